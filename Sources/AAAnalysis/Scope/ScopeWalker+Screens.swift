extension ScopeWalker {
  /// Begins a screen and gives the place at its top; nil where the walk has grown too large.
  mutating func addScreen(
    _ kind: Screen.Kind, root: Int, parent: Int?, presenter: SyntaxReference
  ) -> Place? {
    guard scope.screens.count < 2_000 else {
      scope.isTruncated = true
      return nil
    }
    var scene: Int?
    if case .scene(let number) = scope.roots[root].kind { scene = number }
    scope.screens.append(
      Screen(kind: kind, root: root, scene: scene, parent: parent, presenter: presenter))
    return Place(screen: scope.screens.count - 1, parent: nil)
  }

  /// Notes what a presenter shows as a screen of its own, to be read later.
  mutating func queueScreen(
    _ kind: Screen.Kind, _ contents: [NodeID], presenter: NodeID, _ frame: Int, _ place: Place
  ) {
    let file = scope.frames[frame].file
    guard let first = contents.first, let tree = tree(in: frame),
      knownScreens.insert(
        ScreenKey(
          content: SyntaxReference(file: file, node: first),
          fingerprint: fingerprint(of: contents, frame, tree))
      ).inserted
    else { return }
    let items = contents.map { tree.kind($0) == .closureExpr ? tree.statements(of: $0) : [$0] }
    pendingScreens.append(
      PendingScreen(
        kind: kind, presenter: SyntaxReference(file: file, node: presenter), contents: items,
        frame: frame, parent: place.screen))
  }

  /// Equal where a screen's contents mean the same: what they do not name cannot change them.
  private mutating func fingerprint(of contents: [NodeID], _ frame: Int, _ tree: SyntaxTree) -> Int
  {
    let frame = scope.frames[frame]
    if frame.bindings.isEmpty { return frame.fingerprint }
    var result = 0
    var seen: Set<String> = []
    var pending = contents
    while let node = pending.popLast() {
      pending.append(contentsOf: tree.children(node))
      let kind = tree.kind(node)
      guard kind == .declRef || kind == .memberExpr else { continue }
      let name = tree.name(node)
      guard seen.insert(name).inserted else { continue }
      if let binding = frame.bindings[name] {
        result ^= fingerprint(of: binding, name)
      } else if let owner = frame.owner, index[owner]?.name != "View",
        index.members(named: name, of: owner).contains(where: {
          index[$0]?.isComputed == true || index[$0]?.kind == .function
        })
      {
        // It may use any of them; modifiers see none of what was passed to another one.
        return frame.fingerprint
      }
    }
    return result
  }

  /// Reads the screens of a root that are queued, and those that they lead to.
  mutating func readQueuedScreens() {
    var next = 0
    while next < pendingScreens.count {
      let screen = pendingScreens[next]
      next += 1
      // All that may bring it up from where it is presented has been read by now.
      guard !isCutOff(screen),
        let place = addScreen(
          screen.kind, root: scope.screens[screen.parent].root, parent: screen.parent,
          presenter: screen.presenter)
      else { continue }
      scope.screens[place.screen].presenterFrame = screen.frame
      for items in screen.contents { readItems(items, screen.frame, place) }
    }
    pendingScreens = []
    knownScreens = []
  }
}
