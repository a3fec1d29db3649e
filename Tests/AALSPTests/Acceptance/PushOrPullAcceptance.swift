import Testing

@testable import AALSP

/// Pushed or pulled, as the client can, told to ask again included; never both.
@Suite("Requirement 2: push or pull") struct PushOrPullAcceptance {
  private static let pull = #""textDocument":{"diagnostic":{}}"#
  private static let refresh = #""workspace":{"diagnostics":{"refreshSupport":true}}"#

  /// A conversation with all that makes diagnostics; the methods that the server sent by itself,
  /// and the answer to a pull.
  private func talk(_ capabilities: String) throws -> (sent: Set<String>, answer: JSONValue?) {
    let root = try ScratchFolder([
      "App.swift": CalmApp.source, ".aalsp.json": #"{"rules": {"no-such": "off"}}"#,
    ])
    let client = TestClient.running(capabilities: capabilities, root: root)
    let uri = "file://\(root["App.swift"])"
    var messages: [JSONValue] = []
    try client.open(uri, CalmApp.source)
    messages += client.settle()
    let pull = #"{"id":50,"method":"textDocument/diagnostic","params":"#
      + #"{"textDocument":{"uri":"\#(uri)"}}}"#
    client.send(pull)
    let answers = client.settle()
    messages += answers
    client.replace(uri, CalmApp.calmer, version: 2)
    messages += client.settle()
    client.send(pull.replacing("50", with: "51"))
    messages += client.settle()
    try root.write(".aalsp.json", #"{"rules": {"label-without-icon": "error"}}"#)
    client.save(uri)
    messages += client.settle()
    client.replace(uri, CalmApp.source, version: 3)
    messages += client.settle()
    client.close(uri)
    messages += client.settle()
    return (Set(messages.compactMap(\.method)), answers.first { $0["id"] == .integer(50) })
  }

  @Test(
    "Who cannot be told to ask again is pushed to, and gets no answer to a pull",
    arguments: ["{}", "{\(pull)}", "{\(refresh)}"])
  func pushed(capabilities: String) throws {
    let (sent, answer) = try talk(capabilities)
    #expect(sent == ["textDocument/publishDiagnostics"])
    #expect(answer?.errorCode == -32601)
  }

  @Test("Who asks and can be told to ask again is never pushed to")
  func pulled() throws {
    let (sent, answer) = try talk("{\(Self.pull),\(Self.refresh)}")
    #expect(!sent.contains("textDocument/publishDiagnostics"))
    #expect(sent.isSubset(of: ["workspace/diagnostic/refresh"]))
    #expect(answer?["result"]?["kind"] == .string("full"))
    #expect(answer?["result"]?["items"]?.elements.count == 1)
  }

  @Test(
    "What is offered is what is served",
    arguments: [("{}", false), ("{\(pull)}", false), ("{\(pull),\(refresh)}", true)])
  func offered(capabilities: String, isPulled: Bool) {
    let client = TestClient()
    client.send(#"{"id":1,"method":"initialize","params":{"capabilities":\#(capabilities)}}"#)
    let provider = client.settle().first?["result"]?["capabilities"]?["diagnosticProvider"]
    #expect((provider != nil) == isPulled)
  }
}
