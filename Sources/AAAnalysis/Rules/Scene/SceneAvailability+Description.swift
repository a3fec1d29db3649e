extension SceneAvailability {
  static let description = RuleDescription(
    id: "scene-availability", family: .scene, severity: .warning,
    title: "API of the Assistive Access scene on systems that do not have it",
    problem: """
      The `AssistiveAccess` scene, the icon beside a title, the preview’s trait, the session’s \
      role and `UIHostingSceneDelegate` came with iOS 26; the mode itself is older. This code is \
      compiled for systems before, and nothing around it checks for the version.
      """,
    impact: """
      The code does not compile. Where the way out is to take the scene away again, or to raise \
      the deployment target for everyone, people who use Assistive Access on a new system, or the \
      app on an old one, lose what was made for them. A check keeps both.
      """,
    remedy: """
      Put the scene behind `if #available(iOS 26.0, *)`; a scene builder takes no `else`. Give \
      previews, hosting delegates and views of the scene alone the attribute \
      `@available(iOS 26.0, *)`. Views that the ordinary interface shows as well set the icon by a \
      modifier of your own that checks inside.
      """,
    facts: ["Z1", "Z8", "A10", "A14", "A33", "A43"],
    sources: [
      .scene, .navigationIcon, .previewTrait, .hostingSceneDelegate,
      Source(
        title: "SceneBuilder",
        url: "https://developer.apple.com/documentation/swiftui/scenebuilder"),
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)
}
