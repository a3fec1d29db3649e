/// What a node of the syntax tree is. The children of each kind stand in the order of the text.
public enum NodeKind: UInt8, Sendable, BitwiseCopyable {
  /// Children: items.
  case sourceFile

  // MARK: Declarations. First come `attribute`s, `ifConfig`s of attributes and `modifier`s; the
  // node's token is the name.

  /// Token: the first component of the path; children: further `importPathComponent`s.
  case importDecl
  case structDecl, classDecl, actorDecl, enumDecl, protocolDecl
  /// First child after attributes and modifiers: the extended type.
  case extensionDecl
  /// Children: `genericParameterClause`?, `parameterClause`, `returnClause`?, `whereClause`?,
  /// `codeBlock`?.
  case funcDecl, initDecl, deinitDecl
  /// As a function, with an `accessorBlock`.
  case subscriptDecl
  /// Token: the introducer (`let`, `var`); children: `patternBinding`s.
  case variableDecl
  /// Children: `enumCaseElement`s.
  case enumCaseDecl
  case typealiasDecl, associatedtypeDecl, operatorDecl, precedenceGroupDecl, macroDecl
  /// `#name(…)` as a declaration: children as of `macroExpansionExpr`, behind attributes.
  case macroExpansionDecl
  /// Children: `ifConfigClause`s.
  case ifConfigDecl
  /// `#sourceLocation(…)`.
  case sourceLocation

  // MARK: Parts of declarations

  /// Token: the last component of the name; children: the name's type, then `argument`s.
  case attribute
  /// Token: the modifier.
  case modifier
  case importPathComponent
  case genericParameterClause, genericParameter
  /// Children: types.
  case inheritanceClause
  case whereClause
  /// Children: `parameter`s.
  case parameterClause
  /// Token: the first name, if any; children: attributes, modifiers, the type, the default value.
  case parameter
  /// Children: the type.
  case returnClause
  /// Children: declarations.
  case memberBlock
  /// Children: items.
  case codeBlock
  /// Children: `accessorDecl`s, or the items of a getter.
  case accessorBlock
  /// Token: the introducer (`get`); children: `codeBlock`?.
  case accessorDecl
  /// Children: pattern, type?, `initializer`?, `accessorBlock`?.
  case patternBinding
  /// Children: an expression.
  case initializer
  /// Token: the name; children: `parameterClause`?, `initializer`?.
  case enumCaseElement
  /// Token: the directive; children: the condition (for `#if`, `#elseif`), then the items.
  case ifConfigClause

  // MARK: Statements

  /// Children: conditions, then the `codeBlock`.
  case guardStmt, whileStmt
  /// Children: pattern, type?, sequence, where condition?, `codeBlock`.
  case forStmt
  /// Children: `codeBlock`, condition.
  case repeatStmt
  /// Children: `codeBlock`, `catchClause`s.
  case doStmt
  case catchClause
  case returnStmt, throwStmt, breakStmt, continueStmt, fallthroughStmt, yieldStmt, discardStmt
  case deferStmt
  /// Token: the label; children: the statement.
  case labeledStmt

  // MARK: Conditions

  /// `let x = y`: children: pattern, type?, `initializer`?. Token: the introducer.
  case optionalBinding
  /// `case p = y`: children: pattern, `initializer`.
  case matchingCondition
  /// `#available(…)`; token: the directive.
  case availabilityCondition

  // MARK: Expressions

  /// Children: what is called, `argument`s, `closureExpr`?, `labeledClosure`s.
  case callExpr
  /// As a call.
  case subscriptExpr
  /// Token: the member's name; children: the base, if any.
  case memberExpr
  /// A name. Token: the name.
  case declRef
  /// Token: the brace; children: `closureSignature`?, items.
  case closureExpr
  /// Children: attributes, captures, `parameterClause` or `closureParameter`s, `returnClause`.
  case closureSignature
  /// Token: a parameter's name.
  case closureParameter
  /// Token: a capture's name; children: `initializer`?.
  case closureCapture
  /// Token: the label, if any; children: the expression.
  case argument
  /// `label: { … }` behind a call; token: the label.
  case labeledClosure
  /// Token: the literal, or its head; children: `argument`s of the interpolations.
  case stringLiteral
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  case arrayExpr
  /// Children: `dictionaryElement`s.
  case dictionaryExpr
  /// Children: key, value.
  case dictionaryElement
  /// Children: `argument`s.
  case tupleExpr
  /// Children: the root type, if any, then `keyPathComponent`s.
  case keyPathExpr
  /// Token: the name, or the bracket of a subscript.
  case keyPathComponent
  /// Children: conditions, `codeBlock`, then the `else` branch: a `codeBlock` or an `ifExpr`.
  case ifExpr
  /// Children: subject, `switchCase`s (or `ifConfigDecl`s of them).
  case switchExpr
  /// Token: `case` or `default`; children: `switchCaseItem`s, then items.
  case switchCase
  /// Children: pattern, where condition?.
  case switchCaseItem
  /// Operands and operators, in turn.
  case sequenceExpr
  /// Token: the operator.
  case binaryOperator
  /// `? x :` inside a sequence; children: `x`.
  case ternaryOperator
  case assignmentOperator
  case arrowOperator
  /// `is` or `as` inside a sequence; the type follows as a `typeExpr`.
  case isOperator, asOperator
  case prefixOperatorExpr, postfixOperatorExpr, inoutExpr
  /// `try`, `await`, `unsafe`, `borrow`, `copy`, `consume`, `each`, `repeat`. Token: the word.
  case tryExpr, awaitExpr, effectExpr, packExpr
  case optionalChainingExpr, forceUnwrapExpr
  /// Children: the expression, then types.
  case genericSpecializationExpr
  case superExpr
  /// `_`.
  case discardExpr
  /// Token: the macro's name; children: `argument`s, closures as of a call.
  case macroExpansionExpr
  case typeExpr
  case patternExpr
  /// Children: the base, if any, then an `ifConfigDecl`.
  case postfixIfConfigExpr
  /// Where an expression should stand and does not.
  case missing

  // MARK: Patterns

  case identifierPattern, wildcardPattern
  /// Children: patterns.
  case tuplePattern
  /// `let p`; token: the introducer.
  case bindingPattern
  case isPattern
  /// Children: the expression.
  case expressionPattern

  // MARK: Types

  /// Token: the name; children: generic arguments.
  case identifierType
  /// Token: the name; children: the base, then generic arguments.
  case memberType
  case tupleType
  case arrayType, dictionaryType, inlineArrayType
  /// Children: the parameter types, then the result.
  case functionType
  case optionalType
  /// `some`, `any`, `repeat`, `each`, `~`. Token: the word.
  case constrainedType
  /// Children: attributes, then the type.
  case attributedType
  case compositionType
  case missingType

  /// Tokens that fit nowhere.
  case unexpected
}
