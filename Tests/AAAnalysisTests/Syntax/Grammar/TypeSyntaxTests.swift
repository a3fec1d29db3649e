import Testing

/// Types wherever they stand.
@Suite struct TypeSyntaxTests {
  @Test func optionalsCollectionsTuples() {
    expectFacts(
      """
      let a: Int?
      let b: [Int]!
      let c: [String: [Int?]]
      let d: (a: Int, b: (Int, Int))
      let e: ()
      """,
      """
      0 11 var let a
      12 25 var let b
      26 49 var let c
      50 80 var let d
      81 90 var let e
      """)
  }

  @Test func functionTypes() {
    expectFacts(
      """
      let a: (Int, _ b: String) -> Void
      let c: (Int) async throws -> (Int) -> Void
      let d: ((Int) throws(E) -> Void)?
      let e: (inout Int, Int...) -> Void
      """,
      """
      0 33 var let a
      34 76 var let c
      77 110 var let d
      111 145 var let e
      """)
  }

  @Test func opaqueAndExistential() {
    expectFacts(
      """
      var a: some View { b }
      let c: any P & Q
      let d: (any P)?
      let e: any P.Type
      let f: [some P]
      """,
      """
      0 22 var var a
      23 39 var let c
      40 55 var let d
      56 73 var let e
      74 89 var let f
      """)
  }

  @Test func suppressedConformances() {
    expectFacts(
      """
      struct A: ~Copyable {}
      struct B<T: ~Copyable & ~Escapable>: ~Copyable where T: ~Copyable {}
      func c(_ d: borrowing some P & ~Copyable) {}
      extension E: Copyable where T: Copyable {}
      """,
      """
      0 22 type struct A
      23 91 type struct B
      92 136 func c(_:)
      137 179 type extension E
      """)
  }

  @Test func packs() {
    expectFacts(
      """
      struct A<each T> { var b: (repeat each T) }
      func c<each T: P>(_ d: repeat each T) where repeat each T: Q {
        repeat e(each d)
        (repeat (each d).f)
      }
      let g: A<Int, String>
      """,
      """
      0 43 type struct A
      19 41 var var b
      44 149 func c(_:)
      116 125 call e(_:){0}
      136 146 member f
      150 171 var let g
      """)
  }

  @Test func inlineArrays() {
    expectFacts(
      """
      let a: [3 of Int] = b
      let c: [n of [2 of Float]]
      let d: InlineArray<3, Int>
      """,
      """
      0 21 var let a
      22 48 var let c
      49 75 var let d
      """)
  }

  @Test func metatypesAndMembers() {
    expectFacts(
      """
      let a: A.Type = A.self
      let b: A.B.Protocol
      let c: A<B>.C<D>
      let d: Self.E
      """,
      """
      0 22 var let a
      16 22 member self
      23 42 var let b
      43 59 var let c
      60 73 var let d
      """)
  }

  @Test func isolatedFunctionTypes() {
    expectFacts(
      """
      let a: @concurrent () async -> Void
      let b: nonisolated(nonsending) () async -> Void
      let c: @isolated(any) () -> Void
      let d: sending A
      """,
      """
      0 35 var let a
      7 18 attr concurrent
      36 83 var let b
      84 116 var let c
      91 105 attr isolated
      117 133 var let d
      """)
  }

  @Test func inExpressions() {
    expectFacts(
      """
      let a = [Int]()
      let b = [String: Int](c)
      let d = (Int, Int).self
      let e = [A.B]().f
      let g = Optional<Int>.none
      let h = (() -> Void).self
      """,
      """
      0 15 var let a
      8 15 call ?(){0}
      8 13 array
      16 40 var let b
      24 40 call ?(_:){0}
      24 37 dictionary
      41 64 var let d
      49 64 member self
      65 82 var let e
      73 82 member f
      73 80 call ?(){0}
      73 78 array
      74 77 member B
      83 109 var let g
      91 109 member none
      110 135 var let h
      118 135 member self
      """)
  }
}
