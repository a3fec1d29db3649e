/// Reads texts, symbols and labels for the map.
struct MappedTextReader {
  private let context: RuleContext
  private let literals: LiteralReader
  /// Characters after which an expression is cut.
  private static let maximumLength = 200

  init(_ context: RuleContext) {
    self.context = context
    literals = LiteralReader(context)
  }

  /// What an expression says: every literal that it may be, and the expression where it may be
  /// something else.
  func texts(of node: NodeID, in frame: Int) -> [MappedText] {
    let found = literals.literals(of: node, in: frame)
    return texts(found) { source(of: node, in: frame) }
  }

  private func texts(_ found: StringLiterals, source: () -> String?) -> [MappedText] {
    var texts: [MappedText] = []
    for literal in found.literals where !texts.contains(.literal(literal.text)) {
      // What is empty at first is there to be filled.
      if literal.text.isEmpty, !found.isComplete { continue }
      texts.append(.literal(literal.text))
    }
    if !found.isComplete, let source = source() { texts.append(.expression(source)) }
    return texts
  }

  /// The type of the workspace of which an expression is a value.
  func type(of node: NodeID, in frame: Int) -> TypeReference? {
    literals.type(of: node, in: frame)
  }

  // MARK: Titles and icons

  /// What a title modifier sets.
  func title(_ modifier: ViewModifierUse) -> [MappedText] {
    guard let tree = context.tree(modifier.reference.file),
      tree.kind(modifier.reference.node) == .callExpr,
      let argument = tree.arguments(of: modifier.reference.node).first
    else { return [] }
    return texts(of: argument.value, in: modifier.frame)
  }

  /// The symbols that an icon modifier sets.
  func icon(_ modifier: ViewModifierUse) -> [MappedText] {
    guard let tree = context.tree(modifier.reference.file),
      tree.kind(modifier.reference.node) == .callExpr,
      let argument = tree.arguments(of: modifier.reference.node).first
    else { return [] }
    let found = TitledIcon.symbols(of: modifier, literals, context)
    if found.literals.isEmpty, found.isComplete {
      // An image that is no symbol.
      return source(of: argument.value, in: modifier.frame).map { [.expression($0)] } ?? []
    }
    return texts(found) { source(of: argument.value, in: modifier.frame) }
  }

  /// The symbols among the arguments of an element's call.
  func symbols(of element: ViewElement) -> [MappedText] {
    guard let tree = context.tree(element.reference.file),
      tree.kind(element.reference.node) == .callExpr
    else { return [] }
    return tree.arguments(of: element.reference.node)
      .filter { $0.label == "systemImage" || $0.label == "systemName" }
      .flatMap { texts(of: $0.value, in: element.frame) }
  }

  // MARK: Source

  /// An expression as it is written, by the outermost name for it; nil for an empty one.
  private func source(of node: NodeID, in frame: Int) -> String? {
    var node = node
    var frame = frame
    let frames = context.scope.frames
    for _ in 0..<16 {
      guard let tree = context.tree(frames[frame].file) else { return nil }
      switch tree.kind(node) {
      case .declRef:
        guard let binding = frames[frame].bindings[tree.name(node)],
          tree.closure(naming: tree.name(node), around: node) == nil
        else { return written(node, tree) }
        (node, frame) = (binding.value.node, binding.frame)
      case .callExpr:
        guard let callee = tree.callee(of: node), tree.kind(callee) == .declRef,
          ["Text", "LocalizedStringKey", "LocalizedStringResource", "String"]
            .contains(tree.name(callee)),
          let first = tree.arguments(of: node).first, !first.isTrailing
        else { return written(node, tree) }
        node = first.value
      default: return written(node, tree)
      }
    }
    return nil
  }

  /// The source of a node on one line, without the quotation marks of a literal and the `$` of a
  /// binding.
  private func written(_ node: NodeID, _ tree: SyntaxTree) -> String? {
    let range = tree.range(node)
    let cut = ByteRange(range.start, min(range.end, range.start + 4 * Self.maximumLength))
    var text = tree.text[cut].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if tree.kind(node) == .stringLiteral, text.count > 1, text.hasPrefix("\""),
      text.hasSuffix("\""), !text.hasPrefix("\"\"\"")
    {
      text = String(text.dropFirst().dropLast())
    }
    if text.hasPrefix("$") { text.removeFirst() }
    if text.count > Self.maximumLength { text = text.prefix(Self.maximumLength) + "…" }
    return text.isEmpty ? nil : text
  }
}
