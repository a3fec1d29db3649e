extension SceneRepeatsStandardUI {
  static let description = RuleDescription(
    id: "scene-repeats-standard-ui", family: .scene, severity: .warning,
    title: "The Assistive Access scene shows the app's ordinary interface",
    problem: """
      The root of the `AssistiveAccess` scene is the view that the ordinary scene shows, and \
      nothing in it decides by the mode: the person gets the whole app, with larger controls.
      """,
    impact: """
      The scene exists so that someone with a cognitive disability meets one or two features, step \
      by step, in plain words and pictures. The ordinary interface offers all at once: more \
      choices than can be kept in mind, deeper ways than can be remembered, and actions that \
      cannot be undone. And a supporter who sees the app among the optimized ones will rely on its \
      having been made ready.
      """,
    remedy: """
      Write a content view of its own for the scene: a list of links to the one or two features \
      that matter most, each with a picture and a word. Smaller views can be shared by both \
      interfaces. The fix creates such a view around what is shown now, as a place to begin. Where \
      a shared root is what you want, let it decide by `\\.accessibilityAssistiveAccessEnabled` \
      what to leave out.
      """,
    facts: ["D7", "D5", "D12", "D14"],
    sources: [
      .customizeYourApp,
      .optimizing,
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)
}
