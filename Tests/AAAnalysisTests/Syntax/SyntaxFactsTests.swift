import AAAnalysis
import Testing

/// The form of the facts, as the page on them gives it.
@Suite struct SyntaxFactsTests {
  @Test func theExampleOfThePage() {
    expectFacts(
      #"""
      List { Text("a\(n)") }
        .navigationTitle("Draw")
      """#,
      """
      0 49 call .navigationTitle(_:){0}
      0 41 member navigationTitle
      0 22 call List(){1}
      5 22 closure
      7 20 call Text(_:){0}
      12 19 string interpolated
      42 48 string "Draw"
      """)
  }

  @Test func whatBeginsAtOnePlaceIsOrderedByFallingEnd() {
    expectFacts(
      "a.b.c()",
      """
      0 7 call .c(){0}
      0 5 member c
      0 3 member b
      """)
  }

  @Test func otherCallees() {
    expectFacts(
      "(a)(); b()(); c?(); d!(); e<F>(); g[0]()",
      """
      0 5 call ?(){0}
      7 12 call ?(){0}
      7 10 call b(){0}
      14 18 call c(){0}
      20 24 call d(){0}
      26 32 call e(){0}
      34 40 call ?(){0}
      34 38 subscript [_:]
      """)
  }

  @Test func stringsAreQuoted() {
    expectFacts(
      #"f("\u{1}\u{1F} \\ \" \r\n\t é")"#,
      #"""
      0 32 call f(_:){0}
      2 31 string "\u{1}\u{1f} \\ \" \r\n\t é"
      """#)
  }

  @Test(arguments: [
    #"let a = "\q""#, #"let a = "\u{110000}""#, #"let a = "\u{}""#, "let a = \"\"\"\n a\n  \"\"\"",
    #"let a = "b"#,
  ])
  func aLiteralThatMeansNothingIsInvalid(source: String) {
    let facts = SyntaxFacts.lines(of: SourceText(source))
    #expect(facts.contains { $0.hasSuffix(" string invalid") }, "\(facts)")
  }
}
