extension KeyDuplicated {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static let second = "<key>⟦UISupportsAssistiveAccess⟧</key>"

  private static func listed(
    _ caption: String, isDocumentation: Bool = false, _ list: String, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: [File("DrawApp.swift", Make.calmApp), File("Info.plist", list, fixed: fixed)])
  }

  static let reportedExamples: [RuleExample] = [
    listed(
      "Twice the same", isDocumentation: true,
      Make.app(Make.scene, "<true/>", "<key>UIAppFonts</key><array/>", second, "<true/>"),
      fixed: Make.app(Make.scene, "<true/>", "<key>UIAppFonts</key><array/>")),
    listed(
      "Yes and no", isDocumentation: true,
      Make.app(Make.scene, "<true/>", second, "<false/>")),
    listed(
      "Three times",
      Make.app(Make.scene + "<true/>", second + "<true/>", second + "<true/>"),
      fixed: Make.app(
        Make.scene + "<true/>", "<key>UISupportsAssistiveAccess</key><true/>")),
    listed(
      "With a comment behind it",
      Make.app(Make.scene + "<true/>", second + "<true/> <!-- For the mode. -->"),
      fixed: Make.app(Make.scene + "<true/>", " <!-- For the mode. -->")),
    listed(
      "With a comment inside",
      Make.app(Make.scene + "<true/>", second + "<!-- For the mode. --><true/>")),
    listed(
      "On one line",
      Make.app("\(Make.scene)<true/>\(second)<true/>"),
      fixed: Make.app("\(Make.scene)<true/>")),
    listed(
      "The other key",
      Make.app(
        Make.fullScreen + "<true/>",
        "<key>⟦UISupportsFullScreenInAssistiveAccess⟧</key><string>yes</string>")),
    RuleExample(
      "In Tuist’s manifest",
      files: [
        File(
          "Project.swift",
          Make.tuist(
            "\"UISupportsFullScreenInAssistiveAccess\": true,",
            "\"⟦UISupportsFullScreenInAssistiveAccess⟧\": true,"),
          fixed: Make.tuist("\"UISupportsFullScreenInAssistiveAccess\": true,"))
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    Make.silent(
      "Both keys, each once", isDocumentation: true, ("DrawApp.swift", Make.calmApp),
      ("Info.plist", Make.app(Make.scene + "<true/>", Make.fullScreen + "<false/>"))),
    Make.silent(
      "A key for all devices and one for some",
      (
        "Info.plist",
        Make.app(
          Make.scene + "<true/>", "<key>UISupportsAssistiveAccess~ipad</key><false/>")
      )),
    Make.silent(
      "Other keys",
      (
        "Info.plist",
        Make.app(
          Make.scene + "<true/>", "<key>UIAppFonts</key><array/>",
          "<key>UIAppFonts</key><array/>")
      )),
    Make.silent(
      "Dictionaries inside each other",
      (
        "Info.plist",
        Make.app(Make.scene + "<true/>", "<key>Draw</key><dict>\(Make.scene)<true/></dict>")
      )),
    Make.silent(
      "A widget’s list",
      (
        "Info.plist",
        Make.list(
          "<key>NSExtension</key><dict/>", Make.scene + "<true/>", Make.scene + "<true/>")
      )),
    Make.silent(
      "Two lists", ("A/DrawApp.swift", Make.calmApp),
      ("A/Info.plist", Make.app(Make.scene + "<true/>")),
      ("B/Info.plist", Make.app(Make.scene + "<true/>"))),
  ]
}
