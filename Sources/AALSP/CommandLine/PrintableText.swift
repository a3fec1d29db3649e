/// Text from outside, made harmless for a terminal: what would move the cursor, change colours or
/// reorder the line is shown, not sent.
enum PrintableText {
  /// The characters to show for one of the text; a tab and a line ending become a space.
  static func of(_ character: Character) -> String {
    if character == "\t" || character.isNewline { return " " }
    guard character.unicodeScalars.contains(where: isHazardous) else { return String(character) }
    var result = String.UnicodeScalarView()
    for scalar in character.unicodeScalars {
      result.append(isHazardous(scalar) ? symbol(of: scalar) : scalar)
    }
    return String(result)
  }

  /// A whole text on one line.
  static func of(_ text: String) -> String {
    text.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F } ? text : text.map(of).joined()
  }

  private static func isHazardous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The picture of an ASCII control character, or the replacement character.
  private static func symbol(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value == 0x7F { return "\u{2421}" }
    if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return picture }
    return "\u{FFFD}"
  }
}
