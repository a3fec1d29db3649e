import Testing

/// Functions, initialisers and their parameters.
@Suite struct FunctionTests {
  @Test func labels() {
    expectFacts(
      """
      func a(b: Int, c d: Int, _ e: Int) {}
      func f(in g: Int, for h: Int, default: Int) {}
      """,
      """
      0 37 func a(b:c:_:)
      38 84 func f(in:for:default:)
      """)
  }

  @Test func effects() {
    expectFacts(
      """
      func a() async {}
      func b() throws -> Int { 1 }
      func c() async throws(E) -> Int { 1 }
      func d(_ e: () throws -> Void) rethrows {}
      func f() throws(any Error) {}
      """,
      """
      0 17 func a()
      18 46 func b()
      47 84 func c()
      85 127 func d(_:)
      128 157 func f()
      """)
  }

  @Test func parameters() {
    expectFacts(
      """
      func a(b: Int..., c: inout Int, d: Int = 1, e: [Int] = [1]) {}
      func f(g: borrowing H, i: consuming J, k: sending L, m: isolated N) {}
      func o(_: Int) {}
      """,
      """
      0 62 func a(b:c:d:e:)
      55 58 array
      63 133 func f(g:i:k:m:)
      134 151 func o(_:)
      """)
  }

  @Test func generics() {
    expectFacts(
      """
      func a<T: P, U>(b: T, c: U) -> T where U: Q, T.A == U.B {}
      func d<each T>(e: repeat each T) -> (repeat each T) {}
      func f<let n: Int>(g: Vector<n>) {}
      func h(i: some P, j: any Q) -> some R {}
      func k() -> (Int, b: String)? {}
      """,
      """
      0 58 func a(b:c:)
      59 113 func d(e:)
      114 149 func f(g:)
      150 190 func h(i:j:)
      191 223 func k()
      """)
  }

  @Test func initialisers() {
    expectFacts(
      """
      struct A {
        init() {}
        init?(b: Int) { nil }
        init!(c: Int) {}
        convenience init<T>(d: T) async throws where T: P {}
        required override init(e f: Int) { super.init(g: f) }
        deinit {}
        isolated deinit {}
      }
      """,
      """
      0 211 type struct A
      13 22 func init()
      25 46 func init(b:)
      49 65 func init(c:)
      68 120 func init(d:)
      123 176 func init(e:)
      158 174 call .init(g:){0}
      158 168 member init
      179 188 func deinit
      191 209 func deinit
      """)
  }

  @Test func operators() {
    expectFacts(
      """
      static func == (a: A, b: A) -> Bool { true }
      static func < <T>(a: T, b: T) -> Bool { true }
      prefix func - (a: A) -> A { a }
      func <+>(a: A, b: A) {}
      func ... (a: A, b: A) {}
      """,
      """
      0 44 func ==(a:b:)
      45 91 func <(a:b:)
      92 123 func -(a:)
      124 147 func <+>(a:b:)
      148 172 func ...(a:b:)
      """)
  }

  @Test func nested() {
    expectFacts(
      """
      func a() {
        func b() { c { func d() {} } }
      }
      """,
      """
      0 45 func a()
      13 43 func b()
      24 41 call c(){1}
      26 41 closure
      28 39 func d()
      """)
  }

  @Test func modifiers() {
    expectFacts(
      """
      public static func a() {}
      private class func b() {}
      final override mutating func c() {}
      @discardableResult fileprivate func d() {}
      distributed func e() {}
      package nonisolated func f() {}
      """,
      """
      0 25 func a()
      26 51 func b()
      52 87 func c()
      88 130 func d()
      88 106 attr discardableResult
      131 154 func e()
      155 186 func f()
      """)
  }
}
