/// One token: trivia lies between the tokens and is not stored.
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

/// The tokens of one file, in order, as single values; the last is the end of the file.
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

/// What a token is, in two bytes.
struct TokenShape: BitwiseCopyable, Sendable {
  let kind: TokenKind
  /// The low seven bits hold the length in bytes, `longLength` where it is that or more; the high
  /// bit tells whether the token is the first of its line.
  let bits: UInt8

  /// The end of a token of this length stands in `LongEnd`s.
  static let longLength = 0x7F
  static let startsLine: UInt8 = 0x80

  @inline(__always)
  init(_ kind: TokenKind, length: Int, line: UInt8) {
    self.kind = kind
    bits = UInt8(truncatingIfNeeded: min(length, TokenShape.longLength)) | line
  }

  /// For lengths below `longLength`.
  @inline(__always)
  init(_ kind: TokenKind, shortLength length: Int, line: UInt8) {
    self.kind = kind
    bits = UInt8(truncatingIfNeeded: length) | line
  }

  @inline(__always)
  var startsLine: Bool { bits & TokenShape.startsLine != 0 }

  @inline(__always)
  var length: Int { Int(bits & 0x7F) }
}

/// Where a token of many bytes ends.
struct LongEnd: Sendable {
  let token: UInt32
  let end: UInt32
}

extension [LongEnd] {
  /// The end of the token with an index; nil where none is kept.
  func end(ofToken index: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if Int(self[middle].token) < index { low = middle + 1 } else { high = middle }
    }
    guard low < count, Int(self[low].token) == index else { return nil }
    return Int(self[low].end)
  }
}
