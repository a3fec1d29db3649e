/// A JSON text with the places of everything in it, read as far as it can be.
struct JSONDocument: Sendable {
  struct Value: Sendable, Equatable {
    indirect enum Content: Sendable, Equatable {
      case object([Member])
      case array([Value])
      case string(String)
      case number(Double)
      case boolean(Bool)
      case null
    }

    var content: Content
    /// Of a string, with its quotes.
    var range: ByteRange
  }

  struct Member: Sendable, Equatable {
    var key: String
    /// With its quotes.
    var keyRange: ByteRange
    var value: Value
  }

  struct Problem: Sendable, Hashable {
    var range: ByteRange
    /// One sentence.
    var message: String
    /// Whether all is well without what stands there.
    var isSuperfluous = false
  }

  /// Nil where the text holds no value.
  let root: Value?
  /// What breaks the grammar of JSON; after the first, what follows may be misread.
  let problems: [Problem]

  init(_ text: SourceText) {
    var parser = JSONParser(text)
    root = parser.document()
    problems = parser.problems
  }
}

/// Reads RFC 8259's grammar.
private struct JSONParser {
  /// Deeper nesting than any configuration has.
  private static let depthLimit = 64

  private let text: SourceText
  private var offset = 0
  private(set) var problems: [JSONDocument.Problem] = []
  private var hasStopped = false

  init(_ text: SourceText) {
    self.text = text
    // A byte order mark is no part of the text.
    if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func document() -> JSONDocument.Value? {
    skipSpace()
    guard peek != nil else {
      fail("The file is empty; `{}` is the least that it can hold.", at: ByteRange(0, text.count))
      return nil
    }
    let value = value(depth: 0)
    skipSpace()
    if !hasStopped, peek != nil {
      fail("Nothing may follow the closing brace.", at: ByteRange(offset, text.count))
    }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) -> JSONDocument.Value? {
    guard depth < Self.depthLimit else {
      fail("Values are nested too deeply.", at: here)
      return nil
    }
    let start = offset
    let content: JSONDocument.Value.Content?
    switch peek {
    case UInt8(ascii: "{"): content = object(depth).map { .object($0) }
    case UInt8(ascii: "["): content = array(depth).map { .array($0) }
    case UInt8(ascii: "\""): content = string().map { .string($0) }
    default: content = peek.map(Self.isNumber) == true ? number() : word()
    }
    return content.map { JSONDocument.Value(content: $0, range: ByteRange(start, offset)) }
  }

  private mutating func object(_ depth: Int) -> [JSONDocument.Member]? {
    var members: [JSONDocument.Member] = []
    offset += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while !hasStopped {
      let start = offset
      guard peek == UInt8(ascii: "\"") else {
        fail("A name in double quotes is missing here.", at: here)
        break
      }
      guard let key = string() else { break }
      let keyRange = ByteRange(start, offset)
      skipSpace()
      guard take(UInt8(ascii: ":")) else {
        fail("A colon is missing behind this name.", at: keyRange)
        break
      }
      skipSpace()
      guard let value = value(depth: depth + 1) else { break }
      members.append(JSONDocument.Member(key: key, keyRange: keyRange, value: value))
      guard goesOn(to: UInt8(ascii: "}"), after: value.range) else { break }
    }
    // What was read before a mistake still counts.
    return members
  }

  private mutating func array(_ depth: Int) -> [JSONDocument.Value]? {
    var values: [JSONDocument.Value] = []
    offset += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return values }
    while !hasStopped {
      guard let value = value(depth: depth + 1) else { break }
      values.append(value)
      guard goesOn(to: UInt8(ascii: "]"), after: value.range) else { break }
    }
    return values
  }

  /// Whether another element follows; the comma, or the end, is passed.
  private mutating func goesOn(to end: UInt8, after range: ByteRange) -> Bool {
    skipSpace()
    if take(end) { return false }
    let comma = offset
    guard take(UInt8(ascii: ",")) else {
      let bracket = Character(Unicode.Scalar(end))
      fail(
        peek == nil ? "A closing `\(bracket)` is missing." : "A comma is missing behind this.",
        at: range)
      return false
    }
    skipSpace()
    if peek == end {
      fail(
        "A comma must be followed by another element.", at: ByteRange(comma, comma + 1),
        isSuperfluous: true)
      return false
    }
    return true
  }

  private mutating func number() -> JSONDocument.Value.Content? {
    let start = offset
    while let byte = peek, Self.isNumber(byte) { offset += 1 }
    let range = ByteRange(start, offset)
    let written = text[range]
    let digits = written.hasPrefix("-") ? written.dropFirst() : written[...]
    let isPlain =
      digits.first?.isNumber == true && digits.last?.isNumber == true
      && !(digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
    guard isPlain, let number = Double(written), number.isFinite else {
      fail("This is no number of JSON.", at: range)
      return nil
    }
    return .number(number)
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func word() -> JSONDocument.Value.Content? {
    let start = offset
    while let byte = peek, (byte | 0x20) >= 0x61, (byte | 0x20) <= 0x7A { offset += 1 }
    switch text[ByteRange(start, offset)] {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      let isComment = peek == UInt8(ascii: "/") && offset == start
      fail(
        isComment ? "JSON has no comments." : "A value is missing here.",
        at: offset > start ? ByteRange(start, offset) : here)
      return nil
    }
  }

  // MARK: Strings

  private mutating func string() -> String? {
    let start = offset
    offset += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard escape(into: &bytes) else { return nil }
      case 0..<0x20:
        fail(
          byte == 0x0A || byte == 0x0D
            ? "The closing quote is missing." : "Control characters must be escaped.",
          at: ByteRange(start, offset))
        return nil
      default:
        bytes.append(byte)
        offset += 1
      }
    }
    fail("The closing quote is missing.", at: ByteRange(start, offset))
    return nil
  }

  private mutating func escape(into bytes: inout [UInt8]) -> Bool {
    let start = offset
    let letter = text.byte(at: offset + 1)
    offset += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      bytes.append(letter ?? 0)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      guard var code = hexadecimal() else {
        fail("Four hexadecimal digits must follow `\\u`.", at: ByteRange(start, start + 2))
        return false
      }
      if (0xD800..<0xDC00).contains(code), text.byte(at: offset) == UInt8(ascii: "\\"),
        text.byte(at: offset + 1) == UInt8(ascii: "u")
      {
        let before = offset
        offset += 2
        if let low = hexadecimal(), (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        } else {
          offset = before
        }
      }
      bytes += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    default:
      fail("This escape is not known to JSON.", at: ByteRange(start, min(start + 2, text.count)))
      return false
    }
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    let digits = text[ByteRange(offset, offset + 4)]
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: 16)
    else { return nil }
    offset += 4
    return code
  }

  // MARK: Bytes

  private var peek: UInt8? { text.byte(at: offset) }

  /// The next byte, or the last where there is none.
  private var here: ByteRange {
    offset < text.count
      ? ByteRange(offset, offset + 1) : ByteRange(max(0, text.count - 1), text.count)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      offset += 1
    }
  }

  /// The first mistake counts: what follows it is guesswork.
  private mutating func fail(
    _ message: String, at range: ByteRange, isSuperfluous: Bool = false
  ) {
    guard !hasStopped else { return }
    hasStopped = true
    problems.append(
      JSONDocument.Problem(range: range, message: message, isSuperfluous: isSuperfluous))
  }
}
