/// Draws the map from the scope.
struct ScreenMapBuilder {
  let context: RuleContext
  let texts: MappedTextReader
  private let findings: [Finding]
  /// What each screen of the scope shows by turns.
  let pieces: [ScreenPieces]
  /// The screen of the map that each of them is.
  var places: [[Int]] = []
  var map = ScreenMap()
  private var known: [Key: Int] = [:]
  /// The labels of the controls of each screen of the scope.
  private var labels: [[Int: MappedLabel]] = []
  private var shownControls: Set<ShownControl> = []

  /// Pieces for which this is equal are one screen of the map.
  private struct Key: Hashable {
    let root: Int
    let content: Content
    let titles: [MappedText]
    let icons: [MappedText]
  }

  /// A control on a screen of the map, the same on every use of it.
  private struct ShownControl: Hashable {
    let screen: Int
    let location: Location
    let texts: [MappedText]
    let place: MappedControl.Place
  }

  private enum Content: Hashable {
    case type(TypeReference)
    case presented(SyntaxReference, SyntaxReference?)
  }

  init(_ context: RuleContext, findings: [Finding]) {
    self.context = context
    self.findings = findings
    texts = MappedTextReader(context)
    pieces = context.scope.screens.map { ScreenSplitter($0).split() }
  }

  var scope: Scope { context.scope }

  /// The map of the roots that reach a wanted file.
  ///
  /// - Parameter isAll: whether there is nothing to be drawn but what is in this scope.
  mutating func map(reaching isWanted: (FileID) -> Bool, isAll: Bool) -> ScreenMap {
    map.roots = scope.mappedRoots(context.index)
    map.isTruncated = scope.isTruncated
    for number in scope.screens.indices { addScreen(number) }
    MappedFindings(findings, self).place(in: &map)
    var links = MappedLinks(self)
    map.links = links.all(in: map)
    map.nameScreens(among: [])
    return map.keeping(wantedRoots(isWanted, isAll: isAll))
  }

  // MARK: Screens

  private mutating func addScreen(_ number: Int) {
    let screen = scope.screens[number]
    let root = screen.root
    let titles = ScreenTitles(screen, in: context)
    let reader = MappedControlReader(context.labelReaders[number], texts)
    let controls = screen.elements.indices.compactMap { element in
      reader.control(element).map { (element: element, control: $0) }
    }
    let known = controls.map { element, control in
      (element, MappedLabel(texts: control.labels, icons: control.icons))
    }
    labels.append(Dictionary(known, uniquingKeysWith: { first, _ in first }))
    var added: [Int] = []
    for position in pieces[number].pieces.indices {
      let piece = pieces[number].pieces[position]
      let place =
        recursion(piece, on: number, root)
        ?? place(of: piece, position, on: number, titles, root)
      for (element, control) in controls
      where pieces[number].pieces(of: element).contains(position) {
        let shown = ShownControl(
          screen: place, location: control.location, texts: control.labels, place: control.place)
        if shownControls.insert(shown).inserted { map.screens[place].controls.append(control) }
      }
      added.append(place)
      if map.roots.indices.contains(root), screen.parent == nil,
        !map.roots[root].screens.contains(place)
      {
        map.roots[root].screens.append(place)
      }
    }
    places.append(added)
  }

  /// The screen of the map that a piece is: a new one, or one that is known.
  private mutating func place(
    of piece: ScreenPiece, _ position: Int, on number: Int, _ all: ScreenTitles, _ root: Int
  ) -> Int {
    let screen = scope.screens[number]
    let shown = { (modifier: ViewModifierUse) in
      pieces[number].pieces(of: modifier.element).contains(position)
        && !modifier.branches.excludes(piece.branches)
    }
    let titles = all.titles.filter(shown).flatMap(texts.title).withoutRepetitions
    let icons = all.icons.filter(shown).flatMap(texts.icon).withoutRepetitions
    let isComplete =
      scope.isWhole(screen) && !screen.mayHideModifiers(beside: piece.branches)
      && screen.toolbarTitles.allSatisfy { $0.excludes(piece.branches) }
    let content: Content =
      if let type = piece.type {
        .type(type)
      } else {
        .presented(screen.presenter, piece.main.map { screen.elements[$0].reference })
      }
    let key = Key(root: root, content: content, titles: titles, icons: icons)
    if let place = known[key] {
      if !isComplete { map.screens[place].isComplete = false }
      return place
    }
    let (name, location) = name(of: piece, on: screen)
    map.screens.append(
      MappedScreen(
        id: "", name: name, kind: screen.kind, root: root, location: location, titles: titles,
        icons: icons, isComplete: isComplete))
    map.screens[map.screens.count - 1].mayShowIcon = scope.roots[root].kind != .standardUI
    known[key] = map.screens.count - 1
    return map.screens.count - 1
  }

  /// What a screen is called, and where that name is declared.
  private func name(of piece: ScreenPiece, on screen: Screen) -> (String, Location) {
    if let type = piece.type, let model = context.index[type],
      let loaded = context.loader.load(type.file), let node = loaded.node(ofType: type.index)
    {
      let range = loaded.tree.nameRange(node) ?? loaded.tree.range(node)
      return (model.name, Location(file: type.file, range: range))
    }
    if let main = piece.main {
      let element = screen.elements[main]
      let owner = scope.owner(of: element).flatMap { context.index[$0]?.name }
      let named = element.name.isEmpty ? owner ?? "Screen" : element.name
      return (named, Location(file: element.reference.file, range: element.nameRange))
    }
    let file = screen.presenter.file
    let range = context.tree(file).map { ByteRange(at: $0.range(screen.presenter.node).start) }
    let owner = screen.elements.first.flatMap(scope.owner).flatMap { context.index[$0]?.name }
    return (owner ?? "Screen", Location(file: file, range: range ?? ByteRange(at: 0)))
  }

  /// The walk does not open up a view inside of itself: where it is shown again, it is the screen
  /// that is known, and of those of its type the nearest on the way here.
  private func recursion(_ piece: ScreenPiece, on number: Int, _ root: Int) -> Int? {
    let screen = scope.screens[number]
    guard let type = piece.type, let main = piece.main,
      screen.gaps.contains(where: { $0.parent == main }),
      !screen.elements.contains(where: { $0.parent == main })
    else { return nil }
    var next = screen.parent
    while let ancestor = next {
      for (position, piece) in pieces[ancestor].pieces.enumerated() where piece.type == type {
        return places[ancestor][position]
      }
      next = scope.screens[ancestor].parent
    }
    return known.filter { $0.key.root == root && $0.key.content == .type(type) }.values.min()
  }

  /// The label of an element of a screen of the scope.
  func label(of element: Int, on number: Int) -> MappedLabel {
    labels[number][element]
      ?? MappedControlReader(context.labelReaders[number], texts).label(of: element)
  }

  // MARK: Names

  // MARK: Wanted roots

  private func wantedRoots(_ isWanted: (FileID) -> Bool, isAll: Bool) -> Set<Int> {
    var wanted: Set<Int> = []
    // A preview shows once more what a scene shows.
    let hasOthers = !isAll || map.roots.contains { $0.kind != .preview }
    let isDrawn = { (root: Int) in !hasOthers || map.roots[root].kind != .preview }
    for (root, model) in map.roots.enumerated() where isWanted(model.location.file) {
      if isDrawn(root) { wanted.insert(root) }
    }
    for screen in scope.screens where !wanted.contains(screen.root) && isDrawn(screen.root) {
      let isReached = screen.elements.contains { element in
        if isWanted(element.reference.file) { return true }
        if case .own(let type) = element.kind { return isWanted(type.file) }
        return false
      }
      if isReached || screen.modifiers.contains(where: { isWanted($0.reference.file) }) {
        wanted.insert(screen.root)
      }
    }
    return wanted
  }
}

extension ScreenMap {
  /// The map with some of its roots alone.
  fileprivate func keeping(_ wanted: Set<Int>) -> ScreenMap {
    if wanted.count == roots.count { return self }
    var result = ScreenMap()
    result.isTruncated = isTruncated
    var newRoots: [Int: Int] = [:]
    for (position, root) in roots.enumerated() where wanted.contains(position) {
      newRoots[position] = result.roots.count
      result.roots.append(root)
    }
    var newScreens: [Int: Int] = [:]
    for (position, var screen) in screens.enumerated() {
      guard let root = newRoots[screen.root] else { continue }
      screen.root = root
      newScreens[position] = result.screens.count
      result.screens.append(screen)
    }
    for position in result.roots.indices {
      result.roots[position].screens = result.roots[position].screens.compactMap { newScreens[$0] }
    }
    for var link in links {
      guard let from = newScreens[link.from], let to = newScreens[link.to] else { continue }
      (link.from, link.to) = (from, to)
      result.links.append(link)
    }
    return result
  }
}

extension [MappedText] {
  var withoutRepetitions: [MappedText] {
    var result: [MappedText] = []
    for text in self where !result.contains(text) { result.append(text) }
    return result
  }
}
