import Testing

@testable import AAAnalysis

/// Where no fix may be offered, as it would change what the view does.
@Suite struct OfferedFixTests {
  private func titles(_ rule: String, body: String, _ declarations: String = "") -> [[String]] {
    ExampleWorkspace([
      "App.swift": """
        import SwiftUI
        @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
        struct Home: View {
          @Environment(\\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var isOpen = false
          var body: some View {
            \(body)
          }
        }
        @Model final class Drawing { init() {} }
        \(declarations)
        """
    ]).findings(of: rule).map { $0.fixes.map(\.title) }
  }

  private func shelf(_ body: String) -> String {
    """
    struct Shelf<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { \(body) }
    }
    """
  }

  /// Each row of a section would present the dialog.
  @Test func noDialogIsPutOnRows() {
    let body = """
      List {
        Shelf {
          ForEach(drawings) { drawing in
            Button("Delete", role: .destructive) { context.delete(drawing) }
          }
        }
      }
      """
    func titles(_ body: String, _ shelf: String) -> [[String]] {
      self.titles("destructive-unconfirmed", body: body, shelf)
    }
    #expect(titles(body, shelf("Section(\"A\") { content() }")) == [[]])
    #expect(titles(body, shelf("Group { content() }.padding()")) == [[]])
    #expect(titles(body, shelf("Text(\"A\")\n content()")) == [[]])
    let outer = shelf("Inner { content() }")
      + shelf("Section { content() }").replacing("Shelf", with: "Inner")
    #expect(titles(body, outer) == [[]])
    let offered = [["Ask for confirmation first"]]
    #expect(titles(body, shelf("VStack { content() }")) == offered)
    #expect(titles(body.replacing("Shelf", with: "Section"), "") == offered)
  }

  /// A button holds no sheets.
  @Test func noScreenIsPutIntoALabel() {
    let tap = ".onTapGesture { isOpen = true }"
    let sheet = ".sheet(isPresented: $isOpen) { Text(\"B\") }"
    let label = "Label(\"Draw\", systemImage: \"pencil\")"
    func count(_ body: String) -> [Int] {
      titles("tap-gesture-control", body: body).map(\.count)
    }
    #expect(count(label + sheet + tap) == [1])
    #expect(count(label + sheet + ".padding()" + tap) == [0])
    #expect(count("HStack { \(label)\(sheet) }" + tap) == [0])
    #expect(count(label + tap + sheet) == [1])
  }

  /// Room belongs to what is tapped; where that is out of reach there is nothing to offer.
  @Test func noRoomIsMadeAroundAButton() {
    let own = """
      struct AddButton: View { var body: some View { Button("Add", systemImage: "plus") {} } }
      """
    func titles(_ body: String) -> [[String]] {
      self.titles("target-small", body: body, own)
    }
    #expect(titles("AddButton().frame(height: 20)") == [[]])
    #expect(titles("ShareLink(item: \"a\").frame(height: 20)") == [[]])
    #expect(
      titles("Button(action: {}) { if isOpen { Text(\"a\") } else { Text(\"b\") } }.frame(width: 9)")
        == [[]])
  }

  /// A photo as the icon of a label pushes the words aside.
  @Test(arguments: [
    ("Image(uiImage: photo).resizable().scaledToFit().frame(height: 80)", 0),
    ("Image(uiImage: photo)", 0),
    ("Image(\"Garden\").resizable()", 0),
    ("Image(\"Garden\").resizable().frame(width: 300, height: 200)", 0),
    ("Image(\"Plus\").resizable().frame(width: 40, height: 40)", 1),
    ("Image(systemName: \"plus\").resizable().frame(height: 40)", 1),
    ("AsyncImage(url: nil)", 0),
  ])
  func onlySmallPicturesBecomeIcons(image: String, count: Int) {
    let found = titles(
      "label-without-text", body: "Button {} label: { \(image).accessibilityLabel(\"Open\") }",
      "let photo = UIImage()")
    #expect(found.map(\.count) == [count])
  }

  /// What is named may be a `Text` or a string, and the label is written otherwise.
  @Test func noLabelIsMadeOfWhatIsNotKnown() {
    func titles(_ declaration: String) -> [Int] {
      self.titles(
        "label-without-text",
        body: "Button {} label: { Image(systemName: \"plus\") }.accessibilityLabel(words)",
        "extension Home { \(declaration) }"
      ).map(\.count)
    }
    #expect(titles("var words: Text { Text(\"Add\") }") == [1])
    #expect(titles("var words: String { \"Add\" }") == [1])
    #expect(titles("static let words = Other.words\n var words: Text { Text(\"Add\") }") == [0])
  }

  /// One of two images would stay as it is.
  @Test func allBranchesOfALabelOrNone() {
    func titles(_ other: String) -> [Int] {
      self.titles(
        "label-without-text",
        body: """
          Button {} label: {
            if isOpen {
              Image(systemName: "plus").accessibilityLabel("Add")
            } else {
              \(other)
            }
          }
          """
      ).map(\.count)
    }
    #expect(titles("Image(systemName: \"minus\")") == [0])
    #expect(titles("Image(systemName: \"minus\").accessibilityLabel(\"Remove\")") == [1])
    #expect(titles("Text(\"Remove\")") == [1])
  }

  /// Buttons that share a row would all be run by one tap.
  @Test(arguments: ["Form", "List"])
  func noButtonsShareARow(list: String) {
    let label = "Label(name, systemImage: \"star\").onTapGesture { isOpen = true }"
    func titles(_ body: String, _ inner: String) -> [Int] {
      self.titles(
        "tap-gesture-control", body: body,
        """
        struct Choices: View {
          @State private var isOpen = false
          let names = ["One", "Two"]
          var body: some View { \(inner.replacing("LABEL", with: label)) }
        }
        """
      ).map(\.count)
    }
    let grid = "LazyVGrid(columns: []) { ForEach(names, id: \\.self) { name in LABEL } }"
    let rows = "ForEach(names, id: \\.self) { name in LABEL }"
    for body in ["Section { Choices() }", "Choices()", "Group { Choices() }"] {
      #expect(titles("\(list) { \(body) }", grid) == [0])
      #expect(titles("\(list) { \(body) }", "HStack { \(rows) }") == [0])
      #expect(titles("\(list) { \(body) }", "Section { HStack { \(rows) } }") == [0])
      #expect(titles("\(list) { \(body) }", rows) == [1])
    }
    #expect(titles("VStack { Choices() }", grid) == [1])
    // What is right in one place must be right in all.
    #expect(titles("VStack { Choices(); \(list) { Choices() } }", grid) == [0])
    let screens = """
      NavigationStack {
        Choices()
        NavigationLink("Two") { \(list) { Choices() } }
      }
      """
    #expect(titles(screens, grid) == [0])
  }
}
