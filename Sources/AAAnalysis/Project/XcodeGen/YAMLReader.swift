/// Reads as much of YAML as specifications of projects use: blocks, flow forms, quoted and plain
/// text, text blocks, comments, anchors, merge keys.
///
/// Nothing is guessed: where a document holds anything else (tags, complex keys, other documents
/// behind it), none of it is read. Takes time linear in the document's length.
struct YAMLReader {
  /// Values nested deeper than this are not read.
  static let maximumDepth = 64
  /// Longer documents are no specifications of projects.
  static let maximumLength = 1 << 20
  /// Values in a document, those of aliases counted each time.
  static let maximumSize = 100_000

  let bytes: [UInt8]
  var offset = 0
  var anchors: [String: YAMLValue] = [:]
  private var size = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The document's value, or nil where it is not understood from its first byte to its last.
  static func read(_ text: SourceText) -> YAMLValue? {
    guard text.count <= maximumLength else { return nil }
    var reader = YAMLReader(text.bytes)
    if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    guard reader.skipStart() else { return nil }
    guard let column = reader.skipToContent() else { return nil }
    guard column >= 0 else {
      return YAMLValue(content: .null, range: ByteRange(at: reader.offset))
    }
    guard let value = reader.block(above: -1, depth: 0), let rest = reader.skipToContent() else {
      return nil
    }
    return rest < 0 || reader.isAtMarker("...") ? value : nil
  }

  /// Skips the marker that begins a document.
  private mutating func skipStart() -> Bool {
    guard let column = skipToContent() else { return false }
    if column == 0, isAtMarker("---") { offset += 3 }
    return byte != UInt8(ascii: "%")
  }

  private func isAtMarker(_ marker: StaticString) -> Bool {
    starts(with: marker) && isSpaceOrEnd(offset + marker.utf8CodeUnitCount)
  }

  // MARK: Blocks

  /// A value that begins here and is indented deeper than a column.
  mutating func block(above parent: Int, depth: Int) -> YAMLValue? {
    guard depth < Self.maximumDepth else { return nil }
    if parent < 0, isAtMarker("---") || isAtMarker("...") { return nil }
    let column = column(of: offset)
    if isAtEntry { return sequence(at: column, depth: depth) }
    switch byte {
    case UInt8(ascii: "&"): return anchored(above: parent, depth: depth)
    case UInt8(ascii: "?") where isSpaceOrEnd(offset + 1): return nil
    default: break
    }
    if isAtKey { return mapping(at: column, depth: depth) }
    return inlineValue(above: parent, depth: depth)
  }

  /// `&name value`.
  private mutating func anchored(above parent: Int, depth: Int) -> YAMLValue? {
    offset += 1
    let name = word()
    guard !name.isEmpty else { return nil }
    skipSpaces()
    let value: YAMLValue?
    if isAtLineEnd || isAtComment {
      guard let column = skipToContent() else { return nil }
      value =
        column > parent
        ? block(above: parent, depth: depth + 1)
        : YAMLValue(content: .null, range: ByteRange(at: offset))
    } else {
      value = inlineValue(above: parent, depth: depth + 1)
    }
    anchors[name] = value
    return value
  }

  private mutating func sequence(at column: Int, depth: Int) -> YAMLValue? {
    let start = offset
    var elements: [YAMLValue] = []
    var end = offset
    while isAtEntry, self.column(of: offset) == column {
      let dash = offset
      offset += 1
      skipSpaces()
      if isAtLineEnd || isAtComment {
        guard let next = skipToContent() else { return nil }
        if next > column {
          guard let value = block(above: column, depth: depth + 1) else { return nil }
          elements.append(value)
        } else {
          elements.append(YAMLValue(content: .null, range: ByteRange(at: dash + 1)))
        }
      } else {
        guard let value = block(above: column, depth: depth + 1) else { return nil }
        elements.append(value)
      }
      end = elements.last?.range.end ?? end
      guard let next = skipToContent() else { return nil }
      if next != column { break }
    }
    guard hasRoom(for: elements.count) else { return nil }
    return YAMLValue(content: .sequence(elements), range: ByteRange(start, end))
  }

  private mutating func mapping(at column: Int, depth: Int) -> YAMLValue? {
    let start = offset
    var entries: [YAMLValue.Entry] = []
    var keys: Set<String> = []
    var merged: [YAMLValue.Entry] = []
    var end = offset
    while true {
      guard let (key, keyRange) = key() else { return nil }
      skipSpaces()
      let value: YAMLValue
      if isAtLineEnd || isAtComment {
        let afterColon = offset
        guard let next = skipToContent() else { return nil }
        if next > column || (next == column && isAtEntry) {
          let parent = next > column ? column : column - 1
          guard let block = block(above: parent, depth: depth + 1) else { return nil }
          value = block
        } else {
          value = YAMLValue(content: .null, range: ByteRange(at: afterColon))
        }
      } else if byte == UInt8(ascii: "&") {
        guard let anchored = anchored(above: column, depth: depth + 1) else { return nil }
        value = anchored
      } else {
        guard let inline = inlineValue(above: column, depth: depth + 1) else { return nil }
        value = inline
      }
      if key == "<<" {
        guard let more = Self.merging(value) else { return nil }
        merged += more
      } else {
        // A key given twice has no sure meaning.
        guard keys.insert(key).inserted else { return nil }
        entries.append(YAMLValue.Entry(key: key, keyRange: keyRange, value: value))
      }
      end = max(end, keyRange.end, key == "<<" ? 0 : value.range.end)
      guard let next = skipToContent() else { return nil }
      guard next == column, next > 0 || !isAtMarker("...") else { break }
      guard isAtKey else { return nil }
    }
    for entry in merged where keys.insert(entry.key).inserted { entries.append(entry) }
    guard hasRoom(for: entries.count) else { return nil }
    return YAMLValue(content: .mapping(entries), range: ByteRange(start, end))
  }

  /// The entries that a merge key brings; nil for what cannot be merged.
  private static func merging(_ value: YAMLValue) -> [YAMLValue.Entry]? {
    switch value.content {
    case .mapping(let entries): return entries
    case .sequence(let values):
      guard values.allSatisfy({ if case .mapping = $0.content { true } else { false } }) else {
        return nil
      }
      return values.flatMap(\.entries)
    default: return nil
    }
  }

  // MARK: Values

  /// A value that begins on this line and is no block of keys or entries.
  private mutating func inlineValue(above parent: Int, depth: Int) -> YAMLValue? {
    guard depth < Self.maximumDepth, !isAtEntry else { return nil }
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return textBlock(above: parent)
    case UInt8(ascii: "*"):
      guard let value = alias(depth: depth) else { return nil }
      return endLine() ? value : nil
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard let value = flow(depth: depth) else { return nil }
      return endLine() ? value : nil
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = offset
      guard let text = quoted() else { return nil }
      let range = ByteRange(start, offset)
      return endLine() ? YAMLValue(content: .scalar(text, isQuoted: true), range: range) : nil
    case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"): return nil
    default: return plain(above: parent)
    }
  }

  mutating func alias(depth: Int) -> YAMLValue? {
    offset += 1
    guard let value = anchors[word()], depth + value.height < Self.maximumDepth,
      hasRoom(for: value.size(upTo: Self.maximumSize))
    else { return nil }
    return value
  }

  /// Counts values; false where there are too many.
  mutating func hasRoom(for count: Int) -> Bool {
    size += count
    return size <= Self.maximumSize
  }

  /// Whether nothing but a comment follows on the line; steps over it.
  private mutating func endLine() -> Bool {
    skipSpaces()
    guard isAtLineEnd || isAtComment else { return false }
    while !isAtLineEnd { offset += 1 }
    return true
  }
}
