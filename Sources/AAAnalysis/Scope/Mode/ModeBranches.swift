/// A place where code decides by the mode.
struct ModeBranch: Sendable {
  let file: FileID
  /// The `if`, `guard`, `while`, `switch`, ternary or call that it decides.
  let decider: NodeID
  /// The smallest expression of the condition that tells the mode.
  let range: ByteRange
  /// The innermost type or extension around it.
  let owner: TypeReference?
  /// Whether a condition decides; else the value is handed on, to a modifier or a view.
  let isCondition: Bool
}

extension ModeReader {
  /// The places of a file where something is decided by the mode, in the order of the text.
  func branches(in loaded: LoadedFile) -> [ModeBranch] {
    let tree = loaded.tree
    var branches: [ModeBranch] = []
    for node in 0..<tree.nodeCount {
      for (condition, isCondition) in deciders(of: node, tree) {
        guard value(of: condition, in: loaded) != .independent,
          let part = smallestPart(of: condition, in: loaded)
        else { continue }
        branches.append(
          ModeBranch(
            file: loaded.file, decider: node, range: tree.range(part),
            owner: loaded.type(around: tree.range(part).start), isCondition: isCondition))
      }
    }
    return branches
  }

  /// The expressions on which a node decides what happens, or that it hands on.
  private func deciders(of node: NodeID, _ tree: SyntaxTree) -> [(NodeID, Bool)] {
    switch tree.kind(node) {
    case .ifExpr, .guardStmt, .whileStmt:
      return tree.children(node).prefix { tree.kind($0) != .codeBlock }.map { ($0, true) }
    case .switchExpr:
      return tree.firstChild(node).map { [($0, true)] } ?? []
    case .sequenceExpr:
      let children = Array(tree.children(node))
      guard let mark = children.firstIndex(where: { tree.kind($0) == .ternaryOperator }) else {
        return []
      }
      return children[..<mark].map { ($0, true) }
    case .callExpr:
      return handsOn(node, tree) ? tree.arguments(of: node).map { ($0.value, false) } : []
    default: return []
    }
  }

  /// Whether a call may decide by what it is given: a modifier, a view, a function; not one that
  /// makes a text of it.
  private func handsOn(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let callee = tree.callee(of: call) else { return false }
    return !["String", "Text", "print", "debugPrint", "description", "describing"]
      .contains(tree.name(callee))
  }

  /// The innermost part of an expression that tells the mode.
  private func smallestPart(of node: NodeID, in loaded: LoadedFile) -> NodeID? {
    let tree = loaded.tree
    var current = node
    for _ in 0..<24 {
      let parts = tree.kind(current) == .memberExpr ? [] : Array(tree.children(current))
      let inner = parts.flatMap { part in
        tree.kind(part) == .argument ? tree.firstChild(part).map { [$0] } ?? [] : [part]
      }
      guard let next = inner.first(where: { value(of: $0, in: loaded) != .independent }) else {
        return current
      }
      current = next
    }
    return current
  }
}
