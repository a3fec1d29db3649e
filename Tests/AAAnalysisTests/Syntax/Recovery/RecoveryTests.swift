import Testing

/// What is being typed damages nothing but itself: what is declared around and after it stays.
@Suite struct RecoveryTests {
  @Test func anUnclosedBrace() {
    #expect(
      outline(
        of: """
          struct A {
            func b() {
              if c {
                d()
            }
            func e() {}
          }
          struct F {}
          """) == "struct A { func b func e } struct F")
  }

  @Test func twoUnclosedBraces() {
    #expect(
      outline(
        of: """
          struct A {
            var body: some View {
              VStack {
                Text("b")

            var c: Int { 1 }

          struct D { let e = 1 }
          """) == "struct A { var body var c } struct D { var e }")
  }

  @Test func theTypesOwnBraceIsMissing() {
    #expect(
      outline(
        of: """
          enum A {
            case b
            func c() {}

          extension A {
            func d() {}
          }
          """) == "enum A { case b func c } extension A { func d }")
  }

  @Test(arguments: [
    "foo(", "foo(a, ", "foo(a, b: [", "foo[", "[1, 2", "(a, (b", "x = (", "foo { (",
  ])
  func unclosedParenthesesAndBrackets(fragment: String) {
    #expect(
      outline(
        of: """
          class A {
            func b() {
              \(fragment)
              let c = 1
            }
            init() {}
          }
          func d() {}
          """) == "class A { func b { var c } init } func d")
  }

  @Test(arguments: [#"Text("abc"#, #"Text("a \(b"#, #"Text("a \(b("c"#, #"f(#"a"#, #"f("a\"#])
  func unclosedStrings(fragment: String) {
    #expect(
      outline(
        of: """
          struct A {
            var body: some View {
              \(fragment)
                .padding()
            }
            let c = "d"
          }
          """) == "struct A { var body var c }")
  }

  @Test func anUnclosedMultilineString() {
    let rest = #"""

      struct B {
        let c = """
          \(d) {
          """
        let e = """
          f
          """
      }
      """#
    let expected = "struct B { var c var e }"
    #expect(outline(of: "let a = \"\"\"" + rest) == "var a " + expected)
    #expect(outline(of: "f(\"\"\"\n  text" + rest) == expected)
    #expect(outline(of: "let a = \"\"\"\n  \\(b)\n  text" + rest) == "var a " + expected)
    #expect(outline(of: "let a = #\"\"\"\n  text" + rest) == "var a " + expected)
  }

  @Test func anUnclosedInterpolationInAMultilineString() {
    #expect(
      outline(
        of: #"""
          struct A {
            let b = """
              \(c
              text {
              """
            let d = """
              \(e)
              """
          }
          func f() {}
          """#) == "struct A { var b var d } func f")
  }

  @Test(arguments: [".", "?.", "!.", ".b().", "[0].", "{}."])
  func aMemberThatIsNotTyped(fragment: String) {
    #expect(
      outline(
        of: """
          struct A {
            func b() {
              c\(fragment)
              let d = 1
            }
            var e: Int
          }
          """) == "struct A { func b { var d } var e }")
  }

  @Test(arguments: [
    "if ", "if let ", "if let a = ", "if a.", "guard ", "for ", "for a in ", "while ", "switch ",
    "return", "throw ", "try ", "await ", "a = ", "a + ", "a ? ", "a ? b : ", "a as ", "a is",
    "!", "&", "-", "\\", "\\.", "\\A.", "#", "#available(", "$", "`", "`a", "::", "->", "…", "/",
    "/a", "#/", "<#", "foo<", "Array<Int",
  ])
  func halfAStatement(fragment: String) {
    #expect(
      outline(
        of: """
          struct A {
            func b() {
              \(fragment)
            }

            func c() {}
          }
          extension A {}
          """) == "struct A { func b func c } extension A")
  }

  @Test(arguments: ["case .", "case .b(", "case ", "case .b where ", "default"])
  func halfACase(fragment: String) {
    #expect(
      outline(
        of: """
          func a() {
            switch b {
            case .c:
              d()
            \(fragment)
            }
          }
          enum E { case f }
          """) == "func a enum E { case f }")
  }

  @Test(arguments: ["@", "@A(", "@A(b: ", "@A<", "@A.", "private ", "static ", "override "])
  func halfAnAttributeOrModifier(fragment: String) {
    #expect(
      outline(
        of: """
          struct A {
            \(fragment)

            var b = 1
            func c() {}
          }
          """) == "struct A { var b func c }")
  }

  @Test(arguments: [
    ("let ", ""), ("var x", "var x "), ("let x =", "var x "), ("let x: ", "var x "),
    ("let x: [", "var x "), ("@State private var", ""), ("var x: Int {", "var x "),
    ("var x: Int { get {", "var x "),
    ("func x", "func x "), ("func x(", "func x "), ("func x(a: ", "func x "),
    ("func x() -> ", "func x "), ("func x() {", "func x "), ("func x<T", "func x "),
    ("init(", "init "), ("struct X", "struct X "), ("struct X {", "struct X "),
    ("class X: ", "class X "), ("extension X {", "extension X "), ("subscript(a: ", ""),
    ("deinit {", ""), ("typealias X = ", ""),
  ])
  func halfADeclaration(fragment: String, itself: String) {
    #expect(
      outline(
        of: """
          struct A {
            \(fragment)

            let b = 1
            func c() {}
          }
          enum D {}
          """) == "struct A { \(itself)var b func c } enum D")
  }

  @Test(arguments: ["}", "} }", ")", "]", "))", "})", "})]", "#endif", "#else", "*/"])
  func strayClosers(fragment: String) {
    #expect(
      outline(
        of: """
          struct A {
            let b = 1
            \(fragment)

            func c() {
              d()
            }
          }
          struct E {}
          """) == "struct A { var b func c } struct E")
  }

  @Test func anOpenerThatWasDeleted() {
    #expect(
      outline(
        of: """
          struct A {
            func b()
              c()
            }
            func d() {
              if e
                f()
              } else {
                g()
              }
              let h = 1
            }
            var i: Int { 1 }
          }
          """) == "struct A { func b func d { var h } var i }")
  }

  @Test func anUnresolvedMerge() {
    #expect(
      outline(
        of: """
          struct A {
          <<<<<<< HEAD
            func b() {
          ||||||| base
            func c() {
          =======
            func d() {
          >>>>>>> branch
              e()
            }
            let f = 1
          }
          """) == "struct A { func b func c func d var f }")
  }

  @Test func placeholdersOfAnEditor() {
    let source = """
      func a() { b(<#T##Int#>, c: <#d#>) }
      """
    #expect(outline(of: source) == "func a")
    expectFacts(
      source,
      """
      0 36 func a()
      11 34 call b(_:c:){0}
      """)
  }

  @Test(arguments: ["#if", "#if DEBUG", "#if os(", "#if A\n  #else", "#if A\n  foo {\n  #endif"])
  func halfAConditional(fragment: String) {
    #expect(
      outline(
        of: """
          struct A {
            func b() {
              c()
            \(fragment)
            }
            #if DEBUG
            let d = 1
            #endif
            func e() {}
          }
          func f() {}
          """) == "struct A { func b var d func e } func f")
  }

  @Test func importsAndTypesBehindHalfAnImport() {
    #expect(outline(of: "import \n\nstruct A {}") == "import _ struct A")
    #expect(outline(of: "import A.\nlet b = 1") == "import A var b")
  }
}
