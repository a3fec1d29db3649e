/// Reads old-style property lists: `{ key = value; }`, `( a, b )`, `<6461 7461>`, words, quoted
/// strings, comments; and files of strings, which are dictionaries without their braces.
///
/// Nothing is repaired: what is not such a list from its first byte to its last is not read at all,
/// so that no half of a project file is taken for the whole.
struct OpenStepReader {
  /// Values nested deeper than this are not read; project files need seven levels.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The list, or nil where the text is damaged or something else.
  static func read(_ text: SourceText) -> OpenStepValue? {
    var reader = OpenStepReader(text.bytes)
    let start = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    reader.offset = start
    guard reader.skipTrivia() else { return nil }
    if let value = reader.value(depth: 0), reader.skipTrivia(), reader.byte == nil { return value }
    reader.offset = start
    return reader.strings()
  }

  /// A file of strings: `"key" = "value";` to its end.
  private mutating func strings() -> OpenStepValue? {
    let start = offset
    guard let entries = entries(until: nil, depth: 0), !entries.isEmpty else { return nil }
    return OpenStepValue(content: .dictionary(entries), range: ByteRange(start, offset))
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: first)
      && bytes[offset + 1] == UInt8(ascii: second)
  }

  /// Steps over one byte, if it is this one.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Skips white space and comments; false for a comment without end.
  private mutating func skipTrivia() -> Bool {
    while let byte {
      switch byte {
      case 0x20, 0x09...0x0D: offset += 1
      case UInt8(ascii: "/") where isNext("/", "/"):
        while let byte = self.byte, byte != 0x0A, byte != 0x0D { offset += 1 }
      case UInt8(ascii: "/") where isNext("/", "*"):
        offset += 2
        while !isNext("*", "/") {
          guard offset < bytes.count else { return false }
          offset += 1
        }
        offset += 2
      default: return true
      }
    }
    return true
  }

  private mutating func value(depth: Int) -> OpenStepValue? {
    guard depth < Self.maximumDepth, let byte else { return nil }
    let start = offset
    let content: OpenStepValue.Content?
    switch byte {
    case UInt8(ascii: "{"):
      offset += 1
      content = entries(until: "}", depth: depth).map { .dictionary($0) }
    case UInt8(ascii: "("): content = elements(depth: depth).map { .array($0) }
    case UInt8(ascii: "<"): content = skipData() ? .data : nil
    default: content = string().map { .string($0) }
    }
    return content.map { OpenStepValue(content: $0, range: ByteRange(start, offset)) }
  }

  /// Entries up to a bracket, or up to the end of the text.
  private mutating func entries(
    until close: Unicode.Scalar?, depth: Int
  ) -> [OpenStepValue.Entry]? {
    var entries: [OpenStepValue.Entry] = []
    while true {
      guard skipTrivia() else { return nil }
      if let close { if take(close) { return entries } } else if byte == nil { return entries }
      let start = offset
      guard let key = string() else { return nil }
      let keyRange = ByteRange(start, offset)
      guard skipTrivia() else { return nil }
      // Of a string that means itself, the key is all there is.
      if close == nil, take(";") {
        let value = OpenStepValue(content: .string(key), range: keyRange)
        entries.append(.init(key: key, keyRange: keyRange, value: value, end: offset))
        continue
      }
      guard take("="), skipTrivia(), let value = value(depth: depth + 1), skipTrivia(), take(";")
      else { return nil }
      entries.append(.init(key: key, keyRange: keyRange, value: value, end: offset))
    }
  }

  /// Skips data: hexadecimal digits and white space.
  private mutating func skipData() -> Bool {
    offset += 1
    while let byte, byte != UInt8(ascii: ">") {
      guard byte == 0x20 || (0x09...0x0D) ~= byte || Character(UnicodeScalar(byte)).isHexDigit
      else { return false }
      offset += 1
    }
    return take(">")
  }

  private mutating func elements(depth: Int) -> [OpenStepValue]? {
    offset += 1
    var elements: [OpenStepValue] = []
    while true {
      guard skipTrivia() else { return nil }
      if take(")") { return elements }
      guard let element = value(depth: depth + 1), skipTrivia() else { return nil }
      elements.append(element)
      if take(",") { continue }
      return take(")") ? elements : nil
    }
  }

  private mutating func string() -> String? {
    if let byte, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return quoted(until: byte)
    }
    let start = offset
    while let byte, Self.isWord(byte) {
      // A comment may follow a word without a space.
      if isNext("/", "*") || (isNext("/", "/") && offset == start) { break }
      offset += 1
    }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(until quote: UInt8) -> String? {
    offset += 1
    var content: [UInt8] = []
    while let byte {
      offset += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      guard let escaped = self.byte else { return nil }
      offset += 1
      switch escaped {
      case UInt8(ascii: "n"): content.append(0x0A)
      case UInt8(ascii: "t"): content.append(0x09)
      case UInt8(ascii: "r"): content.append(0x0D)
      case UInt8(ascii: "U"), UInt8(ascii: "u"): content += unicodeEscape()
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        // An octal number stands for a byte of an encoding that is not ours: nothing depends on it.
        content += "\u{FFFD}".utf8
        for _ in 0..<2 {
          guard let digit = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit)
          else { break }
          offset += 1
        }
      default: content.append(escaped)
      }
    }
    return nil
  }

  /// The character of up to four hexadecimal digits.
  private mutating func unicodeEscape() -> [UInt8] {
    let start = offset
    while offset < start + 4, let byte, Character(UnicodeScalar(byte)).isHexDigit { offset += 1 }
    let digits = String(decoding: bytes[start..<offset], as: UTF8.self)
    let scalar = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) ?? "\u{FFFD}"
    return Array(String(Character(scalar)).utf8)
  }
}
