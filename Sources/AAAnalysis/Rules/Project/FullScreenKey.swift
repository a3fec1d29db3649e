extension RuleContext {
  /// Whether any app asks for the full screen; few do, and then nothing else needs to be looked at.
  var hasFullScreenKeys: Bool {
    propertyLists.values.contains { $0.fullScreenKey == .true }
      || targets.apps.contains { $0.fullScreenKey.truth == .true }
  }

  /// What the apps that ask for the full screen show otherwise; without roots where none does.
  func standardUI() -> Scope {
    guard hasFullScreenKeys else { return Scope() }
    let finder = StandardSceneFinder(index: index, loader: loader)
    return ScopeSurvey.standardUI(
      of: finder.apps { hasFullScreenKey(around: $0.file) }, scenes: scope.scenes, index: index,
      loader: loader)
  }

  /// Whether the app around a Swift file surely asks for the full screen in Assistive Access, so
  /// that its ordinary interface is shown there: its Info.plist has the key, and it is true.
  func hasFullScreenKey(around file: FileID) -> Bool {
    guard hasFullScreenKeys, !file.isUnwritten else { return false }
    let owners = targets.apps(holding: file).filter { $0.runsOnIOS != false }
    guard owners.isEmpty else { return owners.contains { $0.fullScreenKey.truth == .true } }
    switch targets.surroundings(of: file) {
    case .none:
      let lists = NearestInfoPlist(self).candidates(for: file)
      return !lists.isEmpty && lists.allSatisfy { propertyLists[$0]?.fullScreenKey == .true }
    // A file that no app surely holds may be a watch app's, or another's.
    case .unclear, .apps: return false
    }
  }
}
