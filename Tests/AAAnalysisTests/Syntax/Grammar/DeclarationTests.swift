import Testing

/// Types, members and everything else that is declared.
@Suite struct DeclarationTests {
  @Test func types() {
    expectFacts(
      """
      struct A: B, C {}
      final class D<T>: E where T: F {}
      actor G {}
      enum H: Int {}
      protocol I: AnyObject, J {}
      indirect enum K {}
      public distributed actor L {}
      """,
      """
      0 17 type struct A
      18 51 type class D
      52 62 type actor G
      63 77 type enum H
      78 105 type protocol I
      106 124 type enum K
      125 154 type actor L
      """)
  }

  @Test func extensions() {
    expectFacts(
      """
      extension A {}
      extension A.B: C {}
      extension A<B>: D where E == F {}
      extension [Int] {}
      private extension A? {}
      """,
      """
      0 14 type extension A
      15 34 type extension A.B
      35 68 type extension A<B>
      69 87 type extension [Int]
      88 111 type extension A?
      """)
  }

  @Test func enumCases() {
    expectFacts(
      """
      enum A {
        case b, c
        case d(Int, e: String = "f"), g
        case h = 1
        indirect case i(A)
        case `default`
      }
      """,
      """
      0 107 type enum A
      11 20 case b,c
      23 54 case d,g
      47 50 string "f"
      57 67 case h
      70 88 case i
      91 105 case default
      """)
  }

  @Test func protocols() {
    expectFacts(
      """
      protocol A<B>: Sendable {
        associatedtype B: C = D where B.E: F
        associatedtype G
        init(h: Int)
        func i() async throws
        static func j()
      }
      """,
      """
      0 142 type protocol A
      86 98 func init(h:)
      101 122 func i()
      125 140 func j()
      """)
  }

  @Test func variables() {
    expectFacts(
      """
      let a = 1, b: Int = 2, c: String
      var (d, e) = f
      let _ = g
      private(set) var h = 1
      lazy var i = { 1 }()
      weak var j: K?
      unowned(unsafe) let l: M
      static let n = o
      let (p, _): (Int, Int) = q
      """,
      """
      0 32 var let a,b,c
      33 47 var var _
      48 57 var let _
      58 80 var var h
      81 101 var var i
      94 101 call ?(){0}
      94 99 closure
      102 116 var var j
      117 141 var let l
      142 158 var let n
      159 185 var let _
      """)
  }

  @Test func imports() {
    expectFacts(
      """
      import A
      import struct A.B
      import func A.B.c
      @testable import D
      public import E
      internal import class F.G
      """,
      """
      0 8 import A
      9 26 import A.B
      27 44 import A.B.c
      45 63 import D
      45 54 attr testable
      64 79 import E
      80 105 import F.G
      """)
  }

  @Test func aliases() {
    expectFacts(
      """
      typealias A = B
      typealias C<T> = D<T> where T: E
      public typealias F = (Int) -> Void
      """,
      "")
  }

  @Test func operators() {
    expectFacts(
      """
      infix operator <+>: AdditionPrecedence
      prefix operator ++
      postfix operator %%
      precedencegroup A {
        higherThan: B
        associativity: left
      }
      """,
      "")
  }

  @Test func nestedTypes() {
    expectFacts(
      """
      struct A { struct B { enum C { case d }; var e: Int } }
      extension A { final class F { let g = 1 } }
      """,
      """
      0 55 type struct A
      11 53 type struct B
      22 39 type enum C
      31 37 case d
      41 51 var var e
      56 99 type extension A
      70 97 type class F
      86 95 var let g
      """)
  }

  @Test func wordsThatAreNoKeywords() {
    expectFacts(
      """
      let actor = 1
      let get = actor, set = 2
      func open() { open(); final = lazy }
      struct async { var some: Int, each: Int }
      let x = yield(1)
      """,
      """
      0 13 var let actor
      14 38 var let get,set
      39 75 func open()
      53 59 call open(){0}
      76 117 type struct async
      91 115 var var some,each
      118 134 var let x
      126 134 call yield(_:){0}
      """)
  }

  @Test func anActorNamedLikeItsKeyword() {
    expectFacts(
      """
      actor actor { func actor() {} }
      """,
      """
      0 31 type actor actor
      14 29 func actor()
      """)
  }
}
