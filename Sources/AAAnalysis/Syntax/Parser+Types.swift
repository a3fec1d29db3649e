extension Parser {
  var atTypeStart: Bool {
    switch kind {
    case .capitalSelfKeyword, .anyKeyword, .leftParen, .leftSquare, .wildcard: true
    default: kind.isIdentifier || atOperator("~")
    }
  }

  /// Parses a type into one node; an empty one where there is none.
  mutating func parseType() {
    if at(.identifier), endsType(kind(after: 1)) {
      leaf(.identifierType)
      return
    }
    guard enter() else {
      parseUnexpected()
      return
    }
    defer { leave() }
    if at(.repeatKeyword) {
      let marker = begin()
      let token = tokenID
      consume()
      parseTypeScalar()
      finish(.constrainedType, marker, token: token)
    } else {
      parseTypeScalar()
    }
  }

  /// Whether nothing of the type that stands before a token can follow from there on. Many others
  /// end a type, too, but these end nearly every one.
  private func endsType(_ kind: TokenKind) -> Bool {
    switch kind {
    case .comma, .rightParen, .rightSquare, .leftBrace, .rightBrace, .equal, .colon, .letKeyword,
      .varKeyword, .funcKeyword, .whereKeyword, .inKeyword, .atSign, .privateKeyword,
      .publicKeyword, .caseKeyword:
      true
    default: false
    }
  }

  private mutating func parseTypeScalar() {
    let marker = begin()
    let hasAttributes = parseTypeSpecifiers()
    let base = begin()
    parseSimpleOrCompositionType()
    if kind == .arrow || atEffectsOfFunctionType() {
      parseEffects()
      if consume(if: .arrow) { parseResultType() }
      finish(.functionType, base)
    }
    if hasAttributes { finish(.attributedType, marker) }
  }

  private mutating func atEffectsOfFunctionType() -> Bool {
    switch kind {
    case .async, .reasync, .throwsKeyword, .rethrowsKeyword: lookahead { $0.skipFunctionArrow() }
    default: false
    }
  }

  /// Specifiers and attributes before a type; whether there are any.
  private mutating func parseTypeSpecifiers() -> Bool {
    var found = false
    while true {
      switch kind {
      case .inoutKeyword, .sharedOld, .ownedOld, .isolated, .underscoreConst, .borrowing,
        .consuming, .sending:
        guard canFollowSpecifier else { return found }
        consume()
      case .nonisolated:
        if nextKind == .leftParen {
          if nextStartsLine { return found }
          consume()
          skipBrackets()
        } else {
          guard canFollowSpecifier else { return found }
          consume()
        }
      case .atSign:
        parseAttribute(onType: true)
      default:
        return found
      }
      found = true
    }
  }

  /// Whether the next token lets the current one be a specifier, rather than a type of that name.
  private var canFollowSpecifier: Bool {
    let next = kind(after: 1)
    switch next {
    case .atSign, .leftParen, .leftSquare, .wildcard, .inoutKeyword, .anyKeyword,
      .capitalSelfKeyword, .varKeyword, .letKeyword:
      return true
    case .prefixOperator:
      return source[tokens.start(cursor.index + 1)] == UInt8(ascii: "~")
    default:
      return next.isIdentifier
    }
  }

  private mutating func parseSimpleOrCompositionType() {
    let marker = begin()
    if at(.each), canFollowSpecifier {
      let token = tokenID
      consume()
      parseSimpleType()
      finish(.constrainedType, marker, token: token)
      return
    }
    let token = tokenID
    let isConstrained = (at(.some) || at(.any)) && canFollowSpecifier
    if isConstrained { consume() }
    let base = begin()
    parseSimpleType()
    if atOperator("&") {
      while atOperator("&") {
        consume()
        parseSimpleType()
      }
      finish(.compositionType, base)
    }
    if isConstrained { finish(.constrainedType, marker, token: token) }
    if atOperator("&") {
      while atOperator("&") {
        consume()
        parseSimpleType()
      }
      finish(.compositionType, marker)
    }
  }

  /// A named, tuple, array or placeholder type with its members and optional marks.
  mutating func parseSimpleType(allowsMembers: Bool = true, allowsOptional: Bool = true) {
    let marker = begin()
    if atPrefix(UInt8(ascii: "~")) {
      let token = tokenID
      consumePrefix(1)
      parseSimpleType(base: begin(), allowsMembers, allowsOptional)
      finish(.constrainedType, marker, token: token)
    } else {
      parseSimpleType(base: marker, allowsMembers, allowsOptional)
    }
  }

  private mutating func parseSimpleType(
    base marker: Marker, _ allowsMembers: Bool, _ allowsOptional: Bool
  ) {
    switch kind {
    case .leftParen: parseTupleType()
    case .leftSquare: parseCollectionType()
    case .wildcard: leaf(.identifierType)
    case .anyKeyword, .capitalSelfKeyword:
      parseNamedType()
    default:
      guard kind.isIdentifier else {
        missing(.missingType)
        return
      }
      parseNamedType()
    }
    while true {
      if at(.period) {
        let next = kind(after: 1)
        guard allowsMembers || next == .typeMember || next == .protocolMember else { return }
        consume()
        guard atName, !(cursor.startsLine && kind.isKeyword) else {
          finish(.memberType, marker)
          return
        }
        let token = consumeQualifiedName()
        if atPrefix(UInt8(ascii: "<")) { parseGenericArguments() }
        finish(.memberType, marker, token: token)
      } else if allowsOptional, at(.postfixQuestion) || at(.exclamation), !cursor.startsLine {
        consume()
        finish(.optionalType, marker)
      } else {
        return
      }
    }
  }

  private mutating func parseNamedType() {
    let marker = begin()
    let token = consumeQualifiedName()
    if atPrefix(UInt8(ascii: "<")) { parseGenericArguments() }
    finish(.identifierType, marker, token: token)
  }

  private mutating func parseTupleType() {
    let marker = begin()
    let opener = cursor.index
    let end = partner(of: opener)
    consume()
    if enter() {
      while cursor.index < end {
        let before = cursor.index
        if at(.inoutKeyword), nextKind != .colon { consume() }
        if lookahead({ $0.startsParameterName(isClosure: false) }) {
          consume()
          if atArgumentLabel { consume() }
          _ = consume(if: .colon)
        }
        parseType()
        if atOperator("...") { consume() }
        if at(.equal) { parseInitializerClause() }
        if !consume(if: .comma) || cursor.index == before { break }
      }
      leave()
    }
    close(opener)
    finish(.tupleType, marker)
  }

  private mutating func parseCollectionType() {
    let marker = begin()
    let opener = cursor.index
    consume()
    var kind = NodeKind.arrayType
    if enter() {
      parseGenericArgument()
      if at(.of), !cursor.startsLine {
        consume()
        kind = .inlineArrayType
        parseGenericArgument()
      } else if consume(if: .colon) {
        kind = .dictionaryType
        parseType()
      }
      leave()
    }
    close(opener)
    finish(kind, marker)
  }
}
