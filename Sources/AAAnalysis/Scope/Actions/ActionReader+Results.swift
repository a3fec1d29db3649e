/// Actions that are made: a function, or a computed property, that returns a closure.
extension ActionReader {
  /// Runs what a call returns, as in `Button("Delete", action: deletion(of: drawing))`. False where
  /// that is out of sight.
  mutating func runResult(of node: NodeID, _ context: Int, arguments: [Local]) -> Bool {
    guard let tree = tree(context), let callee = tree.callee(of: node) else { return false }
    let passed = tree.arguments(of: node).map { argument in
      PassedArgument(
        label: argument.label,
        local: .expression(
          argument.value, context: context, type: type(of: argument.value, context)),
        isTrailing: argument.isTrailing)
    }
    guard let member = maker(callee, passed, context, tree), let model = index[member],
      let (loaded, function, block) = body(of: member), !active.contains(member)
    else { return false }
    trail.tried.append(member)
    let inner = add(innerContext(of: member, locals(for: passed, of: model), from: context))
    addParameterTypes(of: function, inner, loaded.tree)
    return runResults(of: block, member, inner, arguments)
  }

  /// Runs what a computed property returns; false where it is none.
  mutating func runResult(
    ofProperty member: MemberReference, _ context: Int, arguments: [Local]
  ) -> Bool {
    guard index[member]?.isComputed == true, let loaded = loader.load(member.file),
      let binding = loaded.node(ofMember: member.index),
      let block = getter(of: binding, loaded.tree), !active.contains(member)
    else { return false }
    trail.tried.append(member)
    let inner = add(innerContext(of: member, [:], from: context))
    return runResults(of: block, member, inner, arguments)
  }

  /// The function that is called to make an action.
  private func maker(
    _ callee: NodeID, _ arguments: [PassedArgument], _ context: Int, _ tree: SyntaxTree
  ) -> MemberReference? {
    let name = tree.name(callee)
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    switch tree.kind(callee) {
    case .declRef:
      return contexts[context].locals[name] == nil
        ? function(named: name, labels: labels, context) : nil
    case .memberExpr:
      guard let base = tree.firstChild(callee), let type = type(of: base, context),
        let owner = declaration(type)
      else { return nil }
      return function(named: name, of: owner, labels: labels)
    default: return nil
    }
  }

  private mutating func runResults(
    of block: NodeID, _ member: MemberReference, _ context: Int, _ arguments: [Local]
  ) -> Bool {
    guard let tree = tree(context) else { return false }
    var results = 0
    active.insert(member)
    descend { reader in
      results = reader.runResults(tree.statements(of: block), context, arguments, tree)
    }
    active.remove(member)
    return results > 0
  }

  /// Runs whatever some statements return; how many that are.
  private mutating func runResults(
    _ items: [NodeID], _ context: Int, _ arguments: [Local], _ tree: SyntaxTree
  ) -> Int {
    var results = 0
    for item in items {
      guard spend() else { break }
      switch tree.kind(item) {
      case .variableDecl: readVariables(item, context, tree)
      case .funcDecl:
        contexts[context].locals[tree.name(item)] = .expression(item, context: context, type: nil)
      case .returnStmt:
        guard let value = tree.firstChild(item) else { continue }
        run(value, context, arguments: arguments)
        results += 1
      case .ifExpr, .guardStmt, .doStmt:
        for child in tree.children(item) {
          switch tree.kind(child) {
          case .codeBlock:
            results += runResults(tree.statements(of: child), context, arguments, tree)
          case .ifExpr: results += runResults([child], context, arguments, tree)
          default: continue
          }
        }
      case .switchExpr:
        for branch in tree.statements(of: item) where tree.kind(branch) == .switchCase {
          let inner = tree.statements(of: branch).filter {
            tree.kind($0) != .switchCaseItem && tree.kind($0) != .attribute
          }
          results += runResults(inner, context, arguments, tree)
        }
      case .closureExpr, .declRef, .memberExpr, .callExpr, .sequenceExpr:
        guard items.count == 1 else { continue }
        run(item, context, arguments: arguments)
        results += 1
      default: continue
      }
    }
    return results
  }
}
