/// A root view of a scene that no preview shows as Assistive Access would.
enum PreviewMissing: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.scenes.isEmpty else { return [] }
    let modes = ModeReader(index: context.index, loader: context.loader)
    let reader = SceneRootReader(index: context.index, loader: context.loader, modes: modes)
    let previews = AssistiveAccessPreviews(context)
    var findings: [Location: Finding] = [:]
    for scene in context.scope.scenes {
      guard let loaded = context.loader.load(scene.file),
        let content = loaded.tree.arguments(of: scene.call).first?.value,
        let root = reader.roots(of: content, in: loaded, owner: scene.owner).views.first,
        !previews.mayShow(root)
      else { continue }
      guard let finding = finding(root, scene, context) else { continue }
      if findings[finding.location] == nil { findings[finding.location] = finding }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func finding(
    _ root: RootView, _ scene: AssistiveAccessScene, _ context: RuleContext
  ) -> Finding? {
    guard let loaded = context.loader.load(root.type.file),
      let node = loaded.node(ofType: root.type.index), let range = loaded.tree.nameRange(node)
    else { return nil }
    return Finding(
      rule: description.id, severity: .hint,
      message: "`\(root.name)` is what Assistive Access shows first, and no preview shows it that"
        + " way. Add one with the trait `.assistiveAccess`.",
      location: Location(file: loaded.file, range: range),
      related: [
        RelatedLocation(
          location: Location(file: scene.file, range: scene.nameRange),
          message: "The scene that shows it")
      ],
      fixes: PreviewFix(root: root, scene: scene, view: loaded, context: context).fix
        .map { [$0] } ?? [])
  }
}

/// The previews of a workspace with the trait of Assistive Access.
struct AssistiveAccessPreviews {
  private let context: RuleContext
  private let previews: [(preview: PreviewMacro, loaded: LoadedFile)]

  init(_ context: RuleContext) {
    self.context = context
    previews = context.index.filesOfInterest.sorted().flatMap { file in
      context.loader.load(file).map { loaded in
        loaded.previews.filter { Self.hasTrait($0, loaded.tree, context.index) }
          .map { ($0, loaded) }
      } ?? []
    }
  }

  /// Whether a preview has the trait, or one of the workspace's own that may hold it.
  static func hasTrait(_ preview: PreviewMacro, _ tree: SyntaxTree, _ index: DeclarationIndex)
    -> Bool
  {
    preview.traits.contains { trait in
      let name = tree.name(tree.kind(trait) == .callExpr ? tree.callee(of: trait) ?? trait : trait)
      return name == "assistiveAccess"
        || index.allMembers(named: name).contains { index[$0]?.isStatic == true }
    }
  }

  /// Whether one of them shows a view, itself or in another view, or shows what is not known.
  func mayShow(_ root: RootView) -> Bool {
    previews.contains { preview, loaded in
      guard let body = preview.body ?? preview.strayView else { return false }
      let names = Self.names(in: body, loaded.tree)
      if names.contains(root.name) { return true }
      let views = names.compactMap { context.index.type(named: $0, from: loaded.file) }
        .filter { context.index.type($0, conformsTo: "View") }
      if views.isEmpty { return !names.isSubset(of: ViewLibrary.nativeViews) }
      return views.contains { view in
        guard let file = context.loader.load(view.file), let node = file.node(ofType: view.index)
        else { return true }
        return Self.names(in: node, file.tree).contains(root.name)
      }
    }
  }

  static func names(in node: NodeID, _ tree: SyntaxTree) -> Set<String> {
    var names: Set<String> = []
    for part in tree.descendants(of: node) where tree.kind(part) == .declRef {
      names.insert(tree.name(part))
    }
    return names
  }
}
