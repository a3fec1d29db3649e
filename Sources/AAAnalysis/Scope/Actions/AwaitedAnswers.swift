/// Answers for which an action waits before it goes on, as a question gives them that is asked with
/// `await`.
extension ActionReader {
  /// Whether the way that is taken at a condition depends on an answer that is waited for, and that
  /// a person may give: one of a function that asks, or of one that cannot be followed.
  ///
  /// What is unwrapped, as in `if let photo = await load()`, is data.
  func awaitsAnswer(at node: NodeID, _ context: Int, _ tree: SyntaxTree) -> Bool {
    guard clock == nil else { return false }
    var seen: Set<MemberReference> = []
    for condition in tree.children(node) {
      switch tree.kind(condition) {
      case .codeBlock: return false
      case .optionalBinding, .switchCase, .ifConfigDecl: continue
      default: break
      }
      if mayGiveAnswer(condition, context, tree, &seen, depth: 0) { return true }
      // `let isSure = await ask()` stands before.
      for name in tree.mentionedNames(in: condition).sorted() {
        guard case .expression(let value, let other, _)? = contexts[context].locals[name],
          let tree = self.tree(other),
          tree.kind(value) == .awaitExpr || tree.kind(value) == .tryExpr
        else { continue }
        if mayGiveAnswer(value, other, tree, &seen, depth: 0) { return true }
      }
    }
    return false
  }

  private static let maximumAnswerDepth = 4

  /// Calls that only wait, or run what they are given.
  private static let waiting: Set<String> = [
    "sleep", "yield", "run", "checkCancellation", "withTaskGroup", "withThrowingTaskGroup",
  ]

  /// Whether something is awaited in an expression that a person may have answered.
  private func mayGiveAnswer(
    _ node: NodeID, _ context: Int, _ tree: SyntaxTree, _ seen: inout Set<MemberReference>,
    depth: Int
  ) -> Bool {
    var pending = [(node: node, isAwaited: false)]
    while let next = pending.popLast() {
      var isAwaited = next.isAwaited
      switch tree.kind(next.node) {
      case .closureExpr, .codeBlock, .switchCase: continue
      case .awaitExpr: isAwaited = true
      case .callExpr where isAwaited:
        if mayAsk(next.node, context, tree, &seen, depth: depth) { return true }
        // What is passed is no answer.
        if let callee = tree.callee(of: next.node), tree.kind(callee) == .memberExpr,
          let base = tree.firstChild(callee)
        {
          pending.append((base, isAwaited))
        }
        continue
      default: break
      }
      for child in tree.children(next.node) { pending.append((child, isAwaited)) }
    }
    return false
  }

  /// Whether a call that is awaited may ask a person: it leads out of what the workspace says, or
  /// to a function that waits for such a call.
  private func mayAsk(
    _ call: NodeID, _ context: Int, _ tree: SyntaxTree, _ seen: inout Set<MemberReference>,
    depth: Int
  ) -> Bool {
    guard let callee = tree.callee(of: call) else { return false }
    let name = tree.name(callee)
    let base = tree.kind(callee) == .memberExpr ? tree.firstChild(callee) : nil
    if base == nil, name.beginsUppercase { return false }
    if Self.waiting.contains(name) { return false }
    guard depth < Self.maximumAnswerDepth else { return true }
    if base == nil, let local = contexts[context].locals[name] {
      guard case .expression(let node, let other, _) = local, let tree = self.tree(other),
        tree.kind(node) == .funcDecl, let block = tree.child(node, .codeBlock)
      else { return true }
      return mayAsk(inBody: block, other, tree, &seen, depth: depth + 1)
    }
    let labels = tree.arguments(of: call).filter { !$0.isTrailing }.map { $0.label ?? "_" }
    var member: MemberReference?
    if let base, !(tree.kind(base) == .declRef && tree.name(base, is: "self")) {
      member = type(of: base, context).flatMap(declaration)
        .flatMap { function(named: name, of: $0, labels: labels) }
    } else {
      member = function(named: name, labels: labels, context)
    }
    guard let member, let (loaded, _, block) = body(of: member) else { return true }
    guard seen.insert(member).inserted else { return false }
    var reader = self
    let inner = reader.add(
      ActionContext(file: member.file, owner: canonical(index.owner(of: member)), frame: nil))
    return reader.mayAsk(inBody: block, inner, loaded.tree, &seen, depth: depth + 1)
  }

  /// Whether a function waits for a person somewhere.
  private func mayAsk(
    inBody block: NodeID, _ context: Int, _ tree: SyntaxTree, _ seen: inout Set<MemberReference>,
    depth: Int
  ) -> Bool {
    var pending = [block]
    while let node = pending.popLast() {
      switch tree.kind(node) {
      case .awaitExpr where mayGiveAnswer(node, context, tree, &seen, depth: depth): return true
      case .forStmt where tree.awaitsElements(node): return true
      default: pending.append(contentsOf: tree.children(node))
      }
    }
    return false
  }
}
