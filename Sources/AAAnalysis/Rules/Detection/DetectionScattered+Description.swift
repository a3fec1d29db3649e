extension DetectionScattered {
  static let description = RuleDescription(
    id: "detection-scattered", family: .detection, severity: .hint,
    title: "Many views decide by Assistive Access, beside a scene for it",
    problem: """
      The app has an `AssistiveAccess` scene, and more than five of its views still ask whether \
      the mode is on and show something else if it is. Each such view is two interfaces in one.
      """,
    impact: """
      An interface that is made from the ordinary one by leaving things out keeps its shape: its \
      number of steps, its depth, its words. And with the checks in many places, one that is \
      forgotten is enough for a person in Assistive Access to meet something that they cannot \
      understand, or cannot undo.
      """,
    remedy: """
      Keep checks of the mode for small adjustments, and let the scene show a few views of its own \
      that are made for one or two features. Both interfaces can share what lies below: models, \
      rows, pictures.
      """,
    facts: ["A24", "D7", "D12"],
    sources: [
      .optimizing,
      .customizeYourApp,
    ],
    minimumOS: "26.0", hasFix: false, options: [maximum],
    examples: reportedExamples + silentExamples)
}
