/// `adoption`: an app that has done nothing for Assistive Access. Off unless asked for.
enum Adoption: Rule {
  static let description = RuleDescription(
    id: "adoption", family: .project, severity: nil,
    title: "An app without a scene and a key for Assistive Access",
    problem: """
      The app has neither an `AssistiveAccess` scene nor one of the two keys. A supporter can add \
      it to Assistive Access all the same: it runs there as it is, in a frame with the size of a \
      smaller device.
      """,
    impact: """
      People who need Assistive Access meet the whole of the ordinary interface, smaller, in a mode \
      that is otherwise large, calm and simple. The list of optimized apps does not have it.
      """,
    remedy: """
      Choose one to three features that matter most to someone who uses the mode, show them in an \
      `AssistiveAccess` scene, and add `UISupportsAssistiveAccess`. An app that was made for people \
      with cognitive disabilities may keep its interface and add \
      `UISupportsFullScreenInAssistiveAccess` instead.
      """,
    facts: ["K8", "K1", "K5", "K7"],
    sources: [.optimizing, .customizeYourApp, .scene, .sceneKey],
    minimumOS: "17.0", hasFix: true, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    let apps = ScenelessApps(context)
    var findings: [Location: Finding] = [:]
    for app in context.targets.apps where app.runsOnIOS == true && lacksKeys(app) {
      for entry in apps.entries(of: app) ?? [] {
        let fix = AdoptionFix(entry: entry, app: app, context: context).fix
        findings[entry.name] = finding(entry, "`\(app.name)`", fix.map { [$0] } ?? [])
      }
    }
    for (list, entries) in apps.withoutProject() where lacksKeys(list, in: context) {
      for entry in entries { findings[entry.name] = finding(entry, "The app", []) }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func lacksKeys(_ app: AppTarget) -> Bool {
    [app.sceneKey.truth, app.fullScreenKey.truth].allSatisfy { $0 == .absent || $0 == .false }
  }

  private static func lacksKeys(_ list: FileID, in context: RuleContext) -> Bool {
    guard let model = context.propertyLists[list] else { return false }
    return [model.sceneKey, model.fullScreenKey].allSatisfy { $0 == .absent || $0 == .false }
  }

  private static func finding(_ entry: AppEntry, _ name: String, _ fixes: [Fix]) -> Finding {
    Finding(
      rule: description.id, severity: .hint,
      message: "\(name) has no interface for Assistive Access and runs there in a reduced frame. "
        + "Add an `AssistiveAccess` scene and its key.",
      location: entry.name, fixes: fixes)
  }
}

/// Adds a scene and its key to an app.
struct AdoptionFix {
  let entry: AppEntry
  let app: AppTarget
  let context: RuleContext

  /// Nil unless both can be added.
  var fix: Fix? {
    guard let scene = NewSceneFix(app: entry, targets: [app], context: context).fix,
      let key = keyFix, let changes = (scene.changes + key.changes).mergedByFile()
    else { return nil }
    return Fix(title: "Add an Assistive Access scene and its key", changes: changes)
  }

  private var keyFix: Fix? {
    let key = AssistiveAccessKey.scene
    guard app.generatedProject == nil else { return nil }
    let exists = { (file: FileID) in
      context.propertyLists[file] != nil || context.text(file) != nil
    }
    switch app.infoPlist {
    case .files(let files):
      let lists = files.compactMap { file in
        context.text(file).map { (file: file, list: PropertyList($0)) }
      }
      guard lists.count == files.count else { return nil }
      return PropertyListKeyFix(key: key, lists: lists).fix(exists: exists)
    case .generated:
      return app.newInfoPlist.flatMap {
        PropertyListKeyFix(key: key, newLists: [($0, app.manifest)]).fix(exists: exists)
      }
    case .described, .unknown: return nil
    }
  }
}
