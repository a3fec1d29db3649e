/// Splits Swift source into tokens, in one pass from left to right.
///
/// Nothing is copied and nothing recurses: string interpolations nest on a stack. Any bytes are
/// accepted. Whether `/` begins a regular expression is decided by what stands before it, as the
/// compiler decides it.
struct Lexer {
  let source: UnsafeBufferPointer<UInt8>
  let count: Int
  let keywords: KeywordTable
  var position = 0
  var buffer = TokenBuffer()

  /// The kind of the last token, which decides what `/` means.
  var previous: TokenKind = .semicolon
  var hasPrevious = false
  /// Set after `try?` and `try!`, where a `/` begins a regular expression in spite of the operator.
  var isAfterOptionalTry = false
  var pendingFlags: Token.Flags = .startsLine

  /// Indices of the opening brackets that are still open.
  var openBrackets: [UInt32] = []
  /// The string literals whose interpolation is being read, innermost last.
  var openStrings: [OpenString] = []

  // What was searched for and not found need not be searched for again: this keeps the time linear.
  var failedStrings = FailedSearches()
  var failedRawStrings = FailedSearches()
  var failedRegexes = FailedSearches()
  /// The end of the last run of `#`.
  var poundsEnd = 0
  /// Whether the beginning of an unresolved merge was seen.
  var isInConflict = false

  struct OpenString {
    let delimiter: StringDelimiter
    /// How many parentheses are open inside the interpolation.
    var parentheses: Int
    /// How many brackets were open before the interpolation began.
    let bracketDepth: Int
  }

  /// The tokens of `bytes`.
  static func tokenize(_ bytes: [UInt8]) -> TokenBuffer {
    bytes.withUnsafeBufferPointer { source in
      var lexer = Lexer(source: source)
      lexer.run()
      return lexer.buffer
    }
  }

  init(source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.count = source.count
    self.keywords = KeywordTable.shared
    let estimate = source.count / 7 + 16
    buffer.tokens.reserveCapacity(estimate)
    buffer.partners.reserveCapacity(estimate)
  }

  /// A lexer that only tells what operators are; it makes no tokens.
  init(classifying source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.count = source.count
    self.keywords = KeywordTable.shared
  }

  /// The byte at an offset; 0 past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? source[offset] : 0
  }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int) {
    let length = position - start
    let length16: UInt16
    if length >= Int(UInt16.max) {
      length16 = .max
      buffer.longEnds[UInt32(truncatingIfNeeded: start)] = UInt32(truncatingIfNeeded: position)
    } else {
      length16 = UInt16(truncatingIfNeeded: length)
    }
    buffer.tokens.append(
      Token(
        start32: UInt32(truncatingIfNeeded: start), length16: length16, kind: kind,
        flags: pendingFlags))
    buffer.partners.append(0)
    pendingFlags = []
    if previous == .tryKeyword, kind == .postfixQuestion || kind == .exclamation {
      isAfterOptionalTry = true
    } else {
      isAfterOptionalTry = false
    }
    previous = kind
    hasPrevious = true
  }

  mutating func run() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") {
      skipToEndOfLine()
    }
    while true {
      skipTrivia()
      if position >= count { break }
      lexToken()
    }
    while !openStrings.isEmpty { abandonInterpolation() }
    if !openBrackets.isEmpty { buffer.isDamaged = true }
    emit(.endOfFile, from: position)
  }

  private mutating func lexToken() {
    let start = position
    let first = source[start]
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      lexIdentifier()
    case UInt8(ascii: "("): open(.leftParen)
    case UInt8(ascii: ")"): close(.rightParen)
    case UInt8(ascii: "{"): open(.leftBrace)
    case UInt8(ascii: "}"): close(.rightBrace)
    case UInt8(ascii: "["): open(.leftSquare)
    case UInt8(ascii: "]"): close(.rightSquare)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.atSign)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: ":"):
      if byte(start + 1) == UInt8(ascii: ":") {
        position += 2
        emit(.colonColon, from: start)
      } else {
        single(.colon)
      }
    case UInt8(ascii: "\""): lexString(pounds: 0)
    case UInt8(ascii: "'"): lexString(pounds: 0)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      lexOperator()
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "`"): lexEscapedIdentifier()
    case 0x80...: lexBeyondASCII()
    default:
      position += 1
      emit(.unknown, from: start)
    }
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind) {
    let start = position
    position += 1
    emit(kind, from: start)
  }

  @inline(__always)
  private mutating func open(_ kind: TokenKind) {
    if kind == .leftParen, !openStrings.isEmpty {
      openStrings[openStrings.count - 1].parentheses += 1
    }
    openBrackets.append(UInt32(truncatingIfNeeded: buffer.tokens.count))
    single(kind)
  }

  private mutating func close(_ kind: TokenKind) {
    if kind == .rightParen, let string = openStrings.last {
      if string.parentheses == 0 {
        closeInterpolation(string)
        return
      }
      openStrings[openStrings.count - 1].parentheses -= 1
    }
    pair(kind)
    single(kind)
  }

  /// Connects the closing bracket that comes next with the innermost open one, if they fit.
  mutating func pair(_ kind: TokenKind) {
    guard let opener = openBrackets.last else {
      buffer.isDamaged = true
      return
    }
    let openerKind = buffer.tokens[Int(opener)].kind
    if openerKind.closer == kind {
      openBrackets.removeLast()
      buffer.partners[Int(opener)] = UInt32(truncatingIfNeeded: buffer.tokens.count)
    } else {
      buffer.isDamaged = true
    }
  }

  // MARK: Trivia

  /// Skips white space and comments before a token.
  ///
  /// Inside the interpolation of a single-line string, a line ending ends the string.
  private mutating func skipTrivia() {
    let begin = position
    while position < count {
      switch source[position] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        position += 1
      case 0x0A, 0x0D:
        if let string = openStrings.last, !string.delimiter.isMultiline {
          abandonInterpolation()
          continue
        }
        pendingFlags.insert(.startsLine)
        position += 1
      case UInt8(ascii: "/"):
        let next = byte(position + 1)
        if next == UInt8(ascii: "/") {
          let start = position
          skipToEndOfLine()
          buffer.comments.append(ByteRange(start, position))
        } else if next == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          if position > begin { pendingFlags.insert(.afterTrivia) }
          return
        }
      case 0xEF where byte(position + 1) == 0xBB && byte(position + 2) == 0xBF:
        position += 3
      default:
        if position > begin { pendingFlags.insert(.afterTrivia) }
        return
      }
    }
  }

  mutating func skipToEndOfLine() {
    while position < count, source[position] != 0x0A, source[position] != 0x0D { position += 1 }
  }

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
        pendingFlags.insert(.startsLine)
        position += 1
      default:
        position += 1
      }
    }
    buffer.comments.append(ByteRange(start, min(position, count)))
  }
}
