/// One screen of the scope taken apart into what it shows by turns.
struct ScreenPieces: Sendable {
  /// One thing that the screen may be. There is always one at least.
  let pieces: [ScreenPiece]
  /// For each element the piece that it is a part of; nil for what all of them share.
  let owners: [Int?]

  /// The pieces that an element, or a modifier of it, is a part of.
  func pieces(of element: Int?) -> Range<Int> {
    guard let element, owners.indices.contains(element), let owner = owners[element] else {
      return pieces.indices
    }
    return owner..<(owner + 1)
  }
}

struct ScreenPiece: Sendable {
  /// The outermost elements that are its own.
  let tops: [Int]
  /// The element that it is named after; nil on an empty screen.
  let main: Int?
  /// The type of that element, where the workspace declares it.
  let type: TypeReference?
  /// The conditions under which it is shown.
  let branches: [BranchStep]
}

/// Takes screens apart.
///
/// Looks through containers and through views around other views. Where there is nothing but one
/// condition, and two branches or more show views of the workspace, each branch is a piece, unless
/// a title around all of them makes them one screen.
struct ScreenSplitter {
  private let screen: Screen
  private let children: [[Int]]
  private let titled: Set<Int>
  /// Branches after which a condition counts as one screen.
  private static let maximumBranches = 64
  private static let maximumDepth = 64

  /// Views that show just what they hold.
  private static let transparent: Set<String> = [
    "AnyView", "EquatableView", "Group", "NavigationStack", "NavigationView", "ViewThatFits",
  ]

  init(_ screen: Screen) {
    self.screen = screen
    var children = [[Int]](repeating: [], count: screen.elements.count)
    for (position, element) in screen.elements.enumerated() {
      if let parent = element.parent { children[parent].append(position) }
    }
    self.children = children
    titled = Set(
      screen.modifiers.lazy.filter {
        $0.name == "navigationTitle" || $0.name == "navigationBarTitle"
      }.compactMap(\.element))
  }

  func split() -> ScreenPieces {
    let level = screen.elements.indices.filter {
      screen.elements[$0].parent == nil && isContent($0)
    }
    let pieces = split(level, around: nil, isTitled: false, depth: 0)
    var owners = [Int?](repeating: nil, count: screen.elements.count)
    for (number, piece) in pieces.enumerated() {
      for top in piece.tops { owners[top] = number }
    }
    // Outer elements stand before inner ones.
    for (position, element) in screen.elements.enumerated() where owners[position] == nil {
      if let parent = element.parent { owners[position] = owners[parent] }
    }
    if pieces.count == 1 { owners = owners.map { _ in nil } }
    return ScreenPieces(pieces: pieces, owners: owners)
  }

  // MARK: Splitting

  /// The pieces of elements that stand side by side; `around` is the view of the workspace that
  /// holds them.
  private func split(_ level: [Int], around outer: Int?, isTitled: Bool, depth: Int)
    -> [ScreenPiece]
  {
    guard depth < Self.maximumDepth, let first = level.first else {
      return [piece(level, main: outer ?? level.first)]
    }
    if level.count > 1 {
      return alternatives(level, around: outer, isTitled: isTitled, depth: depth)
        ?? [piece(level, main: level.first(where: isOwn) ?? outer ?? first)]
    }
    let element = screen.elements[first]
    let content = content(of: first)
    let isTitled = isTitled || titled.contains(first)
    switch element.kind {
    case .unresolved: break
    case .container:
      if content.isEmpty { break }
      return split(content, around: outer, isTitled: isTitled, depth: depth + 1)
    case .native:
      let isThin = LabelLibrary.containers.contains(element.name) && element.name != "ForEach"
      guard !content.isEmpty,
        Self.transparent.contains(element.name) || isThin && content.count == 1
      else { break }
      return split(content, around: outer, isTitled: isTitled, depth: depth + 1)
    case .own:
      let inner = split(content, around: first, isTitled: isTitled, depth: depth + 1)
      if inner.count > 1 { return inner }
      // A view around what it is given is named after that.
      if let only = inner.first, let main = only.main, main != first, isOwn(main),
        screen.elements[main].frame == element.frame
      {
        return inner
      }
      return [piece([first], main: first)]
    }
    return [piece([first], main: outer ?? onlyOwn(in: first) ?? first)]
  }

  /// The one view of the workspace among what thin containers hold.
  private func onlyOwn(in element: Int) -> Int? {
    var own: [Int] = []
    var pending = [element]
    while let position = pending.popLast(), own.count < 2 {
      if isOwn(position) {
        own.append(position)
      } else if screen.elements[position].kind == .container
        || LabelLibrary.containers.contains(screen.elements[position].name)
      {
        pending.append(contentsOf: content(of: position))
      }
    }
    return own.count == 1 ? own.first : nil
  }

  /// The branches of one condition, where that is all there is; nil where they make one screen.
  private func alternatives(_ level: [Int], around outer: Int?, isTitled: Bool, depth: Int)
    -> [ScreenPiece]?
  {
    if isTitled { return nil }
    var groups: [(branches: [BranchStep], elements: [Int])] = []
    for element in level {
      let branches = screen.elements[element].branches
      if let known = groups.firstIndex(where: { $0.branches == branches }) {
        groups[known].elements.append(element)
      } else {
        guard groups.count < Self.maximumBranches else { return nil }
        groups.append((branches, [element]))
      }
    }
    guard groups.count > 1 else { return nil }
    for (position, group) in groups.enumerated() {
      for other in groups[..<position] where !group.branches.excludes(other.branches) {
        return nil
      }
    }
    let pieces = groups.flatMap {
      split($0.elements, around: outer, isTitled: false, depth: depth + 1)
    }
    let shown = pieces.filter { $0.main != outer && $0.type != nil || holdsControls($0) }
    let own = shown.filter { $0.main != outer && $0.type != nil }
    return own.count > 1 ? shown : nil
  }

  private func piece(_ tops: [Int], main: Int?) -> ScreenPiece {
    var type: TypeReference?
    if let main, case .own(let own) = screen.elements[main].kind { type = own }
    let branches = tops.first.map { screen.elements[$0].branches } ?? []
    return ScreenPiece(tops: tops, main: main, type: type, branches: branches)
  }

  // MARK: Elements

  private func isOwn(_ element: Int) -> Bool {
    if case .own = screen.elements[element].kind { true } else { false }
  }

  /// The elements right inside another one that are a part of what it shows: no toolbars, overlays
  /// and the like.
  private func content(of element: Int) -> [Int] { children[element].filter(isContent) }

  private func isContent(_ position: Int) -> Bool {
    let element = screen.elements[position]
    let outer = element.parent.map { screen.elements[$0].surroundings } ?? []
    return element.surroundings.subtracting(outer).isDisjoint(with: ScreenTitles.elsewhere)
      && element.name != "EmptyView" && element.name != "Spacer"
  }

  private func holdsControls(_ piece: ScreenPiece) -> Bool {
    var pending = piece.tops
    while let position = pending.popLast() {
      let element = screen.elements[position]
      if element.kind == .native, LabelLibrary.controls.contains(element.name) { return true }
      pending.append(contentsOf: children[position])
    }
    return false
  }
}
