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
    ("/*\n   Licensed.\n\n   As is.\n */\na {\n    b\n}", "    "),
    ("//   x\n   // y\na {\n    b\n}", "    "),
    ("/* a\n\tb */\na {\n    /*\n  c */ d\n    e\n}", "    "),
    ("let a = \"\"\"\n  b\n  \"\"\"\nc {\n    d\n}", "    "),
    ("let a = \"\"\"\n  b \\(c)\n   d \\(e)\n  \"\"\"\nf {\n    g\n}", "    "),
  ])
  func tellsTheUnitOfIndentation(text: String, unit: String) {
    #expect(SyntaxTree(SourceText(text)).indentationUnit == unit)
  }

  @Test(arguments: [("a\n \t b", 5, " \t "), ("  a", 2, "  "), ("a", 1, ""), ("   ", 3, "   ")])
  func tellsTheIndentationOfALine(text: String, offset: Int, indentation: String) {
    #expect(SourceText(text).indentation(ofLineContaining: offset) == indentation)
  }
}
