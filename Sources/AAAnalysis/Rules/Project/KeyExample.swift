/// Pieces from which the examples of rules on keys and targets are made.
enum KeyExample {
  typealias File = RuleExample.File

  static let scene = "<key>UISupportsAssistiveAccess</key>"
  static let fullScreen = "<key>UISupportsFullScreenInAssistiveAccess</key>"
  static let launchScreen = "<key>UILaunchScreen</key><dict/>"
  static let projectPath = "Draw.xcodeproj/project.pbxproj"

  /// A property list with these lines in its dictionary.
  static func list(_ lines: String...) -> String { listText(lines) }

  /// The Info.plist of an app with these lines and some that every app has.
  static func app(_ lines: String...) -> String { listText([launchScreen] + lines) }

  private static func listText(_ lines: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(lines.map { "  " + $0 }.joined(separator: "\n"))
    </dict>
    </plist>

    """
  }

  /// A manifest of Tuist's with an app whose Info.plist has these entries.
  static func tuist(_ entries: String...) -> String {
    """
    import ProjectDescription

    let project = Project(
      name: "Draw",
      targets: [
        .target(
          name: "Draw", destinations: .iOS, product: .app, bundleId: "app.draw",
          infoPlist: .extendingDefault(with: [
            "UILaunchScreen": [:],
    \(entries.map { "        " + $0 + "\n" }.joined())      ]),
          sources: ["Draw/**"])
      ])

    """
  }

  /// A specification of XcodeGen's with an app whose Info.plist has these entries.
  static func xcodeGen(_ entries: String..., settings: [String] = []) -> String {
    let settingLines = settings.map { "      \($0)\n" }.joined()
    return """
      name: Draw
      targets:
        Draw:
          type: application
          platform: iOS
          sources: [Draw]
      \(settings.isEmpty ? "" : "    settings:\n" + settingLines)\
          info:
            path: Draw/Info.plist
            properties:
              UILaunchScreen: {}
      \(entries.map { "        " + $0 + "\n" }.joined())
      """
  }

  /// A project with an app in the folder Draw.
  static func project(_ settings: String...) -> String {
    ExampleProject(targets: [ExampleProject.Target(name: "Draw", settings: settings)]).text
  }

  /// The app with a scene for Assistive Access.
  static let calmApp = code("AssistiveAccess { Text(\"Draw\") }")

  /// An app with its ordinary scene, and another one behind it.
  static func code(_ scene: String = "", named name: String = "DrawApp") -> String {
    """
    import SwiftUI

    @main
    struct \(name): App {
      var body: some Scene {
        WindowGroup { Text("Draw and paint") }
    \(scene.isEmpty ? "" : "    " + scene + "\n")  }
    }

    """
  }

  static func silent(
    _ caption: String, isDocumentation: Bool = false, _ files: (path: String, text: String)...,
    compiles: Bool = true
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation, compiles: compiles,
      files: files.map { File($0.path, $0.text) })
  }
}
