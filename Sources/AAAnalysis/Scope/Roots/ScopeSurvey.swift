/// What Assistive Access shows of a workspace, in the scopes in which rules judge it.
struct ScopeSurvey {
  /// The scenes, the views that the team named, and the previews.
  let declared: Scope
  /// What the ordinary interface shows because the mode is on, and no scene shows.
  let adapted: Adapted?

  struct Adapted {
    /// What is declared, and the branches of the mode as roots of their own.
    let scope: Scope
    /// What the apps show around those branches. A branch is a part of a screen: what a rule finds
    /// in it must hold there, too.
    let surroundings: Scope
  }

  init(index: DeclarationIndex, loader: FileLoader) {
    var walker = ScopeWalker(index: index, loader: loader)
    walker.readDeclaredRoots()
    declared = walker.scope
    adapted = Self.adapted(walker)
  }

  /// Everything that Assistive Access shows, for those who ask what is in scope.
  var whole: Scope { adapted?.scope ?? declared }

  private static func adapted(_ declared: ScopeWalker) -> Adapted? {
    guard !declared.index.filesOfInterest.isEmpty, !declared.scope.isTruncated else { return nil }
    let checks = ModeChecks(index: declared.index, loader: declared.loader)
    let unseen = checks.branches.filter {
      !declared.hasRead($0) && !declared.index.isNeverShown($0.file)
    }
    if unseen.isEmpty { return nil }

    var around = ScopeWalker(index: declared.index, loader: declared.loader)
    around.scope.scenes = declared.scope.scenes
    let finder = StandardSceneFinder(index: declared.index, loader: declared.loader)
    for app in finder.apps() {
      for scene in app.scenes { _ = around.attempt { $0.readStandardScene(scene) } }
    }
    for branch in unseen where !around.hasRead(branch) {
      _ = around.attempt { $0.readDeclaration(around: branch) }
    }
    var walker = declared
    for branch in unseen where !around.hasRead(branch) {
      for hosted in around.hostedViews(in: branch) {
        _ = around.attempt { $0.readStandardScene(hosted) }
        _ = walker.attempt { $0.readHostedBranch(hosted) }
      }
    }
    for block in around.modeBlocks.values.sorted(by: { $0.block < $1.block }) {
      walker.readModeBranch(block, around.modifiers(hangingAround: block))
    }
    guard walker.scope.roots.count > declared.scope.roots.count else { return nil }
    return Adapted(scope: walker.scope, surroundings: around.scope)
  }

  // MARK: The standard interface

  /// What apps show otherwise, where the full-screen key brings that into Assistive Access.
  static func standardUI(
    of apps: [StandardSceneFinder.App], scenes: [AssistiveAccessScene], index: DeclarationIndex,
    loader: FileLoader
  ) -> Scope {
    var walker = ScopeWalker(index: index, loader: loader)
    walker.scope.scenes = scenes
    for app in apps {
      for scene in app.scenes { walker.readStandardScene(scene) }
    }
    return walker.scope
  }
}
