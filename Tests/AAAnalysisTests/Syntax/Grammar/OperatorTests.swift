import Testing

/// Operators, by how they are spaced, and what binds to operands.
@Suite struct OperatorTests {
  @Test func prefixInfixPostfix() {
    expectFacts(
      """
      let a = -b + !c
      let d = e! + f? .g
      let h = (i...)
      let j = ...k
      let l = m..<n
      """,
      """
      0 15 var let a
      16 34 var let d
      29 34 member g
      35 49 var let h
      50 62 var let j
      63 76 var let l
      """)
  }

  @Test func ternaries() {
    expectFacts(
      """
      let a = b ? c : d
      let e = b ? c() : d ? f() : g()
      let l = m?.n
      """,
      """
      0 17 var let a
      18 49 var let e
      30 33 call c(){0}
      40 43 call f(){0}
      46 49 call g(){0}
      50 62 var let l
      58 62 member n
      """)
  }

  @Test func casts() {
    expectFacts(
      """
      let a = b as C
      let d = e as? F ?? g
      let h = i as! [J]
      let k = l is M && n
      """,
      """
      0 14 var let a
      15 35 var let d
      36 53 var let h
      54 73 var let k
      """)
  }

  @Test func effects() {
    expectFacts(
      """
      let a = try await b()
      let c = try? d()
      let e = try! f()
      let g = await h + i
      let j = a + (try b())
      """,
      """
      0 21 var let a
      18 21 call b(){0}
      22 38 var let c
      35 38 call d(){0}
      39 55 var let e
      52 55 call f(){0}
      56 75 var let g
      76 97 var let j
      93 96 call b(){0}
      """)
  }

  @Test func inoutAndAssignment() {
    expectFacts(
      """
      f(&a, b: &c.d)
      a = b
      a.b += c
      (a, b) = (c, d)
      _ = e
      """,
      """
      0 14 call f(_:b:){0}
      10 13 member d
      21 24 member b
      """)
  }

  @Test func customOperators() {
    expectFacts(
      """
      let a = b <+> c
      let d = ±e
      let f = g ≠ h
      a >>> b
      """,
      """
      0 15 var let a
      16 27 var let d
      28 43 var let f
      """)
  }

  @Test func operatorsAsValues() {
    expectFacts(
      """
      a.sorted(by: <)
      a.reduce(0, +)
      let b: (Int, Int) -> Int = (+)
      """,
      """
      0 15 call .sorted(by:){0}
      0 8 member sorted
      16 30 call .reduce(_:_:){0}
      16 24 member reduce
      31 61 var let b
      """)
  }

  @Test func chainsOverLines() {
    expectFacts(
      """
      a
        .b?
        .c!
        .d()
        .e[0]
      let f = g
        + h
        - i
      """,
      """
      0 28 subscript [_:]
      0 25 member e
      0 20 call .d(){0}
      0 18 member d
      0 12 member c
      0 6 member b
      29 50 var let f
      """)
  }
}
