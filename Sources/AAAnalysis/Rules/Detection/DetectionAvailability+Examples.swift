extension DetectionAvailability {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static let project = File(
    Make.projectPath, SceneAvailability.projectText("17.0"))

  private static func reported(
    _ caption: String, isDocumentation: Bool = false, _ text: String, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: [File("Draw/Gallery.swift", text, fixed: fixed), project])
  }

  private static func silent(
    _ caption: String, isDocumentation: Bool = false, version: String = "17.0", _ text: String
  ) -> RuleExample {
    Make.silent(
      caption, isDocumentation: isDocumentation, ("Draw/Gallery.swift", text),
      (Make.projectPath, SceneAvailability.projectText(version)))
  }

  private static func view(_ property: String, imports: String = "") -> String {
    """
    \(imports)import SwiftUI

    struct Gallery: View {
      \(property)

      var body: some View { Text(isSimple ? "Photos" : "All photos") }
    }

    """
  }

  private static let computed = """
    private var isSimple: Bool {
        if #available(iOS 18.0, *) {
          return AccessibilitySettings.isAssistiveAccessEnabled
        }
        return false
      }
    """

  private static func function(_ body: String) -> String {
    "import Accessibility\n\nfunc show() {}\n\n\(body)\n"
  }

  static let reportedExamples: [RuleExample] = [
    reported(
      "A property of the environment, in an app for iOS 17", isDocumentation: true,
      view("@Environment(⟦\\.accessibilityAssistiveAccessEnabled⟧) private var isSimple"),
      fixed: view(computed, imports: "import Accessibility\n")),
    reported(
      "The setting in a condition", isDocumentation: true,
      function(
        "func start() {\n  if AccessibilitySettings.⟦isAssistiveAccessEnabled⟧ { show() }\n}"),
      fixed: function(
        "func start() {\n  if #available(iOS 18.0, *), "
          + "AccessibilitySettings.isAssistiveAccessEnabled { show() }\n}")),
    reported(
      "Where only the older systems come",
      function(
        """
        func start() {
          if #unavailable(iOS 18.0) {
            if AccessibilitySettings.⟦isAssistiveAccessEnabled⟧ { show() }
          } else {
            if AccessibilitySettings.isAssistiveAccessEnabled { show() }
          }
        }
        """)),
    reported(
      "The setting as an answer",
      function("var isSimple: Bool { AccessibilitySettings.⟦isAssistiveAccessEnabled⟧ }"),
      fixed: function(
        """
        var isSimple: Bool {
          if #available(iOS 18.0, *) {
            return AccessibilitySettings.isAssistiveAccessEnabled
          }
          return false
        }
        """)),
    reported(
      "A function that gives the setting",
      function("func isSimple() -> Bool { AccessibilitySettings.⟦isAssistiveAccessEnabled⟧ }"),
      fixed: function(
        """
        func isSimple() -> Bool {
          if #available(iOS 18.0, *) {
            return AccessibilitySettings.isAssistiveAccessEnabled
          }
          return false
        }
        """)),
    reported(
      "A property with its type, on lines of its own",
      view(
        "@Environment(⟦\\.accessibilityAssistiveAccessEnabled⟧)\n  private var isSimple: Bool",
        imports: "import Accessibility\n"),
      fixed: view(computed, imports: "import Accessibility\n")),
    reported(
      "The setting among other conditions, turned round",
      function(
        "func start(_ wide: Bool) {\n"
          + "  if wide, !AccessibilitySettings.⟦isAssistiveAccessEnabled⟧ { show() }\n}")),
    reported(
      "A property with a comment",
      view(
        "@Environment(⟦\\.accessibilityAssistiveAccessEnabled⟧) /* The mode. */ var isSimple")),
    reported(
      "Behind a check for too old a system",
      function(
        "@available(iOS 17.0, *)\n"
          + "func isSimple() -> Int { AccessibilitySettings.⟦isAssistiveAccessEnabled⟧ ? 1 : 2 }")),
  ]

  static let silentExamples: [RuleExample] = [
    silent(
      "An app for iOS 18", isDocumentation: true, version: "18.0",
      view("@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple")),
    silent(
      "Behind a check", isDocumentation: true,
      view(computed, imports: "import Accessibility\n")),
    silent(
      "Behind a check in the same condition",
      function(
        "func start(_ wide: Bool) {\n  guard wide, #available(iOS 18.0, *), "
          + "!AccessibilitySettings.isAssistiveAccessEnabled else { return }\n"
          + "  while #available(iOS 18.0, *), AccessibilitySettings.isAssistiveAccessEnabled {\n"
          + "    show()\n  }\n}")),
    silent(
      "A type with the attribute",
      view("@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple")
        .replacing("struct", with: "@available(iOS 18.0, *)\nstruct")),
    silent(
      "The system is not known", version: "\"$(OLDEST)\"",
      view("@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple")),
    Make.silent(
      "Without a project",
      (
        "Draw/Gallery.swift",
        view("@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple")
      )),
    silent(
      "A value of the app’s own",
      view("@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple")
        + """

        extension EnvironmentValues {
          var accessibilityAssistiveAccessEnabled: Bool { false }
        }

        """),
    silent(
      "Settings of the app’s own",
      """
      enum AccessibilitySettings {
        static let isAssistiveAccessEnabled = false
      }

      let isSimple = AccessibilitySettings.isAssistiveAccessEnabled

      """),
    silent(
      "Another property with the name",
      """
      struct Mode {
        var isAssistiveAccessEnabled = false
      }

      func isSimple(_ mode: Mode) -> Bool { mode.isAssistiveAccessEnabled }

      """),
  ]
}
