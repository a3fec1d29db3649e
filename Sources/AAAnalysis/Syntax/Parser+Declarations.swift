extension Parser {
  // MARK: Where declarations begin

  func isModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .async, .borrowing, .classKeyword, .consuming, .consumingOld, .convenience,
      .distributed, .dynamic, .fileprivateKeyword, .final, .indirect, .infix, .internalKeyword,
      .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .privateKeyword, .publicKeyword, .reasync, .required,
      .rethrowsKeyword, .sending, .setterAccess, .staticKeyword, .underscoreConst,
      .underscoreLocal, .unowned, .weak:
      true
    default: false
    }
  }

  private func mayTakeArgument(_ kind: TokenKind) -> Bool {
    switch kind {
    case .fileprivateKeyword, .internalKeyword, .nonisolated, .package, .open, .privateKeyword,
      .publicKeyword, .unowned:
      true
    default: false
    }
  }

  func isBindingIntroducer(_ kind: TokenKind) -> Bool {
    switch kind {
    case .letKeyword, .varKeyword, .inoutKeyword: true
    default: false
    }
  }

  /// Whether a declaration begins here; of members, also `case` and macros.
  mutating func atStartOfDeclaration(isMember: Bool, allowsInit: Bool = true) -> Bool {
    switch kind {
    case .identifier, .selfKeyword, .returnKeyword, .ifKeyword, .period, .dollarIdentifier,
      .stringLiteral, .integerLiteral, .await, .tryKeyword, .guardKeyword, .forKeyword,
      .leftParen, .wildcard, .superKeyword, .switchKeyword:
      return false
    case .funcKeyword, .structKeyword, .enumKeyword, .extensionKeyword, .importKeyword,
      .protocolKeyword, .typealiasKeyword, .letKeyword, .varKeyword, .classKeyword,
      .associatedtypeKeyword, .deinitKeyword, .operatorKeyword, .precedencegroupKeyword,
      .subscriptKeyword, .inoutKeyword:
      return true
    default:
      return lookahead { $0.skipToDeclaration(isMember: isMember, allowsInit: allowsInit) }
    }
  }

  private mutating func skipToDeclaration(isMember: Bool, allowsInit: Bool) -> Bool {
    var hasAttribute = false
    while true {
      if at(.atSign) {
        hasAttribute = true
        if !skipAttribute() { return false }
      } else if at(.poundIf), lookahead({ $0.skipIfConfigOfAttributes() }) {
        hasAttribute = true
        _ = skipIfConfigOfAttributes()
      } else {
        break
      }
    }
    if hasAttribute, at(.rightBrace) || at(.endOfFile) || at(.poundEndif) { return true }
    let start = cursor.index
    var hasModifier = false
    if !isMember, isModifier(kind), looseModifiers.contains(start) { return false }
    while isModifier(kind), kind != .classKeyword {
      let modifier = kind
      hasModifier = true
      consume()
      if modifier != .open, at(.leftParen), mayTakeArgument(modifier) { skipBrackets() }
    }
    switch kind {
    case .actor:
      return nextKind.isIdentifier
    case .caseKeyword:
      return isMember
    case .initKeyword:
      return allowsInit
    case .macro:
      return nextKind.isIdentifier
    case .pound:
      return hasAttribute || hasModifier || isMember
    case .using:
      if hasAttribute || hasModifier { return false }
      let next = kind(after: 1)
      return !nextStartsLine && (next == .atSign || next.isIdentifier)
    case .associatedtypeKeyword, .classKeyword, .deinitKeyword, .enumKeyword, .extensionKeyword,
      .funcKeyword, .importKeyword, .operatorKeyword, .precedencegroupKeyword, .protocolKeyword,
      .structKeyword, .subscriptKeyword, .typealiasKeyword:
      return true
    default:
      if isBindingIntroducer(kind) { return true }
      if !isMember, hasModifier { looseModifiers = start..<cursor.index }
      return isMember && (hasAttribute || hasModifier)
    }
  }

  // MARK: Declarations

  /// Parses one declaration into a node; consumes at least its attributes and modifiers.
  mutating func parseDeclaration(isMember: Bool) {
    let marker = begin()
    parseAttributes()
    parseModifiers()
    let introducer = kind
    switch introducer {
    case .importKeyword: parseImport(marker)
    case .structKeyword: parseNominal(.structDecl, marker)
    case .classKeyword: parseNominal(.classDecl, marker)
    case .enumKeyword: parseNominal(.enumDecl, marker)
    case .protocolKeyword: parseNominal(.protocolDecl, marker)
    case .actor: parseNominal(.actorDecl, marker)
    case .extensionKeyword: parseExtension(marker)
    case .funcKeyword: parseFunction(marker)
    case .initKeyword: parseInitializer(marker)
    case .deinitKeyword: parseDeinitializer(marker)
    case .subscriptKeyword: parseSubscript(marker)
    case .caseKeyword: parseEnumCase(marker)
    case .typealiasKeyword: parseTypeAlias(marker)
    case .associatedtypeKeyword: parseAssociatedType(marker)
    case .operatorKeyword: parseOperator(marker)
    case .precedencegroupKeyword: parsePrecedenceGroup(marker)
    case .macro: parseMacro(marker)
    case .pound: parseMacroExpansion(.macroExpansionDecl, marker, flavor: .basic)
    case .using: parseUsing(marker)
    default:
      if isBindingIntroducer(introducer) {
        parseVariable(marker)
      } else {
        finish(.unexpected, marker)
      }
    }
  }

  mutating func parseModifiers() {
    while isModifier(kind) {
      if kind == .classKeyword {
        // `class func`, but not `class Name`.
        let isModifier = lookahead { parser in
          parser.consume()
          return parser.at(.override) || parser.atStartOfDeclaration(isMember: false)
        }
        if !isModifier { return }
      } else if kind == .rethrowsKeyword {
        return
      }
      let marker = begin()
      let token = tokenID
      let modifier = kind
      consume()
      if at(.leftParen), mayTakeArgument(modifier) { skipBrackets() }
      finish(.modifier, marker, token: token)
    }
  }

  private mutating func parseImport(_ marker: Marker) {
    consume()
    switch kind {
    case .typealiasKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword,
      .varKeyword, .letKeyword, .funcKeyword, .inoutKeyword:
      if !cursor.startsLine { consume() }
    default: break
    }
    let token = tokenID
    // A keyword on the next line begins something else: the name is not typed yet.
    guard atName && !(cursor.startsLine && kind.isKeyword) || kind.isOperator else {
      finish(.importDecl, marker)
      return
    }
    consume()
    while at(.period) || at(.colonColon) {
      consume()
      if cursor.startsLine, kind.isKeyword { break }
      if atName || kind.isOperator || kind == .prefixAmpersand { leaf(.importPathComponent) }
    }
    finish(.importDecl, marker, token: token)
  }

  /// A word: an identifier, a keyword or `_`.
  var atName: Bool { kind.isIdentifier || kind.isKeyword || kind == .wildcard }

  private mutating func parseUsing(_ marker: Marker) {
    consume()
    if at(.atSign) { parseAttribute() } else if atIdentifier { consume() }
    finish(.unexpected, marker)
  }

  private mutating func parseNominal(_ nodeKind: NodeKind, _ marker: Marker) {
    consume()
    let name = parseDeclarationName()
    if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
    if at(.colon) { parseInheritance() }
    if at(.whereKeyword) { parseWhereClause() }
    parseMemberBlock()
    finish(nodeKind, marker, token: name)
  }

  /// Consumes a declaration's name and gives its token; none where a name is missing.
  mutating func parseDeclarationName() -> UInt32 {
    guard atIdentifier || at(.wildcard) || (kind.isKeyword && !cursor.startsLine)
      || at(.dollarIdentifier)
    else { return SyntaxTree.none }
    let token = tokenID
    consume()
    return token
  }

  private mutating func parseExtension(_ marker: Marker) {
    consume()
    parseType()
    if at(.colon) { parseInheritance() }
    if at(.whereKeyword) { parseWhereClause() }
    parseMemberBlock()
    finish(.extensionDecl, marker)
  }

  private mutating func parseInheritance() {
    let marker = begin()
    consume()
    repeat {
      if at(.classKeyword) {
        leaf(.identifierType)
      } else if at(.leftBrace) || at(.whereKeyword) {
        break
      } else {
        parseType()
      }
    } while consume(if: .comma)
    finish(.inheritanceClause, marker)
  }

  private mutating func parseMemberBlock() {
    guard at(.leftBrace) else { return }
    let marker = begin()
    let opener = cursor.index
    consume()
    if enter() {
      parseMembers(until: .rightBrace)
      leave()
    }
    close(opener)
    finish(.memberBlock, marker)
  }

  mutating func parseMembers(until stop: Stop) {
    while !atStop(stop) {
      let before = cursor.index
      let start = cursor.start
      if at(.poundIf), !lookahead({ $0.skipIfConfigOfAttributes() }) {
        parseIfConfig(.members)
      } else if at(.poundSourceLocation) {
        let marker = begin()
        consume()
        if at(.leftParen) { skipBrackets() }
        finish(.sourceLocation, marker)
      } else if atStartOfDeclaration(isMember: true) {
        if enter() {
          parseDeclaration(isMember: true)
          leave()
        }
      }
      while consume(if: .semicolon) {}
      if cursor.index == before, cursor.start == start { parseStray() }
    }
  }
}
