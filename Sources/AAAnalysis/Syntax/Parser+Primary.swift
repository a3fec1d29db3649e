extension Parser {
  /// Parses an operand without its suffixes into one node.
  mutating func parsePrimary(_ flavor: Flavor, pattern: PatternContext) {
    switch kind {
    case .identifier: parseName(pattern: pattern)
    case .integerLiteral: leaf(.integerLiteral)
    case .floatLiteral: leaf(.floatLiteral)
    case .stringLiteral: leaf(.stringLiteral)
    case .stringHead: parseInterpolatedString()
    case .regexLiteral: leaf(.regexLiteral)
    case .nilKeyword: leaf(.nilLiteral)
    case .trueKeyword, .falseKeyword: leaf(.booleanLiteral)
    case .selfKeyword, .initKeyword:
      parseName(pattern: pattern)
    case .deinitKeyword, .subscriptKeyword:
      if flavor == .attributeArguments { parseName(pattern: .none) } else { missing() }
    case .capitalSelfKeyword:
      parseName(pattern: .none)
    case .anyKeyword:
      let marker = begin()
      leaf(.identifierType)
      finish(.typeExpr, marker)
    case .dollarIdentifier: leaf(.declRef)
    case .wildcard: leaf(.discardExpr)
    case .pound:
      parseMacroExpansion(.macroExpansionExpr, begin(), flavor: flavor)
    case .poundAvailable, .poundUnavailable: parseAvailability()
    case .leftBrace: parseClosure()
    case .period:
      let marker = begin()
      consume()
      guard atName, kind != .wildcard, !(cursor.startsLine && kind.isKeyword) else {
        finish(.memberExpr, marker)
        return
      }
      let token = consumeQualifiedName()
      if canSkipArgumentLabels() { skipBrackets() }
      finish(.memberExpr, marker, token: token)
    case .superKeyword: leaf(.superExpr)
    case .leftParen: parseTuple(pattern)
    case .leftSquare: parseCollection()
    default:
      if atIdentifier {
        parseName(pattern: pattern)
      } else {
        missing()
      }
    }
  }

  private mutating func parseName(pattern: PatternContext) {
    if pattern == .binding, isBindingPosition() {
      let marker = begin()
      leaf(.identifierPattern)
      finish(.patternExpr, marker)
      return
    }
    let marker = begin()
    let token = consumeQualifiedName()
    if canSkipArgumentLabels() { skipBrackets() }
    finish(.declRef, marker, token: token)
    if canParseGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, marker)
    }
  }

  /// Consumes `name` or `Module::name` and gives the token of the name.
  @inline(__always)
  mutating func consumeQualifiedName() -> UInt32 {
    let token = tokenID
    consume()
    return at(.colonColon) ? consumeRestOfQualifiedName(token) : token
  }

  private mutating func consumeRestOfQualifiedName(_ first: UInt32) -> UInt32 {
    var token = first
    while at(.colonColon) {
      consume()
      if atName {
        token = tokenID
        consume()
      }
    }
    return token
  }

  /// Whether a name inside a binding pattern is bound, rather than the base of a member, a call or
  /// a subscript.
  private mutating func isBindingPosition() -> Bool {
    switch nextKind {
    case .period, .leftParen, .leftSquare: return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard source[tokens.start(cursor.index + 1)] == UInt8(ascii: "<") else { return true }
      return lookahead { parser in
        parser.consume()
        return !parser.canParseGenericArguments()
      }
    default: return true
    }
  }

  private mutating func parseTuple(_ pattern: PatternContext) {
    let marker = begin()
    let opener = cursor.index
    consume()
    parseArguments(flavor: .basic, pattern: pattern)
    close(opener)
    finish(.tupleExpr, marker)
  }

  /// A string with interpolations: each is a list of arguments.
  private mutating func parseInterpolatedString() {
    let marker = begin()
    let token = tokenID
    consume()
    while at(.interpolationStart) {
      let opener = cursor.index
      consume()
      parseArguments(flavor: .basic)
      close(opener)
      if at(.stringPart) {
        consume()
      } else if at(.stringTail) {
        consume()
        break
      } else {
        break
      }
    }
    finish(.stringLiteral, marker, token: token)
  }

  // MARK: Collections

  private mutating func parseCollection() {
    let marker = begin()
    let opener = cursor.index
    if atInlineArray() {
      parseType()
      finish(.typeExpr, marker)
      return
    }
    consume()
    guard enter() else {
      close(opener)
      finish(.arrayExpr, marker)
      return
    }
    defer { leave() }
    if at(.colon), kind(after: 1) == .rightSquare {
      close(opener)
      finish(.dictionaryExpr, marker)
      return
    }
    var isDictionary = false
    var isFirst = true
    while !at(.rightSquare), !at(.endOfFile), !kind.isClosingBracket {
      let before = cursor.index
      let element = begin()
      parseExpression(.basic)
      if at(.colon), isFirst || isDictionary {
        isDictionary = true
        consume()
        parseExpression(.basic)
        finish(.dictionaryElement, element)
      }
      isFirst = false
      if !consume(if: .comma) || cursor.index == before { break }
    }
    close(opener)
    finish(isDictionary ? .dictionaryExpr : .arrayExpr, marker)
  }

  /// `[3 of Int]` as a type.
  private mutating func atInlineArray() -> Bool {
    lookahead { parser in
      parser.consume()
      if parser.at(.integerLiteral) {
        parser.consume()
      } else if parser.atOperator("-"), parser.nextKind == .integerLiteral {
        parser.consume()
        parser.consume()
      } else {
        switch parser.kind {
        case .stringLiteral, .stringHead, .floatLiteral, .period, .leftBrace, .rightSquare:
          return false
        default:
          guard parser.skipType() else { return false }
        }
      }
      return parser.at(.of) && !parser.cursor.startsLine
    }
  }

  // MARK: Key paths

  mutating func parseKeyPath(_ pattern: PatternContext) {
    let marker = begin()
    consume()
    if !atPrefix(UInt8(ascii: ".")), atTypeStart { parseSimpleType(allowsMembers: false) }
    var mayFollowType = true
    while true {
      if at(.leftSquare), !cursor.startsLine {
        parseKeyPathSubscript(begin())
        mayFollowType = false
      } else if mayFollowType, at(.period), kind(after: 1) == .leftSquare {
        let component = begin()
        consume()
        parseKeyPathSubscript(component)
        mayFollowType = false
      } else if atOptionalComponent {
        let component = begin()
        if source[cursor.start] == UInt8(ascii: ".") {
          if !mayFollowType { break }
          consumePrefix(1)
        }
        consumePrefix(1)
        mayFollowType = false
        finish(.keyPathComponent, component)
      } else if at(.period) {
        let component = begin()
        consume()
        guard atName || at(.integerLiteral), !(cursor.startsLine && kind.isKeyword) else {
          finish(.keyPathComponent, component)
          break
        }
        let token = consumeQualifiedName()
        if canSkipArgumentLabels() { skipBrackets() }
        if canParseGenericArguments() { parseGenericArguments() }
        finish(.keyPathComponent, component, token: token)
      } else {
        break
      }
    }
    finish(.keyPathExpr, marker)
  }

  private mutating func parseKeyPathSubscript(_ component: Marker) {
    let token = tokenID
    let opener = cursor.index
    consume()
    parseArguments(flavor: .basic)
    close(opener)
    finish(.keyPathComponent, component, token: token)
  }

  /// Whether the current token is made of `.`, `?` and `!` alone and holds one of the last two.
  private var atOptionalComponent: Bool {
    switch kind {
    case .postfixQuestion, .exclamation: return true
    case .binaryOperator, .prefixOperator, .postfixOperator: break
    default: return false
    }
    var hasMark = false
    var wasDot = false
    for offset in cursor.start..<cursor.end {
      switch source[offset] {
      case UInt8(ascii: "."):
        if wasDot { return false }
        wasDot = true
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        wasDot = false
        hasMark = true
      default: return false
      }
    }
    return hasMark
  }

  // MARK: Closures

  /// `{ … }` into one node.
  mutating func parseClosure() {
    let marker = begin()
    let token = tokenID
    let opener = cursor.index
    consume()
    if enter() {
      parseClosureSignature()
      parseItems(until: .rightBrace)
      leave()
    }
    close(opener)
    finish(.closureExpr, marker, token: token)
  }

  private mutating func parseClosureSignature() {
    switch kind {
    case .atSign, .leftParen, .leftSquare, .wildcard: break
    default: guard kind.isIdentifier else { return }
    }
    guard lookahead({ $0.atClosureSignature() }) else { return }
    let marker = begin()
    parseAttributes()
    if at(.leftSquare) { parseCaptures() }
    if !at(.inKeyword) {
      if at(.leftParen) {
        parseParameterClause(isClosure: true)
      } else {
        while atIdentifier || at(.wildcard), kind != .async || nextKind == .comma {
          leaf(.closureParameter)
          if !consume(if: .comma) { break }
        }
      }
      parseEffects()
      if at(.arrow) { parseReturnClause() }
    }
    _ = consume(if: .inKeyword)
    finish(.closureSignature, marker)
  }

  private mutating func parseCaptures() {
    let opener = cursor.index
    let end = partner(of: opener)
    consume()
    while cursor.index < end {
      let before = cursor.index
      let capture = begin()
      if at(.weak), nextKind != .comma, nextKind != .rightSquare, nextKind != .equal {
        consume()
      } else if at(.unowned), nextKind != .comma, nextKind != .rightSquare, nextKind != .equal {
        consume()
        if at(.leftParen) { skipBrackets() }
      }
      var name = SyntaxTree.none
      if atIdentifier || at(.selfKeyword) {
        name = tokenID
        consume()
      }
      if at(.equal) { parseInitializerClause() }
      finish(.closureCapture, capture, token: name)
      if !consume(if: .comma) || cursor.index == before { break }
    }
    close(opener)
  }

  /// Whether a closure's parameters, up to `in`, begin here. Moves the cursor.
  private mutating func atClosureSignature() -> Bool {
    while at(.atSign) { if !skipAttribute() { return false } }
    if at(.leftSquare) { skipBrackets() }
    if at(.leftParen) {
      skipBrackets()
    } else if atIdentifier || at(.wildcard) {
      consume()
      while consume(if: .comma) {
        guard atIdentifier || at(.wildcard) else { return false }
        consume()
      }
    }
    skipEffects()
    if consume(if: .arrow) {
      guard skipType() else { return false }
      skipEffects()
    }
    return at(.inKeyword)
  }
}
