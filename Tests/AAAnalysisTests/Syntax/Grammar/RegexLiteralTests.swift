import Testing

/// Where a slash begins a regular expression, and where it divides.
@Suite struct RegexLiteralTests {
  @Test func afterAnEqualsSign() {
    expectFacts(
      """
      let a = /b+c/
      """,
      """
      0 13 var let a
      8 13 regex
      """)
  }

  @Test func betweenBracketsAndCommas() {
    expectFacts(
      #"""
      f(/a/, /b(c)d/, g: /e\/f/)
      let x = [/a/, /[b]/]
      """#,
      """
      0 26 call f(_:_:g:){0}
      2 5 regex
      7 14 regex
      19 25 regex
      27 47 var let x
      35 47 array
      36 39 regex
      41 46 regex
      """)
  }

  @Test func divisionIsNoLiteral() {
    expectFacts(
      """
      let a = b / c / d
      let e = b/c/d
      let f = (b)/c/(d)
      """,
      """
      0 17 var let a
      18 31 var let e
      32 49 var let f
      """)
  }

  @Test func anOperatorAsAnArgument() {
    expectFacts(
      """
      let a = list.reduce(1, /)
      let b = f(/, /)
      """,
      """
      0 25 var let a
      8 25 call .reduce(_:_:){0}
      8 19 member reduce
      26 41 var let b
      34 41 call f(_:_:){0}
      """)
  }

  @Test func afterAKeyword() {
    expectFacts(
      """
      func f() throws -> Regex<Substring> {
        return /a b/
      }
      """,
      """
      0 54 func f()
      47 52 regex
      """)
  }

  @Test func afterAnOperator() {
    expectFacts(
      """
      let a = x ?? /b/
      let c = try /d/.firstMatch(in: e)
      let f = try! /g/
      """,
      """
      0 16 var let a
      13 16 regex
      17 50 var let c
      29 50 call .firstMatch(in:){0}
      29 43 member firstMatch
      29 32 regex
      51 67 var let f
      64 67 regex
      """)
  }

  @Test func extendedLiteralsHoldSlashes() {
    expectFacts(
      """
      let a = #/usr/bin/#
      let b = ##/a/#b/##
      """,
      """
      0 19 var let a
      8 19 regex
      20 38 var let b
      28 38 regex
      """)
  }

  @Test func extendedLiteralsSpanLines() {
    expectFacts(
      #"""
      let a = #/
        (\w+)  # a comment / with a slash
        \s
        /#
      """#,
      """
      0 56 var let a
      8 56 regex
      """)
  }

  @Test func anOperatorsDeclaration() {
    expectFacts(
      """
      func / (a: A, b: A) -> A { a }
      func /= (a: inout A, b: A) {}
      prefix operator /
      """,
      """
      0 30 func /(a:b:)
      31 60 func /=(a:b:)
      """)
  }

  @Test func parenthesesDecide() {
    expectFacts(
      """
      f(a / b)
      f(/a)/
      """,
      """
      0 8 call f(_:){0}
      9 14 call f(_:){0}
      """)
  }
}
