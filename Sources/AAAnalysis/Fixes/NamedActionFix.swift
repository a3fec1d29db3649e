/// Shows a button for what a gesture does, where the same action has a name for assistive
/// technologies: its words are right, and in the app's own language.
struct NamedActionFix {
  let reader: ControlLabelReader
  let gesture: ViewModifierUse
  /// What the gesture does.
  let signature: ActionSignature
  /// The iOS from which the app runs; nil where that is unknown.
  let deploymentTarget: OSVersion?

  var fix: Fix? {
    guard gesture.useSite == nil, let element = gesture.element, let named = namedAction(element),
      let tree = reader.loader.load(gesture.reference.file)?.tree
    else { return nil }
    let choice = SymbolSuggestion.choice(for: named.text, availableIn: deploymentTarget)
    // The button stands below both modifiers.
    let calls = [gesture.reference.node, named.call]
    guard let whole = calls.max(by: { tree.range($0).end < tree.range($1).end }),
      calls.allSatisfy({ tree.range(whole).contains(tree.range($0)) }),
      let place = StackingPlace(element, whole, gesture.surroundings, reader, tree),
      let symbol = choice.symbols.first,
      let action = place.wrapping.moved(
        tree.range(named.action), to: place.wrapping.indentation + place.wrapping.unit)
    else { return nil }
    let top = tree.chainTop(of: whole, in: tree.ancestors(of: whole))
    guard
      let moved = place.wrapping.outdenting(
        whole, from: tree.range(whole).end, to: tree.range(top).end)
    else { return nil }
    let button = "Button(\(named.words), systemImage: \"\(symbol)\") " + action
    var edits = place.wrapping.opening(place.head) + moved
    edits.append(
      TextEdit(
        at: place.wrapping.range.end,
        insert: place.wrapping.inner + button + place.wrapping.outer + "}" + place.tail))
    return Fix(
      title: "Show the button “\(named.text)” below the view",
      isPreferred: choice.preferred != nil,
      changes: [.edit(gesture.reference.file, edits.merged)])
  }

  private struct NamedAction {
    let call: NodeID
    let action: NodeID
    /// The expression of the name.
    let words: String
    let text: String
  }

  /// The only named action of the view, if it does the same.
  private func namedAction(_ element: Int) -> NamedAction? {
    let all = reader.screen.modifiers.filter {
      $0.name == "accessibilityAction" && $0.element == element && $0.declaration == nil
    }
    guard all.count == 1, let modifier = all.first, modifier.useSite == nil,
      modifier.frame == gesture.frame,
      let tree = reader.loader.load(modifier.reference.file)?.tree,
      tree.kind(modifier.reference.node) == .callExpr
    else { return nil }
    let arguments = tree.arguments(of: modifier.reference.node)
    guard let name = arguments.first(where: { $0.label == "named" }),
      let action = arguments.last, tree.kind(action.value) == .closureExpr,
      tree.child(action.value, .closureSignature) == nil,
      let literal = literal(name.value, tree),
      let text = StringValue(of: literal, in: tree).text, !text.allSatisfy(\.isWhitespace)
    else { return nil }
    let effects = ActionReader.effects(
      of: action.value, frame: modifier.frame, from: reader.actionSource)
    guard effects.lastingDeletions.isEmpty,
      ActionSignature(effects, index: reader.index).shares(with: signature)
    else { return nil }
    return NamedAction(
      call: modifier.reference.node, action: action.value, words: tree.text[tree.range(literal)],
      text: text)
  }

  /// The literal of `"Like"`, or of `Text("Like")`.
  private func literal(_ node: NodeID, _ tree: SyntaxTree) -> NodeID? {
    switch tree.kind(node) {
    case .stringLiteral: return node
    case .callExpr:
      let arguments = tree.arguments(of: node)
      guard let callee = tree.callee(of: node), tree.name(callee, is: "Text"),
        arguments.count == 1, arguments[0].label == nil,
        tree.kind(arguments[0].value) == .stringLiteral
      else { return nil }
      return arguments[0].value
    default: return nil
    }
  }
}
