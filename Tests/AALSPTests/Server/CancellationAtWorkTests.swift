import AAAnalysis
import Testing

@testable import AALSP

/// A client that calls off what the server is at work on.
@Suite struct CancellationAtWorkTests {
  private static let file = LSP.DocumentURI("file:///w/App.swift")
  /// Two rules silenced by one comment for nothing: to mend it takes one round after another.
  private static let text = """
    import SwiftUI
    @main struct Calm: App {
      var body: some Scene { AssistiveAccess { Root() } }
    }
    struct Root: View {
      // aalsp:disable:next text-small target-small
      var body: some View { Text("Go") }
    }

    """

  private struct Outcome {
    /// The error of each reply, by the request's number; 0 where it is a result.
    var codes: [Int: Int] = [:]
    /// Walks through the screens that were begun.
    var walks = 0
    var server: Server
  }

  private static func cancel(_ id: Int) -> Event {
    .message(.notification(.cancelRequest(LSP.CancelParams(id: .number(id)))))
  }

  /// Serves request 5, which is called off when as many walks have begun.
  private func run(
    _ request: ClientRequest, cancelledAtWalk number: Int, _ prepare: (Server) -> Void = { _ in }
  ) -> Outcome {
    let inbox = Inbox()
    let pipe = InMemoryPipe()
    let walks = Monitor(0)
    let environment = ServerEnvironment(
      log: .silent, whenIdle: { _ in inbox.post(.inputEnded) },
      whenJudging: { phase in
        guard phase == .scope else { return }
        let count = walks.with {
          $0 += 1
          return $0
        }
        if count == number { inbox.post(Self.cancel(5)) }
      })
    let server = Server(
      inbox: inbox, writer: MessageWriter(pipe.sink), environment: environment)
    server.lifeCycle = .running
    prepare(server)
    let item = LSP.TextDocumentItem(
      uri: Self.file, languageID: "swift", version: 1, text: Self.text)
    inbox.post(
      .message(
        .notification(.didOpen(LSP.DidOpenTextDocumentParams(textDocument: item)))))
    inbox.post(.message(.request(.number(5), request)))
    _ = server.run()
    var outcome = Outcome(server: server)
    outcome.walks = walks.with { $0 }
    var frames = FrameReader()
    frames.append(pipe.take())
    while case .body(let body)? = frames.next() {
      guard case .response(.number(let id)?, let result) = MessageReader.message(body) else {
        continue
      }
      if case .failure(let error) = result {
        outcome.codes[id] = error.code
      } else {
        outcome.codes[id] = 0
      }
    }
    return outcome
  }

  private static let fixAll = JSONValue.object([
    "title": .string("Apply all safe fixes in this file"),
    "kind": .string("source.fixAll.aalsp"),
    "data": .object(["uri": .string(file.text), "version": .integer(1)]),
  ])

  @Test func fixAllEndsAtOnce() {
    let whole = run(.resolveCodeAction(Self.fixAll), cancelledAtWalk: .max)
    #expect(whole.codes == [5: 0])
    #expect(whole.walks > 2)
    for number in 1..<whole.walks {
      let outcome = run(.resolveCodeAction(Self.fixAll), cancelledAtWalk: number)
      #expect(outcome.codes == [5: -32800], "at walk \(number)")
    }
    // No further round is begun; the last walk is that of the diagnostics.
    let early = run(.resolveCodeAction(Self.fixAll), cancelledAtWalk: 1)
    #expect(early.walks == 2)
  }

  @Test func fixAllThatIsMadeWithTheActionEndsAtOnce() {
    let params = LSP.CodeActionParams(
      textDocument: LSP.TextDocumentIdentifier(uri: Self.file),
      range: LSP.Range(
        start: LSP.Position(line: 0, character: 0), end: LSP.Position(line: 0, character: 0)),
      context: LSP.CodeActionContext(diagnostics: [], only: [.fixAll]))
    let whole = run(.codeAction(params), cancelledAtWalk: .max)
    #expect(whole.codes == [5: 0])
    #expect(whole.walks > 2)
    for number in 1...2 {
      #expect(run(.codeAction(params), cancelledAtWalk: number).codes == [5: -32800])
    }
  }

  @Test func whatOnlyReadsEndsWhereItHasRead() {
    let document = LSP.TextDocumentIdentifier(uri: Self.file)
    let hover = LSP.HoverParams(
      textDocument: document, position: LSP.Position(line: 5, character: 30))
    #expect(run(.hover(hover), cancelledAtWalk: 1).codes == [5: -32800])
    #expect(run(.hover(hover), cancelledAtWalk: .max).codes == [5: 0])
  }

  @Test func aPulledDocumentDoesNotCountAsTold() {
    let request = ClientRequest.documentDiagnostic(
      LSP.DocumentDiagnosticParams(
        textDocument: LSP.TextDocumentIdentifier(uri: Self.file), previousResultID: nil))
    let prepare = { (server: Server) in server.client.pullsDiagnostics = true }
    let whole = run(request, cancelledAtWalk: .max, prepare)
    #expect(whole.codes == [5: 0])
    #expect(whole.server.pulls.told.count == 1)
    let outcome = run(request, cancelledAtWalk: 1, prepare)
    #expect(outcome.codes == [5: -32800])
    #expect(outcome.server.pulls.told.isEmpty)
  }

  @Test func thePulledWorkspaceDoesNotCountAsTold() {
    let request = ClientRequest.workspaceDiagnostic(LSP.WorkspaceDiagnosticParams())
    let prepare = { (server: Server) in server.client.pullsDiagnostics = true }
    let whole = run(request, cancelledAtWalk: .max, prepare)
    #expect(whole.codes == [5: 0])
    #expect(whole.server.pulls.toldOfWorkspace?.count == 1)
    let outcome = run(request, cancelledAtWalk: 1, prepare)
    #expect(outcome.codes == [5: -32800])
    #expect(outcome.server.pulls.toldOfWorkspace == nil)
    #expect(outcome.server.pulls.waiting == nil)
  }
}
