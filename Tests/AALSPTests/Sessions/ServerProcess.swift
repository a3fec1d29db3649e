import Foundation
import Testing

@testable import AALSP

/// The built executable, running as a client would run it.
final class ServerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errorOutput = Pipe()
  private var frames = FrameReader()
  private var isReading = true
  private let watchdog: DispatchWorkItem

  /// Starts it; fails the test where it has not been built.
  init() throws {
    // A server that is gone must fail its test, not end the process that tests.
    signal(SIGPIPE, SIG_IGN)
    let built = BuildProducts.folders.map { $0.appendingPathComponent("aalsp") }
    let executable = built.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    process.executableURL = try #require(
      executable as URL?, "aalsp is not built: looked in \(built.map(\.path))")
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errorOutput
    try process.run()
    let identifier = process.processIdentifier
    watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    // Only so that a hanging server fails its test instead of hanging it.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
  }

  deinit {
    watchdog.cancel()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  var isRunning: Bool { process.isRunning }

  /// Sends one message, given as JSON; the `jsonrpc` member is added.
  func send(_ json: String) {
    let body = #"{"jsonrpc":"2.0","# + json.drop { $0 != "{" }.dropFirst()
    sendRaw("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }

  func sendRaw(_ text: String) {
    _ = ByteSink(descriptor: input.fileHandleForWriting.fileDescriptor).write(Array(text.utf8))
  }

  func stopReading() {
    isReading = false
    try? output.fileHandleForReading.close()
  }

  /// The next message without its `jsonrpc` member; nil once the server has closed its end.
  func receive() -> JSONValue? {
    while isReading {
      if let frame = frames.next() {
        guard case .body(let body) = frame,
          case .object(var members)? = try? JSONDecoder().decode(JSONValue.self, from: Data(body))
        else { return .string("no message: \(frame)") }
        members["jsonrpc"] = nil
        return .object(members)
      }
      // A file handle would wait until as many bytes have come as it may read.
      let bytes = ByteSource(descriptor: output.fileHandleForReading.fileDescriptor).read()
      if bytes.isEmpty { return nil }
      frames.append(bytes)
    }
    return nil
  }

  /// Closes the input, and waits for the end; returns the exit status and what was still said.
  func finish() -> (status: Int, rest: [JSONValue]) {
    try? input.fileHandleForWriting.close()
    var rest: [JSONValue] = []
    while let message = receive() { rest.append(message) }
    process.waitUntilExit()
    watchdog.cancel()
    return (Int(process.terminationStatus), rest)
  }

  /// All that the server wrote to standard error. Only once it has ended.
  var errors: String {
    let data = (try? errorOutput.fileHandleForReading.readToEnd()) ?? nil
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

/// Where the build puts its products.
enum BuildProducts {
  /// The folders around the running test bundle, the nearest first.
  static var folders: [URL] {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let programs = [
      Bundle.main.executableURL, CommandLine.arguments.first.map { URL(fileURLWithPath: $0) },
    ]
    return (bundles + programs.compactMap { $0 }).map { $0.deletingLastPathComponent() }
  }
}
