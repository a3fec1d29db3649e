import Foundation
import Testing

@testable import AALSP

/// Diagnostics for clients that ask for them.
@Suite struct PullTests {
  static let scene = """
    import SwiftUI
    @main struct Calm: App {
      var body: some Scene { AssistiveAccess { Root() } }
    }

    """
  private static let withoutScene = scene.replacing("AssistiveAccess", with: "WindowGroup")
  static let root = """
    import SwiftUI
    struct Root: View { var body: some View { Button("Go") {} } }

    """
  static let list = """
    <plist version="1.0">
    <dict>
    \t<key>UISupportsAssistiveAccess</key>
    \t<true/>
    </dict>
    </plist>

    """

  private static func capabilities(_ diagnostic: String = "{}") -> String {
    """
    {"textDocument":{"diagnostic":\(diagnostic)},"workspace":{"diagnostics":\
    {"refreshSupport":true}}}
    """
  }

  private func workspace(_ files: [String: String] = [:]) throws -> ScratchFolder {
    try ScratchFolder(
      [
        "App.swift": Self.scene, "Root.swift": Self.root, "Info.plist": Self.list,
        ".aalsp.json": #"{"rules": {"preview-missing": "off"}}"#,
      ].merging(files) { $1 })
  }

  private func client(_ folder: ScratchFolder, _ diagnostic: String = "{}") -> TestClient {
    TestClient.running(capabilities: Self.capabilities(diagnostic), root: folder)
  }

  private func pull(
    _ client: TestClient, _ folder: ScratchFolder, _ name: String, previous: String? = nil
  ) -> JSONValue? {
    let id = previous.map { ",\"previousResultId\":\"\($0)\"" } ?? ""
    return client.request(
      "textDocument/diagnostic",
      "{\"textDocument\":{\"uri\":\"file://\(folder[name])\"}\(id)}")?["result"]
  }

  private func rules(_ report: JSONValue?) -> [String] {
    (report?["items"]?.elements ?? []).compactMap { $0["code"]?.stringValue }
  }

  private func change(_ client: TestClient, _ folder: ScratchFolder, _ name: String, _ text: String)
  {
    let quoted = JSONValue.string(text).json
    client.send(
      """
      {"method":"textDocument/didChange","params":{"textDocument":{"uri":"file://\(folder[name])",\
      "version":2},"contentChanges":[{"text":\(quoted)}]}}
      """)
  }

  @Test(arguments: [
    ("{}", false), (#"{"textDocument":{"diagnostic":{}}}"#, false),
    (#"{"workspace":{"diagnostics":{"refreshSupport":true}}}"#, false),
    (#"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{}}}"#, false),
    (capabilities(), true),
    (
      #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostic":{"refreshSupport":true}}}"#,
      true
    ),
  ])
  func eitherOrNeverBoth(capabilities: String, isPulled: Bool) throws {
    let folder = try workspace()
    let client = TestClient.running(capabilities: capabilities, root: folder)
    try client.open("file://\(folder["Root.swift"])", Self.root)
    let isPushed = client.settle().contains { $0.method == "textDocument/publishDiagnostics" }
    #expect(isPushed == !isPulled)
    let answer = client.request(
      "textDocument/diagnostic", #"{"textDocument":{"uri":"file://\#(folder["Root.swift"])"}}"#)
    #expect((answer?.errorCode == -32601) == !isPulled)
  }

  @Test func whatIsKnownIsNotToldAgain() throws {
    let folder = try workspace()
    let client = client(folder)
    try client.open("file://\(folder["Root.swift"])", Self.root)
    client.settle()
    let first = pull(client, folder, "Root.swift")
    #expect(first?["kind"] == .string("full"))
    #expect(rules(first) == ["label-without-icon"])
    let id = try #require(first?["resultId"]?.stringValue)
    #expect(
      pull(client, folder, "Root.swift", previous: id)?.json
        == #"{"kind":"unchanged","resultId":"\#(id)"}"#)
    change(client, folder, "Root.swift", "\n" + Self.root)
    let second = pull(client, folder, "Root.swift", previous: id)
    #expect(second?["kind"] == .string("full"))
    #expect(second?["resultId"] != .string(id))
  }

  @Test func aDocumentOfNoInterestIsNoError() throws {
    let folder = try workspace()
    let client = client(folder)
    for name in ["README.md", "None.swift"] {
      let report = pull(client, folder, name)
      #expect(report?["kind"] == .string("full"))
      #expect(report?["items"] == .array([]))
    }
  }

  @Test func theClientIsToldToAskAgainOnlyForWhatItDoesNotKnow() throws {
    let folder = try workspace()
    let client = client(folder)
    try client.open("file://\(folder["Root.swift"])", Self.root)
    try client.open("file://\(folder["App.swift"])", Self.scene)
    #expect(client.settle() == [])
    _ = pull(client, folder, "Root.swift")
    _ = pull(client, folder, "App.swift")
    // Of the document that it changes it asks by itself.
    change(client, folder, "Root.swift", Self.root.replacing("Button(", with: "Text("))
    #expect(client.settle() == [])
    _ = pull(client, folder, "Root.swift")
    change(client, folder, "App.swift", Self.withoutScene)
    #expect(client.settle() == [])
    change(client, folder, "Root.swift", Self.root)
    _ = pull(client, folder, "Root.swift")
    change(client, folder, "App.swift", Self.scene)
    let messages = client.settle()
    #expect(messages.map(\.method) == ["workspace/diagnostic/refresh"])
    // One at a time, and not twice for the same.
    change(client, folder, "App.swift", Self.scene + "\n")
    #expect(client.settle() == [])
    #expect(rules(pull(client, folder, "Root.swift")) == ["label-without-icon"])
  }

  @Test func newsOfOtherDocumentsComesAlong() throws {
    let folder = try workspace()
    let client = client(folder, #"{"relatedDocumentSupport":true}"#)
    let uri = "file://\(folder["Root.swift"])"
    try client.open(uri, Self.root)
    try client.open("file://\(folder["App.swift"])", Self.scene)
    client.settle()
    #expect(rules(pull(client, folder, "Root.swift")) == ["label-without-icon"])
    #expect(pull(client, folder, "App.swift")?["relatedDocuments"] == nil)
    change(client, folder, "App.swift", Self.withoutScene)
    #expect(client.settle() == [])
    let report = pull(client, folder, "App.swift")
    let related = report?["relatedDocuments"]?[uri]
    #expect(related?["kind"] == .string("full"))
    #expect(related?["items"] == .array([]))
    #expect(pull(client, folder, "App.swift")?["relatedDocuments"] == nil)
  }

  @Test func theWorkspaceIsToldOnceAndThenWhenThereIsNews() throws {
    let folder = try workspace()
    let client = client(folder)
    let params = #"{"previousResultIds":[]}"#
    let first = client.request("workspace/diagnostic", params)
    let items = first?["result"]?["items"]?.elements ?? []
    #expect(items.compactMap { $0["uri"]?.stringValue } == ["file://\(folder["Root.swift"])"])
    #expect(items.first?["version"] == .null)
    let id = items.first?["resultId"]?.stringValue ?? "?"
    let known = """
      {"previousResultIds":[{"uri":"file://\(folder["Root.swift"])","value":"\(id)"}]}
      """
    #expect(client.request("workspace/diagnostic", known, id: 8) == nil)
    try folder.write("Root.swift", Self.root.replacing("Button(", with: "Text("))
    client.send(
      """
      {"method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":\
      "file://\(folder["Root.swift"])","type":2}]}}
      """)
    let answer = client.settle().first { $0["id"] == .integer(8) }
    #expect(rules(answer?["result"]?["items"]?.elements.first) == [])
    #expect(answer?["result"]?["items"]?.elements.count == 1)
  }

  @Test func whatWaitsIsCancelledAndReleased() throws {
    let folder = try workspace(["Root.swift": ""])
    let client = client(folder)
    let params = #"{"previousResultIds":[],"partialResultToken":"p"}"#
    #expect(client.request("workspace/diagnostic", params, id: 1)?["result"] != nil)
    #expect(client.request("workspace/diagnostic", params, id: 2) == nil)
    client.send(#"{"method":"$/cancelRequest","params":{"id":2}}"#)
    #expect(client.settle().first?.errorCode == -32800)
    #expect(client.request("workspace/diagnostic", params, id: 3) == nil)
    client.send(#"{"id":4,"method":"workspace/diagnostic","params":{"previousResultIds":[]}}"#)
    #expect(client.settle().map { $0["id"] } == [.integer(3)])
    client.send(#"{"id":5,"method":"shutdown"}"#)
    #expect(client.settle().map { $0["id"] } == [.integer(4), .integer(5)])
  }

  @Test func partsOfTheAnswerAreToldAhead() throws {
    let folder = try workspace()
    let client = client(folder)
    client.send(
      """
      {"id":1,"method":"workspace/diagnostic","params":{"previousResultIds":[],\
      "partialResultToken":7}}
      """)
    let messages = client.settle()
    #expect(messages.map(\.method) == ["$/progress", nil])
    #expect(messages.first?["params"]?["token"] == .integer(7))
    #expect(messages.first?["params"]?["value"]?["items"]?.elements.count == 1)
    #expect(messages.last?["result"]?["items"] == .array([]))
  }

  @Test func configurationThatIsWrongIsToldOfTheWorkspace() throws {
    let folder = try workspace([".aalsp.json": #"{"rules": {"no-such": "off"}}"#])
    let client = client(folder)
    let answer = client.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)
    let items = answer?["result"]?["items"]?.elements ?? []
    #expect(rules(items.first) == ["configuration-invalid"])
    client.send(#"{"id":9,"method":"workspace/diagnostic","params":{"previousResultIds":[]}}"#)
    client.settle()
  }

  @Test func theTokenOfWorkBeginsAndEnds() throws {
    let folder = try workspace()
    let client = TestClient()
    client.send(
      """
      {"id":0,"method":"initialize","params":{"rootUri":"file://\(folder.path)",\
      "capabilities":\(Self.capabilities())}}
      """)
    client.send(#"{"method":"initialized","params":{}}"#)
    client.send(
      """
      {"id":1,"method":"workspace/diagnostic","params":{"previousResultIds":[],\
      "workDoneToken":"work"}}
      """)
    let messages = client.settle()
    let kinds = messages.filter { $0.method == "$/progress" }
      .compactMap { $0["params"]?["value"]?["kind"]?.stringValue }
    // If all is read by then there is no work to tell of.
    #expect(kinds == ["begin", "end"] || kinds == [])
    #expect(messages.last?["result"]?["items"]?.elements.count == 1)
  }

  @Test func theDebugInformationTellsWhatIsSlow() throws {
    let folder = try workspace()
    let client = client(folder)
    _ = pull(client, folder, "Root.swift")
    let information = client.request(
      "workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?["result"]
    #expect(information?["client"]?.stringValue?.contains("pulled diagnostics") == true)
    for member in ["version", "positionEncoding", "roots", "configurationFiles", "memory"] {
      #expect(information?[member] != nil)
    }
    guard case .object(let rules)? = information?["times"]?["rules"] else {
      Issue.record("no times of rules")
      return
    }
    #expect(rules["label-without-icon"] != nil)
    #expect(information?["times"]?["walks"] == .integer(1))
  }
}
