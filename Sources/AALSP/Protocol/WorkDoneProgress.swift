/// Chapters "Work Done Progress" and "Window Features".
extension LSP {
  struct WorkDoneProgressCreateParams: Sendable, Encodable {
    var token: String
  }

  struct WorkDoneProgressCancelParams: Sendable, Decodable {
    /// A number or a string; ours are strings.
    var token: JSONValue
  }

  /// A step of work, or a part of a result.
  struct ProgressParams<Value: Sendable & Encodable>: Sendable, Encodable {
    /// A number or a string.
    var token: JSONValue
    var value: Value
  }

  struct WorkDoneProgress: Sendable, Encodable {
    enum Kind: String, Sendable, Encodable {
      case begin, report, end
    }

    var kind: Kind
    var title: String?
    var cancellable: Bool?
    var message: String?
    /// 0 to 100, never falling.
    var percentage: Int?
  }

  /// For the client's output channel.
  struct LogMessageParams: Sendable, Encodable {
    /// 1 error, 2 warning, 3 information, 4 log.
    var type: Int
    var message: String
  }
}
