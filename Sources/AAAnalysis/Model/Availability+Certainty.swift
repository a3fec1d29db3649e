extension Availability {
  /// Whether the checks and attributes around a place may keep systems older than a version from
  /// it. False only where none of them does for certain.
  ///
  /// - Parameter offset: within a token.
  static func mayAssure(_ version: OSVersion, at offset: Int, in tree: SyntaxTree) -> Bool {
    if let minimum = minimum(at: offset, in: tree), minimum >= version { return true }
    for node in tree.path(to: offset) {
      let kind = tree.kind(node)
      let isBlock = kind == .codeBlock || kind == .closureExpr || kind == .accessorBlock
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .availabilityCondition:
          if isUncertain(child, in: tree), !letsOlderIn(child, of: node, to: offset, in: tree) {
            return true
          }
        case .guardStmt where tree.range(child).end <= offset:
          let conditions = tree.children(child).filter { tree.kind($0) == .availabilityCondition }
          if conditions.contains(where: { !isBlock || isUncertain($0, in: tree) }) { return true }
        case .attribute:
          let isAvailability = tree.firstChild(child).map { tree.name($0, is: "available") }
          if isAvailability == true, isUncertain(child, in: tree) { return true }
        default: break
        }
      }
    }
    return false
  }

  /// Whether an `if` sends just the older systems to a place: `if #unavailable(iOS 18) { … }`.
  private static func letsOlderIn(
    _ condition: NodeID, of node: NodeID, to offset: Int, in tree: SyntaxTree
  ) -> Bool {
    guard tree.kind(node) == .ifExpr, let block = tree.child(node, .codeBlock),
      tree.range(block).start < offset, offset < tree.range(block).end
    else { return false }
    let text = tree.text[tree.range(condition)]
    return text.hasPrefix("#unavailable") && iOSVersion(in: text) != nil
  }

  private static let platforms: Set<Substring> = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "swift",
  ]

  /// Whether a check or an attribute says something else than the least version of platforms: what
  /// is unavailable, versions of other things, names that stand for several platforms.
  private static func isUncertain(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    let text = tree.text[tree.range(node)]
    guard !text.hasPrefix("#unavailable"), let open = text.firstIndex(of: "(") else { return true }
    return text[text.index(after: open)...].split { $0 == "," || $0 == ")" }.contains { item in
      let words = item.split { $0 == " " || $0.isNewline || $0 == "\t" }
      return words.count == 2 && words[1].first?.isNumber == true && !platforms.contains(words[0])
    }
  }
}
