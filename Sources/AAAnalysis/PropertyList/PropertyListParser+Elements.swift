extension PropertyListParser {
  /// How a tag ends.
  struct TagEnd {
    /// Just past the `>`, or, of an unfinished tag, its last byte that is no white space.
    var end: Int
    var isSelfClosing: Bool
    var isFinished: Bool
  }

  func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || (byte.isASCIILetterOrDigit && byte > UInt8(ascii: "9"))
  }

  func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  /// Where the name in a tag ends. What cannot be part of a name still belongs to it: `<key">` is
  /// no key.
  func endOfName(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isXMLSpace, bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "<")
    { end += 1 }
    return end
  }

  func name(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<min(end, start + 40)], as: UTF8.self)
  }

  func kind(named start: Int, _ end: Int) -> PropertyList.Kind {
    guard 3...7 ~= end - start else { return .unknown }
    return PropertyList.Kind(elementName: bytes[start..<end])
  }

  /// Finds the end of the tag whose name ends at `offset`. A `>` inside a quoted attribute does not
  /// count, unless the quote does not end before the next `<`.
  func endOfTag(from offset: Int) -> TagEnd {
    var cursor = offset
    var quote: UInt8 = 0
    var firstAngle: Int?
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "<") {
      let byte = bytes[cursor]
      if quote != 0 {
        if byte == quote { quote = 0 }
        if byte == UInt8(ascii: ">"), firstAngle == nil { firstAngle = cursor }
      } else if byte == UInt8(ascii: ">") {
        return finishedTag(at: cursor)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      cursor += 1
    }
    if quote != 0, let firstAngle { return finishedTag(at: firstAngle) }
    return TagEnd(end: trimmedEnd(offset, cursor), isSelfClosing: false, isFinished: false)
  }

  private func finishedTag(at angle: Int) -> TagEnd {
    TagEnd(
      end: angle + 1, isSelfClosing: byte(at: angle - 1) == UInt8(ascii: "/"), isFinished: true)
  }

  mutating func parseStartTag() {
    let start = position
    let nameEnd = endOfName(from: start + 1)
    let tag = endOfTag(from: nameEnd)
    position = tag.end
    let range = ByteRange(start, tag.end)
    let isPlist = nameEnd == start + 6 && hasPrefix("plist", at: start + 1)
    let kind = kind(named: start + 1, nameEnd)
    guard tag.isFinished else {
      report(.unfinishedTag, range, "This tag does not end: `>` is missing.")
      if frames.isEmpty, rootTag == nil {
        // A root that is being typed: what it holds is read as if it were there.
        if isPlist { openRoot(range) } else if leadingText == nil { leadingText = range }
      } else if frames.last?.pendingKey != nil {
        addNode(.unknown, range, content: nil)
      }
      return
    }
    if frames.isEmpty, isPlist || kind == .unknown {
      rootTag = range
      if !isPlist { foreignRoot = bytes[(start + 1)..<nameEnd] }
      if tag.isSelfClosing { isDone = true } else { openRoot(range) }
    } else if kind.isContainer {
      openContainer(kind, range, isSelfClosing: tag.isSelfClosing)
    } else {
      if kind == .unknown {
        let label = name(start + 1, nameEnd)
        report(.unknownElement, range, "Property lists have no element <\(label)>.")
      }
      if tag.isSelfClosing {
        addNode(kind, range, content: nil)
      } else {
        parseContent(of: kind, tag: range, name: (start + 1)..<nameEnd)
      }
    }
    if frames.isEmpty, root != nil { isDone = true }
  }

  private mutating func openRoot(_ tag: ByteRange) {
    rootTag = tag
    frames.append(Frame(element: .root, tag: tag, node: nil))
  }

  private mutating func openContainer(
    _ kind: PropertyList.Kind, _ tag: ByteRange, isSelfClosing: Bool
  ) {
    if isSelfClosing {
      addNode(kind, tag, content: nil)
      return
    }
    if frames.count >= PropertyList.maximumDepth, !isTooDeep {
      isTooDeep = true
      report(
        .tooDeep, tag,
        "Elements are nested more than \(PropertyList.maximumDepth) deep; what is inside is not "
          + "read.")
    }
    let content = ByteRange(at: tag.end)
    let node =
      frames.count < PropertyList.maximumDepth ? addNode(kind, tag, content: content) : nil
    let element: Frame.Element = kind == .dictionary ? .dictionary : .array
    if element == .dictionary { openDictionaries += 1 } else { openArrays += 1 }
    frames.append(Frame(element: element, tag: tag, node: node))
  }

  mutating func parseClosingTag() {
    let start = position
    let nameEnd = endOfName(from: start + 2)
    let tag = endOfTag(from: nameEnd)
    position = max(tag.end, start + 2)
    let range = ByteRange(start, position)
    reportClosingTag(range, afterName: nameEnd, isFinished: tag.isFinished)
    guard let element = element(closedBy: start + 2, nameEnd) else {
      if tag.isFinished {
        let label = name(start + 2, nameEnd)
        report(.unexpectedClosingTag, range, "</\(label)> closes nothing that is open.")
      }
      return
    }
    while let frame = frames.last {
      let isClosed = frame.element == element
      if !isClosed { reportUnclosed(frame) }
      popFrame(contentEnd: start, end: isClosed ? range.end : start)
      if isClosed { return }
    }
  }

  /// Tells what is wrong with a closing tag by itself.
  mutating func reportClosingTag(_ range: ByteRange, afterName offset: Int, isFinished: Bool) {
    if !isFinished {
      report(.unfinishedTag, range, "This tag does not end: `>` is missing.")
    } else if trimmedEnd(offset, range.end - 1) > offset {
      report(.unexpectedClosingTag, range, "A closing tag holds nothing but its name.")
    }
  }

  /// The open container that a closing tag of this name would close.
  func element(closedBy start: Int, _ end: Int) -> Frame.Element? {
    switch kind(named: start, end) {
    case .dictionary: return openDictionaries > 0 ? .dictionary : nil
    case .array: return openArrays > 0 ? .array : nil
    case .unknown:
      guard frames.first?.element == .root else { return nil }
      let name = bytes[start..<end]
      if let foreignRoot { return name == foreignRoot ? .root : nil }
      return name.elementsEqual("plist".utf8) ? .root : nil
    default: return nil
    }
  }

  mutating func reportUnclosed(_ frame: Frame) {
    guard frame.element != .root || foreignRoot == nil else { return }
    let name =
      switch frame.element {
      case .root: "plist"
      case .dictionary: "dict"
      case .array: "array"
      }
    report(.unclosedElement, frame.tag, "<\(name)> is not closed: </\(name)> is missing.")
  }

  mutating func popFrame(contentEnd: Int, end: Int) {
    guard let frame = frames.popLast() else { return }
    if let key = frame.pendingKey { reportMissingValue(of: key) }
    switch frame.element {
    case .root: break
    case .dictionary: openDictionaries -= 1
    case .array: openArrays -= 1
    }
    if let node = frame.node {
      records[Int(node)].contentEnd = UInt32(clamping: contentEnd)
      records[Int(node)].end = UInt32(clamping: end)
      records[Int(node)].subtreeEnd = UInt32(clamping: records.count)
    }
    if frames.isEmpty { isDone = true }
  }

  private mutating func reportMissingValue(of key: ByteRange) {
    report(.keyWithoutValue, key, "This key has no value.")
  }

  /// Adds an element to the innermost open container. Returns its node, or nil where none is kept.
  @discardableResult
  mutating func addNode(
    _ kind: PropertyList.Kind, _ range: ByteRange, content: ByteRange?,
    flags: NodeRecord.Flags = []
  ) -> UInt32? {
    guard frames.last?.isKept ?? true else { return nil }
    placeNode(kind, range)
    let index = UInt32(clamping: records.count)
    records.append(
      NodeRecord(
        start: UInt32(clamping: range.start),
        contentStart: UInt32(clamping: content?.start ?? range.end),
        contentEnd: UInt32(clamping: content?.end ?? range.end), end: UInt32(clamping: range.end),
        subtreeEnd: index + 1, kind: kind, flags: content == nil ? .hasNoContent : flags))
    if frames.isEmpty || (frames.count == 1 && frames[0].element == .root) {
      // The first value counts, but a dictionary counts more: it is what lists are made of.
      if let root, kind != .dictionary || records[Int(root)].kind == .dictionary { return index }
      root = index
    }
    return index
  }

  /// Pairs keys with values, and counts the values of the root.
  private mutating func placeNode(_ kind: PropertyList.Kind, _ range: ByteRange) {
    guard let last = frames.indices.last else { return }
    frames[last].valueCount += 1
    switch frames[last].element {
    case .array: break
    case .root:
      if frames[last].valueCount == 2 {
        report(.rootCount, range, "A property list holds one value; this is the second.")
      }
    case .dictionary where kind == .key:
      if let key = frames[last].pendingKey { reportMissingValue(of: key) }
      frames[last].pendingKey = range
    case .dictionary:
      if frames[last].pendingKey == nil {
        report(.valueWithoutKey, range, "This value has no key.")
      }
      frames[last].pendingKey = nil
    }
  }
}

extension PropertyList.Kind {
  /// The kind of the element of this name; `unknown` for every other name.
  init(elementName: ArraySlice<UInt8>) {
    for kind in PropertyList.Kind.allCases
    where kind != .unknown && elementName.elementsEqual(kind.elementName.utf8) {
      self = kind
      return
    }
    self = .unknown
  }
}
