extension Lexer {
  /// Reads an identifier or keyword that begins with an ASCII letter or `_`.
  @inline(__always)
  mutating func lexIdentifier() {
    let start = position
    var cursor = start + 1
    while cursor < count {
      let byte = source[cursor]
      if CharacterClass.isASCIIIdentifier(byte) {
        cursor += 1
      } else if byte >= 0x80, let length = scalarLength(at: cursor, if: CharacterClass.isIdentifierPart) {
        cursor += length
      } else {
        break
      }
    }
    position = cursor
    let length = cursor - start
    if length == 1 {
      emit(source[start] == UInt8(ascii: "_") ? .wildcard : .identifier, from: start)
      return
    }
    if length > KeywordTable.maximumLength {
      emit(.identifier, from: start)
      return
    }
    emit(wordKind(start, length), from: start)
  }

  /// The keyword that `length` bytes spell, or `.identifier`.
  @inline(__always)
  private func wordKind(_ start: Int, _ length: Int) -> TokenKind {
    keywords.kind(
      head: load(start, min(length, 8)), tail: length > 8 ? load(start + 8, length - 8) : 0,
      length: length)
  }

  /// Up to eight bytes, little endian, padded with zeros.
  @inline(__always)
  private func load(_ start: Int, _ length: Int) -> UInt64 {
    if start + 8 <= count, let base = source.baseAddress {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self))
      return length == 8 ? word : word & ((1 &<< UInt64(length &* 8)) &- 1)
    }
    var word: UInt64 = 0
    for index in 0..<length { word |= UInt64(source[start + index]) &<< UInt64(index &* 8) }
    return word
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
    var isNumber = true
    while position < count {
      let byte = source[position]
      if CharacterClass.isASCIIIdentifier(byte) {
        if byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") { isNumber = false }
        position += 1
      } else if byte >= 0x80,
        let length = scalarLength(at: position, if: CharacterClass.isIdentifierPart)
      {
        isNumber = false
        position += length
      } else {
        break
      }
    }
    emit(isNumber && position > start + 1 ? .dollarIdentifier : .identifier, from: start)
  }

  /// Reads what begins with a scalar beyond ASCII: an identifier, an operator, a space or rubbish.
  mutating func lexBeyondASCII() {
    let start = position
    if let length = scalarLength(at: start, if: CharacterClass.isIdentifierStart) {
      lexIdentifierTail(from: start, after: start + length)
      return
    }
    if scalarLength(at: start, if: CharacterClass.isOperatorStart) != nil {
      lexOperator()
      return
    }
    position += scalarLength(at: start) { _ in true } ?? 1
    if isSpace(start) {
      pendingFlags.insert(.afterTrivia)
      return
    }
    emit(.unknown, from: start)
  }

  private mutating func lexIdentifierTail(from start: Int, after cursor: Int) {
    position = cursor
    while position < count {
      let byte = source[position]
      if CharacterClass.isASCIIIdentifier(byte) {
        position += 1
      } else if byte >= 0x80,
        let length = scalarLength(at: position, if: CharacterClass.isIdentifierPart)
      {
        position += length
      } else {
        break
      }
    }
    emit(.identifier, from: start)
  }

  /// The no-break space, which the compiler skips with a complaint.
  private func isSpace(_ offset: Int) -> Bool {
    byte(offset) == 0xC2 && byte(offset + 1) == 0xA0
  }

  /// Length of the scalar at an offset, if it is well formed and fits.
  func scalarLength(at offset: Int, if fits: (UInt32) -> Bool) -> Int? {
    let lead = byte(offset)
    let length: Int
    var scalar: UInt32
    switch lead {
    case 0xC2...0xDF: (length, scalar) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, scalar) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, scalar) = (4, UInt32(lead & 0x07))
    default: return nil
    }
    guard offset + length <= count else { return nil }
    for index in 1..<length {
      let next = source[offset + index]
      guard next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    return fits(scalar) ? length : nil
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
    case 3 where matches("#if", at: start): kind = .poundIf
    case 5 where matches("#else", at: start): kind = .poundElse
    case 7 where matches("#elseif", at: start): kind = .poundElseif
    case 6 where matches("#endif", at: start): kind = .poundEndif
    case 10 where matches("#available", at: start): kind = .poundAvailable
    case 12 where matches("#unavailable", at: start): kind = .poundUnavailable
    case 15 where matches("#sourceLocation", at: start): kind = .poundSourceLocation
    default:
      position = start + 1
      emit(.pound, from: start)
      return
    }
    position = end
    emit(kind, from: start)
  }

  func matches(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= count else { return false }
    for index in 0..<word.utf8CodeUnitCount
    where source[offset + index] != word.utf8Start[index] {
      return false
    }
    return true
  }
}
