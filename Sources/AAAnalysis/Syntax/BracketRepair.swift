/// Makes brackets pair up in a file that is being typed, so that one missing `}` does not make the
/// rest of the file vanish.
///
/// Layout tells what was meant: a declaration, or a closing brace, at the indentation of a line
/// that opened a block ends whatever was left open inside. Closing brackets that are missing become
/// tokens without text; closing brackets that nothing opened become unknown tokens. Between `#if`
/// and `#endif` brackets close only their own.
struct BracketRepair {
  private let input: TokenBuffer
  private let lines: LineLayout
  private var conditionals: Conditionals
  private var output: [Token] = []
  private var open = OpenBrackets()
  /// Number of lines begun so far; the current line's place in `lines` is one less.
  private var lineCount = 0
  /// As in `OpenBrackets.Entry`, of what the current line opens.
  private var indentation = 0
  private var statementIndentation = 0
  /// How many brackets were open at the last `switch` or `enum` of the current line, if it has one.
  private var depthOfCases: Int?
  /// Whether the line begins with a brace whose opener is lost, and holds nothing else so far.
  private var isStrayLine = false
  /// How many brackets were open at each `#if` that is open: what is inside it closes only its own.
  private var barriers: [Int] = []

  static func repair(_ buffer: TokenBuffer, source: UnsafeBufferPointer<UInt8>) -> TokenBuffer {
    var repair = BracketRepair(source: source, input: buffer)
    repair.run()
    var result = buffer
    result.tokens = repair.output
    result.partners = partners(of: repair.output)
    return result
  }

  private init(source: UnsafeBufferPointer<UInt8>, input: TokenBuffer) {
    self.input = input
    self.lines = LineLayout(input.tokens, source: source)
    self.conditionals = Conditionals(input.tokens)
    output.reserveCapacity(input.tokens.count + 16)
  }

  private mutating func run() {
    for (index, token) in input.tokens.enumerated() {
      if token.startsLine { beginLine() }
      if token.kind.isClosingBracket {
        closeBracket(token)
        continue
      }
      isStrayLine = false
      switch token.kind {
      case .leftBrace, .leftParen, .leftSquare, .interpolationStart:
        open.append(
          OpenBrackets.Entry(
            kind: token.kind, indentation: indentation,
            statementIndentation: statementIndentation,
            holdsCases: token.kind == .leftBrace && depthOfCases == open.count))
        output.append(token)
      case .poundIf, .poundElse, .poundElseif, .poundEndif:
        passDirective(token, conditionals.role(at: index))
      case .endOfFile:
        while closeInnermost() {}
        output.append(token)
      default:
        if token.kind == .switchKeyword || token.kind == .enumKeyword { depthOfCases = open.count }
        output.append(token)
      }
    }
  }

  private mutating func passDirective(_ token: Token, _ role: Conditionals.Role?) {
    switch role {
    case .begin:
      barriers.append(open.count)
    case .middle:
      while open.count > barrier, closeInnermost() {}
    case .end:
      while open.count > barrier, closeInnermost() {}
      _ = barriers.popLast()
    case .stray:
      appendStray(token)
      return
    case .open, nil:
      break
    }
    output.append(token)
  }

  private var barrier: Int { barriers.last ?? 0 }

  private mutating func appendStray(_ token: Token) {
    var stray = token
    stray.kind = .unknown
    output.append(stray)
  }

  private mutating func beginLine() {
    let line = lines[lineCount]
    lineCount += 1
    indentation = line.indentation
    depthOfCases = nil
    isStrayLine = false
    while open.count > barrier, let last = open.last, isEnded(last, by: line.start) {
      closeInnermost()
    }
    statementIndentation = indentation
    if let last = open.last, last.kind != .leftBrace {
      statementIndentation = min(indentation, last.statementIndentation)
    }
  }

  /// Whether what the current line begins with cannot stand inside a bracket.
  private func isEnded(_ entry: OpenBrackets.Entry, by start: LineStart) -> Bool {
    switch start {
    case .declaration:
      entry.statementIndentation >= indentation
    case .switchCase:
      entry.holdsCases
        ? entry.statementIndentation > indentation : entry.statementIndentation >= indentation
    case .statement:
      entry.kind != .leftBrace && entry.statementIndentation >= indentation
    case .closingBrace, .other:
      false
    }
  }

  private mutating func closeBracket(_ token: Token) {
    if token.startsLine { closeDeeper(than: token) }
    let fitting = open.innermost(closedBy: token.kind)
    // Only a brace reaches across a brace.
    let brace = token.kind == .rightBrace ? nil : open.innermostBrace?.position
    guard let fitting, fitting > brace ?? -1, fitting >= barrier, !isStray(token) else {
      appendStray(token)
      return
    }
    while open.count > fitting + 1 { closeInnermost() }
    if let entry = open.popLast() {
      // What follows on the line goes on with the statement that opened the bracket.
      indentation = min(indentation, entry.indentation)
      statementIndentation = min(statementIndentation, entry.statementIndentation)
    }
    output.append(token)
  }

  /// A closing bracket that begins a line belongs to the bracket whose line is indented as it is.
  private mutating func closeDeeper(than token: Token) {
    let hasOpener =
      token.kind == .rightBrace
      ? open.hasBrace(indented: indentation)
      : open.hasBracket(closedBy: token.kind, indented: indentation)
    guard hasOpener else { return }
    while open.count > barrier, let last = open.last, last.indentation > indentation {
      closeInnermost()
    }
  }

  /// Whether a brace that begins a line has lost its opener: where it is indented more than the
  /// innermost block, and that block has an end of its own. More of them may follow on the line.
  private mutating func isStray(_ token: Token) -> Bool {
    guard token.kind == .rightBrace, token.startsLine || isStrayLine,
      let block = open.innermostBrace?.entry.indentation, block < indentation
    else { return false }
    isStrayLine = lines.closes(block, after: lineCount - 1)
    return isStrayLine
  }

  @discardableResult
  private mutating func closeInnermost() -> Bool {
    guard let entry = open.popLast() else { return false }
    let end = output.last.map { input.end(of: $0) } ?? 0
    output.append(
      Token(
        start32: UInt32(truncatingIfNeeded: end), length16: 0, kind: entry.kind.closer,
        flags: .isMissing))
    return true
  }

  /// Pairs the brackets of tokens in which every bracket has its partner.
  private static func partners(of tokens: [Token]) -> [UInt32] {
    var partners = [UInt32](repeating: 0, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind.isOpeningBracket {
        open.append(index)
      } else if token.kind.isClosingBracket, let opener = open.popLast() {
        partners[opener] = UInt32(truncatingIfNeeded: index)
      }
    }
    return partners
  }
}
