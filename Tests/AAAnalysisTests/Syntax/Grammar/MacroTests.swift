import Testing

/// Macros, freestanding and attached.
@Suite struct MacroTests {
  @Test func expressions() {
    expectFacts(
      """
      let a = #selector(B.c)
      let d = #line
      let e = #stringify(f + g)
      let h = #colorLiteral(red: 1, green: 2)
      """,
      """
      0 22 var let a
      8 22 macro selector(_:){0}
      18 21 member c
      23 36 var let d
      31 36 macro line(){0}
      37 62 var let e
      45 62 macro stringify(_:){0}
      63 102 var let h
      71 102 macro colorLiteral(red:green:){0}
      """)
  }

  @Test func declarations() {
    expectFacts(
      """
      #Preview("a", traits: .assistiveAccess) { B() }
      #warning("c")
      struct D {
        #member(e) { f } g: { h }
        #unit
      }
      """,
      """
      0 47 macro Preview(_:traits:){1}
      9 12 string "a"
      22 38 member assistiveAccess
      40 47 closure
      42 45 call B(){0}
      48 61 macro warning(_:){0}
      57 60 string "c"
      62 110 type struct D
      75 100 macro member(_:){2}
      86 91 closure
      95 100 closure
      103 108 macro unit(){0}
      """)
  }

  @Test func genericArguments() {
    expectFacts(
      """
      let a = #b<C>(d)
      """,
      """
      0 16 var let a
      8 16 macro b(_:){0}
      """)
  }

  @Test func declarationsOfMacros() {
    expectFacts(
      """
      @freestanding(expression)
      public macro a<T>(_ b: T, c: Int) -> (T, String) = #externalMacro(module: "M", type: "A")
      @attached(member, names: named(init), arbitrary)
      @attached(extension, conformances: P)
      macro d() = #e
      """,
      """
      0 25 attr freestanding
      77 115 macro externalMacro(module:type:){0}
      100 103 string "M"
      111 114 string "A"
      116 164 attr attached
      141 152 call named(_:){0}
      165 202 attr attached
      215 217 macro e(){0}
      """)
  }

  @Test func attached() {
    expectFacts(
      """
      @Observable class A {
        @ObservationIgnored var b = 1
      }
      @Model final class C {}
      @Test(arguments: [1, 2]) func d() {}
      """,
      """
      0 55 type class A
      0 11 attr Observable
      24 53 var var b
      24 43 attr ObservationIgnored
      56 79 type class C
      56 62 attr Model
      80 116 func d()
      80 104 attr Test
      97 103 array
      """)
  }
}
