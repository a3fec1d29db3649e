extension Parser {
  /// Where a list of items ends, besides at the end of the file.
  enum Stop {
    case endOfFile
    /// At `}`, or at a directive that ends a branch of `#if`.
    case rightBrace
    /// At `#elseif`, `#else` or `#endif`.
    case ifConfigEnd
    /// Also at `case` and `default`.
    case switchCase
  }

  func atIfConfigEnd() -> Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  mutating func atStop(_ stop: Stop) -> Bool {
    if kind == .endOfFile { return true }
    switch stop {
    case .endOfFile: return false
    case .rightBrace: return kind == .rightBrace || atIfConfigEnd()
    case .ifConfigEnd: return atIfConfigEnd() || kind == .rightBrace
    case .switchCase:
      switch kind {
      case .rightBrace, .caseKeyword, .defaultKeyword: return true
      case .atSign, .poundIf: return atConditionalSwitchCases()
      default: return atIfConfigEnd()
      }
    }
  }

  /// Parses declarations, statements and expressions, each into a node.
  mutating func parseItems(until stop: Stop, allowsInit: Bool = true) {
    while !atStop(stop) {
      let before = cursor.index
      let start = cursor.start
      parseItem(allowsInit: allowsInit)
      while consume(if: .semicolon) {}
      if cursor.index == before, cursor.start == start { parseStray() }
    }
  }

  /// Consumes a token that nothing could be made of, even a closing bracket.
  mutating func parseStray() {
    if kind.isClosingBracket {
      let marker = begin()
      consume()
      finish(.unexpected, marker)
    } else {
      parseUnexpected()
    }
  }

  private mutating func parseItem(allowsInit: Bool) {
    guard enter() else {
      parseUnexpected()
      return
    }
    defer { leave() }
    switch kind {
    case .identifier where nextKind != .colon:
      parseExpression(.basic)
    case .letKeyword, .varKeyword, .funcKeyword:
      parseDeclaration(isMember: false)
    case .ifKeyword, .guardKeyword, .returnKeyword, .forKeyword, .switchKeyword:
      parseStatement()
    case .poundIf:
      if lookahead({ $0.skipIfConfigOfAttributes() }) {
        parseDeclaration(isMember: false)
      } else {
        parseIfConfig(.items(allowsInit: allowsInit))
      }
    case .poundSourceLocation:
      parseSourceLocation()
    case .semicolon:
      return
    default:
      if atStartOfDeclaration(isMember: false, allowsInit: allowsInit) {
        parseDeclaration(isMember: false)
      } else if atStartOfStatement() {
        parseStatement()
      } else if atStartOfExpression() {
        parseExpression(.basic)
      } else if kind == .atSign || isModifier(kind) {
        parseDeclaration(isMember: false)
      }
    }
  }

  /// `{ … }`; nothing where there is no brace.
  mutating func parseCodeBlock(allowsInit: Bool = true) {
    guard at(.leftBrace) else { return }
    let marker = begin()
    let opener = cursor.index
    consume()
    if enter() {
      parseItems(until: .rightBrace, allowsInit: allowsInit)
      leave()
    }
    close(opener)
    finish(.codeBlock, marker)
  }

  // MARK: #if

  enum IfConfigBody {
    case items(allowsInit: Bool)
    case members
    case switchCases
    case attributes
    case postfix(Flavor)
  }

  /// `#if … #elseif … #else … #endif` around anything.
  mutating func parseIfConfig(_ body: IfConfigBody) {
    let marker = begin()
    repeat {
      let clause = begin()
      let token = tokenID
      let hasCondition = kind != .poundElse
      consume()
      if hasCondition, !cursor.startsLine, kind != .endOfFile { parseSequence(.poundIf) }
      skipRestOfLine()
      if enter() {
        parseIfConfigBody(body)
        leave()
      } else {
        while !atIfConfigEnd(), kind != .endOfFile, !kind.isClosingBracket { parseUnexpected() }
      }
      finish(.ifConfigClause, clause, token: token)
    } while kind == .poundElseif || kind == .poundElse
    if consume(if: .poundEndif) { skipRestOfLine() }
    finish(.ifConfigDecl, marker)
  }

  private mutating func parseIfConfigBody(_ body: IfConfigBody) {
    switch body {
    case .items(let allowsInit): parseItems(until: .ifConfigEnd, allowsInit: allowsInit)
    case .members: parseMembers(until: .ifConfigEnd)
    case .switchCases: parseSwitchCases()
    case .attributes: parseAttributes()
    case .postfix(let flavor):
      let head = begin()
      if at(.period) {
        parseMember(head, flavor: flavor)
        parsePostfixSuffixes(head, flavor: flavor)
      } else if at(.poundIf) {
        parsePostfixIfConfig(head, flavor: flavor)
        parsePostfixSuffixes(head, flavor: flavor)
      }
      while !atIfConfigEnd(), kind != .endOfFile, !kind.isClosingBracket { parseUnexpected() }
    }
  }

  mutating func skipRestOfLine() {
    while !cursor.startsLine, kind != .endOfFile, !kind.isClosingBracket, !atIfConfigEnd() {
      if kind.isOpeningBracket { skipBrackets() } else { consume() }
    }
  }

  /// Whether an `#if` holds only attributes, and so belongs to a declaration. Moves the cursor.
  mutating func skipIfConfigOfAttributes() -> Bool {
    let key = cursor.index
    if let known = ifConfigLookahead[key] {
      guard let end = known.end else { return false }
      cursor = end
      return true
    }
    guard enter() else { return false }
    defer { leave() }
    let holdsOnlyAttributes = skipFreshIfConfigOfAttributes()
    ifConfigLookahead[key] = Speculation(end: holdsOnlyAttributes ? cursor : nil)
    return holdsOnlyAttributes
  }

  private mutating func skipFreshIfConfigOfAttributes() -> Bool {
    var sawAttribute = false
    repeat {
      consume()
      skipRestOfLine()
      while true {
        if at(.atSign) {
          sawAttribute = true
          if !skipAttribute() { return false }
        } else if at(.poundIf) {
          if !skipIfConfigOfAttributes() { return false }
          sawAttribute = true
        } else {
          break
        }
      }
    } while at(.poundElseif) || at(.poundElse)
    return sawAttribute && cursor.startsLine && consume(if: .poundEndif)
  }

  private mutating func parseSourceLocation() {
    let marker = begin()
    consume()
    if at(.leftParen), !cursor.startsLine { skipBrackets() }
    skipRestOfLine()
    finish(.sourceLocation, marker)
  }
}
