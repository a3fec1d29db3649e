extension Lexer {
  /// The end of the regular expression that begins at a slash inside an operator, or nil where the
  /// slash is an operator.
  mutating func regexInOperator(slash: Int, start: Int, end: Int) -> Int? {
    let isLeft = source.isLeftBound(start)
    if isLeft { return nil }
    // `func /` and `operator /` name an operator.
    if hasPrevious, previous == .funcKeyword || previous == .operatorKeyword { return nil }
    var mustBeRegex = false
    if !source.isRightBound(end, isLeftBound: isLeft) {
      // It stands like a binary operator: only where none can be is it a regular expression.
      if isAfterOptionalTry {
        mustBeRegex = true
      } else if !isInRegexPosition {
        return nil
      }
      switch previous {
      case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon:
        if !hasPrevious { mustBeRegex = true }
      default:
        mustBeRegex = true
      }
    }
    return regexEnd(from: slash, mustBeRegex: mustBeRegex)
  }

  /// Whether the previous token lets an expression begin here.
  private var isInRegexPosition: Bool {
    if !hasPrevious { return true }
    switch previous {
    case .leftBrace, .leftParen, .interpolationStart, .leftSquare, .prefixOperator,
      .prefixAmpersand, .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion,
      .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .trueKeyword, .falseKeyword, .anyKeyword, .nilKeyword, .selfKeyword,
      .capitalSelfKeyword, .superKeyword:
      return false
    default:
      return previous.isKeyword
    }
  }

  /// Scans `/…/` or `#/…/#` from `start`; nil where it is no regular expression.
  mutating func regexEnd(from start: Int, mustBeRegex: Bool) -> Int? {
    var cursor = start
    var pounds = 0
    while byte(cursor) == UInt8(ascii: "#") {
      pounds += 1
      cursor += 1
    }
    guard byte(cursor) == UInt8(ascii: "/") else { return nil }
    let slash = cursor
    cursor += 1
    if pounds == 0 {
      switch byte(cursor) {
      case 0x20, 0x09:
        if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        return nil
      default: break
      }
      if slash > 0, source[slash - 1] == UInt8(ascii: "*") { return nil }
    }
    var isMultiline = false
    var firstNewline = cursor
    if pounds > 0 {
      var scan = cursor
      while byte(scan) == 0x20 || byte(scan) == 0x09 { scan += 1 }
      if scan < count, source[scan] == 0x0A || source[scan] == 0x0D {
        isMultiline = true
        firstNewline = scan
        if failedRegexes.contains(start, pounds: pounds) { return firstNewline }
      }
    }
    var groups = 0
    var classes = 0
    var lastSpace = -1
    while cursor < count {
      let byte = source[cursor]
      if byte == UInt8(ascii: "/") {
        var end = cursor + 1
        var closing = 0
        if pounds > 0 {
          while self.byte(end) == UInt8(ascii: "#") {
            closing += 1
            end += 1
          }
        }
        if closing >= pounds {
          if closing == 0 {
            let next = self.byte(end)
            if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
              return mustBeRegex ? cursor : nil
            }
            if lastSpace == cursor - 1, !mustBeRegex { return nil }
          }
          return end
        }
      }
      switch byte {
      case 0x0A, 0x0D:
        if !isMultiline { return mustBeRegex ? cursor : nil }
      case UInt8(ascii: "\\"):
        // The escaped character, but never a line ending, belongs to the pattern.
        if cursor + 1 < count, source[cursor + 1] != 0x0A,
          source[cursor + 1] != 0x0D || isMultiline
        {
          cursor += 1
        }
      case UInt8(ascii: "(") where classes == 0:
        groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0 {
          if !mustBeRegex { return nil }
        } else {
          groups -= 1
        }
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        if classes > 0 { classes -= 1 }
      case 0x20, 0x09:
        lastSpace = cursor
      default: break
      }
      cursor += 1
    }
    if isMultiline {
      failedRegexes.insert(until: count, pounds: pounds)
      return firstNewline
    }
    return mustBeRegex ? count : nil
  }
}
