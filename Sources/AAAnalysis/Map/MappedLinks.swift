/// Draws the ways between the screens of the map.
struct MappedLinks {
  private let builder: ScreenMapBuilder
  private let scope: Scope
  private let routes: MappedRoutes
  private var openers: MappedOpeners
  private var links: [MappedLink] = []
  private var positions: [Key: Int] = [:]

  private struct Key: Hashable {
    let from: Int
    let to: Int
    let kind: Screen.Kind
  }

  /// A place on a screen that shows another one.
  private struct Presenter {
    let location: Location
    let frame: Int
    /// The control or modified element.
    let element: Int?
    let modifier: ViewModifierUse?
  }

  init(_ builder: ScreenMapBuilder) {
    self.builder = builder
    scope = builder.scope
    routes = MappedRoutes(builder)
    openers = MappedOpeners(builder.context)
  }

  /// The links of a map whose screens are complete.
  mutating func all(in map: ScreenMap) -> [MappedLink] {
    let presenters = scope.screens.map { self.presenters(on: $0) }
    var shown: [SyntaxReference: [Int]] = [:]
    for (number, screen) in scope.screens.enumerated() where screen.parent != nil {
      shown[screen.presenter, default: []].append(number)
    }
    var doubtful: [MappedLink] = []
    for number in scope.screens.indices {
      for (reference, here) in presenters[number].sorted(by: { $0.value.order < $1.value.order }) {
        guard let all = shown[reference] else { continue }
        for presenter in here.presenters {
          for target in targets(of: presenter, on: number, among: all) {
            add(from: number, presenter, to: target, later: &doubtful)
          }
        }
      }
      addRoutes(on: number)
    }
    addUnreached(doubtful, map)
    return links.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }
      .map(\.element)
  }

  // MARK: Presenters

  /// What on a screen may show others, by its reference, in the order of the screen.
  private func presenters(
    on screen: Screen
  ) -> [SyntaxReference: (order: Int, presenters: [Presenter])] {
    var result: [SyntaxReference: (order: Int, presenters: [Presenter])] = [:]
    func add(_ reference: SyntaxReference, _ presenter: Presenter) {
      let order = result.count
      result[reference, default: (order, [])].presenters.append(presenter)
    }
    for (position, element) in screen.elements.enumerated()
    where element.kind == .native
      && ["NavigationLink", "Tab", "TabView"].contains(element.name)
    {
      let location = Location(file: element.reference.file, range: element.nameRange)
      add(
        element.reference,
        Presenter(location: location, frame: element.frame, element: position, modifier: nil))
    }
    for modifier in screen.modifiers {
      guard case .screen? = ViewLibrary.presentation(of: modifier.name) else { continue }
      let location = Location(file: modifier.reference.file, range: modifier.nameRange)
      add(
        modifier.reference,
        Presenter(
          location: location, frame: modifier.frame, element: modifier.element,
          modifier: modifier))
    }
    return result
  }

  /// Which of the screens that one place in the source shows a presenter there shows. What is
  /// reached by several ways was read once: then it is the one that means the same, and none where
  /// several may be meant.
  private func targets(of presenter: Presenter, on number: Int, among shown: [Int]) -> [Int] {
    let root = scope.screens[number].root
    let all = shown.filter { scope.screens[$0].root == root }
    let own = all.filter { scope.screens[$0].presenterFrame == presenter.frame }
    if !own.isEmpty { return own }
    let meaning = scope.frames[presenter.frame].fingerprint
    let same = all.filter { target in
      scope.screens[target].presenterFrame.map { scope.frames[$0].fingerprint } == meaning
    }
    let candidates = same.isEmpty ? all : same
    guard let frame = candidates.first.map({ scope.screens[$0].presenterFrame }) else { return [] }
    let first = candidates.filter { scope.screens[$0].presenterFrame == frame }
    return first.count == candidates.count || !same.isEmpty ? first : []
  }

  // MARK: Links

  private mutating func add(
    from number: Int, _ presenter: Presenter, to target: Int, later: inout [MappedLink]
  ) {
    let screen = scope.screens[target]
    let isRoute = routes.isRoute(target)
    let controls = isRoute ? [] : controls(behind: presenter, on: number)
    let pieces = builder.pieces[target].pieces
    let cases = pieces.map { routes.caseNames(of: $0) }
    let isSwitched = pieces.count > 1 && cases.contains { !$0.isEmpty }
    let tab = isOldTab(presenter, on: number) ? tabLabel(on: target) : []
    for (piece, place) in builder.places[target].enumerated() {
      // Of the cases of a `switch` a control leads to those that it names.
      let named = controls.filter { control in
        !isSwitched || control.names.map { !$0.isDisjoint(with: cases[piece]) } ?? true
      }
      let labels = named.flatMap { builder.label(of: $0.element, on: number).texts } + tab
      for source in builder.pieces[number].pieces(of: presenter.element) {
        let link = MappedLink(
          from: builder.places[number][source], to: place, kind: screen.kind,
          labels: labels.withoutRepetitions, location: presenter.location)
        // What a route leads to is drawn from the links with its value, where there are any.
        if isRoute { later.append(link) } else { add(link) }
      }
    }
  }

  private mutating func add(_ link: MappedLink) {
    let key = Key(from: link.from, to: link.to, kind: link.kind)
    guard let position = positions[key] else {
      positions[key] = links.count
      links.append(link)
      return
    }
    for label in link.labels where !links[position].labels.contains(label) {
      links[position].labels.append(label)
    }
  }

  /// The controls that show a screen, and the names in the actions of those that open it.
  private mutating func controls(
    behind presenter: Presenter, on number: Int
  ) -> [(element: Int, names: Set<String>?)] {
    if let modifier = presenter.modifier {
      return openers.openers(of: modifier, onScreen: number).map { ($0.element, $0.names) }
    }
    guard let element = presenter.element, !isOldTab(presenter, on: number) else { return [] }
    return [(element, nil)]
  }

  /// Whether it is a `TabView` around views with `tabItem`s.
  private func isOldTab(_ presenter: Presenter, on number: Int) -> Bool {
    presenter.modifier == nil
      && presenter.element.map { scope.screens[number].elements[$0].name == "TabView" } ?? false
  }

  private func tabLabel(on number: Int) -> [MappedText] {
    MappedControlReader(builder.context.labelReaders[number], builder.texts).tabLabel().texts
  }

  /// The links of a screen that carry a value.
  private mutating func addRoutes(on number: Int) {
    let screen = scope.screens[number]
    for (position, element) in screen.elements.enumerated() {
      let found = routes.destinations(of: element, on: screen)
      if found.isEmpty { continue }
      let labels = builder.label(of: position, on: number).texts
      let location = Location(file: element.reference.file, range: element.nameRange)
      for source in builder.pieces[number].pieces(of: position) {
        for (target, piece) in found {
          add(
            MappedLink(
              from: builder.places[number][source], to: builder.places[target][piece],
              kind: .link, labels: labels, location: location))
        }
      }
    }
  }

  /// Adds those links without which a screen would stand alone.
  private mutating func addUnreached(_ doubtful: [MappedLink], _ map: ScreenMap) {
    var reached = Set(map.roots.flatMap(\.screens))
    spread(from: Array(reached), &reached)
    var pending = doubtful
    while let next = pending.firstIndex(where: {
      reached.contains($0.from) && !reached.contains($0.to)
    }) {
      let link = pending.remove(at: next)
      add(link)
      reached.insert(link.to)
      spread(from: [link.to], &reached)
    }
  }

  private func spread(from screens: [Int], _ reached: inout Set<Int>) {
    let ways = Dictionary(grouping: links, by: \.from)
    var pending = screens
    while let screen = pending.popLast() {
      for link in ways[screen] ?? [] where reached.insert(link.to).inserted {
        pending.append(link.to)
      }
    }
  }
}
