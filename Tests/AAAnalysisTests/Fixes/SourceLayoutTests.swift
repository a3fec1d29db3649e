@testable import AAAnalysis
import Testing

@Suite struct SourceLayoutTests {
  @Test(arguments: [
    ("a {\n  b\n}", "  "),
    ("a {\n    b {\n        c\n    }\n}", "    "),
    ("a {\n\tb\n}", "\t"),
    ("/*\n * x\n */\na {\n   b\n}", "   "),
    ("a", "  "),
    ("", "  "),
    ("a {\r\n    \r\n  b\r\n}", "  "),
  ])
  func tellsTheUnitOfIndentation(text: String, unit: String) {
    #expect(SourceText(text).indentationUnit == unit)
  }

  @Test(arguments: [("a\n \t b", 5, " \t "), ("  a", 2, "  "), ("a", 1, ""), ("   ", 3, "   ")])
  func tellsTheIndentationOfALine(text: String, offset: Int, indentation: String) {
    #expect(SourceText(text).indentation(ofLineContaining: offset) == indentation)
  }
}
