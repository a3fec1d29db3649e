import AAAnalysis

/// The line on which a range starts, cut at a readable length, with the range marked.
struct HTMLExcerpt {
  private static let before = 60
  private static let after = 120

  let html: HTML

  /// Nil where there is nothing to show: of a binary property list, or on an empty line.
  init?(of range: ByteRange, in text: SourceText) {
    if text.bytes.starts(with: "bplist".utf8) { return nil }
    let start = min(max(0, range.start), text.count)
    var line = text.contentRange(ofLine: text.lines.line(containing: start))
    while let byte = text.byte(at: line.start), line.start < line.end, byte == 0x20 || byte == 0x09
    {
      line = ByteRange(line.start + 1, line.end)
    }
    if line.isEmpty { return nil }
    let marked = ByteRange(
      min(max(start, line.start), line.end), min(max(range.end, start, line.start), line.end))
    let first = Self.boundary(max(line.start, marked.start - Self.before), in: text)
    let last = Self.boundary(min(line.end, marked.end + Self.after), in: text)
    let middle = Self.boundary(min(marked.end, marked.start + Self.after), in: text)
    let lead = (first > line.start ? "…" : "") + text[ByteRange(first, marked.start)]
    let tail =
      middle < marked.end
      ? "…" : text[ByteRange(marked.end, last)] + (last < line.end ? "…" : "")
    let mark: HTML =
      marked.isEmpty ? "" : "<mark>\(text[ByteRange(marked.start, middle)])</mark>"
    html = "\(lead)\(mark)\(tail)"
  }

  /// The last offset at or before `offset` that begins a scalar.
  private static func boundary(_ offset: Int, in text: SourceText) -> Int {
    var offset = offset
    while offset > 0, let byte = text.byte(at: offset), byte & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
