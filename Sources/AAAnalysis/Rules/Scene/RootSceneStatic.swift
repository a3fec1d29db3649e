/// A `rootScene` of a hosting delegate that belongs to its instances.
enum RootSceneStatic: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    context.hostingDelegates.flatMap { delegate -> [Finding] in
      // Beside a static one, another may be anything.
      guard !delegate.rootScenes.contains(where: { context.index[$0]?.isStatic == true }) else {
        return []
      }
      return delegate.rootScenes.compactMap { finding($0, of: delegate, context) }
    }
  }

  private static func finding(
    _ member: MemberReference, of delegate: HostingDelegate, _ context: RuleContext
  ) -> Finding? {
    guard let loaded = context.loader.load(member.file),
      let node = loaded.node(ofMember: member.index),
      let pattern = loaded.tree.child(node, .identifierPattern),
      let range = loaded.tree.nameRange(pattern)
    else { return nil }
    return Finding(
      rule: description.id, severity: .warning,
      message: "`rootScene` of the hosting delegate `\(delegate.name)` is no type property, so"
        + " SwiftUI cannot find the scene. Make it `static`.",
      location: Location(file: member.file, range: range),
      fixes: fix(node, of: delegate, loaded, context).map { [$0] } ?? [])
  }

  /// Nil where the property uses what only an instance has.
  private static func fix(
    _ binding: NodeID, of delegate: HostingDelegate, _ loaded: LoadedFile, _ context: RuleContext
  ) -> Fix? {
    let tree = loaded.tree
    guard
      let declaration = tree.path(to: tree.range(binding).start)
        .last(where: { tree.kind($0) == .variableDecl }),
      let introducer = tree.nameRange(declaration), tree.name(declaration, is: "var"),
      !tree.children(declaration).contains(where: {
        tree.kind($0) == .modifier && tree.name($0, is: "lazy")
      }),
      !usesInstance(binding, of: delegate, tree, context)
    else { return nil }
    return Fix(
      title: "Make rootScene static", isPreferred: true, isSafe: true,
      changes: [.edit(loaded.file, [TextEdit(at: introducer.start, insert: "static ")])])
  }

  private static func usesInstance(
    _ node: NodeID, of delegate: HostingDelegate, _ tree: SyntaxTree, _ context: RuleContext
  ) -> Bool {
    tree.descendants(of: node).contains { part in
      guard tree.kind(part) == .declRef else { return false }
      let name = tree.name(part)
      return name == "self"
        || context.index.members(named: name, of: delegate.type).contains {
          context.index[$0]?.isStatic == false
        }
    }
  }
}
