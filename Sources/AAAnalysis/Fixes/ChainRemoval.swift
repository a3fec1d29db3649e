/// Takes a link out of a chain of modifiers, with the line that it has for itself.
struct ChainRemoval {
  let tree: SyntaxTree

  /// The edit that removes `.padding()`, given the call that ends with it. Nil where the link has
  /// no base to leave behind, is not complete, or holds a comment.
  func edit(removing call: NodeID) -> TextEdit? {
    let text = tree.text
    let end = tree.range(call).end
    guard tree.kind(call) == .callExpr, let callee = tree.callee(of: call),
      tree.kind(callee) == .memberExpr, tree.firstChild(callee) != nil,
      let name = tree.token(callee), name > 0
    else { return nil }
    let dot = tree.token(at: name - 1)
    guard dot.kind == .period, dot.start < end,
      !tree.comments.contains(where: { $0.start >= dot.start && $0.start < end }),
      text.byte(at: end - 1) == UInt8(ascii: ")")
    else { return nil }
    guard dot.startsLine else { return TextEdit(ByteRange(dot.start, end), "") }
    var rest = end
    while let byte = text.byte(at: rest), byte == 0x20 || byte == 0x09 { rest += 1 }
    let line = text.contentRange(ofLine: text.lines.line(containing: end))
    guard rest >= line.end else { return TextEdit(ByteRange(dot.start, rest), "") }
    // The line is the link's alone.
    let first = text.lines.line(containing: dot.start)
    let last = text.lines.line(containing: end)
    if last + 1 < text.lines.count {
      return TextEdit(
        ByteRange(
          text.contentRange(ofLine: first).start, text.contentRange(ofLine: last + 1).start), "")
    }
    guard first > 0 else { return nil }
    return TextEdit(ByteRange(text.contentRange(ofLine: first - 1).end, line.end), "")
  }
}
