#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads message bodies.
enum MessageReader {
  /// What a body says. Never fails: what cannot be read is a message of its own kind.
  static func message(_ body: [UInt8]) -> ClientMessage {
    let message = decode(Data(body))
    guard message.isUnreadable, let repaired = repair(body) else { return message }
    return decode(repaired)
  }

  private static func decode(_ data: Data) -> ClientMessage {
    do {
      return try JSONDecoder().decode(Envelope.self, from: data).message
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      return .invalid(nil, ResponseError(.parseError, "The message is no JSON."))
    } catch {
      return .invalid(nil, ResponseError(.invalidRequest, "The message is no JSON object."))
    }
  }

  /// The body with ill-formed UTF-8 and halves of surrogate pairs replaced by U+FFFD, or nil where
  /// there is nothing to replace.
  ///
  /// JavaScript's strings may hold half a pair and its JSON writes it as an escape; to lose such a
  /// change would put the document out of step. The replacement is one UTF-16 unit as well.
  private static func repair(_ body: [UInt8]) -> Data? {
    let bytes = Array(String(decoding: body, as: UTF8.self).utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var cursor = 0
    while cursor < bytes.count {
      guard bytes[cursor] == UInt8(ascii: "\\") else {
        result.append(bytes[cursor])
        cursor += 1
        continue
      }
      guard let unit = escapedUnit(bytes, at: cursor) else {
        result.append(contentsOf: bytes[cursor..<min(cursor + 2, bytes.count)])
        cursor += 2
        continue
      }
      if (0xD800...0xDBFF).contains(unit), let low = escapedUnit(bytes, at: cursor + 6),
        (0xDC00...0xDFFF).contains(low)
      {
        result.append(contentsOf: bytes[cursor..<cursor + 12])
        cursor += 12
        continue
      }
      if (0xD800...0xDFFF).contains(unit) {
        result.append(contentsOf: Array("\\uFFFD".utf8))
      } else {
        result.append(contentsOf: bytes[cursor..<cursor + 6])
      }
      cursor += 6
    }
    return result == body ? nil : Data(result)
  }

  /// The UTF-16 unit of a `\uXXXX` escape at `offset`.
  private static func escapedUnit(_ bytes: [UInt8], at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
  }
}

extension ClientMessage {
  /// Whether some of it made no sense, which damaged text may be the reason of.
  fileprivate var isUnreadable: Bool {
    switch self {
    case .invalid: true
    case .request(_, .malformed), .notification(.malformed): true
    case .request, .notification, .response: false
    }
  }
}

/// Reads the members that every message has, and with the method known, its parameters.
private struct Envelope: Decodable {
  var message: ClientMessage

  private enum Key: String, CodingKey {
    case id, method, params, result, error
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let id: RequestID?
    do {
      id = try container.decodeIfPresent(RequestID.self, forKey: .id)
    } catch {
      message = .invalid(
        nil, ResponseError(.invalidRequest, "The id is neither an integer nor a string."))
      return
    }
    guard container.contains(.method) else {
      message = Self.response(id, container)
      return
    }
    guard let method = try? container.decode(String.self, forKey: .method) else {
      message = .invalid(id, ResponseError(.invalidRequest, "The method is no string."))
      return
    }
    let params = Params(container: container)
    if let id {
      message = .request(id, ClientRequest(method: method, params: params))
    } else if container.contains(.id) {
      message = .invalid(nil, ResponseError(.invalidRequest, "The id of a request is null."))
    } else {
      message = .notification(ClientNotification(method: method, params: params))
    }
  }

  private static func response(
    _ id: RequestID?, _ container: KeyedDecodingContainer<Key>
  ) -> ClientMessage {
    guard container.contains(.result) || container.contains(.error) else {
      return .invalid(id, ResponseError(.invalidRequest, "The message has no method."))
    }
    // A reply to a message that had no id of its own: nothing waits for it.
    guard let id else { return .response(nil, .success(.null)) }
    if let error = try? container.decodeIfPresent(ResponseError.self, forKey: .error) {
      return .response(id, .failure(error))
    }
    let result = try? container.decode(JSONValue.self, forKey: .result)
    return .response(id, .success(result ?? .null))
  }

  /// The parameters of the message at hand.
  private struct Params: MessageParameters {
    var container: KeyedDecodingContainer<Key>

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try container.decode(type, forKey: .params)
    }
  }
}
