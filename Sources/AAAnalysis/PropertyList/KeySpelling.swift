/// How a key's name stands to the keys of Assistive Access: it is one of them, or was probably
/// meant to be.
public struct KeySpelling: Sendable, Hashable {
  /// The key that it is, or was meant to be.
  public let key: String
  /// Whether it is that key.
  public let isExact: Bool
  /// The bytes of the name before what tells the device (`~ipad`).
  public let length: Int

  /// Slips of the keys in one name.
  private static let maximumDistance = 3

  /// Nil for all other names.
  public init?(_ name: String) {
    let base = name.prefix { $0 != "~" }
    let length = base.utf8.count
    guard (18...60).contains(length) else { return nil }
    if let key = AssistiveAccessKey.all.first(where: { $0 == base }) {
      self.init(key: key, isExact: true, length: length)
      return
    }
    let letters = base.lowercased().filter(\.isLetter)
    guard letters.contains("assist") || letters.contains("access") else { return nil }
    let words = Self.words(of: base)
    var best: (key: String, distance: Int)?
    for key in AssistiveAccessKey.all {
      let distance = NearestName.distance(Array(letters.utf8), Array(key.lowercased().utf8))
      guard distance <= Self.maximumDistance || Self.areNear(words, Self.words(of: key[...])),
        distance < best?.distance ?? .max
      else { continue }
      best = (key, distance)
    }
    guard let best else { return nil }
    self.init(key: best.key, isExact: false, length: length)
  }

  private init(key: String, isExact: Bool, length: Int) {
    self.key = key
    self.isExact = isExact
    self.length = length
  }

  /// Whether one word is left out or too much, and not those by which the mode is called.
  private static func areNear(_ words: [String], _ wanted: [String]) -> Bool {
    guard words.contains("assistive"), words.contains("access") else { return false }
    var missing = wanted
    var extra = 0
    for word in words {
      if let index = missing.firstIndex(of: word) { missing.remove(at: index) } else { extra += 1 }
    }
    return missing.count + extra <= 1
  }

  /// `UISupports` is `ui` and `supports`.
  private static func words(of name: Substring) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      let previous = index > 0 ? characters[index - 1] : nil
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let begins =
        character.isUppercase
        && (previous?.isUppercase != true || next?.isLowercase == true)
      if !character.isLetter || begins, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
