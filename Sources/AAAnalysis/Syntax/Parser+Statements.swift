extension Parser {
  // MARK: Where statements begin

  mutating func atStartOfStatement() -> Bool {
    if atIdentifier, nextKind == .colon {
      return lookahead { parser in
        parser.consume()
        parser.consume()
        return parser.atUnlabeledStatement()
      }
    }
    return atUnlabeledStatement()
  }

  private mutating func atUnlabeledStatement() -> Bool {
    switch kind {
    case .returnKeyword, .throwKeyword, .deferKeyword, .ifKeyword, .guardKeyword, .whileKeyword,
      .doKeyword, .forKeyword, .breakKeyword, .continueKeyword, .fallthroughKeyword,
      .switchKeyword:
      return true
    case .repeatKeyword:
      return nextKind == .leftBrace
    case .yield, .discard:
      return atPrefixKeyword(.basic)
    default:
      return false
    }
  }

  /// Whether the contextual keyword here is one, by what follows on its line.
  mutating func atPrefixKeyword(
    _ flavor: Flavor, acceptsClosure: Bool = false, prefersPostfix: Bool = true
  ) -> Bool {
    if nextStartsLine { return false }
    let next = kind(after: 1)
    switch next {
    case .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringLiteral,
      .stringHead, .regexLiteral, .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound,
      .anyKeyword, .capitalSelfKeyword, .selfKeyword, .superKeyword, .initKeyword, .trueKeyword,
      .falseKeyword, .nilKeyword, .repeatKeyword, .tryKeyword, .ifKeyword, .switchKeyword:
      return true
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && tokens.isAfterTrivia(cursor.index + 1)
    case .leftBrace:
      guard acceptsClosure else { return false }
      return lookahead { parser in
        parser.consume()
        return parser.atTrailingClosure(flavor)
      }
    default:
      return next.isIdentifier
    }
  }

  // MARK: Statements

  /// Parses one statement into a node.
  mutating func parseStatement() {
    if atIdentifier, nextKind == .colon {
      let marker = begin()
      let token = tokenID
      consume()
      consume()
      parseUnlabeledStatement()
      finish(.labeledStmt, marker, token: token)
    } else {
      parseUnlabeledStatement()
    }
  }

  private mutating func parseUnlabeledStatement() {
    let marker = begin()
    switch kind {
    case .ifKeyword: parseCoercible { $0.parseIf() }
    case .switchKeyword: parseCoercible { $0.parseSwitch() }
    case .forKeyword: parseFor(marker)
    case .whileKeyword:
      consume()
      parseConditions()
      parseCodeBlock()
      finish(.whileStmt, marker)
    case .repeatKeyword:
      consume()
      parseCodeBlock()
      if consume(if: .whileKeyword) { parseExpression(.basic) }
      finish(.repeatStmt, marker)
    case .doKeyword: parseDo(marker)
    case .guardKeyword:
      consume()
      // A closure may be what is guarded; the body stands behind `else`.
      if at(.leftBrace) { parseExpression(.condition) }
      parseConditions()
      _ = consume(if: .elseKeyword)
      parseCodeBlock()
      finish(.guardStmt, marker)
    case .returnKeyword:
      consume()
      if atReturnedExpression() { parseExpression(.basic) }
      finish(.returnStmt, marker)
    case .throwKeyword:
      consume()
      parseExpression(.basic)
      finish(.throwStmt, marker)
    case .deferKeyword:
      consume()
      parseCodeBlock()
      finish(.deferStmt, marker)
    case .breakKeyword:
      parseJump(.breakStmt, marker)
    case .continueKeyword:
      parseJump(.continueStmt, marker)
    case .fallthroughKeyword:
      consume()
      finish(.fallthroughStmt, marker)
    case .yield:
      consume()
      parseYielded()
      finish(.yieldStmt, marker)
    case .discard:
      consume()
      parseExpression(.basic)
      finish(.discardStmt, marker)
    default:
      finish(.missing, marker)
    }
  }

  /// An `if` or `switch` at the start of a statement, which `as` turns into an operand.
  private mutating func parseCoercible(_ parse: (inout Parser) -> Void) {
    let marker = begin()
    parse(&self)
    guard at(.asKeyword) else { return }
    parseAs()
    finish(.sequenceExpr, marker)
  }

  private mutating func parseJump(_ nodeKind: NodeKind, _ marker: Marker) {
    consume()
    if atIdentifier, !cursor.startsLine, !atStartOfStatement(),
      !atStartOfDeclaration(isMember: false)
    {
      consume()
    }
    finish(nodeKind, marker)
  }

  private mutating func parseYielded() {
    guard at(.leftParen) else {
      parseExpression(.basic)
      return
    }
    let opener = cursor.index
    let end = partner(of: opener)
    consume()
    while cursor.index < end {
      let before = cursor.index
      parseExpression(.basic)
      if !consume(if: .comma) || cursor.index == before { break }
    }
    close(opener)
  }

  private mutating func atReturnedExpression() -> Bool {
    switch kind {
    case .rightBrace, .caseKeyword, .defaultKeyword, .semicolon, .poundIf, .poundEndif,
      .poundElse, .poundElseif, .endOfFile, .rightParen, .rightSquare:
      return false
    case .ifKeyword, .switchKeyword:
      return true
    default:
      if atStartOfStatement() || atStartOfDeclaration(isMember: false) { return false }
      if cursor.startsLine, at(.atSign), atConditionalSwitchCases() { return false }
      return true
    }
  }

  private mutating func parseFor(_ marker: Marker) {
    consume()
    _ = consume(if: .tryKeyword)
    _ = consume(if: .await)
    if at(.unsafe), nextKind != .inKeyword, nextKind != .colon { consume() }
    if consume(if: .caseKeyword) {
      parseMatchingPattern(.matching)
    } else {
      parsePattern()
    }
    if consume(if: .colon) { parseType() }
    if consume(if: .inKeyword), !at(.leftBrace) { parseExpression(.condition) }
    if consume(if: .whereKeyword) { parseExpression(.condition) }
    parseCodeBlock()
    finish(.forStmt, marker)
  }

  private mutating func parseDo(_ marker: Marker) {
    consume()
    parseEffects()
    parseCodeBlock()
    while at(.catchKeyword) {
      let clause = begin()
      consume()
      if !at(.leftBrace) {
        repeat {
          if !at(.leftBrace), !at(.whereKeyword) { parseMatchingPattern(.matching) }
          if consume(if: .whereKeyword) { parseExpression(.condition) }
        } while consume(if: .comma)
      }
      parseCodeBlock()
      finish(.catchClause, clause)
    }
    finish(.doStmt, marker)
  }

  // MARK: Conditions

  mutating func parseConditions() {
    if at(.leftBrace) { return }
    repeat {
      if at(.elseKeyword) || atBodyAfterComma { break }
      parseCondition()
    } while consume(if: .comma)
  }

  /// Whether a brace behind a comma begins the statement's body, as in code that is being typed,
  /// rather than a closure that is a condition.
  private var atBodyAfterComma: Bool {
    guard at(.leftBrace) else { return false }
    let after = tokens.shapes[partner(of: cursor.index) + 1]
    switch after.kind {
    case .leftBrace, .binaryOperator, .postfixOperator:
      return false
    case .leftParen, .leftSquare, .comma, .period, .asKeyword, .isKeyword:
      return after.startsLine
    default:
      return true
    }
  }

  private mutating func parseCondition() {
    let marker = begin()
    let token = tokenID
    switch kind {
    case .poundAvailable, .poundUnavailable:
      parseAvailability()
    case .caseKeyword:
      consume()
      parseMatchingPattern(.matching)
      if consume(if: .colon) { parseType() }
      if at(.equal) { parseInitializerClause(.condition) }
      finish(.matchingCondition, marker, token: token)
    case .letKeyword, .varKeyword, .inoutKeyword:
      consume()
      parseMatchingPattern(.binding)
      if consume(if: .colon) { parseType() }
      if at(.equal) { parseInitializerClause(.condition) }
      finish(.optionalBinding, marker, token: token)
    default:
      parseExpression(.condition)
    }
  }

  mutating func parseAvailability() {
    let marker = begin()
    let token = tokenID
    consume()
    if at(.leftParen) { skipBrackets() }
    finish(.availabilityCondition, marker, token: token)
  }

  // MARK: if and switch

  /// `if … else if … else …`. The chain is read in a loop: each `if` is the last child of the one
  /// before.
  mutating func parseIf() {
    var marker = begin()
    var outer: [Marker] = []
    while true {
      consume()
      parseConditions()
      parseCodeBlock()
      guard consume(if: .elseKeyword) else { break }
      if at(.ifKeyword) {
        outer.append(marker)
        marker = begin()
        continue
      }
      parseCodeBlock()
      break
    }
    finish(.ifExpr, marker)
    while let marker = outer.popLast() { finish(.ifExpr, marker) }
  }

  mutating func parseSwitch() {
    let marker = begin()
    consume()
    if !at(.leftBrace) { parseExpression(.condition) }
    if at(.leftBrace) {
      let opener = cursor.index
      consume()
      if enter() {
        parseSwitchCases()
        leave()
      }
      close(opener)
    }
    finish(.switchExpr, marker)
  }

  /// Whether `case` or `default` follows, perhaps behind attributes or inside `#if`.
  mutating func atConditionalSwitchCases() -> Bool {
    lookahead { parser in
      if parser.at(.poundIf) {
        repeat {
          parser.consume()
          parser.skipRestOfLine()
        } while parser.at(.poundIf) || parser.at(.poundElseif) || parser.at(.poundElse)
      }
      return parser.skipToSwitchCase()
    }
  }

  private mutating func skipToSwitchCase() -> Bool {
    while at(.atSign) { if !skipAttribute() { return false } }
    return at(.caseKeyword) || at(.defaultKeyword)
  }

  mutating func parseSwitchCases() {
    while !at(.rightBrace), !at(.endOfFile), !atIfConfigEnd() {
      let before = cursor.index
      if lookahead({ $0.skipToSwitchCase() }) {
        parseSwitchCase()
      } else if at(.poundIf) {
        parseIfConfig(.switchCases)
      } else if at(.pound) {
        parseMacroExpansion(.macroExpansionDecl, begin(), flavor: .basic)
      } else {
        parseItems(until: .switchCase)
      }
      if cursor.index == before { parseStray() }
    }
  }

  private mutating func parseSwitchCase() {
    let marker = begin()
    parseAttributes()
    let token = tokenID
    let isDefault = at(.defaultKeyword)
    consume()
    if !isDefault {
      repeat {
        let item = begin()
        parseMatchingPattern(.matching)
        if consume(if: .whereKeyword) { parseExpression(.basic) }
        finish(.switchCaseItem, item)
      } while consume(if: .comma)
    }
    _ = consume(if: .colon)
    if enter() {
      parseItems(until: .switchCase)
      leave()
    }
    finish(.switchCase, marker, token: token)
  }
}
