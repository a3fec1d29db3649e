/// Writes the comments that silence a finding.
struct SuppressionFix {
  let file: FileID
  let text: SourceText
  let suppressions: [Suppression]
  /// The tree of a Swift file; nil for all others.
  let tree: SyntaxTree?
  /// What begins a comment in a file of settings; nil for Swift files and property lists.
  var lineComment: LineComments.Opening?

  /// The comments that can be written: for the line, then for the file.
  func fixes(for finding: Finding) -> [Fix] {
    let name = "`\(finding.rule)`"
    var fixes: [Fix] = []
    if let edit = lineEdit(finding) {
      fixes.append(
        Fix(title: "Silence \(name) on this line", changes: [.edit(file, [edit])]))
    }
    if let edit = fileEdit(finding.rule) {
      fixes.append(Fix(title: "Silence \(name) in this file", changes: [.edit(file, [edit])]))
    }
    return fixes
  }

  private func comment(_ words: String) -> String {
    if let lineComment { return "\(lineComment.rawValue) aalsp:\(words)" }
    return tree == nil ? "<!-- aalsp:\(words) -->" : "// aalsp:\(words)"
  }

  /// A comment above the line, or the rule added to one that is there.
  private func lineEdit(_ finding: Finding) -> TextEdit? {
    let offset = finding.location.range.start
    let existing = suppressions.first { suppression in
      text[suppression.form] == "aalsp:disable:next"
        && suppression.names.contains { $0.covered?.touches(offset) == true }
    }
    if let last = existing?.names.last {
      return TextEdit(at: last.range.end, insert: ", " + finding.rule)
    }
    let start = text.lines.start(ofLine: text.lines.line(containing: offset))
    guard takesComment(at: start) else { return nil }
    let indentation = text.indentation(ofLineContaining: offset)
    let line = indentation + comment("disable:next \(finding.rule)") + text.lineEnding.rawValue
    return TextEdit(at: start, insert: line)
  }

  /// A comment before the first line of code.
  private func fileEdit(_ rule: String) -> TextEdit? {
    let first: Int
    if let tree {
      first = (0..<tree.tokenCount).first { !tree.tokenRange($0).isEmpty }
        .map { tree.tokenRange($0).start } ?? text.count
    } else if lineComment != nil {
      first = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    } else {
      guard let root = text.bytes.firstRange(of: "<plist".utf8)?.lowerBound else { return nil }
      first = root
    }
    let start = text.lines.start(ofLine: text.lines.line(containing: first))
    // A declaration behind the end of a comment, or of the XML header, keeps its line.
    let place = text.slice(ByteRange(start, first)).allSatisfy { $0 == 0x20 } ? start : first
    return TextEdit(
      at: place, insert: comment("disable:file \(rule)") + text.lineEnding.rawValue)
  }

  /// Whether a comment at the beginning of a line would be one.
  private func takesComment(at start: Int) -> Bool {
    guard let tree else {
      // A value may go on from the line above.
      if lineComment != nil { return start < 2 || text.byte(at: start - 2) != UInt8(ascii: "\\") }
      let line = text.contentRange(ofLine: text.lines.line(containing: start))
      return text.slice(line).first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "<")
        && !PropertyList(text).comments.contains { $0.range.start < start && start < $0.range.end }
    }
    guard !tree.comments.contains(where: { $0.start < start && start < $0.end }) else {
      return false
    }
    return !tree.path(to: start).contains { node in
      let range = tree.range(node)
      return tree.kind(node) == .stringLiteral && range.start < start && start < range.end
    }
  }
}
