extension SceneRepeatsStandardUI {
  /// An app both of whose scenes show `Shared`.
  private static func shared(_ declarations: String) -> String {
    app("WindowGroup { Shared() }\nAssistiveAccess { Shared() }", "", declarations)
  }

  static let silentExamples: [RuleExample] = [
    RuleExample(
      "A view of its own", isDocumentation: true,
      app("WindowGroup { Home() }\nAssistiveAccess { CalmHome() }", "", home)),
    RuleExample(
      "The shared root decides by the mode", isDocumentation: true,
      shared(
        """

        struct Shared: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          var body: some View {
            if isSimple { Text("Draw") } else { Text("Draw and paint") }
          }
        }
        """)),
    RuleExample(
      "A view below the shared root decides, by the setting, in a guard",
      "import Accessibility\n" + shared(
        """

        struct Shared: View {
          var body: some View { NavigationStack { Tools() } }
        }

        struct Tools: View {
          var body: some View { Text("Draw").onAppear(perform: start) }
          private func start() {
            guard !AccessibilitySettings.isAssistiveAccessEnabled else { return }
            print("started")
          }
        }
        """)),
    RuleExample(
      "The mode is handed on",
      shared(
        """

        struct Shared: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          var body: some View { Tools(isSmall: isSimple) }
        }

        struct Tools: View {
          let isSmall: Bool
          var body: some View { Text(isSmall ? "Draw" : "Draw and paint") }
        }
        """)),
    RuleExample(
      "A model of the shared root decides",
      "import Accessibility\n" + shared(
        """

        struct Shared: View {
          @State private var model = Model()
          var body: some View { Text(model.title) }
        }

        @Observable final class Model {
          var title: String {
            AccessibilitySettings.isAssistiveAccessEnabled ? "Draw" : "Draw and paint"
          }
        }
        """)),
    RuleExample(
      "The root is told by an argument",
      app("WindowGroup { Home() }\nAssistiveAccess { Home(isCalm: true) }", "", home)),
    RuleExample(
      "The root is told by the environment",
      app(
        "WindowGroup { Home() }\nAssistiveAccess { Home().environment(\\.isCalm, true) }", "",
        home + "\n\nextension EnvironmentValues {\n  @Entry var isCalm = false\n}")),
    RuleExample(
      "The root is told by a modifier of the workspace",
      app(
        "WindowGroup { Home() }\nAssistiveAccess { Home().calm() }", "",
        home + "\n\nextension View {\n  func calm() -> some View { tint(.green) }\n}")),
    RuleExample(
      "The ordinary scene decides by the mode, for systems before the scene",
      app(
        """
        WindowGroup {
          if isSimple { CalmHome() } else { Home() }
        }
        if #available(iOS 26.0, *) { AssistiveAccess { CalmHome() } }
        """,
        "@Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple", home)),
    RuleExample(
      "The ordinary root decides by the mode, for systems before the scene",
      app(
        "WindowGroup { Root() }\nif #available(iOS 26.0, *) { AssistiveAccess { CalmHome() } }", "",
        home + """


          struct Root: View {
            @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
            var body: some View {
              if isSimple { CalmHome() } else { Home() }
            }
          }
          """)),
    RuleExample(
      "The same frame around something else",
      app(
        "WindowGroup { Themed { Home() } }\nAssistiveAccess { Themed { CalmHome() } }", "",
        home + """


          struct Themed<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { content.tint(.green) }
          }
          """)),
    RuleExample(
      "Something of its own beside what is shared",
      app(
        """
        WindowGroup { Home() }
        AssistiveAccess {
          VStack {
            CalmHome()
            Home()
          }
        }
        """, "", home)),
    RuleExample(
      "Another window shows the same",
      app(
        """
        WindowGroup { Home() }
        WindowGroup(id: "calm") { CalmHome() }
        AssistiveAccess { CalmHome() }
        """, "", home)),
    RuleExample(
      "A scene of the Mac shows the same",
      app(
        """
        #if os(macOS)
        WindowGroup { CalmHome() }
        #else
        WindowGroup { Home() }
        #endif
        AssistiveAccess { CalmHome() }
        """, "", home)),
    RuleExample(
      "No view of the workspace",
      app("WindowGroup { Text(\"Draw\") }\nAssistiveAccess { Text(\"Draw\") }")),
  ]
}
