import AAAnalysis
import Testing

@testable import AALSP

/// What projects are made from is followed, open or on disk: a change judges anew what depends on
/// it.
@Suite struct ProjectFilesTests {
  private let watching = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
  private static let app = """
    import SwiftUI
    @main struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("All") }
        AssistiveAccess { CalmView() }
      }
    }
    struct CalmView: View { var body: some View { Text("One") } }
    #Preview(traits: .assistiveAccess) { CalmView() }
    """
  private static let project = """
    { rootObject = P; objects = {
      P = { targets = (A); mainGroup = G; buildConfigurationList = PL; };
      G = { children = (F, S); }; F = { path = Config.xcconfig; }; S = { path = App.swift; };
      PL = { buildConfigurations = (PC); };
      PC = { name = Debug; baseConfigurationReference = F; buildSettings = { }; };
      A = { name = Draw; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (SP); };
      L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { }; };
      SP = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = S; };
    }; }
    """

  private func list(_ keys: String) -> String {
    "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
  }

  private func settings(_ list: String) -> String {
    "SDKROOT = iphoneos\nINFOPLIST_FILE = \(list)\n"
  }

  private func root() throws -> ScratchFolder {
    try ScratchFolder([
      "App.swift": Self.app, "Draw.xcodeproj/project.pbxproj": Self.project,
      "Config.xcconfig": settings("A.plist"), "A.plist": list(""),
      "B.plist": list("<key>UISupportsAssistiveAccess</key><true/>"),
    ])
  }

  private func tell(_ client: TestClient, _ path: String, _ type: Int) {
    client.send(
      #"""
      {"method":"workspace/didChangeWatchedFiles","params":{"changes":[
      {"uri":"file://\#(path)","type":\#(type)}]}}
      """#)
  }

  /// The codes that were published last for a document; nil where nothing was.
  private func codes(_ client: TestClient, _ uri: String) -> [String]? {
    let published = client.settle().last { message in
      message.method == "textDocument/publishDiagnostics"
        && message["params"]?["uri"] == .string(uri)
    }
    return published.map { message in
      (message["params"]?["diagnostics"]?.elements ?? []).compactMap { $0["code"]?.stringValue }
    }
  }

  @Test func settingsOnDiskAreFollowed() throws {
    let root = try root()
    let client = TestClient.running(capabilities: watching, root: root)
    let uri = "file://\(root["App.swift"])"
    try client.open(uri, Self.app)
    #expect(codes(client, uri) == ["support-key-missing"])
    try root.write("Config.xcconfig", settings("B.plist"))
    tell(client, root["Config.xcconfig"], 2)
    #expect(codes(client, uri) == [])
    try root.delete("Config.xcconfig")
    tell(client, root["Config.xcconfig"], 3)
    #expect(codes(client, uri) == nil)
    try root.write("Config.xcconfig", settings("A.plist"))
    tell(client, root["Config.xcconfig"], 1)
    #expect(codes(client, uri) == ["support-key-missing"])
    try root.delete("Draw.xcodeproj")
    tell(client, root["Draw.xcodeproj"], 3)
    // Without a project, the nearest list that is an app's counts, and there is none.
    #expect(codes(client, uri) == [])
  }

  @Test func openSettingsAreFollowed() throws {
    let root = try root()
    let client = TestClient.running(root: root)
    let (uri, config) = ("file://\(root["App.swift"])", "file://\(root["Config.xcconfig"])")
    try client.open(uri, Self.app)
    #expect(codes(client, uri) == ["support-key-missing"])
    try client.open(config, settings("B.plist"), language: "xcconfig")
    #expect(codes(client, uri) == [])
    client.send(
      #"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(config)"}}}"#)
    #expect(codes(client, uri) == ["support-key-missing"])
  }

  /// Whatever language an editor takes them for, project files, settings and specifications have
  /// findings of their own, with fixes.
  @Test func findingsStandWhereTheKeysAre() throws {
    let setting = "INFOPLIST_KEY_UISupportsAssistiveAccess = YES"
    let project = Self.project.replacing(
      "name = Debug; buildSettings = { }", with: "name = Debug; buildSettings = {\n\(setting);\n}")
    let root = try ScratchFolder([
      "App.swift": Self.app, "Draw.xcodeproj/project.pbxproj": project,
      "Config.xcconfig": settings("A.plist") + setting + "\n", "A.plist": list(""),
      "Other/project.yml": """
        name: Other
        targets:
          Other:
            type: application
            platform: iOS
            info: {path: Other.plist, properties: {UISupportsAssistiveAccess: "true"}}
        """,
    ])
    let client = TestClient.running(root: root)
    for (path, language, rule) in [
      ("Draw.xcodeproj/project.pbxproj", "plaintext", "key-in-build-settings"),
      ("Config.xcconfig", "xcconfig", "key-in-build-settings"),
      ("Other/project.yml", "yaml", "key-type"),
    ] {
      let uri = "file://\(root[path])"
      try client.open(uri, root.read(path), language: language)
      #expect(codes(client, uri) == [rule], "\(path)")
    }
  }

  @Test func specificationsOnDiskAreFollowed() throws {
    func specification(_ list: String) -> String {
      """
      name: Draw
      targets:
        Draw: {type: application, platform: iOS, sources: [App.swift],
          settings: {INFOPLIST_FILE: \(list)}}
      """
    }
    let root = try ScratchFolder([
      "App.swift": Self.app, "project.yml": specification("A.plist"), "A.plist": list(""),
    ])
    let client = TestClient.running(capabilities: watching, root: root)
    #expect(
      client.request("workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?[
        "result"]?["filesRead"] == .integer(3))
    // YAML of another purpose is none of the files.
    try root.write("ci.yml", "on: push")
    tell(client, root["ci.yml"], 1)
    try root.write("project.yml", "on: push")
    tell(client, root["project.yml"], 2)
    client.settle()
    #expect(
      client.request("workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?[
        "result"]?["filesRead"] == .integer(3))
    #expect(client.log.isEmpty)
  }
}
