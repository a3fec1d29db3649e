/// Tells which property lists surely are the Info.plist of an app for iPhone or iPad. Those of
/// widgets, watch apps, tests and everything else never are.
struct AppInfoPlists {
  private let context: RuleContext
  private let nearest: NearestInfoPlist

  init(_ context: RuleContext) {
    self.context = context
    nearest = NearestInfoPlist(context)
  }

  /// The apps whose Info.plist a list is: none where no project describes the app. Nil where the
  /// list is something else, or may be.
  func apps(of list: FileID) -> [AppTarget]? {
    guard let model = context.propertyLists[list], model.judgement != .notApp else { return nil }
    let apps = context.targets.apps.filter { app in
      guard app.runsOnIOS == true, case .files(let files) = app.infoPlist else { return false }
      return files.contains(list)
    }
    if !apps.isEmpty { return apps }
    guard case .none = context.targets.surroundings(of: list), !list.isUnwritten else {
      return nil
    }
    if model.judgement == .app { return NearestInfoPlist.isNamedForAnother(list) ? nil : [] }
    let isNearest = nearest.apps.contains { app in
      guard case .none = context.targets.surroundings(of: app) else { return false }
      return nearest.candidates(for: app) == [list]
    }
    return isNearest ? [] : nil
  }
}
