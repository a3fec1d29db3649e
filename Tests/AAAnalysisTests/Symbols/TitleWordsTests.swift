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

  @Test("Letters of Latin are as large and as small as Unicode says")
  func latinLetters() {
    for value in UInt32(0xC0)...0x17F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      // A capital begins a word behind a small letter, a sign ends one.
      let count = TitleWords("a\(scalar)").words.count
      #expect(count == (properties.isUppercase ? 2 : 1), "U+\(String(value, radix: 16))")
      let parts = TitleWords("a\(scalar)a").words.count
      let isSign = !properties.isAlphabetic
      #expect(parts == (isSign || properties.isUppercase ? 2 : 1), "U+\(String(value, radix: 16))")
    }
  }
}
