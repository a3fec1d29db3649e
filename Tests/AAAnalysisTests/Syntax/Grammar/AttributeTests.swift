import Testing

/// Attributes and their arguments.
@Suite struct AttributeTests {
  @Test func wrappers() {
    expectFacts(
      #"""
      @State private var a = false
      @Environment(\.b) private var c
      @AppStorage("d") var e: Int?
      @Binding<Int> var f
      @A.B(c: 1) var g: Int
      """#,
      """
      0 28 var var a
      0 6 attr State
      29 60 var var c
      29 46 attr Environment
      42 45 keypath
      61 89 var var e
      61 77 attr AppStorage
      73 76 string "d"
      90 109 var var f
      90 103 attr Binding<Int>
      110 131 var var g
      110 120 attr A.B
      """)
  }

  @Test func availability() {
    expectFacts(
      """
      @available(iOS 26.0, macOS 26, *)
      @available(*, deprecated, renamed: "b()", message: "m")
      func a() {}
      @available(swift, introduced: 6)
      struct B {}
      """,
      """
      0 101 func a()
      0 33 attr available
      34 89 attr available
      102 146 type struct B
      102 134 attr available
      """)
  }

  @Test func interoperability() {
    expectFacts(
      """
      @objc(doA:with:) func a() {}
      @_cdecl("b") func b() {}
      @convention(block) func notReal() {}
      let c: @convention(c) (Int) -> Void = d
      @_spi(E) public import F
      """,
      """
      0 28 func a()
      0 16 attr objc
      29 53 func b()
      29 41 attr _cdecl
      37 40 string "b"
      54 90 func notReal()
      54 72 attr convention
      91 130 var let c
      98 112 attr convention
      131 155 import F
      131 139 attr _spi
      """)
  }

  @Test func onTypesAndParameters() {
    expectFacts(
      """
      func a(_ b: @escaping @Sendable () -> Void, @ViewBuilder c: () -> some View) {}
      let d: @MainActor (Int) async throws -> Void = e
      func f(g: @autoclosure () -> Bool) {}
      extension H: @retroactive I, @unchecked Sendable {}
      extension J: @preconcurrency K {}
      """,
      """
      0 79 func a(_:c:)
      12 21 attr escaping
      22 31 attr Sendable
      44 56 attr ViewBuilder
      80 128 var let d
      87 97 attr MainActor
      129 166 func f(g:)
      139 151 attr autoclosure
      167 218 type extension H
      180 192 attr retroactive
      196 206 attr unchecked
      219 252 type extension J
      232 247 attr preconcurrency
      """)
  }

  @Test func isolation() {
    expectFacts(
      """
      @MainActor struct A {
        nonisolated(unsafe) static var b = 1
        @concurrent func c() async {}
        nonisolated func d() {}
        nonisolated(nonsending) func e() async {}
      }
      @globalActor actor F { static let shared = F() }
      """,
      """
      0 164 type struct A
      0 10 attr MainActor
      24 60 var var b
      63 92 func c()
      63 74 attr concurrent
      95 118 func d()
      121 162 func e()
      165 213 type actor F
      165 177 attr globalActor
      188 211 var let shared
      208 211 call F(){0}
      """)
  }

  @Test func beforeStatementsAndExpressions() {
    expectFacts(
      """
      f { @Sendable a in b }
      let c = { @MainActor () -> Void in d }
      """,
      """
      0 22 call f(){1}
      2 22 closure
      4 13 attr Sendable
      23 61 var let c
      31 61 closure
      33 43 attr MainActor
      """)
  }
}
