import Foundation
import Testing

@testable import AALSP

/// A client in the same process: sends what a test says, waits until the server has nothing more to
/// do, and hands over what the server sent.
final class TestClient: Sendable {
  private struct State: Sendable {
    /// Messages acted on when the server last had nothing to do.
    var idleAt = 0
    var sent = 0
    var exitCode: Int32?
    var log: [String] = []
    var frames = FrameReader()
  }

  private let toServer = InMemoryPipe()
  private let toClient = InMemoryPipe()
  private let state = Monitor(State())

  init(indexingThreads: Int = 1) {
    let environment = ServerEnvironment(
      log: Log { [state] line in state.with { $0.log.append(line) } },
      indexingThreads: indexingThreads,
      whenIdle: { [state] count in state.with { $0.idleAt = count } })
    let started = WorkerThread.start { [state, toServer, toClient] in
      let code = LanguageServer.serve(toServer.source, toClient.sink, environment)
      state.with { $0.exitCode = code }
    }
    #expect(started)
  }

  /// What the server has logged.
  var log: [String] { state.with { $0.log } }

  /// The exit status, once the server has ended.
  var exitCode: Int32? { state.with { $0.exitCode } }

  /// Sends one message, given as JSON; the `jsonrpc` member is added.
  func send(_ json: String) {
    let body = #"{"jsonrpc":"2.0","# + json.drop { $0 != "{" }.dropFirst()
    sendRaw("Content-Length: \(body.utf8.count)\r\n\r\n\(body)", messages: 1)
  }

  func send(_ message: JSONValue) throws {
    send(String(decoding: try JSONEncoder().encode(message), as: UTF8.self))
  }

  /// Sends bytes as they are. `messages` is how many bodies they hold, readable or not.
  func sendRaw(_ bytes: some Sequence<UInt8>, messages: Int) {
    state.with { $0.sent += messages }
    toServer.write(Array(bytes))
  }

  func sendRaw(_ text: String, messages: Int) {
    sendRaw(text.utf8, messages: messages)
  }

  /// Waits until the server has acted on everything, and returns what it sent meanwhile.
  @discardableResult
  func settle(sourceLocation: SourceLocation = #_sourceLocation) -> [JSONValue] {
    waitUntil("the server did not come to rest", sourceLocation) {
      $0.idleAt == $0.sent || $0.exitCode != nil
    }
    return received()
  }

  /// Closes the input where the server has not ended, waits for its end, returns the exit status.
  func finish(sourceLocation: SourceLocation = #_sourceLocation) -> Int32? {
    toServer.close()
    waitUntil("the server did not end", sourceLocation) { $0.exitCode != nil }
    return exitCode
  }

  /// What the server has sent since this was last asked, without the `jsonrpc` member.
  private func received() -> [JSONValue] {
    let bytes = toClient.take()
    return state.with { state in
      state.frames.append(bytes)
      var messages: [JSONValue] = []
      while let frame = state.frames.next() {
        guard case .body(let body) = frame,
          case .object(var members)? = try? JSONDecoder().decode(JSONValue.self, from: Data(body))
        else {
          Issue.record("the server sent no message: \(frame)")
          continue
        }
        #expect(members.removeValue(forKey: "jsonrpc") == .string("2.0"))
        messages.append(.object(members))
      }
      return messages
    }
  }

  /// The bound is only there so that a hanging server fails its test instead of hanging it.
  private func waitUntil(
    _ complaint: Comment, _ sourceLocation: SourceLocation, _ condition: (State) -> Bool
  ) {
    for _ in 0..<60_000 {
      if state.with({ condition($0) }) { return }
      usleep(1000)
    }
    Issue.record(complaint, sourceLocation: sourceLocation)
  }
}

extension TestClient {
  /// A client that has been through `initialize` and `initialized`. `capabilities` and `params` are
  /// JSON: an object, and further members.
  static func running(
    capabilities: String = "{}", params: String = "", root: ScratchFolder? = nil
  ) -> TestClient {
    let client = TestClient()
    let rootURI = root.map { "\"file://\($0.path)\"" } ?? "null"
    client.send(
      """
      {"id":0,"method":"initialize","params":{"processId":null,"rootUri":\(rootURI),\
      "capabilities":\(capabilities)\(params)}}
      """)
    client.send(#"{"method":"initialized","params":{}}"#)
    client.settle()
    return client
  }

  /// Sends a request and returns the reply; what else comes meanwhile is dropped.
  func request(_ method: String, _ params: String = "null", id: Int = 7) -> JSONValue? {
    send(#"{"id":\#(id),"method":"\#(method)","params":\#(params)}"#)
    return settle().first { $0["id"] == .integer(id) }
  }

  func open(_ uri: String, _ text: String, version: Int = 1, language: String = "swift") throws {
    try send(
      .object([
        "method": .string("textDocument/didOpen"),
        "params": .object([
          "textDocument": .object([
            "uri": .string(uri), "languageId": .string(language), "version": .integer(version),
            "text": .string(text),
          ])
        ]),
      ]))
  }
}

extension JSONValue {
  /// The elements of an array; empty for other values.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var errorCode: Int? {
    if case .integer(let code)? = self["error"]?["code"] { code } else { nil }
  }

  var method: String? { self["method"]?.stringValue }

  /// The value as JSON with its members in order.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }
}
