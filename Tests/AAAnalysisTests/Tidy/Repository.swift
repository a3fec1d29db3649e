import AAAnalysis
import Foundation

/// One file of the repository, or one made up to test a check.
struct TidyFile: Sendable {
  /// Path from the repository's root.
  let path: String
  let text: SourceText
  /// The tree of a Swift file.
  let tree: SyntaxTree?

  init(_ path: String, _ text: SourceText) {
    self.path = path
    self.text = text
    tree = path.hasSuffix(".swift") ? SyntaxTree(text) : nil
  }

  init(_ path: String, _ text: String) {
    self.init(path, SourceText(text))
  }

  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The folder right below `parent`; nil for files elsewhere.
  func folder(below parent: String) -> String? {
    guard path.hasPrefix(parent + "/") else { return nil }
    let rest = path.dropFirst(parent.count + 1).split(separator: "/")
    return rest.count > 1 ? String(rest[0]) : nil
  }

  /// Path and 1-based line of an offset.
  func place(_ offset: Int) -> String { "\(path):\(text.lines.line(containing: offset) + 1)" }
}

/// The repository that holds this file.
enum Repository {
  /// Every text in it, what is built or fetched apart.
  static let files: [TidyFile] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL
    var files: [TidyFile] = []
    collect(root, "", into: &files)
    return files
  }()

  static var sources: [TidyFile] {
    files.filter { $0.path.hasPrefix("Sources/") && $0.tree != nil }
  }

  static var swiftFiles: [TidyFile] {
    files.filter { $0.tree != nil && !$0.path.hasPrefix("protocol-fixtures/") }
  }

  private static func collect(_ folder: URL, _ prefix: String, into files: inout [TidyFile]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      if name.hasPrefix("."), ![".ci", ".gitignore", ".swift-format"].contains(name) { continue }
      if ["node_modules", "__pycache__", "Package.resolved"].contains(name) { continue }
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        collect(url, prefix + name + "/", into: &files)
      } else if let data = FileManager.default.contents(atPath: url.path),
        String(validating: data, as: UTF8.self) != nil
      {
        files.append(TidyFile(prefix + name, SourceText(bytes: Array(data))))
      }
    }
  }
}

extension SyntaxTree {
  /// Every node and its parent.
  func forEachNode(_ body: (_ node: NodeID, _ parent: NodeID?) -> Void) {
    var stack: [(NodeID, NodeID?)] = [(root, nil)]
    while let (node, parent) = stack.popLast() {
      body(node, parent)
      for child in children(node) { stack.append((child, node)) }
    }
  }

  func isType(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl: true
    default: false
    }
  }
}
