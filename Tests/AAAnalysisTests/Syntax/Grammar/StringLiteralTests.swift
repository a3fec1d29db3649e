import Testing

/// String literals: their extents and their values.
@Suite struct StringLiteralTests {
  @Test func escapesAreResolved() {
    expectFacts(
      #"""
      let a = "tab\tquote\" backslash\\ nul\0 dollar\u{24} smile\u{1F600} \'"
      """#,
      #"""
      0 71 var let a
      8 71 string "tab\tquote\" backslash\\ nul\u{0} dollar$ smile😀 '"
      """#)
  }

  @Test func aLiteralWithoutText() {
    expectFacts(
      """
      let a = ""
      let b = ""
      """,
      """
      0 10 var let a
      8 10 string ""
      11 21 var let b
      19 21 string ""
      """)
  }

  @Test func interpolationsNest() {
    expectFacts(
      #"""
      Text("a \(f("b \(c) d")) e")
      """#,
      """
      0 28 call Text(_:){0}
      5 27 string interpolated
      10 23 call f(_:){0}
      12 22 string interpolated
      """)
  }

  @Test func anInterpolationHoldsAnyExpression() {
    expectFacts(
      #"""
      let a = "\(x, format: .number) \(list.map { "\($0)" }.joined()) \(a ? "(" : ")")"
      """#,
      """
      0 81 var let a
      8 81 string interpolated
      22 29 member number
      33 62 call .joined(){0}
      33 60 member joined
      33 53 call .map(){1}
      33 41 member map
      42 53 closure
      44 51 string interpolated
      70 73 string "("
      76 79 string ")"
      """)
  }

  @Test func aMultilineLiteralLosesItsIndentation() {
    expectFacts(
      #"""
      let a = """
          first
            "quoted" and ""two""

          last
          """
      """#,
      #"""
      0 66 var let a
      8 66 string "first\n  \"quoted\" and \"\"two\"\"\n\nlast"
      """#)
  }

  @Test func aBackslashAtALinesEndJoinsTheNextLine() {
    expectFacts(
      #"""
      let a = """
        one \
        two\
          three
        """
      """#,
      """
      0 42 var let a
      8 42 string "one two  three"
      """)
  }

  @Test func aMultilineLiteralHoldsInterpolationsOverLines() {
    expectFacts(
      #"""
      let a = """
        \(f(
          "x",
          """
          inner \(y)
          """
        )) tail
        """
      """#,
      """
      0 74 var let a
      8 74 string interpolated
      16 62 call f(_:_:){0}
      23 26 string "x"
      32 58 string interpolated
      """)
  }

  @Test func anEmptyMultilineLiteral() {
    expectFacts(
      #"""
      let a = """
        """
      let b = """

        """
      """#,
      """
      0 17 var let a
      8 17 string ""
      18 36 var let b
      26 36 string ""
      """)
  }

  @Test func rawLiteralsKeepTheirBackslashes() {
    expectFacts(
      ##"""
      let a = #"C:\new "quoted" \#t \#u{41}"#
      let b = ##"one "# two"##
      """##,
      #"""
      0 39 var let a
      8 39 string "C:\\new \"quoted\" \t A"
      40 64 var let b
      48 64 string "one \"# two"
      """#)
  }

  @Test func rawLiteralsInterpolateWithTheirPounds() {
    expectFacts(
      ##"""
      let a = #"\(no) \#(yes("\(z)"))"#
      """##,
      """
      0 33 var let a
      8 33 string interpolated
      19 30 call yes(_:){0}
      23 29 string interpolated
      """)
  }

  @Test func aRawMultilineLiteral() {
    expectFacts(
      ###"""
      let a = #"""
        \(no) """ "# \#(yes)
        """#
      let b = ##"""
        a\n"""#
        """##
      """###,
      #"""
      0 42 var let a
      8 42 string interpolated
      43 74 var let b
      51 74 string "a\\n\"\"\"#"
      """#)
  }

  @Test func aQuotationMarkBetweenRawDelimiters() {
    expectFacts(
      ###"""
      let a = #"""#
      let b = ##"""##
      """###,
      #"""
      0 13 var let a
      8 13 string "\""
      14 29 var let b
      22 29 string "\""
      """#)
  }

  @Test func slashesInsideLiteralsAreNoComments() {
    expectFacts(
      """
      let a = "http://x" // "b"
      let c = "/* d */" /* "e" */
      """,
      """
      0 18 var let a
      8 18 string "http://x"
      26 43 var let c
      34 43 string "/* d */"
      """)
  }

  @Test func literalsBesideEachOther() {
    expectFacts(
      #"""
      f("a", "b\("c")d", "\("e")")
      """#,
      """
      0 28 call f(_:_:_:){0}
      2 5 string "a"
      7 17 string interpolated
      11 14 string "c"
      19 27 string interpolated
      22 25 string "e"
      """)
  }
}
