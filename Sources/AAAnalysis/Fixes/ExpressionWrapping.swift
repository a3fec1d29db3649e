/// Puts an expression into the braces of a new one, on lines of their own, and moves what follows
/// it in the chain to where the new one stands.
struct ExpressionWrapping {
  let tree: SyntaxTree
  /// The expression's range.
  let range: ByteRange
  /// The indentation of the line on which it begins.
  let indentation: String
  let unit: String
  let newline: String
  /// Whether nothing stands before it on its line.
  let startsLine: Bool

  /// Nil where lines cannot be moved without changing a text.
  init?(_ expression: NodeID, in tree: SyntaxTree) {
    let text = tree.text
    self.tree = tree
    range = tree.range(expression)
    indentation = text.indentation(ofLineContaining: range.start)
    unit = tree.indentationUnit
    newline = text.lineEnding.rawValue
    let line = text.lines.start(ofLine: text.lines.line(containing: range.start))
    startsLine = line + indentation.utf8.count == range.start
    guard !text[range].contains("\"\"\"") else { return nil }
  }

  /// A new line at the expression's own indentation, and one that is a level deeper.
  var outer: String { newline + indentation }
  var inner: String { outer + unit }

  var isOnOneLine: Bool {
    tree.text.lines.line(containing: range.start) == tree.text.lines.line(containing: range.end)
  }

  /// The edits that put `head`, up to its brace, in front.
  func opening(_ head: String) -> [TextEdit] {
    let text = tree.text
    var edits = [TextEdit(at: range.start, insert: head + inner)]
    let first = text.lines.line(containing: range.start)
    let last = text.lines.line(containing: range.end)
    guard first < last else { return edits }
    for line in (first + 1)...last where !text.contentRange(ofLine: line).isEmpty {
      edits.append(TextEdit(at: text.lines.start(ofLine: line), insert: unit))
    }
    return edits
  }

  /// The edits that move the lines behind an offset, up to another one, out by as much as a link of
  /// the chain stands further in than the expression. Nil where a text would change.
  func outdenting(_ link: NodeID, from start: Int, to end: Int) -> [TextEdit]? {
    let text = tree.text
    guard let callee = tree.callee(of: link), let name = tree.token(callee), name > 0 else {
      return nil
    }
    let dot = tree.token(at: name - 1)
    let old = text.indentation(ofLineContaining: dot.start)
    guard dot.startsLine, old.hasPrefix(indentation), old != indentation else { return [] }
    let first = text.lines.line(containing: start)
    let last = text.lines.line(containing: end)
    guard first < last else { return [] }
    if text[ByteRange(start, end)].contains("\"\"\"") { return nil }
    var edits: [TextEdit] = []
    for line in (first + 1)...last {
      let content = text.contentRange(ofLine: line)
      let lead = ByteRange(content.start, content.start + old.utf8.count)
      guard lead.end <= content.end, text[lead] == old else { continue }
      edits.append(TextEdit(lead, indentation))
    }
    return edits
  }

  /// Text from another line, indented for its place; nil where a text in it would change.
  func moved(_ part: ByteRange, to new: String) -> String? {
    let text = tree.text[part]
    guard !text.contains("\"\"\"") else { return nil }
    let old = tree.text.indentation(ofLineContaining: part.start)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = lines.first else { return text }
    return ([String(first)]
      + lines.dropFirst().map { line in
        line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
      })
      .joined(separator: newline)
  }
}

extension [TextEdit] {
  /// The edits in order, insertions at one place made into one: those that come first stand first.
  var merged: [TextEdit] {
    var result: [TextEdit] = []
    let sorted = enumerated().sorted { left, right in
      (left.element.range, left.offset) < (right.element.range, right.offset)
    }
    for (_, edit) in sorted {
      if let last = result.last, last.range == edit.range, edit.range.isEmpty {
        result[result.count - 1].replacement += edit.replacement
      } else {
        result.append(edit)
      }
    }
    return result
  }
}
