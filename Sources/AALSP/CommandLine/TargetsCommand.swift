import AAAnalysis

/// `aalsp targets`: the app targets that aalsp sees, and where it knows everything from.
struct TargetsCommand {
  let options: TargetsOptions
  let environment: CommandEnvironment

  init(_ options: TargetsOptions, in environment: CommandEnvironment) {
    self.options = options
    self.environment = environment
  }

  func run() -> ExitStatus {
    guard
      let check = environment.workspace(at: options.path, configuration: options.configuration)
    else { return .failure }
    let snapshot = check.workspace.snapshot()
    // What a damaged list leaves open is told at its target.
    let problems = check.problemsBesideLists + check.invalidConfigurations(in: snapshot).named
    for problem in problems { environment.report(problem) }
    let listing = TargetListing(
      snapshot, paths: check.paths, isNamed: check.isNamed)
    switch options.format {
    case .text:
      let style = TextStyle(hasColour: environment.terminal.hasColour)
      environment.output.write(listing.text(style))
    case .json: environment.output.write(listing.json)
    }
    return problems.isEmpty ? .success : .failure
  }
}

/// The app targets of a workspace, ready to be shown.
struct TargetListing {
  struct Target {
    var name: String
    /// `xcode`, `tuist`, `xcodegen`, `package`.
    var origin: String
    var manifest: String
    var generatedProject: String?
    var runsOnIOS: Bool?
    var platforms: [String]
    var version: String?
    var versionPlace: Place?
    var infoPlist: (kind: String, files: [String])
    /// How many Swift files the target itself has.
    var sources: Int
    /// What else it is made from, with the numbers of files.
    var parts: [(name: String, manifest: String, sources: Int)]
    var keys: [(name: String, value: String, places: [Place])]
    var model: AppTarget
  }

  struct Place {
    var file: String
    /// 1-based; nil for a file as a whole.
    var line: Int?
  }

  var targets: [Target] = []
  /// Documents whose targets are not known.
  var unclear: [String] = []
  /// Files in which apps begin that no project describes, with their likely Info.plists.
  var apps: [(file: String, infoPlists: [String])] = []

  private let snapshot: WorkspaceSnapshot
  private let paths: ShownPaths

  /// Lists the targets that have to do with the files that the user named.
  init(_ snapshot: WorkspaceSnapshot, paths: ShownPaths, isNamed: (FileID) -> Bool) {
    self.snapshot = snapshot
    self.paths = paths
    let named = snapshot.appTargets.apps.filter { app in
      isNamed(app.manifest)
        || app.modules.contains { snapshot.sources(of: $0).contains(where: isNamed) }
    }
    targets = named.sorted { $0.manifest < $1.manifest }.map(target)
    unclear = snapshot.appTargets.unclearManifests.filter(isNamed).map { paths[$0] }
    apps = snapshot.appsWithoutProject().filter { isNamed($0.file) }.map { app in
      (paths[app.file], app.infoPlists.map { paths[$0] })
    }
  }

  private func target(_ app: AppTarget) -> Target {
    let counts = app.modules.map { snapshot.sources(of: $0).count }
    let parts = zip(app.modules, counts).dropFirst().map { module, count in
      (name: module.name, manifest: paths[module.manifest], sources: count)
    }
    return Target(
      name: app.name, origin: app.origin.rawValue, manifest: paths[app.manifest],
      generatedProject: app.generatedProject.map { paths[$0] }, runsOnIOS: app.runsOnIOS,
      platforms: app.platforms, version: app.deploymentTarget.version?.description,
      versionPlace: app.deploymentTarget.place.map { place($0.file, $0.range) },
      infoPlist: infoPlist(app), sources: counts.first ?? 0, parts: parts,
      keys: [
        key(AssistiveAccessKey.scene, app.sceneKey),
        key(AssistiveAccessKey.fullScreen, app.fullScreenKey),
      ], model: app)
  }

  private func infoPlist(_ app: AppTarget) -> (kind: String, files: [String]) {
    switch app.infoPlist {
    case .files(let files): ("file", files.map { paths[$0] })
    case .generated: ("generated", [])
    case .described(let description):
      ("described", [description.dictionary?.file ?? app.manifest].map { paths[$0] })
    case .unknown: ("unknown", [])
    }
  }

  private func key(_ name: String, _ answer: KeyAnswer) -> (String, String, [Place]) {
    (name, Self.word(for: answer.truth), answer.places.map { place($0, of: name) })
  }

  static func word(for truth: PropertyList.Truth) -> String {
    switch truth {
    case .true: "true"
    case .false: "false"
    case .absent: "absent"
    case .unknown: "unknown"
    }
  }

  /// Where a key stands; of a property list that is read again for it.
  private func place(_ place: KeyAnswer.Place, of name: String) -> Place {
    if let key = place.key { return self.place(place.file, key) }
    guard let text = snapshot.text(of: place.file) else { return Place(file: paths[place.file]) }
    let list = PropertyList(text)
    guard !list.isBinary, let entry = list.entries(named: name).last else {
      return Place(file: paths[place.file])
    }
    return self.place(place.file, list.range(of: entry.key))
  }

  private func place(_ file: FileID, _ range: ByteRange) -> Place {
    let line = snapshot.text(of: file).map { $0.lines.line(containing: range.start) + 1 }
    return Place(file: paths[file], line: line)
  }
}
