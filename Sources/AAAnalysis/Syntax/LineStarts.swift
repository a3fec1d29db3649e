/// What a line begins with, as far as the repair of brackets goes by it.
enum LineStart: UInt8 {
  case other
  /// The keyword of a declaration, perhaps behind modifiers and attributes.
  case declaration
  /// `case` or `default`.
  case switchCase
  /// The keyword of a statement that is never part of an expression.
  case statement
  case closingBrace
}

/// Tells what the lines of a file begin with. Ask in the order of the file.
struct LineStarts {
  private let tokens: [Token]
  /// Where the run of attributes and modifiers ends that was looked through last, and what it led
  /// to: each of its lines begins the same declaration.
  private var runEnd = 0
  private var runStart = LineStart.other

  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  /// What the line begins with whose first token is at `index`.
  mutating func start(at index: Int) -> LineStart {
    if index < runEnd, isPrefix(tokens[index].kind) { return runStart }
    let end = afterModifiers(index)
    let start = end < tokens.count ? start(of: tokens[end].kind, at: end) : .other
    if end > index {
      runEnd = end
      runStart = start == .declaration ? start : .other
      return runStart
    }
    return start
  }

  private func start(of kind: TokenKind, at index: Int) -> LineStart {
    switch kind {
    case .funcKeyword, .structKeyword, .enumKeyword, .extensionKeyword, .protocolKeyword,
      .importKeyword, .typealiasKeyword, .initKeyword, .deinitKeyword, .subscriptKeyword,
      .classKeyword, .varKeyword, .letKeyword, .associatedtypeKeyword, .operatorKeyword,
      .precedencegroupKeyword:
      return .declaration
    case .actor, .macro:
      let next = index + 1
      return next < tokens.count && tokens[next].kind == .identifier && !tokens[next].startsLine
        ? .declaration : .other
    case .caseKeyword, .defaultKeyword:
      return .switchCase
    case .returnKeyword, .guardKeyword, .forKeyword, .whileKeyword, .deferKeyword, .breakKeyword,
      .continueKeyword, .throwKeyword, .doKeyword, .fallthroughKeyword:
      return .statement
    case .rightBrace:
      return .closingBrace
    default:
      return .other
    }
  }

  private func isPrefix(_ kind: TokenKind) -> Bool { kind == .atSign || isModifier(kind) }

  private func isModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivateKeyword, .final,
      .indirect, .infix, .internalKeyword, .lazy, .mutating, .nonisolated, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .privateKeyword, .publicKeyword,
      .required, .staticKeyword, .unowned, .weak:
      true
    default: false
    }
  }

  /// The first token behind the attributes and modifiers that begin at `index`.
  private func afterModifiers(_ index: Int) -> Int {
    var index = index
    while index < tokens.count {
      let kind = tokens[index].kind
      if kind == .atSign, index + 1 < tokens.count, tokens[index + 1].kind.isIdentifier {
        index += 2
        while index + 1 < tokens.count, tokens[index].kind == .period,
          tokens[index + 1].kind.isIdentifier
        { index += 2 }
      } else if isModifier(kind) {
        index += 1
      } else {
        break
      }
      if index < tokens.count, tokens[index].kind == .leftParen, !tokens[index].isAfterTrivia {
        index = afterParentheses(index)
      }
    }
    return index
  }

  private func afterParentheses(_ index: Int) -> Int {
    var depth = 0
    var cursor = index
    // Attributes are short; a longer list is not worth the search.
    while cursor < tokens.count, cursor < index + 64 {
      switch tokens[cursor].kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return cursor + 1 }
      default: break
      }
      cursor += 1
    }
    return cursor
  }
}
