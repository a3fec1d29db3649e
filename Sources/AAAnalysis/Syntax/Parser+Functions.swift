extension Parser {
  // MARK: Functions

  mutating func parseFunction(_ marker: Marker) {
    consume()
    let name = parseFunctionName()
    parseGenericsAndSignature()
    if at(.whereKeyword) { parseWhereClause() }
    parseCodeBlock()
    finish(.funcDecl, marker, token: name)
  }

  /// A function's name: a word or an operator. Of an operator before generic parameters, the last
  /// `<` is theirs.
  private mutating func parseFunctionName() -> UInt32 {
    let token = tokenID
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      if cursor.end - cursor.start > 1, source[cursor.end - 1] == UInt8(ascii: "<"),
        kind(after: 1).isIdentifier || kind(after: 1) == .letKeyword
      {
        consumePrefix(cursor.end - cursor.start - 1)
      } else {
        consume()
      }
      return token
    case .exclamation, .postfixQuestion, .infixQuestion, .equal, .prefixAmpersand, .arrow,
      .regexLiteral:
      consume()
      return token
    default:
      return parseDeclarationName()
    }
  }

  mutating func parseInitializer(_ marker: Marker) {
    let token = tokenID
    consume()
    if at(.postfixQuestion) || at(.exclamation) || at(.infixQuestion) || atOperator("!") {
      consume()
    }
    parseGenericsAndSignature()
    if at(.whereKeyword) { parseWhereClause() }
    parseCodeBlock(allowsInit: false)
    finish(.initDecl, marker, token: token)
  }

  mutating func parseDeinitializer(_ marker: Marker) {
    let token = tokenID
    consume()
    skipEffects()
    parseCodeBlock()
    finish(.deinitDecl, marker, token: token)
  }

  mutating func parseSubscript(_ marker: Marker) {
    let token = tokenID
    consume()
    parseGenericsAndSignature()
    if at(.whereKeyword) { parseWhereClause() }
    if at(.leftBrace) { parseAccessorBlock() }
    finish(.subscriptDecl, marker, token: token)
  }

  private mutating func parseGenericsAndSignature() {
    if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
    if at(.leftParen) { parseParameterClause(isClosure: false) }
    parseEffects()
    if at(.arrow) { parseReturnClause() }
  }

  /// `async`, `throws`, `throws(E)`, `rethrows` and their like, in any order. A thrown type may
  /// carry attributes.
  mutating func parseEffects() {
    while true {
      switch kind {
      case .async, .reasync, .rethrowsKeyword, .await, .tryKeyword, .throwKeyword:
        consume()
      case .throwsKeyword:
        consume()
        if at(.leftParen), !cursor.startsLine {
          let opener = cursor.index
          consume()
          parseType()
          close(opener)
        }
      default: return
      }
    }
  }

  mutating func parseReturnClause() {
    let marker = begin()
    consume()
    parseResultType()
    parseEffects()
    finish(.returnClause, marker)
  }

  /// A type, or `<T: P> T` as the result of a function.
  mutating func parseResultType() {
    if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
    parseType()
  }

  // MARK: Parameters

  mutating func parseParameterClause(isClosure: Bool) {
    let marker = begin()
    let opener = cursor.index
    let end = partner(of: opener)
    consume()
    if enter() {
      while cursor.index < end {
        let before = cursor.index
        parseParameter(isClosure: isClosure)
        if !consume(if: .comma) { break }
        if cursor.index == before { break }
      }
      leave()
    }
    close(opener)
    finish(.parameterClause, marker)
  }

  private mutating func parseParameter(isClosure: Bool) {
    let marker = begin()
    parseAttributes()
    parseParameterModifiers(isClosure: isClosure)
    var name = SyntaxTree.none
    if atArgumentLabel {
      name = tokenID
      consume()
      if atArgumentLabel { consume() }
    }
    if consume(if: .colon) {
      parseType()
    } else if isClosure, lookahead({ $0.skipType() }) {
      parseType()
    }
    if atOperator("...") { consume() }
    if at(.equal) { parseInitializerClause() }
    finish(.parameter, marker, token: name)
  }

  private mutating func parseParameterModifiers(isClosure: Bool) {
    while kind == .underscoreConst || kind == .isolated || kind == .underscoreLocal {
      if lookahead({ $0.startsParameterName(isClosure: isClosure) }) { return }
      leaf(.modifier)
    }
  }

  /// Whether the current token can label an argument.
  @inline(__always)
  var atArgumentLabel: Bool { isArgumentLabel(kind) || kind == .dollarIdentifier }

  @inline(__always)
  func isArgumentLabel(_ kind: TokenKind) -> Bool {
    kind.isIdentifier || kind == .wildcard || (kind.isKeyword && kind != .inoutKeyword)
  }

  /// Whether a parameter's name begins here rather than its type. Moves the cursor.
  mutating func startsParameterName(isClosure: Bool) -> Bool {
    guard atArgumentLabel else { return false }
    let next = nextKind
    if next == .colon { return true }
    if isArgumentLabel(next) || next == .dollarIdentifier {
      switch kind {
      case .isolated, .some, .any, .each, .repeatKeyword, .sharedOld, .ownedOld,
        .underscoreConst, .borrowing, .consuming, .sending:
        consume()
        return atArgumentLabel && nextKind == .colon
      default:
        return true
      }
    }
    if next == .postfixQuestion || next == .exclamation { return false }
    return isClosure
  }

  // MARK: Properties

  mutating func parseVariable(_ marker: Marker) {
    let introducer = tokenID
    consume()
    var isFirst = true
    repeat {
      let binding = begin()
      parseAttributes()
      if isFirst { parseBoundPattern() } else { parsePattern() }
      isFirst = false
      if at(.colon) {
        consume()
        parseResultType()
      }
      var hasInitializer = false
      if at(.equal) {
        hasInitializer = true
        parseInitializerClause()
      }
      if at(.leftBrace),
        !hasInitializer || !cursor.startsLine || lookahead({ $0.atAccessors() })
      {
        parseAccessorBlock()
      }
      finish(.patternBinding, binding)
    } while consume(if: .comma)
    finish(.variableDecl, marker, token: introducer)
  }

  /// `= expression`.
  mutating func parseInitializerClause(_ flavor: Flavor = .basic) {
    let marker = begin()
    consume()
    parseExpression(flavor)
    finish(.initializer, marker)
  }

  /// Whether a brace opens observers rather than a closure. Moves the cursor.
  mutating func atAccessors() -> Bool {
    switch kind(after: 1) {
    case .didSet, .willSet, .initKeyword: return true
    case .atSign: break
    default: return false
    }
    consume()
    while at(.atSign) {
      consume()
      if currentText(equals: "_accessorBlock") { return true }
      guard atIdentifier else { return false }
      consume()
      if at(.leftParen) { skipBrackets() }
    }
    return at(.didSet) || at(.willSet) || at(.initKeyword)
  }

  func isAccessor(_ kind: TokenKind) -> Bool {
    switch kind {
    case .get, .set, .didSet, .willSet, .underscoreRead, .underscoreModify, .initKeyword,
      .borrow, .mutate:
      true
    case .identifier: isAddressor
    default: false
    }
  }

  private var isAddressor: Bool {
    currentText(equals: "unsafeAddress") || currentText(equals: "unsafeMutableAddress")
      || currentText(equals: "addressWithOwner") || currentText(equals: "addressWithNativeOwner")
      || currentText(equals: "mutableAddressWithOwner")
      || currentText(equals: "mutableAddressWithNativeOwner")
  }

  private func isAccessorModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .consumingOld, .consuming, .borrowing, .mutating, .nonmutating: true
    default: false
    }
  }

  /// Whether an accessor begins here, behind its attributes and modifiers. Moves the cursor.
  private mutating func atAccessor() -> Bool {
    while at(.atSign) { if !skipAttribute() { return false } }
    while isAccessorModifier(kind) { consume() }
    return isAccessor(kind)
  }

  mutating func parseAccessorBlock() {
    let marker = begin()
    let opener = cursor.index
    consume()
    if enter() {
      var hasAccessors = false
      while !at(.rightBrace), !at(.endOfFile), lookahead({ $0.atAccessor() }) {
        hasAccessors = true
        parseAccessor()
      }
      if !hasAccessors { parseItems(until: .rightBrace) }
      leave()
    }
    close(opener)
    finish(.accessorBlock, marker)
  }

  private mutating func parseAccessor() {
    let marker = begin()
    parseAttributes()
    while isAccessorModifier(kind) { leaf(.modifier) }
    let introducer = kind
    let token = tokenID
    consume()
    switch introducer {
    case .set, .willSet, .didSet, .initKeyword:
      if at(.leftParen) { skipBrackets() }
    default: break
    }
    parseEffects()
    parseCodeBlock()
    finish(.accessorDecl, marker, token: token)
  }

  // MARK: Enum cases

  mutating func parseEnumCase(_ marker: Marker) {
    consume()
    repeat {
      let element = begin()
      let name = parseDeclarationName()
      if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
      if at(.leftParen) { parseEnumCaseParameters() }
      if at(.equal) { parseInitializerClause() }
      finish(.enumCaseElement, element, token: name)
    } while consume(if: .comma)
    finish(.enumCaseDecl, marker)
  }

  private mutating func parseEnumCaseParameters() {
    let marker = begin()
    let opener = cursor.index
    let end = partner(of: opener)
    consume()
    if enter() {
      while cursor.index < end {
        let before = cursor.index
        let parameter = begin()
        parseParameterModifiers(isClosure: false)
        var name = SyntaxTree.none
        if lookahead({ $0.startsParameterName(isClosure: false) }) {
          name = tokenID
          consume()
          if atArgumentLabel { consume() }
          if consume(if: .colon) { parseType() }
        } else {
          parseType()
        }
        if at(.equal) { parseInitializerClause() }
        finish(.parameter, parameter, token: name)
        if !consume(if: .comma) || cursor.index == before { break }
      }
      leave()
    }
    close(opener)
    finish(.parameterClause, marker)
  }
}
