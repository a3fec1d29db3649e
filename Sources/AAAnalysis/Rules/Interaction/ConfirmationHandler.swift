/// What is given to `onDelete`, taken apart so that it can run later.
struct DeletionHandler {
  /// The name of the offsets.
  let parameter: String
  /// Of a closure: the text behind its parameter, before its closing brace.
  var body: ByteRange?
  /// Of a function: a closure that calls it.
  var call: String?

  /// Nil where the handler cannot be called later with the same meaning.
  init?(
    _ node: NodeID, _ control: ControlAction, _ context: RuleContext, _ tree: SyntaxTree
  ) {
    switch tree.kind(node) {
    case .closureExpr:
      let parameters = tree.closureParameters(node)
      guard parameters.count == 1, parameters[0] != "_",
        let signature = tree.child(node, .closureSignature),
        !tree.children(signature).contains(where: { tree.kind($0) == .closureCapture }),
        !tree.statements(of: node).isEmpty
      else { return nil }
      parameter = parameters[0]
      body = ByteRange(tree.range(signature).end, tree.range(node).end - 1)
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

  /// The label of the function's only parameter, empty for none; nil where that is unknown.
  private static func label(
    of node: NodeID, _ control: ControlAction, _ context: RuleContext, _ tree: SyntaxTree
  ) -> String? {
    let name = tree.name(node)
    var reader = ActionReader(
      index: context.index, loader: context.loader, frames: context.scope.frames)
    let frame = reader.context(ofFrame: control.frame)
    guard let base = tree.kind(node) == .memberExpr ? tree.firstChild(node) : nil else {
      return reader.function(named: name, labels: nil, frame).flatMap { label(of: $0, context) }
    }
    if tree.mentionsState(base) { return name == "remove" ? "atOffsets" : nil }
    guard let type = reader.type(of: base, frame), let declaration = reader.declaration(type),
      let function = reader.function(named: name, of: declaration, labels: nil)
    else { return nil }
    return label(of: function, context)
  }

  private static func label(of member: MemberReference, _ context: RuleContext) -> String? {
    guard let labels = context.index[member]?.labels, labels.count == 1 else { return nil }
    return labels[0] == "_" ? "" : labels[0]
  }
}
