/// The text of one document: its UTF-8 bytes and where its lines begin.
///
/// Any bytes are accepted: a document that is being edited, or read from disk, may hold anything.
/// Bytes that are no UTF-8 count as one column each.
public struct SourceText: Sendable, Equatable {
  public let bytes: [UInt8]
  public let lines: LineIndex

  public init(bytes: [UInt8]) {
    self.bytes = bytes
    self.lines = LineIndex(bytes)
  }

  public init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  /// Number of bytes.
  public var count: Int { bytes.count }

  /// The text as a string; ill-formed bytes become U+FFFD.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of a range, clamped to the document; ill-formed bytes become U+FFFD.
  public subscript(range: ByteRange) -> String {
    String(decoding: slice(range), as: UTF8.self)
  }

  /// The bytes of a range, clamped to the document.
  public func slice(_ range: ByteRange) -> ArraySlice<UInt8> {
    let start = max(0, min(range.start, bytes.count))
    let end = max(start, min(range.end, bytes.count))
    return bytes[start..<end]
  }

  /// The byte at `offset`, or nil outside the document.
  public func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// The bytes of a 0-based line without its line ending; a line out of range is clamped.
  public func contentRange(ofLine line: Int) -> ByteRange {
    let line = max(0, min(line, lines.count - 1))
    let start = lines.start(ofLine: line)
    var end = line + 1 < lines.count ? lines.start(ofLine: line + 1) : bytes.count
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }

  public static func == (left: SourceText, right: SourceText) -> Bool {
    left.bytes == right.bytes
  }
}
