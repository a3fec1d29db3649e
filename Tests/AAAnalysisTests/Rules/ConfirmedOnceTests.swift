import Testing

@testable import AAAnalysis

/// What the examples of `destructive-confirmed-once` cannot show: where it offers nothing, and what
/// needs modules that they do without.
@Suite struct ConfirmedOnceTests {
  /// An app whose home screen has a dialog with this destructive action, and these members.
  private func findings(
    action: String, members: String = "", dialog: String = "isPresented: $isAsking",
    content: String = "", modifiers: String = ""
  ) -> [Finding] {
    ExampleWorkspace([
      "App.swift": """
        import SwiftUI
        @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
        struct Home: View {
          @Environment(\\.modelContext) private var context
          @State private var isAsking = false
          @State private var chosen: Drawing?
          \(members)
          var body: some View {
            Button("Delete") { isAsking = true; chosen = Drawing() }
              .confirmationDialog("Delete?", \(dialog)) { \(content)
                Button("Delete", role: .destructive) { \(action) }
              }
              \(modifiers)
          }
        }
        @Model final class Drawing { init() {} }
        """
    ]).findings(of: "destructive-confirmed-once")
  }

  @Test func theSecondQuestionIsOffered() throws {
    let plain = try #require(findings(action: "context.delete(Drawing())").first)
    #expect(plain.fixes.map(\.title) == ["Ask a second time"])
    let presented = try #require(
      findings(
        action: "context.delete(drawing)", dialog: "isPresented: $isAsking, presenting: chosen",
        content: "drawing in"
      ).first)
    #expect(presented.fixes.count == 1)
  }

  @Test func nothingIsOfferedThatCouldMeanSomethingElse() throws {
    let delete = "func remove() { if let chosen { context.delete(chosen) } }"
    let all = [
      // The state is gone when the second dialog acts.
      findings(
        action: "if let chosen { context.delete(chosen) }",
        dialog: "isPresented: Binding(get: { chosen != nil }, set: { if !$0 { chosen = nil } })"),
      findings(
        action: "remove()", members: delete,
        dialog: "isPresented: Binding(get: { chosen != nil }, set: { _ in chosen = nil })"),
      findings(
        action: "remove()", members: delete, dialog: "isPresented: $isAsking, presenting: chosen"),
      // Something else hangs on it.
      findings(
        action: "context.delete(Drawing())", modifiers: ".onChange(of: isAsking) { chosen = nil }"),
      // What the content binds is not known behind it.
      findings(
        action: "context.delete(drawing)", content: "let drawing = Drawing()"),
      // A type that is not written.
      findings(
        action: "context.delete(drawing)",
        members: "@State private var other = Optional<Drawing>.none",
        dialog: "isPresented: $isAsking, presenting: other", content: "drawing in"),
    ]
    for findings in all {
      #expect(findings.count == 1)
      #expect(findings.allSatisfy { $0.fixes.isEmpty })
    }
  }

  @Test(arguments: [
    "LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: \"\") { _, _ in }",
    "PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.deleteAssets(assets) }",
    "", "isAsking = false", "print(\"deleted\")",
  ])
  func somethingElseAsksOrNothingIsLost(action: String) {
    #expect(findings(action: action).isEmpty)
  }

  @Test func theDegreesFollowEachOther() throws {
    let source = """
      import SwiftUI
      @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
      struct Home: View {
        @Environment(\\.modelContext) private var context
        @Query private var drawings: [Drawing]
        var body: some View {
          List { ForEach(drawings) { Text($0.title) }.onDelete(perform: delete) }
        }
        private func delete(at offsets: IndexSet) {
          for row in offsets { context.delete(drawings[row]) }
        }
      }
      @Model final class Drawing { var title = ""; init() {} }
      """
    var workspace = ExampleWorkspace(["App.swift": source])
    var rules: [String] = []
    for _ in 0..<4 {
      guard let finding = workspace.findings.first(where: { $0.rule.hasPrefix("destructive") })
      else { break }
      rules.append(finding.rule)
      let fix = try #require(finding.fixes.first)
      workspace = try #require(workspace.applying(fix))
    }
    #expect(rules == ["destructive-unconfirmed", "destructive-confirmed-once"])
    let text = try #require(workspace.files[ExampleWorkspace.file("App.swift")]?.string)
    #expect(text.contains("@State private var offsetsToConfirmAgain: IndexSet?"))
    #expect(text.ranges(of: ".confirmationDialog(").count == 2)
  }
}
