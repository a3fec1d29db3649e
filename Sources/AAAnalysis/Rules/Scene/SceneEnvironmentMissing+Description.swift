extension SceneEnvironmentMissing {
  static let description = RuleDescription(
    id: "scene-environment-missing", family: .scene, severity: .warning,
    title: "The Assistive Access scene is not given what its views read",
    problem: """
      Each scene has a view tree of its own. The ordinary scene, or its root view, is given a \
      model container, an object or an environment value; a view of the Assistive Access scene \
      reads it; and this scene is given none.
      """,
    impact: """
      A view that asks for an object that nobody gave it ends the app. One that asks for a model \
      context or a value gets a default, and shows nothing, or loses what is entered. It happens \
      in Assistive Access alone, where the people who wrote the app seldom look, to someone who \
      may not be able to say what went wrong.
      """,
    remedy: "Give the root view of the Assistive Access scene the same modifier.",
    facts: ["A5"],
    sources: [
      .customizeYourApp,
      .scene,
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)
}
