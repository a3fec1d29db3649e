import Testing

@testable import AALSP

/// Lines end at any of three marks; what is inserted uses the document's own.
@Suite("Requirement 7: line endings") struct LineEndingsAcceptance {
  private static let capabilities =
    #"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#
  private static let source = """
    import SwiftUI
    @main struct Calm: App {
      var body: some Scene { AssistiveAccess { NavigationStack { Root() } } }
    }
    struct Root: View {
      var body: some View {
        Text("Eins\\n🙂")
          .navigationTitle("Bilder")
      }
    }
    #Preview(traits: .assistiveAccess) { NavigationStack { Root() } }

    """

  @Test("Findings stand at the same places, and every fix writes the document's own endings",
    arguments: ["\n", "\r\n", "\r"])
  func endings(ending: String) throws {
    let text = Self.source.replacing("\n", with: ending)
    let client = TestClient.running(capabilities: Self.capabilities)
    try client.open("untitled:1", text)
    let published = client.settle().last(of: "untitled:1")
    #expect(published?.lines == ["navigation-icon-missing 7:7-7:22 2"])
    let actions = client.actions("untitled:1", line: 7, column: 9)
    var withLines = 0
    for action in actions {
      let change = action["edit"]?["documentChanges"]?.elements.first
      let edits = change?["edits"]?.elements ?? []
      #expect(EditorText.flaw(in: edits, of: EditorText(text)) == nil)
      let inserted = edits.compactMap { $0["newText"]?.stringValue }.joined()
      let others = inserted.replacing(ending, with: "").unicodeScalars
      #expect(!others.contains("\n") && !others.contains("\r"), "\(action.json)")
      if inserted.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) { withLines += 1 }
      let after = EditorText(text).applying(edits).text
      let again = TestClient.running(capabilities: Self.capabilities)
      try again.open("untitled:1", after)
      #expect(again.settle().last(of: "untitled:1")?.rules == [], "\(action.json)")
    }
    // Icons on a line of their own, and a comment above the line.
    #expect(withLines > 1)
  }

  @Test("Changes by line and column mean the same under each ending", arguments: ["\n", "\r\n", "\r"])
  func changes(ending: String) throws {
    let client = TestClient.running(capabilities: Self.capabilities)
    try client.open("untitled:1", Self.source.replacing("\n", with: ending))
    client.settle()
    let icon = JSONValue.string("\(ending)      .assistiveAccessNavigationIcon(systemImage: \"star\")")
    client.change(
      "untitled:1", version: 2,
      [
        #"{"range":{"start":{"line":7,"character":32},"end":{"line":7,"character":32}},"#
          + #""text":\#(icon.json)}"#
      ])
    #expect(client.settle().last(of: "untitled:1")?.rules == [])
    client.change(
      "untitled:1", version: 3,
      [
        #"{"range":{"start":{"line":7,"character":32},"end":{"line":8,"character":57}},"#
          + #""text":""}"#
      ])
    let published = client.settle().last(of: "untitled:1")
    #expect(published?.lines == ["navigation-icon-missing 7:7-7:22 2"])
    #expect(client.log == [])
  }
}
