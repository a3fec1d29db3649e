/// Reads an XML property list in one pass, with a stack of its own instead of recursion.
///
/// Recovery follows what people type: a tag without `>` ends before the next `<` and swallows
/// nothing; a key or value without its closing tag ends where the next tag begins; an element of an
/// unknown name never swallows what follows it; a closing tag closes all that is open inside.
/// Whatever has been looked for in vain up to the end is not looked for again, which keeps the time
/// linear.
struct PropertyListParser {
  static let maximumProblems = 100

  let bytes: [UInt8]
  var position = 0
  var records: [NodeRecord] = []
  var comments: [PropertyList.Comment] = []
  var problems: [PropertyList.Problem] = []
  /// The list's value.
  var root: UInt32?

  /// The open containers, outermost first.
  var frames: [Frame] = []
  var openDictionaries = 0
  var openArrays = 0
  /// Whether the root element is closed: what follows it does not count, but for comments.
  var isDone = false
  /// The range of the start tag of `<plist>`, or of what stands in its place.
  var rootTag: ByteRange?
  /// The name of a root element that is none of a property list's.
  var foreignRoot: ArraySlice<UInt8>?
  /// The first text that stands before any element.
  var leadingText: ByteRange?
  var isTooDeep = false
  /// What no longer occurs in the rest of the document.
  var absent: Set<[UInt8]> = []

  struct Frame {
    enum Element {
      case root
      case dictionary
      case array
    }

    let element: Element
    let tag: ByteRange
    /// The node; nil for the root element, and for containers nested too deeply to be kept.
    let node: UInt32?
    /// The key that waits for its value.
    var pendingKey: ByteRange?
    var valueCount = 0

    /// Whether what stands inside is kept.
    var isKept: Bool { element == .root || node != nil }
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the whole document.
  mutating func parse() -> PropertyList.Format {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if isOldStyle(at: position) {
      report(
        .openStep, lineRange(at: position),
        "This is an old-style property list (or JSON), which is not read: only XML and binary "
          + "property lists are.")
      return .openStep
    }
    while position < bytes.count {
      if isDone {
        skipToComment()
      } else if bytes[position].isXMLSpace {
        position += 1
      } else if bytes[position] == UInt8(ascii: "<") {
        parseMarkup()
      } else {
        parseStrayText()
      }
    }
    while let frame = frames.last {
      reportUnclosed(frame)
      popFrame(contentEnd: bytes.count, end: bytes.count)
    }
    return finish()
  }

  private mutating func finish() -> PropertyList.Format {
    if let foreignRoot {
      let name = String(decoding: foreignRoot.prefix(40), as: UTF8.self)
      // The one thing worth saying of such a document.
      problems = []
      report(
        .notPropertyList, rootTag ?? ByteRange(at: 0),
        "This is no property list: its root element is <\(name)>, not <plist>.")
      return .notPropertyList
    }
    if root != nil { return .xml }
    if let rootTag {
      if problems.isEmpty {
        report(.rootCount, rootTag, "This property list holds no value.")
      }
      return .xml
    }
    if let leadingText {
      problems = []
      report(
        .notPropertyList, lineRange(at: leadingText.start),
        "This is no property list: it has no <plist> element.")
      return .notPropertyList
    }
    if problems.isEmpty {
      report(.empty, ByteRange(at: 0), "This property list is empty.")
    }
    return .empty
  }

  /// Text between elements, up to the next markup.
  private mutating func parseStrayText() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    reportStrayText(start, position)
  }

  mutating func reportStrayText(_ start: Int, _ end: Int) {
    let range = ByteRange(start, trimmedEnd(start, end))
    if frames.isEmpty, leadingText == nil { leadingText = range }
    report(.strayText, range, "This text stands outside of any value.")
  }

  private mutating func skipToComment() {
    while position < bytes.count {
      if hasPrefix("<!--") {
        parseComment()
      } else {
        position += 1
      }
    }
  }
}

extension PropertyListParser {
  /// Keeps a problem, unless there are enough already or the document is no property list anyway.
  mutating func report(
    _ kind: PropertyList.Problem.Kind, _ range: ByteRange, _ message: @autoclosure () -> String
  ) {
    guard problems.count < Self.maximumProblems else { return }
    problems.append(PropertyList.Problem(kind: kind, range: range, message: message()))
  }

  func hasPrefix(_ prefix: StaticString) -> Bool {
    hasPrefix(prefix, at: position)
  }

  func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return prefix.withUTF8Buffer { buffer in
      for index in 0..<count where bytes[offset + index] != buffer[index] { return false }
      return true
    }
  }

  /// The byte at `offset`; zero past the end.
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// Where `pattern` next begins, from `offset` on. Nil is remembered: then it occurs no more.
  mutating func find(_ pattern: [UInt8], from offset: Int) -> Int? {
    guard offset <= bytes.count, !absent.contains(pattern) else { return nil }
    guard let found = bytes[offset...].firstOffset(of: pattern) else {
      absent.insert(pattern)
      return nil
    }
    return found
  }

  /// `end` moved back over white space, but not before `start`.
  func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1].isXMLSpace { end -= 1 }
    return end
  }

  /// From `offset` to the end of its line.
  func lineRange(at offset: Int) -> ByteRange {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return ByteRange(offset, end)
  }
}
