/// Prose set in lines of a given width.
enum Paragraphs {
  /// Breaks each line of `text` between words, so that no line is wider than `width` columns where
  /// words allow it. List items ("- ", "1. ") hang. Blank lines stay; every line ends with "\n".
  static func wrapped(
    _ text: String, width: Int, indent: String = "", hanging: String? = nil
  ) -> String {
    var result = ""
    var leading = indent
    for line in joined(text) {
      if line.isEmpty {
        result += "\n"
        continue
      }
      let marker = listMarker(of: line)
      let follow =
        (hanging ?? indent) + String(repeating: " ", count: DisplayWidth.of(marker))
      var current = leading
      var isAtStart = true
      var column = DisplayWidth.of(leading)
      for word in line.split(separator: " ") {
        let wordWidth = DisplayWidth.of(word)
        if isAtStart {
          current += word
          column += wordWidth
        } else if column + 1 + wordWidth <= width {
          current += " " + word
          column += 1 + wordWidth
        } else {
          result += current + "\n"
          current = follow + word
          column = DisplayWidth.of(follow) + wordWidth
        }
        isAtStart = false
      }
      result += current + "\n"
      leading = hanging ?? indent
    }
    return result
  }

  /// The paragraphs and list items of a text, each on one line, blank lines between them kept.
  private static func joined(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line.drop { $0 == " " })
      if let last = lines.last, !last.isEmpty, !line.isEmpty, listMarker(of: line).isEmpty {
        lines[lines.count - 1] = last + " " + line
      } else {
        lines.append(line)
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// "- ", "* " or "12. " where a line begins so, else nothing.
  private static func listMarker(of line: String) -> Substring {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return line.prefix(2) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line[digits.endIndex...].hasPrefix(". ") else { return "" }
    return line.prefix(digits.count + 2)
  }
}
