import Testing

/// `if` and `switch` as statements and as expressions.
@Suite struct BranchExpressionTests {
  @Test func initialisers() {
    expectFacts(
      """
      let a = if b { c } else { d }
      let e = switch f { case .g: 1; case .h(let i): i; default: 2 }
      """,
      """
      0 29 var let a
      8 29 if
      30 92 var let e
      38 92 switch
      54 56 member g
      66 75 call .h(_:){0}
      66 68 member h
      """)
  }

  @Test func elseIfChains() {
    expectFacts(
      """
      if a { b } else if c { d } else if e { f } else { g }
      """,
      """
      0 53 if
      16 53 if
      32 53 if
      """)
  }

  @Test func results() {
    expectFacts(
      """
      func f() -> Int {
        if a { 1 } else { 2 }
      }
      func g() -> Int {
        return switch a { case 1: 2 default: 3 }
      }
      """,
      """
      0 43 func f()
      20 41 if
      44 106 func g()
      71 104 switch
      """)
  }

  @Test func casesWithPatterns() {
    expectFacts(
      """
      switch a {
      case let .b(c, d) where c > d, .e: f()
      case is G: h()
      case (1..., _): i()
      case .j(let k, l: _)?: m()
      case "n": break
      @unknown default: fallthrough
      }
      """,
      """
      0 159 switch
      20 28 call .b(_:_:){0}
      20 22 member b
      42 44 member e
      46 49 call f(){0}
      61 64 call h(){0}
      81 84 call i(){0}
      90 105 call .j(_:l:){0}
      90 92 member j
      108 111 call m(){0}
      117 120 string "n"
      128 136 attr unknown
      """)
  }

  @Test func conditionsOfEveryKind() {
    expectFacts(
      """
      if let a, let b = c, case .d(let e) = f, #available(iOS 26, *), g { h }
      if var a { b }
      if case let x? = y { z }
      if !a, #unavailable(iOS 17) { b }
      """,
      """
      0 71 if
      26 35 call .d(_:){0}
      26 28 member d
      72 86 if
      87 111 if
      112 145 if
      """)
  }

  @Test func castsOfBranches() {
    expectFacts(
      """
      let a = if b { c } else { d } as Any
      """,
      """
      0 36 var let a
      8 29 if
      """)
  }
}
