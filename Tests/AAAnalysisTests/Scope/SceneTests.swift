import AAAnalysis
import Testing

@Suite struct SceneTests {
  @Test(arguments: [
    "@main struct A: App { var body: some Scene { AssistiveAccess { Text(\"x\") } } }",
    "@main struct A: App { var body: some Scene { SwiftUI.AssistiveAccess { Text(\"x\") } } }",
    "@main struct A: App { var body: some Scene { AssistiveAccess(content: { Text(\"x\") }) } }",
    "@main struct A: App { @SceneBuilder var body: some Scene { if #available(iOS 26, *) "
      + "{ AssistiveAccess { Text(\"x\") } } } }",
    "@main struct A: App { func calm() -> some Scene { AssistiveAccess { Text(\"x\") } } }",
    "struct A: SwiftUI.App { var body: some Scene { AssistiveAccess { Text(\"x\") } } }",
    "struct Calm: Scene { var body: some Scene { AssistiveAccess { Text(\"x\") }.tint(m) } }",
    "struct A {}\nextension A: App { var body: some Scene { AssistiveAccess { Text(\"x\") } } }",
    "struct A: App {}\nextension A { var calm: some Scene { AssistiveAccess { Text(\"x\") } } }",
    "func calm() -> some Scene { AssistiveAccess { Text(\"x\") } }",
    "let calm: some Scene = AssistiveAccess { Text(\"x\") }",
    "class D: NSObject, UIHostingSceneDelegate { static var rootScene: some Scene "
      + "{ AssistiveAccess { Text(\"x\") } } }",
    "@main struct A: App { var body: some Scene {\n#if os(iOS)\nAssistiveAccess { Text(\"x\") }\n"
      + "#endif\n} }",
    "@main struct A: App { var body: some Scene {\n#if DEBUG\nAssistiveAccess { Text(\"x\") }\n"
      + "#endif\n} }",
  ])
  func finds(_ source: String) {
    #expect(ScopeExample(source).texts == ["x"])
  }

  @Test(arguments: [
    "// AssistiveAccess { Text(\"x\") }\n@main struct A: App { var body: some Scene { } }",
    "let text = \"@main struct A: App { var body: some Scene { AssistiveAccess { } } }\"",
    "@main struct A: App { var body: some Scene { MyAssistiveAccess { Text(\"x\") } } }",
    "@main struct A: App { var body: some Scene { Calm.AssistiveAccess { Text(\"x\") } } }",
    "@main struct A: App { let a = AssistiveAccess.shared; let b = AssistiveAccess() }",
    "struct Demo: View { var body: some View { AssistiveAccess { Text(\"x\") } } }",
    "@main struct A: App { @AppStorage(\"s\") var simulateAssistiveAccess = false\n"
      + "var body: some Scene { WindowGroup { if simulateAssistiveAccess { AssistiveAccessDemo() } } }"
      + " }\nstruct AssistiveAccessDemo: View { var body: some View { Text(\"x\") } }\n"
      + "struct AssistiveAccessSettings: View { var body: some View { Text(\"x\") } }",
    "struct AssistiveAccess<C: View>: View { @ViewBuilder var content: () -> C }\n"
      + "@main struct A: App { var body: some Scene { "
      + "WindowGroup { AssistiveAccess { Text(\"x\") } } } }",
    "@main struct A: App { var body: some Scene {\n#if os(macOS)\nAssistiveAccess { Text(\"x\") }\n"
      + "#endif\n} }",
    "@main struct A: App { var body: some Scene {\n#if false\nAssistiveAccess { Text(\"x\") }\n"
      + "#endif\n} }",
  ])
  func leavesAlone(_ source: String) {
    #expect(ScopeExample(source).scope.scenes.isEmpty)
  }

  @Test func tellsWhereEachSceneStands() throws {
    let example = ScopeExample([
      "One/App.swift":
        "@main struct One: App { var body: some Scene { AssistiveAccess { Text(\"1\") } } }",
      "Two/App.swift":
        "@main struct Two: App { var body: some Scene { AssistiveAccess { Text(\"2\") } } }",
    ])
    #expect(
      example.scope.scenes.map(\.file.path) == ["/example/One/App.swift", "/example/Two/App.swift"])
    #expect(example.scope.screens.map(\.scene) == [0, 1])
    for scene in example.scope.scenes {
      #expect(example.text(scene.file, scene.nameRange) == "AssistiveAccess")
    }
    #expect(example.texts == ["1", "2"])
  }
}
