import AAAnalysis
import Testing

@Suite struct SymbolDictionaryTests {
  let concepts = SymbolConcept.concepts(in: SymbolDictionary.texts.joined(separator: "\n\n"))

  @Test func holdsTheEverydayConcepts() {
    #expect(concepts.count > 140)
    #expect(Set(concepts.map(\.symbols)).count == concepts.count)
  }

  @Test func namesOnlySymbolsThatMayBeUsed() {
    let table = SymbolTable.shared
    for symbol in Set(concepts.flatMap(\.symbols)) {
      #expect(table.introduced(symbol) != nil, "\(symbol) is no symbol")
      #expect(!table.isRestricted(symbol), "\(symbol) is restricted")
      #expect(table.currentName(forOld: symbol) == nil, "\(symbol) has a new name")
      #expect(!table.isScriptVariant(symbol), "\(symbol) is a form for one script")
    }
  }

  @Test func givesEachConceptSeveralSymbolsOnce() {
    for concept in concepts {
      #expect(concept.symbols.count >= 3, "\(concept.symbols)")
      #expect(Set(concept.symbols).count == concept.symbols.count, "\(concept.symbols)")
    }
  }

  @Test func hasWordsOfEveryLanguageForEachConcept() {
    let languages: Set<Substring> = ["en", "de", "fr", "es", "it", "pt", "nl", "ja", "zh", "ko"]
    for concept in concepts {
      #expect(Set(concept.keywords.map(\.language)) == languages, "\(concept.symbols)")
    }
  }

  /// A keyword that folds to nothing, or to more words than are looked at, would never be found.
  @Test func findsEachOfItsKeywords() {
    for concept in concepts {
      for keyword in concept.keywords {
        let title = keyword.text.split(separator: "_").joined(separator: " ")
        let matches = SymbolDictionary.shared.matches(for: TitleWords(title)).matches
        #expect(matches.contains { $0.concept.symbols == concept.symbols }, "\(keyword.text)")
      }
    }
  }

  @Test func readsItsOwnForm() throws {
    let concepts = SymbolConcept.concepts(
      in: """

        ~ star.fill star
        en star my_star
        de stern


        heart.fill
        en heart
        """)
    try #require(concepts.count == 2)
    #expect(concepts[0].symbols == ["star.fill", "star"])
    #expect(concepts[0].emphasis == .weak)
    #expect(concepts[0].keywords.map(\.text) == ["star", "my_star", "stern"])
    #expect(concepts[0].keywords.map(\.language) == ["en", "en", "de"])
    #expect(concepts[1].emphasis == .normal)
    #expect(SymbolConcept.concepts(in: "").isEmpty)
  }
}
