/// Asks once more where one question stands before an action.
extension ConfirmationFix {
  func secondQuestion(after question: QuestionCount.OnlyQuestion) -> Fix? {
    guard prepared, action.effects.passedActions.isEmpty, isAlwaysDestructive,
      let change = question.dialog.map(secondDialogChange) ?? tapChange
    else { return nil }
    return Fix(
      title: "Ask a second time", isPreferred: true,
      changes: [.edit(action.control.reference.file, change.sorted { $0.range < $1.range })])
  }

  /// What a dialog says and depends on.
  private struct FirstDialog {
    var title: NodeID?
    var isPresented: NodeID?
    var presenting: NodeID?
    var actions: NodeID?
    var message: NodeID?

    init?(_ call: NodeID, _ tree: SyntaxTree) {
      for argument in tree.arguments(of: call) {
        switch argument.label {
        case nil where argument.isTrailing: actions = argument.value
        case nil where title == nil: title = argument.value
        case "isPresented": isPresented = argument.value
        case "presenting": presenting = argument.value
        case "actions": actions = argument.value
        case "message": message = argument.value
        case "titleVisibility": break
        default: return nil
        }
      }
    }
  }

  /// Puts a second dialog behind the first: it has the same title, and does what the first did.
  private func secondDialogChange(_ dialog: ViewModifierUse) -> [TextEdit]? {
    let expression = dialog.reference.node
    guard dialog.reference.file == action.control.reference.file, action.control.kind == .button,
      let node = action.control.action, tree.kind(node) != .nilLiteral,
      tree.range(call).contains(tree.range(node)), hasNoParameters(node),
      let first = FirstDialog(expression, tree), let content = first.actions,
      tree.kind(content) == .closureExpr, tree.range(content).contains(tree.range(call)),
      isComplete(expression), standsAlone(expression), !isRows(expression),
      let states = states(of: first), isIndependent(node, of: states, except: content)
    else { return nil }
    let lost = lostNames(outside: expression).map(\.name)
    let used = tree.mentionedNames(in: node).intersection(lost)
    guard let label = buttonTitle(lost, except: used),
      let title = firstTitle(first, content, states) ?? buttonTitle(lost, except: [])
    else { return nil }
    var text = ConfirmationText(view: view, tree: tree, attachedTo: expression)
    text.modifier = dialog.name
    text.title = title
    text.button = label
    if let cancel = cancelTitle(in: content, states) { text.cancel = cancel }
    text.message = message(of: first, content, used, states).map(text.movedBehind)
    let assignment: String
    if let name = used.first {
      guard used.count == 1, tree.closureParameters(content) == [name],
        let type = first.presenting.flatMap(optionalType)
      else { return nil }
      let state = view.unusedName(name + "ToConfirmAgain", in: tree)
      text.presented = (parameter: name, state: state)
      text.declaration = "@State private var \(state): \(type)"
      assignment = "\(state) = \(name)"
    } else {
      let deletes = !action.effects.lastingDeletions.isEmpty
      let state = view.unusedName(
        deletes ? "isConfirmingDeletionAgain" : "isConfirmingAgain", in: tree)
      text.isPresented = "$" + state
      text.declaration = "@State private var \(state) = false"
      assignment = "\(state) = true"
    }
    guard let body = confirmedAction(node, text) else { return nil }
    return [
      text.stateEdit, text.replacement(of: node, by: assignment), text.dialogEdit(body: body),
    ]
  }

  // MARK: Where the first dialog stands

  /// Whether a dialog is presented once: not by each row, nor from a menu that closes.
  private func standsAlone(_ dialog: NodeID) -> Bool {
    guard !isPresentedByOthers([]) else { return false }
    let inside = Array(ancestors.drop { $0 != view.member }.prefix { $0 != dialog })
    for (position, ancestor) in inside.enumerated() where tree.kind(ancestor) == .closureExpr {
      guard let owner = inside[..<position].last(where: { tree.kind($0) == .callExpr }),
        let callee = tree.callee(of: owner)
      else { return false }
      switch tree.name(callee) {
      case "Menu", "contextMenu", "swipeActions", "toolbarTitleMenu": return false
      case "GeometryReader", "ScrollViewReader", "TimelineView": break
      default:
        // What gives a closure something may do so again and again.
        if !tree.closureParameters(ancestor).isEmpty { return false }
        if tree.mentionedNames(in: ancestor).contains("0"), tree.name(callee, is: "ForEach") {
          return false
        }
      }
    }
    return true
  }

  // MARK: What the first dialog changes

  /// The states that change when the first dialog closes; nil where that is not known.
  private func states(of first: FirstDialog) -> Set<String>? {
    guard let isPresented = first.isPresented else { return nil }
    var names = tree.mentionedNames(in: isPresented)
    switch tree.kind(isPresented) {
    case .declRef: break
    case .callExpr:
      guard let callee = tree.callee(of: isPresented), tree.name(callee, is: "Binding") else {
        return nil
      }
      names.subtract(["Binding", "0"])
    default: return nil
    }
    if let presenting = first.presenting { names.formUnion(tree.mentionedNames(in: presenting)) }
    return names.allSatisfy(isPlainState) && !isObserved(names) ? names : nil
  }

  private var owner: TypeReference? {
    var reader = context.actionReader
    let frame = reader.context(ofFrame: action.control.frame)
    return reader.contexts[frame].owner
  }

  /// Whether a name is a state of the view around, on whose changes nothing else hangs.
  private func isPlainState(_ name: String) -> Bool {
    guard let owner else { return false }
    let members = context.index.members(named: name, of: owner)
    return members.count == 1
      && members.allSatisfy { member in
        guard let loaded = context.loader.load(member.file),
          let node = loaded.node(ofMember: member.index)
        else { return false }
        return context.index[member]?.attributes.contains("State") == true
          && loaded.tree.child(node, .accessorBlock) == nil
      }
  }

  /// Whether a modifier of the view waits for one of these states to change.
  private func isObserved(_ names: Set<String>) -> Bool {
    var pending = [view.memberBlock]
    while let node = pending.popLast() {
      if tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
        tree.name(callee, is: "onChange") || tree.name(callee, is: "task"),
        tree.arguments(of: node).contains(where: { argument in
          !argument.isTrailing && !tree.mentionedNames(in: argument.value).isDisjoint(with: names)
        })
      {
        return true
      }
      pending.append(contentsOf: tree.children(node))
    }
    return false
  }

  /// Whether an action does the same after those states have changed: neither it nor the functions
  /// of the view that it calls mention them. Its parameter is what it was.
  private func isIndependent(
    _ node: NodeID, of states: Set<String>, except content: NodeID
  ) -> Bool {
    guard let owner else { return false }
    var pending = tree.mentionedNames(in: node).subtracting(tree.closureParameters(content))
    var seen: Set<String> = []
    while let name = pending.popFirst() {
      guard !states.contains(name) else { return false }
      guard seen.insert(name).inserted else { continue }
      guard seen.count <= 256 else { return false }
      for member in context.index.members(named: name, of: owner) {
        guard let model = context.index[member], model.kind == .function || model.isComputed,
          let loaded = context.loader.load(member.file),
          let declaration = loaded.node(ofMember: member.index)
        else { continue }
        pending.formUnion(loaded.tree.mentionedNames(in: declaration))
      }
    }
    return true
  }

  /// The type of a state that may hold nothing, as it is written.
  private func optionalType(_ node: NodeID) -> String? {
    guard let owner, tree.kind(node) == .declRef,
      let member = context.index.members(named: tree.name(node), of: owner).first,
      let type = context.index[member]?.typeText, type.last == "?"
    else { return nil }
    return type
  }

  // MARK: Words

  /// An expression as it is written, if it fits on a line and means the same later.
  private func copied(_ node: NodeID, without names: Set<String>) -> String? {
    let text = tree.text[tree.range(node)]
    guard !text.contains(where: \.isNewline), tree.kind(node) != .closureExpr,
      tree.mentionedNames(in: node).isDisjoint(with: names)
    else { return nil }
    return text
  }

  /// The title of the first dialog, where it asks for this action alone.
  private func firstTitle(
    _ first: FirstDialog, _ content: NodeID, _ states: Set<String>
  ) -> String? {
    guard isOnlyChoice(in: content), let title = first.title else { return nil }
    return copied(title, without: states)
  }

  /// What explains the first question, where it holds for the second as well.
  private func message(
    of first: FirstDialog, _ content: NodeID, _ used: Set<String>, _ states: Set<String>
  ) -> NodeID? {
    // Of several choices it explains all.
    guard isOnlyChoice(in: content), let message = first.message,
      tree.kind(message) == .closureExpr
    else { return nil }
    let parameters = tree.closureParameters(message)
    let names = tree.mentionedNames(in: message).subtracting(parameters)
    guard parameters.isEmpty == used.isEmpty, names.isDisjoint(with: states.union(["0"])) else {
      return nil
    }
    return message
  }

  /// The title of the button that confirms.
  private func buttonTitle(_ lost: [String], except known: Set<String>) -> String? {
    let arguments = tree.arguments(of: call)
    if let first = arguments.first, first.label == nil, !first.isTrailing {
      return copied(first.value, without: Set(lost).subtracting(known))
    }
    return labelText.flatMap { usable($0, lost, except: known) ? $0.text : nil }
  }

  private func buttons(in content: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var pending = [content]
    while let node = pending.popLast() {
      if tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
        tree.kind(callee) == .declRef, tree.name(callee, is: "Button")
      {
        found.append(node)
      }
      pending.append(contentsOf: tree.children(node))
    }
    return found
  }

  private func isCancel(_ button: NodeID) -> Bool {
    tree.arguments(of: button).contains { $0.label == "role" && tree.name($0.value, is: "cancel") }
  }

  /// Whether the dialog offers nothing else: then its title asks for this.
  private func isOnlyChoice(in content: NodeID) -> Bool {
    buttons(in: content).count { !isCancel($0) } == 1
  }

  /// The title of the first dialog's button that does nothing.
  private func cancelTitle(in content: NodeID, _ states: Set<String>) -> String? {
    guard let button = buttons(in: content).first(where: isCancel) else { return nil }
    let lost = states.union(tree.closureParameters(content))
    if let title = tree.arguments(of: button).first, title.label == nil, !title.isTrailing {
      return copied(title.value, without: lost)
    }
    return labelText(of: button).flatMap { $0.names.isDisjoint(with: lost) ? $0.text : nil }
  }
}
