import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// Lists and settings that are made to do harm, on disk: every command and the server end, and
/// judge what is beside them.
@Suite struct HostileListsTests {
  private static let app = """
    import SwiftUI
    @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
    struct Home: View {
      var body: some View {
        NavigationStack { NavigationLink("Next") { Text("Next").navigationTitle("Next") } }
      }
    }
    """

  /// Each entity is ten of the one before it.
  private static let entityBomb: String = {
    let entities = (1..<30).map { number in
      let inner = String(repeating: "&e\(number - 1);", count: 10)
      return "<!ENTITY e\(number) \"\(inner)\">"
    }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE plist [<!ENTITY e0 "lol">\(entities.joined(separator: "\n"))
      <!ENTITY out SYSTEM "file:///etc/passwd">]>
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>&e29;&out;</string>
      <key>UISupportsAssistiveAccess</key>&e29;</dict></plist>
      """
  }()

  private static func nested(_ opening: String, _ closing: String) -> String {
    String(repeating: opening, count: 50_000) + String(repeating: closing, count: 50_000)
  }

  private func hostileFolder() throws -> ScratchFolder {
    let aliases = (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    let settings = (1..<30).map { "A\($0) = $(A\($0 - 1))$(A\($0 - 1))$(A\($0 - 1))" }
    let folder = try ScratchFolder([
      ".git/HEAD": "", "App.swift": Self.app, "Info.plist": Self.entityBomb,
      "Deep/Info.plist": "<plist>" + Self.nested("<dict><key>a</key>", "</dict>") + "</plist>",
      "Open/Info.plist": "{" + Self.nested("a = {", "};") + "}",
      "A.xcodeproj/project.pbxproj": "{objects = {" + Self.nested("a = {", "};") + "};}",
      "B.xcworkspace/contents.xcworkspacedata":
        "<Workspace>" + Self.nested("<Group location=\"group:a\">", "</Group>") + "</Workspace>",
      "project.yml": "a0: &a0 [x]\n" + aliases.joined(separator: "\n") + "\ntargets: *a29\n",
      "Kit/project.yml": "targets: " + Self.nested("[", "]"),
      "A.xcconfig":
        "#include \"A.xcconfig\"\n#include \"B.xcconfig\"\nA0 = x\n" + settings.joined(separator: "\n"),
      "B.xcconfig": "#include \"A.xcconfig\"\nINFOPLIST_FILE = $(A29)\n",
      "Sub/.aalsp.json": "{\"rules\": " + Self.nested("{\"a\":", "}") + "}",
      "Loop/.aalsp.json": #"{"extends": "../Loop/a.json"}"#,
      "Loop/a.json": #"{"extends": ".aalsp.json"}"#,
      "Self/.aalsp.json": #"{"extends": ".aalsp.json"}"#,
      "Dev/.aalsp.json": #"{"extends": "/dev/zero"}"#,
    ])
    try folder.link("one", to: "two")
    try folder.link("two", to: "one")
    try folder.link("Loop/again", to: "..")
    var deep = "deep"
    for _ in 0..<120 { deep += "/deep" }
    try folder.write(deep + "/Deep.swift", "struct Deep {}")
    return folder
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["check", "map", "targets", "adopt"])
  func everyCommandEnds(command: String) throws {
    let folder = try hostileFolder()
    let run = CommandRun(command, folder.path, in: folder.path)
    #expect([0, 1, 2].contains(run.status))
    #expect(!(run.output + run.errors).contains("root:x:"))
    if command == "check" {
      #expect(run.output.contains("navigation-icon-missing"))
      #expect(run.output.utf8.count + run.errors.utf8.count < 1 << 20)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func theServerJudgesTheRestAndServesTheLists() throws {
    let folder = try hostileFolder()
    let client = TestClient.running(root: folder)
    try client.open("file://" + folder["App.swift"], Self.app)
    let published = client.settle().filter { $0.method == "textDocument/publishDiagnostics" }
    let codes = published.last?["params"]?["diagnostics"]?.elements.compactMap {
      $0["code"]?.stringValue
    }
    #expect(codes?.contains("navigation-icon-missing") == true)
    for name in [
      "Info.plist", "Deep/Info.plist", "Open/Info.plist", "project.yml", "Sub/.aalsp.json",
    ] {
      try client.open("file://" + folder[name], folder.read(name), language: "xml")
      let reply = client.request(
        "textDocument/hover",
        #"{"textDocument":{"uri":"file://\#(folder[name])"},"position":{"line":0,"character":9}}"#)
      #expect(reply?["result"] != nil, "\(name)")
    }
    #expect(client.request("no/such", id: 4711)?.errorCode == -32601)
  }
}
