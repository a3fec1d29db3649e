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
    for (position, item) in items.enumerated() {
      switch tree.kind(item) {
      case .returnStmt:
        if let value = tree.firstChild(item) { readExpression(value, frame, place) }
        return
      case .ifExpr:
        if !readIf(item, frame, &place) {
          return noteCutOff(items[(position + 1)...], behind: item, frame)
        }
      case .switchExpr: readSwitch(item, frame, place)
      case .guardStmt:
        if !readGuard(item, frame, &place) {
          return noteCutOff(items[(position + 1)...], behind: item, frame)
        }
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
  mutating func bindLocals(_ node: NodeID, _ frame: Int, _ tree: SyntaxTree) {
    for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
      guard let pattern = tree.child(binding, .identifierPattern),
        let initializer = tree.child(binding, .initializer),
        let value = tree.firstChild(initializer)
      else { continue }
      let name = tree.name(pattern)
      let (base, _) = tree.chain(value)
      // `let content = content.padding()` means another one.
      if tree.kind(base) == .declRef, tree.name(base) == name { continue }
      var bound = Frame.Binding(
        value: SyntaxReference(file: scope.frames[frame].file, node: value), frame: frame)
      bound.fingerprint = fingerprint(of: bound, name)
      scope.frames[frame].bindings[name] = bound
    }
  }

  func step(_ node: NodeID, _ branch: Int, _ frame: Int) -> BranchStep {
    BranchStep(
      condition: SyntaxReference(file: scope.frames[frame].file, node: node), branch: branch)
  }
}
