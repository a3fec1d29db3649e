import AAAnalysis
import Testing

@Suite struct TextEditTests {
  private func edited(_ text: String, _ edits: TextEdit...) -> String? {
    SourceText(text).applying(edits)?.string
  }

  @Test func oneEditReplacesItsRange() {
    let text = SourceText("abcdef")
    #expect(text.applying(TextEdit(ByteRange(1, 3), "XYZ")).string == "aXYZdef")
    #expect(text.applying(TextEdit(at: 6, insert: "!")).string == "abcdef!")
    #expect(text.applying(TextEdit(ByteRange(0, 6), "")).string == "")
  }

  @Test func rangesAreClamped() {
    let text = SourceText("abc")
    #expect(text.applying(TextEdit(ByteRange(-5, 1), "X")).string == "Xbc")
    #expect(text.applying(TextEdit(ByteRange(2, .max), "X")).string == "abX")
    #expect(text.applying(TextEdit(at: 99, insert: "X")).string == "abcX")
    #expect(text.applying(TextEdit(at: .min, insert: "X")).string == "Xabc")
    #expect(edited("abc", TextEdit(ByteRange(-5, 1), "X"), TextEdit(ByteRange(2, 9), "Y")) == "XbY")
  }

  @Test func linesAreCountedAnew() {
    let text = SourceText("a\nb").applying(TextEdit(at: 1, insert: "\r"))
    #expect(text.lines.count == 2)
    #expect(text.lines == SourceText("a\r\nb").lines)
  }

  @Test func editsOfASetReferToTheTextBefore() {
    #expect(
      edited(
        "abcdef", TextEdit(ByteRange(4, 5), "Y"), TextEdit(ByteRange(0, 2), ""),
        TextEdit(at: 3, insert: "__")) == "c__dYf")
    #expect(edited("abc") == "abc")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() {
    #expect(
      edited(
        "ab", TextEdit(at: 1, insert: "1"), TextEdit(at: 1, insert: "2"),
        TextEdit(at: 1, insert: "3")) == "a123b")
  }

  @Test func editsMayTouch() {
    #expect(edited("abcd", TextEdit(ByteRange(0, 2), "X"), TextEdit(ByteRange(2, 4), "Y")) == "XY")
    #expect(edited("abcd", TextEdit(ByteRange(1, 3), "X"), TextEdit(at: 1, insert: "<")) == "a<Xd")
    #expect(edited("abcd", TextEdit(ByteRange(1, 3), "X"), TextEdit(at: 3, insert: ">")) == "aX>d")
  }

  @Test func editsThatOverlapMeanNothing() {
    #expect(edited("abcd", TextEdit(ByteRange(0, 3), "X"), TextEdit(ByteRange(2, 4), "Y")) == nil)
    #expect(edited("abcd", TextEdit(ByteRange(1, 3), "X"), TextEdit(ByteRange(1, 3), "X")) == nil)
    #expect(edited("abcd", TextEdit(ByteRange(1, 3), "X"), TextEdit(at: 2, insert: "Y")) == nil)
    #expect(edited("abcd", TextEdit(ByteRange(0, 4), "X"), TextEdit(ByteRange(1, 2), "")) == nil)
  }

  @Test(arguments: PositionEncoding.allCases)
  func anEditorsScriptGivesTheTextItHas(encoding: PositionEncoding) {
    // What an editor does: changes a string of its own and tells of each change by positions.
    var random = DamageGenerator(seed: 21)
    let pieces = ["", "a", "foo()", "\n", "\r\n", "é", "漢字", "🙂", "👩‍👧", "e\u{301}", " // b\n"]
    for _ in 0..<30 {
      var scalars: [Unicode.Scalar] = Array("let a = 1\nlet 🙂 = \"é\"\n".unicodeScalars)
      var text = SourceText(String(String.UnicodeScalarView(scalars)))
      for _ in 0..<20 {
        let start = random.below(scalars.count + 1)
        let end = min(scalars.count, start + random.below(8))
        let insertion = (0..<random.below(3)).map { _ in pieces[random.below(pieces.count)] }
          .joined()
        func position(_ index: Int) -> LinePosition {
          let length = scalars[..<index].reduce(0) { $0 + $1.utf8.count }
          return text.position(at: length, in: encoding)
        }
        // No editor cuts `\r\n` in two.
        func isInsideLineEnding(_ index: Int) -> Bool {
          index > 0 && index < scalars.count && scalars[index - 1] == "\r"
            && scalars[index] == "\n"
        }
        if isInsideLineEnding(start) || isInsideLineEnding(end) { continue }
        let range = ByteRange(
          text.offset(of: position(start), in: encoding),
          text.offset(of: position(end), in: encoding))
        text = text.applying(TextEdit(range, insertion))
        scalars.replaceSubrange(start..<end, with: insertion.unicodeScalars)
        let expected = SourceText(String(String.UnicodeScalarView(scalars)))
        #expect(text == expected)
        #expect(text.lines == expected.lines)
      }
    }
  }

  @Test func aSetGivesWhatItsEditsGiveFromTheEndBackwards() {
    var random = DamageGenerator(seed: 22)
    for _ in 0..<300 {
      let text = SourceText(String(repeating: "abcdefghij", count: 3))
      var edits: [TextEdit] = []
      var start = random.below(4)
      while start < text.count {
        let end = min(text.count, start + random.below(5))
        edits.append(
          TextEdit(ByteRange(start, end), String(repeating: "X", count: random.below(4))))
        start = end + 1 + random.below(6)
      }
      let expected = edits.reversed().reduce(text) { $0.applying($1) }
      #expect(text.applying(edits.shuffled(using: &random)) == expected)
    }
  }
}
