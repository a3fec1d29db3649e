import Testing

/// Key paths and their components.
@Suite struct KeyPathTests {
  @Test func ofATypeAndOfNone() {
    expectFacts(
      #"""
      let a = \A.b
      let c = \.d.e
      let f = \A.self
      let g = \.self
      """#,
      """
      0 12 var let a
      8 12 keypath
      13 26 var let c
      21 26 keypath
      27 42 var let f
      35 42 keypath
      43 57 var let g
      51 57 keypath
      """)
  }

  @Test func optionalsAndSubscripts() {
    expectFacts(
      #"""
      let a = \A.b?.c!.d
      let e = \[B].[0].f
      let g = \.h[i: 1]?.j
      let k = \.[l]
      let m = \.?.n
      """#,
      """
      0 18 var let a
      8 18 keypath
      19 37 var let e
      27 37 keypath
      38 58 var let g
      46 58 keypath
      59 72 var let k
      67 72 keypath
      73 86 var let m
      81 86 keypath
      """)
  }

  @Test func genericAndNestedTypes() {
    expectFacts(
      #"""
      let a = \A<B>.c
      let d = \A.B.c
      let e = \(A, B).0
      """#,
      """
      0 15 var let a
      8 15 keypath
      16 30 var let d
      24 30 keypath
      31 48 var let e
      39 48 keypath
      """)
  }

  @Test func asArguments() {
    expectFacts(
      #"""
      List(a, id: \.self) { b in c }
      d.map(\.e)
      d.sorted(using: KeyPathComparator(\.f, order: .reverse))
      @Environment(\.dismiss) var g
      """#,
      """
      0 30 call List(_:id:){1}
      12 18 keypath
      20 30 closure
      31 41 call .map(_:){0}
      31 36 member map
      37 40 keypath
      42 98 call .sorted(using:){0}
      42 50 member sorted
      58 97 call KeyPathComparator(_:order:){0}
      76 79 keypath
      88 96 member reverse
      99 128 var var g
      99 122 attr Environment
      112 121 keypath
      """)
  }
}
