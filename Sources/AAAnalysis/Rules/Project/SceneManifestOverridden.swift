/// `scene-manifest-overridden`: scenes that a property list configures, and the build takes away.
enum SceneManifestOverridden: Rule {
  static let description = RuleDescription(
    id: "scene-manifest-overridden", family: .project, severity: .warning,
    title: "Configured scenes that the generated scene manifest replaces",
    problem: """
      The Info.plist file configures scenes in `UISceneConfigurations`, and the build setting \
      `INFOPLIST_KEY_UIApplicationSceneManifest_Generation` has the build generate a scene \
      manifest as well. The two are merged, and the generated one, whose configurations are empty, \
      takes the place of the file’s.
      """,
    impact: """
      The delegates that the file names are not used, and whatever depends on them is not shown. \
      An app that decides by scenes what people in Assistive Access see may show them another \
      interface, or none.
      """,
    remedy: """
      Set `INFOPLIST_KEY_UIApplicationSceneManifest_Generation` to `NO`, and let the file hold the \
      whole scene manifest; or configure the scenes in code.
      """,
    facts: ["X3", "X5", "X6", "U2"],
    sources: [
      Source(
        title: "UIApplicationSceneManifest",
        url: "https://developer.apple.com/documentation/bundleresources/"
          + "information-property-list/uiapplicationscenemanifest"),
      Source(
        title: "Swift Build: how the Info.plist is made",
        url: "https://github.com/swiftlang/swift-build"),
    ],
    minimumOS: "17.0", hasFix: false, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Finding] = []
    for (file, model) in context.propertyLists where model.configuresScenes {
      let target = context.targets.apps.first { app in
        guard app.runsOnIOS == true, app.sceneGeneration != nil,
          case .files(let files) = app.infoPlist
        else { return false }
        return files.contains(file) && context.concernsMode(app)
      }
      guard let target, let setting = target.sceneGeneration, let text = context.text(file) else {
        continue
      }
      let list = PropertyList(text)
      guard let entry = list.sceneConfigurations else { continue }
      let place = list.contentRange(of: entry.key) ?? list.range(of: entry.key)
      findings.append(
        Finding(
          rule: description.id, severity: .warning,
          message: "`\(target.name)` has a scene manifest generated, which replaces these scenes "
            + "by none. Turn the generation off, or configure the scenes in code.",
          location: Location(file: file, range: place),
          related: [
            RelatedLocation(location: setting, message: "Here the generation is turned on")
          ]))
    }
    return findings.sorted { $0.location < $1.location }
  }
}

extension RuleContext {
  /// Whether an app has anything to do with Assistive Access: a key, or a scene.
  func concernsMode(_ app: AppTarget) -> Bool {
    app.sceneKey.truth == .true || app.fullScreenKey.truth == .true
      || scope.scenes.contains { app.holds($0.file) }
  }
}
