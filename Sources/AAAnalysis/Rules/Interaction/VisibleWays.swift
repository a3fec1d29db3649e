/// What a person can see to do on a screen and on the tabs that belong to it.
struct VisibleWays {
  struct Way {
    let signature: ActionSignature
    let screen: Int
    let element: Int?
    /// The conditions under which it is there.
    let branches: [BranchStep]
    /// Whether it is a tap on something that is no control.
    let isTap: Bool
  }

  var ways: [Way] = []
  /// Whether rows show what deletes and moves them, at least once asked to.
  var editsRows = false
  /// The views to which links lead.
  var destinations: Set<String> = []
  /// Whether a link hands a value over to what is declared elsewhere.
  var handsValuesOver = false
  /// The names of the controls.
  var controls: Set<String> = []
  /// Whether something could not be resolved that may be a way to anything.
  var isUnknown = false
  /// The names of the states that bring the screens up.
  var presenting: Set<String> = []

  /// Whether something does the same as an action.
  func offer(_ signature: ActionSignature, where isMeant: (Way) -> Bool = { _ in true }) -> Bool {
    ways.contains { way in
      isMeant(way) && (!way.signature.isComplete || way.signature.shares(with: signature))
    }
  }
}

/// Finds what there is to do on screens.
struct VisibleWayFinder {
  private let context: RuleContext
  private let gestureFinder: GestureFinder
  private let presented: [SyntaxReference: [Int]]
  private let shakes: Shakes
  private var scope: Scope { context.scope }

  init(_ context: RuleContext) {
    self.context = context
    gestureFinder = GestureFinder(context)
    shakes = context.knownWays.shakes(context)
    presented = context.knownWays.screensByPresenter(of: context.scope)
  }

  func gestures(ofScreen number: Int) -> [GestureUse] {
    gestureFinder.gestures(ofScreen: number)
  }

  func ways(on number: Int) -> VisibleWays {
    // A screen shares what is on it with the tabs around and inside it.
    var first = number
    while scope.screens[first].kind == .tab, let parent = scope.screens[first].parent {
      first = parent
    }
    return context.knownWays.ways(onScreen: first, context.log) {
      context.during(.ways) {
        var ways = VisibleWays()
        let group = tabs(in: first)
        for screen in group { ways.presenting.formUnion(presentingNames(screen)) }
        for screen in group { add(screen, to: &ways) }
        return ways
      }
    }
  }

  /// The signature of an action on a screen: also one that takes away what shows the screen leads
  /// out of it.
  func signature(_ effects: ActionEffects, _ presenting: Set<String>) -> ActionSignature {
    let signature = ActionSignature(effects) { context.knownWays.isFocus($0, in: context.index) }
    return self.signature(signature, of: effects, presenting)
  }

  func signature(_ read: ReadEffects, _ presenting: Set<String>) -> ActionSignature {
    let signature = read.signature { context.knownWays.isFocus($0, in: context.index) }
    return self.signature(signature, of: read.effects, presenting)
  }

  private func signature(
    _ signature: ActionSignature, of effects: ActionEffects, _ presenting: Set<String>
  ) -> ActionSignature {
    var signature = signature
    if !presenting.isEmpty, effects.stateChanges.contains(where: {
      $0.closes && $0.aliases.contains(where: presenting.contains)
    }) {
      signature.leadsOut = true
    }
    return signature
  }

  /// Whether anything on screens hears of a shake.
  var hearsShakes: Bool { shakes.areHeard }

  /// What happens when the device is shaken: by element of a screen that hears of it.
  func shaken(
    onScreen number: Int, _ presenting: Set<String>
  ) -> [(Int, ActionSignature)] {
    guard shakes.areHeard else { return [] }
    let elements = scope.screens[number].elements
    return elements.indices.flatMap { position in
      guard shakes.isHeard(by: elements[position]) else { return [(Int, ActionSignature)]() }
      return written(
        by: elements[position].reference, elements[position].frame, presenting, closures: nil
      ).map { (position, $0) }
    }
  }

  // MARK: Screens

  /// A screen and the tabs inside it.
  private func tabs(in first: Int) -> [Int] {
    var group = [first]
    for (position, screen) in scope.screens.enumerated() where position > first {
      if screen.kind == .tab, let parent = screen.parent, group.contains(parent) {
        group.append(position)
      }
    }
    return group
  }

  /// The names of the states that bring a screen up.
  func presentingNames(_ number: Int) -> Set<String> {
    let screen = scope.screens[number]
    var names: Set<String> = []
    switch screen.kind {
    case .sheet, .fullScreenCover, .popover, .destination: break
    case .root, .link, .tab: return []
    }
    guard let tree = context.tree(screen.presenter.file) else { return [] }
    for argument in tree.arguments(of: screen.presenter.node)
    where tree.kind(argument.value) != .closureExpr && tree.mentionsState(argument.value) {
      names.formUnion(tree.mentionedNames(in: argument.value))
    }
    return names
  }

  /// The first views of the workspace that a link or presenting modifier leads to.
  func destinations(of presenter: SyntaxReference) -> Set<String> {
    var names: Set<String> = []
    for number in presented[presenter] ?? [] {
      for element in scope.screens[number].elements {
        if case .own = element.kind {
          names.insert(element.name)
          break
        }
      }
    }
    return names
  }

  // MARK: What is there

  private func add(_ number: Int, to ways: inout VisibleWays) {
    let screen = scope.screens[number]
    let hidden: Surroundings = [.contextMenu, .swipeActions]
    func append(_ signature: ActionSignature, _ element: Int?, isTap: Bool = false) {
      guard !signature.isEmpty || !signature.isComplete else { return }
      ways.ways.append(
        .init(
          signature: signature, screen: number, element: element,
          branches: element.map { screen.elements[$0].branches } ?? [], isTap: isTap))
    }
    for action in context.actions[number]
    where action.control.kind == .button || action.control.kind == .menu {
      let control = action.control
      guard control.surroundings.isDisjoint(with: hidden) else { continue }
      if control.action == nil, runsIntent(control) { ways.isUnknown = true }
      append(signature(action.read, ways.presenting), control.element)
    }
    for gesture in gestures(ofScreen: number) where gesture.kind == .tap {
      guard gesture.modifier.surroundings.isDisjoint(with: hidden) else { continue }
      append(
        signature(gesture.content.ended, ways.presenting), gesture.modifier.element, isTap: true)
    }
    if screen.kind == .link || screen.kind == .destination, !hidesBackButton(screen) {
      var back = ActionSignature()
      back.leadsOut = true
      append(back, nil)
    }
    let elements = screen.elements
    for position in elements.indices
    where elements[position].surroundings.isDisjoint(with: hidden)
      && Self.mayOffer(elements[position])
    {
      for found in found(by: elements[position], position, number, &ways) {
        append(found, position)
      }
    }
    let uses = screen.modifiers
    for place in uses.places(where: Self.mayOffer)
    where uses[place].surroundings.isDisjoint(with: hidden)
      && (uses[place].declaration == nil || ModifierLibrary.names.contains(uses[place].name))
    {
      for found in found(by: uses[place], &ways) { append(found, uses[place].element) }
    }
    if holdsUnknowns(screen) { ways.isUnknown = true }
  }

  private func runsIntent(_ control: ControlAction) -> Bool {
    context.tree(control.reference.file)?.arguments(of: control.reference.node)
      .contains { $0.label == "intent" } ?? true
  }

  private func hidesBackButton(_ screen: Screen) -> Bool {
    let uses = screen.modifiers
    return uses.contains(named: "navigationBarBackButtonHidden")
      || uses.contains(named: "navigationBarHidden") || uses.contains(named: "toolbarVisibility")
      || uses.all(named: "toolbar").contains { mentions($0, ["hidden"]) }
  }

  private func mentions(_ modifier: ViewModifierUse, _ names: Set<String>) -> Bool {
    guard let tree = context.tree(modifier.reference.file) else { return false }
    return tree.arguments(of: modifier.reference.node).contains {
      tree.kind($0.value) != .closureExpr
        && !tree.mentionedNames(in: $0.value).isDisjoint(with: names)
    }
  }

  // MARK: Elements

  /// Controls that write a state, beside buttons.
  private static let binding = LabelLibrary.controls.union([
    "List", "TabView", "DisclosureGroup", "Section", "Table", "NavigationSplitView",
  ])

  /// Whether an element may be a way, by what it is alone.
  private static func mayOffer(_ element: ViewElement) -> Bool {
    switch element.kind {
    case .native: binding.contains(element.name)
    case .own, .unresolved: true
    case .container: false
    }
  }

  private func found(
    by element: ViewElement, _ position: Int, _ number: Int, _ ways: inout VisibleWays
  ) -> [ActionSignature] {
    let reference = element.reference
    guard let tree = context.tree(reference.file) else { return [] }
    switch element.kind {
    case .container: return []
    case .native:
      ways.controls.insert(element.name)
      if element.name == "EditButton" { ways.editsRows = true }
      if element.name == "NavigationLink" {
        ways.destinations.formUnion(destinations(of: reference))
        if tree.kind(reference.node) == .callExpr,
          tree.arguments(of: reference.node).contains(where: { $0.label == "value" })
        {
          ways.handsValuesOver = true
        }
        return []
      }
      if element.name == "Button" { return [] }
      if element.name == "TabView", isPaged(position, number) { return [] }
      return written(by: reference, element.frame, ways.presenting, closures: ["set"])
    case .own:
      let isOpened = !context.labelReaders[number].children(of: position).isEmpty
      return isOpened || shakes.isHeard(by: element)
        ? [] : written(by: reference, element.frame, ways.presenting, closures: nil)
    case .unresolved:
      return written(by: reference, element.frame, ways.presenting, closures: nil)
    }
  }

  /// Whether a tab view shows its tabs as pages.
  private func isPaged(_ position: Int, _ number: Int) -> Bool {
    PagedTabs.pagers(of: number, context).contains { $0.tabs == position }
  }

  /// The states that a call is handed, and what the closures do that it is given.
  ///
  /// - Parameter closures: the labels of the closures that count; nil for all.
  private func written(
    by call: SyntaxReference, _ frame: Int, _ presenting: Set<String>, closures: Set<String>?
  ) -> [ActionSignature] {
    guard let tree = context.tree(call.file), tree.kind(call.node) == .callExpr else { return [] }
    let states = context.knownWays.written(
      by: KnownWays.Call(reference: call, takesClosures: closures == nil), in: frame,
      from: context.actionSource
    ) { reader, place in
      Self.statesWritten(by: call.node, takesClosures: closures == nil, tree, &reader, place)
    }
    return states.map { state in
      switch state {
      case .state(let key): ActionSignature(setting: key)
      case .effects(let effects): signature(effects, presenting)
      }
    }
  }

  private static func statesWritten(
    by call: NodeID, takesClosures: Bool, _ tree: SyntaxTree, _ reader: inout ActionReader,
    _ place: Int
  ) -> [KnownWays.Written] {
    var found: [KnownWays.Written] = []
    func run(_ action: NodeID) {
      reader.effects = ActionEffects()
      reader.run(action, place, arguments: [.value(nil)])
      found.append(.effects(ReadEffects(reader.effects)))
    }
    for argument in tree.arguments(of: call) {
      switch tree.kind(argument.value) {
      case .closureExpr:
        if takesClosures { run(argument.value) }
      case .callExpr:
        // `Binding(get: { … }, set: { … })`.
        guard let callee = tree.callee(of: argument.value), tree.name(callee, is: "Binding")
        else { continue }
        for part in tree.arguments(of: argument.value) where part.label == "set" {
          run(part.value)
        }
      default:
        if tree.mentionsState(argument.value) {
          if let key = reader.state(of: argument.value, place)?.key { found.append(.state(key)) }
        } else if takesClosures,
          tree.kind(argument.value) == .declRef || tree.kind(argument.value) == .memberExpr
        {
          run(argument.value)
        }
      }
    }
    return found
  }

  // MARK: Modifiers

  /// Whether a modifier may be a way, by its name alone.
  private static func mayOffer(_ modifier: String) -> Bool {
    switch modifier {
    case "environment", "searchable", "onSubmit": true
    default: !ModifierLibrary.names.contains(modifier)
    }
  }

  private func found(by modifier: ViewModifierUse, _ ways: inout VisibleWays)
    -> [ActionSignature]
  {
    switch modifier.name {
    case "environment":
      if mentions(modifier, ["editMode"]) { ways.editsRows = true }
      return []
    case "searchable":
      return written(
        by: modifier.reference, modifier.frame, ways.presenting, closures: ["set"])
    case "onSubmit":
      return written(by: modifier.reference, modifier.frame, ways.presenting, closures: nil)
    default:
      return written(by: modifier.reference, modifier.frame, ways.presenting, closures: nil)
    }
  }

  // MARK: What is not known

  /// Whether a part of the workspace's own code could not be followed; what a foreign package shows
  /// knows nothing of the app.
  private func holdsUnknowns(_ screen: Screen) -> Bool {
    let elements = screen.elements
    let unresolved = elements.indices.filter { elements[$0].kind == .unresolved }
    if unresolved.contains(where: { context.index.declaresType(named: elements[$0].name) }) {
      return true
    }
    if screen.unresolved.isEmpty { return false }
    let uses = screen.modifiers
    let foreign = uses.places { !ModifierLibrary.names.contains($0) }
      .filter { uses[$0].declaration == nil }
    return screen.unresolved.contains { branches in
      !unresolved.contains { elements[$0].branches == branches }
        && !foreign.contains { uses[$0].branches == branches }
    }
  }
}
