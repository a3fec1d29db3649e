/// The concepts that the words of one title name, and how much of the title they account for.
struct FoundConcepts {
  struct Entry {
    let concept: Int
    /// The word that named it, where it was a single one.
    let word: String?
    var score: Int
    /// The places of the words that named it.
    var places: Set<Int>
    /// Whether one of them is the keyword itself, and means nothing else.
    var isClear: Bool
  }

  /// In the order of their discovery.
  private(set) var entries: [Entry] = []
  /// Numbers of words that say something, and of those among them that clearly name a concept.
  private var said = 0
  private var understood = 0
  /// How many of the understood go with anything, such as "add".
  private var weak = 0
  /// The places of the first and last words that say something.
  private var first: Int?
  private var last: Int?
  private var isNegated = false

  /// Notes that the words at `place` name a concept.
  mutating func add(
    _ concept: Int, word: String?, score: Int, place: Int, isClear: Bool
  ) {
    guard let index = entries.firstIndex(where: { $0.concept == concept }) else {
      entries.append(
        Entry(concept: concept, word: word, score: score, places: [place], isClear: isClear))
      return
    }
    // Two words for one thing make it surer.
    entries[index].score = max(entries[index].score, score) + 4
    entries[index].places.insert(place)
    if isClear { entries[index].isClear = true }
  }

  /// Notes words that say something.
  mutating func count(
    _ number: Int = 1, at place: Int, understood isUnderstood: Bool, isWeak: Bool = false
  ) {
    said += number
    if isUnderstood { understood += number }
    if isUnderstood, isWeak { weak += number }
    if first == nil { first = place }
    last = place
  }

  /// Whether the word at a place names nothing but weak concepts.
  func isWeak(at place: Int, among concepts: [SymbolConcept]) -> Bool {
    entries.allSatisfy { !$0.places.contains(place) || concepts[$0.concept].emphasis == .weak }
  }

  mutating func negate() { isNegated = true }

  /// The concept that the title as a whole means; nil where it may mean another, or anything.
  func meant(among concepts: [SymbolConcept]) -> Int? {
    guard !isNegated, understood > 0,
      let best = entries.reversed().max(by: { $0.score < $1.score }), best.isClear,
      !concepts[best.concept].isVague
    else { return nil }
    let emphasis = concepts[best.concept].emphasis
    let hasRival = entries.contains {
      $0.concept != best.concept && $0.places.isDisjoint(with: best.places)
        && concepts[$0.concept].emphasis >= emphasis
    }
    if hasRival { return nil }
    // "Delete the cache" means deleting, whatever a cache is.
    let places = [first, last].compactMap { $0 }
    if emphasis == .strong, said <= 4, !best.places.isDisjoint(with: places) {
      return best.concept
    }
    let without = emphasis == .weak ? 0 : weak
    return (understood - without) * 3 >= (said - without) * 2 ? best.concept : nil
  }
}
