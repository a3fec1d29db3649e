extension SourceText {
  /// The white space at the beginning of the line that holds `offset`.
  func indentation(ofLineContaining offset: Int) -> String {
    let content = contentRange(ofLine: lines.line(containing: offset))
    var end = content.start
    while end < content.end, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return self[ByteRange(content.start, end)]
  }
}

extension SyntaxTree {
  /// What one level of indentation is: a tab, or the smallest step of spaces, by the first lines of
  /// code that are indented. Two spaces where none is. Comments and the lines of long texts follow
  /// rules of their own.
  var indentationUnit: String {
    var smallest = Int.max
    var seen = 0
    for index in 0..<min(tokenCount, 20_000) {
      let token = token(at: index)
      guard token.startsLine, !token.isMissing, token.kind != .endOfFile else { continue }
      let line = text.lines.start(ofLine: text.lines.line(containing: token.start))
      let lead = text.indentation(ofLineContaining: token.start)
      // A comment, or a part of a text, may stand in front.
      guard line + lead.utf8.count == token.start else { continue }
      if lead.hasPrefix("\t") { return "\t" }
      guard lead.count > 1 else { continue }
      smallest = min(smallest, lead.count)
      seen += 1
      if seen == 40 { break }
    }
    return String(repeating: " ", count: smallest == Int.max ? 2 : min(smallest, 8))
  }
}

extension SourceText {
  /// The edit that adds lines at the end of the text, below an empty one.
  func appending(_ lines: [String]) -> TextEdit {
    let ending = lineEnding.rawValue
    let endsLine = bytes.last == 0x0A || bytes.last == 0x0D
    return TextEdit(
      at: count,
      insert: (endsLine ? "" : ending) + ending + lines.map { $0 + ending }.joined())
  }
}
