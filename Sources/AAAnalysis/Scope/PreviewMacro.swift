/// A `#Preview` in a Swift file.
struct PreviewMacro: Sendable {
  let file: FileID
  let node: NodeID
  /// From the sign `#` to what stands before the body.
  let headRange: ByteRange
  let arguments: [CallArgument]
  /// The closure behind it, or given as `body:`; nil where there is none.
  let body: NodeID?
  /// Where the body's brace is missing: the view that stands behind the macro.
  let strayView: NodeID?

  /// The values of `traits:`, which are several.
  var traits: [NodeID] {
    guard let first = arguments.firstIndex(where: { $0.label == "traits" }) else { return [] }
    let further = arguments[(first + 1)...].prefix { $0.label == nil && !$0.isTrailing }
    return [arguments[first].value] + further.map(\.value)
  }
}

extension LoadedFile {
  /// The previews of the file, in the order of the text.
  var previews: [PreviewMacro] {
    var previews: [PreviewMacro] = []
    var pending = Array(tree.children(tree.root))
    pending.reverse()
    while let node = pending.popLast() {
      switch tree.kind(node) {
      case .macroExpansionDecl, .macroExpansionExpr:
        if let preview = preview(node) { previews.append(preview) }
      case .ifConfigDecl:
        for clause in ConditionalCompilation.activeClauses(of: node, in: tree).reversed() {
          pending.append(
            contentsOf: ConditionalCompilation.items(of: clause, in: tree).reversed())
        }
      case .structDecl, .enumDecl, .extensionDecl, .memberBlock:
        pending.append(contentsOf: tree.children(node).reversed())
      default: continue
      }
    }
    return previews
  }

  private func preview(_ node: NodeID) -> PreviewMacro? {
    guard tree.name(node, is: "Preview"), let name = tree.token(node), name > 0,
      tree.token(at: name - 1).kind == .pound
    else { return nil }
    let arguments = tree.arguments(of: node)
    let body = arguments.last { tree.kind($0.value) == .closureExpr }?.value
    let start = tree.tokenRange(name - 1).start
    let end = endOfHead(node, name)
    return PreviewMacro(
      file: file, node: node, headRange: ByteRange(start, end), arguments: arguments, body: body,
      strayView: arguments.contains { $0.isTrailing || $0.label == "body" }
        ? nil : viewBehind(node))
  }

  /// The end of the macro's arguments, or of its name where it has none.
  private func endOfHead(_ node: NodeID, _ name: Int) -> Int {
    let range = tree.range(node)
    let nameEnd = tree.tokenRange(name).end
    let last = tree.children(node).filter { tree.kind($0) == .argument }.last
    var index = tree.tokenIndex(at: last.map { tree.range($0).end } ?? nameEnd)
    while index < tree.tokenCount, tree.tokenRange(index).end <= range.end {
      switch tree.token(at: index).kind {
      case .rightParen: return tree.tokenRange(index).end
      case .leftBrace: return nameEnd
      default: index += 1
      }
    }
    return nameEnd
  }

  /// The view that stands right behind a node.
  private func viewBehind(_ node: NodeID) -> NodeID? {
    guard let next = tree.nextSibling(node) else { return nil }
    let (base, _) = tree.chain(next)
    guard tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
      tree.kind(callee) == .declRef,
      tree.name(callee).unicodeScalars.first?.properties.isUppercase == true
    else { return nil }
    return next
  }
}
