extension Parser {
  /// What surrounds an expression.
  enum Flavor {
    case basic
    /// The condition of a statement, where `{` begins the statement's body.
    case condition
    /// The condition of `#if`, which ends with its line.
    case poundIf
    /// The arguments of an attribute, which may name `init`, `deinit` and `subscript`.
    case attributeArguments
  }

  /// Whether names are references or bindings.
  enum PatternContext {
    case none
    case matching
    case binding
  }

  mutating func atStartOfExpression() -> Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .stringHead, .regexLiteral, .nilKeyword,
      .trueKeyword, .falseKeyword, .selfKeyword, .capitalSelfKeyword, .superKeyword, .anyKeyword,
      .initKeyword, .dollarIdentifier, .wildcard, .pound, .leftBrace, .leftParen, .leftSquare,
      .period, .backslash, .prefixAmpersand, .prefixOperator, .ifKeyword, .switchKeyword,
      .tryKeyword, .poundAvailable, .poundUnavailable, .colonColon, .inoutKeyword,
      .deinitKeyword, .subscriptKeyword, .binaryOperator:
      return true
    case .repeatKeyword:
      return nextKind != .leftBrace
    default:
      return kind.isIdentifier
    }
  }

  /// Parses an expression, or a pattern where one may stand, into one node.
  mutating func parseExpression(_ flavor: Flavor, pattern: PatternContext = .none) {
    if pattern != .none, atMatchingPatternStart {
      let marker = begin()
      parseMatchingPattern(.matching)
      finish(.patternExpr, marker)
      return
    }
    parseSequence(flavor, pattern: pattern)
  }

  // MARK: Sequences

  /// Operands and operators, unfolded.
  mutating func parseSequence(_ flavor: Flavor, pattern: PatternContext = .none) {
    if pattern == .none, parseLoneOperand() { return }
    guard enter() else {
      parseUnexpected()
      return
    }
    defer { leave() }
    let marker = begin()
    parseElement(flavor, pattern: pattern)
    var isSequence = false
    while lastNodeKind != .missing, !(flavor == .poundIf && cursor.startsLine) {
      let before = cursor.index
      guard let hasOperand = parseOperator(flavor, pattern: pattern) else { break }
      isSequence = true
      if hasOperand {
        // The type behind `is` or `as` was the operand.
      } else if flavor == .poundIf, cursor.startsLine {
        break
      } else {
        parseElement(flavor, pattern: pattern)
      }
      if cursor.index == before { break }
    }
    if isSequence { finish(.sequenceExpr, marker) }
  }

  /// Parses an expression that is just one token, as many arguments are. Returns false where it is
  /// more, or where only more than the next token can tell.
  private mutating func parseLoneOperand() -> Bool {
    switch kind(after: 1) {
    case .period, .leftParen, .leftSquare, .leftBrace, .postfixQuestion, .exclamation,
      .postfixOperator, .binaryOperator, .prefixOperator, .prefixAmpersand, .infixQuestion,
      .equal, .arrow, .colonColon, .isKeyword, .asKeyword, .throwsKeyword, .async, .poundIf:
      return false
    default: break
    }
    switch kind {
    case .identifier, .selfKeyword, .dollarIdentifier: leaf(.declRef)
    case .stringLiteral: leaf(.stringLiteral)
    case .integerLiteral: leaf(.integerLiteral)
    case .floatLiteral: leaf(.floatLiteral)
    case .trueKeyword, .falseKeyword: leaf(.booleanLiteral)
    case .nilKeyword: leaf(.nilLiteral)
    default: return false
    }
    return true
  }

  /// Parses an operator; nil where there is none, else whether its right operand came with it.
  private mutating func parseOperator(_ flavor: Flavor, pattern: PatternContext) -> Bool? {
    switch kind {
    case .binaryOperator:
      leaf(.binaryOperator)
      return false
    case .infixQuestion:
      let marker = begin()
      consume()
      parseSequence(flavor, pattern: pattern)
      _ = consume(if: .colon)
      finish(.ternaryOperator, marker)
      return false
    case .equal:
      if pattern != .none { return nil }
      leaf(.assignmentOperator)
      return false
    case .isKeyword:
      leaf(.isOperator)
      parseTypeExpression()
      return true
    case .asKeyword:
      parseAs()
      return true
    case .async:
      guard nextKind == .arrow || nextKind == .throwsKeyword else { return nil }
      return parseArrow()
    case .arrow, .throwsKeyword:
      return parseArrow()
    default:
      return nil
    }
  }

  private mutating func parseArrow() -> Bool {
    let marker = begin()
    parseEffects()
    _ = consume(if: .arrow)
    finish(.arrowOperator, marker)
    return false
  }

  /// `as`, `as?` or `as!` with its type.
  mutating func parseAs() {
    let marker = begin()
    let token = tokenID
    consume()
    if at(.postfixQuestion) || at(.exclamation) { consume() }
    finish(.asOperator, marker, token: token)
    parseTypeExpression()
  }

  private mutating func parseTypeExpression() {
    let marker = begin()
    parseType()
    finish(.typeExpr, marker)
  }

  // MARK: Operands

  private mutating func parseElement(_ flavor: Flavor, pattern: PatternContext) {
    switch kind {
    case .identifier, .period, .stringLiteral, .integerLiteral, .selfKeyword, .leftParen,
      .stringHead, .trueKeyword, .falseKeyword, .nilKeyword, .leftSquare, .leftBrace,
      .dollarIdentifier:
      // What begins nearly every operand.
      parsePostfixExpression(flavor, pattern: pattern)
      return
    case .atSign, .inoutKeyword:
      if lookahead({ $0.skipType() }) {
        parseTypeExpression()
        return
      }
    case .nonisolated where kind(after: 1) == .leftParen && !nextStartsLine:
      if atNonsendingType() {
        parseTypeExpression()
        return
      }
    default: break
    }
    guard let prefixKind = atPrefixExpression(flavor) else {
      parseUnary(flavor, pattern: pattern)
      return
    }
    if kind == .any {
      parseTypeExpression()
      return
    }
    let marker = begin()
    let token = tokenID
    let isTry = kind == .tryKeyword
    let isRepeat = kind == .repeatKeyword
    consume()
    if isTry, at(.exclamation) || at(.postfixQuestion) { consume() }
    if enter() {
      if isRepeat {
        parseExpression(flavor, pattern: pattern)
      } else {
        parseElement(flavor, pattern: pattern)
      }
      leave()
    } else {
      parseUnexpected()
    }
    finish(prefixKind, marker, token: token)
  }

  /// Whether a type begins here with `nonisolated(nonsending)`.
  private mutating func atNonsendingType() -> Bool {
    guard isNonsending, !looseSpecifiers.contains(cursor.index) else { return false }
    if lookahead({ $0.skipType() }) { return true }
    let start = cursor.index
    looseSpecifiers = lookahead { parser in
      while parser.at(.nonisolated), parser.nextKind == .leftParen {
        parser.consume()
        parser.skipBrackets()
      }
      return start..<parser.cursor.index
    }
    return false
  }

  /// `(nonsending)` behind `nonisolated`.
  private var isNonsending: Bool {
    let index = cursor.index + 2
    return text(tokens.start(index), tokens.end(index), equals: "nonsending")
  }

  /// The node that the word here makes, if it applies to the expression behind it.
  private mutating func atPrefixExpression(_ flavor: Flavor) -> NodeKind? {
    switch kind {
    case .await: return .awaitExpr
    case .tryKeyword: return .tryExpr
    case .repeatKeyword: return .packExpr
    case .unsafe:
      return atPrefixKeyword(flavor, acceptsClosure: true, prefersPostfix: false)
        ? .effectExpr : nil
    case .borrow, .copy, .consume:
      return atPrefixKeyword(flavor) ? .effectExpr : nil
    case .each:
      return atPrefixKeyword(flavor) ? .packExpr : nil
    case .any:
      if atPrefixKeyword(flavor) { return .typeExpr }
      let isConstraint =
        kind(after: 1).isOperator
        && source[tokens.start(cursor.index + 1)] == UInt8(ascii: "~")
      return isConstraint ? .typeExpr : nil
    default: return nil
    }
  }

  private mutating func parseUnary(_ flavor: Flavor, pattern: PatternContext) {
    switch kind {
    case .ifKeyword: parseIf()
    case .switchKeyword: parseSwitch()
    case .prefixAmpersand, .prefixOperator:
      let marker = begin()
      let token = tokenID
      let nodeKind: NodeKind = at(.prefixAmpersand) ? .inoutExpr : .prefixOperatorExpr
      consume()
      if enter() {
        parseUnary(flavor, pattern: pattern)
        leave()
      } else {
        parseUnexpected()
      }
      finish(nodeKind, marker, token: token)
    case .backslash: parseKeyPath(pattern)
    default: parsePostfixExpression(flavor, pattern: pattern)
    }
  }

  private mutating func parsePostfixExpression(_ flavor: Flavor, pattern: PatternContext) {
    let marker = begin()
    parsePrimary(flavor, pattern: pattern)
    if lastNodeKind != .missing { parsePostfixSuffixes(marker, flavor: flavor, pattern: pattern) }
  }

  // MARK: Suffixes

  /// Wraps the node that began at `marker` in the calls, members, subscripts and operators behind.
  mutating func parsePostfixSuffixes(
    _ marker: Marker, flavor: Flavor, pattern: PatternContext = .none
  ) {
    while !(flavor == .poundIf && cursor.startsLine) {
      switch kind {
      case .period:
        parseMember(marker, flavor: flavor)
      case .leftParen:
        if cursor.startsLine { return }
        parseArgumentClause(
          flavor: flavor == .attributeArguments ? flavor : .basic, pattern: pattern)
        if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
        finish(.callExpr, marker)
      case .leftSquare:
        if cursor.startsLine { return }
        let opener = cursor.index
        consume()
        parseArguments(flavor: .basic, pattern: pattern)
        close(opener)
        if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
        finish(.subscriptExpr, marker)
      case .leftBrace:
        guard let head = lastNodeKind, !isClosurelessLiteral(head), atTrailingClosure(flavor)
        else { return }
        parseTrailingClosures()
        finish(.callExpr, marker)
        if at(.leftBrace) { return }
      case .postfixQuestion:
        consume()
        finish(.optionalChainingExpr, marker)
      case .exclamation:
        consume()
        finish(.forceUnwrapExpr, marker)
      case .postfixOperator:
        let token = tokenID
        consume()
        finish(.postfixOperatorExpr, marker, token: token)
      case .poundIf:
        guard lookahead({ $0.skipToPostfixInIfConfig() }) else { return }
        parsePostfixIfConfig(marker, flavor: flavor)
      default:
        return
      }
    }
  }

  private func isClosurelessLiteral(_ kind: NodeKind) -> Bool {
    switch kind {
    case .arrayExpr, .dictionaryExpr, .booleanLiteral, .floatLiteral, .integerLiteral,
      .nilLiteral, .regexLiteral, .stringLiteral:
      true
    default: false
    }
  }

  /// `.name`, `.name(label:)` or `.name<T>`, with what began at `marker` as its base.
  mutating func parseMember(_ marker: Marker, flavor: Flavor) {
    consume()
    // A keyword on the next line begins something else: the name is not typed yet.
    guard at(.integerLiteral)
      || (atName && kind != .wildcard && !(cursor.startsLine && kind.isKeyword))
    else {
      finish(.memberExpr, marker)
      return
    }
    let mayBeCompound = !at(.integerLiteral)
    let token = consumeQualifiedName()
    if mayBeCompound, canSkipArgumentLabels() { skipBrackets() }
    finish(.memberExpr, marker, token: token)
    if canParseGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, marker)
    }
  }

  /// Whether the first branch of an `#if` begins with a member. Moves the cursor.
  private mutating func skipToPostfixInIfConfig() -> Bool {
    repeat {
      consume()
      skipRestOfLine()
    } while at(.poundIf)
    return at(.period) && (nextKind.isIdentifier || nextKind.isKeyword)
  }

  mutating func parsePostfixIfConfig(_ marker: Marker, flavor: Flavor) {
    guard enter() else {
      parseUnexpected()
      return
    }
    parseIfConfig(.postfix(flavor))
    leave()
    finish(.postfixIfConfigExpr, marker)
  }

  // MARK: Arguments

  /// `(…)`, each argument into a node.
  mutating func parseArgumentClause(flavor: Flavor, pattern: PatternContext = .none) {
    let opener = cursor.index
    consume()
    parseArguments(flavor: flavor, pattern: pattern)
    close(opener)
  }

  mutating func parseArguments(flavor: Flavor, pattern: PatternContext = .none) {
    guard enter() else { return }
    defer { leave() }
    while !kind.isClosingBracket, !at(.endOfFile) {
      let before = cursor.index
      parseArgument(flavor: flavor, pattern: pattern)
      if !consume(if: .comma) {
        // Half-typed code lacks a comma: what follows is still an argument.
        guard !kind.isClosingBracket, !at(.endOfFile), cursor.index > before else { return }
        if !atStartOfExpression() { return }
      }
      if cursor.index == before { return }
    }
  }

  private mutating func parseArgument(flavor: Flavor, pattern: PatternContext) {
    let marker = begin()
    var label = SyntaxTree.none
    if atArgumentLabel, nextKind == .colon {
      label = tokenID
      consume()
      consume()
    } else {
      _ = consume(if: .colon)
    }
    if at(.binaryOperator), isOperatorArgumentEnd(nextKind) {
      leaf(.declRef)
    } else {
      parseExpression(flavor, pattern: pattern)
    }
    finish(.argument, marker, token: label)
  }

  private func isOperatorArgumentEnd(_ kind: TokenKind) -> Bool {
    kind == .comma || kind == .rightParen || kind == .rightSquare
  }

  // MARK: Closures behind calls

  mutating func parseTrailingClosures() {
    parseClosure()
    while isArgumentLabel(kind), kind != .defaultKeyword, kind(after: 1) == .colon,
      kind(after: 2) == .leftBrace
    {
      let marker = begin()
      let token = tokenID
      consume()
      consume()
      parseClosure()
      finish(.labeledClosure, marker, token: token)
    }
  }

  /// Whether a brace begins a closure of the call before it, not the body of a statement or the
  /// accessors of a property.
  mutating func atTrailingClosure(_ flavor: Flavor) -> Bool {
    switch kind(after: 1) {
    case .caseKeyword: return false
    case .didSet, .willSet, .initKeyword, .atSign:
      if lookahead({ $0.atAccessors() }) { return false }
    default: break
    }
    guard flavor == .condition else { return true }
    if nextStartsLine { return false }
    let after = tokens.shapes[partner(of: cursor.index) + 1]
    switch after.kind {
    case .leftBrace, .whereKeyword, .comma:
      return true
    case .leftSquare, .leftParen, .period, .isKeyword, .asKeyword, .postfixQuestion,
      .infixQuestion, .exclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !after.startsLine
    default:
      return false
    }
  }
}
