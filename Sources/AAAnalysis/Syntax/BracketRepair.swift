/// Makes brackets pair up in a file that is being typed, so that one missing `}` does not make the
/// rest of the file vanish.
///
/// Layout tells what was meant: a declaration, or a closing brace, at the indentation of a line that
/// opened a block ends whatever was left open inside. Closing brackets that are missing become
/// tokens without text; closing brackets that nothing opened become unknown tokens.
struct BracketRepair {
  private let source: UnsafeBufferPointer<UInt8>
  private let input: TokenBuffer
  private var output: [Token] = []
  private var open: [OpenBracket] = []
  private var lineIndentation = 0

  private struct OpenBracket {
    let kind: TokenKind
    /// Indentation, in columns, of the line on which it stands.
    let indentation: Int
  }

  /// Width of a tab when indentations are compared.
  private static let tabWidth = 4

  static func repair(_ buffer: TokenBuffer, source: UnsafeBufferPointer<UInt8>) -> TokenBuffer {
    var repair = BracketRepair(source: source, input: buffer)
    repair.run()
    var result = buffer
    result.tokens = repair.output
    result.partners = partners(of: repair.output)
    return result
  }

  private init(source: UnsafeBufferPointer<UInt8>, input: TokenBuffer) {
    self.source = source
    self.input = input
    output.reserveCapacity(input.tokens.count + 16)
  }

  private mutating func run() {
    for (index, token) in input.tokens.enumerated() {
      if token.startsLine {
        lineIndentation = indentation(before: token.start)
        if beginsDeclaration(at: index) { closeBlocks(reaching: lineIndentation) }
      }
      if token.kind.isOpeningBracket {
        open.append(OpenBracket(kind: token.kind, indentation: lineIndentation))
        output.append(token)
      } else if token.kind.isClosingBracket {
        closeBracket(token)
      } else {
        if token.kind == .endOfFile { while let last = open.popLast() { insert(last.kind.closer) } }
        output.append(token)
      }
    }
  }

  private mutating func closeBracket(_ token: Token) {
    if token.kind == .rightBrace, token.startsLine {
      // The brace belongs to the block whose line is indented as it is.
      if open.contains(where: { $0.kind == .leftBrace && $0.indentation == lineIndentation }) {
        while let last = open.last, last.indentation > lineIndentation {
          open.removeLast()
          insert(last.kind.closer)
        }
      }
    }
    let fitting = open.lastIndex { $0.kind.closer == token.kind }
    let barrier = token.kind == .rightBrace ? nil : open.lastIndex { $0.kind == .leftBrace }
    guard let fitting, barrier.map({ fitting > $0 }) ?? true else {
      var stray = token
      stray.kind = .unknown
      output.append(stray)
      return
    }
    while open.count > fitting + 1, let last = open.popLast() { insert(last.kind.closer) }
    open.removeLast()
    output.append(token)
  }

  /// Closes every bracket opened on a line that is indented as far as a declaration, or farther.
  private mutating func closeBlocks(reaching indentation: Int) {
    while let last = open.last, last.indentation >= indentation {
      open.removeLast()
      insert(last.kind.closer)
    }
  }

  private mutating func insert(_ kind: TokenKind) {
    let end = output.last.map { input.end(of: $0) } ?? 0
    output.append(
      Token(
        start32: UInt32(truncatingIfNeeded: end), length16: 0, kind: kind, flags: .isMissing))
  }

  private func indentation(before offset: Int) -> Int {
    var begin = offset
    while begin > 0, source[begin - 1] == 0x20 || source[begin - 1] == 0x09 { begin -= 1 }
    var columns = 0
    for index in begin..<offset {
      columns += source[index] == 0x09 ? BracketRepair.tabWidth : 1
    }
    return columns
  }

  /// Whether a line begins with the keyword of a declaration, perhaps behind modifiers and
  /// attributes.
  private func beginsDeclaration(at index: Int) -> Bool {
    var index = index
    while index < input.tokens.count {
      switch input.tokens[index].kind {
      case .funcKeyword, .structKeyword, .enumKeyword, .extensionKeyword, .protocolKeyword,
        .importKeyword, .typealiasKeyword, .initKeyword, .deinitKeyword, .subscriptKeyword,
        .classKeyword, .varKeyword, .letKeyword:
        return true
      case .actor:
        return index + 1 < input.tokens.count && input.tokens[index + 1].kind == .identifier
      case .privateKeyword, .fileprivateKeyword, .internalKeyword, .publicKeyword, .staticKeyword,
        .open, .final, .override, .mutating, .nonisolated, .lazy, .weak, .required, .convenience:
        index += 1
      case .atSign where index + 1 < input.tokens.count
        && input.tokens[index + 1].kind.isIdentifier:
        index += 2
        if index < input.tokens.count, input.tokens[index].kind == .leftParen,
          !input.tokens[index].isAfterTrivia
        {
          index = afterParentheses(index)
        }
      default: return false
      }
    }
    return false
  }

  private func afterParentheses(_ index: Int) -> Int {
    var depth = 0
    var cursor = index
    // Attributes are short; a longer list is not worth the search.
    while cursor < input.tokens.count, cursor < index + 64 {
      switch input.tokens[cursor].kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return cursor + 1 }
      default: break
      }
      cursor += 1
    }
    return cursor
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
