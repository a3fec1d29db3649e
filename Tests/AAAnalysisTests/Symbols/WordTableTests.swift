import Testing

@testable import AAAnalysis

@Suite struct WordTableTests {
  @Test("Words keep the numbers of their first addition, however many there are")
  func numbers() {
    var table = WordTable(capacity: 4)
    let words = (0..<3_000).map { "word\($0 % 1_000)" }
    for (place, word) in words.enumerated() { #expect(table.add(word.utf8) == place % 1_000) }
    #expect(table.count == 1_000)
    for place in 0..<1_000 { #expect(table.index(of: "word\(place)".utf8) == place) }
    #expect(table.index(of: "word".utf8) == nil)
    #expect(table.index(of: "word1000".utf8) == nil)
  }

  @Test("The empty word is a word like others")
  func empty() {
    var table = WordTable(capacity: 0)
    #expect(table.index(of: "".utf8) == nil)
    #expect(table.add("".utf8) == 0)
    #expect(table.add("a".utf8) == 1)
    #expect(table.add("".utf8) == 0)
  }
}
