extension DetectionKeyPath {
  static let description = RuleDescription(
    id: "detection-key-path", family: .detection, severity: .error,
    title: "A key path for Assistive Access that does not exist",
    problem: """
      The environment is asked for Assistive Access by a name that SwiftUI does not have, and that \
      the workspace does not declare. The value's key path is \
      `\\.accessibilityAssistiveAccessEnabled`; the name of the property that holds it is free. \
      `isAssistiveAccessEnabled` is the name of the setting in the Accessibility framework: \
      `AccessibilitySettings.isAssistiveAccessEnabled`.
      """,
    impact: """
      The code does not compile, and the names in circulation send people looking for what is \
      wrong elsewhere. A key of one's own in its place compiles, and never becomes true: a person \
      in Assistive Access then meets the ordinary interface, with all that the mode was to spare \
      them.
      """,
    remedy: """
      Write `@Environment(\\.accessibilityAssistiveAccessEnabled)`. The value is there from iOS 18 \
      on, and can only be read: to see a view as the mode shows it, preview it with the trait \
      `.assistiveAccess`.
      """,
    facts: ["A20", "A21", "A23"],
    sources: [
      .environmentValue,
      .setting,
    ],
    minimumOS: "18.0", hasFix: true, examples: reportedExamples + silentExamples)
}
