@testable import AAAnalysis
import Testing

@Suite struct BuildSettingsTests {
  /// Settings of a file `A.xcconfig` with those that it may include.
  private func settings(
    _ text: String, _ others: [String: String] = [:], configuration: String = "Debug"
  ) -> BuildSettings {
    var files: [FileID: BuildConfigurationFile] = [:]
    for (name, text) in others.merging(["A.xcconfig": text], uniquingKeysWith: { $1 }) {
      let file = FileID("/w/Config/" + name)
      files[file] = BuildConfigurationFile(SourceText(text), file: file)
    }
    var layers = SettingLayers()
    layers.add(
      FileID("/w/Config/A.xcconfig"), of: BuildConfigurationFiles(files), root: "/w")
    return BuildSettings(
      layers, context: BuildContext(configuration: configuration, target: "My App"),
      given: ["TARGET_NAME": "My App", "SRCROOT": "/w"])
  }

  private func value(_ value: String, _ more: String = "") -> String? {
    settings("\(more)\nX = \(value)")["X"].text
  }

  // MARK: Variables

  @Test(arguments: [
    ("plain", "plain"), ("$(A)", "one"), ("${A}/$[A]", "one/one"), ("$A/x", "one/x"),
    ("$(B_$(A))", "two"), ("$$(A)", "$(A)"), ("a$", "a$"), ("$(TARGET_NAME)", "My App"),
    ("$(TARGET_NAME:c99extidentifier)", "My_App"), ("$(TARGET_NAME:rfc1034identifier)", "My-App"),
    ("$(TARGET_NAME:lower)", "my app"), ("$(A:upper)", "ONE"), ("$(NONE:default=d)", "d"),
    ("$(NONE:default=$(A))", "one"), ("$(A:default=$(NONE))", "one"), ("$(EMPTY:default=d)", "d"),
    ("$(P:dir)", "a/b/"), ("$(P:file)", "c.d.txt"), ("$(P:base)", "c.d"), ("$(P:suffix)", ".txt"),
    ("$(P:file:upper)", "C.D.TXT"), ("$(SRCROOT)/x", "/w/x"),
  ])
  func variables(value: String, expected: String) {
    let more = "A = one\nB_one = two\nEMPTY =\nP = a/b/c.d.txt"
    #expect(self.value(value, more) == expected)
  }

  @Test(arguments: [
    "$(NONE)", "$(X)", "$(inherited)", "$(Y)", "$(A", "$(A:strange)", "$(A:file=b)", "${NONE}",
    "$(NONE:lower)",
  ])
  func whatIsNotKnownIsUnknown(value: String) {
    #expect(settings("A = one\nY = $(Z)\nZ = $(Y)\nX = \(value)")["X"] == .unknown)
  }

  @Test func inheritedIsWhatLiesBelow() {
    #expect(settings("A = 1\nA = $(inherited) 2\nA = 0 $(A)")["A"].text == "0 1 2")
    #expect(settings("A = 1\nA[sdk=macosx*] = 9\nA = $(inherited)")["A"].text == "1")
  }

  @Test func growthIsBounded() {
    let doubling = (0..<40).map { "A\($0 + 1) = $(A\($0))$(A\($0))" }.joined(separator: "\n")
    #expect(settings("A0 = x\n" + doubling)["A40"] == .unknown)
    let deep = String(repeating: "$(", count: 500) + "A" + String(repeating: ")", count: 500)
    #expect(settings("A = A\nB = \(deep)")["B"] == .unknown)
    let long = String(repeating: "x", count: 100_000)
    #expect(settings("A = \(long)$(B)")["A"] == .unknown)
  }

  // MARK: Conditions

  @Test(arguments: [
    ("[sdk=iphoneos*]", true), ("[sdk=iphone*]", true), ("[sdk=*]", true),
    ("[sdk=macosx*]", false), ("[sdk=iphonesimulator*]", false), ("[arch=arm64]", true),
    ("[arch=x86_64]", false), ("[config=Debug]", true), ("[config=D*]", true),
    ("[config=Release]", false), ("[sdk=iphoneos*][config=Release]", false),
    ("[sdk=iphoneos*][config=Debug]", true), ("[variant=normal]", true), ("[target=My App]", true),
    ("[sdk=iphoneos18.0]", nil), ("[sdk=iphoneos]", nil), ("[strange=1]", nil),
    ("[strange=1][arch=x86_64]", false),
  ] as [(String, Bool?)])
  func conditions(condition: String, holds: Bool?) {
    let expected = holds.map { $0 ? "new" : "old" }
    #expect(settings("A = old\nA\(condition) = new")["A"].text == expected)
  }

  @Test func theLastOneCounts() {
    #expect(settings("A[config=Debug] = 1\nA = 2")["A"].text == "2")
    #expect(settings("A = 1\nA = 2", configuration: "Release")["A"].text == "2")
  }

  // MARK: Inclusions

  @Test func inclusionsAreFollowed() {
    let others = [
      "B.xcconfig": "#include \"Deep/C\"\nB = b", "Deep/C.xcconfig": "#include \"D.xcconfig\"",
      "Deep/D.xcconfig": "C = c\nB = c",
    ]
    let all = settings("A = $(B)$(C)\n#include \"B.xcconfig\"", others)
    #expect(all["A"].text == "bc")
    // What stands behind an inclusion wins over it.
    #expect(settings("B = a\n#include \"B.xcconfig\"", others)["B"].text == "b")
    #expect(settings("#include \"B.xcconfig\"\nB = a", others)["B"].text == "a")
  }

  /// As most file systems of Macs do it.
  @Test func letterCaseDoesNotCount() {
    let others = ["Version.Public.xcconfig": "A = 1", "B.xcconfig": "A = 2", "b.xcconfig": "A = 3"]
    #expect(settings("#include \"version.public.xcconfig\"", others)["A"].text == "1")
    #expect(settings("#include \"b.xcconfig\"", others)["A"].text == "3")
    #expect(settings("#include \"B.XCCONFIG\"", others)["A"] == .unknown)
  }

  @Test func aMissingFileLeavesOpenWhatItMaySet() {
    #expect(settings("A = 1\n#include \"None.xcconfig\"")["A"] == .unknown)
    #expect(settings("#include \"None.xcconfig\"\nA = 1")["A"].text == "1")
    #expect(settings("#include \"None.xcconfig\"\nA = 1")["B"] == .unknown)
    #expect(settings("A = 1\n#include? \"None.xcconfig\"")["A"].text == "1")
    #expect(settings("#include? \"None.xcconfig\"")["A"] == .absent)
    #expect(settings("A = 1\n<<<<<<<")["A"] == .unknown)
    #expect(settings("A = 1\n#include \"<DEVELOPER_DIR>/x.xcconfig\"")["A"] == .unknown)
    #expect(settings("A = 1\n#include \"/etc/passwd\"")["A"] == .unknown)
    // What CocoaPods writes sets none of what is asked for.
    #expect(
      settings("A = 1\n#include \"Pods/Target Support Files/A/A.debug.xcconfig\"")["A"].text == "1")
  }

  @Test func circlesEnd() {
    let others = ["B.xcconfig": "#include \"A.xcconfig\"\nB = b"]
    #expect(settings("#include \"B.xcconfig\"\nA = $(B)", others)["A"].text == "b")
    #expect(settings("#include \"A.xcconfig\"\nA = 1")["A"].text == "1")
    var chain: [String: String] = [:]
    for index in 0..<100 {
      chain["C\(index).xcconfig"] = "#include \"C\(index + 1).xcconfig\"\nX\(index) = 1"
    }
    #expect(settings("#include \"C0.xcconfig\"", chain)["X5"].text == "1")
    #expect(settings("#include \"C0.xcconfig\"", chain)["X90"] == .unknown)
    for index in 0..<30 {
      let next = "#include \"D\(index + 1).xcconfig\"\n"
      chain["D\(index).xcconfig"] = next + next
    }
    #expect(settings("#include \"D0.xcconfig\"", chain)["A"] == .unknown)
  }

  @Test(arguments: [
    ("YES", true), ("yes", true), ("true", true), ("1", true), ("NO", false), ("", false),
    ("0", false), ("$(NONE)", nil),
  ] as [(String, Bool?)])
  func booleans(value: String, isOn: Bool?) {
    #expect(settings("A = \(value)").isOn("A") == isOn)
    #expect(settings("").isOn("A") == false)
  }
}
