extension SupportKeyMissing {
  public static let description = RuleDescription(
    id: "support-key-missing",
    family: .project,
    severity: .warning,
    title: "The app has an Assistive Access scene, and its Info.plist does not say so",
    problem: """
      The app declares an `AssistiveAccess` scene, but `UISupportsAssistiveAccess` is missing from the \
      Info.plist of its target, or is false there.
      """,
    impact: """
      With the key, the app is listed among the optimized apps in the settings of Assistive Access, and \
      fills the screen. Without it, someone who sets up the device for a person with a cognitive \
      disability has no sign that the app was made ready for them. Nothing in Apple's documentation \
      says that the scene does its work without the key.
      """,
    remedy: """
      Add `UISupportsAssistiveAccess` with the Boolean value `true` to the Info.plist of the app's \
      target. No `INFOPLIST_KEY_…` build setting supplies this key: a target that has its Info.plist \
      generated needs an Info.plist file as well, named by the build setting `INFOPLIST_FILE`; the \
      build merges the two.
      """,
    facts: ["K1", "K2", "K4", "X2", "X5", "Z9"],
    sources: [
      Source(
        title: "UISupportsAssistiveAccess",
        url: "https://developer.apple.com/documentation/bundleresources/"
          + "information-property-list/uisupportsassistiveaccess"),
      Source(
        title: "Optimizing your app for Assistive Access",
        url: "https://developer.apple.com/documentation/accessibility/"
          + "optimizing-your-app-for-assistive-access"),
      Source(
        title: "Customize your app for Assistive Access (WWDC25)",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
    ],
    minimumOS: "26.0",
    hasFix: true,
    examples: reportedExamples + silentExamples)
}
