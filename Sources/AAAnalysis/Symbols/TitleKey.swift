/// A title that is a key of a table of translations, such as `settings.account.sign-out`: its end
/// says what it is, the rest only where.
struct TitleKey {
  /// The last part that says something.
  let last: String
  /// The parts before it, the nearest first.
  let rest: [String]

  /// Nil for other texts.
  init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: ".")), text.utf8.count <= 120,
      text.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }),
      let position = parts.lastIndex(where: Self.saysSomething)
    else { return nil }
    last = parts[position]
    rest = parts[..<position].reversed()
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func saysSomething(_ part: String) -> Bool {
    TitleWords(part).words.contains { !StopWords.contains($0) && Int($0) == nil }
  }
}
