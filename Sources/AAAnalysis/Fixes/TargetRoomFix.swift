/// Gives a control that frames make small as much room as it should have.
///
/// Where the control is its label, as a button is, room around it is of no use: the label gets it,
/// and the frames around go.
struct TargetRoomFix {
  let reader: ControlLabelReader
  let control: Int
  /// The frame to mend, with the sizes in it that count.
  let frame: ViewModifierUse
  let limits: [FrameSize.Limit]
  /// Whether the frame is that of the label.
  let isOfLabel: Bool
  /// The frames around the control that are smaller than they should be.
  let outer: [(frame: ViewModifierUse, size: FrameSize, limits: [FrameSize.Limit])]
  /// Points.
  let goal: Double

  var fix: Fix? {
    if isOfLabel {
      guard let removed = strippedEdits else { return nil }
      var raised = fix("Raise the size to \(FrameSize.text(goal)) points", raised + removed)
      // What is drawn grows with it, and may be meant to be thin.
      raised.isPreferred = !isDrawn
      return raised
    }
    guard Self.pressed.contains(element.name) else {
      return fix("Raise the size to \(FrameSize.text(goal)) points", raised)
    }
    guard !element.isComponent, let removed = strippedEdits, let tree, let label = labelEdits(tree)
    else { return nil }
    return fix("Give the label \(FrameSize.text(goal)) points of room", label + removed)
  }

  /// Controls of which the label is what can be tapped.
  private static let pressed: Set<String> = [
    "Button", "EditButton", "Link", "Menu", "NavigationLink", "PhotosPicker", "RenameButton",
    "ShareLink",
  ]

  /// Whether the frame is that of a shape, a colour or a picture.
  private var isDrawn: Bool {
    guard let position = frame.element, reader.screen.elements.indices.contains(position) else {
      return false
    }
    switch reader.screen.elements[position].name {
    case "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
      "Path", "Color", "Image", "AsyncImage":
      return true
    default: return false
    }
  }

  private var element: ViewElement { reader.screen.elements[control] }
  private var call: NodeID { element.reference.node }
  private var tree: SyntaxTree? { reader.tree(of: control) }

  /// All edits are in one file.
  private func fix(_ title: String, _ edits: [TextEdit]) -> Fix {
    Fix(
      title: title, isPreferred: true,
      changes: [.edit(frame.reference.file, edits.sorted { $0.range < $1.range })],
      // What is smaller is too small for any interface.
      restyles: limits.allSatisfy { $0.value >= Self.enough })
  }

  /// The points that do outside of Assistive Access.
  private static let enough = 44.0

  private var raised: [TextEdit] {
    limits.filter { $0.value < goal }.map { TextEdit($0.range, FrameSize.text(goal)) }
  }

  // MARK: Frames around

  /// What takes the small sizes out of the frames around the control; nil where one of them is out
  /// of reach.
  private var strippedEdits: [TextEdit]? {
    var edits: [TextEdit] = []
    for (frame, size, limits) in outer {
      guard frame.useSite == nil, frame.reference.file == self.frame.reference.file,
        frame.reference.file == element.reference.file, let tree,
        tree.chain(frame.reference.node).base == call,
        let edit = stripped(frame.reference.node, size, limits, tree)
      else { return nil }
      edits.append(edit)
    }
    return edits
  }

  private func stripped(
    _ node: NodeID, _ size: FrameSize, _ limits: [FrameSize.Limit], _ tree: SyntaxTree
  ) -> TextEdit? {
    let axes = Set(limits.filter { $0.value < goal }.map(\.isWidth))
    let small = (size.bounds + size.minima)
      .filter { $0.value < goal && axes.contains($0.isWidth) }.map(\.range)
    let kept = tree.arguments(of: node).filter { !small.contains(tree.range($0.value)) }
    if kept.allSatisfy({ $0.label == "alignment" }) { return tree.edit(removing: node) }
    guard let callee = tree.callee(of: node) else { return nil }
    let removed = ByteRange(tree.range(callee).end, tree.range(node).end)
    guard tree.isFreeOfComments(removed) else { return nil }
    let rest = kept.map { ($0.label.map { $0 + ": " } ?? "") + tree.text[tree.range($0.value)] }
    return TextEdit(removed, "(" + rest.joined(separator: ", ") + ")")
  }

  // MARK: The label

  /// What makes the label larger.
  private var links: [String] {
    let axes = Set(outer.flatMap(\.limits).filter { $0.value < goal }.map(\.isWidth))
    let sizes = [(true, "minWidth"), (false, "minHeight")].filter { axes.contains($0.0) }
    let frame = sizes.map { "\($0.1): \(FrameSize.text(goal))" }.joined(separator: ", ")
    let isPlain = reader.styles.buttonStyle(at: control) == .native("plain")
    // Without a style, what is empty in a label takes no taps.
    return [".frame(\(frame))"] + (isPlain ? [".contentShape(Rectangle())"] : [])
  }

  private func labelEdits(_ tree: SyntaxTree) -> [TextEdit]? {
    guard tree.kind(call) == .callExpr else { return nil }
    let arguments = tree.arguments(of: call)
    let hasTitle = arguments.first.map {
      $0.label == nil && !$0.isTrailing && tree.kind($0.value) != .closureExpr
    } ?? false
    if hasTitle { return element.name == "Button" ? titleEdits(arguments, tree) : nil }
    guard let closure = labelClosure(arguments, tree) else { return nil }
    let items = tree.statements(of: closure)
    guard items.count == 1, let content = items.first,
      let edit = ChainInsertion(tree: tree).edit(after: content, inserting: links[0])
    else { return nil }
    let lead = edit.replacement.prefix { $0.isWhitespace }
    return [TextEdit(edit.range, links.map { lead + $0 }.joined())]
  }

  private func labelClosure(_ arguments: [CallArgument], _ tree: SyntaxTree) -> NodeID? {
    let known: Set<String?> = ["action", "destination", "intent", "item", "selection", "value"]
    let label =
      arguments.first { $0.label == "label" }
      ?? arguments.last.flatMap { last in
        last.isTrailing && last.label == nil
          && arguments.dropLast().contains { known.contains($0.label) } ? last : nil
      }
    return label.flatMap { tree.kind($0.value) == .closureExpr ? $0.value : nil }
  }

  /// `Button("Add", systemImage: "plus") { … }` becomes `Button { … } label: { Label(…) }`.
  private func titleEdits(_ arguments: [CallArgument], _ tree: SyntaxTree) -> [TextEdit]? {
    let known: Set<String?> = [nil, "systemImage", "image", "role", "action"]
    guard let callee = tree.callee(of: call), let last = arguments.last, arguments.count > 1,
      arguments.allSatisfy({ known.contains($0.label) }),
      arguments.count(where: { $0.label == nil }) == (last.isTrailing ? 2 : 1)
    else { return nil }
    let text = { (name: String) in
      arguments.first { $0.label == name }.map { tree.text[tree.range($0.value)] }
    }
    let title = tree.text[tree.range(arguments[0].value)]
    let image = ["systemImage", "image"].lazy.compactMap { name in
      text(name).map { "\(name): \($0)" }
    }.first
    let label = image.map { "Label(\(title), \($0))" } ?? "Text(\(title))"
    guard !label.contains(where: \.isNewline) else { return nil }
    let content = label + links.joined()
    let role = text("role").map { "role: \($0)" }
    let start = tree.range(callee).end
    let end = tree.range(call).end
    if last.isTrailing {
      let head = ByteRange(start, tree.range(last.value).start)
      guard tree.isFreeOfComments(head) else { return nil }
      let closure = tree.closure(around: content, like: last.value)
      return [
        TextEdit(head, role.map { "(\($0)) " } ?? " "),
        TextEdit(at: end, insert: " label: " + closure),
      ]
    }
    guard let action = text("action"), tree.isFreeOfComments(ByteRange(start, end)) else {
      return nil
    }
    let rest = [role, "action: \(action)"].compactMap { $0 }.joined(separator: ", ")
    let closure = tree.closure(around: content, like: call)
    return [TextEdit(ByteRange(start, end), "(\(rest)) " + closure)]
  }
}
