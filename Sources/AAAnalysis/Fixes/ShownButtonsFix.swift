/// Takes the buttons of a context menu, or of swipe actions, out of it and shows them below the
/// view: they have their words and symbols already.
struct ShownButtonsFix {
  let reader: ControlLabelReader
  let modifier: ViewModifierUse
  /// The menu's controls.
  let buttons: [Int]

  /// More than a view has room for.
  private static let maximum = 3

  /// Nil where the menu holds anything else, or a button that should be thought over first.
  var fix: Fix? {
    let call = modifier.reference.node
    guard modifier.useSite == nil, let element = modifier.element,
      let tree = reader.loader.load(modifier.reference.file)?.tree, tree.kind(call) == .callExpr,
      let callee = tree.callee(of: call), let base = tree.firstChild(callee),
      let closure = onlyClosure(of: call, tree), showsOnlyButtons(closure, tree),
      !hasGestures(element),
      modifier.name != "swipeActions" || reader.rowOfList(around: element) != nil,
      let place = StackingPlace(element, base, modifier.surroundings, reader, tree),
      let edits = edits(call, base, closure, place, tree)
    else { return nil }
    return Fix(
      title: buttons.count == 1
        ? "Show the button below the view" : "Show the buttons below the view",
      isPreferred: true, changes: [.edit(modifier.reference.file, edits)])
  }

  private func onlyClosure(of call: NodeID, _ tree: SyntaxTree) -> NodeID? {
    var arguments = tree.arguments(of: call)
    guard let last = arguments.popLast(), last.isTrailing, last.label == nil,
      tree.child(last.value, .closureSignature) == nil,
      arguments.allSatisfy({ $0.label == "edge" || $0.label == "allowsFullSwipe" })
    else { return nil }
    return last.value
  }

  // MARK: What is in it

  private func showsOnlyButtons(_ closure: NodeID, _ tree: SyntaxTree) -> Bool {
    let items = Array(tree.children(closure))
    guard !items.isEmpty, items.count <= Self.maximum, items.count == buttons.count else {
      return false
    }
    let actions = ControlActionFinder(
      scope: reader.scope, index: reader.index, loader: reader.loader
    ).actions(ofScreen: reader.number)
    return zip(items, buttons).allSatisfy { item, button in
      let element = reader.screen.elements[button]
      guard tree.kind(item) == .callExpr, element.name == "Button",
        element.reference.file == modifier.reference.file,
        tree.chain(item).base == element.reference.node, isWhole(button),
        let action = actions.first(where: { $0.element == button })
      else { return false }
      return isHarmless(action)
    }
  }

  /// Whether a button has words and a symbol.
  private func isWhole(_ button: Int) -> Bool {
    guard let label = reader.label(of: button) else { return false }
    return label.parts.contains { $0.kind == .text } && label.parts.contains { $0.kind == .image }
      && label.imageWithoutText == nil && reader.textWithoutImage(in: label) == nil
  }

  /// Whether nothing is lost by a tap that was not meant.
  private func isHarmless(_ control: ControlAction) -> Bool {
    guard !control.isDestructive, let action = control.action else { return false }
    return ActionReader.effects(
      of: action, frame: control.frame, from: reader.actionSource
    ).lastingDeletions.isEmpty
  }

  private func hasGestures(_ element: Int) -> Bool {
    let around = Set(reader.elements(in: element))
    return reader.screen.modifiers.contains { modifier in
      modifier.element.map { around.contains($0) } == true
        && GestureModifiers.names.contains(modifier.name)
    }
  }

  // MARK: Edits

  private func edits(
    _ call: NodeID, _ base: NodeID, _ closure: NodeID, _ place: StackingPlace, _ tree: SyntaxTree
  ) -> [TextEdit]? {
    let text = tree.text
    let wrapping = place.wrapping
    let items = Array(tree.children(closure))
    guard let first = items.first, let last = items.last else { return nil }
    let open = tree.range(closure).start + 1
    let end = tree.range(closure).end
    let head = ByteRange(wrapping.range.end, open)
    guard tree.isFreeOfComments(head) else { return nil }
    var edits = wrapping.opening(place.head)
    let startLine = text.lines.line(containing: open)
    if text.lines.line(containing: tree.range(first).start) == startLine {
      let front = ByteRange(head.start, tree.range(first).start)
      let back = ByteRange(tree.range(last).end, end)
      guard startLine == text.lines.line(containing: end), tree.isFreeOfComments(front),
        tree.isFreeOfComments(back), items.count == 1
      else { return nil }
      edits.append(TextEdit(front, wrapping.inner))
      edits.append(TextEdit(back, wrapping.outer + "}" + place.tail))
    } else {
      edits.append(TextEdit(head, ""))
      if !place.tail.isEmpty { edits.append(TextEdit(at: end, insert: place.tail)) }
    }
    let top = tree.chainTop(of: call, in: tree.ancestors(of: call))
    guard
      let moved = wrapping.outdenting(call, from: open, to: max(end, tree.range(top).end))
    else { return nil }
    return (edits + moved).merged
  }
}

/// The modifiers that take gestures.
enum GestureModifiers {
  static let names: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture",
    "onDrag", "draggable",
  ]
}
