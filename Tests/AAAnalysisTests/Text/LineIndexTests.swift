import AAAnalysis
import Testing

@Suite struct LineIndexTests {
  @Test func linesEndAtEveryKindOfLineEnding() {
    let text = SourceText("a\nb\r\nc\rd")
    #expect(text.lines.count == 4)
    #expect((0..<4).map { text[text.contentRange(ofLine: $0)] } == ["a", "b", "c", "d"])
    #expect((0..<4).map { text.lines.start(ofLine: $0) } == [0, 2, 5, 7])
  }

  @Test(arguments: [
    ("", 1), ("a", 1), ("\n", 2), ("\r", 2), ("\r\n", 2), ("\n\r", 3), ("\r\r\n", 3), ("\n\n", 3),
    ("a\n", 2), ("a\r\n\r\nb", 3), ("\u{2028}\u{85}\u{0B}\u{0C}", 1),
  ])
  func countsLines(text: String, count: Int) {
    #expect(SourceText(text).lines.count == count)
  }

  @Test func anOffsetBelongsToTheLineItsEndingEnds() {
    let lines = SourceText("ab\r\ncd\n\ne").lines
    #expect((0...9).map { lines.line(containing: $0) } == [0, 0, 0, 0, 1, 1, 1, 2, 3, 3])
    #expect(lines.line(containing: -1) == 0)
    #expect(lines.line(containing: .max) == 3)
  }

  @Test func linesOutOfRangeAreClamped() {
    let text = SourceText("a\nbc")
    for line in [-1, Int.min] {
      #expect(text.lines.start(ofLine: line) == 0)
      #expect(text.contentRange(ofLine: line) == ByteRange(0, 1))
    }
    for line in [2, Int.max] {
      #expect(text.lines.start(ofLine: line) == 2)
      #expect(text.contentRange(ofLine: line) == ByteRange(2, 4))
    }
  }

  @Test(arguments: [
    ("", LineEnding.lineFeed), ("a", .lineFeed), ("a\n", .lineFeed),
    ("a\r\nb\n", .carriageReturnLineFeed), ("\rb\r\n", .carriageReturn), ("\nb\r\n", .lineFeed),
  ])
  func theFirstLinesEndingIsTheDocuments(text: String, ending: LineEnding) {
    #expect(SourceText(text).lineEnding == ending)
  }

  @Test func agreesWithASlowSearch() {
    var random = DamageGenerator(seed: 11)
    let pieces = ["a", "\n", "\r", "\r\n", "é", "🙂"]
    for _ in 0..<500 {
      let text = (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
      // A line ending of two characters is one for the standard library, too.
      let expected = text.split(
        omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r", "\r\n"].contains($0) })
      let source = SourceText(text)
      let lines = (0..<source.lines.count).map { source[source.contentRange(ofLine: $0)] }
      #expect(lines == expected.map(String.init), "\(text.debugDescription)")
    }
  }
}
