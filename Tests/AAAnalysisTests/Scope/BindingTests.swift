import AAAnalysis
import Testing

/// What is passed to a view is found where the view shows it.
@Suite struct BindingTests {
  @Test(arguments: [
    // The memberwise initializer.
    ("Card(content: { Text(\"x\") })", "let content: () -> C\n  var body: some View { content() }"),
    ("Card { Text(\"x\") }", "@ViewBuilder let content: C\n  var body: some View { content }"),
    (
      "Card(title: \"t\") { Text(\"x\") }",
      "let title: String\n  @ViewBuilder let content: () -> C\n"
        + "  var body: some View { Group(content: content) }"
    ),
    (
      "Card { Text(\"x\") } footer: { Text(\"y\") }",
      "@ViewBuilder var content: () -> C\n  @ViewBuilder var footer: () -> C\n"
        + "  var body: some View { content() }"
    ),
    // What stands behind the closures takes none.
    (
      "Card { Text(\"x\") }",
      "@ViewBuilder let content: () -> C\n  @State private var amount = \"\"\n"
        + "  private let step = 3\n  var colour: Color = .red\n  var body: some View { content() }"
    ),
    (
      "Card { Text(\"x\") }",
      "let inside: () -> C\n"
        + "  init(@ViewBuilder _ build: @escaping () -> C, colour: Color = .red) { inside = build }\n"
        + "  var body: some View { inside() }"
    ),
    (
      "Card { row { Text(\"x\") } }",
      "@ViewBuilder let content: () -> C\n  var body: some View { content() }\n}\n"
        + "extension View { func row<V: View>(_ make: () -> V, spacing: Double = 1) -> some View {\n"
        + "  HStack(spacing: spacing) { make() } }"
    ),
    // Initializers that keep what they are given.
    (
      "Card { Text(\"x\") }",
      "let inside: C\n  init(@ViewBuilder _ build: () -> C) { self.inside = build() }\n"
        + "  var body: some View { inside }"
    ),
    (
      "Card(\"t\") { Text(\"x\") }",
      "let title: String\n  let inside: () -> C\n"
        + "  init(_ t: String, @ViewBuilder make: @escaping () -> C) {\n"
        + "    title = t\n    inside = make\n  }\n"
        + "  var body: some View { VStack { self.inside() } }"
    ),
    (
      "Card(Text(\"x\"))",
      "let inside: AnyView\n  init(_ view: C) { inside = AnyView(view) }\n"
        + "  var body: some View { inside }"
    ),
    // In an extension.
    (
      "Card(named: \"t\") { Text(\"x\") }",
      "let inside: () -> C\n  var body: some View { row(inside) }\n"
        + "  func row(_ view: () -> C) -> some View { HStack { view() } }\n"
        + "  init(named: String, @ViewBuilder view: @escaping () -> C) { inside = view }"
    ),
  ])
  func followsContent(use: String, members: String) {
    let example = ScopeExample(
      home: """
        struct Home: View { var body: some View { \(use) } }
        struct Card<C: View>: View {
          \(members)
        }
        """)
    #expect(example.texts == ["x"])
  }

  @Test func nestedUsesOfOneContainer() {
    let example = ScopeExample(
      home: """
        struct Home: View { var body: some View { Card { Card { Card { Text("x") } } } } }
        struct Card<C: View>: View {
          @ViewBuilder let content: () -> C
          var body: some View { VStack { Text("card"); content() } }
        }
        """)
    #expect(example.texts == ["card", "card", "card", "x"])
  }

  @Test func localConstantsAndFunctions() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View {
            let first = Text("1")
            let second = makeText()
            return VStack { second; first; third(Text("3")); fourth }
          }
          private func makeText() -> Text { Text("2") }
          private func third(_ text: Text) -> some View { text.bold() }
          @ViewBuilder private var fourth: some View { if true { Text("4") } else { Text("5") } }
        }
        """)
    #expect(example.texts == ["2", "1", "3", "4"])
  }

  @Test func aliasesStaticMembersAndNestedTypes() {
    let example = ScopeExample(
      home: """
        typealias Start = Page
        struct Home: View {
          var body: some View { Start(); Page.header; Page.Row(); Route.one.view; Self.note; Self.Mark() }
          static var note: some View { Text("note") }
        }
        extension Home {
          struct Mark: View { var body: some View { Text("mark") } }
        }
        struct Page: View {
          var body: some View { Text("page"); Row() }
          static var header: some View { Text("header") }
          struct Row: View { var body: some View { Text("row") } }
        }
        enum Route {
          case one
          @ViewBuilder var view: some View { switch self { case .one: Text("route") } }
        }
        """)
    #expect(example.texts == ["page", "row", "header", "row", "route", "note", "mark"])
  }
}
