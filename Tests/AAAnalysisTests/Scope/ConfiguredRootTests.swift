@testable import AAAnalysis
import Testing

/// Views that the team names because Assistive Access shows them in ways that cannot be followed.
@Suite struct ConfiguredRootTests {
  private static let files = [
    "App/Root.swift": "struct CalmRoot: View { var body: some View { Text(\"app\") } }",
    "Kit/Root.swift":
      "struct CalmRoot: View { var body: some View { Text(\"kit\") } }\n"
      + "enum Calm { struct Page: View { var body: some View { Text(\"page\") } } }\n"
      + "struct Model { var body: Int { 1 } }",
  ]

  private func example(_ settings: ScopeSettings) -> ScopeExample {
    ScopeExample(Self.files, settings: settings)
  }

  @Test func namesWithoutFoldersHoldEverywhere() {
    let example = example(ScopeSettings(roots: ["CalmRoot"]))
    #expect(example.texts == ["app", "kit"])
    #expect(example.scope.roots.map(\.kind) == [.configured, .configured])
    for root in example.scope.roots {
      #expect(example.text(root.reference.file, root.nameRange) == "CalmRoot")
    }
  }

  @Test func namesHoldInTheirFolder() {
    let folder = ScopeSettings.Folder(roots: ["CalmRoot"])
    #expect(example(ScopeSettings(folders: ["/example/App": folder])).texts == ["app"])
    #expect(
      example(ScopeSettings(folders: ["": folder, "/example/App": .init()])).texts == ["kit"])
  }

  @Test func nestedViewsAreNamedWithTheTypesAroundThem() {
    #expect(example(ScopeSettings(roots: ["Calm.Page"])).texts == ["page"])
    #expect(example(ScopeSettings(roots: ["Page"])).texts.isEmpty)
    #expect(example(ScopeSettings(roots: ["Other.Page"])).texts.isEmpty)
  }

  @Test func whatIsNoViewIsNoRoot() {
    #expect(example(ScopeSettings(roots: ["Model", "Nothing", ""])).scope.roots.isEmpty)
  }

  @Test func whatASceneShowsIsNoRootBeside() {
    let example = ScopeExample(
      [
        "App.swift": ScopeExample.app
          + "struct Home: View { var body: some View { Text(\"home\") } }"
      ], settings: ScopeSettings(roots: ["Home"]))
    #expect(example.scope.roots.map(\.kind) == [.scene(0)])
  }

  /// A name may be that of a view of the watch app, too, which nobody judges.
  @Test(arguments: ["watchOS", "macOS"], ["application", "app-extension"])
  func targetsForOtherPlatformsAreLeftOut(platform: String, type: String) {
    let project = """
      name: Draw
      targets:
        Draw: { type: application, platform: iOS, sources: App }
        Kit: { type: \(type), platform: \(platform), sources: Kit }
      """
    let files = Self.files.merging(["project.yml": project]) { own, _ in own }
    let example = ScopeExample(files, settings: ScopeSettings(roots: ["CalmRoot"]))
    #expect(example.texts == ["app"])
    let shared = project.replacing("sources: App", with: "sources: [App, Kit]")
    let both = ScopeExample(
      files.merging(["project.yml": shared]) { _, new in new },
      settings: ScopeSettings(roots: ["CalmRoot"]))
    #expect(both.texts == ["app", "kit"])
  }

  @Test func settingsCanChange() {
    var workspace = ExampleWorkspace(Self.files).workspace
    #expect(workspace.snapshot().scope.roots.isEmpty)
    workspace.apply(.setEditorSettings(["": ConfigurationFile(scopeRoots: ["CalmRoot"])]))
    #expect(workspace.snapshot().scope.roots.count == 2)
    workspace.apply(.setEditorSettings([:]))
    #expect(workspace.snapshot().scope.roots.isEmpty)
  }
}
