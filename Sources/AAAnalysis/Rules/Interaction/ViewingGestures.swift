/// Tells gestures by which one only looks at something, or draws, from those that act.
struct ViewingGestures {
  private let context: RuleContext
  private var scaled: [Int: Set<String>] = [:]
  private var framed: [Int: Set<String>] = [:]
  private var scope: Scope { context.scope }

  init(_ context: RuleContext) {
    self.context = context
  }

  mutating func include(
    _ gesture: GestureUse, _ signature: ActionSignature, among all: [GestureUse]
  ) -> Bool {
    switch gesture.kind {
    case .pinch, .taps: return zooms(gesture)
    case .rotation: return signature.isOnlyStates && isZoomed(gesture.modifier, all)
    case .drag:
      return observesScrolling(gesture) || draws(signature, gesture)
        || signature.isOnlyStates && isZoomed(gesture.modifier, all)
    default: return false
    }
  }

  // MARK: Zooming

  /// Whether a gesture changes how large something is shown.
  private mutating func zooms(_ gesture: GestureUse) -> Bool {
    if !gesture.stateNames.isDisjoint(with: scaledNames(gesture.screen)) { return true }
    // Two taps that make something larger may just as well unfold it.
    return gesture.kind == .pinch
      && !gesture.stateNames.isDisjoint(with: framedNames(gesture.screen))
  }

  /// Whether a pinch on the same view zooms it; then a drag only moves what is seen of it.
  private mutating func isZoomed(_ modifier: ViewModifierUse, _ all: [GestureUse]) -> Bool {
    for other in all where other.kind == .pinch && zooms(other) {
      switch (other.modifier.element, modifier.element) {
      case (let place?, let element?):
        if context.labelReaders[other.screen].areNested(place, element) { return true }
      case (nil, nil): if other.modifier.frame == modifier.frame { return true }
      default: break
      }
    }
    return false
  }

  /// The names on which the frame of something on the screen depends.
  private mutating func framedNames(_ number: Int) -> Set<String> {
    if let known = framed[number] { return known }
    var names: Set<String> = []
    for modifier in scope.screens[number].modifiers.all(named: "frame") {
      names.formUnion(self.names(in: modifier.reference, modifier.frame))
    }
    framed[number] = names
    return names
  }

  /// The names on which the scale of something on the screen depends.
  private mutating func scaledNames(_ number: Int) -> Set<String> {
    if let known = scaled[number] { return known }
    let screen = scope.screens[number]
    var names: Set<String> = []
    for modifier in screen.modifiers.all(
      named: ["scaleEffect", "transformEffect", "projectionEffect"])
    {
      names.formUnion(self.names(in: modifier.reference, modifier.frame))
    }
    // A view of UIKit that is handed a scale zooms by itself.
    for (position, element) in screen.elements.enumerated() {
      let isOpened = !context.labelReaders[number].children(of: position).isEmpty
      switch element.kind {
      case .own(let type):
        guard !isOpened || context.index.type(type, conformsTo: "UIViewRepresentable") else {
          continue
        }
        names.formUnion(self.names(in: element.reference, element.frame))
      case .unresolved: names.formUnion(self.names(in: element.reference, element.frame))
      case .native, .container: continue
      }
    }
    scaled[number] = names
    return names
  }

  /// The names in the arguments of a call, and those on which computed ones depend.
  private func names(in call: SyntaxReference, _ frame: Int) -> Set<String> {
    guard let tree = context.tree(call.file), tree.kind(call.node) == .callExpr else { return [] }
    var names: Set<String> = []
    for argument in tree.arguments(of: call.node) where tree.kind(argument.value) != .closureExpr {
      names.formUnion(tree.mentionedNames(in: argument.value))
    }
    guard let owner = scope.frames[frame].owner else { return names }
    for name in names {
      if let binding = scope.frames[frame].bindings[name],
        let other = context.tree(binding.value.file)
      {
        names.formUnion(other.mentionedNames(in: binding.value.node))
      }
      for member in context.index.members(named: name, of: owner)
      where context.index[member]?.isComputed == true {
        guard let loaded = context.loader.load(member.file),
          let node = loaded.node(ofMember: member.index)
        else { continue }
        names.formUnion(loaded.tree.mentionedNames(in: node))
      }
    }
    return names
  }

  // MARK: Scrolling and drawing

  private static let scrolling: Set<String> = [
    "ScrollView", "List", "Form", "Table", "TextEditor", "Map", "WebView", "TabView",
  ]

  /// Whether a drag only runs beside the one by which something scrolls.
  private func observesScrolling(_ gesture: GestureUse) -> Bool {
    guard gesture.modifier.name == "simultaneousGesture" else { return false }
    guard let element = gesture.modifier.element else { return true }
    let elements = scope.screens[gesture.screen].elements
    return context.labelReaders[gesture.screen].elements(in: element).contains { position in
      elements[position].kind == .unresolved
        || elements[position].kind == .native
          && Self.scrolling.contains(elements[position].name)
    }
  }

  /// Whether a drag leaves a line behind: what it adds to is drawn on the same screen.
  private func draws(_ signature: ActionSignature, _ gesture: GestureUse) -> Bool {
    let reader = context.labelReaders[gesture.screen]
    let isDrawing = { (position: Int) in
      let shown = reader.screen.elements[position]
      switch shown.kind {
      case .native: return ["Canvas", "Path", "SpriteView", "SceneView"].contains(shown.name)
      case .own(let type): return context.index.type(type, conformsTo: "Shape")
      case .container, .unresolved: return false
      }
    }
    if let element = gesture.modifier.element,
      reader.elements(in: element).contains(where: isDrawing)
    {
      return true
    }
    let adds = signature.unresolved.contains { $0.name == "append" || $0.name == "addLine" }
    return adds && reader.screen.elements.indices.contains(where: isDrawing)
  }
}
