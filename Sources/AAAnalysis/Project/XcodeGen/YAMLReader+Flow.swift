/// Values in brackets, and the bytes.
extension YAMLReader {
  /// `[a, b]` or `{a: b}`, over any number of lines.
  mutating func flow(depth: Int) -> YAMLValue? {
    guard depth < Self.maximumDepth else { return nil }
    let start = offset
    let isMapping = byte == UInt8(ascii: "{")
    let close = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    offset += 1
    var elements: [YAMLValue] = []
    var entries: [YAMLValue.Entry] = []
    var keys: Set<String> = []
    while true {
      guard skipFlowSpace() else { return nil }
      if byte == close { break }
      if isMapping {
        guard let entry = flowEntry(depth: depth), keys.insert(entry.key).inserted else {
          return nil
        }
        entries.append(entry)
      } else {
        guard let element = flowElement(depth: depth) else { return nil }
        elements.append(element)
      }
      guard skipFlowSpace() else { return nil }
      if byte == UInt8(ascii: ",") {
        offset += 1
      } else if byte != close {
        return nil
      }
    }
    offset += 1
    guard hasRoom(for: elements.count + entries.count) else { return nil }
    return YAMLValue(
      content: isMapping ? .mapping(entries) : .sequence(elements),
      range: ByteRange(start, offset))
  }

  /// An element, or a pair as in `[run: true]`.
  private mutating func flowElement(depth: Int) -> YAMLValue? {
    let start = offset
    guard let value = flowValue(depth: depth) else { return nil }
    let end = offset
    guard let text = value.text else { return value }
    guard skipFlowSpace() else { return nil }
    guard byte == UInt8(ascii: ":") else {
      offset = end
      return value
    }
    offset += 1
    guard skipFlowSpace(), let inner = flowValue(depth: depth) else { return nil }
    let entry = YAMLValue.Entry(key: text, keyRange: value.range, value: inner)
    return YAMLValue(content: .mapping([entry]), range: ByteRange(start, inner.range.end))
  }

  private mutating func flowEntry(depth: Int) -> YAMLValue.Entry? {
    guard let key = flowValue(depth: depth), let text = key.text, text != "<<", skipFlowSpace()
    else { return nil }
    guard byte == UInt8(ascii: ":") else {
      // A key without a value.
      let null = YAMLValue(content: .null, range: ByteRange(at: key.range.end))
      return YAMLValue.Entry(key: text, keyRange: key.range, value: null)
    }
    offset += 1
    guard skipFlowSpace() else { return nil }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
      let null = YAMLValue(content: .null, range: ByteRange(at: offset))
      return YAMLValue.Entry(key: text, keyRange: key.range, value: null)
    }
    guard let value = flowValue(depth: depth) else { return nil }
    return YAMLValue.Entry(key: text, keyRange: key.range, value: value)
  }

  private mutating func flowValue(depth: Int) -> YAMLValue? {
    let start = offset
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return flow(depth: depth + 1)
    case UInt8(ascii: "*"): return alias(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let text = quoted() else { return nil }
      return YAMLValue(content: .scalar(text, isQuoted: true), range: ByteRange(start, offset))
    case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: ">"), nil:
      return nil
    default: return flowPlain()
    }
  }

  /// Plain text inside brackets: up to a bracket, a comma or a colon.
  private mutating func flowPlain() -> YAMLValue? {
    let start = offset
    var end = offset
    scan: while let byte {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
        UInt8(ascii: "{"):
        break scan
      case UInt8(ascii: ":") where isSpaceOrEnd(offset + 1) || isFlowEnd(offset + 1): break scan
      case 0x0A, 0x0D: break scan
      case UInt8(ascii: "#") where isAtComment: break scan
      case 0x20, 0x09: offset += 1
      default:
        offset += 1
        end = offset
      }
    }
    guard end > start else { return nil }
    let range = ByteRange(start, end)
    let text = text(range)
    switch text {
    case "~", "null", "Null", "NULL": return YAMLValue(content: .null, range: range)
    default: return YAMLValue(content: .scalar(text, isQuoted: false), range: range)
    }
  }

  private func isFlowEnd(_ offset: Int) -> Bool {
    offset < bytes.count && ",]}".utf8.contains(bytes[offset])
  }

  /// Skips white space, line ends and comments; false at the end of the document.
  private mutating func skipFlowSpace() -> Bool {
    while let byte {
      if byte == 0x20 || (0x09...0x0D) ~= byte {
        offset += 1
      } else if isAtComment {
        while !isAtLineEnd { offset += 1 }
      } else {
        return true
      }
    }
    return false
  }

  // MARK: Bytes

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isAtLineEnd: Bool { byte == nil || byte == 0x0A || byte == 0x0D }

  /// Whether `#` begins a comment here: at the start of a line or behind white space.
  var isAtComment: Bool {
    guard byte == UInt8(ascii: "#") else { return false }
    guard offset > 0 else { return true }
    let previous = bytes[offset - 1]
    return previous == 0x20 || (0x09...0x0D) ~= previous
  }

  /// Whether `- ` begins here.
  var isAtEntry: Bool { byte == UInt8(ascii: "-") && isSpaceOrEnd(offset + 1) }

  func isSpaceOrEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] == 0x20 || (0x09...0x0D) ~= bytes[offset]
  }

  func starts(with marker: StaticString) -> Bool {
    let end = offset + marker.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return marker.withUTF8Buffer { bytes[offset..<end].elementsEqual($0) }
  }

  func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// `end`, moved before white space.
  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }

  func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }

  mutating func skipSpaces() {
    while byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  func skipLineEnd(_ offset: inout Int) {
    if offset + 1 < bytes.count, bytes[offset] == 0x0D, bytes[offset + 1] == 0x0A { offset += 1 }
    if offset < bytes.count { offset += 1 }
  }

  /// Comes to the next line with content; its column, -1 at the end, nil where a tab indents it.
  mutating func skipToContent() -> Int? {
    while let byte {
      if byte == 0x20 || byte == 0x0A || byte == 0x0D {
        offset += 1
      } else if isAtComment {
        while !isAtLineEnd { offset += 1 }
      } else if byte == 0x09 {
        // A tab on a line of its own does no harm.
        var next = offset
        while next < bytes.count, bytes[next] == 0x09 || bytes[next] == 0x20 { next += 1 }
        guard next >= bytes.count || bytes[next] == 0x0A || bytes[next] == 0x0D
          || bytes[next] == UInt8(ascii: "#")
        else { return nil }
        offset = next
      } else {
        return column(of: offset)
      }
    }
    return -1
  }

  /// The name of an anchor or an alias.
  mutating func word() -> String {
    let start = offset
    while let byte, !isSpaceOrEnd(offset), !",[]{}".utf8.contains(byte) { offset += 1 }
    return text(ByteRange(start, offset))
  }
}
