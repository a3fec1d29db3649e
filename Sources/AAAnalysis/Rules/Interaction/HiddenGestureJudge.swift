/// Decides which gestures of a screen do what no visible control does.
struct HiddenGestureJudge {
  private let context: RuleContext
  private let finder: VisibleWayFinder
  private var viewing: ViewingGestures
  private var scope: Scope { context.scope }

  init(_ context: RuleContext) {
    self.context = context
    finder = VisibleWayFinder(context)
    viewing = ViewingGestures(context)
  }

  mutating func hidden(onScreen number: Int) -> [HiddenAction] {
    var hidden: [HiddenAction] = []
    let gestures = finder.gestures(ofScreen: number)
    for gesture in gestures {
      if let found = judge(gesture, among: gestures) { hidden.append(found) }
    }
    hidden += menus(number) + pages(number) + editedLists(number) + shakes(number)
    return hidden
  }

  private func shakes(_ number: Int) -> [HiddenAction] {
    guard finder.hearsShakes else { return [] }
    let presenting = finder.presentingNames(number)
    let shaken = finder.shaken(onScreen: number, presenting).filter {
      $0.1.isComplete && !$0.1.isEmpty
    }
    if shaken.isEmpty { return [] }
    let ways = finder.ways(on: number)
    return shaken.compactMap { position, signature in
      if ways.isUnknown || ways.offer(signature) { return nil }
      let element = scope.screens[number].elements[position]
      return HiddenAction(
        kind: .gesture(.shake), screen: number,
        location: Location(file: element.reference.file, range: element.nameRange),
        element: position, signature: signature)
    }
  }

  // MARK: Gestures

  private mutating func judge(_ gesture: GestureUse, among all: [GestureUse]) -> HiddenAction? {
    if gesture.kind == .tap || gesture.modifier.surroundings.contains(.dialog) { return nil }
    var signature = gesture.signature(context)
    guard signature.isComplete, !signature.isEmpty else { return nil }
    let ways = finder.ways(on: gesture.screen)
    if leadsOut(gesture, ways) { signature.leadsOut = true }
    if ways.isUnknown || isOffered(signature, beside: gesture, ways) { return nil }
    switch gesture.kind {
    case .deleteRow, .moveRow: if ways.editsRows { return nil }
    default: break
    }
    if viewing.include(gesture, signature, among: all) || isLinked(gesture, signature, ways) {
      return nil
    }
    return HiddenAction(
      kind: .gesture(gesture.kind), screen: gesture.screen, location: gesture.location,
      related: related(to: gesture), modifier: gesture.modifier,
      element: gesture.modifier.element, signature: signature)
  }

  /// Whether something in sight does the same: what another case of a route offers is not.
  private func isOffered(
    _ signature: ActionSignature, beside gesture: GestureUse, _ ways: VisibleWays
  ) -> Bool {
    guard ways.offer(signature) else { return false }
    let routes = RouteCases(of: scope.screens[gesture.screen], loader: context.loader)
    return ways.offer(signature) { way in
      way.screen != gesture.screen || !routes.part(way.branches, from: gesture.modifier.branches)
    }
  }

  private func leadsOut(_ gesture: GestureUse, _ ways: VisibleWays) -> Bool {
    gesture.content.ended.stateChanges.contains {
      $0.closes && $0.aliases.contains(where: ways.presenting.contains)
    }
  }

  /// Where an action was given that a view of the workspace runs.
  private func related(to gesture: GestureUse) -> [RelatedLocation] {
    let passed = gesture.content.ended.passedActions + gesture.content.changed.passedActions
    guard let action = passed.last, let tree = context.tree(action.file) else { return [] }
    let elements = scope.screens[gesture.screen].elements
    var place: Location?
    if let site = gesture.modifier.useSite, site.reference.file == action.file,
      tree.range(site.reference.node).contains(tree.range(action.node))
    {
      place = Location(file: action.file, range: site.nameRange)
    }
    var position = gesture.modifier.element
    while place == nil, let current = position {
      let element = elements[current]
      if element.reference.file == action.file,
        tree.range(element.reference.node).contains(tree.range(action.node))
      {
        place = Location(file: action.file, range: element.nameRange)
      }
      position = element.parent
    }
    guard let place, place != gesture.location else { return [] }
    return [RelatedLocation(location: place, message: "The action is given here.")]
  }

  // MARK: Links

  /// Whether a link leads where a gesture leads.
  private func isLinked(
    _ gesture: GestureUse, _ signature: ActionSignature, _ ways: VisibleWays
  ) -> Bool {
    let opened = Set(
      (gesture.content.ended.stateChanges + gesture.content.changed.stateChanges)
        .filter(\.opens).flatMap(\.aliases))
    for modifier in scope.screens[gesture.screen].modifiers.all(
      named: ["sheet", "fullScreenCover", "popover", "navigationDestination"])
    {
      guard let tree = context.tree(modifier.reference.file) else { continue }
      let names = tree.arguments(of: modifier.reference.node)
        .filter { tree.kind($0.value) != .closureExpr }
        .reduce(into: Set<String>()) { $0.formUnion(tree.mentionedNames(in: $1.value)) }
      guard !names.isDisjoint(with: opened) else { continue }
      let shown = finder.destinations(of: modifier.reference)
      if !shown.isDisjoint(with: ways.destinations) { return true }
    }
    // What a link hands over, a gesture may put on the path itself.
    return ways.handsValuesOver && signature.unresolved.contains { $0.name == "append" }
  }

  // MARK: Menus

  private func menus(_ number: Int) -> [HiddenAction] {
    let menus = HiddenMenus(number, context)
    if menus.isEmpty { return [] }
    let actions = context.actions[number]
    let ways = finder.ways(on: number)
    if ways.isUnknown { return [] }
    return menus.all.compactMap { menu in
      var items: [Int] = []
      var lacking: [Int] = []
      for item in menu.items {
        guard let isOffered = isOffered(item, number, actions, ways) else { continue }
        items.append(item)
        if !isOffered { lacking.append(item) }
      }
      guard !lacking.isEmpty else { return nil }
      let isWhole = lacking.count == items.count
      let modifier = menu.modifier
      let elements = scope.screens[number].elements
      return HiddenAction(
        kind: modifier.name == "contextMenu"
          ? .contextMenu(isWhole: isWhole) : .swipeActions(isWhole: isWhole),
        screen: number,
        location: Location(file: modifier.reference.file, range: modifier.nameRange),
        related: isWhole
          ? []
          : lacking.prefix(4).map { item in
            RelatedLocation(
              location: Location(
                file: elements[item].reference.file, range: elements[item].nameRange),
              message: "This can be done here alone.")
          },
        modifier: modifier, element: modifier.element, items: menu.items)
    }
  }

  /// Whether a control of a menu is also a visible one; nil for one that does nothing, or nobody
  /// knows what.
  private func isOffered(
    _ item: Int, _ number: Int, _ actions: [HandMadeQuestions.Judged],
    _ ways: VisibleWays
  ) -> Bool? {
    let element = scope.screens[number].elements[item]
    switch element.name {
    case "Button":
      guard let action = actions.first(where: { $0.control.element == item }),
        action.control.action != nil
      else { return nil }
      let signature = finder.signature(action.read, ways.presenting)
      guard signature.isComplete, !signature.isEmpty else { return nil }
      return ways.offer(signature)
    case "NavigationLink":
      let destinations = finder.destinations(of: element.reference)
      return destinations.isEmpty ? nil : !destinations.isDisjoint(with: ways.destinations)
    case "ShareLink", "Link": return ways.controls.contains(element.name)
    case "Toggle", "Picker", "Stepper":
      guard let tree = context.tree(element.reference.file) else { return nil }
      var reader = context.actionReader
      let place = reader.context(ofFrame: element.frame)
      let keys = tree.arguments(of: element.reference.node).compactMap { argument in
        tree.mentionsState(argument.value) ? reader.state(of: argument.value, place)?.key : nil
      }
      return keys.first.map { ways.offer(ActionSignature(setting: $0)) }
    default: return nil
    }
  }

  // MARK: Pages and lists

  private func pages(_ number: Int) -> [HiddenAction] {
    let screen = scope.screens[number]
    return PagedTabs.pagers(of: number, context).compactMap { pager in
      guard pager.hidesDots, pager.hasPages(screen, context),
        let selection = pager.selection(screen, context)
      else { return nil }
      let ways = finder.ways(on: number)
      if ways.isUnknown || !selection.isEmpty && ways.offer(selection) { return nil }
      return HiddenAction(
        kind: .pages, screen: number,
        location: Location(
          file: pager.modifier.reference.file, range: pager.modifier.nameRange),
        modifier: pager.modifier, element: pager.tabs)
    }
  }

  /// `editActions: .delete` of a list without a button that shows them.
  private func editedLists(_ number: Int) -> [HiddenAction] {
    let elements = scope.screens[number].elements
    return elements.places(named: ["List", "ForEach"]).compactMap { position in
      let element = elements[position]
      guard element.kind == .native,
        let tree = context.tree(element.reference.file),
        tree.kind(element.reference.node) == .callExpr,
        let argument = tree.children(element.reference.node).first(where: {
          tree.kind($0) == .argument && tree.name($0, is: "editActions")
        }), let range = tree.nameRange(argument)
      else { return nil }
      let names = tree.mentionedNames(in: argument)
      let kind: GestureUse.Kind
      if names.contains("delete") || names.contains("all") {
        kind = .deleteRow
      } else if names.contains("move") {
        kind = .moveRow
      } else {
        return nil
      }
      let ways = finder.ways(on: number)
      if ways.editsRows || ways.isUnknown { return nil }
      return HiddenAction(
        kind: .gesture(kind), screen: number,
        location: Location(file: element.reference.file, range: range), element: position)
    }
  }
}

/// The context menus and swipe actions of a screen, with the controls in each.
struct HiddenMenus {
  struct Menu {
    let modifier: ViewModifierUse
    var items: [Int]
  }

  private(set) var all: [Menu] = []

  var isEmpty: Bool { all.isEmpty }

  init(_ number: Int, _ context: RuleContext) {
    let screen = context.scope.screens[number]
    let uses = screen.modifiers
    for place in uses.places(named: ["contextMenu", "swipeActions"])
    where uses[place].declaration == nil && uses[place].element != nil {
      all.append(Menu(modifier: uses[place], items: []))
    }
    if all.isEmpty { return }
    let inside: Surroundings = [.contextMenu, .swipeActions]
    let elements = screen.elements
    for position in elements.indices
    where !elements[position].surroundings.isDisjoint(with: inside)
      && elements[position].kind == .native
      && LabelLibrary.controls.contains(elements[position].name)
    {
      guard !elements[position].surroundings.contains(.dialog),
        let menu = menu(around: position, screen, context)
      else { continue }
      all[menu].items.append(position)
    }
  }

  /// The menu in which an element stands: of the element around it that is in none.
  private func menu(around position: Int, _ screen: Screen, _ context: RuleContext) -> Int? {
    let inside: Surroundings = [.contextMenu, .swipeActions]
    var top = position
    guard !screen.elements[top].surroundings.isDisjoint(with: inside) else { return nil }
    while let parent = screen.elements[top].parent,
      !screen.elements[parent].surroundings.isDisjoint(with: inside)
    {
      top = parent
    }
    let host = screen.elements[top].parent
    let candidates = all.indices.filter { all[$0].modifier.element == host }
    if candidates.count < 2 { return candidates.first }
    let reference = screen.elements[top].reference
    return candidates.first { candidate in
      let modifier = all[candidate].modifier
      guard modifier.reference.file == reference.file,
        let tree = context.tree(reference.file)
      else { return false }
      return tree.arguments(of: modifier.reference.node).contains {
        tree.range($0.value).contains(tree.range(reference.node))
      }
    }
  }
}
