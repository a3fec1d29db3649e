extension Availability {
  /// The iOS that the checks and attributes around a place demand, the newest of them; nil where
  /// none is demanded.
  ///
  /// - Parameter offset: within a token.
  static func minimum(at offset: Int, in tree: SyntaxTree) -> OSVersion? {
    let path = tree.path(to: offset)
    var minimum: OSVersion?
    func add(_ node: NodeID) {
      guard let version = demandedVersion(of: node, in: tree) else { return }
      minimum = max(minimum ?? version, version)
    }
    for (index, node) in path.enumerated() {
      switch tree.kind(node) {
      case .ifExpr, .guardStmt, .whileStmt:
        // Of an `if`, only what stands in the first block is guarded, and further conditions.
        guard let block = tree.child(node, .codeBlock) else { continue }
        let isInBlock = tree.kind(node) != .guardStmt && path.dropFirst(index).contains(block)
        let isCondition = offset < tree.range(block).start
        for child in tree.children(node) where tree.kind(child) == .availabilityCondition {
          if isInBlock || (isCondition && tree.range(child).end <= offset) { add(child) }
        }
      case .codeBlock, .closureExpr, .accessorBlock:
        for child in tree.children(node)
        where tree.kind(child) == .guardStmt && tree.range(child).end <= offset {
          for condition in tree.children(child)
          where tree.kind(condition) == .availabilityCondition {
            add(condition)
          }
        }
      default:
        for child in tree.children(node) where tree.kind(child) == .attribute {
          if let name = tree.firstChild(child), tree.name(name, is: "available") { add(child) }
        }
      }
    }
    return minimum
  }

  /// The version of iOS that a condition or an attribute demands.
  private static func demandedVersion(of node: NodeID, in tree: SyntaxTree) -> OSVersion? {
    let text = tree.text[tree.range(node)]
    guard !text.hasPrefix("#unavailable") else { return nil }
    if let version = iOSVersion(in: text) { return version }
    // `@available(iOS, introduced: 17.0)`.
    let items = text.drop { $0 != "(" }.dropFirst().split { $0 == "," || $0 == ")" }
      .map { $0.filter { !$0.isWhitespace } }
    guard items.contains("iOS"),
      let introduced = items.first(where: { $0.hasPrefix("introduced:") })
    else { return nil }
    return OSVersion(parsing: introduced.dropFirst("introduced:".count))
  }
}
