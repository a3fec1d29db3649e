/// A recursive-descent parser of Swift over tokens whose brackets pair up.
///
/// Every function that is called `parse…` and says so makes exactly one node with its descendants
/// behind those that are there; `finish` makes everything behind a marker the descendants of a new
/// node. Functions called `skip…` or `can…` only move the cursor, or put it back, and make no
/// nodes.
///
/// - Depth of recursion is bounded by `maximumDepth`; what is nested deeper is skipped whole.
/// - Every loop consumes something; skipping brackets is a table look-up. Together with the memory
///   of failed speculation this keeps the time linear.
/// - Invariant: the cursor's index is that of a token, so that `TokenStorage.slack` tokens from
///   there on can be read.
struct Parser: ~Copyable {
  /// Where the parser stands: a token, or the rest of an operator of which a part was consumed.
  struct Cursor {
    var index = 0
    var start = 0
    var end = 0
    /// Where the whole token ends: `end`, except in the middle of an operator.
    var tokenEnd = 0
    var kind = TokenKind.endOfFile
    var startsLine = true
  }

  /// Remembers where a node begins.
  struct Marker {
    /// The number of nodes before it.
    let nodes: Int
    let start: Int
  }

  static let maximumDepth = 256

  /// Texts of this many bytes and more are not read: they become an empty tree.
  static let maximumLength = 1 << 27

  let source: SourceBytes
  let tokens: TokenStorage
  var cursor = Cursor()
  /// End of the last token consumed.
  var lastEnd = 0
  var depth = 0
  var nodes: NodeBuilder
  /// What speculation over generic arguments found, by the offset of their `<`.
  var genericLookahead: [Int: Speculation] = [:]
  /// What speculation over `#if`s that hold only attributes found, by the index of the `#if`.
  var ifConfigLookahead: [Int: Speculation] = [:]
  /// Tokens known to be modifiers without a declaration behind them.
  var looseModifiers = 0..<0
  /// Tokens known to be `nonisolated(…)`s without a type behind them.
  var looseSpecifiers = 0..<0

  /// Where something ended that was looked for, if it was there.
  struct Speculation {
    let end: Cursor?
  }

  static func parse(_ text: SourceText) -> SyntaxTree {
    text.bytes.withUnsafeBufferPointer { source in
      let isReadable = source.count < maximumLength
      let padded = PaddedText(isReadable ? source : UnsafeBufferPointer(start: nil, count: 0))
      var parser = Parser(source: padded.bytes, tokens: tokens(of: padded.bytes))
      parser.parseFile()
      return SyntaxTree(
        source: text, tokens: TokenTable(parser.tokens), nodes: parser.nodes.inOrder())
    }
  }

  /// The tokens of a text, with brackets that pair up.
  private static func tokens(of source: SourceBytes) -> TokenStorage {
    let tokens = Lexer.tokenize(source)
    guard tokens.isDamaged else { return tokens }
    let text = UnsafeBufferPointer(start: source.base, count: source.count)
    return TokenStorage(BracketRepair.repair(tokens.buffer(), source: text))
  }

  private init(source: SourceBytes, tokens: consuming TokenStorage) {
    self.source = source
    nodes = NodeBuilder(capacity: tokens.count)
    self.tokens = tokens
    moveCursor(to: 0)
  }

  mutating func parseFile() {
    let marker = begin()
    parseItems(until: .endOfFile)
    lastEnd = max(lastEnd, cursor.end)
    finish(.sourceFile, marker)
  }

  // MARK: Tokens

  @inline(__always)
  var kind: TokenKind { cursor.kind }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { cursor.kind == kind }

  @inline(__always)
  var atIdentifier: Bool { cursor.kind.isIdentifier }

  @inline(__always)
  mutating func moveCursor(to index: Int) {
    let index = min(index, tokens.endOfFile)
    let shape = tokens.shapes[index]
    cursor.index = index
    cursor.start = tokens.start(index)
    cursor.end = tokens.end(index)
    cursor.tokenEnd = cursor.end
    cursor.kind = shape.kind
    cursor.startsLine = shape.startsLine
  }

  /// Consumes the current token; at the end of the file it stays there.
  @inline(never)
  mutating func consume() {
    lastEnd = cursor.end
    if cursor.end < cursor.tokenEnd {
      splitCursor(at: cursor.end)
    } else {
      moveCursor(to: cursor.index &+ 1)
    }
  }

  @inline(__always)
  mutating func consume(if kind: TokenKind) -> Bool {
    if cursor.kind != kind { return false }
    consume()
    return true
  }

  /// Consumes the first `length` bytes of an operator; the rest becomes the current token.
  mutating func consumePrefix(_ length: Int) {
    let offset = min(cursor.start + length, cursor.tokenEnd)
    lastEnd = offset
    if offset < cursor.tokenEnd {
      splitCursor(at: offset)
    } else {
      moveCursor(to: cursor.index + 1)
    }
  }

  private mutating func splitCursor(at offset: Int) {
    cursor.start = offset
    cursor.startsLine = false
    let first = source[offset]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), source.isLeftBound(offset) {
      cursor.end = offset + 1
      cursor.kind = first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation
    } else {
      cursor.end = cursor.tokenEnd
      cursor.kind = source.classify(offset, cursor.tokenEnd)
    }
  }

  /// Whether white space or a comment stands before the current token.
  var isAfterTrivia: Bool {
    cursor.start == tokens.start(cursor.index) && tokens.isAfterTrivia(cursor.index)
  }

  /// The kind of the token that comes in the given number of tokens, at most two.
  @inline(__always)
  func kind(after distance: Int) -> TokenKind { tokens.kind(cursor.index &+ distance) }

  /// Whether the token after the current one begins a line.
  @inline(__always)
  var nextStartsLine: Bool { tokens.shapes[cursor.index &+ 1].startsLine }

  /// The kind of the token after the current one; of the rest, where the current one is the first
  /// part of a split operator.
  @inline(__always)
  var nextKind: TokenKind {
    cursor.end < cursor.tokenEnd ? restKind : kind(after: 1)
  }

  private var restKind: TokenKind {
    switch source[cursor.end] {
    case UInt8(ascii: "?"): .postfixQuestion
    case UInt8(ascii: "!"): .exclamation
    default: source.classify(cursor.end, cursor.tokenEnd)
    }
  }

  /// Whether the current token is an operator that begins with a byte.
  @inline(__always)
  func atPrefix(_ byte: UInt8) -> Bool {
    switch cursor.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .period, .exclamation,
      .postfixQuestion, .infixQuestion:
      return source[cursor.start] == byte
    default:
      return false
    }
  }

  /// Whether the current token is just this operator, however it is spaced.
  @inline(__always)
  func atOperator(_ text: StaticString) -> Bool {
    cursor.kind.isOperator && currentText(equals: text)
  }

  func currentText(equals text: StaticString) -> Bool {
    self.text(cursor.start, cursor.end, equals: text)
  }

  func text(_ start: Int, _ end: Int, equals word: StaticString) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    for index in 0..<(end - start) where source[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// The index of the bracket that closes the one at `index`.
  @inline(__always)
  func partner(of index: Int) -> Int { tokens.partner(of: index) }

  /// Skips from an opening bracket past its closing one.
  mutating func skipBrackets() {
    let closer = partner(of: cursor.index)
    moveCursor(to: closer)
    if cursor.kind.isClosingBracket { consume() }
  }

  /// Skips whatever is left before the bracket that closes the one at `opener`, and that bracket.
  mutating func close(_ opener: Int) {
    let closer = partner(of: opener)
    if cursor.index < closer { moveCursor(to: closer) }
    if cursor.index == closer, cursor.kind.isClosingBracket { consume() }
  }

  // MARK: Nodes

  @inline(__always)
  func begin() -> Marker { Marker(nodes: nodes.count, start: cursor.start) }

  /// The index of the current token, to name a node by.
  @inline(__always)
  var tokenID: UInt32 { UInt32(truncatingIfNeeded: cursor.index) }

  @inline(never)
  mutating func finish(_ kind: NodeKind, _ marker: Marker, token: UInt32 = SyntaxTree.none) {
    let end = max(marker.start, lastEnd)
    // What is missing at the end stands before the next token: past what was consumed.
    if nodes.count > marker.nodes, nodes.lastStart > end { nodes.moveEmptyNodes(to: end) }
    nodes.append(
      kind, from: marker.start, to: end, token: token, descendantsFrom: marker.nodes)
  }

  /// Consumes one token as a node of its own.
  @inline(never)
  mutating func leaf(_ kind: NodeKind) {
    nodes.append(
      kind, from: cursor.start, to: cursor.end, token: tokenID, descendantsFrom: nodes.count)
    consume()
  }

  /// An empty node where something is missing.
  mutating func missing(_ kind: NodeKind = .missing) {
    nodes.append(
      kind, from: cursor.start, to: cursor.start, token: SyntaxTree.none,
      descendantsFrom: nodes.count)
  }

  /// The kind of the node made last.
  @inline(__always)
  var lastNodeKind: NodeKind? { nodes.lastKind }

  // MARK: Lookahead

  /// Runs `body` and puts the cursor back.
  @inline(__always)
  mutating func lookahead<Result>(_ body: (inout Parser) -> Result) -> Result {
    let saved = cursor
    let savedEnd = lastEnd
    let result = body(&self)
    cursor = saved
    lastEnd = savedEnd
    return result
  }

  // MARK: Depth

  /// Whether something may be parsed one level deeper; pair with `leave`.
  @inline(__always)
  mutating func enter() -> Bool {
    if depth >= Parser.maximumDepth { return false }
    depth += 1
    return true
  }

  @inline(__always)
  mutating func leave() { depth -= 1 }

  /// Consumes what is nested too deeply, or fits nowhere, as one node: a bracket with its contents,
  /// or a token. Closing brackets are left to whoever opened them.
  mutating func parseUnexpected() {
    let marker = begin()
    if cursor.kind.isOpeningBracket {
      skipBrackets()
    } else if !cursor.kind.isClosingBracket, cursor.kind != .endOfFile {
      consume()
    }
    finish(.unexpected, marker)
  }
}
