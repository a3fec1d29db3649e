import AAAnalysis
import Testing

@Suite struct TextReaderTests {
  /// The meaning of the argument of the first title.
  private func meaning(_ argument: String, members: String = "", others: String = "") throws
    -> TextMeaning
  {
    let example = ScopeExample(
      home: """
        struct Home: View {
          \(members)
          var body: some View { List {}.navigationTitle(\(argument)) }
        }
        \(others)
        """)
    let reader = example.reader
    let title = try #require(
      example.scope.screens.flatMap(\.modifiers).first { $0.name == "navigationTitle" })
    let source = try #require(example.workspace.files[title.reference.file])
    let tree = SyntaxTree(source)
    let value = try #require(tree.arguments(of: title.reference.node).first?.value)
    return reader.meaning(of: value, in: title.frame)
  }

  @Test(arguments: [
    ("\"Gallery\"", ""),
    ("Text(\"Gallery\")", ""),
    ("Text(verbatim: \"Gallery\")", ""),
    ("LocalizedStringKey(\"Gallery\")", ""),
    ("String(localized: \"Gallery\")", ""),
    ("NSLocalizedString(\"Gallery\", comment: \"\")", ""),
    ("\"Gallery\".localized", ""),
    ("\"Gallery\".uppercased()", ""),
    ("#localized(\"Gallery\")", ""),
    ("flag ? \"Gallery\" : \"Other\"", ""),
    ("name ?? \"Gallery\"", "let name: String?"),
    ("mode == \"edit\" ? \"Gallery\" : \"Other\"", ""),
    ("(\"Gallery\")", ""),
    ("title", "let title = \"Gallery\""),
    ("self.title", "private var title: String { \"Gallery\" }"),
    (
      "title", "var title: LocalizedStringKey { if a { return \"Gallery\" } else { return \"b\" } }"
    ),
    ("Self.title", "static let title = \"Gallery\""),
    ("Home.title", "static let title = Text(\"Gallery\")"),
    ("Names.gallery", ""),
    ("title()", "func title() -> String { \"Gallery\" }"),
    (
      "title(for: 1)",
      "func title(for x: Int) -> String { switch x { case 1: \"Gallery\" default: \"\" } }"
    ),
    (
      "title(for: 1)",
      """
      func title(for x: Int) -> String {
        note("x")
        style.name = "y"
        if x == 1 { style.name = "z" } else { return "Gallery" }
        return ""
      }
      """
    ),
    (
      "title(for: 1)",
      "func title(for x: Int) -> String { guard x == 1 else { return \"Gallery\" }; return \"\" }"
    ),
    ("globalTitle", ""),
    ("isOn ? \"Gallery\" : kind == \"Camera\" ? \"Photos\" : \"Music\"", "var isOn: Bool"),
    ("isOn ? kind : kind == \"Camera\" ? \"Gallery\" : \"Music\"", "let isOn: Bool"),
  ])
  func findsTheLiteral(argument: String, members: String) throws {
    let meaning = try meaning(
      argument, members: members,
      others: "enum Names { static let gallery = \"Gallery\" }\nlet globalTitle = \"Gallery\"")
    #expect(meaning.literal?.text == "Gallery")
    #expect(!meaning.isPassed)
  }

  @Test(arguments: [
    ("drawing.title", ["drawing", "title"]),
    ("L10n.Settings.title", ["Settings", "L10n", "title"]),
    ("\"Hello \\(person.name)\"", ["name", "person"]),
    ("title", ["title"]),
    ("\"Edit \" + drawing.title", ["Edit ", "drawing", "title"]),
    ("\"\" + title", ["title"]),
  ])
  func givesNamesWhereThereIsNone(argument: String, names: [String]) throws {
    let meaning = try meaning(argument, members: "@State private var title: String")
    #expect(meaning.literal == nil)
    #expect(Set(meaning.names) == Set(names))
  }

  @Test(arguments: [
    "let formatter = Formatter(); formatter.dateFormat = \"LLLL\"; return formatter.string(from: x)",
    "if x { formatter.dateFormat = \"LLLL\" } else { formatter.dateFormat = \"yyyy\" }; return y",
    "formatter.dateFormat = \"LLLL\"",
    "log(\"asked\"); return y",
  ])
  func onlyWhatIsReturnedIsTheText(body: String) throws {
    let meaning = try meaning("title(of: 1)", members: "func title(of x: Int) -> String { \(body) }")
    #expect(meaning.literal == nil)
  }

  @Test func followsWhatIsPassed() throws {
    let example = ScopeExample(
      home: """
        struct Home: View { var body: some View { Page(name: "Gallery") } }
        struct Page: View {
          let title: Text
          init(name: String) { title = Text(name) }
          var body: some View { List {}.chrome(title) }
        }
        extension View { func chrome(_ text: Text) -> some View { navigationTitle(text) } }
        """)
    let title = try #require(
      example.scope.screens[0].modifiers.first { $0.name == "navigationTitle" })
    let tree = SyntaxTree(try #require(example.workspace.files[title.reference.file]))
    let value = try #require(tree.arguments(of: title.reference.node).first?.value)
    let meaning = example.reader.meaning(of: value, in: title.frame)
    #expect(meaning.literal?.text == "Gallery")
    #expect(meaning.isPassed)
    #expect(meaning.names == ["text", "title", "name"])
  }
}
