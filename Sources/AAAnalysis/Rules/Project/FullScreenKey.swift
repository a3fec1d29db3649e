extension RuleContext {
  /// Whether any app asks for the full screen; few do, and then nothing else needs to be looked at.
  var hasFullScreenKeys: Bool { propertyLists.values.contains { $0.fullScreenKey == .true } }

  /// Whether the app around a Swift file surely asks for the full screen in Assistive Access, so
  /// that its ordinary interface is shown there: its Info.plist has the key, and it is true.
  func hasFullScreenKey(around file: FileID) -> Bool {
    guard hasFullScreenKeys, !file.isUnwritten, !isGovernedByManifest(file) else { return false }
    switch projects(around: file) {
    case .none:
      let lists = NearestInfoPlist(self).candidates(for: file)
      return !lists.isEmpty && lists.allSatisfy(grantsFullScreen)
    case .unclear: return false
    case .apps(let apps):
      let onIOS = apps.filter { $0.target.runsOnIOS != false }
      // A file that none of them surely holds may be a watch app's, or another's.
      return onIOS.contains { $0.holds(file) && grantsFullScreen($0) }
    }
  }

  private func grantsFullScreen(_ app: ProjectsAround.App) -> Bool {
    guard case .files(let paths) = app.target.infoPlist, !paths.isEmpty else { return false }
    return paths.allSatisfy { path in
      let list = FileID(ProjectPath.join(app.folder, path))
      return grantsFullScreen(list) && propertyLists[list]?.judgement != .notApp
    }
  }

  private func grantsFullScreen(_ list: FileID) -> Bool {
    propertyLists[list]?.fullScreenKey == .true
  }
}
