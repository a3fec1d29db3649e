extension ScopeWalker {
  /// Reads what a closure, or a reference to a function or property, shows.
  mutating func readContent(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(self.frame(frame).file) else { return }
    if tree.kind(node) == .closureExpr {
      readItems(tree.statements(of: node), frame, place)
    } else {
      readExpression(node, frame, place)
    }
  }

  /// Reads the items of a view builder.
  mutating func readItems(_ items: [NodeID], _ frame: Int, _ place: Place) {
    guard let tree = tree(self.frame(frame).file) else { return }
    for item in items {
      switch tree.kind(item) {
      case .returnStmt:
        if let value = tree.firstChild(item) { readExpression(value, frame, place) }
      case .ifExpr: readIf(item, frame, place)
      case .switchExpr: readSwitch(item, frame, place)
      case .guardStmt:
        // What follows is shown where the conditions hold; the block leaves.
        if let block = tree.children(item).first(where: { tree.kind($0) == .codeBlock }) {
          var inner = place
          inner.branches.append(step(item, 0, frame))
          readItems(tree.statements(of: block), frame, inner)
        }
      case .forStmt, .doStmt:
        for block in tree.children(item) where tree.kind(block) == .codeBlock {
          readItems(tree.statements(of: block), frame, place)
        }
      case .variableDecl, .funcDecl, .throwStmt, .breakStmt, .continueStmt, .deferStmt: break
      default: readExpression(item, frame, place)
      }
    }
  }

  func step(_ node: NodeID, _ branch: Int, _ frame: Int) -> BranchStep {
    BranchStep(
      condition: SyntaxReference(file: self.frame(frame).file, node: node), branch: branch)
  }

  // MARK: Branches

  /// `if … else if … else …`. Both sides of an `#available` check count as shown together: the
  /// same screen is built with and without what is new.
  private mutating func readIf(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(self.frame(frame).file) else { return }
    var current: NodeID? = node
    var branch = 0
    while let ifNode = current {
      current = nil
      let isAvailability = tree.child(ifNode, .availabilityCondition) != nil
      let mode = modeCheck(of: ifNode, frame, tree)
      var sawBlock = false
      for child in tree.children(ifNode) {
        switch tree.kind(child) {
        case .codeBlock:
          let isElse = sawBlock
          sawBlock = true
          // Assistive Access is on: only that side of a check of the mode is shown.
          if let mode, mode == isElse { continue }
          var inner = place
          if !isAvailability, mode == nil {
            inner.branches.append(step(node, isElse ? branch + 1 : branch, frame))
          }
          readItems(tree.statements(of: child), frame, inner)
        case .ifExpr where sawBlock:
          if mode != true { current = child }
        default: break
        }
      }
      branch += 1
    }
  }

  private mutating func readSwitch(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(self.frame(frame).file) else { return }
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

  /// What an `if` says about the mode: true where its first branch is taken when Assistive Access
  /// is on, false where the other one is, nil where it does not ask for the mode alone.
  private mutating func modeCheck(of node: NodeID, _ frame: Int, _ tree: SyntaxTree) -> Bool? {
    let conditions = tree.children(node).prefix { tree.kind($0) != .codeBlock }
    guard conditions.count == 1, let condition = conditions.first else { return nil }
    return modeValue(of: condition, frame, tree)
  }

  /// The value of an expression that asks for the mode, while the mode is on.
  mutating func modeValue(of node: NodeID, _ frame: Int, _ tree: SyntaxTree) -> Bool? {
    switch tree.kind(node) {
    case .prefixOperatorExpr:
      guard tree.name(node, is: "!"), let inner = tree.firstChild(node) else { return nil }
      return modeValue(of: inner, frame, tree).map { !$0 }
    case .tupleExpr:
      guard let argument = tree.child(node, .argument), let inner = tree.firstChild(argument)
      else { return nil }
      return modeValue(of: inner, frame, tree)
    case .memberExpr:
      if tree.name(node, is: "isAssistiveAccessEnabled"), let base = tree.firstChild(node),
        tree.name(base, is: "AccessibilitySettings")
      {
        return true
      }
      if let base = tree.firstChild(node), tree.name(base, is: "self") {
        return isModeProperty(tree.name(node), frame) ? true : nil
      }
      return nil
    case .declRef:
      return isModeProperty(tree.name(node), frame) ? true : nil
    default: return nil
    }
  }

  /// Whether a property of the type around reads the mode from the environment.
  private mutating func isModeProperty(_ name: String, _ frame: Int) -> Bool {
    guard let owner = self.frame(frame).owner else { return false }
    for member in index.members(named: name, of: owner) {
      guard index[member]?.attributes.contains("Environment") == true,
        let loaded = loaded(member.file), let binding = loaded.node(ofMember: member.index)
      else { continue }
      // The attribute stands on the declaration around the binding.
      let range = loaded.tree.range(binding)
      let path = loaded.tree.path(to: range.start)
      guard let declaration = path.last(where: { loaded.tree.kind($0) == .variableDecl }) else {
        continue
      }
      for attribute in loaded.tree.children(declaration)
      where loaded.tree.kind(attribute) == .attribute {
        if keyPathNames(in: attribute, loaded.tree).contains("accessibilityAssistiveAccessEnabled")
        {
          return true
        }
      }
    }
    return false
  }

  private func keyPathNames(in attribute: NodeID, _ tree: SyntaxTree) -> [String] {
    guard let argument = tree.child(attribute, .argument),
      let keyPath = tree.child(argument, .keyPathExpr)
    else { return [] }
    return tree.children(keyPath).filter { tree.kind($0) == .keyPathComponent }
      .map { tree.name($0) }
  }
}
