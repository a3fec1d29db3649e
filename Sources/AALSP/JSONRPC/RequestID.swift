/// The name that one side gives a request, so that the reply can be told from others.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case string(String)
}

extension RequestID: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    }
  }
}

extension RequestID: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let number): String(number)
    case .string(let string): string
    }
  }
}
