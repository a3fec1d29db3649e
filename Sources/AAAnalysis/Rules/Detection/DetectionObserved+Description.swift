extension DetectionObserved {
  static let description = RuleDescription(
    id: "detection-observed", family: .detection, severity: .hint,
    title: "Assistive Access is observed for changes, and does not change",
    problem: """
      A modifier waits for the mode to be turned on or off: `onChange(of:)`, `task(id:)`, \
      `animation(_:value:)` and others. The value is constant as long as the app's process lives, \
      so what is to happen at a change never happens.
      """,
    impact: """
      Code that prepares the simple interface only at a change never runs, and a person in \
      Assistive Access meets an interface that was not made ready. Where it does no harm, it \
      promises something that is not so, and hides where the decision is really made.
      """,
    remedy: """
      Read the value where it is needed, such as in the view's body, or once when the view \
      appears. There is no notification of a change, and none is needed.
      """,
    facts: ["A22", "Z10"],
    sources: [
      .setting,
      .environmentValue,
    ],
    minimumOS: "18.0", hasFix: false, examples: reportedExamples + silentExamples)
}
