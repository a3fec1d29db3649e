/// What a string literal means.
public enum StringValue: Sendable, Equatable {
  /// Escapes resolved, indentation of multi-line literals removed.
  case text(String)
  /// It holds interpolations.
  case interpolated
  /// It holds an escape that is none, or its lines are indented less than its end.
  case invalid

  /// The value of a `stringLiteral` node.
  public init(of node: NodeID, in tree: SyntaxTree) {
    guard let index = tree.token(node) else {
      self = .invalid
      return
    }
    if tree.token(at: index).kind != .stringLiteral {
      self = .interpolated
      return
    }
    var decoder = StringDecoder(tree.text.bytes[...], tree.tokenRange(index))
    self = decoder.decode().map(StringValue.text) ?? .invalid
  }

  /// The text, if it is known.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// Reads the text of a literal without interpolations.
struct StringDecoder {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var end: Int
  private let pounds: Int
  private let isMultiline: Bool
  private var isClosed = true

  /// - Parameter range: the literal with its delimiters.
  init(_ bytes: ArraySlice<UInt8>, _ range: ByteRange) {
    self.bytes = bytes
    var start = range.start
    var pounds = 0
    while start < range.end, bytes[start] == UInt8(ascii: "#") {
      pounds += 1
      start += 1
    }
    self.pounds = pounds
    let quote = start < range.end ? bytes[start] : 0
    let triple = start + 2 < range.end && bytes[start + 1] == quote && bytes[start + 2] == quote
    // `#"""#` is a quotation mark between raw delimiters.
    let isMultiline =
      quote == UInt8(ascii: "\"") && triple && range.length >= 6 + 2 * pounds
      && bytes[start..<range.end].contains { $0 == 0x0A || $0 == 0x0D }
    self.isMultiline = isMultiline
    let delimiter = isMultiline ? 3 : 1
    position = start + delimiter
    end = range.end - delimiter - pounds
    if end < position
      || (end..<(end + delimiter)).contains(where: { bytes[$0] != quote })
    {
      end = max(position, range.end)
      isClosed = false
    }
  }

  mutating func decode() -> String? {
    guard isClosed else { return nil }
    guard isMultiline else { return decodeSingleLine(position, end) }
    return decodeMultiline()
  }

  private func decodeSingleLine(_ start: Int, _ end: Int) -> String? {
    var output: [UInt8] = []
    output.reserveCapacity(end - start)
    guard append(from: start, to: end, into: &output) else { return nil }
    return String(decoding: output, as: UTF8.self)
  }

  private func decodeMultiline() -> String? {
    // The last line, before the delimiter, holds the indentation to remove.
    var lastLine = end
    while lastLine > position, bytes[lastLine - 1] != 0x0A, bytes[lastLine - 1] != 0x0D {
      lastLine -= 1
    }
    let indentation = bytes[lastLine..<end]
    guard indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    var cursor = position
    // Nothing but spaces may follow the opening delimiter.
    while cursor < end, bytes[cursor] == 0x20 || bytes[cursor] == 0x09 { cursor += 1 }
    guard cursor < end, let first = lineEndLength(cursor) else { return nil }
    cursor += first
    var output: [UInt8] = []
    output.reserveCapacity(end - cursor)
    var isFirst = true
    while cursor < lastLine {
      var lineEnd = cursor
      while lineEnd < lastLine, lineEndLength(lineEnd) == nil { lineEnd += 1 }
      if !isFirst { output.append(0x0A) }
      isFirst = false
      var content = cursor
      if bytes[cursor..<lineEnd].starts(with: indentation) {
        content = cursor + indentation.count
      } else if !bytes[cursor..<lineEnd].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        return nil
      } else {
        content = lineEnd
      }
      var contentEnd = lineEnd
      if let escape = escapedLineEnd(content, lineEnd) {
        contentEnd = escape
        // The next line continues this one.
        isFirst = true
      }
      guard append(from: content, to: contentEnd, into: &output) else { return nil }
      cursor = lineEnd + (lineEndLength(lineEnd) ?? 0)
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func lineEndLength(_ offset: Int) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == 0x0A { return 1 }
    if bytes[offset] == 0x0D { return offset + 1 < end && bytes[offset + 1] == 0x0A ? 2 : 1 }
    return nil
  }

  /// Where a backslash escapes the line ending, spaces before it included.
  private func escapedLineEnd(_ start: Int, _ lineEnd: Int) -> Int? {
    var cursor = lineEnd
    while cursor > start, bytes[cursor - 1] == 0x20 || bytes[cursor - 1] == 0x09 { cursor -= 1 }
    var count = 0
    while cursor > start, bytes[cursor - 1] == UInt8(ascii: "#"), count < pounds {
      cursor -= 1
      count += 1
    }
    guard count == pounds, cursor > start, bytes[cursor - 1] == UInt8(ascii: "\\") else {
      return nil
    }
    var backslashes = 0
    var scan = cursor
    while scan > start, bytes[scan - 1] == UInt8(ascii: "\\") {
      backslashes += 1
      scan -= 1
    }
    // Of `\\` the second is escaped itself; in raw strings a backslash escapes only with its `#`.
    if pounds == 0, backslashes % 2 == 0 { return nil }
    return cursor - 1
  }

  /// Copies text with its escapes resolved; false for an escape that is none.
  private func append(from start: Int, to end: Int, into output: inout [UInt8]) -> Bool {
    var cursor = start
    while cursor < end {
      let byte = bytes[cursor]
      guard byte == UInt8(ascii: "\\"), cursor + pounds < end,
        bytes[(cursor + 1)..<(cursor + 1 + pounds)].allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        output.append(byte)
        cursor += 1
        continue
      }
      cursor += 1 + pounds
      guard cursor < end else { return false }
      switch bytes[cursor] {
      case UInt8(ascii: "n"): output.append(0x0A)
      case UInt8(ascii: "r"): output.append(0x0D)
      case UInt8(ascii: "t"): output.append(0x09)
      case UInt8(ascii: "0"): output.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): output.append(bytes[cursor])
      case UInt8(ascii: "u"):
        guard let (scalar, next) = scalar(at: cursor + 1, end) else { return false }
        output.append(contentsOf: String(Character(scalar)).utf8)
        cursor = next
        continue
      default: return false
      }
      cursor += 1
    }
    return true
  }

  /// `{1F600}`.
  private func scalar(at start: Int, _ end: Int) -> (Unicode.Scalar, Int)? {
    guard start < end, bytes[start] == UInt8(ascii: "{") else { return nil }
    var value: UInt32 = 0
    var digits = 0
    var cursor = start + 1
    while cursor < end, bytes[cursor] != UInt8(ascii: "}") {
      let byte = bytes[cursor]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      digits += 1
      guard digits <= 8 else { return nil }
      value = value << 4 | UInt32(digit)
      cursor += 1
    }
    guard cursor < end, digits > 0, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, cursor + 1)
  }
}
