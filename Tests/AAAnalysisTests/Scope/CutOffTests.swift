@testable import AAAnalysis
import Testing

/// Screens that nothing brings up but code that the mode cuts off.
@Suite struct CutOffTests {
  /// The texts that Assistive Access shows of a view with a sheet.
  private func texts(
    _ content: String, state: String = "@State private var isOpen = false",
    sheet: String = ".sheet(isPresented: $isOpen) { Text(\"sheet\") }", members: String = "",
    others: String = ""
  ) -> [String] {
    let example = ScopeExample(
      home: """
        struct Home: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
          \(state)
          var body: some View {
            VStack { \(content) }
              \(sheet)
          }
          \(members)
        }
        \(others)
        """)
    return example.texts
  }

  private static let button = "Button(\"Cut\", systemImage: \"star\") { isOpen = true }"

  @Test(arguments: [
    "if !isCalm { \(button) }",
    "if isCalm { Image(\"a\") } else { \(button) }",
    "List {}.toolbar { if !isCalm { ToolbarItem { \(button) } } }",
    "if !isCalm { Button(\"Cut\", systemImage: \"star\") { isOpen.toggle() } }",
    "if !isCalm { Button(\"Cut\", systemImage: \"star\", action: open) }",
    "if !isCalm { cutButton }",
    "if !isCalm { Opener(isOpen: $isOpen) }",
    "isCalm ? AnyView(Image(\"a\")) : AnyView(\(button))",
    "if !isCalm { \(button) }\nButton(\"Close\", systemImage: \"star\") { isOpen = false }",
    "switch isCalm { case true: Image(\"a\")\ncase false: \(button) }",
    "List {}.toolbar {\n#if os(visionOS)\nToolbarItem { \(button) }\n#else\n"
      + "if !isCalm { ToolbarItem { \(button) } }\n#endif\n}",
  ])
  func whatOnlyTheOrdinaryInterfaceOpensIsNotThere(content: String) {
    let members = """
      private func open() { isOpen = true }
      private var cutButton: some View { Button("Cut", systemImage: "star") { open() } }
      """
    let others = """
      struct Opener: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Cut", systemImage: "star") { isOpen = true } }
      }
      """
    #expect(texts(content, members: members, others: others).isEmpty)
    #expect(
      texts(
        content, sheet: ".fullScreenCover(isPresented: $isOpen) { Text(\"sheet\") }",
        members: members, others: others
      ).isEmpty)
  }

  @Test(arguments: [
    button,
    "if !isCalm { \(button) }\n\(button)",
    "if isCalm { \(button) }",
    "if !isCalm { Button(\"Cut\", systemImage: \"star\", action: open) }\n"
      + "Button(\"Cut\", systemImage: \"star\", action: open)",
    "if !isCalm { \(button) }\nOpener(isOpen: $isOpen)",
    "if !isCalm { \(button) }\nImage(\"a\").onAppear { self.isOpen = true }",
    "if !isCalm { \(button) }\nImage(\"a\").onAppear { isOpen = false || force }",
    "if !isCalm { \(button) }\nImage(\"a\").onAppear { (isOpen, count) = (true, 1) }",
  ])
  func whatMayBeOpenedIsThere(content: String) {
    #expect(
      texts(
        content, members: "private func open() { isOpen = true }",
        others: """
          struct Opener: View {
            @Binding var isOpen: Bool
            var body: some View { Button("Cut", systemImage: "star") { isOpen = true } }
          }
          """) == ["sheet"])
  }

  @Test(arguments: [
    "@State private var isOpen = true", "@Binding var isOpen: Bool",
    "@AppStorage(\"isOpen\") private var isOpen = false",
  ])
  func whatMayBeOpenFromTheStartIsThere(state: String) {
    #expect(texts("if !isCalm { \(Self.button) }", state: state) == ["sheet"])
  }

  @Test func whatNothingOpensIsThere() {
    #expect(texts("if !isCalm { Image(\"a\") }") == ["sheet"])
  }

  @Test func itemsAreStatesToo() {
    let sheet = ".sheet(item: $item) { _ in Text(\"sheet\") }"
    let state = "@State private var item: Drawing?"
    let button = "Button(\"Cut\", systemImage: \"star\") { item = Drawing() }"
    #expect(texts("if !isCalm { \(button) }", state: state, sheet: sheet).isEmpty)
    #expect(texts("if isCalm { \(button) }", state: state, sheet: sheet) == ["sheet"])
  }

  @Test func whatASelectorMayCallIsThere() {
    let shown = "@objc private func show() { isOpen = true }"
    #expect(texts("if !isCalm { \(Self.button) }", members: shown) == ["sheet"])
    let unused = "private func show() { isOpen = true }"
    #expect(texts("if !isCalm { \(Self.button) }", members: unused).isEmpty)
  }

  /// Functions that call one another are looked at once each.
  @Test func manyFunctionsThatCallOneAnother() {
    let count = 60
    let functions = (0..<count).map { number in
      "private func f\(number)() { isOpen = true; "
        + (0..<count).map { "f\($0)()" }.joined(separator: "; ") + " }"
    }
    let members = functions.joined(separator: "\n")
    let content = "if !isCalm { Button(\"Cut\", systemImage: \"star\") { f0() } }"
    #expect(texts(content, members: members) == ["sheet"])
  }

  /// A view that one use shows and another hides says nothing of what is never shown.
  @Test func whatAnotherUseShowsIsThere() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
          var body: some View { Part(isFull: !isCalm); Part(isFull: true) }
        }
        struct Part: View {
          let isFull: Bool
          @State private var isOpen = false
          var body: some View {
            VStack { if isFull { Button("Cut", systemImage: "star") { isOpen = true } } }
              .sheet(isPresented: $isOpen) { Text("sheet") }
          }
        }
        """)
    #expect(example.texts.contains("sheet"))
  }
}
