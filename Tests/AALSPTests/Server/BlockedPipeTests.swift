import Foundation
import Testing

@testable import AALSP

/// Clients that do not read what the server says.
@Suite struct BlockedPipeTests {
  /// The output blocks for ever: the end of the client's process ends the server all the same,
  /// though its loop cannot act on anything.
  @Test func aServerThatCannotWriteEndsWithItsClient() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "read line"]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    let toServer = InMemoryPipe()
    let isBlocked = Monitor(true)
    let hasWritten = Monitor(false)
    let exitCode = Monitor<Int32?>(nil)
    let environment = ServerEnvironment(log: .silent, clientWatchInterval: 1)
    let started = WorkerThread.start {
      let code = LanguageServer.serve(
        toServer.source,
        ByteSink { _ in
          hasWritten.with { $0 = true }
          _ = isBlocked.wait { $0 ? nil : true }
          return false
        }, environment)
      exitCode.with { $0 = code }
    }
    #expect(started)
    let body =
      #"{"id":1,"method":"initialize","params":{"processId":\#(process.processIdentifier),"#
      + #""capabilities":{}}}"#
    toServer.write(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    _ = hasWritten.wait { $0 ? true : nil }
    #expect(exitCode.with { $0 } == nil)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    for _ in 0..<60_000 where exitCode.with({ $0 }) == nil { usleep(1000) }
    #expect(exitCode.with { $0 } == 1)
    isBlocked.with { $0 = false }
    toServer.close()
  }

  /// More goes in and out than both pipes hold, and the client writes it all before it reads.
  @Test func aClientThatWritesEverythingBeforeItReadsIsAnswered() throws {
    let server = try ServerProcess()
    server.send(#"{"id":0,"method":"initialize","params":{"capabilities":{}}}"#)
    for id in 1...5_000 {
      server.send(#"{"id":\#(id),"method":"textDocument/hover","params":{"textDocument":{}}}"#)
    }
    for id in 0...5_000 {
      try #require(server.receive()?["id"] == .integer(id))
    }
    #expect(server.finish().status == 1)
  }
}
