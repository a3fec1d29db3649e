extension PreviewMissing {
  private static func app(
    _ rest: String, scene: String = "AssistiveAccess { CalmHome() }",
    view: String = "⟦CalmHome⟧", properties: String = ""
  ) -> String {
    """
    import SwiftUI

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("Draw") }
        \(scene)
      }
    }

    struct \(view): View {
      \(properties)
      var body: some View { Text("Draw") }
    }
    \(rest)
    """
  }

  /// An app whose scene gives its view an object, and the value of a key.
  private static func given(
    _ object: String, _ value: String, view: String, _ rest: String = ""
  ) -> String {
    app(
      """

      @MainActor final class Library: ObservableObject {
        static let shared = Library()
      }

      """ + rest,
      scene: "AssistiveAccess { NavigationStack { CalmHome()\(object) }\(value) }", view: view,
      properties: "@EnvironmentObject private var library: Library")
  }

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "A root view without a preview", isDocumentation: true,
      app(""),
      fixed: app(
        "\n#Preview(traits: .assistiveAccess) {\n  CalmHome()\n}\n", view: "CalmHome")),
    RuleExample(
      "Below containers, in an app for older systems, too",
      app(
        "",
        scene: "if #available(iOS 26.0, *) { AssistiveAccess { NavigationStack { CalmHome() } } }"),
      fixed: app(
        "\n@available(iOS 26.0, *)\n#Preview(traits: .assistiveAccess) {\n  CalmHome()\n}\n",
        scene: "if #available(iOS 26.0, *) { AssistiveAccess { NavigationStack { CalmHome() } } }",
        view: "CalmHome")),
    RuleExample(
      "What the scene gives the view goes along",
      given(
        ".environmentObject(Library.shared)", ".environment(\\.font, .body)", view: "⟦CalmHome⟧"),
      fixed: given(
        ".environmentObject(Library.shared)", ".environment(\\.font, .body)", view: "CalmHome",
        """

        #Preview(traits: .assistiveAccess) {
          CalmHome()
            .environmentObject(Library.shared)
            .environment(\\.font, .body)
        }

        """)),
    RuleExample(
      "An ordinary preview gets the trait",
      app("\n#Preview {\n  CalmHome()\n}\n"),
      fixed: app("\n#Preview(traits: .assistiveAccess) {\n  CalmHome()\n}\n", view: "CalmHome")),
    RuleExample(
      "A preview with a name",
      app("\n#Preview(\"Calm\") { CalmHome() }\n"),
      fixed: app(
        "\n#Preview(\"Calm\", traits: .assistiveAccess) { CalmHome() }\n", view: "CalmHome")),
    RuleExample(
      "A preview with other traits, in an app for older systems, too",
      app(
        "\n#Preview(\"Calm\", traits: .landscapeLeft) { CalmHome() }\n",
        scene: "if #available(iOS 26, *) { AssistiveAccess { CalmHome() } }"),
      fixed: app(
        """

        @available(iOS 26, *)
        #Preview("Calm", traits: .landscapeLeft, .assistiveAccess) { CalmHome() }

        """, scene: "if #available(iOS 26, *) { AssistiveAccess { CalmHome() } }", view: "CalmHome"
      )),
    RuleExample(
      "The trait is on the preview of another view",
      app(
        """

        struct Row: View {
          var body: some View { Text("Row") }
        }

        #Preview(traits: .assistiveAccess) { Row() }

        """)),
    RuleExample(
      "The view stands in another file and needs what only the app has: no fix",
      files: [
        .init(
          "App.swift",
          """
          import SwiftUI

          @main
          struct DrawApp: App {
            @State private var count = 1
            var body: some Scene {
              AssistiveAccess { home }
              WindowGroup { Text("Draw") }
            }
            private var home: some View { CalmHome(count: count) }
          }

          """),
        .init(
          "CalmHome.swift",
          """
          import SwiftUI

          struct ⟦CalmHome⟧: View {
            let count: Int
            var body: some View { Text("Draw \\(count)") }
          }

          """),
      ]),
    RuleExample(
      "A view around the root is looked through",
      app(
        """

        struct Themed<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content.tint(.green) }
        }

        """, scene: "AssistiveAccess { Themed { CalmHome() } }")),
  ]

  static let silentExamples: [RuleExample] = [
    RuleExample(
      "A preview with the trait", isDocumentation: true,
      app("\n#Preview(traits: .assistiveAccess) { CalmHome() }\n", view: "CalmHome")),
    RuleExample(
      "Among other traits, in a stack, in another file",
      files: [
        .init("App.swift", app("", view: "CalmHome")),
        .init(
          "Previews.swift",
          """
          import SwiftUI

          @available(iOS 26.0, *)
          #Preview("Calm", traits: .landscapeLeft, .assistiveAccess) {
            NavigationStack { CalmHome() }
          }

          """),
      ]),
    RuleExample(
      "A preview of a view that shows it",
      app(
        """

        struct Framed: View {
          var body: some View { CalmHome().padding() }
        }

        #Preview(traits: .assistiveAccess) { Framed() }

        """, view: "CalmHome")),
    RuleExample(
      "A trait of the workspace's own",
      app(
        """

        extension PreviewTrait where T == Preview.ViewTraits {
          @MainActor static var calm: PreviewTrait<Preview.ViewTraits> { .assistiveAccess }
        }

        #Preview(traits: .calm) { CalmHome() }

        """, view: "CalmHome")),
    RuleExample(
      "A preview that shows what a function gives",
      app(
        """

        @MainActor func calm() -> some View { CalmHome() }

        #Preview(traits: .assistiveAccess) { calm() }

        """, view: "CalmHome")),
    RuleExample(
      "A scene without a view of the workspace",
      app("", scene: "AssistiveAccess { Text(\"Draw\") }", view: "CalmHome")),
    RuleExample(
      "An app without a scene", app("", scene: "", view: "CalmHome")),
    RuleExample(
      "The preview lacks a brace, which is another finding", compiles: false,
      app("\n#Preview(traits: .assistiveAccess)\n  CalmHome()\n}\n", view: "CalmHome")),
  ]
}
