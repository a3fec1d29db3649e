/// Reads `#available(…)`, `#unavailable(…)` and `@available(…)`.
public enum Availability {
  /// The first version that has the Assistive Access scene, and the icon beside its titles.
  public static let scene = OSVersion(26)
  /// The first version on which an app can tell whether Assistive Access is on.
  public static let detection = OSVersion(18)
  /// The first version that has Assistive Access.
  public static let mode = OSVersion(17)

  /// What a condition says on every iOS from a version on.
  static func certainty(
    ofCondition node: NodeID, in tree: SyntaxTree, from system: OSVersion = scene
  ) -> Certainty {
    let text = tree.text[tree.range(node)]
    // A platform that is not named is one that the star stands for.
    let holds: Certainty =
      switch iOSVersion(in: text) {
      case let version?: version <= system ? .yes : .unknown
      case nil: mentionsIOS(text) ? .unknown : .yes
      }
    return text.hasPrefix("#unavailable") ? !holds : holds
  }

  /// The version behind `iOS` among the arguments.
  static func iOSVersion(in text: String) -> OSVersion? {
    for item in items(text) {
      let words = item.split { $0 == " " || $0.isNewline || $0 == "\t" }
      if words.count == 2, words[0] == "iOS" { return OSVersion(parsing: words[1]) }
    }
    return nil
  }

  private static func mentionsIOS(_ text: String) -> Bool {
    items(text).contains { $0.contains("iOS") }
  }

  private static func items(_ text: String) -> [Substring] {
    guard let open = text.firstIndex(of: "(") else { return [] }
    return text[text.index(after: open)...].split { $0 == "," || $0 == ")" }
  }

  /// The innermost check or attribute around a place that demands the scene's version: the
  /// `#available(…)` condition, or the `@available(…)` attribute; nil where nothing does.
  ///
  /// - Parameter offset: within a token.
  public static func guarding(_ offset: Int, in tree: SyntaxTree) -> NodeID? {
    let path = tree.path(to: offset)
    for (index, node) in path.enumerated().reversed() {
      switch tree.kind(node) {
      case .ifExpr:
        // Only what stands in the first block is guarded.
        guard let condition = tree.child(node, .availabilityCondition),
          let block = tree.child(node, .codeBlock), path.dropFirst(index).contains(block)
        else { continue }
        if demandsScene(condition, tree) { return condition }
      case .codeBlock, .closureExpr, .accessorBlock:
        for child in tree.children(node) where tree.range(child).end <= offset {
          guard tree.kind(child) == .guardStmt,
            let condition = tree.child(child, .availabilityCondition)
          else { continue }
          if demandsScene(condition, tree) { return condition }
        }
      default:
        for child in tree.children(node) where tree.kind(child) == .attribute {
          if let name = tree.firstChild(child), tree.name(name, is: "available"),
            demandsScene(child, tree)
          {
            return child
          }
        }
      }
    }
    return nil
  }

  private static func demandsScene(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    let text = tree.text[tree.range(node)]
    guard !text.hasPrefix("#unavailable") else { return false }
    if let version = iOSVersion(in: text) { return version >= scene }
    // `@available(iOS, introduced: 26.0)`.
    let items = items(text).map { $0.filter { $0 != " " } }
    guard items.contains("iOS"),
      let introduced = items.first(where: { $0.hasPrefix("introduced:") }),
      let version = OSVersion(parsing: introduced.dropFirst("introduced:".count))
    else { return false }
    return version >= scene
  }
}
