import AAAnalysis
import Testing

@Suite struct TextTests {
  @Test func linesEndAtEveryKindOfLineEnding() {
    let text = SourceText("a\nb\r\nc\rd")
    #expect(text.lines.count == 4)
    #expect((0..<4).map { text[text.contentRange(ofLine: $0)] } == ["a", "b", "c", "d"])
  }
}
