/// Tells what the ordinary interface of an app shows, too, beside the Assistive Access scene.
///
/// Goes from a declaration to those that mention it, until one is an app's or a class, outside the
/// scene. Previews and tests show nothing.
struct OrdinaryInterface {
  private let context: RuleContext
  private var mentions: [String: [Mention]] = [:]
  private var answers: [String: Bool] = [:]
  /// Declarations after which a search gives up, and says no.
  private static let maximumCount = 300

  init(_ context: RuleContext) { self.context = context }

  /// Where a name is mentioned, or what a place belongs to.
  private enum Mention: Hashable {
    /// In a declaration that counts where it is mentioned itself.
    case declaration(String)
    /// In an app, or in a class, which may show anything.
    case app
    /// In a preview, a test, the Assistive Access scene.
    case none
  }

  /// Whether the ordinary interface may show what stands at a place.
  mutating func mayShow(_ reference: SyntaxReference) -> Bool {
    guard let tree = context.tree(reference.file) else { return false }
    return mayShow(at: tree.range(reference.node).start + 1, in: reference.file)
  }

  /// - Parameter offset: within a token.
  private mutating func mayShow(at offset: Int, in file: FileID) -> Bool {
    guard let tree = context.tree(file) else { return false }
    switch place(offset, in: file, tree) {
    case .app: return true
    case .none: return false
    case .declaration(let name): return mayShow(name)
    }
  }

  /// The finding with no fix preferred that changes how the ordinary interface looks.
  mutating func sparing(_ finding: Finding) -> Finding {
    var result = finding
    for (position, fix) in finding.fixes.enumerated() where fix.isPreferred && fix.restyles {
      for case .edit(let file, let edits) in fix.changes {
        guard let edit = edits.first, mayShow(at: edit.range.start, in: file) else { continue }
        result.fixes[position].isPreferred = false
      }
    }
    return result
  }

  private mutating func mayShow(_ name: String) -> Bool {
    if let known = answers[name] { return known }
    var seen: Set<String> = [name]
    var pending = [name]
    var isShown = false
    search: while let next = pending.popLast(), seen.count < Self.maximumCount {
      for mention in findMentions(of: next) {
        switch mention {
        case .app:
          isShown = true
          break search
        case .none: break
        case .declaration(let outer):
          if answers[outer] == true {
            isShown = true
            break search
          }
          if seen.insert(outer).inserted { pending.append(outer) }
        }
      }
    }
    answers[name] = isShown
    return isShown
  }

  // MARK: Mentions

  private mutating func findMentions(of name: String) -> [Mention] {
    if let known = mentions[name] { return known }
    var found: Set<Mention> = []
    for file in context.index.files {
      guard context.loader.holds(name, in: file), let tree = context.tree(file) else { continue }
      for node in 0..<tree.nodeCount {
        switch tree.kind(node) {
        case .declRef, .memberExpr:
          guard tree.name(node) == name, let range = tree.nameRange(node) else { continue }
          let mention = place(range.start + 1, in: file, tree)
          if mention != .declaration(name) { found.insert(mention) }
        default: continue
        }
      }
    }
    let result = Array(found)
    mentions[name] = result
    return result
  }

  /// What a place belongs to.
  private func place(_ offset: Int, in file: FileID, _ tree: SyntaxTree) -> Mention {
    if file.path.contains("Tests/") { return .none }
    let isInScene = context.scope.scenes.contains {
      $0.file == file && tree.range($0.call).touches(offset)
    }
    if isInScene { return .none }
    let path = tree.path(to: offset)
    for (position, node) in path.enumerated() {
      switch tree.kind(node) {
      case .classDecl, .actorDecl: return .app
      case .structDecl, .enumDecl, .protocolDecl:
        let inherited =
          tree.child(node, .inheritanceClause).map { tree.mentionedTypes(in: $0) } ?? []
        if inherited.contains("App") { return .app }
        if inherited.contains("PreviewProvider") { return .none }
        return .declaration(tree.name(node))
      case .extensionDecl: return extended(node, path[(position + 1)...], file, tree)
      case .funcDecl, .patternBinding: return member(node, tree)
      case .macroExpansionDecl, .macroExpansionExpr:
        if tree.name(node, is: "Preview") { return .none }
      default: break
      }
    }
    return .none
  }

  /// The type that an extension extends; for a type of a framework, the member around the place.
  private func extended(
    _ node: NodeID, _ path: ArraySlice<NodeID>, _ file: FileID, _ tree: SyntaxTree
  ) -> Mention {
    let name = tree.children(node).first { tree.kind($0) == .identifierType }
      .map { tree.name($0) }
    if let name, let type = context.index.type(named: name, from: file) {
      guard let model = context.index[type] else { return .none }
      if model.kind == .classType || context.index.type(type, conformsTo: "App") { return .app }
      return .declaration(name)
    }
    let member = path.first { tree.kind($0) == .funcDecl || tree.kind($0) == .patternBinding }
    return member.map { self.member($0, tree) } ?? .none
  }

  private func member(_ node: NodeID, _ tree: SyntaxTree) -> Mention {
    if tree.kind(node) == .funcDecl { return .declaration(tree.name(node)) }
    return tree.child(node, .identifierPattern).map { .declaration(tree.name($0)) } ?? .none
  }
}

extension SyntaxTree {
  /// The names of types in an inheritance clause.
  fileprivate func mentionedTypes(in clause: NodeID) -> Set<String> {
    Set(children(clause).map { name($0) })
  }
}
