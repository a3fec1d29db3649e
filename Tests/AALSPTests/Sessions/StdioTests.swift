import Foundation
import Testing

@testable import AALSP

/// Replays the recorded sessions with the built executable, over real pipes.
@Suite struct StdioTests {
  @Test(arguments: Fixtures.files(in: "sessions", withExtension: "txt"))
  func sessionIsTheSameOverPipes(url: URL) throws {
    let session = try Session(try String(contentsOf: url, encoding: .utf8))
    let root = try ScratchFolder(session.files)
    let placeholders = Placeholders(root: root.path, files: session.files)
    let server = try ServerProcess()
    for (source, line) in session.dialogue {
      switch line {
      case .comment: continue
      case .reply(let expected):
        let received = try #require(server.receive(), "the server ended before: \(source)")
        try #require(placeholders.line(received) == placeholders.canonical(expected))
      case .exitStatus(let status):
        let (exitStatus, rest) = server.finish()
        #expect(rest.map { placeholders.line($0) } == [])
        #expect(exitStatus == status)
      case .action(.send(let json)): server.send(placeholders.filled(json))
      case .action(.sendRaw(let text)): server.sendRaw(text)
      case .action(.write(let path, let text)): try root.write(path, text)
      case .action(.delete(let path)): try root.delete(path)
      }
    }
    #expect(!server.isRunning, "the session does not say how it ends")
  }

  @Test func aClientThatStopsReadingEndsTheServerQuietly() throws {
    let server = try ServerProcess()
    server.stopReading()
    for id in 1...100 { server.send(#"{"id":\#(id),"method":"shutdown"}"#) }
    let (status, _) = server.finish()
    #expect(status == 1)
    #expect(server.errors == "")
  }

  @Test func standardOutputCarriesTheProtocolAlone() throws {
    let server = try ServerProcess()
    server.sendRaw("Content-Length: nonsense\r\n\r\n")
    server.send(#"{"id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    #expect(server.receive()?["id"] == .integer(1))
    let (status, rest) = server.finish()
    #expect(status == 1)
    #expect(rest == [])
    #expect(server.errors == "aalsp: A Content-Length is no number: Content-Length: nonsense\n")
  }

  @Test func theServerEndsWithTheProcessThatStartedIt() throws {
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: "/bin/sh")
    parent.arguments = ["-c", "read line"]
    let input = Pipe()
    parent.standardInput = input
    try parent.run()
    let server = try ServerProcess()
    let number = parent.processIdentifier
    server.send(
      #"{"id":1,"method":"initialize","params":{"processId":\#(number),"capabilities":{}}}"#)
    #expect(server.receive()?["id"] == .integer(1))
    try input.fileHandleForWriting.close()
    parent.waitUntilExit()
    // The server's own input stays open.
    #expect(server.receive() == nil)
    #expect(server.finish().status == 1)
  }
}
