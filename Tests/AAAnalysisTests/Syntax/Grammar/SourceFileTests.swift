import Testing

/// Whole files: first bytes, line endings and directives.
@Suite struct SourceFileTests {
  @Test func empty() {
    expectFacts(
      "",
      "")
  }

  @Test func onlyAComment() {
    expectFacts(
      "// a",
      "")
  }

  @Test func shebang() {
    expectFacts(
      """
      #!/usr/bin/swift -x
      print("a")
      """,
      """
      20 30 call print(_:){0}
      26 29 string "a"
      """)
  }

  @Test func byteOrderMark() {
    expectFacts(
      "\u{FEFF}import A\nlet b = 1\n",
      """
      3 11 import A
      12 21 var let b
      """)
  }

  @Test func windowsLineEndings() {
    expectFacts(
      "struct A {\r\n  var b = \"\"\"\r\n    c\r\n    d\r\n    \"\"\"\r\n  // e\r\n  func f() {}\r\n}\r\n",
      #"""
      0 74 type struct A
      14 48 var var b
      22 48 string "c\nd"
      60 71 func f()
      """#)
  }

  @Test func oldLineEndings() {
    expectFacts(
      "let a = 1\rlet b = \"c\" // d\rlet e = 2\r",
      """
      0 9 var let a
      10 21 var let b
      18 21 string "c"
      27 36 var let e
      """)
  }

  @Test func noLineEndingAtTheEnd() {
    expectFacts(
      "let a = 1",
      """
      0 9 var let a
      """)
  }

  @Test func sourceLocations() {
    expectFacts(
      """
      #sourceLocation(file: "a.swift", line: 1)
      let b = 1
      #sourceLocation()
      func c() {
        #sourceLocation(file: "d", line: 2)
        e()
      }
      """,
      """
      42 51 var let b
      70 126 func c()
      121 124 call e(){0}
      """)
  }

  @Test func numbers() {
    expectFacts(
      """
      let a = 1_000, b = 0xFF.c, d = 0x1p-3, e = 1.5e+3, f = 0b1_0, g = 0o17
      let h = t.0.1, i = 1.description, j = -1
      """,
      """
      0 70 var let a,b,d,e,f,g
      19 25 member c
      71 111 var let h,i,j
      79 84 member 1
      79 82 member 0
      90 103 member description
      """)
  }
}
