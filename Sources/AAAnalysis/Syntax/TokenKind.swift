/// What a token is. Keywords that the language reserves are kinds of their own; words that mean
/// something only in places (`async`, `some`, `get`) are kinds too, but count as identifiers.
public enum TokenKind: UInt8, Sendable, BitwiseCopyable {
  case endOfFile
  /// Bytes that begin no token, and closing brackets without an opening one.
  case unknown

  // Brackets. `interpolationStart` is the `\(` of a string; a right parenthesis closes it.
  case leftBrace, leftParen, leftSquare, interpolationStart
  case rightBrace, rightParen, rightSquare

  // Punctuation.
  case comma, semicolon, colon, colonColon, atSign, pound, backslash, period, arrow, equal
  case prefixAmpersand, exclamation, postfixQuestion, infixQuestion
  case binaryOperator, prefixOperator, postfixOperator

  // Literals. A string without interpolation is one token; one with interpolations is a head, then
  // for each interpolation its tokens and a part, and for the last one a tail instead of the part.
  case integerLiteral, floatLiteral, regexLiteral
  case stringLiteral, stringHead, stringPart, stringTail

  // Directives.
  case poundIf, poundElse, poundElseif, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation

  case wildcard, dollarIdentifier

  // Identifiers.
  case identifier
  case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy, didSet
  case discard, distributed, dynamic, each, final, get, indirect, infix, isolated, lazy, macro
  case mutate, mutating, nonisolated, nonmutating, of, open, optional, override, package, postfix
  case prefix
  case reasync, required, sending, set, some, then, typeMember, protocolMember, unowned, unsafe
  case using, weak, willSet, yield
  case underscoreConst, underscoreLocal, underscoreModify, underscoreRead, consumingOld, ownedOld
  case sharedOld, setterAccess

  // Keywords.
  case anyKeyword, asKeyword, associatedtypeKeyword, breakKeyword, caseKeyword, catchKeyword
  case classKeyword, continueKeyword, defaultKeyword, deferKeyword, deinitKeyword, doKeyword
  case elseKeyword, enumKeyword, extensionKeyword, fallthroughKeyword, falseKeyword
  case fileprivateKeyword, forKeyword, funcKeyword, guardKeyword, ifKeyword, importKeyword
  case inKeyword, initKeyword, inoutKeyword, internalKeyword, isKeyword, letKeyword, nilKeyword
  case operatorKeyword, precedencegroupKeyword, privateKeyword, protocolKeyword, publicKeyword
  case repeatKeyword, rethrowsKeyword, returnKeyword, selfKeyword, capitalSelfKeyword
  case staticKeyword, structKeyword, subscriptKeyword, superKeyword, switchKeyword, throwKeyword
  case throwsKeyword, trueKeyword, tryKeyword, typealiasKeyword, varKeyword, whereKeyword
  case whileKeyword

  /// A name, whether or not it means something special in some places.
  @inline(__always)
  public var isIdentifier: Bool {
    rawValue >= TokenKind.identifier.rawValue && rawValue < TokenKind.anyKeyword.rawValue
  }

  /// A word that the language reserves.
  @inline(__always)
  public var isKeyword: Bool { rawValue >= TokenKind.anyKeyword.rawValue }

  @inline(__always)
  var isOpeningBracket: Bool {
    rawValue >= TokenKind.leftBrace.rawValue && rawValue <= TokenKind.interpolationStart.rawValue
  }

  @inline(__always)
  var isClosingBracket: Bool {
    rawValue >= TokenKind.rightBrace.rawValue && rawValue <= TokenKind.rightSquare.rawValue
  }

  @inline(__always)
  var isOperator: Bool {
    rawValue >= TokenKind.binaryOperator.rawValue
      && rawValue <= TokenKind.postfixOperator.rawValue
  }

  /// The kind of the bracket that closes this one.
  var closer: TokenKind {
    switch self {
    case .leftBrace: .rightBrace
    case .leftSquare: .rightSquare
    default: .rightParen
    }
  }
}
