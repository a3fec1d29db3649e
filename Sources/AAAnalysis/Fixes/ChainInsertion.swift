/// Adds a link to a chain of modifiers, laid out as the chain is.
struct ChainInsertion {
  let tree: SyntaxTree

  /// The edit that puts `link`, such as `.padding()`, right behind a call. Nil where the call is
  /// not complete.
  func edit(after call: NodeID, inserting link: String) -> TextEdit? {
    let text = tree.text
    let end = tree.range(call).end
    guard tree.kind(call) == .callExpr, isComplete(call) else { return nil }
    guard let indentation = lineIndentation(of: call) else {
      return TextEdit(at: end, insert: link)
    }
    return TextEdit(
      at: endOfComments(behind: end), insert: text.lineEnding.rawValue + indentation + link)
  }

  /// Whether the call ends with a bracket that stands in the text.
  private func isComplete(_ call: NodeID) -> Bool {
    let range = tree.range(call)
    var index = tree.tokenIndex(at: range.start)
    var last: Token?
    while index < tree.tokenCount, tree.tokenRange(index).end <= range.end {
      let token = tree.token(at: index)
      if token.isMissing { return false }
      if !tree.tokenRange(index).isEmpty { last = token }
      index += 1
    }
    return last?.kind == .rightParen || last?.kind == .rightBrace
  }

  /// The indentation of the line that the link gets, or nil where it stays on the line of the call.
  private func lineIndentation(of call: NodeID) -> String? {
    let text = tree.text
    let range = tree.range(call)
    guard let callee = tree.callee(of: call) else { return nil }
    if tree.kind(callee) == .memberExpr, let name = tree.token(callee), name > 0 {
      // The dot of a link that begins its line.
      let dot = tree.token(at: name - 1)
      return dot.startsLine ? text.indentation(ofLineContaining: dot.start) : nil
    }
    // The base of a chain: the links below it say where they stand.
    let next = tree.tokenIndex(at: range.end)
    if next < tree.tokenCount, tree.token(at: next).kind == .period {
      let token = tree.token(at: next)
      return token.startsLine ? text.indentation(ofLineContaining: token.start) : nil
    }
    let first = tree.tokenIndex(at: range.start)
    guard first < tree.tokenCount, tree.token(at: first).startsLine || first == 0 else {
      return nil
    }
    let indentation = text.indentation(ofLineContaining: range.start)
    let isOnOneLine =
      text.lines.line(containing: range.start) == text.lines.line(containing: range.end)
    return isOnOneLine ? indentation + tree.indentationUnit : indentation
  }

  /// `offset`, moved past comments that end the line: they speak of what stands before them.
  private func endOfComments(behind offset: Int) -> Int {
    let text = tree.text
    let line = text.contentRange(ofLine: text.lines.line(containing: offset))
    var cursor = offset
    var end = offset
    while cursor < line.end {
      let byte = text.byte(at: cursor)
      if byte == 0x20 || byte == 0x09 {
        cursor += 1
      } else if let comment = comment(at: cursor), comment.end <= line.end {
        cursor = comment.end
        end = cursor
      } else {
        return offset
      }
    }
    return end
  }

  private func comment(at offset: Int) -> ByteRange? {
    let comments = tree.comments
    var low = 0
    var high = comments.count
    while low < high {
      let middle = low + (high - low) / 2
      if comments[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low < comments.count && comments[low].start == offset ? comments[low] : nil
  }
}
