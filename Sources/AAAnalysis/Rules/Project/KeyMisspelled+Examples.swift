extension KeyMisspelled {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static func listed(
    _ caption: String, isDocumentation: Bool = false, _ key: String, fixed: String
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: [
        File("DrawApp.swift", Make.calmApp),
        File(
          "Info.plist", Make.app("<key>⟦\(key)⟧</key>", "<true/>"),
          fixed: Make.app("<key>\(fixed)</key>", "<true/>")),
      ])
  }

  private static let scene = AssistiveAccessKey.scene
  private static let fullScreen = AssistiveAccessKey.fullScreen

  static let reportedExamples: [RuleExample] = [
    listed("A letter is missing", isDocumentation: true, "UISupportAssistiveAccess", fixed: scene),
    listed(
      "A word is missing", isDocumentation: true, "UISupportsFullScreenAssistiveAccess",
      fixed: fullScreen),
    listed("A word too much", "UISupportsAssistiveAccessScene", fixed: scene),
    listed("The first word is missing", "SupportsAssistiveAccess", fixed: scene),
    listed("Other words in front", "NSSupportsAssistiveAccess", fixed: scene),
    listed("Another case", "UISupportsAssistiveaccess", fixed: scene),
    listed("A word in another case", "UISupportsFullscreenInAssistiveAccess", fixed: fullScreen),
    listed("Letters that changed places", "UISupportsAssitsiveAccess", fixed: scene),
    listed(
      "As editors show it", "UI Supports Full Screen In Assistive Access", fixed: fullScreen),
    listed(
      "For some devices", "UISupportAssistiveAccess~ipad",
      fixed: "UISupportsAssistiveAccess~ipad"),
    RuleExample(
      "The key is there as well",
      files: [
        File("DrawApp.swift", Make.calmApp),
        File(
          "Info.plist",
          Make.app(Make.scene + "<true/>", "<key>⟦UISupportAssistiveAccess⟧</key>", "<true/>"),
          fixed: Make.app(Make.scene + "<true/>")),
      ]),
    RuleExample(
      "The key is there as well, and says something else",
      files: [
        File("DrawApp.swift", Make.calmApp),
        File(
          "Info.plist",
          Make.app(Make.scene + "<true/>", "<key>⟦UISupportAssistiveAccess⟧</key><false/>")),
      ]),
    RuleExample(
      "With a string for a value",
      files: [
        File("DrawApp.swift", Make.calmApp),
        File(
          "Info.plist",
          Make.app("<key>⟦UISupportAssistiveAccess⟧</key>", "<string>yes</string>"),
          fixed: Make.app(Make.scene, "<true/>")),
      ]),
    RuleExample(
      "With a build setting for a value",
      files: [
        File(
          "Info.plist",
          Make.app("<key>⟦UISupportAssistiveAccess⟧</key><string>$(CALM)</string>"))
      ]),
    RuleExample(
      "In Tuist’s manifest",
      files: [
        File(
          "Project.swift",
          Make.tuist("\"⟦UISupportsFullScreenAssistiveAccess⟧\": true,"),
          fixed: Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": true,"))
      ]),
    RuleExample(
      "In XcodeGen’s specification",
      files: [
        File(
          "project.yml", Make.xcodeGen("⟦UISupportsFullScreenAssistiveAccess⟧: true"),
          fixed: Make.xcodeGen("UISupportsFullScreenInAssistiveAccess: true"))
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    Make.silent(
      "The keys themselves", isDocumentation: true, ("DrawApp.swift", Make.calmApp),
      (
        "Info.plist",
        Make.app(
          Make.scene + "<true/>", "<key>UISupportsFullScreenInAssistiveAccess~ipad</key><true/>")
      )),
    Make.silent(
      "Other keys", isDocumentation: true,
      (
        "Info.plist",
        Make.app(
          "<key>UIRequiresFullScreen</key><true/>", "<key>UIFileSharingEnabled</key><true/>",
          "<key>UISupportsDocumentBrowser</key><true/>",
          "<key>UISupportedExternalAccessoryProtocols</key><array/>")
      )),
    Make.silent(
      "Keys of the app’s own",
      (
        "Info.plist",
        Make.app(
          "<key>DrawSupportsAssistiveAccess</key><true/>",
          "<key>AssistiveAccess</key><true/>",
          "<key>DrawAssistiveAccessScene</key><true/>",
          "<key>UISupportsAssistiveAccessText</key><string>Draw</string>")
      )),
    Make.silent(
      "A widget’s list",
      (
        "Info.plist",
        Make.list(
          "<key>NSExtension</key><dict/>", "<key>UISupportAssistiveAccess</key><true/>")
      )),
    Make.silent(
      "A list that may be anyone’s",
      ("Settings.plist", Make.list("<key>UISupportAssistiveAccess</key><true/>"))),
    Make.silent(
      "A test’s list",
      ("Draw/Info.plist", Make.app(Make.scene + "<true/>")),
      ("Draw/DrawApp.swift", Make.calmApp),
      ("DrawTests/Info.plist", Make.list("<key>UISupportAssistiveAccess</key><true/>")),
      (
        Make.projectPath,
        ExampleProject(targets: [
          .init(name: "Draw", settings: ["INFOPLIST_FILE = Draw/Info.plist"]),
          .init(
            name: "DrawTests", product: "bundle.unit-test",
            settings: ["INFOPLIST_FILE = DrawTests/Info.plist"]),
        ]).text
      )),
    Make.silent(
      "Inside another dictionary",
      (
        "Info.plist",
        Make.app("<key>Draw</key><dict><key>UISupportAssistiveAccess</key><true/></dict>")
      )),
  ]
}
