import AAAnalysis

/// Swift files that make up one module.
struct SwiftProgram: Sendable {
  /// Paths and texts, in the order of the paths.
  let files: [(path: String, text: String)]

  /// The programs of a workspace. All its files are one, unless two of them declare the same: then
  /// each folder is a target of its own, together with the files at the top and those in `Shared`.
  /// Manifests are left out.
  static func all(in workspace: ExampleWorkspace) -> [SwiftProgram] {
    let files = workspace.files.sorted { $0.key < $1.key }
      .filter { DocumentKind(of: $0.key) == .swift }
      .map { (path: $0.key.path.dropFirst(ExampleWorkspace.root.count), text: $0.value) }
      .filter { !manifests.contains(String($0.path)) }
    var targets: [Substring: [(path: String, text: String)]] = [:]
    var declared: Set<String> = []
    var isOne = true
    for (path, text) in files {
      let parts = path.split(separator: "/")
      let names = declaredNames(SyntaxTree(text))
      if !declared.isDisjoint(with: names) { isOne = false }
      declared.formUnion(names)
      targets[parts.count > 1 ? parts[0] : "", default: []].append((String(path), text.string))
    }
    let shared = ["", "Shared"].flatMap { targets.removeValue(forKey: $0) ?? [] }
    if isOne || targets.isEmpty {
      let all = files.map { (path: String($0.path), text: $0.text.string) }
      return all.isEmpty ? [] : [SwiftProgram(files: all)]
    }
    return targets.sorted { $0.key < $1.key }.map { SwiftProgram(files: shared + $0.value) }
  }

  private static let manifests: Set<String> = ["Package.swift", "Project.swift"]

  /// Names of types at the top of a file, and where the program starts.
  private static func declaredNames(_ tree: SyntaxTree) -> Set<String> {
    var names: Set<String> = []
    for node in tree.children(tree.root) where tree.isType(node) {
      names.insert(tree.name(node))
      let isMain = tree.children(node).contains {
        tree.kind($0) == .attribute && tree.name($0, is: "main")
      }
      if isMain { names.insert("@main") }
    }
    return names
  }
}
