import AAAnalysis

/// A file that shares nothing with the other files of its module: what it declares is private.
struct SeparateFile: Sendable {
  let text: String
  /// The modules that it imports, in the order of their names.
  let imports: [String]

  /// Nil where something in the text would be seen from other files, or would not stand being
  /// private.
  init?(_ source: String) {
    let text = SourceText(source)
    let tree = SyntaxTree(text)
    var edits: [TextEdit] = []
    var imports: Set<String> = []
    let own = Set(tree.children(tree.root).filter { tree.isType($0) }.map(tree.name))
    for node in tree.children(tree.root) {
      switch tree.kind(node) {
      case .importDecl:
        imports.insert(text[tree.range(node)])
      case .macroExpansionDecl, .macroExpansionExpr:
        break
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .typealiasDecl,
        .funcDecl, .variableDecl:
        guard let edit = Self.makePrivate(node, tree) else { return nil }
        edits += edit
      case .extensionDecl:
        if tree.child(node, .inheritanceClause) == nil {
          guard let edit = Self.makePrivate(node, tree) else { return nil }
          edits += edit
        } else {
          // What adds a conformance cannot be private, and need not be where its type is.
          let type = tree.child(node, .identifierType).map(tree.name)
          guard let type, own.contains(type) else { return nil }
        }
      default: return nil
      }
    }
    guard let edited = text.applying(edits.sorted { $0.range.start < $1.range.start }) else {
      return nil
    }
    self.text = edited.string
    self.imports = imports.sorted()
  }

  /// The edits that make a declaration private, and take `@main` from it; nil where it says itself
  /// who may see it.
  private static func makePrivate(_ node: NodeID, _ tree: SyntaxTree) -> [TextEdit]? {
    var edits: [TextEdit] = []
    var start = tree.range(node).start
    for child in tree.children(node) {
      let range = tree.range(child)
      if tree.kind(child) == .modifier {
        let levels: [StaticString] = ["public", "open", "package", "internal"]
        if levels.contains(where: { tree.name(child, is: $0) }) { return nil }
        if tree.name(child, is: "private") || tree.name(child, is: "fileprivate") { return edits }
      } else if tree.kind(child) == .attribute {
        start = range.end
        if tree.name(child, is: "main") {
          edits.append(TextEdit(range, "     "))
        }
      }
    }
    return edits + [TextEdit(at: start, insert: " private ")]
  }
}
