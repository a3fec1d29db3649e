/// What each byte may begin, for the lexer's inner loop.
struct ByteTable: Sendable {
  struct Entry: Sendable {
    var role = Role.other
    /// The kind of the token that the byte makes alone.
    var kind = TokenKind.unknown
    /// 1 for an opening bracket.
    var opens: UInt8 = 0
    /// For a closing bracket, the kind of its opening one.
    var opener = TokenKind.unknown
    /// Which bytes, by their `traits`, may not follow for it to be that token.
    var excludes: Traits = []
    var traits: Traits = []
  }

  enum Role: UInt8, Sendable {
    /// An ASCII letter or `_`.
    case word
    /// A token of one byte: a bracket or another punctuation mark.
    case punctuation
    case lineEnding
    /// The beginning of anything else.
    case other
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    static let operatorPart = Traits(rawValue: 1)
    static let colon = Traits(rawValue: 2)
    /// Held by no byte, but by all inside an interpolation.
    static let inString = Traits(rawValue: 4)
  }

  static let shared = ByteTable()

  private let entries: [Entry]

  private init() {
    var entries = [Entry](repeating: Entry(), count: 256)
    for byte in UInt8.min...UInt8.max {
      var entry = Entry()
      if byte >= 0x80 || CharacterClass.isASCIIOperator(byte) {
        entry.traits.insert(.operatorPart)
      }
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "_"):
        entry.role = .word
      case 0x0A, 0x0D: entry.role = .lineEnding
      case UInt8(ascii: "("): entry.open(.leftParen, excludes: .inString)
      case UInt8(ascii: ")"): entry.close(.leftParen, .rightParen, excludes: .inString)
      case UInt8(ascii: "["): entry.open(.leftSquare)
      case UInt8(ascii: "]"): entry.close(.leftSquare, .rightSquare)
      case UInt8(ascii: "{"): entry.open(.leftBrace)
      case UInt8(ascii: "}"): entry.close(.leftBrace, .rightBrace)
      case UInt8(ascii: ","): entry.set(.comma)
      case UInt8(ascii: ";"): entry.set(.semicolon)
      case UInt8(ascii: "@"): entry.set(.atSign)
      case UInt8(ascii: "\\"): entry.set(.backslash)
      case UInt8(ascii: "."): entry.set(.period, excludes: .operatorPart)
      case UInt8(ascii: "="): entry.set(.equal, excludes: .operatorPart)
      case UInt8(ascii: ":"):
        entry.set(.colon, excludes: .colon)
        entry.traits.insert(.colon)
      default: break
      }
      entries[Int(byte)] = entry
    }
    self.entries = entries
  }

  /// Gives access to the table without a test on each look-up.
  func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
    entries.withUnsafeBufferPointer { body(Lookup(entries: $0)) }
  }

  /// - Invariant: there is an entry for each byte.
  struct Lookup {
    fileprivate let entries: UnsafeBufferPointer<Entry>

    @inline(__always)
    subscript(byte: UInt8) -> Entry { entries[Int(byte)] }
  }
}

extension ByteTable.Entry {
  fileprivate mutating func set(_ kind: TokenKind, excludes: ByteTable.Traits = []) {
    role = .punctuation
    self.kind = kind
    self.excludes = excludes
  }

  fileprivate mutating func open(_ kind: TokenKind, excludes: ByteTable.Traits = []) {
    set(kind, excludes: excludes)
    opens = 1
  }

  fileprivate mutating func close(
    _ opener: TokenKind, _ kind: TokenKind, excludes: ByteTable.Traits = []
  ) {
    set(kind, excludes: excludes)
    self.opener = opener
  }
}
