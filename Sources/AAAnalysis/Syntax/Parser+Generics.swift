extension Parser {
  // MARK: Generic parameters

  mutating func parseGenericParameters() {
    let marker = begin()
    consumePrefix(1)
    while !atPrefix(UInt8(ascii: ">")), !at(.endOfFile) {
      let parameter = begin()
      let before = cursor.start
      parseAttributes()
      if at(.each) || at(.letKeyword), nextKind.isIdentifier { consume() }
      var name = SyntaxTree.none
      if atIdentifier || at(.capitalSelfKeyword) || at(.selfKeyword) {
        name = tokenID
        consume()
      }
      if atOperator("...") { consume() }
      if consume(if: .colon) {
        if at(.classKeyword) { consume() } else { parseType() }
      }
      finish(.genericParameter, parameter, token: name)
      if !consume(if: .comma) || cursor.start == before { break }
    }
    if at(.whereKeyword) { parseWhereClause() }
    if atPrefix(UInt8(ascii: ">")) { consumePrefix(1) }
    finish(.genericParameterClause, marker)
  }

  mutating func parseWhereClause() {
    let marker = begin()
    consume()
    repeat {
      if at(.leftBrace) { break }
      parseGenericArgument()
      if consume(if: .colon) {
        parseType()
        // `_Trivial(64)` and its like.
        if at(.leftParen), !cursor.startsLine { skipBrackets() }
      } else if atOperator("==") {
        consume()
        parseGenericArgument()
      }
    } while consume(if: .comma)
    finish(.whereClause, marker)
  }

  /// A type, or an integer.
  mutating func parseGenericArgument() {
    if at(.integerLiteral) {
      leaf(.integerLiteral)
    } else if atOperator("-"), nextKind == .integerLiteral {
      let marker = begin()
      consume()
      consume()
      finish(.integerLiteral, marker)
    } else {
      parseType()
    }
  }

  /// `<A, B>`, each argument into a node.
  mutating func parseGenericArguments() {
    consumePrefix(1)
    while !atPrefix(UInt8(ascii: ">")), !at(.endOfFile) {
      let before = cursor.start
      parseGenericArgument()
      if !consume(if: .comma) || cursor.start == before { break }
    }
    if atPrefix(UInt8(ascii: ">")) { consumePrefix(1) }
  }

  // MARK: Declarations with a type on the right

  mutating func parseTypeAlias(_ marker: Marker) {
    consume()
    let name = parseDeclarationName()
    if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
    if consume(if: .equal) { parseType() }
    if at(.whereKeyword) { parseWhereClause() }
    finish(.typealiasDecl, marker, token: name)
  }

  mutating func parseAssociatedType(_ marker: Marker) {
    consume()
    let name = parseDeclarationName()
    if at(.colon) {
      let inheritance = begin()
      consume()
      repeat { parseType() } while consume(if: .comma)
      finish(.inheritanceClause, inheritance)
    }
    if consume(if: .equal) { parseType() }
    if at(.whereKeyword) { parseWhereClause() }
    finish(.associatedtypeDecl, marker, token: name)
  }

  // MARK: Operators, precedence groups and macros

  mutating func parseOperator(_ marker: Marker) {
    consume()
    let name = tokenID
    // Whatever stands together without a space is the operator's name.
    if !at(.leftBrace), !at(.endOfFile) { consume() }
    while !isAfterTrivia, !cursor.startsLine, !at(.colon), !at(.leftBrace),
      !at(.endOfFile), !kind.isClosingBracket, !at(.semicolon)
    { consume() }
    if at(.colon) {
      consume()
      while atIdentifier {
        consume()
        if !consume(if: .comma) { break }
      }
    }
    if at(.leftBrace), !cursor.startsLine { skipBrackets() }
    finish(.operatorDecl, marker, token: name)
  }

  mutating func parsePrecedenceGroup(_ marker: Marker) {
    consume()
    let name = parseDeclarationName()
    if at(.leftBrace) { skipBrackets() }
    finish(.precedenceGroupDecl, marker, token: name)
  }

  mutating func parseMacro(_ marker: Marker) {
    consume()
    let name = parseDeclarationName()
    if atPrefix(UInt8(ascii: "<")) { parseGenericParameters() }
    if at(.leftParen) { parseParameterClause(isClosure: false) }
    parseEffects()
    if at(.arrow) { parseReturnClause() }
    if at(.equal) { parseInitializerClause() }
    if at(.whereKeyword) { parseWhereClause() }
    finish(.macroDecl, marker, token: name)
  }

  /// `#name<T>(…) { … }`, as an expression or a declaration.
  mutating func parseMacroExpansion(_ kind: NodeKind, _ marker: Marker, flavor: Flavor) {
    consume()
    var name = SyntaxTree.none
    if atName, !cursor.startsLine {
      name = tokenID
      consume()
      while at(.colonColon) {
        consume()
        if atName {
          name = tokenID
          consume()
        }
      }
    }
    if canParseGenericArguments() {
      let generics = begin()
      parseGenericArguments()
      finish(.genericSpecializationExpr, generics)
    }
    if at(.leftParen), !cursor.startsLine { parseArgumentClause(flavor: .basic) }
    if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
    finish(kind, marker, token: name)
  }
}
