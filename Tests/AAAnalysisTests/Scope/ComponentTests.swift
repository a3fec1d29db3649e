@testable import AAAnalysis
import Testing

/// Views and modifiers of the team's own that stand for native ones.
@Suite struct ComponentTests {
  private static let components = [
    "BigButton": "Button", "BigLink": "NavigationLink", "Card": "Group", "Heading": "Text",
    "Symbol": "Image", "screenIcon": "assistiveAccessNavigationIcon",
    "ScreenIcon": "assistiveAccessNavigationIcon", "screenTitle": "navigationTitle",
    "Odd": "Nothing",
  ]

  private func workspace(
    _ body: String, _ others: String = "", settings: ScopeSettings? = nil
  ) -> ExampleWorkspace {
    ExampleWorkspace(
      [
        "App.swift": ScopeExample.app + """
          struct Home: View {
            @Environment(\\.modelContext) private var context
            @State private var isAsking = false
            var body: some View {
              \(body)
            }
          }
          \(others)
          """
      ], settings: settings ?? ScopeSettings(components: Self.components))
  }

  /// The rules that report something, with the text that is marked.
  private func reported(_ body: String, _ others: String = "") -> [String] {
    let workspace = workspace(body, others)
    return workspace.findings.map { finding in
      let text = workspace.files[finding.location.file]?[finding.location.range] ?? "?"
      return "\(finding.rule) \(text)"
    }.filter { !$0.hasPrefix("preview-missing") && !$0.hasPrefix("support-key") }
  }

  // MARK: Views

  @Test(arguments: [
    "BigButton(\"Save\") { print(\"x\") }",
    "BigButton(title: \"Save\") { print(\"x\") }",
    "BigButton(\"Save\", action: { print(\"x\") })",
    "BigButton(\"Save\", onTap: { print(\"x\") })",
    "BigButton { print(\"x\") } label: { Text(\"Save\") }",
    "BigButton(action: { print(\"x\") }) { Text(\"Save\") }",
    "Kit.BigButton(\"Save\") { print(\"x\") }",
  ])
  func labelsAreJudged(use: String) {
    #expect(reported(use) == ["label-without-icon BigButton"])
  }

  @Test(arguments: [
    "BigButton(\"Save\", systemImage: \"star\") { print(\"x\") }",
    "BigButton(title: \"Save\", image: .star) { print(\"x\") }",
    "BigButton(\"Save\", icon: \"star\") { print(\"x\") }",
    "BigButton(\"Save\", \"star\") { print(\"x\") }",
    "BigButton(\"Save\", icon: .star) { print(\"x\") }",
    "BigButton(\"Save\", style: style) { print(\"x\") }",
    "BigButton { print(\"x\") } label: { Label(\"Save\", systemImage: \"star\") }",
    "BigButton { print(\"x\") } label: { Symbol(\"star\"); Text(\"Save\") }",
    "BigButton(model)",
  ])
  func completeLabelsAreNot(use: String) {
    #expect(reported(use).isEmpty)
  }

  @Test func whatTheyDoIsJudged() {
    let label = "systemImage: \"trash\""
    #expect(
      reported("BigButton(\"Remove\", \(label)) { context.delete(Friend()) }")
        == ["destructive-unconfirmed BigButton"])
    #expect(
      reported("BigButton(\"Remove\", \(label), onTap: { context.delete(Friend()) })")
        == ["destructive-unconfirmed BigButton"])
    #expect(
      reported("BigButton(\"Remove\", \(label), role: .destructive) { isAsking = true }")
        == ["destructive-unconfirmed BigButton"])
  }

  @Test func theirOwnBodiesAreNotRead() {
    let declaration = """
      struct BigButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action).frame(width: 20, height: 20) }
      }
      """
    #expect(
      reported("BigButton(title: \"Save\") { print(\"x\") }", declaration)
        == ["label-without-icon BigButton"])
    #expect(
      reported("Odd { Text(\"x\") }", "struct Odd<C: View>: View { @ViewBuilder var c: () -> C\n"
        + "var body: some View { c().navigationTitle(\"Odd\") } }")
        == ["navigation-icon-missing navigationTitle"])
  }

  @Test func theirContentIsRead() {
    let example = ScopeExample(
      [
        "App.swift": ScopeExample.app
          + "struct Home: View { var body: some View { Card { Heading(\"1\"); Text(\"2\") }\n"
          + "BigLink(\"Go\") { Text(\"3\") } } }"
      ], settings: ScopeSettings(components: Self.components))
    #expect(example.texts == ["1", "2", "3"])
    #expect(example.scope.screens.map(\.kind) == [.root, .link])
    #expect(!example.scope.screens.contains { $0.mayHideModifiers })
    let components = example.scope.screens.flatMap(\.elements).filter(\.isComponent)
    #expect(components.map(\.name) == ["Group", "Text", "NavigationLink"])
    #expect(components.allSatisfy { $0.kind == .native })
    #expect(
      components.map { example.text($0.reference.file, $0.nameRange) }
        == ["Card", "Heading", "BigLink"])
  }

  // MARK: Modifiers

  @Test(arguments: [
    ".screenIcon(\"star\")", ".screenIcon(symbol: \"star\")", ".screenIcon(Icon.star)",
    ".modifier(ScreenIcon(\"star\"))",
  ])
  func iconsCountWhereTheyAreGiven(icon: String) {
    #expect(reported("Text(\"x\").navigationTitle(\"Home\")\(icon)").isEmpty)
    #expect(reported("Text(\"x\").screenTitle(\"Home\")\(icon)").isEmpty)
    #expect(
      reported("Text(\"x\")\(icon)").map { $0.prefix(29) } == ["navigation-icon-without-title"])
  }

  @Test func titlesOfTheTeamNeedIcons() {
    #expect(
      reported("Text(\"x\").screenTitle(\"Home\")") == ["navigation-icon-missing screenTitle"])
  }

  @Test func repeatedIconsAreFound() {
    let body = """
      NavigationStack {
        NavigationLink { Text("x").navigationTitle("Page").screenIcon("star") } label: {
          Label("Page", systemImage: "star")
        }
        .navigationTitle("Home").screenIcon("star")
      }
      """
    #expect(reported(body) == ["navigation-icon-repeated star"])
    #expect(reported(body.replacing("\"Home\").screenIcon(\"star\")", with:
      "\"Home\").screenIcon(\"house\")")).isEmpty)
  }

  @Test func modifiersOfTheTeamAreNotOpened() {
    let declaration = """
      extension View {
        func screenIcon(_ name: String) -> some View { overlay { Text("inside") } }
      }
      """
    let body = "Text(\"x\").navigationTitle(\"Home\").screenIcon(\"star\")"
    let workspace = workspace(body, declaration)
    let modifiers = workspace.snapshot.scope.screens.flatMap(\.modifiers)
    #expect(modifiers.map(\.name) == ["navigationTitle", "assistiveAccessNavigationIcon"])
    #expect(modifiers.map(\.isComponent) == [false, true])
    #expect(modifiers.allSatisfy { $0.declaration == nil })
  }

  // MARK: Folders

  @Test func componentsHoldInTheirFolder() {
    let use = "BigButton(\"Save\") { print(\"x\") }"
    let folder = ScopeSettings.Folder(components: Self.components)
    func names(_ path: String) -> [String] {
      workspace(use, settings: ScopeSettings(folders: [path: folder])).findings.map(\.rule)
    }
    #expect(names("").contains("label-without-icon"))
    #expect(names("/example").contains("label-without-icon"))
    #expect(!names("/example/Kit").contains("label-without-icon"))
  }
}
