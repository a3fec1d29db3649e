extension PreviewMissing {
  static let description = RuleDescription(
    id: "preview-missing", family: .scene, severity: .hint,
    title: "No preview shows the scene's root view as Assistive Access would",
    problem: """
      The view that the `AssistiveAccess` scene shows first has no preview with the trait \
      `.assistiveAccess`. An ordinary preview shows its buttons, lists and titles in the ordinary \
      look, and without the icons beside the titles.
      """,
    impact: """
      In Assistive Access controls are much larger, and the person chooses between a grid and \
      rows. What fits otherwise may be cut off there, or pushed below the edge, where someone who \
      needs the mode may never find it. Apple's advice is to try the layout with this trait.
      """,
    remedy: """
      Add `#Preview(traits: .assistiveAccess) { … }`, and look at it while you work. Where the app \
      also runs on systems before iOS 26, put `@available(iOS 26.0, *)` in front.
      """,
    facts: ["A30", "A31", "A33", "D9"],
    sources: [
      .previewTrait,
      .customizeYourApp,
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)
}
