import AAAnalysis
import Testing

/// Whether what a view or function is given has a value, where a condition asks for it.
@Suite struct OptionalArgumentTests {
  private func shown(_ use: String, property: String, condition: String) -> [String] {
    ScopeExample(
      home: """
        struct Home: View { var body: some View { \(use) } }
        struct Row: View {
          let title: String
          \(property)
          var body: some View { if \(condition) { Text("with") } else { Text("without") } }
        }
        """
    ).texts
  }

  @Test(arguments: ["let symbol", "let shown = symbol", "var symbol"])
  func whatACallLeavesOutIsNil(condition: String) {
    for property in ["var symbol: String?", "var symbol: String? = nil"] {
      let left = shown("Row(title: \"a\")", property: property, condition: condition)
      #expect(left == ["without"])
    }
  }

  @Test(arguments: [
    ("\"star\"", "with"), ("nil", "without"), ("other", "with without"),
    ("list.first", "with without"),
  ])
  func whatIsGivenDecides(argument: String, texts: String) {
    let shown = shown(
      "Row(title: \"a\", symbol: \(argument))", property: "var symbol: String?",
      condition: "let symbol")
    #expect(shown.joined(separator: " ") == texts)
  }

  @Test(arguments: [
    "@State var symbol: String?", "static var symbol: String?",
    "var symbol: String? { \"star\" }", "var symbol: String? = \"star\"",
    "var symbol: String?\n  init(title: String) { self.title = title }",
  ])
  func whatElseMaySetItLeavesItOpen(property: String) {
    let shown = shown("Row(title: \"a\")", property: property, condition: "let symbol")
    #expect(shown == ["with", "without"])
  }

  @Test func parametersOfFunctions() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View { row("a"); row("b", symbol: "star") }
          func row(_ title: String, symbol: String? = nil) -> some View {
            HStack { if let symbol { Text("with") } else { Text("without") } }
          }
        }
        """)
    #expect(example.texts == ["without", "with"])
  }
}
