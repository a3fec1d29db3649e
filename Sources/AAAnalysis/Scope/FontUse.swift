/// What the argument of a `font` modifier says, where it is a literal style or size.
struct FontUse {
  enum Meaning: Equatable {
    /// A style of the system: `caption`.
    case style(String)
    /// Points.
    case size(Double)
  }

  let meaning: Meaning
  /// The edits that make it the body style, or raise the number to `points` where the font is the
  /// app's own.
  let enlarging: [TextEdit]
  /// Whether those edits give the body style.
  let givesBodyStyle: Bool

  /// Nil for fonts that come from elsewhere.
  init?(_ value: NodeID, _ tree: SyntaxTree, points: Double) {
    // `.caption.bold()`, `Font.system(size: 12).italic()`.
    let (base, links) = tree.chain(value)
    var node = base
    if tree.kind(base) == .declRef {
      guard tree.name(base, is: "Font"), let first = links.first else { return nil }
      node = first.node
    }
    switch tree.kind(node) {
    case .memberExpr:
      guard let range = tree.nameRange(node) else { return nil }
      meaning = .style(tree.name(node))
      enlarging = [TextEdit(range, "body")]
      givesBodyStyle = true
    case .callExpr:
      guard let callee = tree.callee(of: node), tree.kind(callee) == .memberExpr else { return nil }
      let arguments = tree.arguments(of: node)
      if tree.name(callee, is: "system") {
        guard let read = Self.system(node, callee, arguments, tree) else { return nil }
        (meaning, enlarging) = read
        givesBodyStyle = true
      } else if tree.name(callee, is: "custom"),
        let size = arguments.first(where: { $0.label == "size" || $0.label == "fixedSize" }),
        let number = FrameSize.number(size.value, tree)
      {
        meaning = .size(number)
        enlarging = [TextEdit(tree.range(size.value), FrameSize.text(points))]
        givesBodyStyle = false
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// `.system(size: 12, weight: .bold)`, `.system(.caption, design: .rounded)`.
  private static func system(
    _ call: NodeID, _ callee: NodeID, _ arguments: [CallArgument], _ tree: SyntaxTree
  ) -> (Meaning, [TextEdit])? {
    guard let first = arguments.first, let name = tree.nameRange(callee) else { return nil }
    if first.label == nil {
      guard tree.kind(first.value) == .memberExpr, let range = tree.nameRange(first.value) else {
        return nil
      }
      return (.style(tree.name(first.value)), [TextEdit(range, "body")])
    }
    guard first.label == "size", let number = FrameSize.number(first.value, tree) else {
      return nil
    }
    func text(_ label: String) -> String? {
      arguments.first { $0.label == label }.map { tree.text[tree.range($0.value)] }
    }
    let end = tree.range(call).end
    let all = ByteRange(name.start, end)
    guard tree.isFreeOfComments(all), !tree.text[all].contains(where: \.isNewline) else {
      return (.size(number), [])
    }
    var replacement = text("design").map { "system(.body, design: \($0))" } ?? "body"
    if let weight = text("weight") { replacement += ".weight(\(weight))" }
    return (.size(number), [TextEdit(all, replacement)])
  }
}
