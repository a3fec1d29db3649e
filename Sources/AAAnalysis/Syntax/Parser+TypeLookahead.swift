extension Parser {
  // MARK: Skipping types. Each function moves the cursor and tells whether a type stood there.

  mutating func skipType() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    if at(.repeatKeyword) { consume() }
    guard skipTypeSpecifiers(), skipSimpleOrCompositionType() else { return false }
    if skipFunctionArrow() { return skipType() }
    return true
  }

  private mutating func skipTypeSpecifiers() -> Bool {
    while true {
      switch kind {
      case .inoutKeyword, .sharedOld, .ownedOld, .isolated, .underscoreConst, .borrowing,
        .consuming, .sending:
        let next = kind(after: 1)
        guard next.isIdentifier || next == .atSign || next == .leftParen || next == .leftSquare
          || next == .anyKeyword || next == .capitalSelfKeyword || next == .inoutKeyword
        else { return true }
        consume()
      case .nonisolated where kind(after: 1) == .leftParen:
        consume()
        skipBrackets()
      case .atSign:
        if !skipAttribute() { return false }
      default:
        return true
      }
    }
  }

  private mutating func skipSimpleOrCompositionType() -> Bool {
    if at(.some) || at(.any) || at(.each), nextKind.isIdentifier || nextKind == .leftParen
      || nextKind == .anyKeyword || nextKind == .capitalSelfKeyword || nextKind == .prefixOperator
      || nextKind == .leftSquare
    {
      consume()
    }
    guard skipSimpleType() else { return false }
    while atOperator("&") {
      consume()
      guard skipSimpleType() else { return false }
    }
    return true
  }

  mutating func skipSimpleType(allowsOptional: Bool = true) -> Bool {
    // Not the second half of `<~`, which is an operator of its own.
    if atOperator("~"), cursor.start == tokens.start(cursor.index) { consume() }
    switch kind {
    case .leftParen:
      guard skipTupleType() else { return false }
    case .leftSquare:
      guard skipCollectionType() else { return false }
    case .wildcard:
      consume()
    case .repeatKeyword:
      return true
    default:
      guard skipNamedType(allowsKeyword: false) else { return false }
    }
    while true {
      if at(.period) {
        consume()
        if !skipNamedType(allowsKeyword: true) { return false }
      } else if allowsOptional, at(.postfixQuestion) || at(.exclamation), !cursor.startsLine {
        consume()
      } else {
        return true
      }
    }
  }

  private mutating func skipNamedType(allowsKeyword: Bool) -> Bool {
    guard
      atIdentifier || at(.anyKeyword) || at(.capitalSelfKeyword)
        || (allowsKeyword && kind.isKeyword)
    else { return false }
    let isAny = at(.anyKeyword)
    consume()
    while at(.colonColon) {
      consume()
      if atName { consume() }
    }
    if !isAny, atPrefix(UInt8(ascii: "<")) { return skipGenericArguments() }
    return true
  }

  /// `( … )` as a tuple or the parameters of a function's type.
  private mutating func skipTupleType() -> Bool {
    let end = partner(of: cursor.index)
    consume()
    guard enter() else { return false }
    defer { leave() }
    while cursor.index < end {
      if at(.inoutKeyword) { consume() }
      if lookahead({ $0.startsParameterName(isClosure: false) }) {
        consume()
        if atArgumentLabel { consume() }
        guard consume(if: .colon), skipType() else { return false }
        if at(.equal) {
          while cursor.index < end, !at(.comma) {
            if kind.isOpeningBracket { skipBrackets() } else { consume() }
          }
        }
      } else {
        guard skipType() else { return false }
        if atOperator("...") { consume() }
      }
      if !consume(if: .comma) { break }
    }
    return cursor.index == end && consume(if: .rightParen)
  }

  private mutating func skipCollectionType() -> Bool {
    consume()
    guard enter() else { return false }
    defer { leave() }
    guard skipGenericArgument() else { return false }
    if at(.of), !cursor.startsLine {
      consume()
      guard skipGenericArgument() else { return false }
    } else if consume(if: .colon) {
      guard skipType() else { return false }
    }
    return consume(if: .rightSquare)
  }

  private mutating func skipGenericArgument() -> Bool {
    if consume(if: .integerLiteral) { return true }
    if atOperator("-"), nextKind == .integerLiteral {
      consume()
      consume()
      return true
    }
    return skipType()
  }

  /// `<…>`. What was found once at a place is remembered, so that speculation that fails deep
  /// inside is not repeated by every level around it.
  private mutating func skipGenericArguments() -> Bool {
    let key = cursor.start
    if let known = genericLookahead[key] {
      guard let end = known.end else { return false }
      cursor = end
      return true
    }
    let isList = skipFreshGenericArguments()
    genericLookahead[key] = Speculation(end: isList ? cursor : nil)
    return isList
  }

  private mutating func skipFreshGenericArguments() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    consumePrefix(1)
    if !atPrefix(UInt8(ascii: ">")) {
      repeat {
        guard skipGenericArgument() else { return false }
      } while consume(if: .comma) && !atPrefix(UInt8(ascii: ">"))
    }
    guard atPrefix(UInt8(ascii: ">")) else { return false }
    consumePrefix(1)
    return true
  }

  /// `->`, perhaps behind effects.
  mutating func skipFunctionArrow() -> Bool {
    if consume(if: .arrow) { return true }
    switch kind {
    case .async, .reasync, .throwsKeyword, .rethrowsKeyword: break
    default: return false
    }
    skipEffects()
    return consume(if: .arrow)
  }

  mutating func skipEffects() {
    while true {
      switch kind {
      case .async, .reasync, .rethrowsKeyword:
        consume()
      case .throwsKeyword:
        consume()
        if at(.leftParen) { skipBrackets() }
      default: return
      }
    }
  }

  /// Whether `<` begins generic arguments rather than a comparison: if types and a `>` follow, and
  /// then something that can stand behind a type.
  @inline(__always)
  mutating func canParseGenericArguments() -> Bool {
    kind.isOperator && source[cursor.start] == UInt8(ascii: "<") && genericArgumentsFollow()
  }

  private mutating func genericArgumentsFollow() -> Bool {
    if cursor.end - cursor.start >= 2, source[cursor.start + 1] == UInt8(ascii: ">") {
      return false
    }
    return lookahead { parser in
      guard parser.skipGenericArguments() else { return false }
      switch parser.kind {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
        .endOfFile, .exclamation, .postfixQuestion, .colon, .stringPart, .stringTail:
        return true
      case .binaryOperator:
        return parser.currentText(equals: "&")
      case .leftParen, .leftSquare:
        return !parser.cursor.startsLine
      default:
        return false
      }
    }
  }

  /// `(label:_:)` behind a name. Does not move the cursor.
  @inline(__always)
  func canSkipArgumentLabels() -> Bool {
    at(.leftParen) && kind(after: 2) == .colon && holdsOnlyLabels()
  }

  private func holdsOnlyLabels() -> Bool {
    guard !cursor.startsLine else { return false }
    let end = partner(of: cursor.index)
    var index = cursor.index + 1
    guard index < end else { return false }
    while index < end {
      guard isArgumentLabel(tokens.kind(index)), index + 1 < end,
        tokens.kind(index + 1) == .colon
      else { return false }
      index += 2
    }
    return true
  }
}
