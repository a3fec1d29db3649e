/// How a string literal is delimited.
struct StringDelimiter: Sendable, Equatable {
  /// Number of `#` before the opening quote.
  let pounds: Int
  /// Whether it is delimited by `"""`.
  let isMultiline: Bool
  /// The quotation mark: `"`, or `'` in old code.
  let quote: UInt8
}

extension Lexer {
  // MARK: Strings

  /// Reads a string literal up to its end or its first interpolation.
  mutating func lexString(pounds: Int) {
    let start = position
    var cursor = start + pounds
    let quote = byte(cursor)
    var isMultiline = false
    if quote == UInt8(ascii: "\""), byte(cursor + 1) == quote, byte(cursor + 2) == quote {
      isMultiline = pounds == 0 || !closesOnLine(cursor + 1, pounds: pounds)
    }
    cursor += isMultiline ? 3 : 1
    let delimiter = StringDelimiter(pounds: pounds, isMultiline: isMultiline, quote: quote)
    if isMultiline, failedStrings.contains(start, pounds: pounds) {
      cutString()
    } else {
      let checkpoint = checkpoint()
      position = cursor
      scanString(delimiter, from: start, since: checkpoint)
    }
  }

  /// Whether a raw string that opens like a multi-line one is closed on its first line, as in
  /// `#"""#`.
  private mutating func closesOnLine(_ start: Int, pounds: Int) -> Bool {
    if failedRawStrings.contains(start, pounds: pounds) { return false }
    var cursor = start
    while cursor < count, source[cursor] != 0x0A, source[cursor] != 0x0D {
      if source[cursor] == UInt8(ascii: "\""), hasPounds(pounds, at: cursor + 1) { return true }
      cursor += 1
    }
    failedRawStrings.insert(until: cursor, pounds: pounds)
    return false
  }

  func hasPounds(_ number: Int, at offset: Int) -> Bool {
    for index in 0..<number where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Scans a string's text from `position` and emits the token that began at `start`.
  ///
  /// - Parameter checkpoint: where the literal began.
  private mutating func scanString(
    _ delimiter: StringDelimiter, from start: Int, since checkpoint: Checkpoint
  ) {
    let isFirst = start == checkpoint.position
    let pounds = delimiter.pounds
    while true {
      position = source.endOfPlainText(position, quote: delimiter.quote)
      if position >= count { break }
      let byte = source[position]
      if byte == delimiter.quote {
        if !delimiter.isMultiline {
          if hasPounds(pounds, at: position + 1) {
            position += 1 + pounds
            emit(isFirst ? .stringLiteral : .stringTail, from: start)
            return
          }
        } else if isMultilineDelimiter(position, pounds: pounds) {
          if !mayClose(position, checkpoint.position) { break }
          position += 3 + pounds
          emit(isFirst ? .stringLiteral : .stringTail, from: start)
          return
        }
        position += 1
      } else if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
        let next = position + 1 + pounds
        if self.byte(next) == UInt8(ascii: "(") {
          emit(isFirst ? .stringHead : .stringPart, from: start)
          openInterpolation(delimiter, until: next + 1, since: checkpoint)
          return
        }
        // A line ending cannot be escaped away from a single-line string.
        if !delimiter.isMultiline, self.byte(next) == 0x0A || self.byte(next) == 0x0D {
          position = next
        } else {
          position = min(next + 1, count)
        }
      } else if !delimiter.isMultiline, byte == 0x0A || byte == 0x0D {
        break
      } else {
        position += 1
      }
    }
    // Not closed. A single-line string ends with its line.
    if delimiter.isMultiline {
      recover(from: checkpoint, delimiter, failedAt: position)
    } else {
      emit(isFirst ? .stringLiteral : .stringTail, from: start)
    }
  }

  private mutating func openInterpolation(
    _ delimiter: StringDelimiter, until end: Int, since checkpoint: Checkpoint
  ) {
    openStrings.append(
      OpenString(
        delimiter: delimiter, checkpoint: checkpoint, parentheses: 0,
        bracketDepth: openBrackets.depth))
    openBrackets.push(tokens.count)
    let start = position
    position = end
    emit(.interpolationStart, from: start)
  }

  /// Ends an interpolation at its `)` and goes on with the string's text.
  mutating func closeInterpolation(_ string: OpenString) {
    openStrings.removeLast()
    dropBrackets(above: string.bracketDepth + 1)
    pair(.rightParen)
    let start = position
    position += 1
    emit(.rightParen, from: start)
    scanString(string.delimiter, from: position, since: string.checkpoint)
  }

  /// Ends the innermost interpolation where its line, or the file, ended before its `)` came.
  mutating func abandonInterpolation() {
    guard let string = openStrings.popLast() else { return }
    dropBrackets(above: string.bracketDepth + 1)
    pair(.rightParen)
    tokens.isDamaged = true
    emit(.rightParen, from: position)
    emit(.stringTail, from: position)
  }

  private mutating func dropBrackets(above depth: Int) {
    if openBrackets.depth > depth {
      openBrackets.shorten(to: depth)
      tokens.isDamaged = true
    }
  }

  // MARK: Numbers

  mutating func lexNumber() {
    let start = position
    if source[start] == UInt8(ascii: "0") {
      switch byte(start + 1) {
      case UInt8(ascii: "x"):
        lexHexadecimal()
        return
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        position += 2
        skipWord()
        emit(.integerLiteral, from: start)
        return
      default: break
      }
    }
    skipDigits()
    if byte(position) == UInt8(ascii: ".") {
      // `1.description` is a member, `tuple.0.1` two members.
      guard isDigit(byte(position + 1)), previous != .period || !hasPrevious else {
        emit(.integerLiteral, from: start)
        return
      }
    } else if byte(position) != UInt8(ascii: "e"), byte(position) != UInt8(ascii: "E") {
      skipWord()
      emit(.integerLiteral, from: start)
      return
    }
    if byte(position) == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if byte(position) == UInt8(ascii: "e") || byte(position) == UInt8(ascii: "E") {
      position += 1
      if byte(position) == UInt8(ascii: "-") || byte(position) == UInt8(ascii: "+") {
        position += 1
      }
      skipWord()
    }
    emit(.floatLiteral, from: start)
  }

  private mutating func lexHexadecimal() {
    let start = position
    position += 2
    skipHexDigits()
    let integerEnd = position
    var isFloat = false
    if byte(position) == UInt8(ascii: "."), isHexDigit(byte(position + 1)) {
      position += 1
      skipHexDigits()
      isFloat = true
    }
    if byte(position) == UInt8(ascii: "p") || byte(position) == UInt8(ascii: "P") {
      position += 1
      if byte(position) == UInt8(ascii: "-") || byte(position) == UInt8(ascii: "+") {
        position += 1
      }
      skipWord()
      emit(.floatLiteral, from: start)
      return
    }
    // `0xff.description`: without an exponent the dot began a member.
    if isFloat { position = integerEnd }
    if !isFloat { skipWord() }
    emit(.integerLiteral, from: start)
  }

  private mutating func skipDigits() {
    while isDigit(byte(position)) || byte(position) == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipHexDigits() {
    while isHexDigit(byte(position)) || byte(position) == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipWord() {
    while CharacterClass.isASCIIIdentifier(byte(position)) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "f")
  }
}
