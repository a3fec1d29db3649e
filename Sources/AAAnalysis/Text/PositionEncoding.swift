/// The unit in which a column is counted.
public enum PositionEncoding: String, Sendable, CaseIterable {
  /// One column for each UTF-8 code unit.
  case utf8 = "utf-8"
  /// One column for each UTF-16 code unit: the Language Server Protocol's default.
  case utf16 = "utf-16"
  /// One column for each Unicode scalar.
  case utf32 = "utf-32"
}

/// A place in a document as editors count it: 0-based line, 0-based column in an encoding's units.
public struct LinePosition: Hashable, Sendable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: LinePosition, right: LinePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceText {
  /// The position of a byte offset. An offset out of range is clamped; one inside a scalar counts
  /// as that scalar's start; one inside a line ending counts as the end of its line.
  public func position(at offset: Int, in encoding: PositionEncoding) -> LinePosition {
    let offset = max(0, min(offset, bytes.count))
    let line = lines.line(containing: offset)
    let content = contentRange(ofLine: line)
    let target = min(offset, content.end)
    if encoding == .utf8 {
      return LinePosition(line: line, column: scalarStart(target, in: content) - content.start)
    }
    var column = 0
    var cursor = content.start
    while cursor < target {
      let length = scalarLength(at: cursor, end: content.end)
      if cursor + length > target { break }
      column += width(ofScalarLength: length, in: encoding)
      cursor += length
    }
    return LinePosition(line: line, column: column)
  }

  /// The byte offset of a position. A line or column out of range is clamped (the column to the end
  /// of its line, before the line ending); a column inside a scalar counts as that scalar's start.
  public func offset(of position: LinePosition, in encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= lines.count { return bytes.count }
    let content = contentRange(ofLine: position.line)
    var remaining = max(0, position.column)
    var cursor = content.start
    while cursor < content.end, remaining > 0 {
      let length = scalarLength(at: cursor, end: content.end)
      let width = width(ofScalarLength: length, in: encoding)
      if width > remaining { break }
      remaining -= width
      cursor += length
    }
    return cursor
  }

  /// Length in bytes of the scalar at `offset`; one for a byte that begins no well-formed scalar.
  private func scalarLength(at offset: Int, end: Int) -> Int {
    wellFormedScalarLength(at: offset, end: end) { bytes[$0] } ?? 1
  }

  /// Where the scalar starts inside of which an offset lies; the offset itself where it lies inside
  /// of none.
  private func scalarStart(_ offset: Int, in range: ByteRange) -> Int {
    // A scalar's bytes are at most four.
    var start = offset
    while start > range.start, start > offset - 3 {
      start -= 1
      if start + scalarLength(at: start, end: range.end) > offset { return start }
    }
    return offset
  }

  private func width(ofScalarLength length: Int, in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}
