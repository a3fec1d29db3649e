/// The index of a node in its tree.
public typealias NodeID = Int

/// The syntax of one Swift file: tokens and nodes in flat arrays, without any text.
///
/// Nodes stand in the order of the text, each before its children: a node's descendants are those
/// right behind it.
///
/// The tree covers every input: what is damaged is repaired (see `BracketRepair`) or becomes an
/// `unexpected` node. Depth is not bounded for chains of calls (`a.b().c()…`), whose callee is
/// nested in their callee: walk those with a loop.
public struct SyntaxTree: Sendable {
  static let none = UInt32.max

  /// One reference, as trees are passed about a lot and copying each array costs a count.
  private final class Storage: Sendable {
    let source: SourceText
    let tokens: TokenTable
    let nodes: [SyntaxNode]

    init(source: SourceText, tokens: TokenTable, nodes: [SyntaxNode]) {
      self.source = source
      self.tokens = tokens
      self.nodes = nodes
    }
  }

  private let storage: Storage

  var source: SourceText { storage.source }
  var tokens: TokenTable { storage.tokens }
  var nodes: [SyntaxNode] { storage.nodes }

  /// Parses a file. Never fails.
  public init(_ source: SourceText) {
    self = Parser.parse(source)
  }

  init(source: SourceText, tokens: TokenTable, nodes: [SyntaxNode]) {
    storage = Storage(source: source, tokens: tokens, nodes: nodes)
  }

  /// The text that was parsed.
  public var text: SourceText { source }

  /// The node of the whole file.
  public var root: NodeID { 0 }

  public var nodeCount: Int { nodes.count }

  /// Byte ranges of all comments, in order.
  public var comments: [ByteRange] { tokens.comments }

  /// Bytes kept for the tree beside the text.
  public var storedByteCount: Int {
    nodes.count * MemoryLayout<SyntaxNode>.stride + tokens.storedByteCount
  }

  @inline(__always)
  public func kind(_ node: NodeID) -> NodeKind { nodes[node].kind }

  /// The node's text without the trivia around it.
  public func range(_ node: NodeID) -> ByteRange {
    ByteRange(Int(nodes[node].start), Int(nodes[node].end))
  }

  public func firstChild(_ node: NodeID) -> NodeID? {
    nodes[node].hasDescendants ? node + 1 : nil
  }

  public func nextSibling(_ node: NodeID) -> NodeID? {
    nodes[node].hasNextSibling ? node + nodes[node].subtreeCount : nil
  }

  /// The children in the order of the text.
  @inline(__always)
  public func children(_ node: NodeID) -> Children { Children(nodes: nodes, of: node) }

  /// The first child of a kind.
  public func child(_ node: NodeID, _ kind: NodeKind) -> NodeID? {
    var child = firstChild(node)
    while let current = child {
      if nodes[current].kind == kind { return current }
      child = nextSibling(current)
    }
    return nil
  }

  public struct Children: Sequence, IteratorProtocol {
    // Not the whole tree, which would take more time to copy.
    private let nodes: [SyntaxNode]
    /// -1 at the end.
    private var upcoming: NodeID

    fileprivate init(nodes: [SyntaxNode], of node: NodeID) {
      self.nodes = nodes
      upcoming = nodes[node].hasDescendants ? node + 1 : -1
    }

    public mutating func next() -> NodeID? {
      guard upcoming >= 0 else { return nil }
      let current = upcoming
      let node = nodes[current]
      upcoming = node.hasNextSibling ? current + node.subtreeCount : -1
      return current
    }
  }

  // MARK: Tokens

  /// The index of the token that names the node.
  public func token(_ node: NodeID) -> Int? {
    nodes[node].token
  }

  public func token(at index: Int) -> Token { tokens[index] }

  public var tokenCount: Int { tokens.count }

  public func tokenRange(_ index: Int) -> ByteRange {
    ByteRange(tokens.start(index), tokens.end(index))
  }

  /// The range of the token that names the node.
  public func nameRange(_ node: NodeID) -> ByteRange? {
    token(node).map(tokenRange)
  }

  /// The node's name without backticks; empty where it has none.
  public func name(_ node: NodeID) -> String {
    guard let range = nameRange(node) else { return "" }
    return source[SyntaxTree.unescaped(range, in: source)]
  }

  /// Whether the node's name, without backticks, is `word`.
  public func name(_ node: NodeID, is word: StaticString) -> Bool {
    guard let range = nameRange(node) else { return false }
    return text(SyntaxTree.unescaped(range, in: source), equals: word)
  }

  /// Whether a range holds just this ASCII text.
  public func text(_ range: ByteRange, equals word: StaticString) -> Bool {
    guard range.length == word.utf8CodeUnitCount, range.end <= source.bytes.count else {
      return false
    }
    for index in 0..<range.length where source.bytes[range.start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// A name's range without its backticks.
  static func unescaped(_ range: ByteRange, in source: SourceText) -> ByteRange {
    if range.length > 2, source.bytes[range.start] == UInt8(ascii: "`") {
      return ByteRange(range.start + 1, range.end - 1)
    }
    return range
  }

  /// The index of the first token that does not end before `offset`.
  public func tokenIndex(at offset: Int) -> Int {
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if tokens.end(middle) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
