import Testing

/// Names: Unicode, backticks and words that are keywords elsewhere.
@Suite struct IdentifierTests {
  @Test func unicode() {
    expectFacts(
      "let café = 1\nlet 漢字 = π + Ω\nfunc 🙂() {}\nvar e\u{301} = 1\n",
      "0 13 var let café\n14 34 var let 漢字\n35 49 func 🙂()\n50 61 var var e\u{301}\n")
  }

  @Test func backticks() {
    expectFacts(
      """
      let `class` = `self`.`default`
      func `func`(`in` a: Int) {}
      enum A { case `if` }
      """,
      """
      0 30 var let class
      14 30 member default
      31 58 func func(in:)
      59 79 type enum A
      68 77 case if
      """)
  }

  @Test func rawIdentifiers() {
    expectFacts(
      """
      func `counts the words`() {}
      let `1 + 1` = 2
      struct `a.b` { var `c d`: Int }
      `a.b`().`c d`
      """,
      """
      0 28 func counts the words()
      29 44 var let 1 + 1
      45 76 type struct a.b
      60 74 var var c d
      77 90 member c d
      77 84 call a.b(){0}
      """)
  }

  @Test func keywordsAsMembersAndLabels() {
    expectFacts(
      """
      a.default.init(for: b, in: c).self
      f(class: 1, if: 2, _: 3)
      x.switch.is.as
      let y = .init(z)
      """,
      """
      0 34 member self
      0 29 call .init(for:in:){0}
      0 14 member init
      0 9 member default
      35 59 call f(class:if:_:){0}
      60 74 member as
      60 71 member is
      60 68 member switch
      75 91 var let y
      83 91 call .init(_:){0}
      83 88 member init
      """)
  }

  @Test func dollars() {
    expectFacts(
      """
      f { $0.a($1) }
      let a = $b.c
      func d(@A $e: Int) {}
      """,
      """
      0 14 call f(){1}
      2 14 closure
      4 12 call .a(_:){0}
      4 8 member a
      15 27 var let a
      23 27 member c
      28 49 func d($e:)
      35 37 attr A
      """)
  }

  @Test func moduleSelectors() {
    expectFacts(
      """
      let a = A::b
      let c: A::B
      A::d()
      """,
      """
      0 12 var let a
      13 24 var let c
      25 31 call d(){0}
      """)
  }
}
