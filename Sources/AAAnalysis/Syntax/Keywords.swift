/// Finds out whether a word is a keyword: a small open-addressing hash table over the words' first
/// eight bytes, built once.
struct KeywordTable: Sendable {
  private struct Entry: Sendable {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var length: UInt8 = 0
    var kind: TokenKind = .identifier
  }

  static let shared = KeywordTable()

  private static let mask = 511
  private var entries = [Entry](repeating: Entry(), count: KeywordTable.mask + 1)

  /// The longest word in the table, in bytes.
  static let maximumLength = 16

  private init() {
    for (word, kind) in KeywordTable.words {
      let bytes = Array(word.utf8)
      var head: UInt64 = 0
      var tail: UInt64 = 0
      for (index, byte) in bytes.enumerated() {
        if index < 8 {
          head |= UInt64(byte) << UInt64(index * 8)
        } else {
          tail |= UInt64(byte) << UInt64((index - 8) * 8)
        }
      }
      var slot = KeywordTable.slot(head, bytes.count)
      while entries[slot].length != 0 { slot = (slot + 1) & KeywordTable.mask }
      entries[slot] = Entry(head: head, tail: tail, length: UInt8(bytes.count), kind: kind)
    }
  }

  @inline(__always)
  private static func slot(_ head: UInt64, _ length: Int) -> Int {
    let mixed = (head ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40) & mask
  }

  /// The kind of a word given its bytes, eight and eight, little endian, padded with zeros.
  @inline(__always)
  func kind(head: UInt64, tail: UInt64, length: Int) -> TokenKind {
    var slot = KeywordTable.slot(head, length)
    while true {
      let entry = entries[slot]
      if entry.length == 0 { return .identifier }
      if entry.head == head, entry.tail == tail, Int(entry.length) == length { return entry.kind }
      slot = (slot + 1) & KeywordTable.mask
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
    ("__shared", .sharedOld), ("__setter_access", .setterAccess),
  ]
}
