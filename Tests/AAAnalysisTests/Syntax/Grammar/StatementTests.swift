import Testing

/// Statements.
@Suite struct StatementTests {
  @Test func loops() {
    expectFacts(
      """
      for a in b { c }
      for (a, b) in c where a > b { d }
      for case let a? in b { c }
      for await a in b { c }
      for try await a: A in b { c }
      while a, let b = c { d }
      repeat { a } while b
      """,
      """
      0 16 for
      17 50 for
      51 77 for
      78 100 for
      101 130 for
      131 155 while
      156 176 repeat
      """)
  }

  @Test func labels() {
    expectFacts(
      """
      outer: for a in b {
        inner: while c { continue outer }
        break outer
      }
      """,
      """
      7 71 for
      29 55 while
      """)
  }

  @Test func errors() {
    expectFacts(
      """
      do { try a() } catch let b as C { d } catch .e where f { g } catch { h }
      do throws(E) { throw e } catch {}
      defer { a() }
      """,
      """
      0 72 do
      9 12 call a(){0}
      44 46 member e
      73 106 do
      115 118 call a(){0}
      """)
  }

  @Test func guards() {
    expectFacts(
      """
      guard let a = b, c else { return }
      guard case .d = e else { throw f }
      """,
      """
      0 34 guard
      35 69 guard
      46 48 member d
      """)
  }

  @Test func returnsAcrossLines() {
    expectFacts(
      """
      func f() {
        return
      }
      func g() -> Int {
        return
          a
      }
      """,
      """
      0 21 func f()
      22 56 func g()
      """)
  }

  @Test func semicolons() {
    expectFacts(
      """
      a(); b(); let c = d; e()
      """,
      """
      0 3 call a(){0}
      5 8 call b(){0}
      10 19 var let c
      21 24 call e(){0}
      """)
  }

  @Test func ownership() {
    expectFacts(
      """
      func f() {
        let a = consume b
        let c = copy d
        _ = consume e
        discard self
      }
      """,
      """
      0 80 func f()
      13 30 var let a
      33 47 var let c
      """)
  }
}
