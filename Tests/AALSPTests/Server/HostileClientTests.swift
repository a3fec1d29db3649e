import Foundation
import Testing

@testable import AALSP

/// Whatever comes in, the server neither crashes nor hangs, and serves what makes sense behind it.
@Suite struct HostileClientTests {
  /// After anything else, an ordinary request still gets its reply.
  private func expectService(of client: TestClient, _ comment: Comment) {
    #expect(client.request("no/such", id: 4711)?.errorCode == -32601, comment)
  }

  @Test func brokenBodiesAreAnsweredAndLeftBehind() {
    let client = TestClient.running()
    for (body, code) in [
      ("{oops", -32700), ("", -32700), ("[]", -32600), ("7", -32600), ("{}", -32600),
      (#"{"id":{},"method":"shutdown"}"#, -32600), (#"{"id":1,"method":[]}"#, -32600),
      (String(repeating: "[", count: 100_000), -32700),
      (String(repeating: #"{"a":"#, count: 100_000), -32700),
    ] {
      client.sendRaw("Content-Length: \(body.utf8.count)\r\n\r\n\(body)", messages: 1)
      #expect(client.settle().map(\.errorCode) == [code], "\(body.prefix(40))")
    }
    expectService(of: client, "after broken bodies")
  }

  @Test func bodiesThatAreNoUTF8DoNoHarm() {
    let client = TestClient.running()
    for bytes in [[0xFF, 0xFE], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0x00]] as [[UInt8]] {
      client.sendRaw(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes, messages: 1)
      #expect(client.settle().map(\.errorCode) == [-32700])
    }
    expectService(of: client, "after bytes that are no UTF-8")
  }

  @Test func brokenHeadersAreLeftBehind() {
    let client = TestClient.running()
    for header in [
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: -1\r\n\r\n",
      "Content-Length: x\r\n\r\n", "Missing: length\r\n\r\n{}", "\r\n\r\n\r\n", "no header at all",
    ] {
      client.sendRaw(header, messages: 0)
      expectService(of: client, "\(header)")
    }
    #expect(client.log.count == 5)
  }

  @Test(arguments: 0..<4)
  func randomBytesDoNoHarm(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let client = TestClient.running()
    for _ in 0..<50 {
      let count = random.next(below: 3000)
      client.sendRaw((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }, messages: 0)
    }
    expectService(of: client, "after random bytes")
  }

  @Test(arguments: 0..<4)
  func randomlyDamagedMessagesDoNoHarm(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let client = TestClient.running()
    let messages = [
      #"{"jsonrpc":"2.0","id":5,"method":"textDocument/codeAction","params":{"textDocument":{"#
        + #""uri":"untitled:1"},"range":{"start":{"line":0,"character":0},"end":{"line":9,"#
        + #""character":9}},"context":{"diagnostics":[]}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"#
        + #""untitled:1","version":2},"contentChanges":[{"range":{"start":"#
        + #"{"line":0,"character":1},"end":{"line":1,"character":0}},"text":"x\n"}]}}"#,
    ].map { Array($0.utf8) }
    try client.open("untitled:1", "struct A {}\n")
    for _ in 0..<200 {
      var body = messages[random.next(below: messages.count)]
      for _ in 0..<1 + random.next(below: 4) {
        body[random.next(below: body.count)] = UInt8(random.next(below: 128))
      }
      client.sendRaw(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, messages: 1)
    }
    client.settle()
    // What no longer is the method it was may have ended the server; that, too, is in order.
    if client.exitCode == nil { expectService(of: client, "after damaged messages") }
  }

  @Test(arguments: [
    ("textDocument/hover", "null"), ("textDocument/hover", "[]"), ("textDocument/hover", "{}"),
    ("textDocument/hover", #"{"textDocument":"a","position":{"line":0,"character":0}}"#),
    ("textDocument/hover", #"{"textDocument":{"uri":"a:b"},"position":{"line":"0"}}"#),
    ("textDocument/codeAction", #"{"textDocument":{"uri":"a:b"},"range":[]}"#),
    ("textDocument/codeAction", "7"), ("workspace/executeCommand", #"{"command":1}"#),
    ("workspace/executeCommand", #"{"command":"no.such"}"#),
  ])
  func wrongParametersAreInvalid(method: String, params: String) {
    let client = TestClient.running()
    #expect(client.request(method, params)?.errorCode == -32602)
    expectService(of: client, "after \(params)")
  }

  @Test(arguments: [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "$/cancelRequest",
    "textDocument/didSave", "workspace/didChangeWatchedFiles", "$/setTrace",
    "workspace/didChangeWorkspaceFolders", "window/workDoneProgress/cancel",
  ])
  func notificationsWithWrongParametersAreLogged(method: String) {
    let client = TestClient.running()
    for params in ["null", "[]", "7", #"{"textDocument":{}}"#, #"{"changes":{}}"#] {
      client.send(#"{"method":"\#(method)","params":\#(params)}"#)
    }
    #expect(client.settle() == [])
    #expect(client.log.count == 5)
    #expect(client.log.allSatisfy { $0.hasPrefix(method) })
    expectService(of: client, "after \(method)")
  }

  @Test func oddPlacesAreClamped() throws {
    let client = TestClient.running()
    try client.open("untitled:1", "let a = \"😀\"\r\n")
    let places = ["-1", "1e300", "-1e300", "4294967296", "9223372036854775807", "0.5"]
    for (version, place) in zip(2..., places) {
      let position = #"{"line":\#(place),"character":\#(place)}"#
      let reply = client.request(
        "textDocument/hover", #"{"textDocument":{"uri":"untitled:1"},"position":\#(position)}"#)
      #expect(reply?["result"] == .null)
      client.send(
        #"""
        {"method":"textDocument/didChange","params":{"textDocument":{"uri":"untitled:1",
        "version":\#(version)},"contentChanges":[{"range":{"start":\#(position),"end":\#(position)},
        "text":"x"}]}}
        """#)
      #expect(client.settle().map(\.method) == ["textDocument/publishDiagnostics"])
    }
  }

  @Test func manyMessagesAtOnceAreAllServed() throws {
    let client = TestClient.running()
    try client.open("untitled:1", "")
    for version in 2...2000 {
      client.send(
        #"""
        {"method":"textDocument/didChange","params":{"textDocument":{"uri":"untitled:1",
        "version":\#(version)},"contentChanges":[{"range":{"start":{"line":0,"character":0},
        "end":{"line":0,"character":0}},"text":"x"}]}}
        """#)
    }
    let published = client.settle().compactMap { message -> Int? in
      if case .integer(let version)? = message["params"]?["version"] { version } else { nil }
    }
    #expect(published.last == 2000)
    #expect(published == published.sorted())
  }

  @Test func aLineOfAMegabyteIsServed() throws {
    let client = TestClient.running()
    try client.open("untitled:1", String(repeating: "😀", count: 250_000))
    client.settle()
    let reply = client.request(
      "textDocument/hover",
      #"{"textDocument":{"uri":"untitled:1"},"position":{"line":0,"character":499999}}"#)
    #expect(reply?["result"] == .null)
  }
}
