/// An everyday idea, the symbols that show it, and the words that name it.
package struct SymbolConcept: Sendable {
  /// How much the words say about what a screen shows.
  package enum Emphasis: Int, Comparable, Sendable {
    /// Words that go with anything, such as "add" or "list": what they go with says more.
    case weak
    case normal
    /// Words that say what happens, such as "delete" or "call", whatever it happens to.
    case strong

    package static func < (left: Emphasis, right: Emphasis) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// A word, or several joined by `_`.
  package struct Keyword: Sendable {
    /// A two-letter code of ISO 639.
    package let language: Substring
    package let text: Substring
  }

  /// Best first; current names that are not restricted.
  package let symbols: [String]
  package let emphasis: Emphasis
  /// Whether its symbols do not tell what its words tell apart, such as one relative from another:
  /// then none is a sure choice.
  package let isVague: Bool
  package let keywords: [Keyword]

  /// Reads the concepts of a text: paragraphs with a line of symbols, best first, and then lines
  /// of keywords that each begin with their language. `~` before the symbols makes a concept weak,
  /// `!` makes it strong, `?` makes it vague.
  package static func concepts(in text: String) -> [SymbolConcept] {
    var result: [SymbolConcept] = []
    var symbols: [String] = []
    var emphasis = Emphasis.normal
    var isVague = false
    var keywords: [Keyword] = []
    func finish() {
      guard !symbols.isEmpty else { return }
      result.append(
        SymbolConcept(
          symbols: symbols, emphasis: emphasis, isVague: isVague, keywords: keywords))
      symbols = []
      emphasis = .normal
      isVague = false
      keywords = []
    }
    // Bytes, as characters would take most of the time of reading the dictionary.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let first = words.first.map({ Substring($0) }) else {
        finish()
        continue
      }
      if symbols.isEmpty {
        symbols = words.map { String(Substring($0)) }
        switch first {
        case "~": emphasis = .weak
        case "!": emphasis = .strong
        case "?": isVague = true
        default: continue
        }
        symbols.removeFirst()
      } else {
        for word in words.dropFirst() {
          keywords.append(Keyword(language: first, text: Substring(word)))
        }
      }
    }
    finish()
    return result
  }
}
