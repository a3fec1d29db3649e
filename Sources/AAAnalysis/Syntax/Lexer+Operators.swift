extension Lexer {
  /// Reads an operator, `.`, `=`, `->`, a postfix `?` or `!`, a regular expression or an editor
  /// placeholder.
  mutating func lexOperator() {
    let start = position
    let first = source[start]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), source.isLeftBound(start) {
      position += 1
      emit(first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, from: start)
      return
    }
    if first == UInt8(ascii: "<"), let end = placeholderEnd(start) {
      position = end
      emit(.identifier, from: start)
      return
    }
    switch first {
    case UInt8(ascii: "<"), UInt8(ascii: ">"): if skipConflictMarker(start) { return }
    case UInt8(ascii: "="), UInt8(ascii: "|"): if isInConflict, skipConflictMarker(start) { return }
    default: break
    }
    var end = operatorEnd(start)
    if let slash = firstSlash(start, end) {
      if let regexEnd = regexInOperator(slash: slash, start: start, end: end) {
        if slash > start {
          position = slash
          emit(source.classify(start, slash), from: start)
        }
        position = regexEnd
        emit(.regexLiteral, from: slash)
        return
      }
      // A comment may begin inside what looks like an operator.
      if end - start > 2 {
        var cursor = start + 1
        while cursor + 1 < end + 1, cursor < end {
          if source[cursor] == UInt8(ascii: "/"),
            byte(cursor + 1) == UInt8(ascii: "/") || byte(cursor + 1) == UInt8(ascii: "*")
          {
            end = cursor
            break
          }
          cursor += 1
        }
      }
    }
    position = end
    emit(source.classify(start, end), from: start)
  }

  /// Where the run of operator characters that begins at `start` ends.
  func operatorEnd(_ start: Int) -> Int {
    let mayHoldDots = source[start] == UInt8(ascii: ".")
    var cursor = start
    cursor += source[start] < 0x80
      ? 1 : source.scalarLength(at: start, if: CharacterClass.isOperatorStart) ?? 1
    while cursor < count {
      let byte = source[cursor]
      if byte < 0x80 {
        guard CharacterClass.isASCIIOperator(byte) else { break }
        if byte == UInt8(ascii: "."), !mayHoldDots { break }
        if byte == UInt8(ascii: "<"), placeholderEnd(cursor) != nil { break }
        cursor += 1
      } else {
        guard let length = source.scalarLength(at: cursor, if: CharacterClass.isOperatorPart) else {
          break
        }
        cursor += length
      }
    }
    return cursor
  }

  private func firstSlash(_ start: Int, _ end: Int) -> Int? {
    var cursor = start
    while cursor < end {
      if source[cursor] == UInt8(ascii: "/") { return cursor }
      cursor += 1
    }
    return nil
  }

  /// Where an editor placeholder `<#…#>` that begins at `start` ends, on the same line.
  private func placeholderEnd(_ start: Int) -> Int? {
    guard byte(start + 1) == UInt8(ascii: "#") else { return nil }
    var cursor = start + 2
    while cursor < count, source[cursor] != 0x0A, source[cursor] != 0x0D {
      if source[cursor] == UInt8(ascii: "#"), byte(cursor + 1) == UInt8(ascii: ">") {
        return cursor + 2
      }
      if source[cursor] == UInt8(ascii: "<"), byte(cursor + 1) == UInt8(ascii: "#") { return nil }
      cursor += 1
    }
    return nil
  }

  /// Skips the marker line of an unresolved merge, so that both sides are read.
  private mutating func skipConflictMarker(_ start: Int) -> Bool {
    let mark = source[start]
    guard start == 0 || source[start - 1] == 0x0A || source[start - 1] == 0x0D else {
      return false
    }
    for index in 0..<7 where byte(start + index) != mark { return false }
    guard byte(start + 7) == 0x20 || byte(start + 7) == 0x0A || byte(start + 7) == 0x0D else {
      return false
    }
    isInConflict = true
    tokens.isDamaged = true
    position = source.endOfLine(position)
    line = TokenShape.startsLine
    return true
  }
}
