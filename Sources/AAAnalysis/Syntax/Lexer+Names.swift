extension Lexer {
  /// Reads a word that does not hold only ASCII letters, digits and `_`, or that something beyond
  /// ASCII follows.
  mutating func lexIdentifier(from start: Int, after cursor: Int) {
    position = endOfIdentifier(cursor)
    emit(wordKind(start, position - start), from: start)
  }

  private func endOfIdentifier(_ offset: Int) -> Int {
    var offset = offset
    while offset < count {
      let byte = source[offset]
      if CharacterClass.isASCIIIdentifier(byte) {
        offset += 1
      } else if byte >= 0x80,
        let length = source.scalarLength(at: offset, if: CharacterClass.isIdentifierPart)
      {
        offset += length
      } else {
        break
      }
    }
    return offset
  }

  /// Reads `` `name` ``, which may hold anything but a line ending.
  mutating func lexEscapedIdentifier() {
    let start = position
    var cursor = start + 1
    while cursor < count, source[cursor] != UInt8(ascii: "`"), source[cursor] != 0x0A,
      source[cursor] != 0x0D
    { cursor += 1 }
    if cursor < count, source[cursor] == UInt8(ascii: "`"), cursor > start + 1 {
      position = cursor + 1
      emit(.identifier, from: start)
    } else {
      position = start + 1
      emit(.unknown, from: start)
    }
  }

  /// Reads `$0`, or an identifier that begins with `$`.
  mutating func lexDollar() {
    let start = position
    position += 1
    position = endOfIdentifier(position)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isNumber = position > start + 1
      && (start + 1..<position).allSatisfy { digits.contains(source[$0]) }
    emit(isNumber ? .dollarIdentifier : .identifier, from: start)
  }

  /// Reads what begins with a scalar beyond ASCII: an identifier, an operator, a space or rubbish.
  mutating func lexBeyondASCII() {
    let start = position
    if let length = source.scalarLength(at: start, if: CharacterClass.isIdentifierStart) {
      lexIdentifier(from: start, after: start + length)
      return
    }
    if source.scalarLength(at: start, if: CharacterClass.isOperatorStart) != nil {
      lexOperator()
      return
    }
    position += source.scalarLength(at: start) { _ in true } ?? 1
    if isSpace(start) { return }
    emit(.unknown, from: start)
  }

  /// The no-break space, which the compiler skips with a complaint.
  private func isSpace(_ offset: Int) -> Bool {
    byte(offset) == 0xC2 && byte(offset + 1) == 0xA0
  }

  /// Reads what begins with `#`: a raw string, a regular expression, a directive, or a macro's `#`.
  mutating func lexPound() {
    let start = position
    if start >= poundsEnd {
      poundsEnd = start
      while byte(poundsEnd) == UInt8(ascii: "#") { poundsEnd += 1 }
    }
    let pounds = poundsEnd - start
    if byte(start + pounds) == UInt8(ascii: "\"") {
      lexString(pounds: pounds)
      return
    }
    if byte(start + pounds) == UInt8(ascii: "/") {
      if let end = regexEnd(from: start, mustBeRegex: true) {
        position = end
        emit(.regexLiteral, from: start)
        return
      }
    }
    var end = start + 1
    while CharacterClass.isASCIIIdentifier(byte(end)) { end += 1 }
    let kind: TokenKind
    switch end - start {
    case 3 where source.matches("#if", at: start): kind = .poundIf
    case 5 where source.matches("#else", at: start): kind = .poundElse
    case 7 where source.matches("#elseif", at: start): kind = .poundElseif
    case 6 where source.matches("#endif", at: start): kind = .poundEndif
    case 10 where source.matches("#available", at: start): kind = .poundAvailable
    case 12 where source.matches("#unavailable", at: start): kind = .poundUnavailable
    case 15 where source.matches("#sourceLocation", at: start): kind = .poundSourceLocation
    default:
      position = start + 1
      emit(.pound, from: start)
      return
    }
    position = end
    countConditional(kind)
    emit(kind, from: start)
  }

  private mutating func countConditional(_ kind: TokenKind) {
    switch kind {
    case .poundIf: openConditionals += 1
    case .poundElse, .poundElseif, .poundEndif:
      if openConditionals == 0 { tokens.isDamaged = true }
      if kind == .poundEndif { openConditionals = max(0, openConditionals - 1) }
    default: break
    }
  }
}
