/// A chain of calls as a whole: the expression around a call, with the modifiers behind it.
struct ModifierChain {
  /// The whole expression.
  let top: NodeID
  /// The names of its modifiers, the innermost first.
  let names: [String]
  /// Whether it is all that stands at its place: not so for an operand, and in front of an `#if`.
  let isWhole: Bool

  /// The chain on a call or name, no further than `end` where that is a part of it.
  init(on base: NodeID, in tree: SyntaxTree, upTo end: NodeID? = nil) {
    let start = tree.range(base).start
    let path = tree.path(to: start + 1)
    var top = base
    var names: [String] = []
    var isWhole = path.contains(base)
    search: for node in path.prefix(while: { $0 != base }).reversed() {
      if top == end { break }
      switch tree.kind(node) {
      case .memberExpr where tree.range(node).start == start:
        names.append(tree.name(node))
        top = node
      case .callExpr where tree.range(node).start == start: top = node
      case .sequenceExpr, .postfixIfConfigExpr:
        isWhole = false
        break search
      default: break search
      }
    }
    self.top = top
    self.names = names
    self.isWhole = isWhole
  }
}

extension SyntaxTree {
  /// Whether no comment stands in a range.
  func isFreeOfComments(_ range: ByteRange) -> Bool {
    !comments.contains { $0.intersects(range) }
  }

  /// The edits that put an expression into a closure of a new one: `before { … } after`, on one
  /// line where the expression is on one, else on lines of their own. Nil where its lines cannot
  /// be moved.
  ///
  /// - Parameters:
  ///   - before: the closures in front of that of the expression, each as its head and content,
  ///     such as `Label` and `Text("Draw")`.
  ///   - head: what stands in front of the expression's own brace.
  func edits(
    wrapping expression: NodeID, behind before: [(head: String, content: String)], head: String
  ) -> [TextEdit]? {
    let range = range(expression)
    let first = text.lines.line(containing: range.start)
    let last = text.lines.line(containing: range.end)
    guard first != last else {
      let front = before.map { "\($0.head) { \($0.content) } " }.joined()
      return [
        TextEdit(at: range.start, insert: front + head + " { "),
        TextEdit(at: range.end, insert: " }"),
      ]
    }
    let outer = text.lineEnding.rawValue + text.indentation(ofLineContaining: range.start)
    let unit = indentationUnit
    guard !text[range].contains("\"\"\"") else { return nil }
    let front = before.map { "\($0.head) {\(outer)\(unit)\($0.content)\(outer)} " }.joined()
    var edits = [TextEdit(at: range.start, insert: front + head + " {" + outer + unit)]
    for line in (first + 1)...last where !text.contentRange(ofLine: line).isEmpty {
      edits.append(TextEdit(at: text.lines.start(ofLine: line), insert: unit))
    }
    edits.append(TextEdit(at: range.end, insert: outer + "}"))
    return edits
  }

  /// A closure on as many lines as a node that it stands beside has.
  func closure(around content: String, like node: NodeID) -> String {
    let range = range(node)
    guard text.lines.line(containing: range.start) != text.lines.line(containing: range.end) else {
      return "{ \(content) }"
    }
    let outer = text.lineEnding.rawValue + text.indentation(ofLineContaining: range.start)
    return "{" + outer + indentationUnit + content + outer + "}"
  }
}
