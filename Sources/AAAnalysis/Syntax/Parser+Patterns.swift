extension Parser {
  /// Parses a pattern that binds names, as behind `let`, into one node.
  mutating func parsePattern() {
    guard enter() else {
      parseUnexpected()
      return
    }
    defer { leave() }
    switch kind {
    case .leftParen:
      let marker = begin()
      let opener = cursor.index
      let end = partner(of: opener)
      consume()
      while cursor.index < end {
        let before = cursor.index
        if atIdentifier, nextKind == .colon {
          consume()
          consume()
        }
        parsePattern()
        if !consume(if: .comma) || cursor.index == before { break }
      }
      close(opener)
      finish(.tuplePattern, marker)
    case .wildcard:
      leaf(.wildcardPattern)
    case .letKeyword, .varKeyword, .inoutKeyword:
      let marker = begin()
      let token = tokenID
      consume()
      parseBoundPattern()
      finish(.bindingPattern, marker, token: token)
    default:
      if atIdentifier || at(.selfKeyword) {
        leaf(.identifierPattern)
      } else {
        missing(.wildcardPattern)
      }
    }
  }

  /// Parses the pattern behind `let` or `var`. On the next line, these begin something else: the
  /// pattern is not typed yet.
  mutating func parseBoundPattern() {
    if cursor.startsLine, at(.letKeyword) || at(.varKeyword) {
      missing(.wildcardPattern)
    } else {
      parsePattern()
    }
  }

  /// `borrowing x` as a pattern that is matched.
  private var atBorrowingBinding: Bool {
    guard at(.borrowing) || (at(.identifier) && currentText(equals: "_borrowing")) else {
      return false
    }
    let next = kind(after: 1)
    return !nextStartsLine && (next.isIdentifier || next == .wildcard)
  }

  var atMatchingPatternStart: Bool {
    at(.isKeyword) || at(.letKeyword) || at(.varKeyword) || at(.inoutKeyword)
      || atBorrowingBinding
  }

  /// Parses a pattern that is matched, as behind `case`, into one node.
  mutating func parseMatchingPattern(_ context: PatternContext) {
    let marker = begin()
    if context == .binding, cursor.startsLine, at(.letKeyword) || at(.varKeyword) {
      parseBoundPattern()
      return
    }
    if at(.isKeyword) {
      consume()
      parseType()
      finish(.isPattern, marker)
      return
    }
    if atMatchingPatternStart {
      let token = tokenID
      consume()
      guard enter() else {
        parseUnexpected()
        finish(.bindingPattern, marker, token: token)
        return
      }
      parseMatchingPattern(.binding)
      leave()
      finish(.bindingPattern, marker, token: token)
      return
    }
    parseSequence(.condition, pattern: context)
    if lastNodeKind != .patternExpr { finish(.expressionPattern, marker) }
  }
}
