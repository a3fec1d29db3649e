import Foundation
import Testing

@testable import AALSP

/// Documents, names and numbers as nobody wishes them, in the real loop.
@Suite struct HostileDocumentsTests {
  private func change(_ client: TestClient, _ uri: String, version: Int, _ changes: String) {
    client.send(
      """
      {"method":"textDocument/didChange","params":{"textDocument":{"uri":\
      \(JSONValue.string(uri).json),"version":\(version)},"contentChanges":\(changes)}}
      """)
  }

  private func close(_ client: TestClient, _ uri: String) {
    client.send(
      """
      {"method":"textDocument/didClose","params":{"textDocument":{"uri":\
      \(JSONValue.string(uri).json)}}}
      """)
  }

  /// What was published since, as "version count".
  private func published(_ client: TestClient, _ uri: String) -> [String] {
    client.settle().compactMap { message in
      guard message.method == "textDocument/publishDiagnostics" else { return message.json }
      guard message["params"]?["uri"] == .string(uri) else { return message.json }
      let count = message["params"]?["diagnostics"]?.elements.count ?? -1
      return "\(message["params"]?["version"]?.json ?? "-") \(count)"
    }
  }

  private func expectService(of client: TestClient) {
    #expect(client.request("no/such", id: 4711)?.errorCode == -32601)
  }

  @Test(arguments: [
    "untitled:Untitled-1", "vscode-notebook-cell:/tmp/a.swift#W0", "file://server/share/A.swift",
    "file:///tmp/%41%2eswift", "file:///tmp/%c3%A9.swift", "file:///tmp/x/../A.swift",
    "file:///../../A.swift", "file:///C%3a/A.swift", "file:", "file:///", "file://", "", ":", "%",
    "file:///tmp/%FF.swift", "file:///tmp/a%00.swift", "file:///tmp/%", "A.swift",
    "git:/tmp/A.swift?{\"ref\":\"~\"}", "file://localhost/tmp/ü é.swift", "😀:😀",
    "file:///\u{1}\u{7F}", "file:///" + String(repeating: "a/", count: 20_000) + "A.swift",
  ])
  func aNameOfAnySortIsServedAndEchoed(uri: String) throws {
    let client = TestClient.running()
    try client.open(uri, ConfigurationTests.app)
    #expect(published(client, uri) == ["1 1"])
    let document = #"{"textDocument":{"uri":\#(JSONValue.string(uri).json)}"#
    let hover = client.request(
      "textDocument/hover", document + #","position":{"line":5,"character":35}}"#)
    #expect(hover?["result"] != .null)
    #expect(hover?["result"] != nil)
    let actions = client.request(
      "textDocument/codeAction",
      document + #","range":{"start":{"line":5,"character":35},"end":{"line":5,"character":35}},"#
        + #""context":{"diagnostics":[]}}"#)
    #expect(actions?["result"]?.elements.first?["edit"]?["changes"]?[uri] != nil)
    change(client, uri, version: 2, #"[{"text":""}]"#)
    #expect(published(client, uri) == ["2 0"])
    close(client, uri)
    #expect(published(client, uri) == ["- 0"])
    close(client, uri)
    #expect(published(client, uri) == [])
    expectService(of: client)
  }

  @Test func whatIsOutOfOrderIsToldInTheLogAndServed() throws {
    let client = TestClient.running()
    let uri = "file:///nowhere/A.swift"
    change(client, uri, version: 1, #"[{"text":"let a = 1"}]"#)
    close(client, uri)
    #expect(published(client, uri) == [])
    #expect(client.log.count == 2)
    try client.open(uri, ConfigurationTests.app, version: 7)
    try client.open(uri, "let a = 1", version: 3)
    #expect(published(client, uri).last == "3 0")
    #expect(client.log.count == 3)
    change(client, uri, version: 2, #"[{"text":\#(JSONValue.string(ConfigurationTests.app).json)}]"#)
    #expect(published(client, uri) == ["2 1"])
    #expect(client.log.count == 4)
    close(client, uri)
    close(client, uri)
    #expect(published(client, uri) == ["- 0"])
    #expect(client.log.count == 5)
  }

  @Test(arguments: [
    "0", "-1", "7", "9007199254740993", "9223372036854775807", "-9223372036854775808", "\"\"",
    "\"7\"", "\"é😀\\n\"", "\"\(String(repeating: "n", count: 10_000))\"",
  ])
  func anIDOfAnyKindComesBackAsItIs(id: String) throws {
    let client = TestClient.running()
    client.send(#"{"id":\#(id),"method":"no/such"}"#)
    let expected = try JSONDecoder().decode(JSONValue.self, from: Data(id.utf8))
    #expect(client.settle().map { $0["id"] } == [expected])
  }

  @Test(arguments: ["true", "false", "null", "1.5", "1e300", "[1]", "{}", "9223372036854775808"])
  func whatIsNoIDIsRefused(id: String) {
    let client = TestClient.running()
    client.send(#"{"id":\#(id),"method":"no/such"}"#)
    let reply = client.settle()
    #expect(reply.map(\.errorCode) == [-32600])
    #expect(reply.first?["id"] == .null)
    expectService(of: client)
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func nestingThatIsClosedIsRefusedToo(opening: String, closing: String) {
    let client = TestClient.running()
    let value =
      String(repeating: opening, count: 100_000) + "1" + String(repeating: closing, count: 100_000)
    for body in [value, #"{"jsonrpc":"2.0","id":1,"method":"no/such","params":\#(value)}"#] {
      client.sendRaw("Content-Length: \(body.utf8.count)\r\n\r\n\(body)", messages: 1)
      #expect(client.settle().map(\.errorCode) == [-32700])
    }
    expectService(of: client)
  }

  @Test func aBatchIsRefusedAsAWhole() {
    let client = TestClient.running()
    let body = #"[{"jsonrpc":"2.0","id":1,"method":"shutdown"},{"jsonrpc":"2.0","method":"exit"}]"#
    client.sendRaw("Content-Length: \(body.utf8.count)\r\n\r\n\(body)", messages: 1)
    #expect(client.settle().map(\.errorCode) == [-32600])
    expectService(of: client)
  }

  @Test(arguments: [
    "Content-Length: 2\r\nContent-Length: 40\r\n\r\n",
    "Content-Length: 40\r\ncontent-length: 40\r\n\r\n",
  ])
  func aLengthThatIsGivenTwiceIsTheLast(header: String) {
    let client = TestClient.running()
    let body = #"{"id":1,"method":"no/such","params":[7]}"#
    #expect(body.utf8.count == 40)
    client.sendRaw(header + body, messages: 1)
    #expect(client.settle().map(\.errorCode) == [-32601])
    expectService(of: client)
  }

  @Test(arguments: [
    ("Content-Length: 100\r\n\r\n{\"id\":1", "body"),
    ("Content-Length: 268435456\r\n\r\n{", "body"),
    ("Content-Len", "header"), ("Content-Length: 10\r\n", "header"),
  ])
  func aClientThatDiesInTheMiddleOfAMessageEndsTheServer(bytes: String, part: String) {
    let client = TestClient.running()
    client.sendRaw(bytes, messages: 0)
    #expect(client.finish() == 1)
    #expect(client.log.last?.contains("inside a message's \(part)") == true)
  }

  @Test(arguments: [
    "2147483647", "2147483648", "-2147483648", "4294967295", "9007199254740993",
    "9223372036854775807", "-9223372036854775808", "1e308", "-1e308",
  ])
  func rangesFarOutOfTheTextAreClamped(place: String) throws {
    let client = TestClient.running()
    let uri = "untitled:1"
    try client.open(uri, ConfigurationTests.app)
    client.settle()
    let far = #"{"line":\#(place),"character":\#(place)}"#
    let document = #""textDocument":{"uri":"untitled:1"}"#
    for range in [
      #"{"start":\#(far),"end":\#(far)}"#,
      #"{"start":{"line":0,"character":0},"end":\#(far)}"#,
      #"{"start":\#(far),"end":{"line":0,"character":0}}"#,
      #"{"start":{"line":5,"character":\#(place)},"end":{"line":\#(place),"character":0}}"#,
    ] {
      let reply = client.request(
        "textDocument/codeAction", #"{\#(document),"range":\#(range),"context":{"diagnostics":[]}}"#)
      #expect(reply?["result"] != nil)
    }
    for method in ["hover", "completion"] {
      let reply = client.request("textDocument/\(method)", #"{\#(document),"position":\#(far)}"#)
      #expect(reply?["result"] == .null)
    }
    // From there to there nothing is replaced, from the start all that lies before it is.
    change(client, uri, version: 2, #"[{"range":{"start":\#(far),"end":\#(far)},"text":"\n"}]"#)
    #expect(published(client, uri) == ["2 1"])
    change(
      client, uri, version: 3,
      #"[{"range":{"start":\#(far),"end":\#(far)},"text":""},{"range":{"start":\#(far),"#
        + #""end":{"line":2147483647,"character":2147483647}},"text":"\n"}]"#)
    #expect(published(client, uri).count == 1)
    expectService(of: client)
  }

  @Test(.timeLimit(.minutes(5)))
  func aDocumentOfTenMegabytesIsServed() throws {
    let client = TestClient.running()
    let line = "// " + String(repeating: "漢", count: 30) + "\n"
    let text = ConfigurationTests.app + "\n" + String(repeating: line, count: 10_000_000 / 94)
    try client.open("untitled:1", text)
    #expect(published(client, "untitled:1") == ["1 1"])
    let end = 10_000_000 / 94 + ConfigurationTests.app.split(separator: "\n").count
    change(
      client, "untitled:1", version: 2,
      #"[{"range":{"start":{"line":\#(end - 1),"character":33},"end":{"line":\#(end - 1),"#
        + #""character":33}},"text":"\nstruct More: View { var body: some View { Text(\"\") } }"}]"#)
    #expect(published(client, "untitled:1") == ["2 1"])
    expectService(of: client)
    #expect(client.log == [])
  }

  @Test(.timeLimit(.minutes(5)))
  func aThousandDocumentsMayBeOpen() throws {
    let client = TestClient.running()
    for number in 0..<1_000 {
      try client.open("file:///nowhere/\(number % 40)/F\(number).swift", "struct F\(number) {}")
    }
    let opened = client.settle().compactMap { $0["params"]?["uri"]?.stringValue }
    #expect(Set(opened).count == 1_000)
    change(client, "file:///nowhere/0/F0.swift", version: 2, #"[{"text":"struct F {}"}]"#)
    #expect(published(client, "file:///nowhere/0/F0.swift") == ["2 0"])
    for number in 0..<1_000 { close(client, "file:///nowhere/\(number % 40)/F\(number).swift") }
    #expect(client.settle().count == 1_000)
    let information = client.request(
      "workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?["result"]
    #expect(information?["openDocuments"] == .array([]))
  }
}
