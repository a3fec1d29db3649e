@testable import AAAnalysis
import Testing

@Suite struct APIHoverTests {
  /// What a hover shows at the mark `‸` in a file of a workspace, and what it is about.
  private func hover(
    _ marked: String, as path: String = "App.swift", with others: [String: String] = [:]
  ) throws -> (shown: String, name: String)? {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    var files = others
    files[path] = parts.joined()
    let workspace = ExampleWorkspace(files)
    let file = ExampleWorkspace.file(path)
    guard let hover = workspace.snapshot.hover(in: file, at: parts[0].utf8.count) else {
      return nil
    }
    return (hover.markdown, workspace.files[file]?[hover.range] ?? "")
  }

  private func expect(
    _ fact: APIFact, _ marked: String, as path: String = "App.swift",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try #require(try hover(marked, as: path), sourceLocation: sourceLocation)
    #expect(found.shown == fact.hoverText, sourceLocation: sourceLocation)
    #expect(found.name == fact.name, sourceLocation: sourceLocation)
  }

  private func expectNothing(
    _ marked: String, as path: String = "App.swift", with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try hover(marked, as: path, with: others) == nil, sourceLocation: sourceLocation)
  }

  private static let scene = "struct A: App { var body: some Scene { "

  @Test func theScene() throws {
    try expect(.scene, Self.scene + "‸AssistiveAccess { V() } } }")
    try expect(.scene, Self.scene + "AssistiveAccess‸ { V() } } }")
    try expect(.scene, Self.scene + "SwiftUI.Assistive‸Access { V() } } }")
    try expectNothing(Self.scene + "AssistiveAccess {‸ V() } } }")
    try expectNothing("struct Assistive‸Access {}")
    try expectNothing("let a = Assistive‸Access()")
    try expectNothing(
      Self.scene + "Assistive‸Access { V() } } }", with: ["B.swift": "struct AssistiveAccess {}"])
  }

  @Test func theNavigationIcon() throws {
    let chain = "let v = V().navigationTitle(\"A\")"
    try expect(.navigationIcon, chain + ".‸assistiveAccessNavigationIcon(systemImage: \"star\")")
    try expect(
      .navigationIcon, chain + "\n  .assistiveAccessNavigationIcon‸(Image(\"a\")).padding()")
    try expectNothing(chain + ".assistiveAccessNavigationIcon(‸systemImage: \"star\")")
    try expectNothing("extension View { func assistive‸AccessNavigationIcon() {} }")
    try expectNothing(
      chain + ".assistiveAccess‸NavigationIcon()",
      with: ["B.swift": "extension View { func assistiveAccessNavigationIcon() {} }"])
  }

  @Test func detection() throws {
    let environment = "@Environment(\\.accessibility‸AssistiveAccessEnabled) var isOn"
    try expect(.environmentValue, "struct V { \(environment) }")
    try expect(.environmentValue, "let a = values.accessibility‸AssistiveAccessEnabled")
    try expect(.setting, "let a = AccessibilitySettings.‸isAssistiveAccessEnabled")
    try expect(
      .setting, "let a = \"\\(Accessibility.AccessibilitySettings.is‸AssistiveAccessEnabled)\"")
    try expectNothing("let a = model.is‸AssistiveAccessEnabled")
    try expectNothing("let path = \\Model.is‸AssistiveAccessEnabled")
  }

  @Test func thePreviewTrait() throws {
    try expect(.previewTrait, "#Preview(traits: .assistive‸Access) { V() }")
    try expect(.previewTrait, "#Preview(\"A\", traits: .landscapeLeft, .assistiveAccess‸) { V() }")
    try expectNothing("#Preview(traits: .assistiveAccess) { V(mode: .assistive‸Access) }")
    try expectNothing("#Other(traits: .assistive‸Access)")
    try expectNothing("let a = Mode.assistive‸Access")
  }

  @Test func uiKit() throws {
    try expect(
      .sessionRole, "if session.role == .window‸AssistiveAccessApplication { }")
    try expect(
      .sessionRole, "let a = UISceneSession.Role.windowAssistiveAccessApplication‸")
    try expect(.hostingDelegate, "class D: UIResponder, ‸UIHostingSceneDelegate {}")
    try expect(.hostingDelegate, "let a: (any UIHosting‸SceneDelegate)? = nil")
    try expectNothing(
      "class D: UIHosting‸SceneDelegate {}", with: ["B.swift": "protocol UIHostingSceneDelegate {}"]
    )
  }

  @Test func theRootScene() throws {
    let delegate = "class D: UIResponder, UIHostingSceneDelegate {"
    try expect(.rootScene, delegate + " static var root‸Scene: some Scene { S() } }")
    try expect(
      .rootScene, delegate + "}\nextension D { static var ‸rootScene: some Scene { S() } }")
    try expectNothing(delegate + " struct E { static var root‸Scene: some Scene { S() } } }")
    try expectNothing("class D { static var root‸Scene = 1 }")
  }

  @Test func keysInSwift() throws {
    try expect(
      .sceneKey, "let plist = InfoPlist.dictionary([\"‸UISupportsAssistiveAccess\": true])",
      as: "Project.swift")
    try expect(
      .fullScreenKey,
      "let a = Bundle.main.object(forInfoDictionaryKey: \"UISupportsFullScreenInAssistiveAccess‸\")")
    try expectNothing("let a = \"UISupports‸AssistiveAccess is a key\"")
    try expectNothing("let a = UISupports‸AssistiveAccess")
  }

  @Test func keysOfPropertyLists() throws {
    let list: (String, String) -> String = {
      "<plist><dict><key>A</key><string>\($0)</string>\($1)</dict></plist>"
    }
    let key = "<key>UISupports‸AssistiveAccess</key><true/>"
    try expect(.sceneKey, list("", key), as: "Info.plist")
    try expect(
      .fullScreenKey, list("", "<key>UISupportsFullScreenInAssistiveAccess‸</key>"),
      as: "Info.plist")
    try expectNothing(list("UISupports‸AssistiveAccess", ""), as: "Info.plist")
    try expectNothing(list("", "<!-- \(key) -->"), as: "Info.plist")
    try expectNothing(
      list("", "<key>UISupportsAssistiveAccess</key><true‸/>"), as: "Info.plist")
  }

  @Test(arguments: [
    "// .assistiveAccess‸NavigationIcon(systemImage:)",
    "/* AccessibilitySettings.is‸AssistiveAccessEnabled */",
    "let a = \"AccessibilitySettings.is‸AssistiveAccessEnabled\"",
    "let a = \"\"\"\n  .windowAssistive‸AccessApplication\n  \"\"\"",
    "/// See ``UIHosting‸SceneDelegate``.\nlet a = 1",
  ])
  func notInCommentsAndStrings(_ marked: String) throws {
    try expectNothing(marked)
  }

  @Test func aFindingComesFirstAndTheNameAfterIt() throws {
    let marked = SupportKeyMissing.app(scene: "Assistive‸Access")
    let found = try #require(
      try hover(
        marked, with: ["Info.plist": SupportKeyMissing.list(SupportKeyMissing.launchScreen)]))
    #expect(found.name == "AssistiveAccess")
    #expect(found.shown.hasPrefix("**`support-key-missing`**"))
    #expect(found.shown.hasSuffix("\n\n---\n\n" + APIFact.scene.hoverText))
  }

  @Test(arguments: [
    APIFact.scene, .navigationIcon, .environmentValue, .setting, .previewTrait, .sessionRole,
    .hostingDelegate, .rootScene, .sceneKey, .fullScreenKey,
  ])
  func factsAreComplete(_ fact: APIFact) {
    #expect(fact.declaration.contains(fact.name))
    #expect(fact.availability.contains("iOS"))
    #expect(fact.text.last == ".")
    #expect(!fact.facts.isEmpty)
    for source in fact.sources {
      #expect(source.url.hasPrefix("https://developer.apple.com/"))
      #expect(!source.url.contains(" ") && !source.title.isEmpty)
    }
    #expect(
      !fact.text.contains("Home Screen") && !fact.text.lowercased().contains("apple requires"))
  }
}
