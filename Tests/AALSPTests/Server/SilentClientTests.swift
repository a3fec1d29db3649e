import Foundation
import Testing

@testable import AALSP

/// Clients that never answer what the server asks: it asks no more than it has to, and forgets.
@Suite struct SilentClientTests {
  private static let capabilities = """
    {"window":{"workDoneProgress":true},"textDocument":{"diagnostic":{},"codeLens":{}},\
    "workspace":{"diagnostics":{"refreshSupport":true},"codeLens":{"refreshSupport":true},\
    "configuration":true,"didChangeConfiguration":{"dynamicRegistration":true},\
    "didChangeWatchedFiles":{"dynamicRegistration":true}}}
    """

  private func workspace() throws -> ScratchFolder {
    try ScratchFolder([
      "App.swift": PullTests.scene, "Root.swift": PullTests.root, "Info.plist": PullTests.list,
      ".aalsp.json": #"{"rules": {"preview-missing": "off"}}"#,
    ])
  }

  private func unanswered(_ client: TestClient) -> Int? {
    let information = client.request(
      "workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?["result"]
    if case .integer(let count)? = information?["unansweredRequests"] { return count }
    return nil
  }

  private func change(_ client: TestClient, _ uri: String, _ text: String, version: Int) {
    client.send(
      """
      {"method":"textDocument/didChange","params":{"textDocument":{"uri":"\(uri)",\
      "version":\(version)},"contentChanges":[{"text":\(JSONValue.string(text).json)}]}}
      """)
  }

  @Test func whatIsUnansweredDoesNotPileUp() throws {
    let root = try workspace()
    let other = try ScratchFolder(["Other.swift": ""])
    let client = TestClient.running(capabilities: Self.capabilities, root: root)
    let (app, view) = ("file://\(root["App.swift"])", "file://\(root["Root.swift"])")
    try client.open(app, PullTests.scene)
    try client.open(view, PullTests.root)
    let configuration = "file://\(root[".aalsp.json"])"
    try client.open(configuration, "{}", language: "json")
    client.settle()
    let document = #"{"textDocument":{"uri":"\#(view)"}}"#
    for round in 1...40 {
      _ = client.request("textDocument/diagnostic", document)
      _ = client.request("textDocument/codeLens", #"{"textDocument":{"uri":"\#(app)"}}"#)
      let scene = round.isMultiple(of: 2) ? "AssistiveAccess" : "WindowGroup"
      change(
        client, app, PullTests.scene.replacing("AssistiveAccess", with: scene), version: round + 1)
      client.settle()
      client.send(#"{"method":"workspace/didChangeConfiguration","params":{"settings":null}}"#)
      change(
        client, configuration, #"{"extends": "../base\#(round).json"}"#, version: round + 1)
      let event = round.isMultiple(of: 2) ? "removed" : "added"
      let empty = round.isMultiple(of: 2) ? "added" : "removed"
      client.send(
        #"""
        {"method":"workspace/didChangeWorkspaceFolders","params":{"event":{"\#(empty)":[],
        "\#(event)":[{"uri":"file://\#(other.path)","name":"x"}]}}}
        """#)
      client.settle()
    }
    let count = try #require(unanswered(client))
    #expect(count <= 6)
  }

  @Test func diagnosticsAreRefreshedAgainOnceTheFirstTimeIsAnswered() throws {
    let root = try workspace()
    let client = TestClient.running(
      capabilities: #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":"#
        + #"{"refreshSupport":true}}}"#, root: root)
    let (app, view) = ("file://\(root["App.swift"])", "file://\(root["Root.swift"])")
    try client.open(app, PullTests.scene)
    try client.open(view, PullTests.root)
    let document = #"{"textDocument":{"uri":"\#(view)"}}"#
    let without = PullTests.scene.replacing("AssistiveAccess", with: "WindowGroup")
    _ = client.request("textDocument/diagnostic", document)
    change(client, app, without, version: 2)
    let first = client.settle()
    #expect(first.map(\.method) == ["workspace/diagnostic/refresh"])
    _ = client.request("textDocument/diagnostic", document)
    change(client, app, PullTests.scene, version: 3)
    #expect(client.settle() == [])
    client.send(#"{"id":\#(try #require(first.first?["id"]).json),"result":null}"#)
    #expect(client.settle().map(\.method) == ["workspace/diagnostic/refresh"])
  }

  @Test func lensesAreRefreshedAgainOnceTheFirstTimeIsAnswered() throws {
    let root = try workspace()
    let client = TestClient.running(
      capabilities: #"{"textDocument":{"codeLens":{}},"workspace":{"codeLens":"#
        + #"{"refreshSupport":true}}}"#, root: root)
    let app = "file://\(root["App.swift"])"
    try client.open(app, PullTests.scene)
    client.settle()
    let without = PullTests.scene.replacing("AssistiveAccess", with: "WindowGroup")
    func refreshes(_ text: String, version: Int) -> [JSONValue] {
      _ = client.request("textDocument/codeLens", #"{"textDocument":{"uri":"\#(app)"}}"#)
      change(client, app, text, version: version)
      return client.settle().filter { $0.method == "workspace/codeLens/refresh" }
    }
    let first = refreshes(without, version: 2)
    #expect(first.count == 1)
    #expect(refreshes(PullTests.scene, version: 3) == [])
    client.send(#"{"id":\#(try #require(first.first?["id"]).json),"result":null}"#)
    #expect(client.settle().map(\.method) == ["workspace/codeLens/refresh"])
  }
}
