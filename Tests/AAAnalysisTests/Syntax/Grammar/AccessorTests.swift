import Testing

/// Computed properties, observers and accessors.
@Suite struct AccessorTests {
  @Test func implicitGetters() {
    expectFacts(
      """
      var a: Int { 1 }
      var b: some View { Text("c") }
      struct D { static var e: Int { f } }
      """,
      """
      0 16 var var a
      17 47 var var b
      36 45 call Text(_:){0}
      41 44 string "c"
      48 84 type struct D
      59 82 var var e
      """)
  }

  @Test func gettersAndSetters() {
    expectFacts(
      """
      var a: Int {
        get { b }
        set { b = newValue }
      }
      var c: Int {
        get async throws { d }
      }
      var e: Int {
        mutating get { f }
        nonmutating set(g) { f = g }
      }
      """,
      """
      0 49 var var a
      50 89 var var c
      90 156 var var e
      """)
  }

  @Test func observers() {
    expectFacts(
      """
      var a = 1 {
        willSet(b) { c() }
        didSet { d() }
      }
      """,
      """
      0 51 var var a
      27 30 call c(){0}
      44 47 call d(){0}
      """)
  }

  @Test func coroutines() {
    expectFacts(
      """
      var a: Int {
        _read { yield b }
        _modify { yield &b }
      }
      """,
      """
      0 57 var var a
      """)
  }

  @Test func initAccessors() {
    expectFacts(
      """
      struct A {
        var b: Int {
          @storageRestrictions(initializes: c)
          init(d) { c = d }
          get { c }
        }
      }
      """,
      """
      0 108 type struct A
      13 106 var var b
      30 66 attr storageRestrictions
      """)
  }

  @Test func requirements() {
    expectFacts(
      """
      protocol A {
        var b: Int { get }
        var c: Int { get set }
        static var d: Int { get async throws(E) }
        subscript(e: Int) -> Int { get }
      }
      """,
      """
      0 139 type protocol A
      15 33 var var b
      36 58 var var c
      61 102 var var d
      105 137 func subscript(e:)
      """)
  }

  @Test func subscripts() {
    expectFacts(
      """
      subscript(a: Int, b c: String = "d") -> Int {
        get { e }
        set { e = newValue }
      }
      static subscript<T>(f: T) -> T where T: P { g }
      """,
      """
      0 82 func subscript(a:b:)
      32 35 string "d"
      83 130 func subscript(f:)
      """)
  }
}
