/// A hosting delegate with an Assistive Access scene that no session is given.
enum SceneRoleUnrouted: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    let delegates = context.hostingDelegates.filter(\.hasScene)
    let configurations = context.sessionConfigurations
    guard !delegates.isEmpty, !configurations.isEmpty, !context.manifestNamesRole else { return [] }
    return delegates.compactMap { delegate in
      // Apps of several targets: the nearest delegate's word counts, and any that knows the class.
      guard !configurations.contains(where: { mayRoute($0, to: delegate, context) }) else {
        return nil
      }
      return finding(delegate, configurations, context)
    }
  }

  // MARK: Routing

  /// Whether a function gives sessions to the delegate, or to what cannot be told.
  private static func mayRoute(
    _ configuration: SessionConfiguration, to delegate: HostingDelegate, _ context: RuleContext
  ) -> Bool {
    let assignments = DelegateAssignment.all(in: configuration)
    if assignments.contains(where: { $0.className == nil }) { return true }
    return mentions(delegate.name, configuration.node, configuration.loaded, context, depth: 0)
  }

  /// Whether a function names the class, itself or in a function or property of the workspace that
  /// it uses.
  private static func mentions(
    _ name: String, _ node: NodeID, _ loaded: LoadedFile, _ context: RuleContext, depth: Int
  ) -> Bool {
    let tree = loaded.tree
    for part in tree.descendants(of: node) {
      switch tree.kind(part) {
      case .stringLiteral:
        // `NSClassFromString("App.CalmSceneDelegate")`
        if tree.text[tree.range(part)].contains(name) { return true }
      case .declRef, .memberExpr, .identifierType:
        let word = tree.name(part)
        if word == name { return true }
        guard depth < 3 else { continue }
        for member in context.index.allMembers(named: word).prefix(4) {
          guard let model = context.index[member],
            model.kind == .function || model.isComputed || model.kind == .typeAlias
              || model.isStatic,
            word != "application", let file = context.loader.load(member.file),
            let inner = file.node(ofMember: member.index), inner != node
          else { continue }
          if mentions(name, inner, file, context, depth: depth + 1) { return true }
        }
      default: continue
      }
    }
    return false
  }

  // MARK: Findings

  private static func finding(
    _ delegate: HostingDelegate, _ configurations: [SessionConfiguration], _ context: RuleContext
  ) -> Finding {
    let related = configurations.compactMap { configuration in
      configuration.tree.nameRange(configuration.node).map {
        RelatedLocation(
          location: Location(file: configuration.loaded.file, range: $0),
          message: "Sessions are configured here")
      }
    }
    let fix = configurations.count == 1 ? fix(delegate, configurations[0], context) : nil
    return Finding(
      rule: description.id, severity: .warning,
      message: "`\(delegate.name)` has the Assistive Access scene, but the app delegate gives it no"
        + " session. Return it for the role `.windowAssistiveAccessApplication`.",
      location: Location(file: delegate.type.file, range: delegate.nameRange), related: related,
      fixes: fix.map { [$0] } ?? [])
  }

  private static func fix(
    _ delegate: HostingDelegate, _ configuration: SessionConfiguration, _ context: RuleContext
  ) -> Fix? {
    guard context.index[delegate.type]?.parent == nil,
      let declaration = context.tree(delegate.type.file),
      let routing = SessionRouting(in: configuration)
    else { return nil }
    let name = delegate.nameRange.start + 1
    let isGuarded = Availability.guarding(name, in: declaration) != nil
    // The same systems as the class.
    let check = context.sceneCheck(in: configuration.loaded.file, like: (delegate.type.file, name))
    let edits = routing.edits(
      to: delegate.name, check: isGuarded ? check?.condition ?? "" : "")
    return Fix(
      title: "Return \(delegate.name) for Assistive Access", isPreferred: true,
      changes: [.edit(configuration.loaded.file, edits)])
  }
}

extension RuleContext {
  /// Whether a property list names the role of Assistive Access, as a scene manifest might, or what
  /// one is written from: the manifest of a generator, with its helpers.
  fileprivate var manifestNamesRole: Bool {
    let role = "UIWindowSceneSessionRoleAssistiveAccessApplication"
    func names(_ file: FileID) -> Bool { text(file)?.string.contains(role) ?? false }
    if propertyLists.keys.contains(where: names) { return true }
    var manifests: Set<FileID> = []
    for app in targets.apps {
      guard case .described(let description) = app.infoPlist else { continue }
      manifests.insert(app.manifest)
      if let file = description.dictionary?.file { manifests.insert(file) }
    }
    if manifests.isEmpty { return false }
    return manifests.contains(where: names)
      || index.filesOfInterest.contains { file in
        index.interface(of: file)?.imports.contains("ProjectDescription") == true && names(file)
      }
  }
}
