extension SourceText {
  /// The edit that takes out the lines of a range with all that stands on them. Nil unless that is
  /// nothing but white space before the range, and white space and these separators behind it.
  func edit(removingLinesOf range: ByteRange, andBehind separators: String = "") -> TextEdit? {
    let first = lines.line(containing: range.start)
    let last = lines.line(containing: max(range.start, range.end - 1))
    let start = lines.start(ofLine: first)
    let end = contentRange(ofLine: last).end
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard slice(ByteRange(start, range.start)).allSatisfy(isSpace),
      slice(ByteRange(range.end, end)).allSatisfy({
        isSpace($0) || separators.utf8.contains($0)
      })
    else { return nil }
    let next = last + 1 < lines.count ? lines.start(ofLine: last + 1) : end
    return TextEdit(ByteRange(start, next), "")
  }
}
