@testable import AAAnalysis
import Testing

/// Functions that are handed to a view by their names are not as good as each other.
@Suite struct FunctionReferenceTests {
  private func destructive(_ uses: String, _ more: String = "") -> [String] {
    let workspace = ExampleWorkspace([
      "App.swift": """
      import SwiftUI
      @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
      struct Home: View {
        @Environment(\\.modelContext) private var context
        let drawing: Drawing
        let model = Model()
        var body: some View {
          VStack {
            \(uses)
          }
        }
        func share() { print("shared") }
        func wipe() { context.delete(drawing) }
      }
      struct Model {
        func share() { print("shared") }
        func wipe() { try? FileManager.default.removeItem(at: URL.documentsDirectory) }
      }
      struct ActionButton: View {
        let action: () -> Void
        var body: some View { Button("Go", systemImage: "play") { action() } }
      }
      struct LinkTo: View {
        let action: () -> Void
        var body: some View { NavigationLink("More") { ActionButton(action: action) } }
      }
      """
    ])
    return workspace.findings.filter { $0.rule == "destructive-unconfirmed" }.map(\.rule)
  }

  @Test(arguments: ["ActionButton", "LinkTo"], ["", "model."])
  func theOrderDoesNotCount(view: String, base: String) {
    let uses = ["share", "wipe"].map { "\(view)(action: \(base)\($0))" }
    #expect(destructive(uses[0]).isEmpty)
    #expect(destructive(uses[1]).count == 1)
    #expect(destructive(uses.joined(separator: "\n")).count == 1)
    #expect(destructive(uses.reversed().joined(separator: "\n")).count == 1)
  }
}
