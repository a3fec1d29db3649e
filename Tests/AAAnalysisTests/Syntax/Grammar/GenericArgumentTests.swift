import Testing

/// Generic arguments versus less-than.
@Suite struct GenericArgumentTests {
  @Test func callsWithTypeArguments() {
    expectFacts(
      """
      let a = A<B>()
      let b = A<B, C<D>>(e)
      let c = f<Int>(g)
      """,
      """
      0 14 var let a
      8 14 call A(){0}
      15 36 var let b
      23 36 call A(_:){0}
      37 54 var let c
      45 54 call f(_:){0}
      """)
  }

  @Test func comparisons() {
    expectFacts(
      """
      let a = b < c
      let d = b<c
      let e = b < c && d > e
      """,
      """
      0 13 var let a
      14 25 var let d
      26 48 var let e
      """)
  }

  @Test func argumentsThatCompare() {
    expectFacts(
      """
      f(a < b, c > d)
      f(a < b, c > (d))
      f(a<b, c>(d))
      """,
      """
      0 15 call f(_:_:){0}
      16 33 call f(_:){0}
      18 32 call a(_:){0}
      34 47 call f(_:){0}
      36 46 call a(_:){0}
      """)
  }

  @Test func membersOfSpecialisedTypes() {
    expectFacts(
      """
      let a = A<B>.c
      let d = A<B>.self
      let e = A<B>.C<D>.init(f)
      """,
      """
      0 14 var let a
      8 14 member c
      15 32 var let d
      23 32 member self
      33 58 var let e
      41 58 call .init(_:){0}
      41 55 member init
      41 47 member C
      """)
  }

  @Test func closingBracketsInOneToken() {
    expectFacts(
      """
      let a = A<B<C>>()
      let d = A<B<C<D>>>.e
      let f: A<B<C>>? = nil
      let g: A<B>! = h
      """,
      """
      0 17 var let a
      8 17 call A(){0}
      18 38 var let d
      26 38 member e
      39 60 var let f
      61 77 var let g
      """)
  }

  @Test func functionTypesTuplesAndCollections() {
    expectFacts(
      """
      let a = A<(B, c: C) -> D>()
      let e = A<[B: C]>()
      let f = A<B?>()
      let g = A<any P & Q>()
      """,
      """
      0 27 var let a
      8 27 call A(){0}
      28 47 var let e
      36 47 call A(){0}
      48 63 var let f
      56 63 call A(){0}
      64 86 var let g
      72 86 call A(){0}
      """)
  }

  @Test func valuesAsArguments() {
    expectFacts(
      """
      let a = A<3, -1>()
      let b: Vector<4, Float> = c
      """,
      """
      0 18 var let a
      8 18 call A(){0}
      19 46 var let b
      """)
  }

  @Test func shiftsAreOperators() {
    expectFacts(
      """
      let a = b << c
      let d = b >> c
      let e = b <= c
      """,
      """
      0 14 var let a
      15 29 var let d
      30 44 var let e
      """)
  }

  @Test func castsToSpecialisedTypes() {
    expectFacts(
      """
      let a = b as? A<C>
      if d is A<C> { e }
      let f = g as! [A<C>]
      """,
      """
      0 18 var let a
      19 37 if
      38 58 var let f
      """)
  }
}
