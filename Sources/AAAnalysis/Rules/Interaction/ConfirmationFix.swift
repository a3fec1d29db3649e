/// Puts a confirmation dialog before an action: a state, a dialog with a visible title, a button
/// that does what was done before, and one that does not.
///
/// Offered only where the result means the same after one more tap: the state has a place in the
/// view around, and the dialog stands where it can be presented and knows what the action uses.
struct ConfirmationFix {
  typealias Judged = HandMadeQuestions.Judged

  let action: Judged
  let context: RuleContext
  let tree: SyntaxTree
  /// The control's call, and the nodes around it, outermost first.
  let call: NodeID
  let ancestors: [NodeID]
  let view: ConfirmationView

  /// Whether the view has a place for a state.
  let prepared: Bool

  init(_ action: Judged, _ context: RuleContext) {
    self.action = action
    self.context = context
    call = action.control.reference.node
    guard let loaded = context.loader.load(action.control.reference.file) else {
      (tree, ancestors, view, prepared) = (SyntaxTree(SourceText("")), [], .none, false)
      return
    }
    tree = loaded.tree
    ancestors = tree.ancestors(of: call)
    let found = ConfirmationView(around: ancestors, in: loaded)
    view = found ?? .none
    prepared = found != nil
  }

  var fix: Fix? {
    guard prepared, action.effects.passedActions.isEmpty, isAlwaysDestructive,
      let change = action.control.kind == .swipeToDelete ? offsetsChange : tapChange
    else { return nil }
    return Fix(
      title: "Ask for confirmation first", isPreferred: true,
      changes: [.edit(action.control.reference.file, change.sorted { $0.range < $1.range })])
  }

  /// A role that depends on something makes an action that need not be asked for at other times.
  var isAlwaysDestructive: Bool {
    guard action.control.kind == .button, action.effects.lastingDeletions.isEmpty,
      let role = tree.arguments(of: call).first(where: { $0.label == "role" })?.value
    else { return true }
    return tree.kind(role) == .memberExpr && tree.name(role, is: "destructive")
  }

  // MARK: A button, or a tap

  var tapChange: [TextEdit]? {
    guard action.control.kind == .button || action.control.kind == .tap,
      let node = action.control.action, tree.kind(node) != .nilLiteral,
      tree.range(call).contains(tree.range(node)), hasNoParameters(node),
      let attachment = attachment()
    else { return nil }
    let deletes = !action.effects.lastingDeletions.isEmpty
    let label = action.control.kind == .button ? labelText : nil
    let lost = lostNames(outside: attachment.expression)
    let used = tree.mentionedNames(in: node).intersection(lost.map(\.name))
    var text = ConfirmationText(view: view, tree: tree, attachedTo: attachment.expression)
    text.button = label.map { usable($0, lost.map(\.name), except: used) ? $0.text : nil }
      .flatMap { $0 } ?? (deletes ? "\"Delete\"" : "\"Continue\"")
    text.title = label.map { usable($0, lost.map(\.name), except: []) ? $0.text : nil }
      .flatMap { $0 } ?? "\"Are you sure?\""
    let assignment: String
    if let name = used.first {
      guard used.count == 1, let row = lost.first(where: { $0.name == name })?.row,
        let type = rowType(row)
      else { return nil }
      let state = view.unusedName(name + (deletes ? "ToDelete" : "ToConfirm"), in: tree)
      text.presented = (parameter: name, state: state)
      text.declaration = "@State private var \(state): \(type)?"
      assignment = "\(state) = \(name)"
    } else {
      let state = view.unusedName(deletes ? "isConfirmingDeletion" : "isConfirmingAction", in: tree)
      text.isPresented = "$" + state
      text.declaration = "@State private var \(state) = false"
      assignment = "\(state) = true"
    }
    guard let body = confirmedAction(node, text) else { return nil }
    var edits = [
      text.stateEdit, text.replacement(of: node, by: assignment), text.dialogEdit(body: body),
    ]
    if attachment.isSwipeAction {
      guard let plain = withoutRole else { return nil }
      edits += plain
    }
    return edits
  }

  func hasNoParameters(_ node: NodeID) -> Bool {
    tree.kind(node) != .closureExpr || tree.closureParameters(node).isEmpty
  }

  /// What the confirming button runs: the closure as it stands, or a call of the function.
  func confirmedAction(_ node: NodeID, _ text: ConfirmationText) -> String? {
    switch tree.kind(node) {
    case .closureExpr: return text.moved(node)
    case .declRef, .memberExpr:
      let name = tree.text[tree.range(node)]
      guard !name.contains("("), !name.contains("\n") else { return nil }
      return "{ \(name)() }"
    default: return nil
    }
  }

  /// A swipe button with the destructive role takes its row away at once: it must do without.
  private var withoutRole: [TextEdit]? {
    let children = Array(tree.children(call))
    guard
      let position = children.firstIndex(where: {
        tree.kind($0) == .argument && tree.name($0, is: "role")
      })
    else { return [] }
    // Without a title or label of its own the role gives the label.
    let arguments = tree.arguments(of: call)
    guard arguments.contains(where: { $0.label == "label" || ($0.label == nil && !$0.isTrailing) })
    else { return nil }
    var range = tree.range(children[position])
    let isArgument = { (index: Int) in
      children.indices.contains(index) && tree.kind(children[index]) == .argument
    }
    if isArgument(position + 1) {
      range = ByteRange(range.start, tree.range(children[position + 1]).start)
    } else if isArgument(position - 1) {
      range = ByteRange(tree.range(children[position - 1]).end, range.end)
    } else {
      // `Button(role: .destructive) { … }`: the parentheses go, too.
      guard let open = tree.text.lastByte("(", before: range.start),
        let close = tree.text.firstByte(")", from: range.end)
      else { return nil }
      range = ByteRange(open, close + 1)
    }
    let top = tree.chainTop(of: call, in: ancestors)
    let isTinted = tree.chain(top).links.contains { tree.name($0.member, is: "tint") }
    let end = tree.range(top).end
    return [TextEdit(range, "")] + (isTinted ? [] : [TextEdit(at: end, insert: tintText(end))])
  }

  private func tintText(_ end: Int) -> String {
    let line = tree.text.lines.line(containing: end)
    let start = tree.text.lines.line(
      containing: tree.range(tree.chainTop(of: call, in: ancestors)).start)
    let indentation = tree.text.indentation(ofLineContaining: end)
    return tree.text.lineEnding.rawValue + indentation
      + (line == start ? view.indentationUnit : "") + ".tint(.red)"
  }

  // MARK: `onDelete`

  private var offsetsChange: [TextEdit]? {
    guard let node = action.control.action, let attachment = attachment(),
      let handler = DeletionHandler(node, action.control, context, tree)
    else { return nil }
    let lost = lostNames(outside: attachment.expression).map(\.name)
    // `$0` is the handler's own.
    guard
      tree.mentionedNames(in: node).subtracting([handler.parameter, "0"]).isDisjoint(with: lost)
    else { return nil }
    var text = ConfirmationText(view: view, tree: tree, attachedTo: attachment.expression)
    let state = view.unusedName("offsetsToDelete", in: tree)
    text.presented = (parameter: handler.parameter, state: state)
    text.declaration = "@State private var \(state): IndexSet?"
    text.button = "\"Delete\""
    text.title = "\"Are you sure?\""
    let body = handler.body.map { text.moved(body: $0, of: node) } ?? handler.call ?? "{}"
    return [
      text.stateEdit, TextEdit(tree.range(node), "{ \(state) = $0 }"), text.dialogEdit(body: body),
    ]
  }

  // MARK: Labels

  /// The expression that gives the button its title.
  var labelText: (text: String, names: Set<String>)? { labelText(of: call) }

  /// The expression that gives a button its title.
  func labelText(of button: NodeID) -> (text: String, names: Set<String>)? {
    let arguments = tree.arguments(of: button)
    if let first = arguments.first, first.label == nil, !first.isTrailing {
      return titleText(first.value)
    }
    guard
      let label = arguments.first(where: { $0.label == "label" })
        ?? (arguments.contains { $0.label == "action" } ? arguments.first { $0.isTrailing } : nil)
    else { return nil }
    var pending = [label.value]
    while let node = pending.popLast() {
      if tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
        tree.kind(callee) == .declRef,
        let first = tree.arguments(of: node).first, first.label == nil, !first.isTrailing
      {
        if tree.name(callee, is: "Label") { return titleText(first.value) }
        if tree.name(callee, is: "Text") {
          return isTitle(first.value) ? titleText(first.value) : nil
        }
      }
      pending.append(contentsOf: tree.children(node).reversed())
    }
    return nil
  }

  /// Whether what a `Text` shows can be a title, too: not a date, not an attributed string.
  private func isTitle(_ node: NodeID) -> Bool {
    if tree.kind(node) == .stringLiteral { return true }
    var reader = context.actionReader
    let frame = reader.context(ofFrame: action.control.frame)
    return ["String", "Substring", "LocalizedStringKey", "LocalizedStringResource"]
      .contains(reader.type(of: node, frame)?.name)
  }

  private func titleText(_ node: NodeID) -> (text: String, names: Set<String>)? {
    switch tree.kind(node) {
    case .stringLiteral, .declRef, .memberExpr:
      let text = tree.text[tree.range(node)]
      return text.contains("\n") || text.contains("\r")
        ? nil : (text, tree.mentionedNames(in: node))
    default: return nil
    }
  }

  /// Whether a title mentions nothing that its place does not know.
  func usable(
    _ label: (text: String, names: Set<String>), _ lost: [String], except known: Set<String>
  ) -> Bool {
    label.names.isDisjoint(with: Set(lost).subtracting(known))
  }
}
