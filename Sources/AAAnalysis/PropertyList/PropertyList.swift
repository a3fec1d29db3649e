/// A property list, with the place of everything in it.
///
/// Any text makes a `PropertyList`: what is half-typed or damaged is kept as far as it can be
/// understood, and told in `problems`. XML lists have exact byte ranges; the places of binary lists
/// are all the start of the file. Old-style (OpenStep) lists are recognised, not read.
///
/// The nodes lie in one array in document order, each with the end of its descendants.
public struct PropertyList: Sendable {
  /// The form in which the list is written.
  public enum Format: Sendable, Hashable {
    case xml
    case binary
    /// An old-style list: `{ key = value; }`. Not read; also what JSON looks like.
    case openStep
    /// Nothing but white space, comments and declarations.
    case empty
    /// Something else.
    case notPropertyList
  }

  /// Containers nested deeper than this are not read.
  public static let maximumDepth = 512

  public let format: Format
  /// The document, which all ranges refer to.
  public let source: SourceText
  /// Comments in document order, those inside values included.
  public let comments: [Comment]
  /// What is wrong, in the order in which it was found; at most 100.
  public let problems: [Problem]
  /// The list's value: the dictionary of an `Info.plist`.
  public let root: Node?

  let records: [NodeRecord]
  /// What the strings and numbers of a binary list say; those of an XML list are in its text.
  let binaryStrings: [UInt32: String]

  /// Reads a document. Takes time linear in its length, and traps on nothing.
  public init(_ source: SourceText) {
    self.source = source
    if source.bytes.starts(with: "bplist".utf8) {
      var reader = BinaryPropertyListReader(source.bytes)
      reader.read()
      format = .binary
      comments = []
      problems = reader.problems
      root = reader.records.isEmpty ? nil : Node(index: 0)
      records = reader.records
      binaryStrings = reader.strings
    } else {
      var parser = PropertyListParser(source.bytes)
      format = parser.parse()
      comments = parser.comments
      problems = parser.problems
      root = parser.root.map(Node.init(index:))
      records = parser.records
      binaryStrings = [:]
    }
  }

  public var isBinary: Bool { format == .binary }

  /// Whether the list could be read without any problem, so that what it lacks it does lack.
  public var isWellFormed: Bool {
    problems.isEmpty && (format == .xml || format == .binary)
  }
}

extension PropertyList {
  public func kind(of node: Node) -> Kind { record(node).kind }

  /// The whole element with its tags.
  public func range(of node: Node) -> ByteRange {
    let record = record(node)
    return ByteRange(Int(record.start), Int(record.end))
  }

  /// What stands between the tags; nil for an element of one tag (`<dict/>`), and in binary lists.
  public func contentRange(of node: Node) -> ByteRange? {
    let record = record(node)
    guard !record.flags.contains(.hasNoContent) else { return nil }
    return ByteRange(Int(record.contentStart), Int(record.contentEnd))
  }

  /// The nodes directly inside a container, in document order: a dictionary's keys and values
  /// alike.
  public func children(of node: Node) -> [Node] {
    var result: [Node] = []
    var index = node.index + 1
    let end = record(node).subtreeEnd
    while index < end {
      result.append(Node(index: index))
      index = records[Int(index)].subtreeEnd
    }
    return result
  }

  /// A dictionary's entries in document order, duplicates included. Values without a key are left
  /// out. Empty for anything that is no dictionary.
  public func entries(of dictionary: Node?) -> [Entry] {
    guard let dictionary, kind(of: dictionary) == .dictionary else { return [] }
    var result: [Entry] = []
    var key: Node?
    for child in children(of: dictionary) {
      if kind(of: child) == .key {
        if let key { result.append(Entry(key: key, value: nil)) }
        key = child
      } else if let pending = key {
        result.append(Entry(key: pending, value: child))
        key = nil
      }
    }
    if let key { result.append(Entry(key: key, value: nil)) }
    return result
  }

  /// The entries of the root dictionary whose key is `name`: more than one if it is repeated.
  public func entries(named name: String) -> [Entry] {
    entries(named: name, in: root)
  }

  /// A dictionary's entries whose key is `name`.
  public func entries(named name: String, in dictionary: Node?) -> [Entry] {
    entries(of: dictionary).filter { string(of: $0.key) == name }
  }

  /// The value of `name` in the root dictionary. Of repeated keys, the last counts, as it does for
  /// the system's reader.
  public func value(named name: String) -> Node? {
    entries(named: name).last?.value
  }

  /// The nodes that the place touches, outermost first; empty in binary lists.
  public func nodes(at offset: Int) -> [Node] {
    var result: [Node] = []
    guard !isBinary, var node = root, range(of: node).touches(offset) else { return [] }
    while true {
      result.append(node)
      // Of two that meet at the place, the one that begins there.
      guard let next = children(of: node).last(where: { range(of: $0).touches(offset) }) else {
        return result
      }
      node = next
    }
  }

  /// A node of another list is answered as the root, or as something unknown: never with a trap.
  func record(_ node: Node) -> NodeRecord {
    records.indices.contains(Int(node.index)) ? records[Int(node.index)] : .missing
  }
}
