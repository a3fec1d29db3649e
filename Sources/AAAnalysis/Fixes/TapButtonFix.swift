/// Turns a view with a tap gesture into a button with that view as its label.
///
/// Offered only where the label is complete, or can be made so: with a symbol for a text, or with
/// the words that an image has for assistive technologies.
struct TapButtonFix {
  let reader: ControlLabelReader
  let modifier: ViewModifierUse
  /// The iOS from which the app runs; nil where that is unknown.
  let deploymentTarget: OSVersion?

  /// The best first.
  var fixes: [Fix] {
    let call = modifier.reference.node
    let elsewhere: Surroundings = [
      .dialog, .menu, .contextMenu, .swipeActions, .label, .toolbar,
    ]
    guard modifier.useSite == nil, let element = modifier.element,
      modifier.surroundings.isDisjoint(with: elsewhere),
      let tree = reader.loader.load(modifier.reference.file)?.tree, tree.kind(call) == .callExpr,
      let callee = tree.callee(of: call), let base = tree.firstChild(callee),
      !tree.contains(.postfixIfConfigExpr, in: base), let action = TappedAction(call, tree)
    else { return [] }
    let part = TapLabel(base, call, in: tree)
    guard TapButtonPlace(reader, element, part.node, modifier, tree).isFree,
      let wrapping = wrapping(call, base, part.node, action, tree)
    else { return [] }
    let label = tree.range(part.node)
    let labels = labels(of: element, part.node)
      .filter { $0.edits.allSatisfy { label.contains($0.range) } }
    return labels.map { label in
      let edits = wrapping.head + deeper(label.edits, wrapping.head, tree) + wrapping.rest
      return Fix(
        title: "Turn it into a button" + label.title, isPreferred: label.isPreferred,
        changes: [.edit(modifier.reference.file, part.leavingOut(edits).merged)])
    }
  }

  /// Edits of the label, moved in with it where it gets lines of its own.
  private func deeper(_ edits: [TextEdit], _ wrapping: [TextEdit], _ tree: SyntaxTree) -> [TextEdit]
  {
    let newline = tree.text.lineEnding.rawValue
    guard wrapping.first?.replacement.contains(newline) == true else { return edits }
    return edits.map { edit in
      TextEdit(
        edit.range,
        edit.replacement.split(separator: newline, omittingEmptySubsequences: false)
          .joined(separator: newline + tree.indentationUnit))
    }
  }

  // MARK: The label

  /// What completes the label, with what the fix's title says of it.
  private struct Completion {
    let title: String
    var isPreferred = true
    let edits: [TextEdit]
  }

  private func labels(of element: Int, _ base: NodeID) -> [Completion] {
    let label = reader.label(madeOf: element)
    guard saysSomething(label) else { return [] }
    if let text = reader.textWithoutImage(in: label) {
      return label.parts.count == 1 ? symbols(for: text, element, base) : []
    }
    if let image = label.imageWithoutText {
      return label.parts.count == 1 ? words(for: image, element, base) : []
    }
    return [Completion(title: "", edits: [])]
  }

  /// Whether a label shows, or may show, more than a colour or a shape.
  private func saysSomething(_ label: ControlLabel) -> Bool {
    label.parts.contains { part in
      guard part.kind == .unknown else { return true }
      switch reader.screen.elements[part.element].kind {
      case .own, .unresolved: return true
      case .native, .container: return false
      }
    }
  }

  private func symbols(for text: LabelPart, _ element: Int, _ base: NodeID) -> [Completion] {
    guard let words = text.words, let tree = reader.tree(of: text.element) else { return [] }
    let shown = reader.screen.elements[text.element]
    let meaning = reader.texts.meaning(of: words, in: shown.frame)
    guard shown.reference.file == modifier.reference.file, shown.frame == modifier.frame,
      meaning.literal != nil, !meaning.isPassed
    else { return [] }
    let fix = LabelIconFix(
      reader: reader, control: element, texts: [text], deploymentTarget: deploymentTarget,
      end: shown.reference.node == tree.chain(base).base ? base : nil)
    let choice = fix.choice(for: meaning)
    return choice.symbols.compactMap { symbol in
      fix.edits(ofText: shown, words, tree, symbol).map {
        Completion(
          title: " with the symbol “\(symbol)”", isPreferred: symbol == choice.preferred,
          edits: $0)
      }
    }
  }

  private func words(for image: LabelPart, _ element: Int, _ base: NodeID) -> [Completion] {
    let shown = reader.screen.elements[image.element]
    guard let tree = reader.tree(of: image.element) else { return [] }
    let fix = LabelTextFix(
      reader: reader, control: element, images: [image],
      end: shown.reference.node == tree.chain(base).base ? base : nil)
    guard shown.reference.file == modifier.reference.file, shown.frame == modifier.frame,
      image.hiding == nil, let words = fix.accessibilityLabel(of: image),
      let edits = fix.edits(showing: words, for: image)
    else { return [] }
    return [
      Completion(
        title: words.literal.map { " that shows “\($0)”" } ?? " that shows its label",
        edits: edits)
    ]
  }

  // MARK: Edits

  /// The edits that put a button around the label: what comes before those of the label, and what
  /// comes behind.
  private func wrapping(
    _ call: NodeID, _ base: NodeID, _ label: NodeID, _ action: TappedAction, _ tree: SyntaxTree
  ) -> (head: [TextEdit], rest: [TextEdit])? {
    guard let wrapping = ExpressionWrapping(label, in: tree) else { return nil }
    let text = tree.text
    // What stands between the label and the gesture stays with the button.
    let kept = ByteRange(wrapping.range.end, tree.range(base).end)
    let removed = ByteRange(kept.end, tree.range(call).end)
    let lost = tree.comments.filter { comment in
      removed.contains(comment) && action.closure.map { !tree.range($0).contains(comment) } ?? true
    }
    // What is said of the gesture is said of the button.
    guard lost.isEmpty || wrapping.startsLine else { return nil }
    var head = lost.map { text[$0] + wrapping.outer }.joined()
    if action.closure != nil {
      guard let body = action.body(to: wrapping.indentation, wrapping) else { return nil }
      head += "Button " + body + " label: {"
    } else {
      head += "Button(action: \(action.name)) {"
    }
    let closing = { (brace: String) in
      kept.isEmpty
        ? [TextEdit(removed, brace)]
        : [TextEdit(at: kept.start, insert: brace), TextEdit(removed, "")]
    }
    let whole = ByteRange(wrapping.range.start, removed.end)
    if text.lines.line(containing: whole.start) == text.lines.line(containing: whole.end),
      lost.isEmpty
    {
      return ([TextEdit(at: whole.start, insert: head + " ")], closing(" }"))
    }
    let top = tree.chainTop(of: call, in: tree.ancestors(of: call))
    guard let inner = wrapping.outdenting(call, from: kept.start, to: kept.end),
      let outer = wrapping.outdenting(call, from: removed.end, to: tree.range(top).end)
    else { return nil }
    return (wrapping.opening(head), closing(wrapping.outer + "}") + inner + outer)
  }
}

/// What a tap gesture runs, as a button can run it, too.
struct TappedAction {
  /// Nil for a function.
  let closure: NodeID?
  /// The function's name.
  let name: String
  private let tree: SyntaxTree

  /// Nil where the action uses what only a gesture gives.
  init?(_ call: NodeID, _ tree: SyntaxTree) {
    self.tree = tree
    var arguments = tree.arguments(of: call)
    let callee = tree.callee(of: call)
    if let callee, tree.name(callee, is: "gesture") {
      // `.gesture(TapGesture().onEnded { … })`
      guard arguments.count == 1 else { return nil }
      let (base, links) = tree.chain(arguments[0].value)
      guard links.count == 1, tree.name(links[0].member, is: "onEnded"),
        tree.kind(base) == .callExpr, let type = tree.callee(of: base),
        tree.name(type, is: "TapGesture"), tree.arguments(of: base).isEmpty
      else { return nil }
      arguments = tree.arguments(of: links[0].node)
    } else if callee.map({ tree.name($0, is: "onTapGesture") }) != true {
      return nil
    }
    arguments.removeAll { $0.label == "count" }
    guard arguments.count == 1, let action = arguments.first?.value else { return nil }
    switch tree.kind(action) {
    case .closureExpr:
      let names = tree.closureParameters(action)
      guard names.isEmpty || names == ["_"], !tree.mentionsFirstParameter(action) else {
        return nil
      }
      if let signature = tree.child(action, .closureSignature),
        tree.children(signature).contains(where: {
          tree.kind($0) == .closureCapture || tree.kind($0) == .attribute
        })
      {
        return nil
      }
      (closure, name) = (action, "")
    case .declRef, .memberExpr:
      let text = tree.text[tree.range(action)]
      guard !text.contains(where: \.isNewline), callee.map({ tree.name($0, is: "gesture") }) != true
      else { return nil }
      (closure, name) = (nil, text)
    default: return nil
    }
  }

  /// The closure without its parameter, indented for another place; nil where a text would change.
  func body(to indentation: String, _ wrapping: ExpressionWrapping) -> String? {
    guard let closure else { return nil }
    let range = tree.range(closure)
    guard let signature = tree.child(closure, .closureSignature) else {
      return wrapping.moved(range, to: indentation)
    }
    let rest = ByteRange(tree.range(signature).end, range.end)
    guard let text = wrapping.moved(rest, to: indentation) else { return nil }
    return "{" + text
  }
}

extension SyntaxTree {
  /// Whether a closure uses `$0`.
  fileprivate func mentionsFirstParameter(_ closure: NodeID) -> Bool {
    var pending = [closure]
    while let node = pending.popLast() {
      if kind(node) == .declRef, let range = nameRange(node), text(range, equals: "$0") {
        return true
      }
      pending.append(contentsOf: children(node))
    }
    return false
  }
}
