extension SyntaxTree {
  /// A node and all below it, in the order of the text.
  func descendants(of node: NodeID) -> Range<NodeID> {
    node..<(node + nodes[node].subtreeCount)
  }

  /// A node and all below it that iOS compiles, in the order of the text.
  func compiledDescendants(of node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [node]
    while let node = pending.popLast() {
      result.append(node)
      if kind(node) == .ifConfigDecl {
        for clause in ConditionalCompilation.activeClauses(of: node, in: self).reversed() {
          pending.append(
            contentsOf: ConditionalCompilation.items(of: clause, in: self).reversed())
        }
      } else {
        pending.append(contentsOf: children(node).reversed())
      }
    }
    return result
  }

  /// The modifiers that the argument of `modifier` makes: one, or with `concat` several.
  func joinedModifiers(_ value: NodeID) -> [NodeID] {
    let (base, links) = chain(value)
    return [base]
      + links.filter { $0.node != $0.member && name($0.member, is: "concat") }
      .compactMap { arguments(of: $0.node).first?.value }.flatMap(joinedModifiers)
  }

  /// The modifiers that apply to a view or scene in the code around it, the innermost first: on its
  /// own chain, and on those of what it stands in.
  func modifiers(around node: NodeID) -> [ChainLink] {
    let range = range(node)
    return path(to: range.start + 1).reversed().compactMap { link in
      guard kind(link) == .callExpr, let callee = callee(of: link), kind(callee) == .memberExpr,
        let base = firstChild(callee), self.range(base).contains(range)
      else { return nil }
      return ChainLink(node: link, member: callee)
    }
  }
}
