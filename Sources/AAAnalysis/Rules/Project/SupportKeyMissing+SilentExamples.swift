extension SupportKeyMissing {
  static let silentExamples = lists + code + projects

  private static let calm = app(scene: "AssistiveAccess")

  private static func silent(
    _ caption: String, isDocumentation: Bool = false, _ files: (path: String, text: String)...
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation, files: files.map { File($0.path, $0.text) })
  }

  // MARK: Lists

  private static let lists: [RuleExample] = [
    silent(
      "The key is there", isDocumentation: true,
      ("DrawApp.swift", calm), ("Info.plist", list(launchScreen, missingKey))),
    silent(
      "A string is not known to be true or false", isDocumentation: true,
      ("DrawApp.swift", calm),
      ("Info.plist", list("<key>\(key)</key><string>true</string>", launchScreen))),
    silent(
      "A build setting decides",
      ("DrawApp.swift", calm),
      ("Info.plist", list("<key>\(key)</key><string>$(SUPPORTS_CALM)</string>", launchScreen))),
    silent(
      "The key is given for some devices",
      ("DrawApp.swift", calm), ("Info.plist", list("<key>\(key)~ipad</key><true/>", launchScreen))),
    silent(
      "The list is damaged",
      ("DrawApp.swift", calm), ("Info.plist", list(launchScreen, "<key>UIAppFonts</key><array>"))),
    silent("There is no list and no project", ("DrawApp.swift", calm)),
    silent(
      "The only list is a widget's",
      ("Draw/DrawApp.swift", calm),
      ("DrawWidget/Info.plist", list("<key>NSExtension</key><dict/>"))),
    silent(
      "The only list may be anyone's",
      ("Draw/DrawApp.swift", calm), ("DrawWatch/Info.plist", list(fonts))),
    silent(
      "The only list is a watch app's",
      ("Draw/DrawApp.swift", calm), ("Info.plist", list("<key>WKApplication</key><true/>"))),
    silent(
      "The only list is a Mac app's",
      ("Draw/DrawApp.swift", calm),
      ("Info.plist", list("<key>LSMinimumSystemVersion</key><string>15.0</string>"))),
    silent(
      "Of two lists that are equally near, one has the key",
      ("Draw/DrawApp.swift", calm), ("Draw/A/Info.plist", list(launchScreen)),
      ("Draw/B/Info.plist", list(launchScreen, missingKey))),
    silent(
      "The only list is another app's",
      ("Draw/DrawApp.swift", calm), ("Write/WriteApp.swift", app("Write", scene: "WindowGroup")),
      ("Write/Info.plist", list(launchScreen))),
    silent(
      "The nearest list has the key, one further off has not",
      ("Apps/Draw/DrawApp.swift", calm), ("Apps/Draw/Info.plist", list(missingKey)),
      ("Apps/Info.plist", list(launchScreen))),
    silent(
      "What Google's services call Info.plist",
      ("DrawApp.swift", calm),
      ("GoogleService-Info.plist", list("<key>API_KEY</key><string>1</string>"))),
  ]

  // MARK: Code

  private static let code: [RuleExample] = [
    silent(
      "The scene is commented out",
      (
        "DrawApp.swift",
        app(
          scene:
            "// AssistiveAccess { Text(\"Draw\") }\n    "
            + "WindowGroup(\"\\(String(describing: AssistiveAccess<Text>.self)) {\")")
      ),
      ("Info.plist", list(launchScreen))),
    silent(
      "A scene of the app's own has the name",
      ("DrawApp.swift", calm),
      (
        "AssistiveAccess.swift",
        """
        import SwiftUI

        struct AssistiveAccess<Content: View>: Scene {
          @ViewBuilder let content: () -> Content
          var body: some Scene { WindowGroup(content: content) }
        }

        """
      ),
      ("Info.plist", list(launchScreen))),
    silent(
      "A Tuist manifest decides",
      ("Draw/DrawApp.swift", calm), ("Draw/Info.plist", list(launchScreen)),
      ("Project.swift", "import ProjectDescription\n\nlet project = Project(name: \"Draw\")\n")),
  ]

  // MARK: Projects

  private static func project(
    _ targets: ExampleProject.Target..., settings: [String] = ["SDKROOT = iphoneos"]
  ) -> (path: String, text: String) {
    (
      "Draw.xcodeproj/project.pbxproj",
      ExampleProject(targets: targets, settings: settings).text
    )
  }

  private static func draw(_ settings: String...) -> ExampleProject.Target {
    ExampleProject.Target(name: "Draw", settings: settings)
  }

  private static let source = (path: "Draw/DrawApp.swift", text: calm)
  private static let lacking = (path: "Draw/Info.plist", text: list(launchScreen))

  private static let projects: [RuleExample] = [
    silent(
      "The Info.plist that the target names has the key",
      source, lacking, ("Settings/Draw.plist", list(missingKey)),
      project(draw("GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = Settings/Draw.plist"))),
    silent(
      "A configuration file may name the Info.plist", source, lacking,
      project(
        ExampleProject.Target(
          name: "Draw", settings: ["GENERATE_INFOPLIST_FILE = YES"], hasConfigurationFile: true))),
    silent(
      "A variable that the project does not resolve", source, lacking,
      project(draw("INFOPLIST_FILE = \"$(PLIST_FOLDER)/Info.plist\""))),
    silent(
      "Another Info.plist on the device", source, lacking,
      project(draw("\"INFOPLIST_FILE[sdk=iphoneos*]\" = Device.plist"))),
    silent(
      "The Info.plist that the target names is not there", source, lacking,
      project(draw("INFOPLIST_FILE = Other.plist"))),
    silent(
      "A script writes the key", source, lacking,
      project(
        ExampleProject.Target(
          name: "Draw", settings: ["INFOPLIST_FILE = Draw/Info.plist"],
          script: "PlistBuddy -c \\\"Add \(key) bool true\\\" Info.plist\\n"))),
    silent(
      "The app is for the Mac alone", source, lacking,
      project(draw("INFOPLIST_FILE = Draw/Info.plist"), settings: ["SDKROOT = macosx"])),
    silent(
      "Of two apps one has the key, and the scene's target is not known",
      ("Kit/CalmScene.swift", calm), ("Draw/Info.plist", list(launchScreen)),
      ("Write/Info.plist", list(missingKey)),
      project(
        draw("INFOPLIST_FILE = Draw/Info.plist"),
        ExampleProject.Target(name: "Write", settings: ["INFOPLIST_FILE = Write/Info.plist"]))),
    silent(
      "The scene belongs to the app that has the key",
      source, ("Draw/Info.plist", list(missingKey)), ("Write/Info.plist", list(launchScreen)),
      project(
        draw("INFOPLIST_FILE = Draw/Info.plist"),
        ExampleProject.Target(name: "Write", settings: ["INFOPLIST_FILE = Write/Info.plist"]))),
    silent(
      "The project is damaged", source, lacking,
      ("Draw.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n")),
    silent(
      "The C preprocessor makes the Info.plist", source, lacking,
      project(draw("INFOPLIST_FILE = Draw/Info.plist", "INFOPLIST_PREPROCESS = YES"))),
  ]
}
