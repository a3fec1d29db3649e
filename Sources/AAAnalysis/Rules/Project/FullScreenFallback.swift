/// `full-screen-fallback`: an app with the scene's key that also runs on systems that do not know
/// the scene.
enum FullScreenFallback: Rule {
  static let description = RuleDescription(
    id: "full-screen-fallback", family: .project, severity: .hint,
    title: "A reduced frame before iOS 26, where the scene’s key is not known",
    problem: """
      The app has `UISupportsAssistiveAccess`, and can be installed on systems before iOS 26, \
      which do not know that key. In Assistive Access on iOS 17 to 25 it runs as an app without \
      any key: its ordinary interface, in a frame of the size of a smaller device.
      """,
    impact: """
      On these systems people meet the ordinary interface, and smaller. Those for whom the scene \
      was made are the ones who will miss it most.
      """,
    remedy: """
      Look at the app in Assistive Access on such a system, or deploy to iOS 26. If the ordinary \
      interface was made for the people who use the mode, and fits any size, \
      `UISupportsFullScreenInAssistiveAccess` lets it fill the screen from iOS 17 on; what later \
      systems do with both keys is not documented.
      """,
    facts: ["K9", "K5", "K8", "Z4"],
    sources: [.sceneKey, .fullScreenKey, .optimizing],
    minimumOS: "17.0", hasFix: false, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for list in context.keyLists {
      guard let entry = list.entry(of: AssistiveAccessKey.scene),
        let target = list.targets.first(where: fallsBack),
        let oldest = target.deploymentTarget.version
      else { continue }
      let place = target.deploymentTarget.place
      findings[entry.key] = Finding(
        rule: description.id, severity: .hint,
        message: "`\(target.name)` also runs on iOS \(max(Availability.mode, oldest).major) to 25, "
          + "which do not know this key and show it in a reduced frame. Look at it there, or "
          + "deploy to iOS 26.",
        location: entry.key,
        related: place.map { [RelatedLocation(location: $0, message: "The deployment target")] }
          ?? [])
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func fallsBack(_ app: AppTarget) -> Bool {
    guard let oldest = app.deploymentTarget.version, oldest < Availability.scene else {
      return false
    }
    return app.sceneKey.truth == .true
      && (app.fullScreenKey.truth == .absent || app.fullScreenKey.truth == .false)
  }
}
