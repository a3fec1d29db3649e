extension FullScreenFallback {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static let marked = "<key>⟦UISupportsAssistiveAccess⟧</key>"
  private static let calm = """
    if #available(iOS 26.0, *) {
          AssistiveAccess { Text("Draw") }
        }
    """

  private static func project(_ settings: String...) -> String {
    ExampleProject(targets: [
      .init(name: "Draw", settings: ["INFOPLIST_FILE = Draw.plist"] + settings)
    ]).text
  }

  private static let old = project("IPHONEOS_DEPLOYMENT_TARGET = 17.0")

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "The app runs from iOS 17 on", isDocumentation: true,
      files: [
        File("Draw/DrawApp.swift", Make.code(calm)),
        File("Draw.plist", Make.app(marked, "<true/>")), File(Make.projectPath, old),
      ]),
    RuleExample(
      "The full-screen key is false",
      files: [
        File("Draw/DrawApp.swift", Make.code(calm)),
        File("Draw.plist", Make.app(Make.fullScreen + "<false/>", marked, "<true/>")),
        File(Make.projectPath, old),
      ]),
    RuleExample(
      "In XcodeGen’s specification",
      files: [
        File("Draw/DrawApp.swift", Make.code(calm)),
        File(
          "project.yml",
          Make.xcodeGen(
            "⟦UISupportsAssistiveAccess⟧: true",
            settings: ["IPHONEOS_DEPLOYMENT_TARGET: \"18.4\""])),
      ]),
    RuleExample(
      "A file of settings tells the system",
      files: [
        File("Draw/DrawApp.swift", Make.code(calm)),
        File("Draw.plist", Make.app(marked, "<true/>")),
        File("Draw.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 16.4\n"),
        File(
          Make.projectPath,
          ExampleProject(
            targets: [.init(name: "Draw", settings: ["INFOPLIST_FILE = Draw.plist"])],
            configurationFile: "Draw.xcconfig"
          ).text),
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    Make.silent(
      "The app runs from iOS 26 on", isDocumentation: true, ("Draw/DrawApp.swift", Make.calmApp),
      ("Draw.plist", Make.app(Make.scene + "<true/>")),
      (Make.projectPath, project("IPHONEOS_DEPLOYMENT_TARGET = 26.0"))),
    Make.silent(
      "The full-screen key is there", ("Draw/DrawApp.swift", Make.code(calm)),
      ("Draw.plist", Make.app(Make.scene + "<true/>", Make.fullScreen + "<true/>")),
      (Make.projectPath, old)),
    Make.silent(
      "The full-screen key is not known", ("Draw/DrawApp.swift", Make.code(calm)),
      ("Draw.plist", Make.app(Make.scene + "<true/>", Make.fullScreen + "<string>1</string>")),
      (Make.projectPath, old)),
    Make.silent(
      "The system is not known", ("Draw/DrawApp.swift", Make.code(calm)),
      ("Draw.plist", Make.app(Make.scene + "<true/>")),
      (Make.projectPath, project("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\""))),
    Make.silent(
      "Without a project", ("Draw/DrawApp.swift", Make.code(calm)),
      ("Draw/Info.plist", Make.app(Make.scene + "<true/>"))),
    Make.silent(
      "No key of the scene", ("Draw/DrawApp.swift", Make.code()),
      ("Draw.plist", Make.app()), (Make.projectPath, old)),
  ]
}
