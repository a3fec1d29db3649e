/// Finds what on a screen may lead back from it. What cannot be followed may.
struct WaysBack {
  private let context: RuleContext
  private let actions: ControlActionFinder
  private var scope: Scope { context.scope }

  init(_ context: RuleContext) {
    self.context = context
    actions = ControlActionFinder(
      scope: context.scope, index: context.index, loader: context.loader)
  }

  /// Whether something on a screen may close it or go back.
  ///
  /// - Parameters:
  ///   - branches: the conditions under which there has to be a way. Of a route's cases, only that
  ///     of these counts.
  ///   - throughInnerScreens: whether what is pushed on top of it counts too, as on a sheet whose
  ///     last step closes it.
  func mayLead(
    outOf screen: Int, beside branches: [BranchStep], throughInnerScreens: Bool
  ) -> Bool {
    var screens = [screen]
    for (position, candidate) in scope.screens.enumerated() where position > screen {
      guard let parent = candidate.parent, screens.contains(parent) else { continue }
      switch candidate.kind {
      case .tab: screens.append(position)
      case .link, .destination:
        if throughInnerScreens { screens.append(position) }
      case .root, .sheet, .fullScreenCover, .popover: break
      }
    }
    let routes = RouteCases(of: scope.screens[screen], loader: context.loader)
    return screens.contains { inner in
      mayLead(outOf: screen, by: inner) { inner != screen || !routes.part($0, from: branches) }
    }
  }

  private func mayLead(
    outOf screen: Int, by inner: Int, where isShown: ([BranchStep]) -> Bool
  ) -> Bool {
    let state = OuterState(screen: screen, inner: inner, context)
    return holdsUnknowns(scope.screens[inner], isShown) || mentionsDismissal(inner, isShown)
      || controlsMayLead(inner, state, isShown) || eventsMayLead(inner, state, isShown)
  }

  // MARK: What is not known

  private func holdsUnknowns(_ screen: Screen, _ isShown: ([BranchStep]) -> Bool) -> Bool {
    if screen.unresolved.contains(where: isShown) { return true }
    let isForeign = screen.elements.contains { element in
      guard isShown(element.branches) else { return false }
      return switch element.kind {
      case .unresolved: true
      case .own(let type):
        ["UIViewControllerRepresentable", "UIViewRepresentable"].contains {
          context.index.type(type, conformsTo: $0)
        }
      case .native, .container: false
      }
    }
    return isForeign
      || screen.modifiers.contains { modifier in
        modifier.declaration == nil && modifier.element != nil && isShown(modifier.branches)
          && !ModifierLibrary.names.contains(modifier.name)
          && context.tree(modifier.reference.file)?.kind(modifier.reference.node) == .callExpr
      }
  }

  // MARK: Dismissal

  /// Whether the views on a screen mention `dismiss` or the presentation mode anywhere in their
  /// code, or what shows the screen does.
  private func mentionsDismissal(_ number: Int, _ isShown: ([BranchStep]) -> Bool) -> Bool {
    let screen = scope.screens[number]
    var types: Set<TypeReference> = []
    let elements = screen.elements.filter { isShown($0.branches) }
    let modifiers = screen.modifiers.filter { isShown($0.branches) }
    for frame in Set(elements.map(\.frame) + modifiers.map(\.frame))
    where scope.frames[frame].screen == number {
      if let owner = scope.frames[frame].owner { types.insert(owner) }
    }
    for case .own(let type) in elements.map(\.kind) { types.insert(type) }
    var places = contents(of: screen.presenter)
    for type in types {
      let name = context.index[type]?.name ?? ""
      // Of the extensions of `View` only the one that is used.
      let declarations = name == "View" ? [type] : context.index.declarations(ofType: name)
      for declaration in declarations {
        guard let loaded = context.loader.load(declaration.file),
          let node = loaded.node(ofType: declaration.index)
        else { continue }
        places.append(SyntaxReference(file: declaration.file, node: node))
      }
    }
    return places.contains { place in
      guard let tree = context.tree(place.file) else { return true }
      var pending = [place.node]
      while let node = pending.popLast() {
        switch tree.kind(node) {
        case .declRef, .memberExpr:
          let name = tree.name(node)
          if name == "dismiss" || name == "presentationMode" { return true }
        default: break
        }
        pending.append(contentsOf: tree.children(node))
      }
      return false
    }
  }

  /// What the call that shows a screen is given; what it is called on belongs to the screen before.
  private func contents(of presenter: SyntaxReference) -> [SyntaxReference] {
    guard let tree = context.tree(presenter.file), tree.kind(presenter.node) == .callExpr else {
      return []
    }
    return tree.arguments(of: presenter.node).map {
      SyntaxReference(file: presenter.file, node: $0.value)
    }
  }

  // MARK: Actions

  private func controlsMayLead(
    _ number: Int, _ state: OuterState, _ isShown: ([BranchStep]) -> Bool
  ) -> Bool {
    for control in actions.actions(ofScreen: number) where isShown(control.branches) {
      guard let action = control.action else {
        if runsIntent(control) { return true }
        continue
      }
      let effects = ActionReader.effects(
        of: action, frame: control.frame, from: context.actionSource)
      if !effects.isComplete || effects.dismisses || changesOuterState(effects, state)
        || effects.unresolvedCalls.contains(where: { !isHarmless($0, in: control.frame) })
      {
        return true
      }
    }
    return scope.screens[number].elements.contains { element in
      element.kind == .native && isShown(element.branches) && bindsOuterState(element, state)
    }
  }

  private func runsIntent(_ control: ControlAction) -> Bool {
    guard let tree = context.tree(control.reference.file) else { return true }
    return tree.arguments(of: control.reference.node).contains { $0.label == "intent" }
  }

  /// Whether a control writes a state from outside, as a toggle on `$isShown` does.
  private func bindsOuterState(_ element: ViewElement, _ state: OuterState) -> Bool {
    guard let tree = context.tree(element.reference.file),
      tree.kind(element.reference.node) == .callExpr
    else { return false }
    var reader = context.actionReader
    let place = reader.context(ofFrame: element.frame)
    return tree.arguments(of: element.reference.node).contains { argument in
      tree.kind(argument.value) != .closureExpr && tree.mentionsState(argument.value)
        && reader.state(of: argument.value, place).map { state.isOuter($0.key, $0.aliases) }
          ?? false
    }
  }

  /// Whether what happens by itself leads back: when a screen appears, a value changes.
  private func eventsMayLead(
    _ number: Int, _ state: OuterState, _ isShown: ([BranchStep]) -> Bool
  ) -> Bool {
    for modifier in scope.screens[number].modifiers
    where (modifier.name.hasPrefix("on") || ["task", "refreshable"].contains(modifier.name))
      && isShown(modifier.branches)
    {
      guard let tree = context.tree(modifier.reference.file),
        tree.kind(modifier.reference.node) == .callExpr
      else { continue }
      for argument in tree.arguments(of: modifier.reference.node)
      where tree.kind(argument.value) == .closureExpr || argument.label == "perform" {
        let effects = ActionReader.effects(
          of: argument.value, frame: modifier.frame, from: context.actionSource)
        if !effects.isComplete || effects.dismisses || changesOuterState(effects, state)
          || !effects.passedActions.isEmpty && !effects.unresolvedCalls.isEmpty
          || effects.unresolvedCalls.contains(where: { isOwnClosure($0, in: modifier.frame) })
        {
          return true
        }
      }
    }
    return false
  }

  private func changesOuterState(_ effects: ActionEffects, _ state: OuterState) -> Bool {
    (effects.stateChanges + effects.removals).contains { state.isOuter($0.key, $0.aliases) }
  }

  // MARK: Calls

  /// Whether a call leads to something that can show no screen and take none away.
  private func isHarmless(_ call: ActionEffects.UnresolvedCall, in frame: Int) -> Bool {
    guard let root = call.root else { return Self.harmlessFunctions.contains(call.name) }
    if Self.harmlessMutations.contains(call.name) { return true }
    if Self.harmlessTypes.contains(root) { return !context.index.declaresType(named: root) }
    var reader = context.actionReader
    let place = reader.context(ofFrame: frame)
    guard let type = reader.type(ofName: root, place) else { return false }
    return Self.harmlessTypes.contains(type.name) && reader.declaration(type) == nil
  }

  /// Whether a call runs a closure that the view was given, and that is not known.
  private func isOwnClosure(_ call: ActionEffects.UnresolvedCall, in frame: Int) -> Bool {
    guard call.root == nil, let owner = scope.frames[frame].owner else { return false }
    return context.index.members(named: call.name, of: owner).contains {
      context.index[$0]?.kind == .property
    }
  }

  private static let harmlessFunctions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "AudioServicesPlaySystemSound", "impactOccurred",
    "notificationOccurred", "selectionChanged", "sleep", "trimmingCharacters",
  ]

  private static let harmlessMutations: Set<String> = [
    "append", "insert", "sort", "shuffle", "reverse", "swapAt", "formUnion", "subtract",
  ]

  private static let harmlessTypes: Set<String> = [
    "AVAudioEngine", "AVAudioPlayer", "AVAudioRecorder", "AVAudioSession", "AVPlayer",
    "AVQueuePlayer", "AVSpeechSynthesizer", "Bundle", "CLLocationManager", "CMMotionManager",
    "Calendar", "Data", "Date", "FileManager", "JSONDecoder", "JSONEncoder", "Locale", "Logger",
    "ModelContext", "NSManagedObjectContext", "ProcessInfo", "SKStoreReviewController", "String",
    "UIAccessibility", "UIApplication", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "UIPasteboard", "UISelectionFeedbackGenerator", "URL",
    "URLSession", "UserDefaults",
  ]
}

/// Which states belong to what is around a screen, so that changing one may take the screen away.
private struct OuterState {
  private let index: DeclarationIndex
  /// The views on the screen, whose own states are not outside.
  private var inside: Set<String> = []
  /// The names that the screens before mention in conditions and arguments.
  private var names: Set<String> = []

  init(screen: Int, inner: Int, _ context: RuleContext) {
    index = context.index
    let scope = context.scope
    for number in Set([screen, inner]) {
      for element in scope.screens[number].elements {
        if case .own(let type) = element.kind, let name = index[type]?.name { inside.insert(name) }
        let frame = scope.frames[element.frame]
        if frame.screen == number, let name = frame.owner.flatMap({ index[$0] })?.name {
          inside.insert(name)
        }
      }
    }
    var next = scope.screens[screen].parent
    var seen: Set<SyntaxReference> = []
    while let number = next {
      let outer = scope.screens[number]
      next = outer.parent
      for reference in outer.elements.map(\.reference) + outer.modifiers.map(\.reference)
      where seen.insert(reference).inserted {
        guard let tree = context.tree(reference.file), tree.kind(reference.node) == .callExpr
        else { continue }
        for argument in tree.arguments(of: reference.node)
        where tree.kind(argument.value) != .closureExpr {
          names.formUnion(tree.mentionedNames(in: argument.value))
        }
      }
      for step in Set(outer.elements.flatMap(\.branches)) {
        guard let tree = context.tree(step.condition.file) else { continue }
        names.formUnion(tree.conditionNames(of: step.condition.node))
      }
    }
  }

  /// Whether a state decides, or may decide, what the screens before show.
  func isOuter(_ key: StateKey, _ aliases: [String]) -> Bool {
    guard let owner = key.owner, let type = index[owner] else { return true }
    if inside.contains(type.name), index.type(owner, conformsTo: "View") {
      let attributes = index.members(named: key.name, of: owner).flatMap {
        index[$0]?.attributes ?? []
      }
      // A binding that could not be followed, and what is kept for all to see.
      return attributes.contains {
        ["Binding", "AppStorage", "SceneStorage", "Default", "Shared"].contains($0)
      }
    }
    if aliases.contains(where: names.contains) || names.contains(key.name) { return true }
    // `router.current`, made of what was changed.
    return names.contains { name in
      index.members(named: name, of: owner).contains { index[$0]?.isComputed == true }
    }
  }
}
