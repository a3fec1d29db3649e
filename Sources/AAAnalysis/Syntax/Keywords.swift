/// Finds out whether a word is a keyword: a hash table without collisions over the words' bytes,
/// built once.
struct KeywordTable: Sendable {
  struct Entry: Sendable {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var kind: TokenKind = .identifier
  }

  static let shared = KeywordTable()

  /// The longest word in the table, in bytes.
  static let maximumLength = 16

  private static let bits: UInt64 = 9
  private let entries: [Entry]
  private let multiplier: UInt64

  private init() {
    // The first multiplier fits the words below; for other words another one is found.
    var multiplier: UInt64 = 0xCD55_AFDB_8FE8_296B
    while true {
      if let entries = KeywordTable.entries(multiplier) {
        self.entries = entries
        break
      }
      multiplier = multiplier &* 0x5851_F42D_4C95_7F2D &+ 2
    }
    self.multiplier = multiplier
  }

  /// The table for a multiplier; nil where two words fall together.
  private static func entries(_ multiplier: UInt64) -> [Entry]? {
    var entries = [Entry](repeating: Entry(), count: 1 << Int(bits))
    for (word, kind) in words {
      var (head, tail): (UInt64, UInt64) = (0, 0)
      for byte in word.utf8.reversed() {
        tail = tail << 8 | head >> 56
        head = head << 8 | UInt64(byte)
      }
      let slot = Lookup.slot(head, tail, multiplier)
      guard entries[slot].head == 0 else { return nil }
      entries[slot] = Entry(head: head, tail: tail, kind: kind)
    }
    return entries
  }

  /// Gives access to the table without a test on each look-up.
  func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
    entries.withUnsafeBufferPointer { entries in
      body(Lookup(entries: entries, multiplier: multiplier))
    }
  }

  /// - Invariant: `entries` holds as many entries as `slot` has values.
  struct Lookup {
    fileprivate let entries: UnsafeBufferPointer<Entry>
    fileprivate let multiplier: UInt64

    @inline(__always)
    fileprivate static func slot(_ head: UInt64, _ tail: UInt64, _ multiplier: UInt64) -> Int {
      let mixed = (head ^ (tail &* 0x9E37_79B1)) &* multiplier
      return Int(truncatingIfNeeded: mixed &>> (64 &- KeywordTable.bits))
    }

    /// The kind of a word given its bytes, eight and eight, the first one lowest, padded with
    /// zeros.
    @inline(__always)
    func kind(head: UInt64, tail: UInt64) -> TokenKind {
      let entry = entries[Lookup.slot(head, tail, multiplier)]
      let isEqual = (entry.head ^ head) | (entry.tail ^ tail) == 0
      return isEqual ? entry.kind : .identifier
    }
  }

  private static let words: [(String, TokenKind)] = [
    ("Any", .anyKeyword), ("as", .asKeyword), ("associatedtype", .associatedtypeKeyword),
    ("break", .breakKeyword), ("case", .caseKeyword), ("catch", .catchKeyword),
    ("class", .classKeyword), ("continue", .continueKeyword), ("default", .defaultKeyword),
    ("defer", .deferKeyword), ("deinit", .deinitKeyword), ("do", .doKeyword),
    ("else", .elseKeyword), ("enum", .enumKeyword), ("extension", .extensionKeyword),
    ("fallthrough", .fallthroughKeyword), ("false", .falseKeyword),
    ("fileprivate", .fileprivateKeyword), ("for", .forKeyword), ("func", .funcKeyword),
    ("guard", .guardKeyword), ("if", .ifKeyword), ("import", .importKeyword),
    ("in", .inKeyword), ("init", .initKeyword), ("inout", .inoutKeyword),
    ("internal", .internalKeyword), ("is", .isKeyword), ("let", .letKeyword),
    ("nil", .nilKeyword), ("operator", .operatorKeyword),
    ("precedencegroup", .precedencegroupKeyword), ("private", .privateKeyword),
    ("protocol", .protocolKeyword), ("public", .publicKeyword), ("repeat", .repeatKeyword),
    ("rethrows", .rethrowsKeyword), ("return", .returnKeyword), ("self", .selfKeyword),
    ("Self", .capitalSelfKeyword), ("static", .staticKeyword), ("struct", .structKeyword),
    ("subscript", .subscriptKeyword), ("super", .superKeyword), ("switch", .switchKeyword),
    ("throw", .throwKeyword), ("throws", .throwsKeyword), ("true", .trueKeyword),
    ("try", .tryKeyword), ("typealias", .typealiasKeyword), ("var", .varKeyword),
    ("where", .whereKeyword), ("while", .whileKeyword),

    ("actor", .actor), ("any", .any), ("async", .async), ("await", .await),
    ("borrow", .borrow), ("borrowing", .borrowing), ("consume", .consume),
    ("consuming", .consuming), ("convenience", .convenience), ("copy", .copy),
    ("didSet", .didSet), ("discard", .discard), ("distributed", .distributed),
    ("dynamic", .dynamic), ("each", .each), ("final", .final), ("get", .get),
    ("indirect", .indirect), ("infix", .infix), ("isolated", .isolated), ("lazy", .lazy),
    ("macro", .macro), ("mutate", .mutate), ("mutating", .mutating), ("nonisolated", .nonisolated),
    ("nonmutating", .nonmutating), ("of", .of), ("open", .open), ("optional", .optional),
    ("override", .override), ("package", .package), ("postfix", .postfix), ("prefix", .prefix),
    ("reasync", .reasync), ("required", .required), ("sending", .sending), ("set", .set),
    ("some", .some), ("then", .then), ("Type", .typeMember), ("Protocol", .protocolMember),
    ("unowned", .unowned), ("unsafe", .unsafe), ("using", .using), ("weak", .weak),
    ("willSet", .willSet), ("yield", .yield), ("_const", .underscoreConst),
    ("_local", .underscoreLocal), ("_modify", .underscoreModify), ("_read", .underscoreRead),
    ("__consuming", .consumingOld), ("__owned", .ownedOld),
    ("__shared", .sharedOld), ("__setter_access", .setterAccess), ("_", .wildcard),
  ]
}
