extension ScopeWalker {
  /// Reads what a closure, or a reference to a function or property, shows.
  mutating func readContent(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(in: frame) else { return }
    if tree.kind(node) == .closureExpr {
      readItems(tree.statements(of: node), frame, place)
    } else {
      readExpression(node, frame, place)
    }
  }

  /// Reads the items of a view builder, or the statements of a function that returns a view.
  mutating func readItems(_ items: [NodeID], _ frame: Int, _ place: Place) {
    guard let tree = tree(in: frame) else { return }
    // Where something is returned, other expressions are only statements.
    let returns = items.contains { tree.kind($0) == .returnStmt }
    var place = place
    for item in items {
      switch tree.kind(item) {
      case .returnStmt:
        if let value = tree.firstChild(item) { readExpression(value, frame, place) }
        return
      case .ifExpr:
        if !readIf(item, frame, &place) { return }
      case .switchExpr: readSwitch(item, frame, place)
      case .guardStmt:
        if !readGuard(item, frame, &place) { return }
      case .forStmt, .doStmt:
        for block in tree.children(item) where tree.kind(block) == .codeBlock {
          readItems(tree.statements(of: block), frame, place)
        }
      case .variableDecl: bindLocals(item, frame, tree)
      case .funcDecl, .throwStmt, .breakStmt, .continueStmt, .deferStmt: break
      default:
        if !returns { readExpression(item, frame, place) }
      }
    }
  }

  /// `let list = List { … }`: the name stands for its value from here on.
  private mutating func bindLocals(_ node: NodeID, _ frame: Int, _ tree: SyntaxTree) {
    for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
      guard let pattern = tree.child(binding, .identifierPattern),
        let initializer = tree.child(binding, .initializer),
        let value = tree.firstChild(initializer)
      else { continue }
      let name = tree.name(pattern)
      let (base, _) = tree.chain(value)
      // `let content = content.padding()` means another one.
      if tree.kind(base) == .declRef, tree.name(base) == name { continue }
      scope.frames[frame].bindings[name] = Frame.Binding(
        value: SyntaxReference(file: scope.frames[frame].file, node: value), frame: frame)
    }
  }

  func step(_ node: NodeID, _ branch: Int, _ frame: Int) -> BranchStep {
    BranchStep(
      condition: SyntaxReference(file: scope.frames[frame].file, node: node), branch: branch)
  }

  // MARK: Branches

  /// `if … else if … else …`. Of a check of the mode, or of the system's version, only the side
  /// that the scene takes is shown. Gives whether what follows may be shown.
  private mutating func readIf(_ node: NodeID, _ frame: Int, _ place: inout Place) -> Bool {
    guard let tree = tree(in: frame) else { return true }
    var current: NodeID? = node
    var branch = 0
    var isUncertain = false
    while let ifNode = current {
      current = nil
      let conditions = conditions(of: ifNode, frame, tree)
      if conditions.value == .unknown, !conditions.isAvailability { isUncertain = true }
      var sawBlock = false
      for child in tree.children(ifNode) {
        switch tree.kind(child) {
        case .codeBlock where !sawBlock:
          sawBlock = true
          if conditions.value == .no { continue }
          readBlock(child, isUncertain ? step(node, branch, frame) : nil, frame, place, tree)
          if leaves(child, tree) {
            if conditions.value == .yes, !isUncertain { return false }
            // The rest is shown where this is not.
            if isUncertain, branch == 0 { place.branches.append(step(node, 1, frame)) }
          }
        case .codeBlock:
          if conditions.value == .yes { continue }
          readBlock(child, isUncertain ? step(node, branch + 1, frame) : nil, frame, place, tree)
          if !isUncertain, leaves(child, tree) { return false }
        case .ifExpr where sawBlock:
          if conditions.value != .yes { current = child }
        default: break
        }
      }
      branch += 1
    }
    return true
  }

  /// Gives whether what follows may be shown.
  private mutating func readGuard(_ node: NodeID, _ frame: Int, _ place: inout Place) -> Bool {
    guard let tree = tree(in: frame) else { return true }
    let conditions = conditions(of: node, frame, tree)
    let isUncertain = conditions.value == .unknown && !conditions.isAvailability
    if conditions.value != .yes, let block = tree.child(node, .codeBlock) {
      readBlock(block, isUncertain ? step(node, 0, frame) : nil, frame, place, tree)
    }
    if isUncertain { place.branches.append(step(node, 1, frame)) }
    return conditions.value != .no
  }

  private mutating func readBlock(
    _ block: NodeID, _ step: BranchStep?, _ frame: Int, _ place: Place, _ tree: SyntaxTree
  ) {
    var inner = place
    if let step { inner.branches.append(step) }
    readItems(tree.statements(of: block), frame, inner)
  }

  /// Whether a block ends the function.
  private func leaves(_ block: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.statements(of: block).contains { tree.kind($0) == .returnStmt }
  }

  private mutating func readSwitch(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(in: frame) else { return }
    var branch = 0
    for item in tree.statements(of: node) where tree.kind(item) == .switchCase {
      var inner = place
      inner.branches.append(step(node, branch, frame))
      branch += 1
      let items = tree.children(item).filter {
        tree.kind($0) != .switchCaseItem && tree.kind($0) != .attribute
      }
      readItems(items, frame, inner)
    }
  }
}
