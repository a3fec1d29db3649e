/// One token, in eight bytes: trivia lies between the tokens and is not stored.
public struct Token: Sendable, Equatable {
  /// UTF-8 byte offset of the first byte.
  let start32: UInt32
  /// Length in bytes; `UInt16.max` says that the real length stands in `TokenBuffer.longEnds`.
  let length16: UInt16
  public var kind: TokenKind
  let flags: Flags

  struct Flags: OptionSet, Sendable, Equatable {
    let rawValue: UInt8
    /// A line ending stands between this token and the one before.
    static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands between this token and the one before.
    static let afterTrivia = Flags(rawValue: 2)
    /// The parser's repair put it there; it has no text.
    static let isMissing = Flags(rawValue: 4)
  }

  @inline(__always)
  public var start: Int { Int(start32) }

  /// Whether it is the first token of its line.
  @inline(__always)
  public var startsLine: Bool { flags.rawValue & Flags.startsLine.rawValue != 0 }

  @inline(__always)
  var isAfterTrivia: Bool { flags.rawValue & Flags.afterTrivia.rawValue != 0 }

  /// Whether it stands for a bracket that the text lacks.
  public var isMissing: Bool { flags.contains(.isMissing) }
}

/// The tokens of one file, in order; the last is the end of the file.
struct TokenBuffer: Sendable {
  var tokens: [Token] = []
  /// For each opening bracket the index of its closing one; 0 for every other token.
  var partners: [UInt32] = []
  /// Ends of the few tokens of 65,535 bytes and more, by their start.
  var longEnds: [UInt32: UInt32] = [:]
  /// Byte ranges of comments, in order.
  var comments: [ByteRange] = []
  /// Whether brackets do not pair up.
  var isDamaged = false

  func end(of token: Token) -> Int {
    if token.length16 == .max { return Int(longEnds[token.start32] ?? token.start32) }
    return token.start + Int(token.length16)
  }
}
