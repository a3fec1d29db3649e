extension SyntaxTree {
  /// The edit that takes a modifier out of its chain, with the line on which it stands alone. Nil
  /// where it has no base, or where a comment would go with it.
  func edit(removing modifier: NodeID) -> TextEdit? {
    let call = range(modifier)
    let member: NodeID
    switch kind(modifier) {
    case .memberExpr: member = modifier
    case .callExpr:
      guard let callee = callee(of: modifier) else { return nil }
      member = callee
    default: return nil
    }
    guard kind(member) == .memberExpr, let base = firstChild(member) else { return nil }
    let removed = ByteRange(range(base).end, call.end)
    guard isFreeOfComments(removed) else { return nil }
    return TextEdit(removed, "")
  }
}
