extension DetectionScattered {
  private static let app = """
    import SwiftUI

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("Draw") }
        AssistiveAccess { Text("Draw") }
      }
    }

    """

  /// Views that decide by the mode, the first one as given.
  private static func views(_ count: Int, first: String = view(1)) -> String {
    app + first + (count < 2 ? "" : (2...count).map { view($0) }.joined())
  }

  private static func view(_ number: Int, isMarked: Bool = false) -> String {
    let condition = isMarked ? "⟦isSimple⟧" : "isSimple"
    return """

      struct Page\(number): View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple

        var body: some View {
          if \(condition) { Text("Simple") } else { Text("Full") }
        }
      }

      """
  }

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "Six views that each show two things", isDocumentation: true,
      views(6, first: view(1, isMarked: true))),
    RuleExample(
      "In guards, ternaries and switches, and with other conditions",
      app + """

        struct Page1: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          @State private var isNew = true
          var body: some View {
            Text(isNew && !⟦isSimple⟧ ? "New" : "Photos").font(isSimple ? .title : .body)
          }
        }

        struct Page2: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          var body: some View { page }
          private var page: some View {
            switch isSimple {
            case true: Text("Simple")
            case false: Text("Full")
            }
          }
        }

        struct Page3: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          var body: some View { Text("Go").onAppear(perform: start) }
          private func start() {
            guard !isSimple else { return }
            print("started")
          }
        }

        struct Page4: ViewModifier {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          func body(content: Content) -> some View { content.opacity(isSimple ? 0 : 1) }
        }

        """ + view(5) + view(6)),
    RuleExample(
      "In several files, through a property",
      files: [
        .init("App.swift", app),
        .init(
          "Pages.swift",
          "import SwiftUI\n" + (1...5).map { view($0, isMarked: $0 == 1) }.joined()),
        .init(
          "Settings.swift",
          """
          import Accessibility
          import SwiftUI

          enum Mode {
            static let isSimple = AccessibilitySettings.isAssistiveAccessEnabled
          }

          struct SettingsPage: View {
            var body: some View {
              if Mode.isSimple { Text("Simple") }
            }
          }

          """),
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    RuleExample("Five views", isDocumentation: true, views(5)),
    RuleExample(
      "Many checks in one view",
      app + """

        struct Page: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          var body: some View {
            VStack {
              if isSimple { Text("1") }
              if isSimple { Text("2") }
              if isSimple { Text("3") }
              if isSimple { Text("4") }
              if isSimple { Text("5") }
              if !isSimple { Text("6") }
            }
          }
        }

        """),
    RuleExample(
      "Six views in an app without a scene",
      views(6).replacing("    AssistiveAccess { Text(\"Draw\") }\n", with: "")),
    RuleExample(
      "The sixth only shows the value",
      views(5) + """

        struct Status: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          var body: some View { Text("Simple: \\(String(isSimple))") }
        }

        """),
    RuleExample(
      "The sixth decides by something else of that name",
      views(5) + """

        struct Status: View {
          @State private var isSimple = false
          var body: some View {
            if isSimple { Text("Simple") } else { Button("Less") { isSimple = true } }
          }
        }

        """),
    RuleExample(
      "Models do not count as views",
      "import Accessibility\n" + views(5) + """

        final class Model {
          func items() -> [String] {
            AccessibilitySettings.isAssistiveAccessEnabled ? ["One"] : ["One", "Two"]
          }
        }

        """),
  ]
}
