/// How many columns of a terminal text takes.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character: two for wide East Asian characters and emoji, none for a lone
  /// mark or an invisible character.
  static func of(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value < 0x300 {
      return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : base(character)
    }
    if isWide(scalar.value) || scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return base(character)
    }
  }

  /// One column, or two where a variation selector asks for the emoji.
  private static func base(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    return scalars.count > 1 && scalars.contains { $0.value == 0xFE0F } ? 2 : 1
  }

  /// Whether a scalar is wide or full width, after Unicode's East Asian Width.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
