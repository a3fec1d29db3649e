extension SourceText {
  /// The white space at the beginning of the line that holds `offset`.
  func indentation(ofLineContaining offset: Int) -> String {
    let content = contentRange(ofLine: lines.line(containing: offset))
    var end = content.start
    while end < content.end, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return self[ByteRange(content.start, end)]
  }

  /// What one level of indentation is: a tab, or the smallest step of spaces, by the first lines
  /// that are indented. Two spaces where nothing is.
  var indentationUnit: String {
    var smallest = Int.max
    var seen = 0
    for line in 0..<min(lines.count, 400) {
      let content = contentRange(ofLine: line)
      guard let first = byte(at: content.start) else { continue }
      if first == 0x09 { return "\t" }
      guard first == 0x20 else { continue }
      var width = 0
      while content.start + width < content.end, bytes[content.start + width] == 0x20 { width += 1 }
      // A single space leads the lines of block comments.
      guard width > 1, content.start + width < content.end else { continue }
      smallest = min(smallest, width)
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
