import Testing

@testable import AALSP

@Suite struct MessageReaderTests {
  private func message(_ json: String) -> ClientMessage {
    MessageReader.message(Array(json.utf8))
  }

  @Test func requestIsReadWithItsParameters() throws {
    let read = message(
      #"""
      {"jsonrpc":"2.0","id":"a","method":"textDocument/hover","params":{"textDocument":
      {"uri":"file:///a.swift"},"position":{"line":2,"character":3,"extra":1},"extra":[]}}
      """#)
    guard case .request(.string("a"), .hover(let params)) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(params.textDocument.uri.text == "file:///a.swift")
    #expect(params.position == LSP.Position(line: 2, character: 3))
  }

  @Test(arguments: ["", "{", "nul", "{\"id\" 1}", "\u{1}"])
  func noJSONIsAParseError(json: String) {
    guard case .invalid(nil, let error) = message(json) else {
      Issue.record("\(message(json))")
      return
    }
    #expect(error.code == -32700)
  }

  @Test(arguments: [
    "[]", "1", "null", "\"a\"", "{}", #"{"id":1}"#, #"{"id":null,"method":"shutdown"}"#,
    #"{"id":1.5,"method":"shutdown"}"#, #"{"id":[1],"method":"shutdown"}"#,
    #"{"id":1,"method":7}"#, #"[{"id":1,"method":"shutdown"}]"#,
  ])
  func noMessageIsAnInvalidRequest(json: String) {
    guard case .invalid(_, let error) = message(json) else {
      Issue.record("\(message(json))")
      return
    }
    #expect(error.code == -32600)
  }

  @Test func wrongParametersAreNamed() {
    let read = message(
      #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":7}}}"#)
    guard case .request(.number(1), .malformed("textDocument/hover", let reason)) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(reason == "params.textDocument.uri: a value of the wrong type")
  }

  @Test func missingParametersAreNamed() {
    guard case .request(_, .malformed(_, let reason)) = message(#"{"id":1,"method":"initialize"}"#)
    else {
      Issue.record("parameters were made up")
      return
    }
    #expect(reason == "there are no params")
  }

  @Test func responsesAreRead() {
    guard case .response(.number(3), .success(.null)) = message(#"{"id":3,"result":null}"#) else {
      Issue.record("a null result is a result")
      return
    }
    guard
      case .response(.number(3), .failure(let error)) =
        message(#"{"id":3,"error":{"code":-1,"message":"no"}}"#)
    else {
      Issue.record("an error is an error")
      return
    }
    #expect(error.message == "no")
  }

  @Test(arguments: [
    (#"\ud83d"#, "\u{FFFD}"), (#"a\udE00b"#, "a\u{FFFD}b"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
    (#"\\ud83d\ud83d"#, "\\ud83d\u{FFFD}"), (#"\ud83d\ude00\ud83d"#, "😀\u{FFFD}"),
  ])
  func halfASurrogatePairIsReplaced(escaped: String, text: String) {
    let read = message(
      #"""
      {"method":"textDocument/didChange","params":{"textDocument":{"uri":"a:b","version":2},
      "contentChanges":[{"text":"\#(escaped)"}]}}
      """#)
    guard case .notification(.didChange(let params)) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(params.contentChanges.map(\.text) == [text])
  }

  @Test func illFormedUTF8IsReplaced() {
    var body = Array(#"{"method":"textDocument/didOpen","params":{"textDocument":{"#.utf8)
    body += Array(#""uri":"a:b","languageId":"swift","version":1,"text":"a"#.utf8)
    body += [0xFF] + Array(#"b"}}}"#.utf8)
    guard case .notification(.didOpen(let params)) = MessageReader.message(body) else {
      Issue.record("the document is lost")
      return
    }
    #expect(params.textDocument.text == "a\u{FFFD}b")
  }

  @Test(arguments: [
    ("1e300", Int(Int32.max)), ("-1e300", 0), ("3.0", 3), ("-2", -2), ("4294967295", 4_294_967_295),
  ])
  func positionsTakeAnyNumber(json: String, line: Int) {
    let read = message(
      #"""
      {"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"a:b"},
      "position":{"line":\#(json),"character":0}}}
      """#)
    guard case .request(_, .hover(let params)) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(params.position.line == line)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func deepNestingIsRefused(opening: String) {
    let json = #"{"id":1,"method":"x","params":"# + String(repeating: opening, count: 100_000)
    guard case .invalid(_, let error) = message(json) else {
      Issue.record("100,000 brackets are a message")
      return
    }
    #expect(error.code == -32700)
  }
}
