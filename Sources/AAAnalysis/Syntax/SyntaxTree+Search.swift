extension SyntaxTree {
  /// Whether a node of a kind stands somewhere inside another.
  func contains(_ kind: NodeKind, in node: NodeID) -> Bool {
    let nodes = nodes
    for next in node..<(node + nodes[node].subtreeCount) where nodes[next].kind == kind {
      return true
    }
    return false
  }

  /// The names that an expression mentions, without the `$` of bindings.
  func mentionedNames(in node: NodeID) -> Set<String> {
    var names: Set<String> = []
    let nodes = nodes
    for next in node..<(node + nodes[node].subtreeCount) where Self.mentions(nodes[next].kind) {
      if let range = plainNameRange(next) { names.insert(text[range]) }
    }
    return names
  }

  /// Whether `mentionedNames` of a node holds a name.
  func mentions(_ name: StaticString, in node: NodeID) -> Bool {
    let nodes = nodes
    for next in node..<(node + nodes[node].subtreeCount) where Self.mentions(nodes[next].kind) {
      if let range = plainNameRange(next), text(range, equals: name) { return true }
    }
    return false
  }

  private static func mentions(_ kind: NodeKind) -> Bool {
    switch kind {
    case .declRef, .memberExpr, .keyPathComponent, .identifierPattern, .closureCapture: true
    default: false
    }
  }

  /// The node's name without backticks and the `$` of bindings; nil where nothing is left.
  private func plainNameRange(_ node: NodeID) -> ByteRange? {
    guard let whole = nameRange(node) else { return nil }
    var range = SyntaxTree.unescaped(whole, in: text)
    if text.byte(at: range.start) == UInt8(ascii: "$") {
      range = ByteRange(range.start + 1, range.end)
    }
    return range.isEmpty ? nil : range
  }
}
