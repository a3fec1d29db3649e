import AAAnalysis

/// What is wrong with the shape of a syntax tree: what no text, however damaged, may lead to.
struct TreeFlaw: CustomStringConvertible {
  let description: String

  /// The first flaw of a tree, if it has one.
  static func first(in tree: SyntaxTree) -> TreeFlaw? {
    inNodes(of: tree) ?? inTokens(of: tree) ?? inComments(of: tree) ?? inSize(of: tree)
  }

  /// Children are in order and inside their parent, and every node is reached once from the root.
  private static func inNodes(of tree: SyntaxTree) -> TreeFlaw? {
    var isReached = [Bool](repeating: false, count: tree.nodeCount)
    isReached[tree.root] = true
    var stack = [tree.root]
    let all = ByteRange(0, tree.text.count)
    guard all.contains(tree.range(tree.root)) else { return TreeFlaw("the root leaves the text") }
    while let node = stack.popLast() {
      let range = tree.range(node)
      if range.end < range.start { return TreeFlaw("\(tree.kind(node)) ends before it starts") }
      if let token = tree.token(node), token >= tree.tokenCount {
        return TreeFlaw("\(tree.kind(node)) is named by no token")
      }
      var position = range.start
      for child in tree.children(node) {
        let inner = tree.range(child)
        if inner.start < position || inner.end > range.end {
          return TreeFlaw(
            "\(tree.kind(child)) \(inner) is out of place in \(tree.kind(node)) \(range)")
        }
        if isReached[child] { return TreeFlaw("\(tree.kind(child)) \(inner) is reached twice") }
        isReached[child] = true
        position = inner.end
        stack.append(child)
      }
    }
    return isReached.firstIndex(of: false).map { node in
      TreeFlaw("\(tree.kind(node)) \(tree.range(node)) is not reached")
    }
  }

  /// Tokens are in order, disjoint and inside the text; the last is the end of the file.
  private static func inTokens(of tree: SyntaxTree) -> TreeFlaw? {
    var position = 0
    for index in 0..<tree.tokenCount {
      let range = tree.tokenRange(index)
      if range.start < position || range.end < range.start || range.end > tree.text.count {
        return TreeFlaw("\(tree.token(at: index).kind) \(range) is out of place")
      }
      position = range.end
    }
    let last = tree.tokenCount - 1
    guard last >= 0, tree.token(at: last).kind == .endOfFile else {
      return TreeFlaw("the last token is not the end of the file")
    }
    return tree.tokenRange(last).end == tree.text.count ? nil : TreeFlaw("the file ends too early")
  }

  private static func inComments(of tree: SyntaxTree) -> TreeFlaw? {
    var position = 0
    for range in tree.comments {
      if range.start < position || range.isEmpty || range.end > tree.text.count {
        return TreeFlaw("comment \(range) is out of place")
      }
      position = range.end
    }
    return nil
  }

  /// What is kept grows with the text. A byte makes at most one token, and one more where a bracket
  /// that is missing is put in; a token makes few nodes.
  private static func inSize(of tree: SyntaxTree) -> TreeFlaw? {
    if tree.tokenCount > 2 * tree.text.count + 2 { return TreeFlaw("\(tree.tokenCount) tokens") }
    if tree.nodeCount > 4 * tree.tokenCount + 4 { return TreeFlaw("\(tree.nodeCount) nodes") }
    return nil
  }

  private init(_ description: String) {
    self.description = description
  }
}
