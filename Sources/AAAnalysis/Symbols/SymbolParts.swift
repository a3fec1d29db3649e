/// The symbols by the parts of their names, so that the word "printer" finds `printer.fill`.
struct SymbolParts: Sendable {
  static let shared = SymbolParts(.shared)

  /// A symbol whose name has a word of a title in it.
  struct Match {
    let name: String
    /// How surely, up to about 90.
    let score: Int
    /// Whether the name says nothing but the word, and the word nothing but the picture.
    let isPlain: Bool
  }

  private let table: SymbolTable
  /// The parts of which there are names.
  private let parts: WordTable
  /// For each part the place of its first use in `uses`; -1 for one that does not count.
  private let first: [Int32]
  private let uses: [Use]

  /// A name that holds a part.
  private struct Use {
    let name: UInt16
    /// The place of the part's next use in `uses`; -1 for the last.
    var next: Int32 = -1
  }

  /// Parts that tell how a symbol is drawn rather than what it shows, and short ones.
  private static let structural: Set<String> = [
    "and", "angle", "app", "badge", "bottom", "bubble", "button", "circle", "compact", "crop",
    "dashed", "die", "dot", "dotted", "down", "fill", "filled", "forward", "front", "grid", "half",
    "horizontal", "inset", "inverse", "leading", "left", "line", "lines", "medium", "middle",
    "open", "portrait", "rear", "rectangle", "right", "rtl", "side", "slash", "split", "square",
    "stack", "text", "top", "trailing", "triangle", "trianglebadge", "trianglehead", "vertical",
    "with",
  ]

  /// Parts that turn a symbol into its opposite, or into a message about it.
  private static let alarming: Set<String> = [
    "badge", "exclamationmark", "minus", "plus", "questionmark", "slash",
    "trianglebadge", "xmark",
  ]

  /// Parts that only draw a shape around a symbol.
  private static let shapes: Set<String> = ["app", "circle", "rectangle", "square"]

  private init(_ table: SymbolTable) {
    var parts = WordTable(capacity: 4_000)
    for part in Self.structural { _ = parts.add(part.utf8) }
    let structuralCount = parts.count
    var ends: (first: [Int32], last: [Int32]) = (
      [Int32](repeating: -1, count: structuralCount), [Int32](repeating: -1, count: structuralCount)
    )
    var uses: [Use] = []
    uses.reserveCapacity(20_000)
    for index in table.names.indices {
      if table.names.isMarked(at: index) { continue }
      let name = table.names.bytes(at: index)
      var start = name.startIndex
      while start < name.endIndex {
        let end = name[start...].firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex
        defer { start = end + 1 }
        guard end - start > 2 else { continue }
        let part = parts.add(name[start..<end])
        if part < structuralCount { continue }
        let place = Int32(uses.count)
        if part < ends.first.count {
          uses[Int(ends.last[part])].next = place
          ends.last[part] = place
        } else {
          ends.first.append(place)
          ends.last.append(place)
        }
        uses.append(Use(name: UInt16(index)))
      }
    }
    self.table = table
    self.parts = parts
    self.uses = uses
    first = ends.first
  }

  /// The indices of the names that hold a part, in their order.
  private func names(with part: String) -> [Int] {
    guard let number = parts.index(of: part.utf8) else { return [] }
    var names: [Int] = []
    var place = first[number]
    while place >= 0 {
      names.append(Int(uses[Int(place)].name))
      place = uses[Int(place)].next
    }
    return names
  }

  /// The symbols with a word in their names, surest first, at most `limit` of them.
  ///
  /// - Parameters:
  ///   - word: a folded word.
  ///   - context: all the words of the title; a name that holds several is a better match.
  ///   - target: where given, symbols introduced later are left out.
  func matches(
    for word: String, among context: [String], availableIn target: OSVersion?, limit: Int = 4
  ) -> [Match] {
    var found: [Match] = []
    for form in Self.forms(of: word) {
      for index in names(with: form) {
        let name = table.names.name(at: index)
        guard let score = Self.score(name, for: form, among: context),
          table.isOffered(at: index, availableIn: target), !table.isRestricted(name)
        else { continue }
        found.append(
          Match(name: name, score: score, isPlain: Self.isPlain(name, for: form)))
      }
      if !found.isEmpty { break }
    }
    found.sort { ($1.score, $0.name) < ($0.score, $1.name) }
    return Array(found.prefix(limit))
  }

  private static func forms(of word: String) -> [String] {
    var forms = [word]
    for ending in ["s", "es"] where word.hasSuffix(ending) {
      forms.append(String(word.dropLast(ending.count)))
    }
    return forms.filter { $0.count > 2 }
  }

  /// How well a name stands for a word; nil where the word is only a detail of it.
  private static func score(_ name: String, for word: String, among context: [String]) -> Int? {
    let parts = name.split(separator: ".")
    var score = parts.first.map { $0 == word } == true ? 86 : 72
    for part in parts where part != word {
      if part == "fill" {
        score += 2
      } else if alarming.contains(String(part)) {
        score -= 25
      } else if shapes.contains(String(part)) {
        score -= 10
      } else if part.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) == true {
        score -= 8
      } else if !structural.contains(String(part)), !context.contains(String(part)) {
        // `increase.indent` is about indentation.
        return nil
      }
    }
    return score >= 50 ? score : nil
  }

  /// Whether two names begin with the same picture, as `trash.fill` and `trash.circle.fill` do.
  static func showTheSame(_ first: String, _ second: String) -> Bool {
    let picture = { (name: String) in
      name.split(separator: ".").filter { part in
        !structural.contains(String(part))
      }
    }
    // Two people are not what three are.
    let number = { (parts: [Substring]) in parts.dropFirst().first.flatMap { Int($0) } }
    let (shown, other) = (picture(first), picture(second))
    return shown.first != nil && shown.first == other.first && number(shown) == number(other)
  }

  private static func isPlain(_ name: String, for word: String) -> Bool {
    !Homographs.containsPart(word)
      && name.split(separator: ".").allSatisfy {
        $0 == word || $0 == "fill" || shapes.contains(String($0))
      }
  }
}
