import Foundation

/// A language server at the other end of two pipes.
final class LanguageServer {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let process: ChildProcess
  private var received: [UInt8] = []
  private var lastRequest = 0

  /// How long a server may take to answer, in seconds.
  static let patience = 60.0

  init(_ path: String, _ arguments: [String] = []) throws {
    // A server that ends early must not end this program with it.
    signal(SIGPIPE, SIG_IGN)
    guard let process = ChildProcess(path, arguments) else {
      throw Failure(description: "\(path) does not start")
    }
    self.process = process
  }

  // MARK: Messages

  /// Sends a request and returns its result.
  @discardableResult
  func request(_ method: String, _ parameters: Any) throws -> Any? {
    lastRequest += 1
    let identifier = lastRequest
    try send(["id": identifier, "method": method, "params": parameters])
    let answer = try receive("an answer to \(method)") { message in
      message["method"] == nil && message["id"] as? Int == identifier
    }
    if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
    return answer["result"]
  }

  func notify(_ method: String, _ parameters: Any) throws {
    try send(["method": method, "params": parameters])
  }

  /// Waits for the diagnostics of a version of a document, and returns how many there are.
  func diagnostics(of uri: String, version: Int) throws -> Int {
    let message = try receive("diagnostics of version \(version)") { message in
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let parameters = message["params"] as? [String: Any], parameters["uri"] as? String == uri
      else { return false }
      return parameters["version"] as? Int ?? version == version
    }
    let parameters = message["params"] as? [String: Any]
    return (parameters?["diagnostics"] as? [Any])?.count ?? 0
  }

  /// Waits until diagnostics of each of these documents have come, and returns how many each has.
  /// Nothing is said meanwhile.
  func diagnostics(ofAll uris: Set<String>) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    while counts.count < uris.count {
      let missing = uris.subtracting(counts.keys)
      let message = try receive("diagnostics of \(missing.sorted().joined(separator: ", "))") {
        $0["method"] as? String == "textDocument/publishDiagnostics"
      }
      guard let parameters = message["params"] as? [String: Any],
        let uri = parameters["uri"] as? String, uris.contains(uri)
      else { continue }
      counts[uri] = (parameters["diagnostics"] as? [Any])?.count ?? 0
    }
    return counts
  }

  /// Waits until the server has read the workspace, as its progress tells.
  func waitUntilRead() throws {
    try receive("the end of the reading") { message in
      let parameters = message["params"] as? [String: Any]
      let value = parameters?["value"] as? [String: Any]
      return message["method"] as? String == "$/progress" && value?["kind"] as? String == "end"
    }
  }

  private func send(_ message: [String: Any]) throws {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = try JSONSerialization.data(withJSONObject: message)
    guard process.write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body) else {
      throw Failure(description: "the server no longer reads")
    }
  }

  /// Reads messages until one fits. Requests of the server are answered with `null`.
  @discardableResult
  private func receive(
    _ what: String, until fits: ([String: Any]) -> Bool
  ) throws -> [String: Any] {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(LanguageServer.patience)
    while true {
      while let message = try nextMessage() {
        if fits(message) { return message }
        if message["method"] != nil, let identifier = message["id"] {
          try send(["id": identifier, "result": NSNull()])
        }
      }
      let rest = (deadline - clock.now) / .seconds(1)
      guard rest > 0, let bytes = process.read(within: rest) else {
        throw Failure(description: "waited \(Int(LanguageServer.patience)) s for \(what)")
      }
      guard !bytes.isEmpty else { throw Failure(description: "ended before \(what)") }
      received += bytes
    }
  }

  /// Takes a whole message from what was received, if one is there.
  private func nextMessage() throws -> [String: Any]? {
    let separator = Array("\r\n\r\n".utf8)
    guard let header = received.firstRange(of: separator) else { return nil }
    let fields = String(decoding: received[..<header.lowerBound], as: UTF8.self)
    var length: Int?
    for line in fields.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        length = Int(parts[1].drop { $0 == " " })
      }
    }
    guard let length else { throw Failure(description: "a header without a length: \(fields)") }
    guard received.count - header.upperBound >= length else { return nil }
    let body = Data(received[header.upperBound..<(header.upperBound + length)])
    received.removeFirst(header.upperBound + length)
    return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
  }
}
