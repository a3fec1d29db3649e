/// Makes brackets pair up in a file that is being typed, so that one missing `}` does not make the
/// rest of the file vanish.
///
/// Layout tells what was meant: a declaration, or a closing brace, at the indentation of a line that
/// opened a block ends whatever was left open inside. Closing brackets that are missing become
/// tokens without text; closing brackets that nothing opened become unknown tokens.
struct BracketRepair {
  private let input: TokenBuffer
  private let lines: LineLayout
  private var output: [Token] = []
  private var open = OpenBrackets()
  /// Number of lines begun so far; the current line's place in `lines` is one less.
  private var lineCount = 0
  /// As in `OpenBrackets.Entry`, of what the current line opens.
  private var indentation = 0
  private var statementIndentation = 0

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
    output.reserveCapacity(input.tokens.count + 16)
  }

  private mutating func run() {
    for token in input.tokens {
      if token.startsLine { beginLine() }
      if token.kind.isOpeningBracket {
        open.append(
          OpenBrackets.Entry(
            kind: token.kind, indentation: indentation,
            statementIndentation: statementIndentation))
        output.append(token)
      } else if token.kind.isClosingBracket {
        closeBracket(token)
      } else {
        if token.kind == .endOfFile { while closeInnermost() {} }
        output.append(token)
      }
    }
  }

  private mutating func beginLine() {
    let line = lines[lineCount]
    lineCount += 1
    indentation = line.indentation
    switch line.start {
    case .declaration:
      while let last = open.last, last.statementIndentation >= indentation { closeInnermost() }
    case .switchCase:
      while let last = open.last,
        last.kind == .leftBrace
          ? last.statementIndentation > indentation : last.statementIndentation >= indentation
      { closeInnermost() }
    case .statement:
      while let last = open.last, last.kind != .leftBrace,
        last.statementIndentation >= indentation
      { closeInnermost() }
    case .closingBrace, .other:
      break
    }
    statementIndentation = indentation
    if let last = open.last, last.kind != .leftBrace {
      statementIndentation = min(indentation, last.statementIndentation)
    }
  }

  private mutating func closeBracket(_ token: Token) {
    if token.startsLine { closeDeeper(than: token) }
    let fitting = open.innermost(closedBy: token.kind)
    // Only a brace reaches across a brace.
    let barrier = token.kind == .rightBrace ? nil : open.innermostBrace?.position
    guard let fitting, fitting > barrier ?? -1, !isStray(token) else {
      var stray = token
      stray.kind = .unknown
      output.append(stray)
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
    while let last = open.last, last.indentation > indentation { closeInnermost() }
  }

  /// Whether a brace that begins a line has lost its opener: where it is indented more than the
  /// innermost block, and that block has an end of its own.
  private func isStray(_ token: Token) -> Bool {
    guard token.kind == .rightBrace, token.startsLine,
      let block = open.innermostBrace?.entry.indentation, block < indentation
    else { return false }
    return lines.closes(block, after: lineCount - 1)
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
