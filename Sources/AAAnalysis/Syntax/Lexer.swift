/// Splits Swift source into tokens, in one pass from left to right.
///
/// Nothing is copied and nothing recurses: string interpolations nest on a stack. Any bytes are
/// accepted. Whether `/` begins a regular expression is decided by what stands before it, as the
/// compiler decides it.
struct Lexer: ~Copyable {
  let source: SourceBytes
  let keywords: KeywordTable.Lookup
  let bytes: ByteTable.Lookup
  var blocks: ByteBlocks
  /// At most `source.count`.
  var position = 0
  var tokens: TokenStorage
  /// `TokenShape.startsLine` where a line ending stands before the next token, else 0.
  var line = TokenShape.startsLine

  var openBrackets = BracketStack()
  /// The string literals whose interpolation is being read, innermost last.
  var openStrings: [OpenString] = []

  // What was searched for and not found need not be searched for again: this keeps the time linear.
  var failedStrings = FailedSearches()
  var failedRawStrings = FailedSearches()
  var failedRegexes = FailedSearches()
  /// How many bytes were read again because a literal turned out not to be closed.
  var rereadCount = 0
  /// The end of the last run of `#`.
  var poundsEnd = 0
  /// Whether the beginning of an unresolved merge was seen.
  var isInConflict = false
  /// How many `#if`s have no `#endif` yet.
  var openConditionals = 0

  struct OpenString {
    let delimiter: StringDelimiter
    let checkpoint: Checkpoint
    /// How many parentheses are open inside the interpolation.
    var parentheses: Int
    /// How many brackets were open before the interpolation began.
    let bracketDepth: Int
  }

  /// The tokens of `bytes`, as single values.
  static func tokenize(_ bytes: [UInt8]) -> TokenBuffer {
    bytes.withUnsafeBufferPointer { source in
      let text = PaddedText(source)
      return tokenize(text.bytes).buffer()
    }
  }

  /// The tokens of a text.
  static func tokenize(_ source: SourceBytes) -> TokenStorage {
    var tokens = TokenStorage?.none
    KeywordTable.shared.withLookup { keywords in
      ByteTable.shared.withLookup { bytes in
        tokens = Lexer(source: source, keywords: keywords, bytes: bytes).allTokens()
      }
    }
    return tokens.take() ?? TokenStorage(capacity: 0)
  }

  private init(
    source: SourceBytes, keywords: KeywordTable.Lookup, bytes: ByteTable.Lookup
  ) {
    self.source = source
    self.keywords = keywords
    self.bytes = bytes
    blocks = ByteBlocks(source)
    tokens = TokenStorage(capacity: source.count / 5 + 16)
  }

  @inline(__always)
  var count: Int { source.count }

  /// The byte at an offset; 0 outside the text.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { source.byte(offset) }

  // MARK: The token before

  var hasPrevious: Bool { tokens.count > 0 }

  /// The kind of the last token, which decides what `/` means.
  var previous: TokenKind { hasPrevious ? tokens.kind(tokens.count - 1) : .semicolon }

  /// Whether `try?` or `try!` stands before, where a `/` begins a regular expression in spite of
  /// the operator.
  var isAfterOptionalTry: Bool {
    guard tokens.count > 1, tokens.kind(tokens.count - 2) == .tryKeyword else { return false }
    return previous == .postfixQuestion || previous == .exclamation
  }

  // MARK: Running

  private consuming func allTokens() -> TokenStorage {
    run()
    return tokens
  }

  private mutating func run() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") {
      position = source.endOfLine(position)
    }
    repeat {
      while lexCommonTokens() { lexOtherToken() }
    } while recoverAtEnd()
    while !openStrings.isEmpty { abandonInterpolation() }
    if openBrackets.depth > 0 || openConditionals > 0 { tokens.isDamaged = true }
    emit(.endOfFile, from: position)
    tokens.seal()
  }

  /// Appends the token that reaches from `start` to `position`.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int) {
    tokens.append(kind, from: start, to: position, line: line)
    line = 0
  }

  /// Reads one token or piece of trivia that is not frequent.
  private mutating func lexOtherToken() {
    let start = position
    switch source[start] {
    case 0x0A, 0x0D:
      // Inside the interpolation of a single-line string, a line ending ends the string.
      if let string = openStrings.last, !string.delimiter.isMultiline {
        abandonInterpolation()
        return
      }
      line = TokenShape.startsLine
      position += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      lexIdentifier(from: start, after: start + 1)
    case UInt8(ascii: "("): openParenthesis()
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: ":") where byte(start + 1) == UInt8(ascii: ":"):
      position += 2
      emit(.colonColon, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): lexString(pounds: 0)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      lexOperator()
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "`"): lexEscapedIdentifier()
    case 0xEF where byte(start + 1) == 0xBB && byte(start + 2) == 0xBF: position += 3
    case 0x80...: lexBeyondASCII()
    default: single(.unknown)
    }
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind) {
    let start = position
    position += 1
    emit(kind, from: start)
  }

  // MARK: Brackets

  private mutating func openParenthesis() {
    if !openStrings.isEmpty { openStrings[openStrings.count - 1].parentheses += 1 }
    openBrackets.push(tokens.count)
    single(.leftParen)
  }

  private mutating func closeParenthesis() {
    if let string = openStrings.last {
      if string.parentheses == 0 {
        closeInterpolation(string)
        return
      }
      openStrings[openStrings.count - 1].parentheses -= 1
    }
    pair(.rightParen)
    single(.rightParen)
  }

  /// Connects the closing bracket that comes next with the innermost open one, if they fit.
  mutating func pair(_ kind: TokenKind) {
    let opener = openBrackets.last
    guard openBrackets.depth > 0, tokens.kind(opener).closer == kind else {
      tokens.isDamaged = true
      return
    }
    openBrackets.pop()
    tokens.pair(opener, with: tokens.count)
  }

  // MARK: Comments

  /// Skips `/* … */`, which nests; without an end it reaches to the end of the file.
  private mutating func skipBlockComment() {
    let start = position
    var depth = 1
    position += 2
    while position < count, depth > 0 {
      switch source[position] {
      case UInt8(ascii: "*") where byte(position + 1) == UInt8(ascii: "/"):
        depth -= 1
        position += 2
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case 0x0A, 0x0D:
        line = TokenShape.startsLine
        position += 1
      default:
        position += 1
      }
    }
    position = min(position, count)
    tokens.comments.append(ByteRange(start, position))
  }
}
