import AAAnalysis

/// How far each app has come with Assistive Access, as far as the workspace tells.
struct AdoptionState {
  struct App {
    var name: String
    /// The document that describes it; nil without a project.
    var manifest: String?
    /// "iOS 26.0"; nil where it is not known.
    var deploymentTarget: String?
    var sceneKey: Key
    var fullScreenKey: Key
    /// `AssistiveAccess` scenes in its sources.
    var scenes: [TargetListing.Place] = []
    /// Where something is shown because the mode is on.
    var modeBranches: [TargetListing.Place] = []
    /// Previews of the mode.
    var previews: [TargetListing.Place] = []
  }

  struct Key {
    /// `true`, `false`, `absent`, `unknown`.
    var value: String
    var places: [TargetListing.Place] = []
  }

  private(set) var apps: [App] = []

  /// The apps for iPhone and iPad that have to do with the files that the user named.
  init(_ snapshot: WorkspaceSnapshot, paths: ShownPaths, isNamed: (FileID) -> Bool) {
    let listing = TargetListing(snapshot, paths: paths, isNamed: isNamed)
    let traces = Traces(snapshot, paths)
    for target in listing.targets where target.runsOnIOS != false {
      var app = App(
        name: target.name, manifest: target.manifest,
        deploymentTarget: target.version.map { "iOS \($0)" },
        sceneKey: Self.key(AssistiveAccessKey.scene, target),
        fullScreenKey: Self.key(AssistiveAccessKey.fullScreen, target))
      traces.add(to: &app, where: target.model.holds)
      apps.append(app)
    }
    for (file, lists) in snapshot.appsWithoutProject() where isNamed(file) {
      let key = { (name: String) in
        guard lists.count == 1, let list = lists.first else { return Key(value: "unknown") }
        let truth = snapshot.truth(of: name, in: list)
        return Key(
          value: TargetListing.word(for: truth),
          places: [TargetListing.Place(file: paths[list], line: nil)])
      }
      var app = App(
        name: paths[file], sceneKey: key(AssistiveAccessKey.scene),
        fullScreenKey: key(AssistiveAccessKey.fullScreen))
      let folder = String(file.folder)
      traces.add(to: &app) { source in
        FilePath.contains(folder, source.path)
          && snapshot.appTargets.apps(holding: source).isEmpty
      }
      apps.append(app)
    }
  }

  private static func key(_ name: String, _ target: TargetListing.Target) -> Key {
    let key = target.keys.first { $0.name == name }
    return Key(value: key?.value ?? "unknown", places: key?.places ?? [])
  }
}

/// What the sources do about Assistive Access.
private struct Traces {
  private let roots: [ScopeRoot]
  private let previews: [Location]
  private let snapshot: WorkspaceSnapshot
  private let paths: ShownPaths

  init(_ snapshot: WorkspaceSnapshot, _ paths: ShownPaths) {
    self.snapshot = snapshot
    self.paths = paths
    roots = snapshot.scope.roots
    previews = snapshot.modePreviews()
  }

  /// Adds what stands in the sources of an app.
  func add(to app: inout AdoptionState.App, where isSource: (FileID) -> Bool) {
    for root in roots where isSource(root.reference.file) {
      let place = place(root.reference.file, root.nameRange)
      switch root.kind {
      case .scene: app.scenes.append(place)
      case .modeBranch: app.modeBranches.append(place)
      case .preview, .configured, .standardUI: break
      }
    }
    app.previews = previews.filter { isSource($0.file) }.map { place($0.file, $0.range) }
  }

  private func place(_ file: FileID, _ range: ByteRange) -> TargetListing.Place {
    let line = snapshot.text(of: file).map { $0.lines.line(containing: range.start) + 1 }
    return TargetListing.Place(file: paths[file], line: line)
  }
}

extension AdoptionState.App {
  /// Whether nothing at all was found, and all was read.
  var isUntouched: Bool {
    scenes.isEmpty && modeBranches.isEmpty && previews.isEmpty
      && [sceneKey.value, fullScreenKey.value].allSatisfy { $0 == "absent" }
  }

  /// One sentence on where it stands.
  var state: String {
    switch (scenes.isEmpty, sceneKey.value) {
    case (false, "true"): return "Has a scene for Assistive Access, and its key declares it."
    case (false, "unknown"):
      return "Has a scene for Assistive Access; whether its key is set is not known."
    case (false, _):
      return "Has a scene for Assistive Access, but the key that declares it is not set."
    case (true, "true"):
      return "Its key declares support for Assistive Access; no scene for it was found."
    default: break
    }
    if fullScreenKey.value == "true" {
      return "Shows its ordinary interface in full screen in Assistive Access."
    }
    if !modeBranches.isEmpty {
      return "Shows some things because Assistive Access is on, without a scene of its own."
    }
    return "Nothing for Assistive Access was found yet."
  }
}
