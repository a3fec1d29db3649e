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

  /// The function or computed property of a type around a place, with its name.
  func member(around offset: Int) -> (node: NodeID, name: String)? {
    let path = path(to: offset + 1)
    guard let block = path.lastIndex(where: { kind($0) == .memberBlock }),
      path.indices.contains(block + 1)
    else { return nil }
    let member = path[block + 1]
    switch kind(member) {
    case .funcDecl: return (member, name(member))
    case .variableDecl:
      guard let binding = child(member, .patternBinding),
        let pattern = child(binding, .identifierPattern)
      else { return nil }
      return (member, name(pattern))
    default: return nil
    }
  }

  /// Whether only code of the same file can use a declaration: with an attribute, something else
  /// may.
  func isHidden(_ declaration: NodeID) -> Bool {
    let parts = children(declaration)
    if parts.contains(where: { kind($0) == .attribute }) { return false }
    return parts.contains { part in
      kind(part) == .modifier && (name(part, is: "private") || name(part, is: "fileprivate"))
    }
  }
}
