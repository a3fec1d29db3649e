import AAAnalysis

/// Converts between one document's byte offsets and the protocol's positions. Nothing else does.
struct DocumentPositions: Sendable {
  var text: SourceText
  var encoding: PositionEncoding

  func position(of offset: Int) -> LSP.Position {
    let position = text.position(at: offset, in: encoding)
    return LSP.Position(line: position.line, character: position.column)
  }

  func range(of range: ByteRange) -> LSP.Range {
    LSP.Range(start: position(of: range.start), end: position(of: range.end))
  }

  /// A position beyond the text means its end, one beyond a line that line's.
  func offset(of position: LSP.Position) -> Int {
    text.offset(of: LinePosition(line: position.line, column: position.character), in: encoding)
  }

  /// Whether a range is one of the text. That its end lies behind the last line is a way to say
  /// "to the end".
  func hold(_ range: LSP.Range) -> Bool {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    guard start <= end, position(of: start) == range.start else { return false }
    return position(of: end) == range.end || range.end.line >= text.lines.count
  }

  /// A range whose end lies before its start is taken the other way round.
  func byteRange(of range: LSP.Range) -> ByteRange {
    let (first, second) = (offset(of: range.start), offset(of: range.end))
    return ByteRange(min(first, second), max(first, second))
  }
}
