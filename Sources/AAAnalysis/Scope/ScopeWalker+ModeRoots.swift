/// Roots in the ordinary interface.
extension ScopeWalker {
  /// Reads what an ordinary scene shows, unless the mode keeps it from being shown.
  mutating func readStandardScene(_ scene: StandardScene) {
    guard let tree = loaded(scene.file)?.tree, let callee = tree.callee(of: scene.call),
      let range = tree.nameRange(callee), isTaken(scene.call, scene.file, scene.owner)
    else { return }
    readRoot(
      .standardUI, SyntaxReference(file: scene.file, node: scene.call), range, owner: scene.owner
    ) { walker, frame, place in
      walker.bindLocals(before: scene.call, frame)
      walker.readContent(scene.content, frame, place)
    }
  }

  /// Whether no condition around a place keeps it from being reached while the mode is on.
  private mutating func isTaken(_ node: NodeID, _ file: FileID, _ owner: TypeReference?) -> Bool {
    guard let tree = loaded(file)?.tree else { return false }
    var reader = ConditionReader(index: index, loader: loader, frames: [])
    reader.system = Availability.mode
    let place = ConditionReader.Place(file: file, owner: owner)
    let path = tree.path(to: tree.range(node).start + 1)
    for (around, inner) in zip(path, path.dropFirst()) where tree.kind(around) == .ifExpr {
      let value = reader.conditions(of: around, place).value
      let isThen = tree.child(around, .codeBlock) == inner
      if value == (isThen ? .no : .yes) { return false }
    }
    return true
  }

  /// The declarations of constants in the code before a place.
  private func locals(before node: NodeID, in tree: SyntaxTree) -> [NodeID] {
    let start = tree.range(node).start
    var items: [NodeID] = []
    for around in tree.path(to: start + 1) {
      switch tree.kind(around) {
      case .codeBlock, .closureExpr, .accessorBlock:
        items += tree.statements(of: around).filter { tree.range($0).end <= start }
      case .switchCase:
        items += tree.children(around).filter { tree.range($0).end <= start }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl: items = []
      default: break
      }
    }
    return items.filter { tree.kind($0) == .variableDecl }
  }

  /// Gives the constants of the code before a place their meaning.
  mutating func bindLocals(before node: NodeID, _ frame: Int) {
    guard let tree = tree(in: frame) else { return }
    for item in locals(before: node, in: tree) { bindLocals(item, frame, tree) }
  }

  // MARK: What was read

  /// Whether a decision by the mode has been read, or stands in code that another one cut off.
  func hasRead(_ branch: ModeBranch) -> Bool {
    guard let tree = loader.load(branch.file)?.tree else { return true }
    if modeConditions.contains(where: {
      $0.file == branch.file && tree.range($0.node).contains(branch.range)
    }) {
      return true
    }
    // What hands the value on is a view or a modifier.
    if branch.isCondition { return false }
    let isCall = { (reference: SyntaxReference) in
      reference.node == branch.decider && reference.file == branch.file
    }
    return scope.screens.contains { screen in
      screen.elements.contains { isCall($0.reference) }
        || screen.modifiers.contains { isCall($0.reference) }
    }
  }

  /// Whether a member was read: then a decision in it that was not is no part of what it shows.
  private func hasRead(_ member: MemberReference) -> Bool {
    let owner = index.owner(of: member).map(index.extendedType)
    return scope.frames.contains { frame in
      switch frame.use?.declaration {
      case .member(let read)?: read == member
      case .type(let type)?: index[member]?.name == "body" && type == owner
      case nil: false
      }
    }
  }

  // MARK: Branches

  /// Reads a view, or what gives one, that no app shows as far as can be told.
  mutating func readDeclaration(around branch: ModeBranch) {
    guard let loaded = loaded(branch.file) else { return }
    if let owner = branch.owner.map(index.extendedType), index.type(owner, conformsTo: "View"),
      !opens(owner), let view = self.loaded(owner.file),
      let node = view.node(ofType: owner.index), let range = view.tree.nameRange(node),
      let name = index[owner]?.name
    {
      readRoot(
        .standardUI, SyntaxReference(file: owner.file, node: node), range, owner: nil
      ) { walker, frame, place in
        // Whoever shows it may give it a title, an icon, a dialog.
        walker.markUnresolved(place)
        _ = walker.readOwnView(owner, name, node, range, [], frame, place)
      }
      if hasRead(branch) { return }
    }
    let path = loaded.tree.path(to: branch.range.start)
    guard branch.isCondition,
      let (member, node) = path.compactMap({ node in
        loaded.model.memberNodes.firstIndex(of: Int32(clamping: node)).map { ($0, node) }
      }).last,
      loaded.model.interface.members[member].showsViews,
      !hasRead(MemberReference(file: branch.file, index: member)),
      let body = loaded.tree.body(ofMember: node),
      let range = loaded.tree.nameRange(loaded.tree.child(node, .identifierPattern) ?? node)
    else { return }
    readRoot(
      .standardUI, SyntaxReference(file: branch.file, node: node), range, owner: branch.owner
    ) { walker, frame, place in
      walker.markUnresolved(place)
      walker.readItems(loaded.tree.statements(of: body), frame, place)
    }
  }

  /// Reads a block that is shown because the mode is on, unless another root shows it, or it shows
  /// nothing of its own.
  ///
  /// - Parameter hanging: the modifiers on what is around it.
  mutating func readModeBranch(_ block: ModeBlock, _ hanging: [HangingModifier]) {
    guard modeBlocks[block.block] == nil, let tree = loaded(block.block.file)?.tree else { return }
    let start = mark
    let isRead = attempt { walker in
      walker.readRoot(
        .modeBranch, block.block, walker.range(ofConditionAt: block.condition, tree),
        owner: block.owner
      ) { walker, frame, place in
        var place = place
        place.surroundings = block.surroundings
        walker.bindLocals(before: block.block.node, frame)
        let isCase = tree.kind(block.block.node) == .switchCase
        let items = isCase
          ? walker.items(ofCase: block.block.node, tree) : tree.statements(of: block.block.node)
        walker.readItems(items, frame, place)
      }
      if !hanging.isEmpty, walker.showsAnything(from: start.screens) {
        walker.readHanging(hanging, on: block, from: start)
      }
    }
    if isRead, !showsAnything(from: start.screens) { goBack(to: start) }
  }

  /// Where the condition of an `if`, `guard` or `switch` stands.
  private func range(ofConditionAt node: NodeID, _ tree: SyntaxTree) -> ByteRange {
    tree.firstChild(node).map(tree.range) ?? tree.range(node)
  }

  /// Whether the screens from one on show anything but space.
  private func showsAnything(from screen: Int) -> Bool {
    scope.screens[screen...].contains { screen in
      screen.elements.contains { element in
        switch element.kind {
        case .own, .unresolved: true
        case .native: !["EmptyView", "Spacer", "Divider"].contains(element.name)
        case .container: false
        }
      }
    }
  }

  // MARK: UIKit

  /// The views that code hosts because the mode is on.
  mutating func hostedViews(in branch: ModeBranch) -> [StandardScene] {
    guard branch.isCondition, let owner = branch.owner, let tree = loaded(branch.file)?.tree,
      [.ifExpr, .guardStmt].contains(tree.kind(branch.decider))
    else { return [] }
    var reader = ConditionReader(index: index, loader: loader, frames: [])
    reader.system = Availability.detection
    let place = ConditionReader.Place(file: branch.file, owner: owner)
    let on = reader.conditions(of: branch.decider, place).value
    reader.isModeOn = false
    let off = reader.conditions(of: branch.decider, place).value
    let blocks = tree.children(branch.decider).filter { tree.kind($0) == .codeBlock }
    let isGuard = tree.kind(branch.decider) == .guardStmt
    var taken: NodeID?
    if !isGuard, on != .no, off == .no { taken = blocks.first }
    if on == .no, off == .yes { taken = isGuard ? blocks.first : blocks.dropFirst().first }
    guard let taken else { return [] }
    return tree.hostedViews(in: taken).map {
      StandardScene(file: branch.file, call: $0.call, content: $0.view, owner: owner)
    }
  }

  /// Reads a view that code hosts because the mode is on.
  mutating func readHostedBranch(_ hosted: StandardScene) {
    guard let tree = loaded(hosted.file)?.tree, let callee = tree.callee(of: hosted.call),
      let range = tree.nameRange(callee)
    else { return }
    readRoot(
      .modeBranch, SyntaxReference(file: hosted.file, node: hosted.call), range,
      owner: hosted.owner
    ) { walker, frame, place in
      walker.bindLocals(before: hosted.call, frame)
      walker.readContent(hosted.content, frame, place)
    }
  }
}

extension MemberModel {
  /// Whether it gives views, or what a toolbar holds.
  fileprivate var showsViews: Bool {
    looksLikeView || typeText == "some ToolbarContent"
      || attributes.contains("ToolbarContentBuilder")
  }
}
