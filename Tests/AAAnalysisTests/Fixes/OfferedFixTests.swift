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
}
