extension SceneMissing {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static let marked = "<key>⟦UISupportsAssistiveAccess⟧</key>"
  private static let list = Make.app(marked, "<true/>")

  private static func project(_ version: String, _ settings: String...) -> File {
    File(
      Make.projectPath,
      ExampleProject(targets: [
        .init(
          name: "Draw",
          settings: ["INFOPLIST_FILE = Draw.plist", "IPHONEOS_DEPLOYMENT_TARGET = \(version)"]
            + settings)
      ]).text)
  }

  private static let contentView = """

    /// What Assistive Access shows.
    struct AssistiveAccessContentView: View {
      var body: some View {
        NavigationStack {
          List {
            // A row for each of the one to three features that matter most.
          }
        }
      }
    }

    #Preview(traits: .assistiveAccess) {
      AssistiveAccessContentView()
    }

    """

  private static let guardedApp =
    Make.code(
      """
      if #available(iOS 26.0, *) {
            AssistiveAccess {
              AssistiveAccessContentView()
            }
          }
      """)
    + contentView.replacing("struct", with: "@available(iOS 26.0, *)\nstruct")
    .replacing("#Preview", with: "@available(iOS 26.0, *)\n#Preview")

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "The key, and the ordinary scene alone", isDocumentation: true,
      files: [
        File(
          "Draw/DrawApp.swift", Make.code(),
          fixed: Make.code(
            """
            AssistiveAccess {
                  AssistiveAccessContentView()
                }
            """) + contentView),
        File("Draw.plist", list), project("26.0"),
      ]),
    RuleExample(
      "The app also runs on systems without the scene",
      files: [
        File("Draw/DrawApp.swift", Make.code(), fixed: guardedApp),
        File("Draw.plist", list), project("17.0"),
      ]),
    RuleExample(
      "Several scenes, all of which are known",
      files: [
        File(
          "Draw/DrawApp.swift",
          Make.code(
            """
            Gallery()
                Calm.secondScene
              }

              enum Calm {
                @SceneBuilder @MainActor static var secondScene: some Scene {
                  WindowGroup(id: "second") { Text("Paint") }
                }
            """)
            + """
              struct Gallery: Scene {
                var body: some Scene {
                  WindowGroup(id: "gallery") { Text("Gallery") }
                    .windowResizability(.contentSize)
                    .plain()
                }
              }

              extension Scene {
                func plain() -> some Scene { handlesExternalEvents(matching: []) }
              }

              """),
        File("Draw.plist", list), project("26.0"),
      ]),
    RuleExample(
      "The workspace has a type with the scene’s name",
      files: [
        File(
          "Draw/DrawApp.swift", Make.code(),
          fixed: Make.code(
            """
            SwiftUI.AssistiveAccess {
                  AssistiveAccessContentView()
                }
            """) + contentView),
        File("Draw/Names.swift", "enum AssistiveAccess { static let title = \"Calm\" }\n"),
        File("Draw.plist", list), project("26.0"),
      ]),
    RuleExample(
      "In Tuist’s manifest",
      files: [
        File("Draw/DrawApp.swift", Make.code(), fixed: guardedApp),
        File("Project.swift", Make.tuist("\"⟦UISupportsAssistiveAccess⟧\": true,")),
      ]),
    RuleExample(
      "In XcodeGen’s specification",
      files: [
        File("Draw/DrawApp.swift", Make.code(), fixed: guardedApp),
        File("project.yml", Make.xcodeGen("⟦UISupportsAssistiveAccess⟧: true")),
      ]),
    RuleExample(
      "Without a project",
      files: [File("Draw/DrawApp.swift", Make.code()), File("Draw/Info.plist", list)]),
    RuleExample(
      "An app with UIKit’s life cycle",
      files: [
        File(
          "Draw/AppDelegate.swift",
          "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"),
        File("Draw.plist", list), project("26.0"),
      ]),
    RuleExample(
      "Names and comments that are no scene",
      files: [
        File(
          "Draw/DrawApp.swift",
          Make.code("// AssistiveAccess { AssistiveAccessSettings() }")
            + """

            struct AssistiveAccessSettings: View {
              @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
              var body: some View { Text(isSimple ? "AssistiveAccess {" : "Draw") }
            }

            """),
        File("Draw.plist", list), project("26.0"),
      ]),
    RuleExample(
      "The scene of another app",
      files: [
        File("Draw/DrawApp.swift", Make.code()),
        File("Draw.plist", list),
        File("Write/WriteApp.swift", Make.calmApp),
        File(
          Make.projectPath,
          ExampleProject(targets: [
            .init(name: "Draw", settings: ["INFOPLIST_FILE = Draw.plist"]),
            .init(name: "Write", settings: ["INFOPLIST_FILE = Write.plist"]),
          ]).text),
      ]),
    RuleExample(
      "An app for several platforms",
      files: [
        File("Draw/DrawApp.swift", Make.code()), File("Draw.plist", list),
        project("26.0", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\""),
      ]),
  ]
}
