import Testing

@testable import AAAnalysis

@Suite struct TextDifferenceTests {
  private static let texts = [
    "", "a\n", "a\nb\n", "a\nb", "a\r\nb\r\n", "a\nb\r\n", "let é = 1\n", "let è = 1\n",
    "let 😀 = 1\nx\ny\n", "let 😃 = 1\nx\ny\nz\n", "x\ny\nlet 😃 = 1\n", "\r\n\r\n", "\n\n", "a\rb",
    "a\n\tb {\n\t}\n}\n", "a\n\tb {\n\t\tc\n\t}\n}\n",
  ]

  @Test(arguments: texts, texts)
  func theEditsMakeTheOneTextTheOther(old: String, new: String) {
    let text = SourceText(old)
    let edits = TextEdit.edits(from: text, to: SourceText(new))
    #expect(text.applying(edits)?.string == new)
    #expect(edits.isEmpty == (old == new))
    for edit in edits {
      // A cut character would come out as a replacement of its parts.
      #expect(!edit.replacement.contains("\u{FFFD}"))
      let position = text.position(at: edit.range.start, in: .utf16)
      #expect(text.offset(of: position, in: .utf16) == edit.range.start)
    }
  }

  @Test func onlyWhatDiffersIsReplaced() {
    let old = SourceText("one\nicon(\"draw\")\nthree\n")
    let new = SourceText("one\nicon(\"draw.fill\")\nthree\nfour\n")
    let edits = TextEdit.edits(from: old, to: new)
    #expect(
      edits == [
        TextEdit(at: 14, insert: ".fill"), TextEdit(at: 23, insert: "four\n"),
      ])
  }
}
