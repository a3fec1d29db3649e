import Testing

/// `#if` around anything.
@Suite struct ConditionalCompilationTests {
  @Test func aroundDeclarations() {
    expectFacts(
      """
      #if os(iOS) && !DEBUG
      struct A {}
      #elseif canImport(UIKit, _version: 1)
      class B {}
      #else
      enum C {}
      #endif
      """,
      """
      0 105 ifconfig
      4 11 call os(_:){0}
      22 33 type struct A
      42 71 call canImport(_:_version:){0}
      72 82 type class B
      89 98 type enum C
      """)
  }

  @Test func aroundMembers() {
    expectFacts(
      """
      struct A {
        #if swift(>=6)
        var a: Int
        #else
        var b: Int
        #endif
        func c() {}
      }
      """,
      """
      0 86 type struct A
      13 70 ifconfig
      17 27 call swift(_:){0}
      30 40 var var a
      51 61 var var b
      73 84 func c()
      """)
  }

  @Test func aroundStatements() {
    expectFacts(
      """
      func f() {
        #if DEBUG
        a()
        #endif
        b()
      }
      """,
      """
      0 45 func f()
      13 37 ifconfig
      25 28 call a(){0}
      40 43 call b(){0}
      """)
  }

  @Test func aroundModifiersOfAChain() {
    expectFacts(
      """
      Text("a")
        .b()
        #if os(iOS)
        .c()
          .d { e }
        #elseif os(macOS)
        .f()
        #endif
        .g()
      """,
      """
      0 93 call .g(){0}
      0 91 member g
      0 16 call .b(){0}
      0 14 member b
      0 9 call Text(_:){0}
      5 8 string "a"
      19 86 ifconfig
      23 30 call os(_:){0}
      33 50 call .d(){1}
      33 44 member d
      33 37 call .c(){0}
      33 35 member c
      45 50 closure
      61 70 call os(_:){0}
      73 77 call .f(){0}
      73 75 member f
      """)
  }

  @Test func insideAChainNested() {
    expectFacts(
      """
      a
        #if A
        #if B
        .b()
        #endif
        .c()
        #endif
      """,
      """
      4 49 ifconfig
      12 40 call .c(){0}
      12 38 member c
      12 33 ifconfig
      20 24 call .b(){0}
      20 22 member b
      """)
  }

  @Test func aroundCases() {
    expectFacts(
      """
      switch a {
      case .b: c()
      #if A
      case .d: e()
      #endif
      default: f()
      }
      enum G {
        case h
        #if A
        case i
        #endif
      }
      """,
      """
      0 64 switch
      16 18 member b
      20 23 call c(){0}
      24 49 ifconfig
      35 37 member d
      39 42 call e(){0}
      59 62 call f(){0}
      65 110 type enum G
      76 82 case h
      85 108 ifconfig
      93 99 case i
      """)
  }

  @Test func aroundAttributes() {
    expectFacts(
      """
      #if A
      @available(iOS 17, *)
      #endif
      @MainActor
      func f() {}
      """,
      """
      0 57 func f()
      0 34 ifconfig
      6 27 attr available
      35 45 attr MainActor
      """)
  }

  @Test func nested() {
    expectFacts(
      """
      #if A
      #if B
      let a = 1
      #else
      let b = 2
      #endif
      #endif
      """,
      """
      0 51 ifconfig
      6 44 ifconfig
      12 21 var let a
      28 37 var let b
      """)
  }

  @Test func branchesThatWouldNotCompile() {
    expectFacts(
      """
      #if compiler(>=9) || $Feature
      let a = 1
      #endif
      #if (A || B) && C
      #endif
      """,
      """
      0 46 ifconfig
      4 17 call compiler(_:){0}
      30 39 var let a
      47 71 ifconfig
      """)
  }
}
