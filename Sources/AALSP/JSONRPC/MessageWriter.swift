#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends messages, whole and one after another, from any thread.
final class MessageWriter: Sendable {
  private struct State: Sendable {
    var isBroken = false
  }

  private let sink: ByteSink
  private let state = Monitor(State())

  init(_ sink: ByteSink) {
    self.sink = sink
  }

  /// Whether the other side has stopped reading.
  var isBroken: Bool { state.with { $0.isBroken } }

  /// Answers a request. A result of nil is the result `null`.
  func reply<Result: Encodable>(to id: RequestID, with result: Result?) {
    send(Response(id: id, result: result))
  }

  /// Answers a request, or, with no id, bytes that hold no readable request.
  func reply(to id: RequestID?, error: ResponseError) {
    send(ErrorResponse(id: id, error: error))
  }

  func notify(_ method: String, _ params: some Encodable) {
    send(Notification(method: method, params: params))
  }

  func request(_ id: RequestID, _ method: String, _ params: some Encodable) {
    send(Request(id: id, method: method, params: params))
  }

  /// A request without parameters.
  func request(_ id: RequestID, _ method: String) {
    send(Request<JSONValue>(id: id, method: method))
  }

  private func send(_ message: some Encodable) {
    guard let frame = Self.frame(message) else { return }
    state.with { state in
      if !state.isBroken, !sink.write(frame) { state.isBroken = true }
    }
  }

  /// Members are sorted and slashes left bare, so that equal messages are equal bytes.
  private static func frame(_ message: some Encodable) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(message) else {
      Log.standardError.write("A \(type(of: message)) could not be encoded.")
      return nil
    }
    var frame = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
    frame.append(contentsOf: body)
    return frame
  }
}

private struct Response<Result: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var id: RequestID
  var result: Result?

  private enum Key: String, CodingKey {
    case jsonrpc, id, result
  }

  // By hand, because a synthesised coder leaves out what is nil, and a response must have a result.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(result, forKey: .result)
  }
}

private struct ErrorResponse: Encodable {
  var jsonrpc = "2.0"
  var id: RequestID?
  var error: ResponseError

  private enum Key: String, CodingKey {
    case jsonrpc, id, error
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}

private struct Notification<Params: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var method: String
  var params: Params
}

private struct Request<Params: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var id: RequestID
  var method: String
  /// Left out where there are none.
  var params: Params?
}
