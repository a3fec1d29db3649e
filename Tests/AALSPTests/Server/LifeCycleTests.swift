import Foundation
import Testing

@testable import AALSP

@Suite struct LifeCycleTests {
  @Test func requestsBeforeInitializeAreRefused() {
    let client = TestClient()
    client.send(#"{"id":1,"method":"textDocument/hover","params":{"garbage":true}}"#)
    client.send(#"{"id":2,"method":"shutdown"}"#)
    client.send(#"{"id":3,"method":"no/such"}"#)
    #expect(client.settle().map(\.errorCode) == [-32002, -32002, -32002])
  }

  @Test func notificationsBeforeInitializeAreDropped() throws {
    let client = TestClient()
    try client.open("untitled:1", "let a = 1")
    client.send(#"{"method":"initialized","params":{}}"#)
    #expect(client.settle() == [])
    #expect(client.finish() == 1)
  }

  @Test func secondInitializeIsAnInvalidRequest() {
    let client = TestClient.running()
    let reply = client.request("initialize", #"{"capabilities":{}}"#)
    #expect(reply?.errorCode == -32600)
    #expect(client.request("textDocument/hover", Self.hover)?["result"] == .null)
  }

  @Test func failedInitializeMayBeTriedAgain() {
    let client = TestClient()
    client.send(#"{"id":1,"method":"initialize","params":"?"}"#)
    client.send(#"{"id":2,"method":"initialize","params":{"capabilities":{}}}"#)
    let replies = client.settle()
    #expect(replies.first?.errorCode == -32602)
    #expect(replies.last?["result"]?["serverInfo"]?["name"] == .string("aalsp"))
  }

  @Test func afterShutdownNothingButExitIsServed() throws {
    let client = TestClient.running()
    #expect(client.request("shutdown")?["result"] == .null)
    #expect(client.request("shutdown")?.errorCode == -32600)
    #expect(client.request("textDocument/hover", Self.hover)?.errorCode == -32600)
    try client.open("untitled:1", "let a = 1")
    #expect(client.settle() == [])
    client.send(#"{"method":"exit"}"#)
    client.settle()
    #expect(client.exitCode == 0)
  }

  @Test(arguments: [
    (["exit"], 1), (["initialize", "exit"], 1), (["initialize", "shutdown", "exit"], 0),
    ([], 1), (["initialize"], 1), (["initialize", "shutdown"], 0),
  ])
  func exitStatusTellsWhetherTheEndWasInOrder(methods: [String], status: Int) {
    let client = TestClient()
    for method in methods {
      let id = method == "exit" ? "" : #""id":1,"#
      client.send(#"{\#(id)"method":"\#(method)","params":{"capabilities":{}}}"#)
    }
    #expect(client.finish().map(Int.init) == status)
  }

  @Test func everythingSentBeforeTheInputEndsIsAnswered() {
    let client = TestClient()
    client.send(#"{"id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    for id in 2...100 { client.send(#"{"id":\#(id),"method":"textDocument/hover","params":{}}"#) }
    #expect(client.finish() == 1)
    #expect(client.settle().map { $0["id"] } == (1...100).map { .integer($0) })
  }

  @Test func unknownRequestsAreToldAndUnknownNotificationsAreNot() {
    let client = TestClient.running()
    #expect(client.request("textDocument/definition", "{}")?.errorCode == -32601)
    #expect(client.request("$/odd")?.errorCode == -32601)
    client.send(#"{"method":"$/odd","params":[1]}"#)
    client.send(#"{"method":"workspace/odd"}"#)
    client.send(#"{"id":99,"result":{}}"#)
    #expect(client.settle() == [])
  }

  @Test func stringIDsComeBackAsTheyAre() {
    let client = TestClient.running()
    client.send(#"{"id":"é-1","method":"no/such"}"#)
    #expect(client.settle().map { $0["id"] } == [.string("é-1")])
  }

  @Test func goneClientEndsTheServer() {
    let inbox = Inbox()
    let pipe = InMemoryPipe()
    let server = Server(
      inbox: inbox, writer: MessageWriter(pipe.sink), environment: ServerEnvironment(log: .silent))
    inbox.post(.clientGone)
    #expect(server.run() == 1)
  }

  @Test func brokenPipeEndsTheServer() {
    let inbox = Inbox()
    let server = Server(
      inbox: inbox, writer: MessageWriter(ByteSink { _ in false }),
      environment: ServerEnvironment(log: .silent))
    inbox.post(.message(.request(.number(1), .shutdown)))
    #expect(server.run() == 1)
  }

  @Test func processesAreSeen() {
    #expect(ParentWatch.isAlive(1))
    #expect(!ParentWatch.isAlive(.max))
  }

  @Test func theEndOfAWatchedProcessIsTold() throws {
    let watched = Process()
    watched.executableURL = URL(fileURLWithPath: "/bin/cat")
    let input = Pipe()
    watched.standardInput = input
    watched.standardOutput = FileHandle.nullDevice
    try watched.run()
    let inbox = Inbox()
    ParentWatch.start(
      processID: Int(watched.processIdentifier), interval: 0, gone: { inbox.post(.clientGone) },
      late: {})
    try input.fileHandleForWriting.close()
    guard case .clientGone = inbox.next() else {
      Issue.record("another event")
      return
    }
  }

  private static let hover =
    #"{"textDocument":{"uri":"untitled:1"},"position":{"line":0,"character":0}}"#
}
