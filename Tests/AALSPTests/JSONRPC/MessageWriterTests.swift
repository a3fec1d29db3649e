import Testing

@testable import AALSP

@Suite struct MessageWriterTests {
  private func written(_ action: (MessageWriter) -> Void) -> String {
    let pipe = InMemoryPipe()
    action(MessageWriter(pipe.sink))
    return String(decoding: pipe.take(), as: UTF8.self)
  }

  @Test func nullResultIsWritten() {
    let text = written { $0.reply(to: .number(1), with: JSONValue?.none) }
    #expect(text == "Content-Length: 38\r\n\r\n" + #"{"id":1,"jsonrpc":"2.0","result":null}"#)
  }

  @Test func errorWithoutARequestHasTheIDNull() {
    let text = written { $0.reply(to: nil, error: ResponseError(.parseError, "No JSON.")) }
    #expect(
      text.hasSuffix(#"{"error":{"code":-32700,"message":"No JSON."},"id":null,"jsonrpc":"2.0"}"#))
  }

  @Test func lengthCountsBytes() {
    let text = written { $0.reply(to: .string("ä"), with: "😀/") }
    #expect(text == "Content-Length: 44\r\n\r\n" + #"{"id":"ä","jsonrpc":"2.0","result":"😀/"}"#)
  }

  @Test func brokenPipeIsNoticedAndNothingMoreIsWritten() {
    let attempts = Monitor(0)
    let writer = MessageWriter(
      ByteSink { _ in
        attempts.with { $0 += 1 }
        return false
      })
    #expect(!writer.isBroken)
    for _ in 0..<3 { writer.notify("a", "b") }
    #expect(writer.isBroken)
    #expect(attempts.with { $0 } == 1)
  }
}
