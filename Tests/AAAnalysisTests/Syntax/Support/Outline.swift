import AAAnalysis

/// The declarations of a file and how they nest, in one line: `struct A { var b func c }`.
func outline(of tree: SyntaxTree) -> String {
  var result: [String] = []
  // What is left to visit, innermost last: a node, or the end of a declaration.
  var stack: [NodeID?] = [tree.root]
  while let top = stack.popLast() {
    guard let node = top else {
      if result.last == "{" { result.removeLast() } else { result.append("}") }
      continue
    }
    let names = declaredNames(node, in: tree)
    result += names
    if !names.isEmpty {
      result.append("{")
      stack.append(nil)
    }
    for child in Array(tree.children(node)).reversed() { stack.append(child) }
  }
  return result.joined(separator: " ")
}

func outline(of source: String) -> String { outline(of: SyntaxTree(SourceText(source))) }

/// Keyword and name of a declaration; empty for every other node.
private func declaredNames(_ node: NodeID, in tree: SyntaxTree) -> [String] {
  switch tree.kind(node) {
  case .importDecl: ["import " + (tree.token(node) == nil ? "_" : tree.name(node))]
  case .structDecl: ["struct " + tree.name(node)]
  case .classDecl: ["class " + tree.name(node)]
  case .actorDecl: ["actor " + tree.name(node)]
  case .enumDecl: ["enum " + tree.name(node)]
  case .protocolDecl: ["protocol " + tree.name(node)]
  case .extensionDecl:
    ["extension " + (tree.child(node, .identifierType).map(tree.name) ?? "?")]
  case .funcDecl: ["func " + tree.name(node)]
  case .initDecl: ["init"]
  case .enumCaseElement: ["case " + (tree.token(node) == nil ? "_" : tree.name(node))]
  case .patternBinding:
    tree.child(node, .identifierPattern).map { ["var " + tree.name($0)] } ?? []
  default: []
  }
}
