extension DetectionKeyPath {
  /// A view with a property that reads the environment.
  private static func view(_ property: String) -> String {
    """
    import SwiftUI

    struct Gallery: View {
      \(property)

      var body: some View {
        if isSimple { Text("Photos") } else { Text("All photos") }
      }
    }

    """
  }

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "The name of the setting, used as a key path", isDocumentation: true, compiles: false,
      view("@Environment(⟦\\.isAssistiveAccessEnabled⟧) private var isSimple"),
      fixed: view("@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple")),
    RuleExample(
      "Words left out", compiles: false,
      view("@Environment(⟦\\.assistiveAccessEnabled⟧) private var isSimple"),
      fixed: view("@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple")),
    RuleExample(
      "Words left out at the end", compiles: false,
      view("@Environment(⟦\\.accessibilityAssistiveAccess⟧) private var isSimple")),
    RuleExample(
      "A word too much", compiles: false,
      view("@Environment(⟦\\.accessibilityIsAssistiveAccessEnabled⟧) var isSimple: Bool")),
    RuleExample(
      "A slip of the pen", compiles: false,
      view("@Environment(⟦\\.accessibiltyAssistiveAccessEnabled⟧) private var isSimple")),
    RuleExample(
      "With the type in front", compiles: false,
      view("@Environment(⟦\\EnvironmentValues.isAssistiveAccessEnabled⟧) private var isSimple"),
      fixed: view(
        "@Environment(\\EnvironmentValues.accessibilityAssistiveAccessEnabled) private var isSimple"
      )),
    RuleExample(
      "With the module's name in front of the wrapper", compiles: false,
      view("@SwiftUI.Environment(⟦\\.isAssistiveAccessEnabled⟧) private var isSimple")),
    RuleExample(
      "In two parts", compiles: false,
      view("@Environment(⟦\\.accessibility.assistiveAccessEnabled⟧) private var isSimple"),
      fixed: view("@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple")),
    RuleExample(
      "On a line of its own, with a comment", compiles: false,
      """
      import SwiftUI

      struct Gallery: View {
        @Environment(
          // Whether to show less.
          ⟦\\.isAssistiveAccessEnabled⟧
        ) var isSimple
        var body: some View { Text(isSimple ? "Photos" : "All photos") }
      }

      """,
      fixed: """
        import SwiftUI

        struct Gallery: View {
          @Environment(
            // Whether to show less.
            \\.accessibilityAssistiveAccessEnabled
          ) var isSimple
          var body: some View { Text(isSimple ? "Photos" : "All photos") }
        }

        """),
    RuleExample(
      "The property has the key path's name", compiles: false,
      view("@Environment(⟦\\.isAssistiveAccessEnabled⟧) private var isAssistiveAccessEnabled")
        .replacing("if isSimple", with: "if isAssistiveAccessEnabled"),
      fixed: view(
        "@Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled"
      ).replacing("if isSimple", with: "if isAssistiveAccessEnabled")),
    RuleExample(
      "Other types have members of the name", compiles: false,
      files: [
        .init(
          "Gallery.swift", view("@Environment(⟦\\.isAssistiveAccessEnabled⟧) var isSimple"),
          fixed: view("@Environment(\\.accessibilityAssistiveAccessEnabled) var isSimple")),
        .init(
          "Profile.swift",
          """
          import SwiftUI

          struct Profile {
            var isAssistiveAccessEnabled = false
          }

          extension UIApplication {
            var isAssistiveAccessEnabled: Bool { false }
          }

          func isAssistiveAccessEnabled() -> Bool { false }

          struct Other: View {
            @Environment(\\.accessibilityAssistiveAccessEnabled) var isAssistiveAccessEnabled
            var body: some View { Text(isAssistiveAccessEnabled ? "Photos" : "All photos") }
          }

          """),
      ]),
    RuleExample(
      "The value cannot be set, so there is no fix", compiles: false,
      """
      import SwiftUI

      struct Gallery: View {
        var body: some View { Text("Photos") }
      }

      #Preview {
        Gallery().environment(⟦\\.isAssistiveAccessEnabled⟧, true)
      }

      """),
  ]

  static let silentExamples: [RuleExample] = [
    RuleExample(
      "The real key path; the property's name is free", isDocumentation: true,
      view("@Environment(\\.accessibilityAssistiveAccessEnabled) var isAssistiveAccessEnabled")
        .replacing("if isSimple", with: "if isAssistiveAccessEnabled")),
    RuleExample(
      "A key of the workspace's own",
      files: [
        .init("Gallery.swift", view("@Environment(\\.isAssistiveAccessEnabled) var isSimple")),
        .init(
          "Keys.swift",
          """
          import SwiftUI

          extension EnvironmentValues {
            @Entry var isAssistiveAccessEnabled = false
          }

          """),
      ]),
    RuleExample(
      "A key of the workspace's own with a value that is computed",
      files: [
        .init("Gallery.swift", view("@Environment(\\.isAssistiveAccessEnabled) var isSimple")),
        .init(
          "Keys.swift",
          """
          import SwiftUI

          private struct ModeKey: EnvironmentKey {
            static let defaultValue = false
          }

          extension SwiftUI.EnvironmentValues {
            var isAssistiveAccessEnabled: Bool {
              get { self[ModeKey.self] }
              set { self[ModeKey.self] = newValue }
            }
          }

          """),
      ]),
    RuleExample(
      "Another key with some of the words, of another package",
      "import Calm\n" + view("@Environment(\\.isAssistiveAccessTourShown) var isSimple")),
    RuleExample(
      "A key path of another type",
      """
      import SwiftUI

      struct Member {
        var usesAssistiveAccess = false
      }

      func simple(_ members: [Member]) -> [Member] {
        members.filter(\\.usesAssistiveAccess)
      }

      """),
    RuleExample(
      "Other keys beside a mention of the mode",
      """
      import SwiftUI

      /// AssistiveAccess shows less.
      struct Gallery: View {
        @Environment(\\.accessibilityReduceMotion) var reducesMotion
        @Environment(\\.accessibilityEnabled) var isAccessible
        var body: some View { Text(reducesMotion && isAccessible ? "Photos" : "All photos") }
      }

      """),
    RuleExample(
      "The setting by its own name",
      """
      import Accessibility

      func isSimple() -> Bool { AccessibilitySettings.isAssistiveAccessEnabled }

      """),
    RuleExample(
      "Half typed", compiles: false,
      view("@Environment(\\.) private var isSimple // AssistiveAccess")),
  ]
}
