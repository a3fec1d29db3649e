/// Writes what a confirmation adds to a view, in the file's own indentation and line endings.
struct ConfirmationText {
  let view: ConfirmationView
  let tree: SyntaxTree
  /// The expression behind which the dialog stands.
  let expression: NodeID
  /// The modifier that asks: `confirmationDialog` or `alert`.
  var modifier = "confirmationDialog"
  /// The declaration of the state.
  var declaration = ""
  /// Expressions: the titles of the dialog and of the button that confirms.
  var title = ""
  var button = ""
  /// An expression: the title of the button that does nothing.
  var cancel = "\"Cancel\""
  /// The closure that explains what is asked, if any, in its place behind the dialog's own.
  var message: String?
  /// The binding of a state that is true or false.
  var isPresented = ""
  /// The state that holds what is asked about, and the name by which the dialog knows it.
  var presented: (parameter: String, state: String)?

  init(view: ConfirmationView, tree: SyntaxTree, attachedTo expression: NodeID) {
    self.view = view
    self.tree = tree
    self.expression = expression
  }

  private var newline: String { tree.text.lineEnding.rawValue }
  private var unit: String { view.indentationUnit }

  /// The indentation of the dialog's modifier.
  var indentation: String {
    let range = tree.range(expression)
    let lines = tree.text.lines
    let last = lines.line(containing: range.end)
    let indentation = tree.text.indentation(ofLineContaining: range.end)
    return last == lines.line(containing: range.start) ? indentation + unit : indentation
  }

  // MARK: The state

  /// Puts the state behind the last stored property, or in front of everything else.
  var stateEdit: TextEdit {
    guard let property = view.lastProperty else {
      let start = tree.range(view.memberBlock).start + 1
      return TextEdit(
        at: start, insert: newline + view.indentation + declaration + newline)
    }
    let end = tree.range(property).end
    return TextEdit(
      at: endOfLine(after: end), insert: newline + view.indentation + declaration)
  }

  /// The end of the line where only a comment follows; else the offset itself.
  private func endOfLine(after offset: Int) -> Int {
    let line = tree.text.contentRange(ofLine: tree.text.lines.line(containing: offset))
    let rest = tree.text.slice(ByteRange(offset, line.end)).drop { $0 == 0x20 || $0 == 0x09 }
    let slash = UInt8(ascii: "/")
    return rest.isEmpty || rest.starts(with: [slash, slash]) ? line.end : offset
  }

  // MARK: The action

  /// The control's new action: to ask.
  func replacement(of node: NodeID, by assignment: String) -> TextEdit {
    let range = tree.range(node)
    guard tree.kind(node) == .closureExpr, tree.text[range].contains(where: \.isNewline) else {
      return TextEdit(range, "{ \(assignment) }")
    }
    let outer = tree.text.indentation(ofLineContaining: range.start)
    return TextEdit(
      range, "{" + newline + outer + unit + assignment + newline + outer + "}")
  }

  /// A closure, indented for its place in the dialog.
  func moved(_ closure: NodeID) -> String { moved(closure, to: indentation + unit) }

  /// A closure, indented for its place behind the dialog's own.
  func movedBehind(_ closure: NodeID) -> String { moved(closure, to: indentation) }

  private func moved(_ closure: NodeID, to new: String) -> String {
    let range = tree.range(closure)
    let old = tree.text.indentation(ofLineContaining: range.start)
    return moved(tree.text[range], from: old, to: new)
  }

  /// The statements of a closure with a parameter, as a closure without.
  func moved(body text: String, of closure: NodeID) -> String {
    let isLong = text.contains(where: \.isNewline)
    // What stood behind `in` on its line, a comment perhaps, stays behind the brace.
    let start = isLong || text.first?.isWhitespace == true ? "{" : "{ "
    return moved(
      start + text + "}", from: tree.text.indentation(ofLineContaining: tree.range(closure).start),
      to: indentation + unit)
  }

  private func moved(_ text: String, from old: String, to new: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.dropFirst()
    guard !rest.isEmpty, rest.allSatisfy({ $0.hasPrefix(old) || isBlank($0) }) else { return text }
    return ([String(lines[0])]
      + rest.map { isBlank($0) ? String($0) : new + $0.dropFirst(old.count) })
      .joined(separator: newline)
  }

  private func isBlank(_ line: Substring) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" || $0.isNewline }
  }

  // MARK: The dialog

  /// Puts the dialog behind the expression.
  func dialogEdit(body: String) -> TextEdit {
    let outer = newline + indentation
    let inner = outer + unit
    var arguments = [title]
    arguments.append("isPresented: " + (presented.map { binding($0.state, inner) } ?? isPresented))
    // Alerts always show their titles.
    if modifier == "confirmationDialog" { arguments.append("titleVisibility: .visible") }
    if let presented { arguments.append("presenting: " + presented.state) }
    var text = outer + ".\(modifier)("
    text += arguments.map { inner + $0 }.joined(separator: ",")
    text += outer + ") {" + (presented.map { " \($0.parameter) in" } ?? "")
    text += inner + "Button(\(button), role: .destructive) " + body
    text += inner + "Button(\(cancel), role: .cancel) {}"
    text += outer + "}" + (message.map { " message: " + $0 } ?? "")
    return TextEdit(at: endOfLine(after: tree.range(expression).end), insert: text)
  }

  /// The binding that is true while a state has a value.
  private func binding(_ state: String, _ inner: String) -> String {
    "Binding(" + inner + unit + "get: { \(state) != nil }," + inner + unit
      + "set: { if !$0 { \(state) = nil } }" + inner + ")"
  }
}
