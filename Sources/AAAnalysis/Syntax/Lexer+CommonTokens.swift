extension Lexer {
  /// Reads tokens and trivia as long as they are of the frequent kinds. Returns false at the end of
  /// the text; else `position` is at something else.
  mutating func lexCommonTokens() -> Bool {
    let source = source
    let bytes = bytes
    var blocks = blocks
    var starts = blocks.starts(from: position)
    var line = self.line
    var isDamaged = false
    var tail = tokens.tail()
    // Only what is not common opens and closes interpolations.
    let context: ByteTable.Traits = openStrings.isEmpty ? [] : .inString
    var start: Int

    scan: while true {
      while starts == 0 { starts = blocks.advance() }
      start = blocks.start &+ starts.trailingZeroBitCount
      starts &= starts &- 1
      let first = source[start]
      let entry = bytes[first]
      if tail.isFull {
        tokens.keep(tail)
        tail = tokens.tail()
      }
      // Tested one by one, most frequent first: a jump by the role is harder to foresee.
      if entry.role == .word {
        let length = blocks.wordLength(at: start)
        let next = source[start &+ length]
        if next >= 0x80 || next == UInt8(ascii: "$") || length > ByteBlocks.longestWord {
          break scan
        }
        tail.append(wordKind(start, length), from: start, length: length, line: line)
        line = 0
      } else if entry.role == .punctuation {
        let traits = bytes[source[start &+ 1]].traits.union(context)
        if !entry.excludes.isDisjoint(with: traits) { break scan }
        // Brackets are connected without asking which of the two they are.
        let isClosing = entry.opener != .unknown
        let opener = openBrackets.last
        let fits = isClosing && openBrackets.depth > 0 && tail.kind(opener) == entry.opener
        tail.pair(fits ? opener : tail.count, with: tail.count)
        openBrackets.pop(if: fits)
        isDamaged = isDamaged || isClosing && !fits
        openBrackets.push(tail.count, if: Int(entry.opens))
        tail.append(entry.kind, from: start, length: 1, line: line)
        line = 0
      } else if entry.role == .lineEnding {
        if context == .inString { break scan }
        line = TokenShape.startsLine
      } else {
        switch first {
        case UInt8(ascii: "\""):
          let end = source.endOfPlainText(start &+ 1, quote: first)
          let length = end &+ 1 &- start
          // Two quotation marks may begin three of them.
          if source[end] != first || length == 2 || length >= TokenShape.longLength {
            break scan
          }
          tail.append(.stringLiteral, from: start, length: length, line: line)
          line = 0
          starts = blocks.starts(from: end &+ 1)
        case UInt8(ascii: "/"):
          if source[start &+ 1] != first { break scan }
          let end = source.endOfLine(start)
          tokens.comments.append(ByteRange(start, end))
          starts = blocks.starts(from: end)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let length = blocks.wordLength(at: start)
          let next = source[start &+ length]
          if length > 1 || next == UInt8(ascii: ".") || next >= 0x80 || next == UInt8(ascii: "$") {
            break scan
          }
          tail.append(.integerLiteral, from: start, length: 1, line: line)
          line = 0
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
          if !source.isLeftBound(start) { break scan }
          tail.append(
            first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, from: start, length: 1,
            line: line)
          line = 0
        case UInt8(ascii: "-"):
          if source[start &+ 1] != UInt8(ascii: ">")
            || bytes[source[start &+ 2]].traits.contains(.operatorPart)
          {
            break scan
          }
          tail.append(.arrow, from: start, length: 2, line: line)
          line = 0
          starts = blocks.starts(from: start &+ 2)
        case 0x0B, 0x0C: break
        case 0x00:
          if start >= source.count {
            break scan
          }
        default:
          break scan
        }
      }
    }
    tokens.keep(tail)
    tokens.isDamaged = tokens.isDamaged || isDamaged
    position = start
    self.blocks = blocks
    self.line = line
    return start < source.count
  }

  /// The keyword that a word spells, or `.identifier`.
  @inline(__always)
  func wordKind(_ start: Int, _ length: Int) -> TokenKind {
    let beyond = max(length &- 8, 0)
    let head = source.word(start) & ~(UInt64.max << UInt64(truncatingIfNeeded: length &* 8))
    let tail =
      source.word(start &+ 8) & ~(UInt64.max << UInt64(truncatingIfNeeded: beyond &* 8))
    return keywords.kind(head: head, tail: tail)
  }
}
