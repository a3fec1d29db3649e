import Testing

@testable import AAAnalysis

/// What the examples do not show of the rules on keys and targets.
@Suite struct KeyRuleTests {
  private func findings(_ rule: String, _ files: [String: String]) -> [Finding] {
    ExampleWorkspace(files).findings(of: rule)
  }

  private func project(_ settings: String...) -> String {
    ExampleProject(targets: [.init(name: "Draw", settings: settings)]).text
  }

  private let keyed = KeyExample.app(KeyExample.scene + "<true/>")

  // MARK: Words

  @Test func messagesSayWhatToWrite() {
    func message(_ value: String) -> String? {
      findings("key-type", ["Info.plist": KeyExample.app(KeyExample.scene + value)]).first?.message
    }
    let start = "`UISupportsAssistiveAccess` is "
    #expect(
      message("<string>yes</string>")
        == start + "a string here, and its type is Boolean. Write `<true/>`.")
    #expect(
      message("<date>2026-01-01T00:00:00Z</date>")
        == start + "a date here, and its type is Boolean. Write `<true/>` or `<false/>`.")
    #expect(
      message("<string>${CALM}</string>")
        == "A build setting makes a string of `UISupportsAssistiveAccess`, and its type is "
        + "Boolean. Write `<true/>` or `<false/>`.")
  }

  @Test func fallbackNamesTheSystemsThatTheAppRunsOn() {
    func message(_ version: String) -> String? {
      findings(
        "full-screen-fallback",
        [
          "Draw/A.swift": KeyExample.code(), "Draw.plist": keyed,
          KeyExample.projectPath: project(
            "INFOPLIST_FILE = Draw.plist", "IPHONEOS_DEPLOYMENT_TARGET = \(version)"),
        ]
      ).first?.message
    }
    #expect(message("15.0")?.contains("iOS 17 to 25") == true)
    #expect(message("18.2")?.contains("iOS 18 to 25") == true)
  }

  // MARK: Places

  @Test func targetsThatShareAListReportOnce() {
    let shared = ExampleProject(targets: [
      .init(name: "Draw", folders: ["Draw"], settings: ["INFOPLIST_FILE = Draw.plist"]),
      .init(name: "DrawLite", folders: ["Draw"], settings: ["INFOPLIST_FILE = Draw.plist"]),
    ])
    let files = [
      "Draw/A.swift": KeyExample.code(), KeyExample.projectPath: shared.text,
      "Draw.plist": KeyExample.app(KeyExample.scene + "<true/>", KeyExample.scene + "<true/>"),
    ]
    #expect(findings("key-duplicated", files).count == 1)
    let missing = findings("scene-missing", files)
    #expect(missing.count == 1 && missing.first?.related.count == 1)
  }

  @Test func aKeyOfOneConfigurationSaysNothingOfTheTarget() {
    var files = [
      "Draw/A.swift": KeyExample.code(), "Debug.plist": keyed, "Release.plist": KeyExample.app(),
      KeyExample.projectPath: project("INFOPLIST_FILE = \"$(CONFIGURATION).plist\""),
    ]
    #expect(findings("scene-missing", files) == [])
    files["Release.plist"] = keyed
    #expect(
      findings("scene-missing", files).map(\.location.file.name) == [
        "Debug.plist", "Release.plist",
      ])
  }

  @Test func binaryListsAreReportedAtTheirStart() {
    // A dictionary with `UISupportsAssistiveAccess` = "yes".
    let key = Array(AssistiveAccessKey.scene.utf8)
    var bytes = Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x5F, 0x10, UInt8(key.count)] + key
    let value = bytes.count
    bytes += [0x53] + Array("yes".utf8)
    let table = bytes.count
    bytes += [0x08, 0x0B, UInt8(value)] + [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
    let file = ExampleWorkspace.file("Info.plist")
    let workspace = ExampleWorkspace([file: SourceText(bytes: bytes)])
    let found = workspace.findings(of: "key-type")
    #expect(found.map(\.location.range) == [ByteRange(at: 0)])
    #expect(found.first?.fixes == [])
  }

  // MARK: Scenes in other code

  /// A project of an older kind, which lists its files one by one.
  private func classic(_ files: String...) -> String {
    let builds = files.indices.map { "B\($0) = { fileRef = S\($0); };" }.joined()
    let references = files.enumerated().map { "S\($0) = { path = \"\($1)\"; };" }.joined()
    return """
      { rootObject = P; objects = {
        P = { targets = (A); mainGroup = G; buildConfigurationList = PL; };
        G = { children = (\(files.indices.map { "S\($0)" }.joined(separator: ", "))); };
        PL = { buildConfigurations = (PC); }; PC = { name = Debug; buildSettings = { }; };
        A = { name = Draw; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (SP); };
        L = { buildConfigurations = (C); };
        C = { name = Debug; buildSettings = { INFOPLIST_FILE = Draw.plist; SDKROOT = iphoneos; }; };
        SP = { isa = PBXSourcesBuildPhase;
          files = (\(files.indices.map { "B\($0)" }.joined(separator: ", "))); };
        \(builds) \(references)
      }; }
      """
  }

  @Test func objectiveCMayTakeCareOfTheRole() {
    var files = [
      "A.swift": KeyExample.code(), "Draw.plist": keyed,
      "Scenes.m": "@implementation Scenes\n@end\n",
      KeyExample.projectPath: classic("A.swift", "Scenes.m"),
    ]
    #expect(findings("scene-missing", files).count == 1)
    files["Scenes.m"] = "if (role == UIWindowSceneSessionRoleAssistiveAccessApplication) {}\n"
    #expect(findings("scene-missing", files) == [])
    // What cannot be read may say anything.
    files["Scenes.m"] = nil
    #expect(findings("scene-missing", files) == [])
  }

  @Test func theRolesTextMayTakeCareOfIt() {
    let role = "\"UIWindowSceneSessionRoleAssistiveAccessApplication\""
    let files = [
      "A.swift": KeyExample.code() + "let role = UISceneSession.Role(rawValue: \(role))\n",
      "Draw.plist": keyed, KeyExample.projectPath: classic("A.swift"),
    ]
    #expect(findings("scene-missing", files) == [])
  }

  // MARK: Fixes

  @Test func allConfigurationsLoseTheSettingAtOnce() throws {
    let workspace = ExampleWorkspace([
      "Draw/A.swift": KeyExample.calmApp, "Draw.plist": KeyExample.app(),
      KeyExample.projectPath: project(
        "INFOPLIST_FILE = Draw.plist", "INFOPLIST_KEY_UISupportsAssistiveAccess = YES"),
    ])
    let found = workspace.findings(of: "key-in-build-settings")
    #expect(found.count == 2 && Set(found.map(\.fixes)).count == 1)
    let fix = try #require(found.first?.fixes.first)
    #expect(
      fix.title == "Remove INFOPLIST_KEY_UISupportsAssistiveAccess, and add "
        + "UISupportsAssistiveAccess to Draw.plist")
    #expect(try #require(workspace.applying(fix)).findings == [])
  }

  @Test func theSceneIsAddedOnlyToAPlainBody() {
    func fixes(_ code: String) -> [Fix] {
      findings(
        "scene-missing",
        [
          "Draw/A.swift": code, "Draw.plist": keyed,
          KeyExample.projectPath: project("INFOPLIST_FILE = Draw.plist"),
        ]
      ).flatMap(\.fixes)
    }
    let app = KeyExample.code()
    #expect(fixes(app).count == 1)
    let scene = "WindowGroup { Text(\"Draw and paint\") }"
    for other in [
      "return " + scene, "#if DEBUG\n    \(scene)\n    #endif", scene + " // The app.",
      "let title = \"Draw\"\n    " + scene,
    ] {
      #expect(fixes(app.replacing(scene, with: other)) == [], "\(other)")
    }
    #expect(fixes(app.replacing("{\n    WindowGroup", with: "{ WindowGroup")) == [])
  }
}
