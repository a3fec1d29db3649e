/// The property lists that are the Info.plist of the app around a scene, and lack its key.
///
/// What cannot be known for certain is never in here.
struct SceneInfoPlists {
  /// Lists that lack the key or have it false, in the order of their paths.
  var files: [FileID] = []
  /// Whether each of `files` and `generated` is an app's that has the scene; else it cannot be told
  /// which of them are.
  var areCertain = true
  /// Targets whose Info.plist the build generates.
  var generated: [AppTarget] = []
  /// Targets whose Info.plist a generator writes from the keys that a manifest lists.
  var described: [AppTarget] = []

  var isEmpty: Bool { files.isEmpty && generated.isEmpty && described.isEmpty }
}

/// Finds the Info.plist that speaks for a Swift file: by the targets that the file belongs to;
/// without a project, by nearness.
struct SceneInfoPlistFinder {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  /// The lists of the app around a scene in `file` that lack the scene's key.
  func lacking(around file: FileID) -> SceneInfoPlists {
    guard !file.isUnwritten else { return SceneInfoPlists() }
    let owners = context.targets.apps(holding: file)
    guard owners.isEmpty else { return lacking(owners, areOwners: true) }
    switch context.targets.surroundings(of: file) {
    case .none: return lacking(NearestInfoPlist(context).candidates(for: file))
    case .unclear: return SceneInfoPlists()
    case .apps(let apps): return lacking(apps, areOwners: false)
    }
  }

  private func lacking(_ candidates: [FileID]) -> SceneInfoPlists {
    guard candidates.allSatisfy({ context.lacksSceneKey($0) == true }) else {
      return SceneInfoPlists()
    }
    return SceneInfoPlists(files: candidates, areCertain: candidates.count == 1)
  }

  // MARK: Targets

  private enum Verdict {
    case lacking([FileID])
    case generated
    case described
    case notLacking
  }

  private func lacking(_ apps: [AppTarget], areOwners: Bool) -> SceneInfoPlists {
    // Watch, macOS and other targets never count; one of an unknown platform makes all unclear.
    let onIOS = apps.filter { $0.runsOnIOS != false }
    guard onIOS.allSatisfy({ $0.runsOnIOS == true }) else { return SceneInfoPlists() }
    var result = SceneInfoPlists()
    var areAllLacking = true
    for app in onIOS {
      switch verdict(on: app) {
      case .lacking(let files): result.files += files.filter { !result.files.contains($0) }
      case .generated: result.generated.append(app)
      case .described: result.described.append(app)
      case .notLacking: areAllLacking = false
      }
    }
    // Where it is not known which of the targets has the scene, they must agree.
    if !areOwners, !areAllLacking { return SceneInfoPlists() }
    result.areCertain = areOwners || onIOS.count == 1
    result.files.sort()
    return result
  }

  private func verdict(on app: AppTarget) -> Verdict {
    switch app.infoPlist {
    case .unknown: return .notLacking
    case .described:
      return app.sceneKey.truth == .absent || app.sceneKey.truth == .false
        ? .described : .notLacking
    case .generated:
      return app.origin == .xcode && app.generatedProject == nil ? .generated : .notLacking
    case .files(let files):
      let truths = Set(files.map { context.propertyLists[$0]?.sceneKey })
      // What a generator writes may have the key the next time.
      if truths.count == 1, app.sceneKey.truth == .unknown { return .notLacking }
      let areLacking = files.allSatisfy { file in
        context.lacksSceneKey(file) == true && context.propertyLists[file]?.judgement != .notApp
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
}
