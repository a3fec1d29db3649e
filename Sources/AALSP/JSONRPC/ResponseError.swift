/// Why a request got no result.
struct ResponseError: Error, Equatable, Sendable {
  /// The codes in use, as JSON-RPC 2.0 and LSP 3.17 number them.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    /// What the request is about has changed since the client learned of it.
    case contentModified = -32801
    /// The client cancelled the request before its turn came, or while it was worked on.
    case requestCancelled = -32800
  }

  /// A code of ours, or any number that a client chose.
  var code: Int
  /// One sentence for the client's log.
  var message: String

  /// The answer to a request that the client has called off.
  static let cancelled = ResponseError(.requestCancelled, "Cancelled by the client.")

  init(_ code: Code, _ message: String) {
    self.code = code.rawValue
    self.message = message
  }
}

extension ResponseError: Codable {
  private enum Key: String, CodingKey {
    case code, message
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    code = (try? container.decode(Int.self, forKey: .code)) ?? Code.internalError.rawValue
    message = (try? container.decode(String.self, forKey: .message)) ?? ""
  }
}
