import Testing

/// The layout that the repair of brackets goes by: code that is laid out otherwise is not torn
/// apart because something else in the file is damaged.
@Suite struct LayoutTests {
  /// Damages a file at its end, where nothing else can suffer.
  private func outlineOfDamaged(_ source: String) -> String { outline(of: source + "\n(") }

  @Test func parametersOnTheirOwnLines() {
    #expect(
      outlineOfDamaged(
        """
        struct A {
          func b(
            _ c: Int,
            d: Int) {
            let e = 1
            f()
          }
          init(
            g: Int
          ) {
            let h = 1
          }
          var i = 1
        }
        """) == "struct A { func b { var e } init { var h } var i }")
  }

  @Test func closuresAsArguments() {
    #expect(
      outlineOfDamaged(
        """
        func a() {
          b(
            c: {
              let d = 1
            },
            e: { f in
            let g = 1
            }
          )
          let h = i(j: {
                     let k = 1
                    })
        }
        let l = 1
        """) == "func a { var d var g var h { var k } } var l")
  }

  @Test func conditionalsWithoutIndentation() {
    #expect(
      outlineOfDamaged(
        """
        struct A {
          func b() {
        #if DEBUG
        let c = 1
        #endif
            let d = 1
          }
          let e = 1
        }
        """) == "struct A { func b { var c var d } var e }")
  }

  @Test func bracesOnTheirOwnLines() {
    #expect(
      outlineOfDamaged(
        """
        class A
        {
          func b()
          {
            if c
            {
              let d = 1
            }
            else
            {
              let e = 1
            }
          }
          let f = 1
        }
        """) == "class A { func b { var d var e } var f }")
  }

  @Test func tabsCountAsColumns() {
    #expect(
      outlineOfDamaged("struct A {\n\tfunc b() {\n\t\tif c {\n\t}\n\tlet d = 1\n}\nlet e = 1")
        == "struct A { func b var d } var e")
  }

  @Test func windowsLineEndings() {
    #expect(
      outlineOfDamaged("struct A {\r\n  func b() {\r\n    if c {\r\n  }\r\n  let d = 1\r\n}\r\n")
        == "struct A { func b var d }")
  }

  @Test func casesAsFarOutAsTheirSwitch() {
    #expect(
      outlineOfDamaged(
        """
        enum A {
          case b
          func c() {
            switch d {
            case .e:
              let f = 1
            default:
              let g = 1
            }
          }
          case h
        }
        """) == "enum A { case b func c { var f var g } case h }")
  }

  @Test func attributesAndModifiersBeginADeclaration() {
    #expect(
      outline(
        of: """
          struct A {
            func b() {
              c(
            @D.E(f: 1) @G
            private(set) nonisolated(unsafe)
            var h = 1
          }
          """) == "struct A { func b var h }")
  }

  @Test func namesThatAreModifiersElsewhereBeginNone() {
    #expect(
      outline(
        of: """
          func a() {
            b(
            lazy, open,
            c: { let d = 1 }
            )
          }
          let e = (
          """) == "func a { var d } var e")
  }
}
