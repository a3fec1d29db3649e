/// `scene-missing`: an app says that it has an interface for Assistive Access, and has none.
enum SceneMissing: Rule {
  static let description = RuleDescription(
    id: "scene-missing", family: .project, severity: .warning,
    title: "The key of an Assistive Access scene, and no scene",
    problem: """
      `UISupportsAssistiveAccess` is true in the app’s Info.plist, and no code of the app declares \
      an `AssistiveAccess` scene or takes care of the session’s role. Apple’s documentation asks \
      for the scene together with the key, and does not say what becomes of the key alone.
      """,
    impact: """
      The app is listed among those that were made ready for Assistive Access. A supporter chooses \
      it for that reason, and the person who uses it meets an interface that nobody made for them.
      """,
    remedy: """
      Add an `AssistiveAccess` scene with a view of its own: one to three features, in few steps. \
      In an app with UIKit’s life cycle, a `UIHostingSceneDelegate` holds it. Until there is one, \
      leave the key out.
      """,
    facts: ["K1", "K3", "Z8"],
    sources: [.optimizing, .scene, .sceneKey, .customizeYourApp],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for list in context.keyLists where list.makesTrue(AssistiveAccessKey.scene) {
      guard let entry = list.entry(of: AssistiveAccessKey.scene),
        let entries = ScenelessApps(context).entries(of: list), let first = entries.first
      else { continue }
      let name = list.targets.first.map { "`\($0.name)`" } ?? "the app"
      findings[entry.key] = Finding(
        rule: description.id, severity: .warning,
        message: "The key says that \(name) has an Assistive Access scene, and it has none. "
          + "Add the scene, or remove the key until there is one.",
        location: entry.key,
        related: entries.map { RelatedLocation(location: $0.name, message: "The app") },
        fixes: entries.count == 1
          ? NewSceneFix(app: first, targets: list.targets, context: context).fix.map { [$0] } ?? []
          : [])
    }
    return findings.values.sorted { $0.location < $1.location }
  }
}

/// Where an app begins.
struct AppEntry {
  let type: TypeReference
  /// The name in the declaration of its type.
  let name: Location
}

/// Finds apps of which it is certain that they show nothing of their own in Assistive Access.
struct ScenelessApps {
  private let context: RuleContext
  private let nearest: NearestInfoPlist

  init(_ context: RuleContext) {
    self.context = context
    nearest = NearestInfoPlist(context)
  }

  /// Where the apps begin whose Info.plist a list is; nil where one of them has, or may have, a
  /// scene.
  func entries(of list: KeyList) -> [AppEntry]? {
    guard list.targets.isEmpty else {
      var entries: [AppEntry] = []
      for target in list.targets {
        guard let own = self.entries(of: target) else { return nil }
        entries += own.filter { entry in !entries.contains { $0.name == entry.name } }
      }
      return entries
    }
    return withoutProject()[list.file]
  }

  /// Where the apps begin that no project describes, by the property lists that surely are their
  /// Info.plists; none where a scene is anywhere.
  func withoutProject() -> [FileID: [AppEntry]] {
    var files: [FileID: [FileID]] = [:]
    for file in nearest.apps {
      guard case .none = context.targets.surroundings(of: file) else { continue }
      let lists = nearest.candidates(for: file)
      if lists.count == 1, let list = lists.first { files[list, default: []].append(file) }
    }
    guard !files.isEmpty, !mayHaveScene(where: { _ in true }) else { return [:] }
    return files.filter { $0.value.count == 1 }.mapValues { $0.flatMap(appEntries) }
      .filter { !$0.value.isEmpty && !showsUnseenScene($0.value) }
  }

  /// Where a target begins; nil where that is not in Swift code that is known, and where it has, or
  /// may have, a scene.
  func entries(of target: AppTarget) -> [AppEntry]? {
    let entries = nearest.apps.filter(target.holds).flatMap(appEntries)
    guard !entries.isEmpty, !showsUnseenScene(entries) else { return nil }
    let mayHave = mayHaveScene { file in
      // What belongs to nothing for certain may belong to this.
      target.holds(file) || !context.targets.modules.contains { $0.sources.contains(file) }
    }
    // Last, as these files are read from disk.
    return mayHave || hasObjectiveCScene(target) ? nil : entries
  }

  private func appEntries(in file: FileID) -> [AppEntry] {
    guard let loaded = context.loader.load(file) else { return [] }
    let types = context.index.interface(of: file)?.types ?? []
    return types.indices.compactMap { number in
      guard types[number].isMain, let node = loaded.node(ofType: number),
        let range = loaded.tree.nameRange(node)
      else { return nil }
      return AppEntry(
        type: TypeReference(file: file, index: number),
        name: Location(file: file, range: range))
    }
  }

  // MARK: Scenes

  /// Whether one of some apps may have a scene that is not seen.
  private func showsUnseenScene(_ entries: [AppEntry]) -> Bool {
    let unseen = UnseenScenes(context)
    return entries.contains { unseen.mayBeShown(by: $0.type) }
  }

  /// Whether a file names the scene or the session's role in its code.
  private func mayHaveScene(where isAsked: (FileID) -> Bool) -> Bool {
    context.index.filesOfInterest.contains { file in
      guard isAsked(file) else { return false }
      // What is gone is about to be read again.
      guard let tree = context.tree(file) else { return true }
      return (0..<tree.nodeCount).contains { node in
        switch tree.kind(node) {
        case .declRef, .identifierType:
          tree.name(node, is: "AssistiveAccess")
        case .memberExpr, .memberType:
          tree.name(node, is: "AssistiveAccess")
            || tree.name(node, is: "windowAssistiveAccessApplication")
        case .stringLiteral: tree.text[tree.range(node)].contains("SessionRoleAssistiveAccess")
        default: false
        }
      }
    }
  }

  /// Whether folders whose files are not listed may hold Objective-C that Swift code sees.
  private func mayHoldObjectiveC(_ target: AppTarget) -> Bool {
    target.modules.contains { module in
      !module.sources.folders.isEmpty
        && context.text(module.manifest)?.string.contains("SWIFT_OBJC_BRIDGING_HEADER") == true
    }
  }

  private func hasObjectiveCScene(_ target: AppTarget) -> Bool {
    let files = target.modules.flatMap(\.sources.files).map { FileID($0) }
    if mayHoldObjectiveC(target) { return true }
    return files.contains { file in
      guard file.fileExtension == "m" || file.fileExtension == "mm" else { return false }
      return context.text(file)?.string.contains("AssistiveAccess") ?? true
    }
  }
}
