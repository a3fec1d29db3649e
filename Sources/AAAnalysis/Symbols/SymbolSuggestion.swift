import Synchronization

/// Symbols to choose from for the title of a screen or control.
public enum SymbolSuggestion {
  /// Symbols to choose from.
  public struct Choice: Hashable, Sendable {
    /// Distinct ones, best first.
    public var symbols: [String]
    /// The one that surely means what the title says, the first; nil where none does: then a person
    /// has to choose, and a symbol that means something else would be worse than none.
    public var preferred: String?

    public init(symbols: [String], preferred: String? = nil) {
      self.symbols = symbols
      self.preferred = preferred
    }
  }

  /// Distinct symbols for a title, best first.
  ///
  /// None is restricted, a form for one script, or newer than `target`. There are always `count` of
  /// them, for titles that say nothing, too, unless `count` and `excluded` ask for more than the
  /// neutral symbols can give. The same arguments give the same symbols.
  ///
  /// - Parameters:
  ///   - title: what the screen or control is called, in any language, or the key of its
  ///     translations; nil or empty if unknown.
  ///   - hints: further names in falling order of worth, such as that of the view's type.
  ///   - target: the deployment target; where unknown, symbols of iOS 13 and 14 come before newer
  ///     ones that fit about as well.
  ///   - excluded: symbols not to suggest, such as those that other screens have.
  public static func choice(
    for title: String?, hints: [String] = [], availableIn target: OSVersion? = nil,
    excluding excluded: Set<String> = [], count: Int = 3
  ) -> Choice {
    let request = Request(
      title: title, hints: hints, target: target, excluded: excluded, count: count)
    if let known = made.withLock({ $0[request] }) { return known }
    let choice = makeChoice(for: request)
    made.withLock { made in
      if made.count >= capacity { made.removeAll() }
      made[request] = choice
    }
    return choice
  }

  /// The arguments of `choice`.
  private struct Request: Hashable {
    let title: String?
    let hints: [String]
    let target: OSVersion?
    let excluded: Set<String>
    let count: Int
  }

  /// Choices that were made: the same titles are asked about at every keystroke. Beyond so many,
  /// all are made again.
  private static let made = Mutex<[Request: Choice]>([:])
  private static let capacity = 512

  private static func makeChoice(for request: Request) -> Choice {
    var ranking = Ranking(target: request.target, excluded: request.excluded)
    let key = request.title.flatMap(TitleKey.init)
    let title = TitleWords(key?.last ?? request.title ?? "")
    ranking.addTitle(title)
    for (index, hint) in ((key?.rest ?? []) + request.hints).prefix(8).enumerated() {
      ranking.addHint(TitleWords(hint), percent: max(60 - 5 * index, 30))
    }
    var result = ranking.symbols(limit: request.count)
    let preferred = result.first(where: ranking.sure.contains)
    if let preferred { result = [preferred] + result.filter { $0 != preferred } }
    let neutral = neutralSymbols(for: title)
    for symbol in neutral where result.count < request.count {
      guard let symbol = ranking.available(symbol), !result.contains(symbol) else { continue }
      result.append(symbol)
    }
    return Choice(symbols: result, preferred: preferred)
  }

  /// The symbols of `choice(for:hints:availableIn:excluding:count:)`.
  public static func symbols(
    for title: String?, hints: [String] = [], availableIn target: OSVersion? = nil,
    excluding excluded: Set<String> = [], count: Int = 3
  ) -> [String] {
    choice(for: title, hints: hints, availableIn: target, excluding: excluded, count: count)
      .symbols
  }

  /// Symbols that do for any screen, beginning with another one for another title, so that screens
  /// that nothing is known of are not all alike.
  private static func neutralSymbols(for title: TitleWords) -> [String] {
    var hash: UInt32 = 0
    for word in title.words {
      for byte in word.utf8 { hash = hash &* 31 &+ UInt32(byte) }
    }
    for scalar in title.runs.joined() { hash = hash &* 31 &+ scalar.value }
    let first = Int(hash % UInt32(neutral.count))
    return Array(neutral[first...] + neutral[..<first]) + plain
  }

  /// All of iOS 13, and all different in outline.
  private static let neutral = [
    "star.fill", "square.grid.2x2.fill", "bookmark.fill", "flag.fill", "tag.fill",
    "rectangle.stack.fill",
  ]
  /// What is left where other screens have these.
  private static let plain = ["circle.fill", "square.fill", "app.fill", "circle.grid.3x3.fill"]
}

/// The candidates for one title with their scores.
private struct Ranking {
  /// The version that symbols must be there in; nil where unknown.
  private let target: OSVersion?
  private let excluded: Set<String>
  private let table = SymbolTable.shared
  private var scores: [String: Int] = [:]
  /// The candidates in the order of their discovery, which settles ties.
  private var order: [String] = []
  /// The candidates that surely mean what the title says.
  private(set) var sure: Set<String> = []

  /// What is left of a concept's score for each of its symbols.
  private static let shares = [100, 92, 84, 76, 70, 65]

  init(target: OSVersion?, excluded: Set<String>) {
    // Before iOS 13 there are no symbols at all, and so none to be right.
    self.target = target.map { max($0, OSVersion(13)) }
    self.excluded = excluded
  }

  /// Adds what a title suggests.
  mutating func addTitle(_ title: TitleWords) {
    add(title, percent: 100, isTitle: true)
    addNumber(of: title)
  }

  /// Adds what another name suggests, at a part of its full worth.
  mutating func addHint(_ hint: TitleWords, percent: Int) {
    add(hint, percent: percent, isTitle: false)
  }

  private mutating func add(_ title: TitleWords, percent: Int, isTitle: Bool) {
    let (matches, unknown) = SymbolDictionary.shared.matches(for: title)
    for match in matches {
      // Of the symbols for the weather, the title "Umbrella" means the umbrella.
      let named = match.word.flatMap { word in
        match.concept.symbols.first { symbol in
          let part = symbol.prefix { $0 != "." }
          return part == word || part + "s" == word || part == word + "s"
        }
      }
      for (place, symbol) in match.concept.symbols.prefix(Self.shares.count).enumerated() {
        guard let available = available(symbol) else { continue }
        let isNamed = symbol == named && symbol != match.concept.symbols.first
        let share = isNamed ? 101 : Self.shares[place]
        note(available, score: match.score * share * percent / 10_000)
        // Of the others, those with the same picture are as good.
        if isTitle, match.isMeant,
          place == 0 || isNamed
            || SymbolParts.showTheSame(symbol, match.concept.symbols.first ?? "")
        {
          sure.insert(available)
        }
      }
    }
    addNames(of: title, unknown, percent: percent, isTitle: isTitle)
  }

  /// Adds the symbols that have words of a title in their names.
  private mutating func addNames(
    of title: TitleWords, _ unknown: [String], percent: Int, isTitle: Bool
  ) {
    let content = title.words.filter { !StopWords.contains($0) && !StopWords.isLight($0) }
    // A name may write two words of a title as one.
    let pairs = zip(title.words, title.words.dropFirst()).map { $0 + $1 }
    for word in pairs + unknown {
      let found = SymbolParts.shared.matches(
        for: word, among: title.words, availableIn: target)
      let isWhole = isTitle && title.runs.isEmpty && content.joined() == word
      for match in found where !excluded.contains(match.name) {
        note(match.name, score: match.score * percent / 100)
        if isWhole, match.isPlain { sure.insert(match.name) }
      }
    }
  }

  /// Adds the symbol of the number in a short title such as "Step 3".
  private mutating func addNumber(of title: TitleWords) {
    guard title.words.count + title.runs.count <= 3,
      let number = title.words.lazy.compactMap({ Int($0) }).first,
      let symbol = available("\(number).circle.fill")
    else { return }
    note(symbol, score: 102)
    let others = title.words.filter { Int($0) == nil && !StopWords.contains($0) }
    if title.runs.isEmpty, others.allSatisfy(Self.counted.contains) { sure.insert(symbol) }
  }

  /// What is told apart by numbers.
  private static let counted: Set<String> = [
    "chapter", "etape", "etapa", "etappe", "kapitel", "level", "niveau", "nivel", "number", "paso",
    "passo", "part", "schritt", "stap", "step", "stufe", "teil",
  ]

  /// The best candidates.
  func symbols(limit: Int) -> [String] {
    let ranked = order.enumerated().map { place, symbol in
      (symbol: symbol, score: scores[symbol].map { $0 - age(of: symbol) } ?? 0, place: place)
    }
    return ranked.sorted { ($1.score, $0.place) < ($0.score, $1.place) }
      .prefix(max(limit, 0)).map(\.symbol)
  }

  /// The name under which a symbol is there in the target, if it may be suggested.
  func available(_ symbol: String) -> String? {
    // Where the target is unknown, a name that was there from the start is the safer one.
    let bound = target ?? Self.early
    let isThere = { (name: String) in table.introduced(name).map { $0 <= bound } ?? false }
    let name = isThere(symbol) ? symbol : table.formerNames(of: symbol).first(where: isThere)
    if let name { return excluded.contains(name) ? nil : name }
    return target == nil && table.introduced(symbol) != nil && !excluded.contains(symbol)
      ? symbol : nil
  }

  private mutating func note(_ symbol: String, score: Int) {
    guard let known = scores[symbol] else {
      scores[symbol] = score
      order.append(symbol)
      return
    }
    scores[symbol] = max(known, score)
  }

  private static let early = OSVersion(14, 5)

  /// What a symbol loses for being young, where the target is unknown.
  private func age(of symbol: String) -> Int {
    guard target == nil, let introduced = table.introduced(symbol) else { return 0 }
    if introduced <= Self.early { return 0 }
    // Less than what parts the first symbol of a concept from the third, so that one that only
    // comes near never takes the place of the one that is meant.
    return introduced < OSVersion(17) ? 9 : 14
  }
}
