extension Parser {
  // MARK: Lookahead

  /// Skips `@Name` and its arguments. False where no name follows.
  mutating func skipAttribute() -> Bool {
    consume()
    let nameStart = cursor.start
    if at(.rethrowsKeyword) {
      consume()
    } else if !skipSimpleType(allowsOptional: false) {
      return false
    }
    if isTypeAttribute(nameStart, lastEnd) { return true }
    if atAttributeArguments() { skipBrackets() }
    return true
  }

  /// Whether a parenthesis that follows an attribute's name holds its arguments, rather than being
  /// the parameters of a closure or of a function's type.
  mutating func atAttributeArguments() -> Bool {
    guard at(.leftParen), !cursor.startsLine else { return false }
    if !isAfterTrivia { return true }
    return lookahead { parser in
      parser.skipBrackets()
      return parser.at(.atSign) || parser.atStartOfDeclaration(isMember: false)
    }
  }

  // MARK: Parsing

  /// Parses attributes, and `#if`s that hold nothing else, each into a node.
  @inline(__always)
  mutating func parseAttributes() {
    if at(.atSign) || at(.poundIf) { parsePresentAttributes() }
  }

  private mutating func parsePresentAttributes() {
    while true {
      if at(.atSign) {
        parseAttribute()
      } else if at(.poundIf), lookahead({ $0.skipIfConfigOfAttributes() }) {
        guard enter() else { return }
        parseIfConfig(.attributes)
        leave()
      } else {
        return
      }
    }
  }

  /// Parses `@Name(…)` into one node. On a type, the language's own attributes take no arguments: a
  /// parenthesis behind them begins the type.
  mutating func parseAttribute(onType: Bool = false) {
    let marker = begin()
    consume()
    let name = tokenID
    let nameStart = cursor.start
    if at(.rethrowsKeyword) {
      leaf(.identifierType)
    } else if atTypeStart {
      parseSimpleType(allowsOptional: false)
    } else {
      finish(.attribute, marker)
      return
    }
    let nameEnd = lastEnd
    let syntax: AttributeSyntax =
      onType && isTypeAttribute(nameStart, nameEnd) ? .none : attributeSyntax(nameStart, nameEnd)
    switch syntax {
    case .none:
      break
    case .strings:
      if at(.leftParen) { parseStringArguments() }
    case .opaque:
      if at(.leftParen), !cursor.startsLine, atAttributeArguments() { skipBrackets() }
    case .requirements:
      if at(.leftParen) { parseRequirementArguments() }
    case .declaration:
      if at(.leftParen) {
        let opener = cursor.index
        consume()
        if enter() {
          if atStartOfDeclaration(isMember: true) { parseDeclaration(isMember: true) }
          leave()
        }
        close(opener)
      }
    case .qualifiedName:
      if at(.leftParen) { parseQualifiedNameArguments() }
    case .macroRole:
      if atAttributeArguments() { parseMacroRoleArguments() }
    case .expressions:
      if atAttributeArguments() { parseArgumentClause(flavor: .basic) }
    }
    finish(.attribute, marker, token: name)
  }

  private enum AttributeSyntax {
    /// No arguments ever.
    case none
    /// Arguments that hold no expression.
    case opaque
    /// Labels, names and versions among which a string may stand.
    case strings
    /// Labels and names, then perhaps a `where` clause.
    case requirements
    /// `@abi(func f())`.
    case declaration
    /// Labels and names, perhaps qualified by a type.
    case qualifiedName
    case macroRole
    case expressions
  }

  private func attributeSyntax(_ start: Int, _ end: Int) -> AttributeSyntax {
    func named(_ word: StaticString) -> Bool { text(start, end, equals: word) }
    switch source[start] {
    case UInt8(ascii: "a"):
      if named("available") { return .opaque }
      if named("attached") { return .macroRole }
      if named("abi") { return .declaration }
    case UInt8(ascii: "b"):
      if named("backDeployed") { return .opaque }
    case UInt8(ascii: "c"):
      if named("convention") { return .strings }
    case UInt8(ascii: "d"):
      if named("differentiable") { return .requirements }
      if named("derivative") { return .qualifiedName }
    case UInt8(ascii: "f"):
      if named("freestanding") { return .macroRole }
    case UInt8(ascii: "i"):
      if named("isolated") { return .opaque }
    case UInt8(ascii: "o"):
      if named("objc") { return .opaque }
    case UInt8(ascii: "r"):
      if named("rethrows") { return .none }
    case UInt8(ascii: "S"):
      if named("Sendable") { return .none }
    case UInt8(ascii: "s"):
      if named("specialized") { return .requirements }
    case UInt8(ascii: "t"):
      if named("transpose") { return .qualifiedName }
    case UInt8(ascii: "_"):
      if named("_spi_available") || named("_backDeploy") || named("_effects")
        || named("_implements") || named("_dynamicReplacement")
      {
        return .opaque
      }
      if named("_specialize") { return .requirements }
      if named("_originallyDefinedIn") || named("_documentation") { return .strings }
    default: break
    }
    return .expressions
  }

  /// Attributes of types that never take arguments.
  private func isTypeAttribute(_ start: Int, _ end: Int) -> Bool {
    func named(_ word: StaticString) -> Bool { text(start, end, equals: word) }
    return named("escaping") || named("autoclosure") || named("Sendable") || named("unchecked")
      || named("retroactive") || named("preconcurrency") || named("noescape")
      || named("noDerivative") || named("async") || named("_noMetadata") || named("_local")
  }

  private mutating func parseRequirementArguments() {
    let opener = cursor.index
    let end = partner(of: opener)
    consume()
    while cursor.index < end {
      if at(.whereKeyword) {
        parseWhereClause()
        break
      }
      if kind.isOpeningBracket { skipBrackets() } else { consume() }
    }
    close(opener)
  }

  private mutating func parseStringArguments() {
    let opener = cursor.index
    let end = partner(of: opener)
    consume()
    while cursor.index < end {
      if at(.stringLiteral) {
        leaf(.stringLiteral)
      } else if kind.isOpeningBracket {
        skipBrackets()
      } else {
        consume()
      }
    }
    close(opener)
  }

  /// `(of: Type.name(label:), …)`: a name that is qualified counts as a member of its type.
  private mutating func parseQualifiedNameArguments() {
    let opener = cursor.index
    let end = partner(of: opener)
    consume()
    while cursor.index < end {
      if atName, nextKind == .period || nextKind == .colonColon {
        parseQualifiedName(before: end)
      } else if kind.isOpeningBracket {
        skipBrackets()
      } else {
        consume()
      }
    }
    close(opener)
  }

  /// `Type.Nested.name(label:)`: the last component is a member of what stands before it.
  private mutating func parseQualifiedName(before end: Int) {
    let marker = begin()
    var name = tokenID
    var isMember = false
    while cursor.index < end, atName || kind.isOperator {
      name = tokenID
      consume()
      if at(.colonColon) {
        consume()
      } else if at(.period) {
        isMember = true
        consume()
      } else {
        break
      }
    }
    if at(.leftParen) { skipBrackets() }
    finish(isMember ? .memberExpr : .declRef, marker, token: name)
  }

  /// `(role, names: named(init), …)`.
  private mutating func parseMacroRoleArguments() {
    let opener = cursor.index
    consume()
    if atName {
      let marker = begin()
      leaf(.declRef)
      finish(.argument, marker)
      _ = consume(if: .comma)
    }
    parseArguments(flavor: .attributeArguments)
    close(opener)
  }
}
