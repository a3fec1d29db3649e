import AAAnalysis

/// What tells a finding again after lines have moved and files have new names.
///
/// Made of the rule, of the line on which the finding starts and of the lines around it that are
/// not empty, each without the white space at its ends; never of the path or the line's number.
struct Fingerprint: Hashable, Sendable {
  /// Sixteen hexadecimal digits.
  let text: String

  init(text: String) { self.text = text }

  init(_ finding: Finding, in text: SourceText?) {
    var hash = StableHash()
    hash.add(finding.rule.utf8)
    if let text {
      let line = text.lines.line(containing: min(finding.location.range.start, text.count))
      hash.add(Self.trimmed(line, in: text))
      hash.add(Self.neighbour(of: line, by: -1, in: text))
      hash.add(Self.neighbour(of: line, by: 1, in: text))
    }
    self.text = hash.digits
  }

  private static func trimmed(_ line: Int, in text: SourceText) -> ArraySlice<UInt8> {
    var content = text.slice(text.contentRange(ofLine: line))
    while content.first == 0x20 || content.first == 0x09 { content.removeFirst() }
    while content.last == 0x20 || content.last == 0x09 { content.removeLast() }
    return content
  }

  /// The nearest line above or below that is not empty; nothing where there is none near.
  private static func neighbour(
    of line: Int, by step: Int, in text: SourceText
  ) -> ArraySlice<UInt8> {
    var candidate = line + step
    for _ in 0..<50 {
      guard candidate >= 0, candidate < text.lines.count else { return [] }
      let content = trimmed(candidate, in: text)
      if !content.isEmpty { return content }
      candidate += step
    }
    return []
  }
}
