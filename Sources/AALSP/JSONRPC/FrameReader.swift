/// Cuts a byte stream into message bodies: header fields, an empty line, `Content-Length` bytes.
///
/// A header that makes no sense is told and skipped: reading goes on at the next `Content-Length`
/// field, so that one bad writer does not end the conversation. Memory stays in proportion to the
/// bytes that have arrived, whatever a header promises.
struct FrameReader {
  /// What the stream holds next.
  enum Frame: Equatable {
    case body([UInt8])
    /// Something was skipped; the text says what, for the log.
    case damage(String)
  }

  /// The longest body that is accepted, in bytes.
  static let bodyLimit = 256 << 20
  /// The longest header that is accepted, in bytes.
  static let headerLimit = 16 << 10

  private var buffer: [UInt8] = []
  /// Offset in `buffer` of the first byte that has not been used.
  private var start = 0
  /// Length of the body that the last complete header announced.
  private var awaited: Int?
  /// Whether bytes are being skipped up to the next `Content-Length` field.
  private var isSkipping = false

  /// Takes bytes as they arrive, in pieces of any size.
  mutating func append(_ bytes: [UInt8]) {
    if start == buffer.count {
      buffer = bytes
      start = 0
      return
    }
    if start > 1 << 16, start > buffer.count / 2 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next frame, or nil until more bytes arrive.
  mutating func next() -> Frame? {
    while true {
      if let length = awaited {
        guard buffer.count - start >= length else { return nil }
        let body = Array(buffer[start..<start + length])
        start += length
        awaited = nil
        return .body(body)
      }
      if isSkipping, !skipToHeader() { return nil }
      switch header() {
      case .complete(let length): awaited = length
      case .incomplete: return nil
      case .damaged(let reason): return .damage(reason)
      }
    }
  }

  /// What is left when the input ends: nil when it ended between two messages.
  var damageAtEnd: String? {
    if awaited != nil { return "The input ended inside a message's body." }
    if isSkipping { return nil }
    return start < buffer.count ? "The input ended inside a message's header." : nil
  }
}

extension FrameReader {
  private enum Header {
    case complete(length: Int)
    case incomplete
    case damaged(String)
  }

  /// Reads a header from `start` on, and steps over it.
  private mutating func header() -> Header {
    var cursor = start
    var length: Int?
    while let end = buffer[cursor...].firstIndex(of: 0x0A) {
      guard end - start <= Self.headerLimit else { break }
      var line = buffer[cursor..<end]
      if line.last == 0x0D { line.removeLast() }
      cursor = end + 1
      if line.isEmpty {
        // Empty lines before a header are what a sloppy writer leaves behind a body.
        if cursor - start <= 2 {
          start = cursor
          continue
        }
        guard let length else {
          start = cursor
          return damaged("A header has no Content-Length field.")
        }
        start = cursor
        return .complete(length: length)
      }
      switch Self.field(line) {
      case .contentLength(let value):
        guard value <= Self.bodyLimit else {
          start = cursor
          return damaged("A Content-Length of \(value) is beyond the limit of \(Self.bodyLimit).")
        }
        length = value
      case .other: break
      case .invalidLength:
        start = cursor
        return damaged("A Content-Length is no number: \(Self.excerpt(line))")
      case .none:
        // The next header may begin in the middle of this very line, behind a body that was longer
        // than announced; the search starts here, past its first byte.
        start += 1
        return damaged("A header line is no field: \(Self.excerpt(line))")
      }
    }
    guard buffer.count - start > Self.headerLimit else { return .incomplete }
    start += 1
    return damaged("A header is longer than \(Self.headerLimit) bytes.")
  }

  private mutating func damaged(_ reason: String) -> Header {
    isSkipping = true
    return .damaged(reason)
  }

  /// Steps to the next `Content-Length:`; false where none has arrived yet.
  private mutating func skipToHeader() -> Bool {
    let name = Self.contentLengthName
    var cursor = start
    while cursor + name.count < buffer.count {
      if buffer[cursor] | 0x20 == name[0], Self.matches(name, buffer[cursor...]),
        buffer[cursor + name.count] == UInt8(ascii: ":")
      {
        start = cursor
        isSkipping = false
        return true
      }
      cursor += 1
    }
    start = cursor
    return false
  }
}

extension FrameReader {
  private enum Field {
    case contentLength(Int)
    case invalidLength
    case other
  }

  private static let contentLengthName = Array("content-length".utf8)

  /// Reads one header line without its ending; nil where it is no `name: value`.
  private static func field(_ line: ArraySlice<UInt8>) -> Field? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return nil
    }
    let name = line[..<colon]
    guard name.allSatisfy(isNameByte) else { return nil }
    guard name.count == contentLengthName.count, matches(contentLengthName, name) else {
      return .other
    }
    let value = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
    guard !value.isEmpty, value.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return .invalidLength
    }
    return .contentLength(Int(String(decoding: value, as: UTF8.self)) ?? Int.max)
  }

  /// What real fields are made of. A stricter view than HTTP's finds the end of a body sooner.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether `bytes` begin with `name` (in lower case), whatever their case.
  private static func matches(_ name: [UInt8], _ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= name.count else { return false }
    return zip(name, bytes).allSatisfy { expected, byte in
      byte == expected || (0x41...0x5A).contains(byte) && byte | 0x20 == expected
    }
  }

  private static func excerpt(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line.prefix(80), as: UTF8.self)
    return line.count > 80 ? "\(text)…" : text
  }
}
