/// What hangs on the views around a block that is shown because the mode is on.
///
/// A task, a sheet, a dialog of the view around belongs to such a block only if the two share a
/// state: what the one sets, the other shows.
extension ScopeWalker {
  /// A modifier of the view in which a block stands, on something around the block.
  struct HangingModifier {
    let name: String
    let call: SyntaxReference
    let owner: TypeReference?
    let surroundings: Surroundings
  }

  /// The modifiers of the same view that are applied to what is around a block, innermost first.
  func modifiers(hangingAround block: ModeBlock) -> [HangingModifier] {
    guard let owner = block.owner.map(index.extendedType),
      scope.screens.indices.contains(block.screen)
    else { return [] }
    let screen = scope.screens[block.screen]
    var ancestors: Set<Int> = []
    var next = block.parent
    while let position = next, screen.elements.indices.contains(position) {
      ancestors.insert(position)
      next = screen.elements[position].parent
    }
    return screen.modifiers.compactMap { use in
      guard Self.runs(use.name) || Self.presents(use.name), use.useSite == nil,
        use.declaration == nil, !use.isComponent, use.element.map(ancestors.contains) == true,
        scope.frames[use.frame].owner.map(index.extendedType) == owner
      else { return nil }
      return HangingModifier(
        name: use.name, call: use.reference, owner: scope.frames[use.frame].owner,
        surroundings: use.surroundings)
    }
  }

  private static func runs(_ modifier: String) -> Bool {
    ["task", "onAppear", "onChange", "onReceive"].contains(modifier)
  }

  private static func presents(_ modifier: String) -> Bool {
    [
      "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog",
      "navigationDestination",
    ].contains(modifier)
  }

  /// Reads those modifiers around a block that have to do with what the block shows, which is known
  /// from `start` on. What they show in turn may bring up more of them.
  mutating func readHanging(
    _ modifiers: [HangingModifier], on block: ModeBlock, from start: Mark
  ) {
    var pending: [(modifier: HangingModifier, frame: Int)] = modifiers.map { modifier in
      let frame = addFrame(
        file: modifier.call.file, owner: modifier.owner, use: nil, screen: start.screens)
      bindLocals(before: modifier.call.node, frame)
      return (modifier, frame)
    }
    while !pending.isEmpty {
      let shown = ShownStates(self, from: start, block: block)
      let fitting = pending.filter { shown.concern($0.modifier, $0.frame) }
      if fitting.isEmpty { return }
      pending.removeAll { one in fitting.contains { $0.frame == one.frame } }
      for (modifier, frame) in fitting {
        guard let tree = tree(in: frame), let member = tree.callee(of: modifier.call.node) else {
          continue
        }
        var place = Place(screen: start.screens)
        place.surroundings = modifier.surroundings
        applyModifier(
          ChainLink(node: modifier.call.node, member: member), to: nil, frame, place)
      }
      readQueuedScreens()
    }
  }
}

/// The states that some screens set and read.
private struct ShownStates {
  private let scope: Scope
  private let source: ActionSource
  private let index: DeclarationIndex
  private let loader: FileLoader
  /// What is set so that something may come up.
  private var written: Set<StateKey> = []
  /// The types of the values that links lead to.
  private var values: Set<String> = []
  /// Names that are mentioned, by the type whose they are.
  private var names: [TypeReference?: Set<String>] = [:]

  init(_ walker: ScopeWalker, from start: ScopeWalker.Mark, block: ModeBlock) {
    scope = walker.scope
    index = walker.index
    loader = walker.loader
    source = ActionSource(
      index: index, loader: loader, frames: scope.frames, lookups: walker.lookups)
    let finder = ScreenActionFinder(scope: scope, index: index, loader: loader)
    for screen in start.screens..<scope.screens.count {
      for action in finder.actions(ofScreen: screen) {
        let effects = ActionReader.effects(
          of: action.action, frame: action.frame, from: source)
        written.formUnion(effects.stateChanges.filter(\.opens).map(\.key))
      }
      for element in scope.screens[screen].elements { read(element) }
    }
    if let tree = loader.load(block.block.file)?.tree {
      note(tree.mentionedNames(in: block.block.node), of: block.owner)
    }
    for frame in scope.frames[start.frames...] { read(frame) }
  }

  private mutating func note(_ names: Set<String>, of owner: TypeReference?) {
    self.names[owner.map(index.extendedType), default: []].formUnion(names)
  }

  /// The names in the body of a function, property or view.
  private mutating func read(_ frame: Frame) {
    guard let loaded = loader.load(frame.file) else { return }
    switch frame.use?.declaration {
    case .member(let member):
      guard let node = loaded.node(ofMember: member.index), member.file == frame.file else {
        return
      }
      note(loaded.tree.mentionedNames(in: node), of: frame.owner)
    case .type(let type):
      guard let other = loader.load(type.file), let node = other.node(ofType: type.index) else {
        return
      }
      note(other.tree.mentionedNames(in: node), of: type)
    case nil: break
    }
  }

  /// A control that is handed a state sets it; a link may lead to what its value means.
  private mutating func read(_ element: ViewElement) {
    guard element.kind == .native, let tree = loader.load(element.reference.file)?.tree,
      tree.kind(element.reference.node) == .callExpr
    else { return }
    for argument in tree.arguments(of: element.reference.node) {
      let isLink = element.name == "NavigationLink" && argument.label == "value"
      guard isLink || tree.kind(argument.value) == .declRef else { continue }
      var reader = ActionReader(source)
      let context = reader.context(ofFrame: element.frame)
      if isLink {
        let type = tree.typeName(ofCase: argument.value)
          ?? reader.type(of: argument.value, context)?.name
        if let type { values.insert(type) }
      } else if tree.mentionsState(argument.value),
        let state = reader.state(of: argument.value, context)
      {
        written.insert(state.key)
      }
    }
  }

  /// Whether a modifier shows what is set here, or sets what is shown here.
  func concern(_ modifier: ScopeWalker.HangingModifier, _ frame: Int) -> Bool {
    guard let tree = loader.load(modifier.call.file)?.tree,
      tree.kind(modifier.call.node) == .callExpr
    else { return false }
    let arguments = tree.arguments(of: modifier.call.node)
    var reader = ActionReader(source)
    let context = reader.context(ofFrame: frame)
    if let type = arguments.first(where: { $0.label == "for" })?.value,
      modifier.name == "navigationDestination"
    {
      guard tree.kind(type) == .memberExpr, let base = tree.firstChild(type) else { return false }
      return values.contains(tree.name(base))
    }
    if let state = arguments.first(where: {
      $0.label == "isPresented" || $0.label == "item"
    })?.value {
      return reader.state(of: state, context).map { written.contains($0.key) } ?? false
    }
    guard let action = arguments.last(where: {
      $0.label == nil || $0.label == "perform" || $0.label == "action"
    })?.value
    else { return false }
    let effects = ActionReader.effects(
      of: action, frame: frame, from: source)
    return (effects.stateChanges + effects.removals).contains { isMentioned($0.key) }
  }

  private func isMentioned(_ key: StateKey) -> Bool {
    if let owner = key.owner, index.type(owner, conformsTo: "View") {
      return names[index.extendedType(owner)]?.contains(key.name) ?? false
    }
    return names.values.contains { $0.contains(key.name) }
  }
}

extension SyntaxTree {
  /// The type that is written before a case: `Route` of `Route.help`, of `Route.page(1)`.
  fileprivate func typeName(ofCase node: NodeID) -> String? {
    let member = kind(node) == .callExpr ? callee(of: node) ?? node : node
    guard kind(member) == .memberExpr, let base = firstChild(member), kind(base) == .declRef,
      name(base).beginsUppercase
    else { return nil }
    return name(base)
  }
}
