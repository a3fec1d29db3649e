extension SyntaxTree {
  /// Whether a node of a kind stands somewhere inside another.
  func contains(_ kind: NodeKind, in node: NodeID) -> Bool {
    var pending = [node]
    while let next = pending.popLast() {
      if self.kind(next) == kind { return true }
      pending.append(contentsOf: children(next))
    }
    return false
  }

  /// The names that an expression mentions, without the `$` of bindings.
  func mentionedNames(in node: NodeID) -> Set<String> {
    var names: Set<String> = []
    var pending = [node]
    while let next = pending.popLast() {
      switch kind(next) {
      case .declRef, .memberExpr, .keyPathComponent, .identifierPattern, .closureCapture:
        let name = name(next)
        names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
      default: break
      }
      pending.append(contentsOf: children(next))
    }
    names.remove("")
    return names
  }
}
