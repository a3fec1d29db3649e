import AAAnalysis

/// Whether every rule that is written is also listed.
enum Catalogue {
  static let path = "Sources/AAAnalysis/Rules/RuleCatalogue.swift"
  static let folder = "Sources/AAAnalysis/Rules"

  private static let protocols: Set<String> = ["Rule", "ScreenRule"]

  /// Names of the types that conform to `Rule` in the folders of rules.
  static func writtenRules(_ files: [TidyFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files where file.folder(below: folder) != nil {
      guard let tree = file.tree else { continue }
      tree.forEachNode { node, parent in
        guard tree.kind(node) == .inheritanceClause, let parent,
          tree.children(node).contains(where: { protocols.contains(tree.name($0)) })
        else { return }
        if tree.isType(parent) { names.insert(tree.name(parent)) }
        if tree.kind(parent) == .extensionDecl, let type = tree.child(parent, .identifierType) {
          names.insert(tree.name(type))
        }
      }
    }
    return names
  }

  /// Names that the catalogue lists, as `Name.self`.
  static func listedRules(_ file: TidyFile) -> [String] {
    guard let tree = file.tree else { return [] }
    var names: [(Int, String)] = []
    tree.forEachNode { node, _ in
      if tree.kind(node) == .memberExpr, tree.name(node, is: "self"),
        let base = tree.child(node, .declRef)
      {
        names.append((tree.range(node).start, tree.name(base)))
      }
    }
    return names.sorted { $0.0 < $1.0 }.map(\.1)
  }

  static func violations(written: Set<String>, listed: [String]) -> [String] {
    var result = written.subtracting(listed).sorted().map { "\($0) is not listed" }
    result += Set(listed).subtracting(written).sorted().map { "\($0) is no rule in a family" }
    if Set(listed).count < listed.count { result.append("a rule is listed twice") }
    return result
  }

  /// Ids that are not unique, or not words in lower case with hyphens between them.
  static func violations(ids: [String]) -> [String] {
    var result = ids.filter { id in
      let words = id.split(separator: "-", omittingEmptySubsequences: false)
      return !words.allSatisfy { word in
        word.first?.isLetter == true
          && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
    }
    result += Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    return result
  }
}
