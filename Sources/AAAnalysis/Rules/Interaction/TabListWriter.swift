/// Writes a tab view as a list of links, piece by piece, so that what the tabs show stays as it is.
struct TabListWriter {
  let tree: SyntaxTree
  let call: NodeID
  let needsStack: Bool
  /// The form of the icon beside a title; nil where none is added.
  let icon: IconModifier?

  private var text: SourceText { tree.text }
  private var unit: String { tree.indentationUnit }
  private var newline: String { text.lineEnding.rawValue }
  /// What every line inside gets in front of it.
  private var shift: String { needsStack ? unit : "" }

  /// The edits; nil where the layout is not one line after the other.
  func edits(_ tabs: [PlainTab], untitled: [Bool]) -> [TextEdit]? {
    let range = tree.range(call)
    let first = text.lines.line(containing: range.start)
    let last = text.lines.line(containing: range.end)
    guard first < last, !text[range].contains("\"\"\""), hasOneLineComments(range),
      let callee = tree.callee(of: call), let name = tree.nameRange(callee)
    else { return nil }
    let outer = text.indentation(ofLineContaining: range.start)
    var edits = [
      TextEdit(
        name, needsStack ? "NavigationStack {" + newline + outer + unit + "List" : "List")
    ]
    var written: Set<Int> = []
    for (tab, isUntitled) in zip(tabs, untitled) {
      guard let own = self.edits(tab, isUntitled: isUntitled) else { return nil }
      edits += own
      let item = tree.range(tab.item)
      let start = text.lines.line(containing: item.start)
      written.formUnion((start + 1)..<(text.lines.line(containing: item.end) + 1))
    }
    if needsStack {
      for line in (first + 1)...last where !written.contains(line) && !isBlank(line) {
        edits.append(TextEdit(at: text.lines.start(ofLine: line), insert: unit))
      }
      edits.append(TextEdit(at: range.end, insert: newline + outer + "}"))
    }
    if let declaration = icon?.declaration {
      guard range.end < text.count else { return nil }
      edits.append(TextEdit(at: text.count, insert: declaration))
    }
    return edits.sorted { $0.range < $1.range }
  }

  private func hasOneLineComments(_ range: ByteRange) -> Bool {
    tree.comments.allSatisfy { comment in
      !range.intersects(comment) || !text[comment].contains(where: \.isNewline)
    }
  }

  private func isBlank(_ line: Int) -> Bool {
    text.slice(text.contentRange(ofLine: line)).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// What stands in front of a line's first character.
  private func indentation(_ offset: Int) -> String {
    text.indentation(ofLineContaining: offset)
  }

  // MARK: One tab

  private func edits(_ tab: PlainTab, isUntitled: Bool) -> [TextEdit]? {
    let item = tree.range(tab.item)
    let shown = tree.range(tab.destination)
    let front = ByteRange(item.start, shown.start)
    let back = ByteRange(shown.end, item.end)
    let own = indentation(item.start)
    // Each tab begins its line, and not at the edge of the page.
    guard !own.isEmpty, tree.token(at: tree.tokenIndex(at: item.start)).startsLine,
      tree.isFreeOfComments(front), tree.isFreeOfComments(back)
    else { return nil }
    let outer = newline + shift + own
    let line = text.lines.line(containing: shown.start)
    let isFirst = line == text.lines.line(containing: item.start)
    let old = isFirst ? own : indentation(shown.start)
    let new = shift + own + unit
    var edits = [TextEdit(front, "NavigationLink {" + newline + new)]
    let last = text.lines.line(containing: shown.end)
    for next in (line + 1)..<(max(line, last) + 1) where !isBlank(next) {
      let start = text.lines.start(ofLine: next)
      guard indentation(start).hasPrefix(old) else { return nil }
      if old != new {
        edits.append(TextEdit(ByteRange(start, start + old.utf8.count), new))
      }
    }
    var links = ""
    if isUntitled {
      guard let icon, let symbol = StringValue(of: tab.symbol, in: tree).text else { return nil }
      let inner = newline + chainIndentation(shown, old: old, new: new)
      links = inner + ".navigationTitle(\(text[tree.range(tab.title)]))"
      links += inner + icon.link(symbol: symbol)
    }
    let label =
      "Label(\(text[tree.range(tab.title)]), systemImage: \(text[tree.range(tab.symbol)]))"
    edits.append(
      TextEdit(
        back, links + outer + "} label: {" + outer + unit + label + outer + "}"))
    return edits
  }

  /// The indentation of a modifier behind an expression, which moves from one indentation to
  /// another.
  private func chainIndentation(_ expression: ByteRange, old: String, new: String) -> String {
    let first = text.lines.line(containing: expression.start)
    let last = text.lines.line(containing: expression.end)
    guard first != last else { return new + unit }
    let indentation = indentation(expression.end)
    let start = text.lines.start(ofLine: last) + indentation.utf8.count
    let continues = [UInt8(ascii: "."), UInt8(ascii: "}"), UInt8(ascii: ")")]
    guard let byte = text.byte(at: start), continues.contains(byte) else { return new + unit }
    return new + indentation.dropFirst(old.count)
  }
}
