extension PropertyListParser {
  /// Reads a key, a value or an unknown element from just past its start tag, through its closing
  /// tag; where that is missing, up to the next tag.
  mutating func parseContent(of kind: PropertyList.Kind, tag: ByteRange, name: Range<Int>) {
    var flags: NodeRecord.Flags = []
    var isReported = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        flags.insert(.hasMarkup)
        parseReference()
      } else if byte != UInt8(ascii: "<") {
        position += 1
      } else if hasPrefix("</") {
        guard let close = closingTag(of: name) else { break }
        let content = ByteRange(tag.end, position)
        position = close.end
        finishContent(kind, tag, content, end: close.end, flags)
        return
      } else if hasPrefix("<![CDATA[") {
        flags.insert(.hasMarkup)
        skipSection(opening: 9, closing: "]]>", what: "section")
      } else if hasPrefix("<!--") || hasPrefix("<?") {
        flags.insert(.hasMarkup)
        if !isReported {
          isReported = true
          report(
            .markupInValue, ByteRange(position, min(position + 4, bytes.count)),
            "Keys and values can hold neither comments nor instructions.")
        }
        if hasPrefix("<!--") { parseComment() } else { skipInstruction() }
      } else if isNameStart(self.byte(at: position + 1)) || hasPrefix("<!") {
        break
      } else {
        report(.badEscape, ByteRange(position, position + 1), "`<` must be written `&lt;`.")
        position += 1
      }
    }
    let end = trimmedEnd(tag.end, position)
    let label = self.name(name.lowerBound, name.upperBound)
    report(.unclosedElement, tag, "<\(label)> is not closed: </\(label)> is missing.")
    finishContent(kind, tag, ByteRange(tag.end, end), end: end, flags)
  }

  private mutating func finishContent(
    _ kind: PropertyList.Kind, _ tag: ByteRange, _ content: ByteRange, end: Int,
    _ flags: NodeRecord.Flags
  ) {
    if kind == .true || kind == .false, !content.isEmpty {
      report(.nonEmptyBoolean, content, "<\(kind.elementName)> must be empty.")
    }
    addNode(kind, ByteRange(tag.start, end), content: content, flags: flags)
  }

  /// The closing tag at the position, if it is this element's: by its name, or because it is
  /// mistyped. Nil if it closes an open container, so that the element has none.
  private mutating func closingTag(of name: Range<Int>) -> TagEnd? {
    let start = position + 2
    let nameEnd = endOfName(from: start)
    var tag = endOfTag(from: nameEnd)
    tag.end = max(tag.end, start)
    let range = ByteRange(position, tag.end)
    if bytes[start..<nameEnd] != bytes[name] {
      if element(closedBy: start, nameEnd) != nil { return nil }
      let expected = self.name(name.lowerBound, name.upperBound)
      report(.unexpectedClosingTag, range, "<\(expected)> must be closed by </\(expected)>.")
    } else {
      reportClosingTag(range, afterName: nameEnd, isFinished: tag.isFinished)
    }
    return tag
  }

  private mutating func parseReference() {
    let start = position
    guard let found = XMLContent.reference(in: bytes[...], at: start) else {
      report(.badEscape, ByteRange(start, start + 1), "`&` must be written `&amp;`.")
      position = start + 1
      return
    }
    position = found.end
    if found.scalar == nil {
      let text = String(decoding: bytes[start..<found.end], as: UTF8.self)
      report(
        .badEscape, ByteRange(start, found.end),
        "`\(text)` is unknown: property lists have &amp; &lt; &gt; &quot; &apos; and character "
          + "references.")
    }
  }
}
