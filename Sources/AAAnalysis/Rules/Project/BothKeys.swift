/// `both-keys`: an app that has both keys of Assistive Access.
enum BothKeys: Rule {
  static let description = RuleDescription(
    id: "both-keys", family: .project, severity: .information,
    title: "Both keys of Assistive Access",
    problem: """
      The Info.plist has `UISupportsAssistiveAccess` and `UISupportsFullScreenInAssistiveAccess`, \
      both true. Apple presents them as two ways to choose from, and does not say what iOS 26 and \
      later do with both. No system needs both for the full screen: the scene's key alone brings \
      it, too. Systems from iOS 17 to 25 know the full-screen key alone.
      """,
    impact: """
      What a person meets in Assistive Access is the scene that was made for the mode, or the \
      app’s ordinary interface: nobody can tell from the code, and another release of the system \
      may decide differently.
      """,
    remedy: """
      Keep the key of the way that you chose. If both are meant, since the app also runs on \
      systems before iOS 26, look at it in Assistive Access on an old and on a new system.
      """,
    facts: ["Z3", "Z4", "K2", "K9"],
    sources: [.optimizing, .sceneKey, .fullScreenKey, .customizeYourApp],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for list in context.keyLists
    where list.makesTrue(AssistiveAccessKey.scene)
      && list.makesTrue(AssistiveAccessKey.fullScreen)
    {
      guard let scene = list.entry(of: AssistiveAccessKey.scene),
        let fullScreen = list.entry(of: AssistiveAccessKey.fullScreen)
      else { continue }
      findings[fullScreen.key] = finding(scene, fullScreen, in: list)
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func finding(
    _ scene: KeyEntry, _ fullScreen: KeyEntry, in list: KeyList
  ) -> Finding {
    let isForOld = list.deploys(below: Availability.scene)
    var message = "Apple offers the two keys as alternatives, and does not say which wins"
    message +=
      isForOld
      ? " from iOS 26 on; before, this one alone is known. Look at the app on both, or keep one."
      : ". Keep one: the scene’s key alone fills the screen, too."
    let isTwice = list.entries.contains {
      $0.key != fullScreen.key && $0.spelling.key == fullScreen.spelling.key
    }
    return Finding(
      rule: description.id, severity: .information, message: message, location: fullScreen.key,
      related: [RelatedLocation(location: scene.key, message: "The scene’s key")],
      // Older systems would show the app in the reduced frame.
      fixes: isForOld || isTwice
        ? []
        : fullScreen.fix(
          "Remove \(fullScreen.name)", [fullScreen.removal], isPreferred: false, isSafe: false))
  }
}
