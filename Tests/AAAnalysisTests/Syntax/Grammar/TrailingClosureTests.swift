import Testing

/// Closures behind calls, and the braces that are none.
@Suite struct TrailingClosureTests {
  @Test func withoutParentheses() {
    expectFacts(
      """
      List { Text("a") }
      """,
      """
      0 18 call List(){1}
      5 18 closure
      7 16 call Text(_:){0}
      12 15 string "a"
      """)
  }

  @Test func behindArguments() {
    expectFacts(
      """
      Button("a", role: .cancel) { b() }
      """,
      """
      0 34 call Button(_:role:){1}
      7 10 string "a"
      18 25 member cancel
      27 34 closure
      29 32 call b(){0}
      """)
  }

  @Test func severalWithLabels() {
    expectFacts(
      """
      Button { a() } label: { b } icon: { c }
      Section("x") { d } header: { e } footer: { f }
      """,
      """
      0 39 call Button(){3}
      7 14 closure
      9 12 call a(){0}
      22 27 closure
      34 39 closure
      40 86 call Section(_:){3}
      48 51 string "x"
      53 58 closure
      67 72 closure
      81 86 closure
      """)
  }

  @Test func aChainOfModifiers() {
    expectFacts(
      """
      VStack { a }
        .padding()
        .sheet(isPresented: $b) {
          c
        } content: { d in e }
        .onAppear { f() }
      """,
      """
      0 103 call .onAppear(){1}
      0 95 member onAppear
      0 83 call .sheet(isPresented:){2}
      0 34 member sheet
      0 25 call .padding(){0}
      0 23 member padding
      0 12 call VStack(){1}
      7 12 closure
      52 63 closure
      73 83 closure
      96 103 closure
      98 101 call f(){0}
      """)
  }

  @Test func notInConditions() {
    expectFacts(
      """
      if a { b }
      guard c else { d }
      while e { f }
      switch g { default: h }
      for i in j { k }
      """,
      """
      0 10 if
      11 29 guard
      30 43 while
      44 67 switch
      68 84 for
      """)
  }

  @Test func insideParenthesesOfACondition() {
    expectFacts(
      """
      if a(where: { b }) { c }
      if (d { e }) { f }
      if let g = h.map({ $0 }), i { j }
      while let k = l[m { n }] { o }
      """,
      """
      0 24 if
      3 18 call a(where:){0}
      12 17 closure
      25 43 if
      29 36 call d(){1}
      31 36 closure
      44 77 if
      55 68 call .map(_:){0}
      55 60 member map
      61 67 closure
      78 108 while
      92 102 subscript [_:]
      94 101 call m(){1}
      96 101 closure
      """)
  }

  @Test func inConditionsWhereMoreFollows() {
    expectFacts(
      """
      if a.contains { b }.c { d }
      if let e = f.first { g }, h { i }
      if f { g } == h { i }
      """,
      """
      0 27 if
      3 21 member c
      3 19 call .contains(){1}
      3 13 member contains
      14 19 closure
      28 61 if
      39 52 call .first(){1}
      39 46 member first
      47 52 closure
      62 83 if
      65 72 call f(){1}
      67 72 closure
      """)
  }

  @Test func behindSubscriptsAndGenericArguments() {
    expectFacts(
      """
      a[b] { c }
      A<B> { c }
      A<B>(d) { c }
      a?.b? { c }
      """,
      """
      0 10 subscript [_:]
      5 10 closure
      11 21 call A(){1}
      16 21 closure
      22 35 call A(_:){1}
      30 35 closure
      36 47 call .b(){1}
      36 40 member b
      42 47 closure
      """)
  }

  @Test func closuresSignatures() {
    expectFacts(
      """
      f { a in a }
      f { a, _ in a }
      f { (a: Int, b) -> Int in a }
      f { [weak self, unowned b, c = d] in e }
      f { [self] (a) async throws(E) -> A<B> in a }
      f { @MainActor @Sendable in a }
      f { () -> Void in }
      f { $0 + $1 }
      """,
      """
      0 12 call f(){1}
      2 12 closure
      13 28 call f(){1}
      15 28 closure
      29 58 call f(){1}
      31 58 closure
      59 99 call f(){1}
      61 99 closure
      100 145 call f(){1}
      102 145 closure
      146 177 call f(){1}
      148 177 closure
      150 160 attr MainActor
      161 170 attr Sendable
      178 197 call f(){1}
      180 197 closure
      198 211 call f(){1}
      200 211 closure
      """)
  }

  @Test func aClosureOnTheNextLineBelongsToTheCall() {
    expectFacts(
      """
      f()
      { a }
      let b = 1
      """,
      """
      0 9 call f(){1}
      4 9 closure
      10 19 var let b
      """)
  }

  @Test func aClosureCalledAtOnce() {
    expectFacts(
      """
      let a = { b }()
      let c = { (d: Int) in d }(1)
      """,
      """
      0 15 var let a
      8 15 call ?(){0}
      8 13 closure
      16 44 var let c
      24 44 call ?(_:){0}
      24 41 closure
      """)
  }

  @Test func observersAreNoClosure() {
    expectFacts(
      """
      var a = f() {
        didSet { g() }
      }
      var b = c { willSet {} }
      """,
      """
      0 32 var var a
      8 11 call f(){0}
      25 28 call g(){0}
      33 57 var var b
      """)
  }

  @Test func closuresAsArguments() {
    expectFacts(
      """
      f({ a }, b: { c }) { d }
      """,
      """
      0 24 call f(_:b:){1}
      2 7 closure
      12 17 closure
      19 24 closure
      """)
  }
}
