import AAAnalysis
import Testing

@Suite struct TitleWordsTests {
  @Test(arguments: [
    ("My Photos", ["my", "photos"]),
    ("DrawingView", ["drawing", "view"]),
    ("PDFViewer", ["pdf", "viewer"]),
    ("photo_library.title", ["photo", "library", "title"]),
    ("Step2of5", ["step", "2", "of", "5"]),
    ("Gemälde für Straße", ["gemalde", "fur", "strasse"]),
    ("Cafe\u{301} cœur", ["cafe", "coeur"]),
    ("Ｐｈｏｔｏ１", ["photo", "1"]),
    ("Zdjęcia ŁÓDŹ", ["zdjecia", "lodz"]),
    ("Настройки", ["настройки"]),
    ("…!? —", []),
    ("", []),
  ])
  func splitsAndFoldsWords(text: String, words: [String]) {
    #expect(TitleWords(text).words == words)
  }

  @Test func keepsRunsOfScriptsWithoutSpaces() {
    let words = TitleWords("写真をとる Camera 사진 찍기")
    #expect(words.words == ["camera"])
    #expect(
      words.runs.map { String(String.UnicodeScalarView($0)) } == ["写真をとる", "사진", "찍기"])
  }

  @Test func readsOnlyTheBeginningOfProse() {
    let words = TitleWords(String(repeating: "word ", count: 100_000))
    #expect(words.words.count == 32)
  }
}
