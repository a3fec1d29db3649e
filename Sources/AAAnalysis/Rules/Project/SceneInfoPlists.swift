/// The property lists that are the Info.plist of the app around a scene, and lack its key.
///
/// What cannot be known for certain is never in here.
struct SceneInfoPlists {
  /// Lists that lack the key or have it false, in the order of their paths.
  var files: [FileID] = []
  /// Whether each of `files` and `generated` is an app's that has the scene; else it cannot be told
  /// which of them are.
  var areCertain = true
  /// Targets whose Info.plist the build generates, with their projects.
  var generated: [(target: AppTarget, project: FileID)] = []

  var isEmpty: Bool { files.isEmpty && generated.isEmpty }
}

/// Finds the Info.plist that speaks for a Swift file: by the Xcode project around the file; without
/// one, by nearness.
struct SceneInfoPlistFinder {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  /// The lists of the app around a scene in `file` that lack the scene's key.
  func lacking(around file: FileID) -> SceneInfoPlists {
    guard !file.isUnwritten, !context.isGovernedByManifest(file) else { return SceneInfoPlists() }
    switch context.projects(around: file) {
    case .none: return lacking(NearestInfoPlist(context).candidates(for: file))
    case .unclear: return SceneInfoPlists()
    case .apps(let apps): return lacking(apps, for: file)
    }
  }

  private func lacking(_ candidates: [FileID]) -> SceneInfoPlists {
    guard candidates.allSatisfy({ context.lacksSceneKey($0) == true }) else {
      return SceneInfoPlists()
    }
    return SceneInfoPlists(files: candidates, areCertain: candidates.count == 1)
  }

  // MARK: Projects

  private enum Verdict {
    case lacking([FileID])
    case generated
    case notLacking
  }

  private func lacking(_ apps: [ProjectsAround.App], for file: FileID) -> SceneInfoPlists {
    let owners = apps.filter { $0.holds(file) }
    let candidates = owners.isEmpty ? apps : owners
    // Watch, macOS and other targets never count; one of an unknown platform makes all unclear.
    let onIOS = candidates.filter { runsOnIOS($0) != false }
    guard onIOS.allSatisfy({ runsOnIOS($0) == true }) else { return SceneInfoPlists() }
    var result = SceneInfoPlists()
    var areAllLacking = true
    for app in onIOS {
      switch verdict(on: app) {
      case .lacking(let files): result.files += files.filter { !result.files.contains($0) }
      case .generated: result.generated.append((app.target, app.project))
      case .notLacking: areAllLacking = false
      }
    }
    // Where it is not known which of the targets has the scene, they must agree.
    if owners.isEmpty, !areAllLacking { return SceneInfoPlists() }
    result.areCertain = !owners.isEmpty || onIOS.count == 1
    result.files.sort()
    return result
  }

  /// What the project does not tell, the Info.plist may.
  private func runsOnIOS(_ app: ProjectsAround.App) -> Bool? {
    if let known = app.target.runsOnIOS { return known }
    let judgements = files(of: app).map { context.propertyLists[$0]?.judgement }
    return !judgements.isEmpty && judgements.allSatisfy { $0 == .app } ? true : nil
  }

  /// The files that the target's Info.plist comes from.
  private func files(of app: ProjectsAround.App) -> [FileID] {
    guard case .files(let paths) = app.target.infoPlist else { return [] }
    return paths.map { FileID(ProjectPath.join(app.folder, $0)) }
  }

  private func verdict(on app: ProjectsAround.App) -> Verdict {
    switch app.target.infoPlist {
    case .unknown: return .notLacking
    case .generated: return .generated
    case .files:
      let files = files(of: app)
      let areLacking = files.allSatisfy { file in
        context.lacksSceneKey(file) == true && !context.isDerived(file)
          && context.propertyLists[file]?.judgement != .notApp
      }
      return areLacking ? .lacking(files) : .notLacking
    }
  }
}

extension RuleContext {
  /// Whether a property list surely lacks the scene's key or denies it; nil where that is open.
  func lacksSceneKey(_ list: FileID) -> Bool? {
    switch propertyLists[list]?.sceneKey {
    case .absent, .false: true
    case .true: false
    case .unknown, nil: nil
    }
  }

  /// Whether a list is made by Tuist from a manifest, whose word counts.
  fileprivate func isDerived(_ list: FileID) -> Bool { list.path.contains("/Derived/InfoPlists/") }
}
