/// The words of a title or an identifier, folded so that they can be compared: lower case, without
/// diacritics, full-width letters as plain ones; camel case and underscores separate words.
///
/// Scripts that write without spaces (Han, kana), and Hangul, whose words carry particles, are kept
/// as runs to be searched.
package struct TitleWords: Equatable {
  /// Words of letters and digits, in order.
  package private(set) var words: [String] = []
  /// Runs of Han, kana and Hangul, in order.
  package private(set) var runs: [[Unicode.Scalar]] = []

  /// Titles are short; what is longer is prose, and its end says little.
  private static let longest = 160

  package init(_ text: String) {
    var word = ""
    var run: [Unicode.Scalar] = []
    var previous = CharacterClass.other
    var scalars = text.unicodeScalars.prefix(Self.longest).makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      if Self.isCombiningMark(scalar) { continue }
      let kind = CharacterClass(scalar)
      let endsWord =
        switch (previous, kind) {
        case (.lower, .upper) where word == "i":
          // `iPhone`
          false
        case (.lower, .upper), (.digit, .upper), (.digit, .lower), (.lower, .digit),
          (.upper, .digit):
          true
        case (.upper, .upper):
          // The last capital of `PDFViewer` begins the next word.
          next.map { CharacterClass($0) == .lower } ?? false
        default:
          kind == .other || kind == .run
        }
      if endsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind != .run, !run.isEmpty {
        runs.append(run)
        run = []
      }
      switch kind {
      case .lower, .upper, .digit: Self.fold(scalar, into: &word)
      case .run: run.append(scalar)
      case .other: break
      }
      previous = kind
    }
    if !word.isEmpty { words.append(word) }
    if !run.isEmpty { runs.append(run) }
  }

  /// The script of a scalar within a run; a word of one character has another script beside it.
  static func script(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x3040..<0x30A0: 1
    case 0x30A0..<0x3100: 2
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0: 3
    default: 0
    }
  }

  private enum CharacterClass {
    case lower, upper, digit, run, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x30...0x39, 0xFF10...0xFF19: self = .digit
      case 0x61...0x7A, 0xFF41...0xFF5A: self = .lower
      case 0x41...0x5A, 0xFF21...0xFF3A: self = .upper
      case 0..<0x80: self = .other
      case 0x1100..<0x1200, 0x3005...0x3007, 0x3040..<0x30FB, 0x30FC..<0x3190, 0x3400..<0xA000,
        0xAC00..<0xD7B0, 0xF900..<0xFB00, 0x20000..<0x323B0:
        self = .run
      // The multiplication and division signs between the letters.
      case 0xD7, 0xF7: self = .other
      case 0xC0...0x17F: self = Self.isUpperLatin(scalar.value) ? .upper : .lower
      default:
        let properties = scalar.properties
        if properties.isUppercase {
          self = .upper
        } else {
          self = properties.isAlphabetic ? .lower : .other
        }
      }
    }

    /// Whether a letter from U+00C0 to U+017F is a capital: most are beside their small letters,
    /// and to look each up would take a third of the time of reading the dictionary.
    private static func isUpperLatin(_ value: UInt32) -> Bool {
      switch value {
      case 0xC0...0xDE, 0x178: true
      case 0xDF...0xFF, 0x138, 0x149, 0x17F: false
      case 0x100...0x137, 0x14A...0x177: value % 2 == 0
      default: value % 2 == 1
      }
    }
  }

  private static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value) || scalar.value == 0xAD || scalar.value == 0x200D
  }

  private static func fold(_ scalar: Unicode.Scalar, into word: inout String) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A:
      word.unicodeScalars.append(scalar)
    case 0x41...0x5A:
      word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
    case 0xFF10...0xFF5A:
      let plain = Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
      word += String(plain).lowercased()
    case 0xC0...0x17F:
      word += latin[Int(scalar.value - 0xC0)]
    default:
      word += scalar.properties.lowercaseMapping
    }
  }

  /// The plain letters for U+00C0 to U+017F, in that order.
  private static let latin: [String] =
    """
    a a a a a a ae c e e e e i i i i d n o o o o o x o u u u u y th ss
    a a a a a a ae c e e e e i i i i d n o o o o o x o u u u u y th y
    a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g g g
    h h h h i i i i i i i i i i ij ij j j k k k l l l l l l l l l l
    n n n n n n n n n o o o o o o oe oe r r r r r r s s s s s s s s t t t t t t
    u u u u u u u u u u u u w w y y y z z z z z z s
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
