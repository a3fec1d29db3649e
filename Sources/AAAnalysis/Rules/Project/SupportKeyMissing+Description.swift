extension SupportKeyMissing {
  public static let description = RuleDescription(
    id: "support-key-missing",
    family: .project,
    severity: .warning,
    title: "The app has an Assistive Access scene, and its Info.plist does not say so",
    problem: """
      The app declares an `AssistiveAccess` scene, but `UISupportsAssistiveAccess` is missing from \
      the Info.plist of its target, or is false there.
      """,
    impact: """
      The key lists the app among the optimized ones, where someone who sets up the device for a \
      person with a cognitive disability looks for apps that were made ready for them, and lets \
      the app fill the screen instead of a reduced frame. Without it, these effects of the key are \
      lost, and Apple's documentation does not say what becomes of the scene.
      """,
    remedy: """
      Add `UISupportsAssistiveAccess` with the Boolean value `true` to the Info.plist of the app's \
      target. No `INFOPLIST_KEY_…` build setting supplies this key: a target that has its \
      Info.plist generated needs an Info.plist file as well, named by the build setting \
      `INFOPLIST_FILE`; the build merges the two.
      """,
    facts: ["K1", "K2", "K4", "X2", "X5", "Z9"],
    sources: [
      Source(
        title: "UISupportsAssistiveAccess",
        url: "https://developer.apple.com/documentation/bundleresources/"
          + "information-property-list/uisupportsassistiveaccess"),
      .optimizing,
      .customizeYourApp,
    ],
    minimumOS: "26.0",
    hasFix: true,
    examples: reportedExamples + silentExamples)
}
