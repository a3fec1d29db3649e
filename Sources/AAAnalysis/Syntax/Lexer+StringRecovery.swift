extension Lexer {
  /// What the lexer knew before it read a string literal.
  struct Checkpoint {
    let position: Int
    let line: UInt8
    let tokens: Int
    let comments: Int
    let openBrackets: Int
    let openStrings: Int
    let openConditionals: Int
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      position: position, line: line, tokens: tokens.count, comments: tokens.comments.count,
      openBrackets: openBrackets.depth, openStrings: openStrings.count,
      openConditionals: openConditionals)
  }

  /// How many times a text may be read again, before literals are given up without looking closer.
  private static let maximumRereads = 8

  /// Reads a multi-line literal that is not closed once more, from its beginning.
  ///
  /// Where a delimiter begins a line behind it, an interpolation was left open: the literal ends
  /// there. Else the literal was: it ends with its first line, as the rest of the file matters more
  /// than its text.
  ///
  /// - Parameter end: where it turned out that nothing closes it.
  mutating func recover(
    from checkpoint: Checkpoint, _ delimiter: StringDelimiter, failedAt end: Int
  ) {
    // A literal around it is not closed either: what seemed to close it opened this one.
    let outermost = openStrings.prefix(checkpoint.openStrings).first { $0.delimiter == delimiter }
    rewind(to: outermost?.checkpoint ?? checkpoint)
    let start = position
    let pounds = delimiter.pounds
    rereadCount += end - start
    if rereadCount <= Lexer.maximumRereads * count,
      let closer = nextDelimiter(start + pounds + 3, pounds: pounds), beginsLine(closer)
    {
      position = closer + 3 + pounds
      emit(.stringLiteral, from: start)
    } else {
      failedStrings.insert(until: end, pounds: pounds)
      cutString()
    }
  }

  /// Goes back to the outermost multi-line literal whose interpolation reaches to the end of the
  /// file. False where there is none.
  mutating func recoverAtEnd() -> Bool {
    guard let string = openStrings.first(where: { $0.delimiter.isMultiline }) else { return false }
    recover(from: string.checkpoint, string.delimiter, failedAt: count)
    return true
  }

  private mutating func rewind(to checkpoint: Checkpoint) {
    tokens.shorten(to: checkpoint.tokens, comments: checkpoint.comments)
    tokens.isDamaged = true
    openBrackets.shorten(to: checkpoint.openBrackets)
    openStrings.removeLast(max(0, openStrings.count - checkpoint.openStrings))
    openConditionals = checkpoint.openConditionals
    position = checkpoint.position
    line = checkpoint.line
    poundsEnd = position
  }

  /// Reads the rest of the line as a string literal that is not closed.
  mutating func cutString() {
    let start = position
    position = source.endOfLine(start)
    tokens.isDamaged = true
    emit(.stringLiteral, from: start)
  }

  func isMultilineDelimiter(_ offset: Int, pounds: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    return byte(offset) == quote && byte(offset + 1) == quote && byte(offset + 2) == quote
      && hasPounds(pounds, at: offset + 3)
  }

  /// Whether a delimiter may close the multi-line literal that began at `start`. Behind other text
  /// on its line it opens the next one instead.
  func mayClose(_ offset: Int, _ start: Int) -> Bool {
    var cursor = start
    while cursor < offset, source[cursor] != 0x0A, source[cursor] != 0x0D { cursor += 1 }
    return cursor == offset || beginsLine(offset)
  }

  /// The next delimiter of multi-line literals, escaped ones apart.
  private func nextDelimiter(_ offset: Int, pounds: Int) -> Int? {
    var cursor = offset
    while cursor < count {
      if source[cursor] == UInt8(ascii: "\\"), hasPounds(pounds, at: cursor + 1) {
        cursor += 2 + pounds
      } else if isMultilineDelimiter(cursor, pounds: pounds) {
        return cursor
      } else {
        cursor += 1
      }
    }
    return nil
  }

  /// Whether only white space stands before `offset` on its line.
  private func beginsLine(_ offset: Int) -> Bool {
    var cursor = offset - 1
    while byte(cursor) == 0x20 || byte(cursor) == 0x09 { cursor -= 1 }
    return cursor < 0 || byte(cursor) == 0x0A || byte(cursor) == 0x0D
  }
}
