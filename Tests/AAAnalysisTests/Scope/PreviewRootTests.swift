@testable import AAAnalysis
import Testing

/// Previews that show what Assistive Access would.
@Suite struct PreviewRootTests {
  @Test(arguments: [
    "#Preview(traits: .assistiveAccess) { Text(\"x\") }",
    "#Preview(\"Calm\", traits: .assistiveAccess) { Text(\"x\") }",
    "#Preview(traits: .landscapeLeft, .assistiveAccess) {\n  let title = \"a\"\n  Text(\"x\")\n}",
    "#Preview(traits: .assistiveAccess, .landscapeLeft) { return Text(\"x\") }",
    "#Preview(traits: PreviewTrait.assistiveAccess) { Text(\"x\") }",
    "#Preview(traits: .assistiveAccess, body: { Text(\"x\") })",
    "@available(iOS 26.0, *)\n#Preview(traits: .assistiveAccess) { Text(\"x\") }",
    "#if DEBUG\n#Preview(traits: .assistiveAccess) { Text(\"x\") }\n#endif",
    "#Preview(traits: .assistiveAccess) {\n  @Previewable @State var isOn = false\n  Text(\"x\")\n}",
    "struct Home: View { var body: some View { Text(\"x\") } }\n"
      + "#Preview(traits: .assistiveAccess) { NavigationStack { Home() } }",
  ])
  func finds(_ source: String) {
    let example = ScopeExample("import SwiftUI\n" + source)
    #expect(example.texts == ["x"])
    #expect(example.scope.roots.map(\.kind) == [.preview])
    #expect(example.scope.screens.map(\.scene) == [nil])
    #expect(example.scope.scenes.isEmpty)
  }

  @Test(arguments: [
    "#Preview { Text(\"x\") }",
    "#Preview(\"assistiveAccess\") { Text(\"x\") }",
    "#Preview(traits: .landscapeLeft) { Text(\".assistiveAccess\") }",
    "#Preview(traits: Calm.assistiveAccess) { Text(\"x\") }",
    "#Preview(traits: .assistiveAccess)",
    "// #Preview(traits: .assistiveAccess) { Text(\"x\") }",
    "let text = \"#Preview(traits: .assistiveAccess) { Text() }\"",
    "#if os(macOS)\n#Preview(traits: .assistiveAccess) { Text(\"x\") }\n#endif",
    "struct Calm: PreviewProvider { static var previews: some View { Text(\"x\") }\n"
      + "  static let trait = \"assistiveAccess\" }",
  ])
  func leavesAlone(_ source: String) {
    #expect(ScopeExample("import SwiftUI\n" + source).scope.roots.isEmpty)
  }

  @Test func whatASceneShowsIsJudgedThere() {
    let example = ScopeExample(
      home: """
        struct Home: View { var body: some View { NavigationStack { Row() } } }
        struct Row: View { var body: some View { Text("row") } }
        struct Other: View { var body: some View { VStack { Row(); Text("other") } } }
        #Preview(traits: .assistiveAccess) { Home() }
        #Preview(traits: .assistiveAccess) { List { Row() } }
        #Preview(traits: .assistiveAccess) { Other() }
        """)
    #expect(example.scope.roots.map(\.kind) == [.scene(0), .preview])
    #expect(example.texts == ["row", "row", "other"])
  }

  @Test func aPartIsJudgedInTheWhole() {
    let declarations = """
      import SwiftUI
      struct Row: View { var body: some View { Text("row") } }
      struct Page: View { var body: some View { List { Row() } } }

      """
    let previews = ["Row()", "Page()", "Page()"].map {
      "#Preview(traits: .assistiveAccess) { \($0) }\n"
    }
    let example = ScopeExample(declarations + previews.joined())
    #expect(example.scope.roots.map(\.kind) == [.preview])
    #expect(example.scope.screens[0].elements.map(\.name) == ["Page", "List", "Row", "Text"])
  }

  @Test func aPreviewThatShowsTooMuchCostsNothingElse() {
    let texts = String(repeating: "Text(\"x\")\n", count: 200)
    var source = "#Preview(traits: .assistiveAccess) { Text(\"y\"); V0() }\n"
    for part in 0..<8 {
      let inner = part == 7 ? texts : String(repeating: "V\(part + 1)()\n", count: 40)
      source += "struct V\(part): View { var body: some View { VStack { \(inner) } } }\n"
    }
    source += "struct Home: View { var body: some View { Text(\"home\") } }\n"
    let example = ScopeExample(home: source)
    #expect(!example.scope.isTruncated)
    #expect(example.texts.first == "home")
  }

  @Test func theModeIsOnInAPreview() {
    let example = ScopeExample(
      """
      import SwiftUI
      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var isCalm
        var body: some View { if isCalm { Text("calm") } else { Text("other") } }
      }
      #Preview(traits: .assistiveAccess) { Home() }
      """)
    #expect(example.texts == ["calm"])
    #expect(example.scope.roots.map(\.kind) == [.preview])
  }
}
