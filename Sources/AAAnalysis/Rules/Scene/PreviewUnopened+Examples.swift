extension PreviewUnopened {
  static let description = RuleDescription(
    id: "preview-unopened", family: .scene, severity: .warning,
    title: "A preview without the brace before its view",
    problem: """
      `#Preview(traits: .assistiveAccess)` is followed by a view, but not by the `{` that opens \
      the preview's body. Apple's published snippet for this trait is printed that way, and does \
      not compile.
      """,
    impact: """
      The preview is the quickest way to see what a person in Assistive Access will see. One that \
      does not compile is soon taken out, and with it the look at the screen.
      """,
    remedy: "Write `#Preview(traits: .assistiveAccess) { … }`.",
    facts: ["A30", "A32"],
    sources: [
      .previewTrait,
      .customizeYourApp,
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)

  private static func file(_ preview: String) -> String {
    """
    import SwiftUI

    struct CalmHome: View {
      var body: some View { Text("Draw") }
    }

    \(preview)

    """
  }

  private static let reportedExamples: [RuleExample] = [
    RuleExample(
      "The preview as it is published", isDocumentation: true, compiles: false,
      file("⟦#Preview(traits: .assistiveAccess)⟧\n  CalmHome()\n}"),
      fixed: file("#Preview(traits: .assistiveAccess) {\n  CalmHome()\n}")),
    RuleExample(
      "The closing brace is missing, too", compiles: false,
      file("⟦#Preview(\"Calm\", traits: .assistiveAccess)⟧\n  CalmHome()\n    .padding()"),
      fixed: file(
        "#Preview(\"Calm\", traits: .assistiveAccess) {\n  CalmHome()\n    .padding()\n}")),
    RuleExample(
      "A view that stands no deeper than the macro", compiles: false,
      file(
        "⟦#Preview(traits: .assistiveAccess)⟧\n// The calm one.\n"
          + "CalmHome()\n  .padding()\n\n  .tint(.red)\n}"),
      fixed: file(
        "#Preview(traits: .assistiveAccess) {\n  // The calm one.\n"
          + "  CalmHome()\n    .padding()\n\n    .tint(.red)\n}")),
    RuleExample(
      "The same without its closing brace", compiles: false,
      file("⟦#Preview(traits: .assistiveAccess)⟧\nCalmHome()"),
      fixed: file("#Preview(traits: .assistiveAccess) {\n  CalmHome()\n}")),
    RuleExample(
      "On one line, with a check of the version", compiles: false,
      file("@available(iOS 26.0, *)\n⟦#Preview(traits: .assistiveAccess)⟧ CalmHome() }"),
      fixed: file("@available(iOS 26.0, *)\n#Preview(traits: .assistiveAccess) { CalmHome() }")),
    RuleExample(
      "A container behind it, and more of the file", compiles: false,
      file(
        """
        ⟦#Preview(traits: .assistiveAccess)⟧ // As the mode shows it.
          NavigationStack {
            CalmHome()
          }
        }

        struct Other: View {
          var body: some View { Text("Other") }
        }
        """),
      fixed: file(
        """
        #Preview(traits: .assistiveAccess) { // As the mode shows it.
          NavigationStack {
            CalmHome()
          }
        }

        struct Other: View {
          var body: some View { Text("Other") }
        }
        """)),
  ]

  private static let silentExamples: [RuleExample] = [
    RuleExample(
      "A preview with its brace", isDocumentation: true,
      file("#Preview(traits: .assistiveAccess) {\n  CalmHome()\n}")),
    RuleExample(
      "The brace on the next line",
      file("#Preview(traits: .assistiveAccess)\n{\n  CalmHome()\n}")),
    RuleExample(
      "A body in the parentheses",
      file(
        "#Preview(\"Calm\", traits: .assistiveAccess, body: { CalmHome() })\n\n"
          + "#Preview(traits: .assistiveAccess) { CalmHome() }")),
    RuleExample(
      "Half typed before a declaration", compiles: false,
      file("#Preview(traits: .assistiveAccess)\n\nstruct Other {}")),
    RuleExample(
      "Half typed at the end", compiles: false,
      file("#Preview(traits: .assistiveAccess)")),
    RuleExample(
      "Another macro", compiles: false,
      file("/// Beside AssistiveAccess.\n#Showcase(\"Calm\")\nCalmHome()")),
  ]
}
