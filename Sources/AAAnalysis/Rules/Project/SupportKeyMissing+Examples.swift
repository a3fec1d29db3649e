extension SupportKeyMissing {
  typealias File = RuleExample.File

  /// An app with both scenes.
  static func app(_ name: String = "DrawApp", scene: String = "⟦AssistiveAccess⟧") -> String {
    """
    import SwiftUI

    @main
    struct \(name): App {
      var body: some Scene {
        WindowGroup { Text("Draw and paint") }
        \(scene) { Text("Draw") }
      }
    }

    """
  }

  /// A property list with this in its dictionary, each line on its own.
  static func list(_ lines: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(lines.map { "  " + $0 }.joined(separator: "\n"))
    </dict>
    </plist>

    """
  }

  static let launchScreen = "<key>UILaunchScreen</key><dict/>"
  static let missingKey = "<key>UISupportsAssistiveAccess</key><true/>"
  static let fonts = "<key>UIAppFonts</key><array><string>Pen.ttf</string></array>"

  static let reportedExamples = withoutProject + withProject

  // MARK: Without a project

  private static let withoutProject: [RuleExample] = [
    RuleExample(
      "The Info.plist lacks the key", isDocumentation: true,
      files: [
        File("DrawApp.swift", app()),
        File("Info.plist", list(launchScreen), fixed: list(launchScreen, missingKey)),
      ]),
    RuleExample(
      "The key is there, and false", isDocumentation: true,
      files: [
        File("DrawApp.swift", app()),
        File(
          "Info.plist", list("<key>UISupportsAssistiveAccess</key>", "⟦<false/>⟧", launchScreen),
          fixed: list("<key>UISupportsAssistiveAccess</key>", "<true/>", launchScreen)),
      ]),
    RuleExample(
      "A UIKit app hosts the scene",
      files: [
        File(
          "App/CalmSceneDelegate.swift",
          """
          import SwiftUI
          import UIKit

          class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
            static var rootScene: some Scene {
              ⟦AssistiveAccess⟧ { Text("Draw") }
            }
          }

          """),
        File(
          "App/AppDelegate.swift",
          "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"),
        File(
          "App/Info.plist",
          list("<key>UIApplicationSceneManifest</key>", "<dict/>", "<!-- Scenes first. -->"),
          fixed: list(
            "<key>UIApplicationSceneManifest</key>", "<dict/>",
            "<key>UISupportsAssistiveAccess</key>", "<true/>", "<!-- Scenes first. -->")),
      ]),
    RuleExample(
      "The scene stands behind a check, the list in a folder beside the sources",
      files: [
        File(
          "Draw/Sources/DrawApp.swift",
          """
          import SwiftUI

          @main struct DrawApp: App {
            var body: some Scene {
              if #available(iOS 26.0, *) {
                SwiftUI.⟦AssistiveAccess⟧ { Text("Draw") }
              }
              WindowGroup { Text("Draw and paint") }
            }
          }

          """),
        File(
          "Draw/Resources/Info.plist", list(launchScreen),
          fixed: list(launchScreen, missingKey)),
        File("DrawWidget/Info.plist", list("<key>NSExtension</key><dict/>")),
        File("Other/Info.plist", list(launchScreen)),
      ]),
    RuleExample(
      "In a manifest of Tuist's, which lists other keys",
      files: [
        File("Draw/DrawApp.swift", app()),
        File(
          "Project.swift", KeyExample.tuist("\"UIStatusBarHidden\": true,"),
          fixed: KeyExample.tuist(
            "\"UIStatusBarHidden\": true,", "\"UISupportsAssistiveAccess\": true,")),
      ]),
    RuleExample(
      "In a specification of XcodeGen's, which lists other keys",
      files: [
        File("Draw/DrawApp.swift", app()),
        File(
          "project.yml", KeyExample.xcodeGen(),
          fixed: KeyExample.xcodeGen().replacing(
            "        UILaunchScreen",
            with: "        UISupportsAssistiveAccess: true\n        UILaunchScreen")),
      ]),
    RuleExample(
      "False in a manifest",
      files: [
        File("Draw/DrawApp.swift", app()),
        File(
          "project.yml", KeyExample.xcodeGen("UISupportsAssistiveAccess: ⟦false⟧"),
          fixed: KeyExample.xcodeGen("UISupportsAssistiveAccess: true")),
      ]),
    RuleExample(
      "False in a manifest, in more than one spelling",
      files: [
        File("Draw/DrawApp.swift", app()),
        File(
          "Project.swift",
          KeyExample.tuist("\"UISupportsAssistiveAccess\": ⟦.boolean(false)⟧,"),
          fixed: KeyExample.tuist("\"UISupportsAssistiveAccess\": .boolean(true),")),
      ]),
    RuleExample(
      "A manifest that leaves all to the generator",
      files: [
        File("Draw/DrawApp.swift", app()),
        File(
          "Project.swift",
          """
          import ProjectDescription

          let project = Project(
            name: "Draw",
            targets: [
              .target(
                name: "Draw", destinations: .iOS, product: .app, bundleId: "app.draw",
                infoPlist: .default, sources: ["Draw/**"])
            ])

          """),
      ]),
    RuleExample(
      "A list of a few keys above the sources",
      files: [
        File("Draw/DrawApp.swift", app()),
        File("Draw-Info.plist", list(fonts), fixed: list(fonts, missingKey)),
        File("Draw/GoogleService-Info.plist", list("<key>API_KEY</key><string>1</string>")),
      ]),
    RuleExample(
      "An empty list",
      files: [
        File("Draw/DrawApp.swift", app()),
        File(
          "Draw/Info.plist", "<plist version=\"1.0\">\n<dict/>\n</plist>\n",
          fixed: """
            <plist version="1.0">
            <dict>
            \t<key>UISupportsAssistiveAccess</key>
            \t<true/>
            </dict>
            </plist>

            """),
      ]),
    RuleExample(
      "Two lists are equally near, and neither has the key",
      files: [
        File("Draw/DrawApp.swift", app()),
        File("Draw/A/Info.plist", list(launchScreen), fixed: list(launchScreen, missingKey)),
        File("Draw/B/Info.plist", list(launchScreen)),
      ]),
    RuleExample(
      "The full-screen key is no substitute",
      files: [
        File("DrawApp.swift", app()),
        File(
          "Info.plist", list("<key>UISupportsFullScreenInAssistiveAccess</key><true/>"),
          fixed: list("<key>UISupportsFullScreenInAssistiveAccess</key><true/>", missingKey)),
      ]),
  ]

  // MARK: With a project

  private static let generates = "GENERATE_INFOPLIST_FILE = YES"
  private static let project = "Draw.xcodeproj/project.pbxproj"
  private static let widget = ExampleProject.Target(
    name: "Widget", product: "app-extension",
    settings: [generates, "INFOPLIST_FILE = Widget/Info.plist"])

  private static func text(_ targets: ExampleProject.Target...) -> String {
    ExampleProject(targets: targets).text
  }

  private static func draw(_ settings: String...) -> ExampleProject.Target {
    ExampleProject.Target(name: "Draw", settings: settings)
  }

  private static let withProject: [RuleExample] = [
    RuleExample(
      "The target's Info.plist is generated",
      files: [
        File("Draw/DrawApp.swift", app()),
        File("Widget/Info.plist", list("<key>NSExtension</key><dict/>")),
        File(
          project, text(draw(generates, "INFOPLIST_KEY_UISupportsAssistiveAccess = YES"), widget),
          fixed: text(
            draw(
              generates, "INFOPLIST_FILE = \"Draw-Info.plist\"",
              "INFOPLIST_KEY_UISupportsAssistiveAccess = YES"), widget)),
        File("Draw-Info.plist", "", fixed: PropertyList.newDocument(settingTrue: key)),
      ]),
    RuleExample(
      "The target names its Info.plist, which holds but a few keys",
      files: [
        File("Draw/DrawApp.swift", app()),
        File("Settings/Draw.plist", list(fonts), fixed: list(fonts, missingKey)),
        File("Draw/Info.plist", list(launchScreen, missingKey)),
        File(
          project,
          text(draw(generates, "INFOPLIST_FILE = \"$(SRCROOT)/Settings/$(TARGET_NAME).plist\""))),
      ]),
    RuleExample(
      "Of two apps that share the scene, one has the key",
      files: [
        File("Shared/DrawApp.swift", app()),
        File("Draw/Info.plist", list(launchScreen, missingKey)),
        File("DrawLite/Info.plist", list(launchScreen), fixed: list(launchScreen, missingKey)),
        File(
          project,
          text(
            ExampleProject.Target(
              name: "Draw", folders: ["Draw", "Shared"],
              settings: ["INFOPLIST_FILE = Draw/Info.plist"]),
            ExampleProject.Target(
              name: "DrawLite", folders: ["DrawLite", "Shared"],
              settings: ["INFOPLIST_FILE = DrawLite/Info.plist"]))),
      ]),
    RuleExample(
      "The watch app has the key, the app that holds it has not",
      files: [
        File("Draw/DrawApp.swift", app()),
        File("Draw/Info.plist", list(fonts), fixed: list(fonts, missingKey)),
        File("Watch/Info.plist", list(missingKey)),
        File("Watch/WatchApp.swift", app("WatchApp", scene: "WindowGroup")),
        File(
          project,
          text(
            draw("INFOPLIST_FILE = Draw/Info.plist"),
            ExampleProject.Target(
              name: "Watch",
              settings: ["INFOPLIST_FILE = Watch/Info.plist", "SDKROOT = watchos"]))),
      ]),
    RuleExample(
      "The target's own settings win over a configuration file",
      files: [
        File("Draw/DrawApp.swift", app()),
        File("Draw/Info.plist", list(launchScreen), fixed: list(launchScreen, missingKey)),
        File(
          project,
          text(
            ExampleProject.Target(
              name: "Draw",
              settings: ["INFOPLIST_FILE = Draw/Info.plist", "SUPPORTED_PLATFORMS = iphoneos"],
              hasConfigurationFile: true))),
      ]),
  ]
}
