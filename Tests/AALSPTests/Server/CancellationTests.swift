import Testing

@testable import AALSP

@Suite struct CancellationTests {
  /// Runs a server over messages that all wait already; returns the error code of each reply.
  private func run(_ messages: [ClientMessage]) -> [Int?] {
    let inbox = Inbox()
    let pipe = InMemoryPipe()
    let server = Server(
      inbox: inbox, writer: MessageWriter(pipe.sink), environment: ServerEnvironment(log: .silent))
    server.lifeCycle = .running
    for message in messages { inbox.post(.message(message)) }
    inbox.post(.inputEnded)
    _ = server.run()
    var frames = FrameReader()
    frames.append(pipe.take())
    var codes: [Int?] = []
    while case .body(let body)? = frames.next() {
      guard case .response(_, let result) = MessageReader.message(body) else { continue }
      if case .failure(let error) = result { codes.append(error.code) } else { codes.append(nil) }
    }
    return codes
  }

  private func hover(_ id: Int) -> ClientMessage {
    .request(
      .number(id),
      .hover(
        LSP.HoverParams(
          textDocument: LSP.TextDocumentIdentifier(uri: LSP.DocumentURI("untitled:1")),
          position: LSP.Position(line: 0, character: 0))))
  }

  private func cancel(_ id: RequestID) -> ClientMessage {
    .notification(.cancelRequest(LSP.CancelParams(id: id)))
  }

  @Test func aRequestThatIsCancelledBeforeItsTurnIsNotWorkedOn() {
    #expect(run([hover(1), hover(2), cancel(.number(1))]) == [-32800, nil])
  }

  @Test func aCancellationThatComesTooLateDoesNothing() {
    #expect(run([hover(1), cancel(.number(1)), hover(1)]) == [-32800, nil])
    #expect(run([cancel(.number(1)), hover(1)]) == [nil])
    #expect(run([hover(1), cancel(.string("1"))]) == [nil])
  }

  @Test func shutdownCannotBeCancelled() {
    #expect(run([.request(.number(1), .shutdown), cancel(.number(1))]) == [nil])
  }
}
