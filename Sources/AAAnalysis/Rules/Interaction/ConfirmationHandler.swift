/// What is given to `onDelete`, taken apart so that it can run later.
struct DeletionHandler {
  /// The name of the offsets.
  let parameter: String
  /// Of a closure: the text behind its parameter, before its closing brace.
  var body: String?
  /// Of a function: a closure that calls it.
  var call: String?

  /// Nil where the handler cannot be called later with the same meaning.
  init?(
    _ node: NodeID, _ control: ControlAction, _ context: RuleContext, _ tree: SyntaxTree
  ) {
    switch tree.kind(node) {
    case .closureExpr:
      guard !tree.statements(of: node).isEmpty else { return nil }
      let end = tree.range(node).end - 1
      guard let signature = tree.child(node, .closureSignature) else {
        // `{ drawings.remove(atOffsets: $0) }`
        guard !tree.mentionedNames(in: node).contains("offsets"),
          let text = DeletionHandler.text(
            of: ByteRange(tree.range(node).start + 1, end), in: node, naming: "offsets", tree)
        else { return nil }
        (parameter, body) = ("offsets", text)
        return
      }
      let parameters = tree.closureParameters(node)
      guard parameters.count == 1, parameters[0] != "_",
        !tree.children(signature).contains(where: { tree.kind($0) == .closureCapture })
      else { return nil }
      (parameter, body) = (
        parameters[0], tree.text[ByteRange(tree.range(signature).end, end)]
      )
    case .declRef, .memberExpr:
      guard let label = DeletionHandler.label(of: node, control, context, tree) else { return nil }
      parameter = "offsets"
      // A name with its labels, `delete(at:)`, is called without them.
      let name = tree.text[tree.range(node)].prefix { $0 != "(" }
      guard !name.contains(where: \.isNewline) else { return nil }
      call = "{ \(name)(\(label.isEmpty ? "" : label + ": ")offsets) }"
    default: return nil
    }
  }

  /// The text of a closure's statements with a name instead of `$0`; nil where a closure inside has
  /// a `$0` of its own.
  private static func text(
    of range: ByteRange, in closure: NodeID, naming name: String, _ tree: SyntaxTree
  ) -> String? {
    var uses: [ByteRange] = []
    var pending = Array(tree.children(closure))
    while let node = pending.popLast() {
      if tree.kind(node) == .closureExpr, tree.child(node, .closureSignature) == nil,
        tree.mentionedNames(in: node).contains("0")
      {
        return nil
      }
      if tree.kind(node) == .declRef, tree.name(node, is: "$0"), let use = tree.nameRange(node) {
        uses.append(use)
      }
      pending.append(contentsOf: tree.children(node))
    }
    var text = ""
    var start = range.start
    for use in uses.sorted() {
      text += tree.text[ByteRange(start, use.start)] + name
      start = use.end
    }
    return text + tree.text[ByteRange(start, range.end)]
  }

  /// The label of the function's only parameter, empty for none; nil where that is unknown.
  private static func label(
    of node: NodeID, _ control: ControlAction, _ context: RuleContext, _ tree: SyntaxTree
  ) -> String? {
    let name = tree.name(node)
    var reader = context.actionReader
    let frame = reader.context(ofFrame: control.frame)
    let offsets = PassedArgument(
      label: nil, local: .value(NamedType(name: "IndexSet", file: control.reference.file)))
    guard let base = tree.kind(node) == .memberExpr ? tree.firstChild(node) : nil else {
      let overload = reader.contexts[frame].owner.flatMap {
        reader.overload(of: name, nil, taking: [offsets], of: $0)
      }
      let function = overload ?? reader.function(named: name, labels: nil, frame)
      return function.flatMap { label(of: $0, context) }
    }
    if tree.mentionsState(base) { return name == "remove" ? "atOffsets" : nil }
    guard let type = reader.type(of: base, frame), let declaration = reader.declaration(type),
      let function = reader.overload(of: name, nil, taking: [offsets], of: declaration)
        ?? reader.function(named: name, of: declaration, labels: nil)
    else { return nil }
    return label(of: function, context)
  }

  private static func label(of member: MemberReference, _ context: RuleContext) -> String? {
    guard let labels = context.index[member]?.labels, labels.count == 1 else { return nil }
    return labels[0] == "_" ? "" : labels[0]
  }
}
