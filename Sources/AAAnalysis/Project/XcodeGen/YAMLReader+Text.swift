extension YAMLReader {
  // MARK: Keys

  /// Whether `key:` begins here.
  var isAtKey: Bool {
    var copy = self
    return copy.key() != nil
  }

  /// A key with its colon.
  mutating func key() -> (String, ByteRange)? {
    let start = offset
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      guard let text = quoted() else { return nil }
      let range = ByteRange(start, offset)
      skipSpaces()
      guard byte == UInt8(ascii: ":"), isSpaceOrEnd(offset + 1) else { return nil }
      offset += 1
      return (text, range)
    }
    guard let first = byte, !Self.isIndicator(first) else { return nil }
    while !isAtLineEnd {
      if byte == UInt8(ascii: ":"), isSpaceOrEnd(offset + 1) {
        let range = ByteRange(start, trimmed(start, offset))
        guard !range.isEmpty else { return nil }
        offset += 1
        return (text(range), range)
      }
      if isAtComment { return nil }
      offset += 1
    }
    return nil
  }

  /// Bytes that no plain text begins with, `-`, `?` and `:` apart.
  private static func isIndicator(_ byte: UInt8) -> Bool {
    "[]{},#&*!|>'\"%@`".utf8.contains(byte)
  }

  // MARK: Plain text

  /// Text without quotes, which may go on in lines that are indented deeper than a column.
  mutating func plain(above parent: Int) -> YAMLValue? {
    let start = offset
    var end = offset
    var pieces: [String] = []
    while true {
      let lineStart = offset
      while !isAtLineEnd, !isAtComment {
        // A key inside plain text is a mistake.
        if byte == UInt8(ascii: ":"), isSpaceOrEnd(offset + 1) { return nil }
        offset += 1
      }
      end = trimmed(lineStart, offset)
      pieces.append(text(ByteRange(lineStart, end)))
      let lineEnd = offset
      guard !isAtComment, let column = skipToContent() else {
        offset = lineEnd
        break
      }
      guard column > parent, parent >= 0 else {
        offset = lineEnd
        break
      }
      if isAfterComment(lineEnd) { return nil }
    }
    while !isAtLineEnd { offset += 1 }
    let whole = pieces.joined(separator: " ")
    let range = ByteRange(start, end)
    switch whole {
    case "", "~", "null", "Null", "NULL": return YAMLValue(content: .null, range: range)
    default: return YAMLValue(content: .scalar(whole, isQuoted: false), range: range)
    }
  }

  /// Whether a comment stands between a place and here: it ends plain text, so what follows is a
  /// mistake.
  private func isAfterComment(_ start: Int) -> Bool {
    bytes[start..<offset].contains(UInt8(ascii: "#"))
  }

  // MARK: Blocks of text

  /// `|` and `>`: the lines that are indented deeper than a column.
  mutating func textBlock(above parent: Int) -> YAMLValue? {
    let start = offset
    let isFolded = byte == UInt8(ascii: ">")
    offset += 1
    var keepsEnd: Bool?
    var indentation: Int?
    while let byte, !isAtLineEnd, byte != 0x20, byte != 0x09 {
      switch byte {
      case UInt8(ascii: "-"): keepsEnd = false
      case UInt8(ascii: "+"): keepsEnd = true
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        indentation = max(0, parent) + Int(byte - UInt8(ascii: "0"))
      default: return nil
      }
      offset += 1
    }
    skipSpaces()
    guard isAtLineEnd || isAtComment else { return nil }
    while !isAtLineEnd { offset += 1 }
    var lines: [String] = []
    var end = offset
    while byte != nil {
      var next = offset
      skipLineEnd(&next)
      let lineStart = next
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
      let isBlank = next >= bytes.count || bytes[next] == 0x0A || bytes[next] == 0x0D
      if !isBlank {
        let column = next - lineStart
        if indentation == nil { indentation = column }
        guard column > parent, column >= indentation ?? 0 else { break }
      }
      offset = next
      while !isAtLineEnd { offset += 1 }
      let textStart = isBlank ? next : lineStart + (indentation ?? 0)
      lines.append(text(ByteRange(min(textStart, offset), offset)))
      if !isBlank { end = offset }
      if next >= bytes.count { break }
    }
    if keepsEnd != true { while lines.last?.isEmpty == true { lines.removeLast() } }
    var whole = lines.joined(separator: isFolded ? " " : "\n")
    if keepsEnd != false, !lines.isEmpty { whole += "\n" }
    return YAMLValue(
      content: .scalar(whole, isQuoted: true), range: ByteRange(start, max(end, start + 1)))
  }

  // MARK: Quotes

  /// Text in quotes; lines inside are joined.
  mutating func quoted() -> String? {
    let quote = byte
    offset += 1
    var content: [UInt8] = []
    while let byte {
      offset += 1
      switch byte {
      case quote:
        guard quote == UInt8(ascii: "'"), self.byte == quote else {
          return String(decoding: content, as: UTF8.self)
        }
        offset += 1
        content.append(byte)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        guard let escape = escape() else { return nil }
        content += escape
      case 0x0A, 0x0D:
        while content.last == 0x20 || content.last == 0x09 { content.removeLast() }
        content.append(0x20)
        while let byte = self.byte, byte == 0x20 || (0x09...0x0D) ~= byte { offset += 1 }
      default: content.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> [UInt8]? {
    guard let escaped = byte else { return nil }
    offset += 1
    switch escaped {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "e"): return [0x1B]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), 0x20: return [escaped]
    case UInt8(ascii: "x"): return scalar(digits: 2)
    case UInt8(ascii: "u"): return scalar(digits: 4)
    case UInt8(ascii: "U"): return scalar(digits: 8)
    case 0x0A, 0x0D:
      while let byte, byte == 0x20 || (0x09...0x0D) ~= byte { offset += 1 }
      return []
    default: return nil
    }
  }

  private mutating func scalar(digits: Int) -> [UInt8]? {
    guard offset + digits <= bytes.count else { return nil }
    let text = text(ByteRange(offset, offset + digits))
    offset += digits
    guard let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
    return Array(String(Character(scalar)).utf8)
  }
}
