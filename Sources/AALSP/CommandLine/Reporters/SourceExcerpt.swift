import AAAnalysis

/// One line of source, laid out for a terminal, with the columns that a range covers.
struct SourceExcerpt: Equatable, Sendable {
  /// 1-based.
  let lineNumber: Int
  /// The line with tabs expanded and control characters made visible; "…" where it is cut.
  let line: String
  /// Columns before the underline.
  let underlineStart: Int
  /// Columns of the underline, at least one.
  let underlineWidth: Int
  /// The 1-based line where the range ends, if that is another.
  let lastLineNumber: Int?

  private static let tabWidth = 4

  /// The line on which `range` starts. `width` is the most columns that the line may take.
  init(of range: ByteRange, in text: SourceText, width: Int) {
    let lineIndex = text.lines.line(containing: min(max(0, range.start), text.count))
    let content = text.contentRange(ofLine: lineIndex)
    let start = min(max(range.start, content.start), content.end)
    let end = min(max(range.end, start), content.end)
    let lastLine = text.lines.line(containing: min(max(range.end - 1, start), text.count))
    lineNumber = lineIndex + 1
    lastLineNumber = lastLine > lineIndex ? lastLine + 1 : nil

    // Only the neighbourhood of the range is laid out: a line may be of any length.
    let reach = max(20, width) * 4
    let shown = ByteRange(
      Self.scalarBoundary(content.start, start - reach, in: text),
      min(content.end, start + reach))
    var cells = Cells(of: shown, in: text, marked: ByteRange(start, end), tabWidth: Self.tabWidth)
    if shown.start > content.start { cells.isCutBefore = true }
    if shown.end < content.end { cells.isCutAfter = true }
    cells.crop(to: max(20, width))
    (line, underlineStart, underlineWidth) = (cells.text, cells.markStart, max(1, cells.markWidth))
  }

  /// The underline below the line: `^~~~`.
  var underline: String {
    String(repeating: " ", count: underlineStart) + "^"
      + String(repeating: "~", count: underlineWidth - 1)
  }

  /// The first offset at or after `offset`, and not before `start`, that begins a scalar.
  private static func scalarBoundary(_ start: Int, _ offset: Int, in text: SourceText) -> Int {
    var offset = max(start, offset)
    while let byte = text.byte(at: offset), offset > start, byte & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}

/// Characters with their widths, and which of them are marked.
private struct Cells {
  private var cells: [(text: String, width: Int)] = []
  /// Indices of the marked cells; empty at the place of an empty range.
  private var marked: Range<Int>
  var isCutBefore = false
  var isCutAfter = false

  init(of range: ByteRange, in source: SourceText, marked mark: ByteRange, tabWidth: Int) {
    var offset = range.start
    var column = 0
    var first: Int?
    var last: Int?
    for character in source[range] {
      let next = offset + character.utf8.count
      let index = cells.count
      if next > mark.start, first == nil { first = index }
      if offset < mark.end, next > mark.start { last = index }
      if character == "\t" {
        let width = tabWidth - column % tabWidth
        cells.append((String(repeating: " ", count: width), width))
      } else {
        let text = PrintableText.of(character)
        cells.append((text, DisplayWidth.of(text)))
      }
      column += cells[index].width
      offset = next
    }
    let start = first ?? cells.count
    marked = start..<(mark.isEmpty ? start : max(start, last.map { $0 + 1 } ?? start))
  }

  /// Cuts cells away on both sides until the line fits `width`, keeping the mark's start in sight.
  mutating func crop(to width: Int) {
    var total = cells.reduce(0) { $0 + $1.width } + (isCutBefore ? 1 : 0) + (isCutAfter ? 1 : 0)
    guard total > width else { return }
    // A third of the line goes to what stands before the mark.
    var before = markStart
    var dropped = 0
    while before > width / 3, total > width, dropped < marked.lowerBound {
      before -= cells[dropped].width
      total -= cells[dropped].width
      if !isCutBefore {
        isCutBefore = true
        total += 1
      }
      dropped += 1
    }
    cells.removeFirst(dropped)
    marked = marked.lowerBound - dropped..<marked.upperBound - dropped
    while total > width, let last = cells.popLast() {
      total -= last.width
      if !isCutAfter {
        isCutAfter = true
        total += 1
      }
    }
    let lower = min(marked.lowerBound, cells.count)
    marked = lower..<max(lower, min(marked.upperBound, cells.count))
  }

  var text: String {
    (isCutBefore ? "…" : "") + cells.map(\.text).joined() + (isCutAfter ? "…" : "")
  }

  var markStart: Int {
    cells[..<marked.lowerBound].reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
  }

  var markWidth: Int {
    cells[marked].reduce(0) { $0 + $1.width }
  }
}
