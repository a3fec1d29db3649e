/// A condition around an Assistive Access scene that scene builders do not take.
enum SceneBuilderElse: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    // The workspace may have taught the builder.
    let taught = ["buildEither", "buildOptional"].contains {
      !context.index.extensionMembers(named: $0, of: "SceneBuilder").isEmpty
    }
    if taught { return [] }
    var findings: [Location: Finding] = [:]
    for scene in context.scope.scenes {
      guard let tree = context.tree(scene.file) else { continue }
      for finding in check(scene, tree) { findings[finding.location] = finding }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func check(_ scene: AssistiveAccessScene, _ tree: SyntaxTree) -> [Finding] {
    var findings: [Finding] = []
    for node in tree.path(to: scene.nameRange.start).reversed() {
      switch tree.kind(node) {
      case .variableDecl, .funcDecl:
        // Where something is returned, no builder is at work.
        return returns(node, tree) ? [] : findings.reversed()
      case .switchExpr:
        guard let range = keyword(of: node, tree) else { continue }
        findings.append(
          finding(
            scene, range,
            "A scene builder takes no `switch`. Declare the scenes side by side: the system chooses"
              + " the one for Assistive Access."))
      case .ifExpr:
        if let finding = check(condition: node, scene, tree) { findings.append(finding) }
      default: continue
      }
    }
    return []
  }

  private static func check(
    condition node: NodeID, _ scene: AssistiveAccessScene, _ tree: SyntaxTree
  ) -> Finding? {
    let conditions = tree.children(node).prefix { tree.kind($0) != .codeBlock }
    guard conditions.allSatisfy({ tree.kind($0) == .availabilityCondition }), !conditions.isEmpty
    else {
      return keyword(of: node, tree).map {
        finding(
          scene, $0,
          "A scene builder takes `if` only with `#available`. Declare the scene without it: the"
            + " system shows it in Assistive Access alone.")
      }
    }
    let blocks = tree.children(node).filter {
      tree.kind($0) == .codeBlock || tree.kind($0) == .ifExpr
    }
    guard blocks.count > 1, let start = blocks.first.map({ tree.range($0).end }),
      let other = blocks.last.map({ tree.range($0).start }),
      let range = token(.elseKeyword, from: start, to: other, tree)
    else { return nil }
    return finding(
      scene, range,
      "A scene builder takes no `else`. Put what both systems have outside of the check, and only"
        + " the Assistive Access scene into it.")
  }

  private static func finding(_ scene: AssistiveAccessScene, _ range: ByteRange, _ message: String)
    -> Finding
  {
    Finding(
      rule: description.id, severity: .information, message: message,
      location: Location(file: scene.file, range: range),
      related: [
        RelatedLocation(
          location: Location(file: scene.file, range: scene.nameRange), message: "The scene")
      ])
  }

  private static func returns(_ declaration: NodeID, _ tree: SyntaxTree) -> Bool {
    var pending = [declaration]
    while let node = pending.popLast() {
      switch tree.kind(node) {
      case .returnStmt: return true
      case .closureExpr: continue
      default: pending.append(contentsOf: tree.children(node))
      }
    }
    return false
  }

  // MARK: Keywords

  /// The word that a node begins with.
  private static func keyword(of node: NodeID, _ tree: SyntaxTree) -> ByteRange? {
    let token = tree.tokenIndex(at: tree.range(node).start)
    return token < tree.tokenCount ? tree.tokenRange(token) : nil
  }

  private static func token(
    _ kind: TokenKind, from start: Int, to end: Int, _ tree: SyntaxTree
  ) -> ByteRange? {
    var index = tree.tokenIndex(at: start)
    while index < tree.tokenCount, tree.tokenRange(index).start < end {
      if tree.token(at: index).kind == kind { return tree.tokenRange(index) }
      index += 1
    }
    return nil
  }
}
