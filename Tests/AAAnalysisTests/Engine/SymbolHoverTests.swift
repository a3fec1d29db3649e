import Testing

@testable import AAAnalysis

@Suite struct SymbolHoverTests {
  /// What a hover shows at the mark `‸` in a file of a workspace, and what it is about.
  private func hover(_ marked: String, with others: [String: String] = [:]) throws
    -> (shown: String, name: String)?
  {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    var files = others
    files["View.swift"] = parts.joined()
    let workspace = ExampleWorkspace(files)
    let file = ExampleWorkspace.file("View.swift")
    guard let hover = workspace.snapshot.hover(in: file, at: parts[0].utf8.count) else {
      return nil
    }
    return (hover.markdown, workspace.files[file]?[hover.range] ?? "")
  }

  // MARK: Where

  @Test(arguments: [
    "let i = Image(systemName: \"‸star.fill\")",
    "let i = Image(systemName: \"star.fill‸\").resizable()",
    "let i = UIImage(systemName: \"sta‸r.fill\")",
    "let l = Label(\"A\", systemImage: \"star‸.fill\")",
    "let b = Button(\"A\", systemImage: \"star.‸fill\", role: .cancel) { f(\"star\") }",
    "let v = V().navigationTitle(\"A\").assistiveAccessNavigationIcon(systemImage: \"star‸.fill\")",
    "let i = Image(systemName: isOn ? \"star‸.fill\" : \"star\")",
    "let i = Image(systemName: kind == \"a\" ? \"star\" : \"star‸.fill\")",
    "let i = Image(systemName: (name ?? \"star‸.fill\"))",
    "let i = Image(systemName: a ? \"star\" : b ? \"star‸.fill\" : \"circle\")",
    "struct Row {}\nlet r = Row(title: \"A\", systemImage: \"star‸.fill\")",
    "let i = Image(systemName: #\"star‸.fill\"#)",
  ])
  func namesOfSymbols(_ marked: String) throws {
    let found = try #require(try hover(marked))
    #expect(found.shown.hasPrefix("**`star.fill`** · SF Symbol"))
    #expect(found.name == "star.fill" || found.name == "#\"star.fill\"#")
  }

  @Test(arguments: [
    "let t = Text(\"star‸.fill\")",
    "let i = Image(\"star‸.fill\")",
    "let l = Label(\"star‸.fill\", systemImage: \"star\")",
    "let i = Image(systemName‸: \"star.fill\")",
    "let i = Image(systemName: name‸)",
    "let i = Image(systemName: \"star‸\" + \".fill\")",
    "let i = Image(systemName: \"star‸\\(suffix)\")",
    "let i = Image(systemName: symbol(\"star‸.fill\"))",
    "let i = Image(systemName: kind == \"star‸.fill\" ? \"a\" : \"b\")",
    "let i = Image(systemName: names[\"star‸.fill\"])",
    "// Image(systemName: \"star‸.fill\")",
    "let i = Image(systemName: \"‸\")",
    "let s = \"\"\"\n  Image(systemName: \"star‸.fill\")\n  \"\"\"",
  ])
  func otherTexts(_ marked: String) throws {
    #expect(try hover(marked) == nil)
  }

  @Test func ownFunctionsMayHaveNamesOfTheirOwn() throws {
    let own = ["Row.swift": "struct Row { init(systemImage: String) {} }"]
    #expect(try hover("let r = Row(systemImage: \"our-‸own\")", with: own) == nil)
    #expect(try hover("let r = Row(systemImage: \"sta‸r\")", with: own) != nil)
    #expect(try hover("let r = Label(\"A\", systemImage: \"our-‸own\")", with: own) != nil)
    let function = ["F.swift": "func icon(systemName: String) {}"]
    #expect(try hover("let r = icon(systemName: \"our-‸own\")", with: function) == nil)
  }

  @Test func aFindingComesFirst() throws {
    let found = try #require(
      try hover(
        """
        import SwiftUI
        @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
        struct Home: View {
          var body: some View { Image(systemName: "hand.drwa‸") }
        }
        """))
    #expect(found.shown.hasPrefix("**`symbol-unknown`**"))
    #expect(found.shown.contains("\n\n---\n\n**`hand.drwa`** · not among the SF Symbols"))
    #expect(found.name == "hand.drwa")
  }

  // MARK: What

  private func text(_ name: String) -> String { SymbolTable.shared.hoverText(for: name) }

  @Test func sinceWhen() {
    #expect(
      text("hand.draw.fill")
        == """
        **`hand.draw.fill`** · SF Symbol

        _iOS and iPadOS 13.0 and later_

        [SF Symbols](https://developer.apple.com/sf-symbols/)

        """)
    #expect(text("photo.stack.fill").contains("_iOS and iPadOS 16.0 and later_"))
  }

  @Test func otherNames() throws {
    let table = SymbolTable.shared
    let old = try #require(
      (0..<table.count).lazy.map { table.name(at: $0) }.first {
        table.currentName(forOld: $0).flatMap(table.introduced) == OSVersion(14)
      })
    let current = try #require(table.currentName(forOld: old))
    #expect(text(old).contains("An old name of `\(current)`, which iOS 14.0 and later know."))
    #expect(text(current).contains("Formerly "))
    #expect(text(current).contains("`\(old)`"))
    #expect(!text(current).contains("An old name"))
    // In the list of renamed ones alone.
    #expect(text("dot.circle").contains("_"))
  }

  @Test func restrictionsAndScripts() {
    #expect(text("faceid").contains("Apple keeps it for a product or feature of its own"))
    #expect(!text("star").contains("Apple keeps"))
    #expect(text("textformat.ja").contains("The form for one script"))
  }

  @Test func namesThatAreInNoList() {
    let unknown = text("hand.drwa.fill")
    #expect(unknown.hasPrefix("**`hand.drwa.fill`** · not among the SF Symbols up to iOS 26.1\n\n"))
    #expect(unknown.contains("Near it: `hand.draw.fill`"))
    #expect(unknown.contains("misspelled, or newer"))
    #expect(!text("zzzzzzzzzzzzz").contains("Near it"))
    #expect(!text("a`b\nc").prefix(20).contains("\n"))
    #expect(text(String(repeating: "x", count: 4_000)).utf8.count < 400)
  }
}
