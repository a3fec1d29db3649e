/// The code of a file that may run on systems without an API.
struct AvailabilityGap {
  let loaded: LoadedFile
  /// The first iOS that has the API.
  let needed: OSVersion
  /// The first iOS that the file is compiled for.
  let oldest: OSVersion

  /// Nil where the file is compiled for no older system, or where that is not known.
  init?(_ file: FileID, needing needed: OSVersion, in context: RuleContext) {
    guard let oldest = context.deploymentTarget(of: file), oldest < needed,
      let loaded = context.loader.load(file)
    else { return nil }
    self.loaded = loaded
    self.needed = needed
    self.oldest = oldest
  }

  var tree: SyntaxTree { loaded.tree }

  /// The nodes that are compiled for iOS, in the order of the text.
  var nodes: [NodeID] {
    var result: [NodeID] = []
    var pending = [tree.root]
    while let node = pending.popLast() {
      result.append(node)
      if tree.kind(node) == .ifConfigDecl {
        for clause in ConditionalCompilation.activeClauses(of: node, in: tree) {
          pending.append(contentsOf: ConditionalCompilation.items(of: clause, in: tree))
        }
      } else {
        pending.append(contentsOf: tree.children(node))
      }
    }
    return result.sorted()
  }

  /// Whether code at a place surely runs on systems without the API as well.
  func isOpen(at range: ByteRange) -> Bool {
    !Availability.mayAssure(needed, at: range.start + 1, in: tree)
  }

  /// The condition that keeps such systems out.
  var check: String { "#available(iOS \(needed), *)" }

  /// The condition as what a file needs that iOS alone compiles.
  var sceneCheck: SceneCheck {
    SceneCheck(platforms: ["iOS"], arguments: "iOS \(needed), *")
  }

  /// The attribute that does the same for a declaration.
  var attribute: String { "@available(iOS \(needed), *)" }

  // MARK: Fixes

  /// Whether a check that names iOS alone is right: on other platforms it would let all systems in.
  func isForIOSAlone(in context: RuleContext) -> Bool {
    let apps = context.targets.apps(holding: loaded.file)
    return !apps.isEmpty && apps.allSatisfy { $0.platforms == ["iOS"] }
  }

  /// The edit that puts the attribute on a line above a declaration.
  func attributing(_ start: Int) -> TextEdit {
    let indentation = tree.text.indentation(ofLineContaining: start)
    return TextEdit(
      at: start, insert: attribute + tree.text.lineEnding.rawValue + indentation)
  }

  /// The edit that puts the check before the conditions of an `if` or a `guard`, where a node is
  /// one of these, or a comparison that is.
  func checking(_ node: NodeID) -> TextEdit? {
    let path = tree.path(to: tree.range(node).start + 1)
    guard let index = path.lastIndex(where: { Self.isDecision(tree.kind($0)) }),
      index + 1 < path.count, tree.kind(path[index + 1]) != .codeBlock
    else { return nil }
    let condition = path[index + 1]
    guard condition == node || isComparison(condition, of: node),
      let first = tree.firstChild(path[index])
    else { return nil }
    return TextEdit(at: tree.range(first).start, insert: check + ", ")
  }

  private static func isDecision(_ kind: NodeKind) -> Bool {
    kind == .ifExpr || kind == .guardStmt
  }

  /// Whether a condition compares something to a node, so that it cannot hold without the API.
  private func isComparison(_ condition: NodeID, of node: NodeID) -> Bool {
    let parts = Array(tree.children(condition))
    return tree.kind(condition) == .sequenceExpr && parts.count == 3
      && tree.kind(parts[1]) == .binaryOperator && tree.name(parts[1], is: "==")
      && (parts[0] == node || parts[2] == node)
  }
}
