/// How a list is laid out, as far as edits follow it.
extension PropertyList {
  /// The edit that puts the first entry into a dictionary.
  func firstEntry(_ key: String, _ value: String, in dictionary: Node) -> TextEdit {
    let outer = range(of: dictionary)
    var entry = key + value
    if source.lines.count > 1 {
      let end = source.lineEnding.rawValue
      let base = indentation(ofLineAt: outer.start)
      let inner = base + indentationUnit(fallback: base)
      entry = end + inner + key + end + inner + value + end + base
    }
    if let content = contentRange(of: dictionary) {
      let space = space(before: content.end, notBefore: content.start, whole: true)
      let start = content.end - space.utf8.count
      return TextEdit(ByteRange(start, content.end), entry)
    }
    // `<dict/>`: the slash, and the space before it, make way for the content.
    let slash = max(outer.start, outer.end - 2)
    let space = space(before: slash, notBefore: outer.start, whole: true)
    return TextEdit(ByteRange(slash - space.utf8.count, outer.end), ">" + entry + "</dict>")
  }

  /// The white space right before `offset`, back to `start` at most: what separates an element from
  /// the one before. Of several lines, the last line ending and what follows it, unless `whole`.
  func space(before offset: Int, notBefore start: Int, whole: Bool = false) -> String {
    var first = offset
    while first > start, let byte = source.byte(at: first - 1), byte.isXMLSpace {
      first -= 1
      guard !whole, byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0A, first > start, source.byte(at: first - 1) == 0x0D { first -= 1 }
      break
    }
    return source[ByteRange(first, offset)]
  }

  /// `offset`, moved past the comments that follow it on the same line: they speak of what stands
  /// before them.
  func endOfComments(onLineOf offset: Int) -> Int {
    var end = offset
    for comment in comments.drop(while: { $0.range.start < offset }) {
      var cursor = end
      while source.byte(at: cursor) == 0x20 || source.byte(at: cursor) == 0x09 { cursor += 1 }
      guard comment.range.start == cursor else { break }
      end = comment.range.end
    }
    return end
  }

  /// The white space that the line of `offset` begins with.
  private func indentation(ofLineAt offset: Int) -> String {
    let start = source.lines.start(ofLine: source.lines.line(containing: offset))
    var end = start
    while let byte = source.byte(at: end), byte == 0x20 || byte == 0x09, end < offset { end += 1 }
    return source[ByteRange(start, end)]
  }

  /// What one level of nesting adds to the indentation: what it adds where something is nested;
  /// else `fallback`, or a tab if that is empty.
  private func indentationUnit(fallback: String) -> String {
    for (index, record) in records.enumerated() where record.kind.isContainer {
      guard Int(record.subtreeEnd) > index + 1, index + 1 < records.count else { continue }
      let child = Int(records[index + 1].start)
      let lineStart = source.lines.start(ofLine: source.lines.line(containing: child))
      let inner = indentation(ofLineAt: child)
      guard lineStart + inner.utf8.count == child else { continue }
      let outer = indentation(ofLineAt: Int(record.start))
      if inner.utf8.count > outer.utf8.count, inner.hasPrefix(outer) {
        return String(inner.dropFirst(outer.count))
      }
    }
    return fallback.isEmpty ? "\t" : fallback
  }
}
