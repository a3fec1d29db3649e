import Foundation
import Testing

@testable import AALSP

/// Standard output is the protocol's; the process ends whenever its client is through with it.
@Suite("Requirement 13: process and framing") struct ProcessAcceptance {
  private static let initialize =
    #"{"id":1,"method":"initialize","params":{"processId":null,"capabilities":{}}}"#

  @Test("What is logged goes to standard error, and only messages to standard output")
  func streams() throws {
    let root = try ScratchFolder(["A.swift": "let a = 1"])
    try root.write("Latin.swift", Data([0xE9]))
    let server = try ServerProcess()
    server.sendRaw("this is no header\r\n\r\n")
    server.send(
      #"""
      {"id":1,"method":"initialize","params":{"rootUri":"file://\#(root.path)","capabilities":{}}}
      """#)
    server.send(#"{"method":"initialized","params":{}}"#)
    server.send(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"a:b"}}}"#)
    server.send(#"{"method":"textDocument/didOpen","params":7}"#)
    // `receive` reads nothing but whole messages; the unreadable file is told in one.
    var messages: [JSONValue] = []
    while messages.count < 2, let message = server.receive() { messages.append(message) }
    server.send(#"{"id":2,"method":"shutdown"}"#)
    server.send(#"{"method":"exit"}"#)
    let (status, rest) = server.finish()
    messages += rest
    #expect(status == 0)
    #expect(messages.compactMap(\.stringValue) == [])
    #expect(Set(messages.compactMap(\.method)) == ["window/logMessage"])
    #expect(messages.compactMap { $0["id"] } == [.integer(1), .integer(2)])
    let log = server.errors.split(separator: "\n")
    #expect(log.count == 4, "\(server.errors)")
    #expect(log.allSatisfy { $0.hasPrefix("aalsp: ") })
  }

  @Test("Further header fields, in any case and order, are tolerated")
  func headers() throws {
    let server = try ServerProcess()
    let body = #"{"jsonrpc":"2.0","# + Self.initialize.dropFirst()
    let length = body.utf8.count
    for header in [
      "Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: \(length)",
      "content-length:\(length)\r\nX-Client: a: b\r\nUser-Agent:", "CONTENT-LENGTH: \t\(length) ",
      "Content-Length: \(length)\r\nContent-Type: application/vscode-jsonrpc",
    ] {
      server.sendRaw("\(header)\r\n\r\n\(body)")
      #expect(server.receive()?["id"] == .integer(1), "\(header)")
    }
    #expect(server.finish().status == 1)
    #expect(server.errors == "")
  }

  @Test("It ends with its input, at once, 0 after shutdown and 1 before",
    arguments: [(["initialize"], 1), (["initialize", "shutdown"], 0), ([], 1)])
  func endOfInput(methods: [String], status: Int) throws {
    let server = try ServerProcess()
    for method in methods {
      server.send(method == "shutdown" ? #"{"id":2,"method":"shutdown"}"# : Self.initialize)
    }
    let end = server.finish()
    #expect(end.status == status)
    #expect(end.rest.count == methods.count)
    #expect(server.errors == "")
  }

  @Test("It ends on exit while its input stays open", arguments: [true, false])
  func exit(isInOrder: Bool) throws {
    let server = try ServerProcess()
    server.send(Self.initialize)
    #expect(server.receive()?["id"] == .integer(1))
    if isInOrder {
      server.send(#"{"id":2,"method":"shutdown"}"#)
      #expect(server.receive()?["id"] == .integer(2))
    }
    server.send(#"{"method":"exit"}"#)
    // The end of its output is the end of the process.
    #expect(server.receive() == nil)
    #expect(server.finish().status == (isInOrder ? 0 : 1))
  }

  @Test("It ends when the process that it is told of is gone, while its input stays open")
  func clientGone() throws {
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: "/bin/sh")
    parent.arguments = ["-c", "read line"]
    let input = Pipe()
    parent.standardInput = input
    try parent.run()
    let server = try ServerProcess()
    server.send(Self.initialize.replacing("null", with: "\(parent.processIdentifier)"))
    #expect(server.receive()?["id"] == .integer(1))
    try input.fileHandleForWriting.close()
    parent.waitUntilExit()
    #expect(server.receive() == nil)
    #expect(server.finish().status == 1)
  }
}
