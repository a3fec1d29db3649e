/// The concepts, to be found by the words of a title in any of their languages.
///
/// The words choose symbols to suggest and nothing else: no finding depends on them.
package struct SymbolDictionary: Sendable {
  /// The one dictionary; read when it is first used.
  package static let shared = SymbolDictionary(
    SymbolConcept.concepts(in: texts.joined(separator: "\n\n")))

  /// The texts of all concepts.
  package static let texts = [media, people, home, health, places, actions, buttons]

  /// A concept that words name.
  package struct Match {
    package let concept: SymbolConcept
    /// The word that named it, where it was a single one.
    package let word: String?
    /// How well, up to about 100.
    package let score: Int
    /// Whether it is what the title as a whole means.
    package let isMeant: Bool
  }

  /// A concept that a keyword names.
  private struct Meaning {
    let concept: Int32
    let isEnglish: Bool
    /// The place of the keyword's next meaning in `meanings`; -1 for the last.
    var next: Int32 = -1
  }

  private let concepts: [SymbolConcept]
  private let meanings: [Meaning]
  /// The folded keywords.
  private let keywords: WordTable
  /// For each keyword the place of its first meaning in `meanings`.
  private let places: [Int32]
  /// Numbers of words or characters in the longest keywords.
  private static let longestPhrase = 4
  private static let longestRun = 8

  init(_ concepts: [SymbolConcept]) {
    var meanings: [Meaning] = []
    var keywords = WordTable(capacity: 10_000)
    var places: [Int32] = []
    meanings.reserveCapacity(10_000)
    places.reserveCapacity(10_000)
    for (index, concept) in concepts.enumerated() {
      for keyword in concept.keywords {
        let number = Self.add(keyword.text, to: &keywords)
        let meaning = Meaning(concept: Int32(index), isEnglish: keyword.language == "en")
        if number < places.count {
          var last = Int(places[number])
          while meanings[last].next >= 0 { last = Int(meanings[last].next) }
          // English comes first; the same word in another language adds nothing.
          if meanings[last].concept == meaning.concept { continue }
          meanings[last].next = Int32(meanings.count)
        } else {
          places.append(Int32(meanings.count))
        }
        meanings.append(meaning)
      }
    }
    self.meanings = meanings
    self.keywords = keywords
    self.places = places
    self.concepts = concepts.map {
      SymbolConcept(
        symbols: $0.symbols, emphasis: $0.emphasis, isVague: $0.isVague, keywords: [])
    }
  }

  /// Adds the folded form of a keyword, and tells its number.
  private static func add(_ keyword: Substring, to keywords: inout WordTable) -> Int {
    // Most keywords are folded already.
    let isFolded = keyword.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "_")
    }
    if isFolded { return keywords.add(keyword.utf8) }
    let words = TitleWords(String(keyword))
    guard let run = words.runs.first else {
      return keywords.add(words.words.joined(separator: "_").utf8)
    }
    return keywords.add(string(run[...]).utf8)
  }

  /// The meanings of a folded keyword; nil for other words.
  private func meanings(of keyword: String) -> [Meaning]? {
    guard let number = keywords.index(of: keyword.utf8) else { return nil }
    var result: [Meaning] = []
    var place = places[number]
    while place >= 0 {
      result.append(meanings[Int(place)])
      place = meanings[Int(place)].next
    }
    return result
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return String(string)
  }

  /// The concepts that a title names, surest first, and the words that it has no concept for.
  package func matches(for title: TitleWords) -> (matches: [Match], unknown: [String]) {
    var found = FoundConcepts()
    let unknown = findWords(title.words, alone: title.runs.isEmpty, in: &found)
    for (place, run) in title.runs.enumerated() {
      findRun(run, place: place, in: &found)
    }
    let meant = found.meant(among: concepts)
    let matches = found.entries.map {
      Match(
        concept: concepts[$0.concept], word: $0.word, score: $0.score,
        isMeant: $0.concept == meant)
    }
    return (matches.sorted { $0.score > $1.score }, unknown)
  }

  /// Notes what the words at `place` name, `sureness` being 100 for the very word.
  private func add(
    _ meanings: [Meaning], word: String? = nil, sureness: Int, place: Int, distance: Int? = nil,
    isClear: Bool = true, to found: inout FoundConcepts
  ) {
    for meaning in meanings {
      var score = sureness - min(distance ?? place, 8) - (meaning.isEnglish ? 0 : 3)
      switch concepts[Int(meaning.concept)].emphasis {
      case .weak: score = score * 4 / 5
      case .normal: break
      case .strong: score += 10
      }
      found.add(Int(meaning.concept), word: word, score: score, place: place, isClear: isClear)
    }
  }

  // MARK: - Words

  /// Finds the concepts of words and phrases, and returns the words that are no keywords.
  private func findWords(_ words: [String], alone: Bool, in found: inout FoundConcepts)
    -> [String]
  {
    var unknown: [String] = []
    // "Me" is a title, too.
    let onlyStopWords = words.allSatisfy(StopWords.contains)
    let says = { (word: String) in
      !StopWords.contains(word) && !StopWords.isLight(word) && Int(word) == nil
    }
    let onlyLightWords = alone && !words.contains(where: says)
    var place = 0
    while place < words.count {
      if let (length, meanings) = phrase(at: place, in: words) {
        add(meanings, sureness: 100 + length, place: place, to: &found)
        found.count(
          max(words[place..<place + length].count(where: says), 1), at: place, understood: true)
        place += length
        continue
      }
      let word = words[place]
      let isClear = !Homographs.contains(word)
      var isUnderstood = false
      if onlyStopWords {
        if let meanings = meanings(of: word) {
          add(meanings, word: word, sureness: 100, place: place, isClear: isClear, to: &found)
          isUnderstood = isClear
        }
      } else if !StopWords.contains(word) {
        if let meanings = meanings(of: word) {
          add(meanings, word: word, sureness: 100, place: place, isClear: isClear, to: &found)
          isUnderstood = isClear
        } else if let form = inflected(word) {
          let isClear = isClear && form.isClear
          add(form.meanings, sureness: 94, place: place, isClear: isClear, to: &found)
          isUnderstood = isClear
        } else {
          unknown.append(word)
          if let meanings = compound(word) {
            add(meanings, sureness: 62, place: place, isClear: false, to: &found)
          }
        }
      }
      if says(word) || onlyStopWords || isUnderstood && onlyLightWords {
        found.count(
          at: place, understood: isUnderstood, isWeak: found.isWeak(at: place, among: concepts))
      }
      if words.count > 1, StopWords.negates(word) || place == words.count - 1 && isSwitch(word) {
        found.negate()
      }
      place += 1
    }
    return unknown
  }

  /// "Sound On" is told from "Sound Off" by its end alone.
  private func isSwitch(_ word: String) -> Bool { word == "on" || word == "off" }

  /// The longest phrase of several words at `place`, with or without its articles.
  private func phrase(at place: Int, in words: [String]) -> (Int, [Meaning])? {
    let longest = min(Self.longestPhrase, words.count - place)
    guard longest > 1 else { return nil }
    for length in stride(from: longest, to: 1, by: -1) {
      let phrase = words[place..<place + length]
      if let meanings = meanings(of: phrase.joined(separator: "_")) { return (length, meanings) }
      let content = phrase.filter { !StopWords.contains($0) }
      if content.count > 1, content.count < length, content.first == phrase.first,
        let meanings = meanings(of: content.joined(separator: "_"))
      {
        return (length, meanings)
      }
    }
    return nil
  }

  /// The meanings of a word in another form, such as a plural, and whether it surely is one: the
  /// endings of other languages are too short to tell.
  private func inflected(_ word: String) -> (meanings: [Meaning], isClear: Bool)? {
    for ending in Self.endings where word.hasSuffix(ending) && word.count - ending.count > 2 {
      let stem = String(word.dropLast(ending.count))
      var stems = [stem]
      if ending == "ies" { stems.append(stem + "y") }
      if ending == "ing" || ending == "ed" { stems.append(stem + "e") }
      for stem in stems {
        guard let meanings = meanings(of: stem) else { continue }
        let isClear =
          Self.englishEndings.contains(ending) && !Homographs.contains(stem)
          && meanings.contains(where: \.isEnglish)
        return (meanings, isClear)
      }
    }
    return nil
  }

  private static let endings = ["s", "es", "ies", "n", "en", "e", "er", "ing", "d", "ed", "x"]
  private static let englishEndings: Set<String> = ["s", "es", "ies", "ing", "ed"]

  /// The meanings of the longest keyword that a word begins or else ends with.
  private func compound(_ word: String) -> [Meaning]? {
    let shortest = 5
    let longest = min(word.count - 1, 20)
    guard longest >= shortest else { return nil }
    for length in stride(from: longest, through: shortest, by: -1) {
      if let meanings = meanings(of: String(word.prefix(length))) { return meanings }
    }
    for length in stride(from: longest, through: shortest, by: -1) {
      if let meanings = meanings(of: String(word.suffix(length))) { return meanings }
    }
    return nil
  }

  // MARK: - Scripts without spaces

  /// Finds the longest keywords within a run. A keyword of one character counts only where it
  /// stands alone in its script: within a longer word it may mean anything.
  private func findRun(_ run: [Unicode.Scalar], place: Int, in found: inout FoundConcepts) {
    var taken = [Bool](repeating: false, count: run.count)
    // Words have lower places.
    let base = 1_000 * (place + 1)
    for length in stride(from: min(Self.longestRun, run.count), through: 1, by: -1) {
      for start in 0...(run.count - length) {
        let range = start..<start + length
        guard !taken[range].contains(true), length > 1 || isAlone(start, in: run),
          let meanings = meanings(of: Self.string(run[range]))
        else { continue }
        for index in range { taken[index] = true }
        add(meanings, sureness: 100, place: base + start, distance: place + start, to: &found)
      }
    }
    let left = zip(run, taken).filter { !$0.1 }.map(\.0)
    if Self.negates(left) { found.negate() }
    let isHangul = run.first.map { TitleWords.script(of: $0) == 3 } ?? false
    let isUnderstood =
      isHangul
      ? taken.first == true && left.count * 2 <= run.count : left.allSatisfy(Self.isParticle)
    guard let first = taken.firstIndex(of: true), let last = taken.lastIndex(of: true) else {
      return found.count(at: base, understood: false)
    }
    found.count(at: base + first, understood: isUnderstood)
    // Where a strong word begins is what counts.
    var start = last
    while start > 0, taken[start - 1], !found.entries.contains(where: {
      $0.places.contains(base + start)
    }) { start -= 1 }
    found.count(0, at: base + start, understood: isUnderstood)
  }

  /// Whether a character carries no meaning of its own beside keywords.
  private static func isParticle(_ scalar: Unicode.Scalar) -> Bool {
    TitleWords.script(of: scalar) == 1
      || "的了我你请請一个個们們在有和与與ー・".unicodeScalars.contains(scalar)
  }

  private static func negates(_ scalars: [Unicode.Scalar]) -> Bool {
    if scalars.contains(where: { "不没沒无無未非안않".unicodeScalars.contains($0) }) { return true }
    let text = string(scalars[...])
    return text.contains("ない") || text.contains("ません")
  }

  private func isAlone(_ index: Int, in run: [Unicode.Scalar]) -> Bool {
    let script = TitleWords.script(of: run[index])
    let before = index > 0 ? TitleWords.script(of: run[index - 1]) : nil
    let after = index + 1 < run.count ? TitleWords.script(of: run[index + 1]) : nil
    return before != script && after != script
  }
}
