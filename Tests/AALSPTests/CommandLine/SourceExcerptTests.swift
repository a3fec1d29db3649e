import AAAnalysis
import Testing

@testable import AALSP

@Suite struct SourceExcerptTests {
  /// The excerpt of what stands between `⟦` and `⟧`.
  private func excerpt(_ marked: String, width: Int = 120) -> SourceExcerpt {
    let (text, flagged) = RuleExample.File("A.swift", marked).unmarked
    return SourceExcerpt(of: flagged.first ?? ByteRange(at: 0), in: text, width: width)
  }

  @Test(arguments: [
    ("a ⟦bc⟧ d", "a bc d", "  ^~"),
    ("\t⟦x⟧", "    x", "    ^"),
    ("ab\t⟦x⟧", "ab  x", "    ^"),
    ("a⟦\t⟧b", "a   b", " ^~~"),
    ("\"😀\" ⟦x⟧", "\"😀\" x", "     ^"),
    ("⟦\"漢字\"⟧", "\"漢字\"", "^~~~~~"),
    ("e\u{301} ⟦x⟧", "e\u{301} x", "  ^"),
    ("👨‍👩‍👧⟦👨‍👩‍👧⟧x", "👨‍👩‍👧👨‍👩‍👧x", "  ^~"),
    ("ab⟦⟧c", "abc", "  ^"),
    ("abc⟦⟧", "abc", "   ^"),
    ("⟦⟧", "", "^"),
    ("a\u{1B}⟦b⟧", "a␛b", "  ^"),
  ])
  func underlines(marked: String, line: String, underline: String) {
    let result = excerpt(marked)
    #expect(result.line == line)
    #expect(result.underline == underline)
    #expect(result.lastLineNumber == nil)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndInEveryWay(ending: String) {
    let result = excerpt("one\(ending)\(ending)  ⟦two⟧\(ending)three")
    #expect(result.lineNumber == 3)
    #expect(result.line == "  two")
    #expect(result.underline == "  ^~~")
  }

  @Test func aRangeOfSeveralLinesTellsItsLast() {
    let result = excerpt("a {⟦\n  b\n}⟧\n")
    #expect(result.lineNumber == 1)
    #expect(result.underline == "   ^")
    #expect(result.lastLineNumber == 3)
    // The line ending alone does not make it two lines.
    #expect(excerpt("⟦a\n⟧b").lastLineNumber == nil)
  }

  @Test func longLinesAreCutAroundTheRange() {
    let filler = String(repeating: "abcdefghi ", count: 100_000)
    let result = excerpt(filler + "⟦here⟧ " + filler, width: 60)
    #expect(DisplayWidth.of(result.line) <= 60)
    #expect(result.line.hasPrefix("…") && result.line.hasSuffix("…"))
    let start = result.line.index(result.line.startIndex, offsetBy: result.underlineStart)
    #expect(result.line[start...].hasPrefix("here"))
    #expect(result.underlineWidth == 4)
  }

  @Test func aLongRangeIsUnderlinedAsFarAsItIsShown() {
    let result = excerpt("x ⟦" + String(repeating: "y", count: 500) + "⟧", width: 40)
    #expect(result.line == "x " + String(repeating: "y", count: 37) + "…")
    #expect(result.underlineStart == 2)
    #expect(result.underlineWidth == 37)
  }

  @Test func placesOutOfRangeAndIllFormedBytesAreShownSomehow() {
    let text = SourceText(bytes: [0x61, 0xFF, 0x62])
    #expect(SourceExcerpt(of: ByteRange(2, 3), in: text, width: 80).line == "a\u{FFFD}b")
    #expect(SourceExcerpt(of: ByteRange(90, 99), in: text, width: 80).underlineWidth == 1)
    #expect(SourceExcerpt(of: ByteRange(-5, -1), in: text, width: 80).underlineStart == 0)
    #expect(SourceExcerpt(of: ByteRange(at: 0), in: SourceText(""), width: 80).line == "")
  }
}
