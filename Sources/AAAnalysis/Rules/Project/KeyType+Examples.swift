extension KeyType {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static func listed(
    _ caption: String, isDocumentation: Bool = false, _ value: String, fixed: String?,
    key: String = Make.scene
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: [
        File("DrawApp.swift", Make.calmApp),
        File(
          "Info.plist", Make.app(key, value), fixed: fixed.map { Make.app(key, $0) }),
      ])
  }

  static let reportedExamples: [RuleExample] = [
    listed(
      "A string", isDocumentation: true, "⟦<string>true</string>⟧", fixed: "<true/>"),
    RuleExample(
      "A string in Tuist’s manifest", isDocumentation: true,
      files: [
        File(
          "Project.swift", Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": ⟦\"true\"⟧,"),
          fixed: Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": true,"))
      ]),
    RuleExample(
      "A string in XcodeGen’s specification", isDocumentation: true,
      files: [
        File(
          "project.yml", Make.xcodeGen("UISupportsFullScreenInAssistiveAccess: ⟦\"YES\"⟧"),
          fixed: Make.xcodeGen("UISupportsFullScreenInAssistiveAccess: true"))
      ]),
    listed("A number", "⟦<integer>1</integer>⟧", fixed: "<true/>"),
    listed(
      "A string that means no", "⟦<string> NO </string>⟧", fixed: "<false/>",
      key: Make.fullScreen),
    listed("A string that means nothing known", "⟦<string>calm</string>⟧", fixed: nil),
    listed("Nothing", "⟦<string></string>⟧", fixed: nil),
    listed("An array", "⟦<array><true/></array>⟧", fixed: nil),
    listed("A string that a build setting fills", "⟦<string>$(CALM)</string>⟧", fixed: nil),
    listed(
      "The other key", "⟦<string>1</string>⟧", fixed: "<true/>", key: Make.fullScreen),
    listed(
      "For some devices", "⟦<string>true</string>⟧", fixed: "<true/>",
      key: "<key>UISupportsAssistiveAccess~ipad</key>"),
    RuleExample(
      "In the Info.plist that a target names",
      files: [
        File("Draw/DrawApp.swift", Make.calmApp),
        File(
          "Draw.plist", Make.list(Make.scene, "<!-- Calm. -->", "⟦<string>yes</string>⟧"),
          fixed: Make.list(Make.scene, "<!-- Calm. -->", "<true/>")),
        File("Widget/Info.plist", Make.list(Make.scene, "<string>yes</string>")),
        File(
          Make.projectPath,
          ExampleProject(targets: [
            .init(name: "Draw", settings: ["INFOPLIST_FILE = Draw.plist"]),
            .init(
              name: "Widget", product: "app-extension",
              settings: ["INFOPLIST_FILE = Widget/Info.plist"]),
          ]).text),
      ]),
    RuleExample(
      "A value that says it is a string, in Tuist’s manifest",
      files: [
        File(
          "Project.swift",
          Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": ⟦.string(\"true\")⟧,"),
          fixed: Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": .boolean(true),"))
      ]),
    RuleExample(
      "A constant of Tuist’s manifest",
      files: [
        File(
          "Project.swift",
          Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": calm,")
            + "let calm: Plist.Value = ⟦\"true\"⟧\n")
      ]),
    RuleExample(
      "A number in XcodeGen’s specification",
      files: [
        File(
          "project.yml",
          Make.xcodeGen("# Calm.", "UISupportsFullScreenInAssistiveAccess: ⟦1⟧"),
          fixed: Make.xcodeGen("# Calm.", "UISupportsFullScreenInAssistiveAccess: true"))
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    Make.silent(
      "Booleans", isDocumentation: true, ("DrawApp.swift", Make.calmApp),
      ("Info.plist", Make.app(Make.scene, "<true/>", Make.fullScreen, "<false/>"))),
    Make.silent(
      "Other keys", ("DrawApp.swift", Make.calmApp),
      (
        "Info.plist",
        Make.app(
          Make.scene + "<true/>", "<key>UIRequiresFullScreen</key><string>YES</string>",
          "<key>DrawUsesAssistiveAccess</key><string>YES</string>")
      )),
    Make.silent(
      "A dictionary inside",
      (
        "Info.plist",
        Make.app("<key>Draw</key><dict>" + Make.scene + "<string>true</string></dict>")
      )),
    Make.silent(
      "In a comment", ("Info.plist", Make.app("<!--" + Make.scene + "<string>a</string>-->"))),
    Make.silent(
      "A list that is being typed", ("Info.plist", Make.app(Make.scene + "<string>tr"))),
    Make.silent("A value that is missing", ("Info.plist", Make.app(Make.scene))),
    Make.silent(
      "A widget’s list",
      (
        "Info.plist",
        Make.list("<key>NSExtension</key><dict/>", Make.scene + "<string>true</string>")
      )),
    Make.silent(
      "A folder that may be a watch app’s",
      ("DrawWatch/Info.plist", Make.app(Make.scene + "<string>true</string>"))),
    Make.silent(
      "A list that no target of the project names",
      ("Draw/DrawApp.swift", Make.calmApp),
      ("Draw/Info.plist", Make.app(Make.scene + "<string>true</string>")),
      (Make.projectPath, Make.project("INFOPLIST_FILE = Other.plist"))),
    Make.silent(
      "The Info.plist of a Mac app",
      ("Draw/Info.plist", Make.list(Make.scene + "<string>true</string>")),
      (
        Make.projectPath,
        Make.project("INFOPLIST_FILE = Draw/Info.plist", "SDKROOT = macosx")
      )),
    Make.silent(
      "Booleans in manifests", isDocumentation: true,
      ("Project.swift", Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": true,")),
      ("Other/project.yml", Make.xcodeGen("UISupportsFullScreenInAssistiveAccess: YES"))),
    Make.silent(
      "What a manifest computes",
      ("Project.swift", Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": isCalm(),"))),
    Make.silent(
      "The list that XcodeGen writes",
      ("project.yml", Make.xcodeGen("UISupportsFullScreenInAssistiveAccess: true")),
      ("Draw/Info.plist", Make.app(Make.fullScreen + "<string>true</string>"))),
  ]
}
