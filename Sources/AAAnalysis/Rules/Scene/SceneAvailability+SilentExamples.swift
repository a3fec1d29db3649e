extension SceneAvailability {
  private typealias Make = KeyExample

  private static func silent(
    _ caption: String, isDocumentation: Bool = false, version: String = "17.0", _ text: String
  ) -> RuleExample {
    Make.silent(
      caption, isDocumentation: isDocumentation, ("Draw/DrawApp.swift", text),
      (Make.projectPath, projectText(version)))
  }

  private static func gallery(_ body: String) -> String {
    "import SwiftUI\n\nstruct Gallery: View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  private static let icon =
    "Text(\"Pictures\").navigationTitle(\"Gallery\")"
    + ".assistiveAccessNavigationIcon(systemImage: \"photo\")"

  static let silentExamples: [RuleExample] = [
    silent(
      "Behind a check", isDocumentation: true,
      Make.code("if #available(iOS 26.0, *) {\n      AssistiveAccess { Text(\"Draw\") }\n    }")),
    silent("An app for iOS 26", isDocumentation: true, version: "26.0", Make.calmApp),
    silent("The system is not known", version: "\"$(OLDEST)\"", Make.calmApp),
    Make.silent("Without a project", ("Draw/DrawApp.swift", Make.calmApp)),
    silent(
      "A type, a function, a property and a preview with the attribute",
      """
      import SwiftUI

      @available(iOS 26.0, *)
      struct Gallery: View {
        var body: some View { \(icon) }
      }

      struct Sketches: View {
        var body: some View { Text("Sketches") }

        @available(iOS, introduced: 26.0)
        var titled: some View { \(icon) }

        @available(iOS 26, macOS 26, *)
        func titled(_ text: String) -> some View { \(icon) }
      }

      @available(iOS 26.0, *)
      #Preview(traits: .assistiveAccess) {
        Gallery()
      }

      """),
    silent(
      "Behind checks of other forms",
      """
      import SwiftUI

      extension View {
        func titled() -> AnyView {
          guard #available(iOS 26.0, *) else { return AnyView(self) }
          return AnyView(assistiveAccessNavigationIcon(systemImage: "photo"))
        }

        @ViewBuilder func named() -> some View {
          if #unavailable(iOS 26.0) {
            self
          } else {
            assistiveAccessNavigationIcon(systemImage: "photo")
          }
        }

        func drawn(_ number: Int) -> AnyView {
          switch number {
          case 1:
            guard #available(iOS 26.0, *) else { return AnyView(self) }
            return AnyView(assistiveAccessNavigationIcon(systemImage: "photo"))
          default: return AnyView(self)
          }
        }
      }

      """),
    silent(
      "A modifier of the app’s own with the name",
      gallery("    \(icon.replacing("systemImage", with: "named"))") + """

        extension View {
          func assistiveAccessNavigationIcon(named name: String) -> some View { self }
        }

        """),
    silent(
      "Code that iOS does not compile",
      gallery("    #if os(macOS)\n    \(icon)\n    #else\n    Text(\"Pictures\")\n    #endif")),
    silent(
      "The role behind a check",
      appDelegate(
        "if #available(iOS 26.0, *), session.role == .windowAssistiveAccessApplication")),
    silent(
      "Words in comments and texts",
      gallery("    Text(\"AssistiveAccess {\") // .assistiveAccessNavigationIcon(systemImage:)")),
    Make.silent(
      "A test", ("DrawTests/DrawTests.swift", gallery("    \(icon)")),
      (
        Make.projectPath,
        ExampleProject(targets: [
          .init(
            name: "DrawTests", product: "bundle.unit-test",
            settings: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0"])
        ]).text
      )),
  ]
}
