/// An Assistive Access scene whose views read what only the ordinary scene is given.
enum SceneEnvironmentMissing: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.scenes.isEmpty else { return [] }
    let modes = ModeReader(index: context.index, loader: context.loader)
    let roots = SceneRootReader(index: context.index, loader: context.loader, modes: modes)
    let reader = ProvisionReader(index: context.index, loader: context.loader)
    return context.scope.scenes.indices.compactMap { scene in
      finding(scene, context, roots, reader)
    }
  }

  /// A modifier of the ordinary scene or its root, with what it gives.
  struct Gift {
    let link: ChainLink
    let file: FileID
    let owner: TypeReference
    let range: ByteRange
    let provisions: Provisions
  }

  private static func finding(
    _ position: Int, _ context: RuleContext, _ roots: SceneRootReader, _ reader: ProvisionReader
  ) -> Finding? {
    let scene = context.scope.scenes[position]
    guard let loaded = context.loader.load(scene.file),
      let content = loaded.tree.arguments(of: scene.call).first?.value
    else { return nil }
    let calm = roots.roots(of: content, in: loaded, owner: scene.owner)
    guard let root = calm.views.first,
      let given = provisions(ofScene: position, root, context, reader)
    else { return nil }
    let gifts = gifts(beside: scene, context, roots, reader)
    let wrappers = UnknownWrappers(scope: context.scope)
    var missing: [(read: EnvironmentRead, gift: Gift)] = []
    for read in context.environmentReads(ofScene: position, root: root.type)
    {
      let isOfRoot = read.type == root.type
      // Of a scene that was not read to the end, only what the root itself reads is certain.
      if context.scope.isTruncated, !isOfRoot { continue }
      if (isOfRoot ? given.above : given.anywhere).mayHold(read.provision) { continue }
      if let gift = gifts.first(where: { $0.provisions.known.contains(read.provision) }),
        !wrappers.surround(read.type, inScene: position)
      {
        missing.append((read, gift))
      }
    }
    guard let first = missing.first else { return nil }
    var fixes: [Fix] = []
    if calm.views.count == 1,
      let fix = EnvironmentFix(
        root: root, scene: scene, gifts: missing.map(\.gift), context: context
      ).fix
    {
      fixes = [fix]
    }
    let names = missing.map(\.read.provision.shown)
    let list =
      names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return Finding(
      rule: description.id, severity: .warning,
      message: "`\(first.read.viewName)` reads \(list) in Assistive Access, where only the ordinary"
        + " scene is given \(names.count == 1 ? "it" : "them"). Give `\(root.name)` the same.",
      location: root.location, related: related(missing), fixes: fixes)
  }

  private static func related(_ missing: [(read: EnvironmentRead, gift: Gift)])
    -> [RelatedLocation]
  {
    missing.flatMap { read, gift in
      [
        RelatedLocation(
          location: Location(file: gift.file, range: gift.range),
          message: "The ordinary scene is given \(read.provision.shown) here"),
        RelatedLocation(
          location: read.location, message: "`\(read.viewName)` reads it here"),
      ]
    }
  }

  // MARK: What is given

  private struct Given {
    /// To the root, or to anything below.
    var anywhere = Provisions()
    /// To the root.
    var above = Provisions()
  }

  /// What the Assistive Access scene is given; nil where a modifier of another package may give
  /// anything.
  private static func provisions(
    ofScene position: Int, _ root: RootView, _ context: RuleContext, _ reader: ProvisionReader
  ) -> Given? {
    let scene = context.scope.scenes[position]
    var result = Given()
    // A view is shown in many places, and gives the same in all of them.
    var known: [Use: Provisions] = [:]
    for screen in context.scope.screens where screen.scene == position {
      for place in screen.modifiers.indices {
        let use = screen.modifiers[place]
        guard use.declaration == nil, use.isComponent || ProvisionReader.mayGive(use.name) else {
          continue
        }
        let key = Use(
          reference: use.reference, owner: context.scope.frames[use.frame].owner)
        let provisions = known[key] ?? self.provisions(of: key, context, reader)
        known[key] = provisions
        result.anywhere.formUnion(provisions)
        if screen.kind == .root, !isRead(use.frame, within: root.type, context) {
          result.above.formUnion(provisions)
        }
      }
    }
    let uses = SceneUses(index: context.index, loader: context.loader).uses(
      of: SyntaxReference(file: scene.file, node: scene.call))
    for (file, node) in uses.map({ ($0.file, $0.node) }) + [(root.file, root.call)] {
      guard let loaded = context.loader.load(file) else { return nil }
      for link in loaded.tree.modifiers(around: node) {
        let name = loaded.tree.name(link.member)
        if !ModifierLibrary.names.contains(name), !sceneModifiers.contains(name),
          reader.functions(named: name).isEmpty
        {
          return nil
        }
        // Where the scene is used, names are those of the type that uses it.
        let owner = loaded.type(around: loaded.tree.range(node).start) ?? scene.owner
        let provisions = reader.provisions(of: link, in: loaded, owner: owner)
        result.anywhere.formUnion(provisions)
        result.above.formUnion(provisions)
      }
    }
    return result
  }

  /// A modifier, with the type whose members its arguments name.
  private struct Use: Hashable {
    let reference: SyntaxReference
    let owner: TypeReference?
  }

  private static func provisions(
    of use: Use, _ context: RuleContext, _ reader: ProvisionReader
  ) -> Provisions {
    guard let loaded = context.loader.load(use.reference.file),
      loaded.tree.kind(use.reference.node) == .callExpr,
      let callee = loaded.tree.callee(of: use.reference.node)
    else { return Provisions() }
    return reader.provisions(
      of: ChainLink(node: use.reference.node, member: callee), in: loaded, owner: use.owner)
  }

  /// Whether a context is that of a view, or of something below it.
  private static func isRead(_ frame: Int, within type: TypeReference, _ context: RuleContext)
    -> Bool
  {
    var next: Int? = frame
    while let index = next {
      let use = context.scope.frames[index].use
      if use?.declaration == .type(type) { return true }
      next = use?.caller
    }
    return false
  }

  /// Modifiers of scenes that give nothing to views.
  private static let sceneModifiers: Set<String> = [
    "backgroundTask", "commands", "commandsRemoved", "commandsReplaced", "defaultLaunchBehavior",
    "defaultPosition", "defaultSize", "restorationBehavior", "windowIdealSize", "windowManagerRole",
    "windowResizability", "windowStyle", "windowToolbarStyle", "contentTransition",
  ]

  /// What the ordinary scenes and their roots are given, in the order of the text.
  private static func gifts(
    beside scene: AssistiveAccessScene, _ context: RuleContext, _ roots: SceneRootReader,
    _ reader: ProvisionReader
  ) -> [Gift] {
    var gifts: [Gift] = []
    var seen: Set<Location> = []
    for standard in context.standardScenes(beside: scene) {
      guard let loaded = context.loader.load(standard.file) else { continue }
      let views = roots.roots(of: standard.content, in: loaded, owner: standard.owner).views
      let uses = SceneUses(index: context.index, loader: context.loader).uses(
        of: SyntaxReference(file: standard.file, node: standard.call))
      for (file, node) in uses.map({ ($0.file, $0.node) }) + views.map({ ($0.file, $0.call) }) {
        guard let loaded = context.loader.load(file) else { continue }
        let owner = loaded.type(around: loaded.tree.range(node).start) ?? standard.owner
        for link in loaded.tree.modifiers(around: node) {
          guard let range = loaded.tree.nameRange(link.member),
            seen.insert(Location(file: file, range: range)).inserted
          else { continue }
          let provisions = reader.provisions(of: link, in: loaded, owner: owner)
          guard !provisions.known.isEmpty else { continue }
          gifts.append(
            Gift(
              link: link, file: file, owner: owner, range: range, provisions: provisions))
        }
      }
    }
    return gifts
  }
}
