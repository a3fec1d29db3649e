import AAAnalysis
import Testing

/// Many kinds of half-typed code at many places: what is declared around it must still be there, at
/// its place in its type.
@Suite struct HalfTypedCodeTests {
  struct Place: CustomTestStringConvertible {
    let testDescription: String
    /// A file; ⟨⟩ stands where something is being typed.
    let file: String
    /// What must be declared whatever is typed there.
    let declarations: String
  }

  static let places = [
    Place(
      testDescription: "in a view's body",
      file: """
        struct A: View {
          @State private var b = false

          var body: some View {
            VStack {
              Text("a")
              ⟨⟩
              Text("b")
            }
            .padding()
          }

          @ViewBuilder private func c(
            _ d: Int,
            e: String) -> some View {
            Text("\\(e)")
          }
        }

        enum F {
          case g, h(Int)
        }
        """,
      declarations: "struct A { var b var body func c } enum F { case g case h }"),
    Place(
      testDescription: "between statements",
      file: """
        final class A {
          func b() {
            let c = 1
            ⟨⟩
            use(c)
          }

          private(set) var d = false
          init() { d = true }
        }
        extension A { var e: Int { 6 } }
        """,
      declarations: "class A { func b { var c } var d init } extension A { var e }"),
    Place(
      testDescription: "between members",
      file: """
        struct A {
          let b = 1
          ⟨⟩

          var c = false
          func d() -> Int {
            1
          }
        }
        protocol E {}
        """,
      declarations: "struct A { var b var c func d } protocol E"),
    Place(
      testDescription: "between declarations",
      file: """
        let a = 1
        ⟨⟩

        struct B {
          let c = 1
        }
        """,
      declarations: "var a struct B { var c }"),
    Place(
      testDescription: "in a case's statements",
      file: """
        struct A {
          func b() {
            switch c {
            case .d:
              e()
              ⟨⟩
            case .f:
              g()
            }
          }
          func h() {}
        }
        enum I {}
        """,
      declarations: "struct A { func b func h } enum I"),
    Place(
      testDescription: "in a closure among arguments",
      file: """
        struct A {
          var body: some View {
            Button(
              action: {
                a()
                ⟨⟩
              },
              label: {
                Text("b")
              }
            )
            .padding()
          }
          func c() {}
        }
        enum D {}
        """,
      declarations: "struct A { var body func c } enum D"),
    Place(
      testDescription: "between arguments",
      file: """
        struct A {
          func b() {
            c(
              d: 1,
              ⟨⟩
              e: 2
            )
            f()
          }
          func g() {}
        }
        enum H {}
        """,
      declarations: "struct A { func b func g } enum H"),
  ]

  static let fragments = [
    "foo.", "foo(", "foo(a, ", "foo {", "foo[", "Text(", #"Text("abc"#, #"Text("a \(b"#, "\"",
    "\"\"\"", "\"\"\"\n  abc", "_ = \"\"\"\n  \\(a", "_ = \"\"\"\n  \\(a)\n  b", "#\"", "#\"\"\"",
    "if ", "if x {", "if x", "if let a = ", "if x {\n  y(\n}", "guard ", "guard x else {",
    "for x in ", "for x in y {", "while ", "switch ", "switch x {", "switch x {\ncase .", "case .",
    "case .a:", "case a(", "default:", "@", "@State", "@A(", "}", ")", "]", "))", "})", "{",
    "{ (", "[(", "([{", "{ a in", "{ [weak self", "return foo(", "try ", "await ", "a ? ",
    "a ? b :", "a +", "a == ", "!", "&", "\\.", "\\", "#", "#if", "#if DEBUG", "#if os(",
    "#endif", "#else", "#available(", "if #available(iOS 26", "<#code#>", "foo(<#T##Int#>)",
    "<#", "foo<", "foo<Int", "/", "/abc", "#/", "#/abc", ".padding(", ".padding()\n.frame(width: ",
    ".onAppear {", "x as ", "x is", "$", "$0.", "`", "`abc", "::", "->", "=>", "…", "<<<<<<< HEAD",
    "\u{0}", "é", "“quoted”", "private ", "where ", "in ", "else {", "catch {", "do {",
    "do {\n  try a(\n} catch {", "defer {", "repeat {", "foo(a: {", "foo { bar {", "foo(bar[",
    "foo(\n  a,", "foo(\n  a: 1,\n  b: {", "[\n  a,", "Button(\"a\") {\n  b(",
    "Picker(\"a\", selection: $", "ForEach(items) { item in\n  Text(item.",
  ]

  @Test(arguments: places)
  func whatStandsAroundIsStillThere(place: Place) {
    // Further lines of a fragment are indented as its first.
    let line = place.file.split(separator: "\n").first { $0.contains("⟨⟩") } ?? ""
    let indentation = String(line.prefix { $0 == " " })
    #expect(outline(of: place.file.replacing("⟨⟩", with: "")) == place.declarations)
    for fragment in Self.fragments {
      let typed = fragment.replacing("\n", with: "\n" + indentation)
      let tree = SyntaxTree(SourceText(place.file.replacing("⟨⟩", with: typed)))
      #expect(withoutOwnDeclarations(outline(of: tree)) == place.declarations, "\(fragment)")
      #expect(TreeFlaw.first(in: tree) == nil, "\(fragment)")
    }
  }

  /// An outline without what the fragments themselves declare.
  private func withoutOwnDeclarations(_ outline: String) -> String {
    outline.replacing("case a ", with: "").replacing("case _ ", with: "")
      .replacing("var a var c", with: "var c").replacing("{ } ", with: "")
  }
}
