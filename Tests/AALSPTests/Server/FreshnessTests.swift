import AAAnalysis
import Testing

@testable import AALSP

/// Changes on disk of which no client tells: none is lost, whenever it comes.
@Suite struct FreshnessTests {
  private func filesRead(_ client: TestClient) -> JSONValue? {
    client.request("workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?[
      "result"]?["filesRead"]
  }

  private func save(_ client: TestClient) {
    client.send(
      #"{"method":"textDocument/didSave","params":{"textDocument":{"uri":"untitled:1"}}}"#)
    client.settle()
  }

  @Test func aLookThatIsDueWhileFilesAreReadIsMadeUpFor() throws {
    let root = try ScratchFolder(["A.swift": ""])
    let inbox = Inbox()
    let server = Server(
      inbox: inbox, writer: MessageWriter(InMemoryPipe().sink),
      environment: ServerEnvironment(log: .silent))
    server.lifeCycle = .running
    _ = server.roots.add(LSP.DocumentURI(path: root.path))
    let ticket = server.index.order()
    try root.write("B.swift", "")
    for _ in 0..<3 {
      server.didSave(
        LSP.DidSaveTextDocumentParams(
          textDocument: LSP.TextDocumentIdentifier(uri: LSP.DocumentURI("untitled:1"))))
    }
    // They do not pile up meanwhile.
    #expect(server.index.open == [ticket])
    server.handle(.finished(ticket, problems: []))
    #expect(server.index.open.count == 1)
    while !server.index.open.isEmpty {
      if case .index(let report) = inbox.next() { server.handle(report) }
    }
    #expect(server.index.files.map(\.path).sorted() == [root["A.swift"], root["B.swift"]])
  }

  @Test func aFileThatTheServerReadItselfMayVanish() throws {
    let root = try ScratchFolder(["A.swift": ""])
    let client = TestClient.running(root: root)
    let uri = "file://\(root["New.swift"])"
    try client.open(uri, "let a = 1")
    client.settle()
    try root.write("New.swift", "let a = 1")
    client.send(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(uri)"}}}"#)
    #expect(filesRead(client) == .integer(2))
    try root.delete("New.swift")
    save(client)
    #expect(filesRead(client) == .integer(1))
  }

  /// Another text of the same size, with the old time of change: as archives and some tools leave
  /// it.
  @Test func aChangeThatKeepsTheOldTimeIsSeen() throws {
    let root = try ScratchFolder(["A.swift": "struct A {}"])
    let file = FileID(root["A.swift"])
    let old = FileStamp(of: file)
    let shell = try #require(ShellRun.path(of: "sh"))
    let run = try ShellRun(
      shell,
      [
        "-c",
        "touch -r A.swift B && printf 'struct B {}' > A.swift && touch -r B A.swift && rm B",
      ], in: root.path)
    #expect(run.status == 0, "\(run.output)")
    #expect(try root.read("A.swift") == "struct B {}")
    #expect(FileStamp(of: file) != old)
  }
}
