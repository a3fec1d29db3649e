extension KeyInBuildSettings {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static let setting = "INFOPLIST_KEY_UISupportsAssistiveAccess"
  private static let fonts = "<key>UIAppFonts</key><array/>"

  private static func configured(_ settings: String...) -> File {
    File(
      Make.projectPath,
      ExampleProject(
        targets: [.init(name: "Draw", settings: settings)], configurationFile: "Draw.xcconfig"
      ).text)
  }

  private static let app = File("Draw/DrawApp.swift", Make.calmApp)

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "In a file of build settings", isDocumentation: true,
      files: [
        File(
          "Draw.xcconfig", "MARKETING_VERSION = 2\n⟦\(setting)⟧ = YES\nCALM = 1\n",
          fixed: "MARKETING_VERSION = 2\nCALM = 1\n"),
        File(
          "Draw.plist", Make.list(fonts),
          fixed: Make.list(fonts, Make.scene + "<true/>")),
        app, configured("INFOPLIST_FILE = Draw.plist"),
      ]),
    RuleExample(
      "In a project whose Info.plist is generated", isDocumentation: true,
      files: [
        app,
        File(
          Make.projectPath,
          Make.project("GENERATE_INFOPLIST_FILE = YES", "⟦\(setting)⟧ = YES"),
          fixed: Make.project(
            "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"Draw-Info.plist\"")),
        File(
          "Draw-Info.plist", "",
          fixed: PropertyList.newDocument(settingTrue: AssistiveAccessKey.scene)),
      ]),
    RuleExample(
      "The Info.plist has the key as well",
      files: [
        File("Draw.xcconfig", "⟦\(setting)⟧ = YES;\n", fixed: ""),
        File("Draw.plist", Make.list(Make.scene + "<true/>")),
        app, configured("INFOPLIST_FILE = Draw.plist"),
      ]),
    RuleExample(
      "The setting is off",
      files: [
        File("Draw.xcconfig", "  ⟦\(setting)⟧ = NO\n", fixed: ""),
        File("Draw.plist", Make.app()),
        File("Draw/DrawApp.swift", Make.code()), configured("INFOPLIST_FILE = Draw.plist"),
      ]),
    RuleExample(
      "The other key, for the device alone",
      files: [
        File(
          "Draw.xcconfig",
          "⟦INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess[sdk=iphoneos*]⟧ = YES\n",
          fixed: ""),
        File(
          "Draw.plist", Make.list(fonts),
          fixed: Make.list(fonts, Make.fullScreen + "<true/>")),
        File("Draw/DrawApp.swift", Make.code()), configured("INFOPLIST_FILE = Draw.plist"),
      ]),
    RuleExample(
      "In an included file, nearly the key",
      files: [
        File("Draw.xcconfig", "#include \"Shared.xcconfig\"\n"),
        File(
          "Shared.xcconfig", "⟦INFOPLIST_KEY_UISupportAssistiveAccess⟧ = YES\n", fixed: ""),
        File(
          "Draw.plist", Make.list(fonts),
          fixed: Make.list(fonts, Make.scene + "<true/>")),
        app, configured("INFOPLIST_FILE = Draw.plist"),
      ]),
    RuleExample(
      "With a comment on the line",
      files: [
        File("Draw.xcconfig", "⟦\(setting)⟧ = YES // For the mode.\n"),
        File("Draw.plist", Make.list(fonts)),
        app, configured("INFOPLIST_FILE = Draw.plist"),
      ]),
    RuleExample(
      "In a manifest of Tuist's, of a target and of one of the project's configurations",
      files: [
        File("Draw/DrawApp.swift", Make.code()),
        File(
          "Project.swift",
          Make.tuist("\"UISupportsAssistiveAccess\": true,")
            .replacing(
              "sources: [\"Draw/**\"])",
              with: """
                sources: ["Draw/**"],
                      settings: .settings(base: ["⟦\(setting)⟧": "YES"]))
                """)
            .replacing(
              "name: \"Draw\",\n  targets:",
              with: """
                name: "Draw",
                  settings: .settings(configurations: [
                    .debug(name: "Debug", settings: [
                      "⟦INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess⟧": true
                    ])
                  ]),
                  targets:
                """)),
      ]),
    RuleExample(
      "In XcodeGen’s settings",
      files: [
        app,
        File(
          "project.yml",
          Make.xcodeGen("UISupportsAssistiveAccess: true", settings: ["⟦\(setting)⟧: YES"])),
      ]),
    RuleExample(
      "The Info.plist is not known",
      files: [
        File("Draw.xcconfig", "⟦\(setting)⟧ = YES\n"),
        app, configured("INFOPLIST_FILE = \"$(WHERE)/Draw.plist\""),
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    Make.silent(
      "Settings that reach the Info.plist", isDocumentation: true,
      (app.path, app.text), ("Draw.plist", Make.list(Make.scene + "<true/>")),
      (
        Make.projectPath,
        Make.project(
          "INFOPLIST_FILE = Draw.plist", "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
          "INFOPLIST_KEY_UIRequiresFullScreen = YES")
      )),
    Make.silent(
      "A widget’s setting", isDocumentation: true,
      (app.path, app.text), ("Draw.plist", Make.list(Make.scene + "<true/>")),
      (
        Make.projectPath,
        ExampleProject(targets: [
          .init(name: "Draw", settings: ["INFOPLIST_FILE = Draw.plist"]),
          .init(
            name: "Widget", product: "app-extension",
            settings: ["GENERATE_INFOPLIST_FILE = YES", "\(setting) = YES"]),
        ]).text
      )),
    Make.silent(
      "A setting for another platform",
      (app.path, app.text), ("Draw.plist", Make.list(Make.scene + "<true/>")),
      (
        Make.projectPath,
        Make.project("INFOPLIST_FILE = Draw.plist", "\"\(setting)[sdk=macosx*]\" = YES")
      )),
    Make.silent(
      "A file of settings that no app uses",
      (app.path, app.text), ("Draw.plist", Make.list(Make.scene + "<true/>")),
      ("Other.xcconfig", "\(setting) = YES\n"),
      (Make.projectPath, Make.project("INFOPLIST_FILE = Draw.plist"))),
    Make.silent(
      "A watch app’s setting",
      (
        Make.projectPath,
        ExampleProject(targets: [
          .init(
            name: "Watch",
            settings: ["GENERATE_INFOPLIST_FILE = YES", "\(setting) = YES", "SDKROOT = watchos"])
        ]).text
      )),
    Make.silent(
      "In a comment",
      (app.path, app.text), ("Draw.plist", Make.list(Make.scene + "<true/>")),
      ("Draw.xcconfig", "// \(setting) = YES\n"),
      (
        Make.projectPath,
        ExampleProject(
          targets: [.init(name: "Draw", settings: ["INFOPLIST_FILE = Draw.plist"])],
          configurationFile: "Draw.xcconfig"
        ).text
      )),
  ]
}
