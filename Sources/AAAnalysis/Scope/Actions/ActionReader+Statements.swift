extension ActionReader {
  /// Reads statements in order. What follows one that leaves is the other branch of it.
  mutating func readStatements(_ items: [NodeID], _ context: Int) {
    guard let tree = tree(context) else { return }
    let outer = branches.count
    let outerLocals = contexts[context].locals
    for item in items {
      guard spend() else { break }
      switch tree.kind(item) {
      case .guardStmt:
        readGuard(item, context, tree)
        branches.append(branch(item, 0, context, tree))
      case .ifExpr:
        let leaves = readIf(item, context, tree)
        if leaves { branches.append(branch(item, -1, context, tree)) }
      default: readStatement(item, context, tree)
      }
    }
    branches.removeLast(branches.count - outer)
    contexts[context].locals = outerLocals
  }

  private mutating func readStatement(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    switch tree.kind(node) {
    case .variableDecl: readVariables(node, context, tree)
    case .funcDecl:
      contexts[context].locals[tree.name(node)] = .expression(node, context: context, type: nil)
    case .deferStmt, .structDecl, .classDecl, .enumDecl, .typealiasDecl, .importDecl: break
    case .forStmt: readLoop(node, context, tree)
    case .whileStmt, .repeatStmt: readRounds { $0.readParts(of: node, context, tree) }
    case .labeledStmt, .codeBlock: readParts(of: node, context, tree)
    case .doStmt:
      // What is done after a failure says nothing about the action.
      if let block = tree.child(node, .codeBlock) {
        readStatements(tree.statements(of: block), context)
      }
    case .switchExpr: readSwitch(node, context, tree)
    case .returnStmt:
      if let value = tree.firstChild(node) { readStatements([value], context) }
    case .breakStmt, .continueStmt, .fallthroughStmt, .throwStmt: break
    case .ifConfigDecl:
      for clause in ConditionalCompilation.activeClauses(of: node, in: tree) {
        readStatements(ConditionalCompilation.items(of: clause, in: tree), context)
      }
    default:
      effects.statementCount += 1
      read(node, context)
    }
  }

  /// Reads the blocks and conditions of a statement in turn.
  private mutating func readParts(of node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    for child in tree.children(node) {
      if tree.kind(child) == .codeBlock {
        readStatements(tree.statements(of: child), context)
      } else {
        readStatements([child], context)
      }
    }
  }

  private mutating func branch(
    _ node: NodeID, _ branch: Int, _ context: Int, _ tree: SyntaxTree
  ) -> ActionBranch {
    var names: Set<String> = []
    for child in tree.children(node)
    where tree.kind(child) != .codeBlock && tree.kind(child) != .ifExpr
      && tree.kind(child) != .switchCase && tree.kind(child) != .ifConfigDecl
    {
      names.formUnion(tree.mentionedNames(in: child))
    }
    let awaitsAnswer = awaitsAnswer(at: node, context, tree)
    if awaitsAnswer { effects.awaitedAnswers += 1 }
    return ActionBranch(
      condition: SyntaxReference(file: contexts[context].file, node: node), branch: branch,
      names: names, awaitsAnswer: awaitsAnswer)
  }

  // MARK: Conditions

  private mutating func readGuard(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    readConditions(of: node, context, tree)
    guard let block = tree.child(node, .codeBlock) else { return }
    branches.append(branch(node, 1, context, tree))
    readStatements(tree.statements(of: block), context)
    branches.removeLast()
  }

  /// Reads all branches; whether the first one leaves, so that what follows is an `else`.
  mutating func readIf(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) -> Bool {
    var leaves = false
    let outerLocals = contexts[context].locals
    defer { contexts[context].locals = outerLocals }
    var current: NodeID? = node
    var position = 0
    while let ifNode = current, spend() {
      current = nil
      readConditions(of: ifNode, context, tree)
      var sawBlock = false
      for child in tree.children(ifNode) {
        switch tree.kind(child) {
        case .codeBlock:
          var step = branch(node, sawBlock ? position + 1 : position, context, tree)
          if ifNode != node {
            let own = branch(ifNode, 0, context, tree)
            step = ActionBranch(
              condition: step.condition, branch: step.branch, names: step.names.union(own.names),
              awaitsAnswer: step.awaitsAnswer || own.awaitsAnswer)
          }
          let statements = tree.statements(of: child)
          branches.append(step)
          readStatements(statements, context)
          branches.removeLast()
          if !sawBlock, position == 0, let last = statements.last, isExit(tree.kind(last)) {
            leaves = true
          }
          sawBlock = true
        case .ifExpr where sawBlock: current = child
        default: break
        }
      }
      position += 1
    }
    return leaves
  }

  private func isExit(_ kind: NodeKind) -> Bool {
    kind == .returnStmt || kind == .throwStmt || kind == .breakStmt || kind == .continueStmt
  }

  private mutating func readSwitch(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    if let subject = tree.firstChild(node) { read(subject, context) }
    for (position, item) in tree.statements(of: node).enumerated()
    where tree.kind(item) == .switchCase {
      branches.append(branch(node, position, context, tree))
      let items = tree.children(item).filter {
        tree.kind($0) != .switchCaseItem && tree.kind($0) != .attribute
      }
      readStatements(items, context)
      branches.removeLast()
    }
  }

  /// Reads the calls in conditions, and the names that they bind.
  private mutating func readConditions(of node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .codeBlock, .ifExpr, .availabilityCondition: return
      case .optionalBinding:
        let value = tree.child(child, .initializer).flatMap { tree.firstChild($0) }
        if let value { read(value, context) }
        guard let pattern = tree.firstChild(child) else { continue }
        let names = tree.mentionedNames(in: pattern)
        guard names.count == 1, let name = names.first else { continue }
        if let value {
          contexts[context].locals[name] = .expression(
            value, context: context, type: type(of: value, context))
        } else if clock == nil || contexts[context].locals[name] == nil {
          // `if let drawing`: the property of the same name, unwrapped.
          contexts[context].locals[name] = .value(type(ofName: name, context))
        }
      case .matchingCondition:
        if let value = tree.child(child, .initializer).flatMap({ tree.firstChild($0) }) {
          read(value, context)
        }
      default: read(child, context)
      }
    }
  }

  // MARK: Locals

  mutating func readVariables(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
      let value = tree.child(binding, .initializer).flatMap { tree.firstChild($0) }
      if let value, tree.kind(value) != .closureExpr {
        effects.statementCount += 1
        read(value, context)
      }
      guard let pattern = tree.child(binding, .identifierPattern) else { continue }
      let declared = declaredType(in: binding, context, tree)
      contexts[context].locals[tree.name(pattern)] =
        value.map { value in
          .expression(
            value, context: context, type: declared ?? type(of: value, context))
        } ?? .value(declared)
    }
  }

  private mutating func readLoop(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    var element: NamedType?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .codeBlock:
        awaitElements(of: node, context, tree)
        enterLoop(node, context, tree)
        readRounds { $0.readStatements(tree.statements(of: child), context) }
        leaveLoop(node, tree)
      case .identifierPattern:
        contexts[context].locals[tree.name(child)] = .value(nil)
      default:
        guard isExpression(tree.kind(child)) else { continue }
        read(child, context)
        if element == nil { element = elementType(of: type(of: child, context)) }
        if let pattern = tree.child(node, .identifierPattern) {
          contexts[context].locals[tree.name(pattern)] = .value(element)
        }
      }
    }
  }

  private func isExpression(_ kind: NodeKind) -> Bool {
    kind.rawValue >= NodeKind.callExpr.rawValue && kind.rawValue <= NodeKind.missing.rawValue
  }

  /// The type that is written on a binding or a parameter.
  func declaredType(in node: NodeID, _ context: Int, _ tree: SyntaxTree) -> NamedType? {
    tree.typeRange(of: node).flatMap {
      NamedType(
        text: tree.text[$0], file: contexts[context].file, owner: contexts[context].owner)
    }
  }
}

extension SyntaxTree {
  /// Where the type of a binding or a parameter is written.
  func typeRange(of node: NodeID) -> ByteRange? {
    for child in children(node)
    where kind(child).rawValue >= NodeKind.identifierType.rawValue
      && kind(child).rawValue < NodeKind.missingType.rawValue
    {
      return range(child)
    }
    return nil
  }
}
