extension BothKeys {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static let marked = "<key>⟦UISupportsFullScreenInAssistiveAccess⟧</key>"

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "Both are true", isDocumentation: true,
      files: [
        File("DrawApp.swift", Make.calmApp),
        File(
          "Info.plist", Make.app(Make.scene, "<true/>", marked, "<true/>"),
          fixed: Make.app(Make.scene, "<true/>")),
      ]),
    RuleExample(
      "The app also runs on systems that know one of them",
      files: [
        File("Draw/DrawApp.swift", Make.code()),
        File("Draw/Info.plist", Make.app(marked + "<true/>", Make.scene + "<true/>")),
        File(
          Make.projectPath,
          Make.project("INFOPLIST_FILE = Draw/Info.plist", "IPHONEOS_DEPLOYMENT_TARGET = 17.0")),
      ]),
    RuleExample(
      "In Tuist’s manifest",
      files: [
        File(
          "Project.swift",
          Make.tuist(
            "\"UISupportsAssistiveAccess\": true,",
            "\"⟦UISupportsFullScreenInAssistiveAccess⟧\": true,"),
          fixed: Make.tuist("\"UISupportsAssistiveAccess\": true,"))
      ]),
    RuleExample(
      "In XcodeGen’s specification",
      files: [
        File(
          "project.yml",
          Make.xcodeGen(
            "UISupportsAssistiveAccess: true", "⟦UISupportsFullScreenInAssistiveAccess⟧: yes"),
          fixed: Make.xcodeGen("UISupportsAssistiveAccess: true"))
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    Make.silent(
      "One of the two", isDocumentation: true, ("DrawApp.swift", Make.calmApp),
      ("Info.plist", Make.app(Make.scene + "<true/>"))),
    Make.silent(
      "One is false", ("DrawApp.swift", Make.calmApp),
      ("Info.plist", Make.app(Make.scene + "<true/>", Make.fullScreen + "<false/>"))),
    Make.silent(
      "One is not known", ("DrawApp.swift", Make.calmApp),
      (
        "Info.plist",
        Make.app(Make.scene + "<true/>", Make.fullScreen + "<string>$(FULL)</string>")
      )),
    Make.silent(
      "One for each kind of device", ("DrawApp.swift", Make.calmApp),
      (
        "Info.plist",
        Make.app(
          Make.scene + "<true/>",
          "<key>UISupportsFullScreenInAssistiveAccess~ipad</key><true/>")
      )),
    Make.silent(
      "A watch app’s list",
      (
        "Info.plist",
        Make.list(
          "<key>WKApplication</key><true/>", Make.scene + "<true/>", Make.fullScreen + "<true/>")
      )),
    Make.silent(
      "Each in the list of another app", ("A/DrawApp.swift", Make.calmApp),
      ("A/Info.plist", Make.app(Make.scene + "<true/>")),
      ("B/Info.plist", Make.app(Make.fullScreen + "<true/>"))),
  ]
}
