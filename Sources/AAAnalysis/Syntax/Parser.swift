/// A recursive-descent parser of Swift over a token buffer whose brackets pair up.
///
/// Every function that is called `parse…` and says so leaves exactly one new node on the stack of
/// pending nodes; `finish` turns what was left since a marker into the children of a new node.
/// Functions called `skip…` or `can…` only move the cursor, or put it back, and make no nodes.
///
/// - Depth of recursion is bounded by `maximumDepth`; what is nested deeper is skipped whole.
/// - Every loop consumes something; skipping brackets is a table look-up. Together with the memory
///   of failed speculation this keeps the time linear.
struct Parser {
  /// Where the parser stands: a token, or the rest of an operator of which a part was consumed.
  struct Cursor {
    var index = 0
    var start = 0
    var end = 0
    var kind = TokenKind.endOfFile
    var startsLine = true
    var isAfterTrivia = false
  }

  /// Remembers where a node begins.
  struct Marker {
    let pending: Int
    let start: Int
  }

  static let maximumDepth = 256

  let source: UnsafeBufferPointer<UInt8>
  let buffer: TokenBuffer
  let lexer: Lexer
  var cursor = Cursor()
  /// End of the last token consumed.
  var lastEnd = 0
  var depth = 0
  var nodes: [SyntaxTree.Node] = []
  var pending: [UInt32] = []
  /// What speculation over generic arguments found, by the index and offset of their `<`.
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
    let lexed = Lexer.tokenize(text.bytes)
    return text.bytes.withUnsafeBufferPointer { source in
      let buffer = lexed.isDamaged ? BracketRepair.repair(lexed, source: source) : lexed
      var parser = Parser(source: source, buffer: buffer)
      parser.parseFile()
      var kept = buffer
      // Only the parser needs the partners.
      kept.partners = []
      return SyntaxTree(source: text, buffer: kept, nodes: parser.nodes)
    }
  }

  init(source: UnsafeBufferPointer<UInt8>, buffer: TokenBuffer) {
    self.source = source
    self.buffer = buffer
    self.lexer = Lexer(classifying: source)
    nodes.reserveCapacity(buffer.tokens.count)
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
    let token = buffer.tokens[min(index, buffer.tokens.count - 1)]
    cursor.index = min(index, buffer.tokens.count - 1)
    cursor.start = token.start
    cursor.end = buffer.end(of: token)
    cursor.kind = token.kind
    cursor.startsLine = token.startsLine
    cursor.isAfterTrivia = token.isAfterTrivia
  }

  /// Consumes the current token; at the end of the file it stays there.
  @inline(__always)
  mutating func consume() {
    lastEnd = cursor.end
    let tokenEnd = buffer.end(of: buffer.tokens[cursor.index])
    if cursor.end < tokenEnd {
      splitCursor(at: cursor.end, tokenEnd: tokenEnd)
    } else {
      moveCursor(to: cursor.index + 1)
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
    let tokenEnd = buffer.end(of: buffer.tokens[cursor.index])
    let offset = min(cursor.start + length, tokenEnd)
    lastEnd = offset
    if offset < tokenEnd {
      splitCursor(at: offset, tokenEnd: tokenEnd)
    } else {
      moveCursor(to: cursor.index + 1)
    }
  }

  private mutating func splitCursor(at offset: Int, tokenEnd: Int) {
    cursor.start = offset
    cursor.startsLine = false
    cursor.isAfterTrivia = false
    let first = source[offset]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), lexer.isLeftBound(offset) {
      cursor.end = offset + 1
      cursor.kind = first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation
    } else {
      cursor.end = tokenEnd
      cursor.kind = lexer.classify(offset, tokenEnd)
    }
  }

  /// The token after the current one.
  @inline(__always)
  var nextToken: Token {
    buffer.tokens[min(cursor.index + 1, buffer.tokens.count - 1)]
  }

  /// The kind of the token after the current one; of the rest, where the current one is the first
  /// part of a split operator.
  @inline(__always)
  var nextKind: TokenKind {
    let tokenEnd = buffer.end(of: buffer.tokens[cursor.index])
    if cursor.end < tokenEnd {
      let first = source[cursor.end]
      if first == UInt8(ascii: "?") { return .postfixQuestion }
      if first == UInt8(ascii: "!") { return .exclamation }
      return lexer.classify(cursor.end, tokenEnd)
    }
    return nextToken.kind
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
  func partner(of index: Int) -> Int {
    let partner = Int(buffer.partners[index])
    return partner > index ? partner : buffer.tokens.count - 1
  }

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
  func begin() -> Marker { Marker(pending: pending.count, start: cursor.start) }

  /// The index of the current token, to name a node by.
  @inline(__always)
  var tokenID: UInt32 { UInt32(truncatingIfNeeded: cursor.index) }

  @inline(__always)
  mutating func finish(_ kind: NodeKind, _ marker: Marker, token: UInt32 = SyntaxTree.none) {
    var firstChild = SyntaxTree.none
    let count = pending.count
    if marker.pending < count {
      firstChild = pending[marker.pending]
      var previous = Int(firstChild)
      var index = marker.pending + 1
      while index < count {
        let child = pending[index]
        nodes[previous].nextSibling = child
        previous = Int(child)
        index += 1
      }
      pending.removeLast(count - marker.pending)
      // What is missing at the end stands before the next token: past what was consumed.
      if Int(nodes[previous].start) > max(marker.start, lastEnd) { moveEmptyNodes(before: lastEnd) }
    }
    let start = UInt32(truncatingIfNeeded: marker.start)
    pending.append(UInt32(truncatingIfNeeded: nodes.count))
    nodes.append(
      SyntaxTree.Node(
        start: start, end: max(start, UInt32(truncatingIfNeeded: lastEnd)),
        firstChild: firstChild, nextSibling: SyntaxTree.none, token: token, kind: kind))
  }

  /// Moves the empty nodes that were made last back to the end of what was consumed, so that they
  /// lie inside the node around them.
  private mutating func moveEmptyNodes(before offset: Int) {
    let offset = UInt32(truncatingIfNeeded: offset)
    var index = nodes.count - 1
    while index >= 0, nodes[index].start > offset {
      nodes[index].start = offset
      nodes[index].end = offset
      index -= 1
    }
  }

  /// Consumes one token as a node of its own.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind) {
    let marker = begin()
    let token = tokenID
    consume()
    finish(kind, marker, token: token)
  }

  /// An empty node where something is missing.
  mutating func missing(_ kind: NodeKind = .missing) {
    let marker = Marker(pending: pending.count, start: cursor.start)
    pending.append(UInt32(truncatingIfNeeded: nodes.count))
    let start = UInt32(truncatingIfNeeded: marker.start)
    nodes.append(
      SyntaxTree.Node(
        start: start, end: start, firstChild: SyntaxTree.none, nextSibling: SyntaxTree.none,
        token: SyntaxTree.none, kind: kind))
  }

  /// The kind of the node made last.
  @inline(__always)
  var lastNodeKind: NodeKind? {
    pending.last.map { nodes[Int($0)].kind }
  }

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
