import AAAnalysis
import Testing

@Suite struct ConfirmationTests {
  private func workspace(_ view: String, _ more: [String: String] = [:]) -> ExampleWorkspace {
    var files = more
    files["App.swift"] = """
      import SwiftUI
      @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
      \(view)
      """
    return ExampleWorkspace(files)
  }

  private func findings(_ workspace: ExampleWorkspace) -> [Finding] {
    workspace.findings(of: "destructive-unconfirmed")
  }

  /// Applies the first fix that there is, again and again.
  private func fixed(_ workspace: ExampleWorkspace) -> (workspace: ExampleWorkspace, steps: Int) {
    var workspace = workspace
    var steps = 0
    while steps < 20,
      let fix = findings(workspace).compactMap(\.fixes.first).first,
      let next = workspace.applying(fix)
    {
      workspace = next
      steps += 1
    }
    return (workspace, steps)
  }

  // MARK: Findings

  @Test func saysWhereItDeletes() throws {
    let view = """
      struct Home: View {
        let store: Store
        var body: some View { Button("A") { store.clear() } }
      }
      """
    let store = """
      struct Store { func clear() { UserDefaults.standard.removeObject(forKey: "a") } }
      """
    let workspace = workspace(view, ["Store.swift": store])
    let finding = try #require(findings(workspace).first)
    #expect(
      finding.message
        == "One tap deletes stored settings, and nothing asks first. Remove the action, or ask "
        + "before it happens: Apple recommends asking twice.")
    let related = try #require(finding.related.first)
    #expect(finding.related.count == 1)
    #expect(related.location.file == ExampleWorkspace.file("Store.swift"))
    #expect(workspace.files[related.location.file]?[related.location.range] == "removeObject")
  }

  @Test func saysWhereAnActionIsGiven() throws {
    let view = """
      struct Home: View {
        @Environment(\\.modelContext) var context
        var body: some View {
          VStack {
            Big { context.delete(a) }
            Big { print(1) }
            Big { context.delete(b) }
          }
        }
      }
      struct Big: View {
        let action: () -> Void
        var body: some View { Button("A", action: action) }
      }
      """
    let workspace = workspace(view)
    let findings = findings(workspace)
    #expect(findings.count == 1)
    let places = try #require(findings.first).related.filter { $0.message.contains("given") }
    #expect(places.count == 2)
    for place in places {
      #expect(workspace.files[place.location.file]?[place.location.range] == "Big")
    }
  }

  @Test(
    arguments: [
      (".swipeActions { Button(\"A\") { context.delete(a) } }", "One swipe deletes"),
      (".onTapGesture { context.delete(a) }", "One tap deletes"),
      (".contextMenu { Button(\"A\", role: .destructive) { a.b() } }", "One tap runs"),
    ])
  func saysHow(_ modifier: String, _ start: String) throws {
    let view = """
      struct Home: View {
        @Environment(\\.modelContext) var context
        var body: some View { Text("A")\(modifier) }
      }
      """
    let finding = try #require(findings(workspace(view)).first)
    #expect(finding.message.hasPrefix(start))
  }

  // MARK: Fixes

  @Test func severalFixesFollowEachOther() {
    let view = """
      struct Home: View {
        @Environment(\\.modelContext) var context
        @Query var items: [Item]
        var body: some View {
          List {
            ForEach(items) { item in
              Button("A") { context.delete(item) }
                .swipeActions { Button("B", role: .destructive) { context.delete(item) } }
            }
            .onDelete { rows in context.delete(items[0]) }
            Button("C", role: .destructive) { context.delete(model: Item.self) }
            Button("D", role: .destructive) { context.delete(model: Item.self) }
          }
        }
      }
      """
    let result = fixed(workspace(view))
    #expect(result.steps == 5)
    #expect(findings(result.workspace).isEmpty)
    let text = result.workspace.files[ExampleWorkspace.file("App.swift")]?.string ?? ""
    for name in [
      "itemToDelete:", "itemToDelete2:", "offsetsToDelete:", "isConfirmingDeletion =",
      "isConfirmingDeletion2 =",
    ] {
      #expect(text.contains("@State private var " + name))
    }
  }

  @Test(arguments: ["\t", "  ", "    "], ["\n", "\r\n", "\r"])
  func laysOutAsTheFileDoes(_ unit: String, _ ending: String) throws {
    let lines = [
      "struct Home: View {", "\tlet a: A", "\tvar body: some View {", "\t\tButton(\"A\") {",
      "\t\t\tUserDefaults.standard.removeObject(forKey: \"a\")", "\t\t}", "\t}", "}",
    ]
    let view = lines.joined(separator: ending).replacing("\t", with: unit)
    let workspace = ExampleWorkspace([
      "Home.swift": view,
      "App.swift": "@main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }",
    ])
    let result = try #require(fixed(workspace).workspace.files[ExampleWorkspace.file("Home.swift")])
    let expected = [
      "struct Home: View {", "\tlet a: A", "\t@State private var isConfirmingDeletion = false",
      "\tvar body: some View {", "\t\tButton(\"A\") {", "\t\t\tisConfirmingDeletion = true",
      "\t\t}", "\t\t.confirmationDialog(", "\t\t\t\"A\",",
      "\t\t\tisPresented: $isConfirmingDeletion,", "\t\t\ttitleVisibility: .visible",
      "\t\t) {", "\t\t\tButton(\"A\", role: .destructive) {",
      "\t\t\t\tUserDefaults.standard.removeObject(forKey: \"a\")", "\t\t\t}",
      "\t\t\tButton(\"Cancel\", role: .cancel) {}", "\t\t}", "\t}", "}",
    ]
    #expect(result.string == expected.joined(separator: ending).replacing("\t", with: unit))
  }

  /// Where a fix would change what happens, there is none.
  @Test(
    arguments: [
      // The dialog would not know the section.
      """
      List { ForEach(items) { section in
        Section { ForEach(items) { item in Button("A") { context.delete(item, section) } } }
      } }
      """,
      // Each row would present it.
      "List { ForEach(items) { item in row(item) } }",
      // Each of them would present it.
      "VStack { row(items[0]); row(items[1]) }",
      "VStack { button; Divider(); button }",
      "VStack { pair; if isOn { button } }",
      // Its type changes if it is modified.
      "isOn ? Button(\"A\") { context.delete(a) } : Button(\"B\") {}",
      // Nothing around the rows.
      "ForEach(items) { item in Button(\"A\") { context.delete(item) } }",
      "Button(\"A\", action: isOn ? { context.delete(a) } : { context.delete(b) })",
      "Text(\"A\").gesture(DragGesture().onEnded { _ in context.delete(a) })",
    ])
  func offersNoDoubtfulFix(_ body: String) throws {
    let view = """
      struct Home: View {
        @Environment(\\.modelContext) var context
        @Query var items: [Item]
        let isOn: Bool
        var body: some View {
          \(body)
        }
        func row(_ item: Item) -> some View { Button("A") { context.delete(item) } }
        var pair: some View { HStack { button; Text("A") } }
        @ViewBuilder var button: some View { Button("A") { context.delete(items[0]) } }
      }
      """
    let found = findings(workspace(view))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.fixes.isEmpty })
  }

  /// What one view shows at one time, or several show with a state of their own, can ask.
  @Test(
    arguments: [
      "if isOn { VStack { button } } else { HStack { button } }",
      "VStack { Part(items: items); Part(items: items) }",
    ])
  func offersAFixForWhatIsShownOnce(_ body: String) throws {
    let view = """
      struct Home: View {
        @Environment(\\.modelContext) var context
        @Query var items: [Item]
        let isOn: Bool
        var body: some View {
          \(body)
        }
        var button: some View { Button("A") { context.delete(items[0]) } }
      }
      struct Part: View {
        @Environment(\\.modelContext) var context
        let items: [Item]
        var body: some View { button }
        var button: some View { Button("A") { context.delete(items[0]) } }
      }
      """
    let found = findings(workspace(view))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fixes.count == 1 })
  }

  /// Whatever is cut out of a file, nothing traps, and every fix that is offered applies.
  @Test(arguments: 0..<40)
  func damagedFilesAreJudged(_ seed: Int) throws {
    var random = DamageGenerator(seed: UInt64(seed))
    let reported = CatalogueExample.reported.filter { $0.rule == "destructive-unconfirmed" }
    let example = try #require(reported.randomElement(using: &random))
    for _ in 0..<20 {
      let damaged = example.disguised { file in
        var text = file.text.filter { $0 != "⟦" && $0 != "⟧" }
        let start = text.indices.randomElement(using: &random) ?? text.startIndex
        let end = text.index(
          start, offsetBy: Int.random(in: 1...40, using: &random), limitedBy: text.endIndex)
        text.removeSubrange(start..<(end ?? text.endIndex))
        return text
      }
      let workspace = ExampleWorkspace(damaged.example)
      for fix in findings(workspace).flatMap(\.fixes) { #expect(workspace.applying(fix) != nil) }
    }
  }
}
