import AAAnalysis
import Testing

/// What is noted of elements that hold something that cannot be resolved.
@Suite struct ViewGapTests {
  /// The names of the elements with gaps.
  private func gaps(_ body: String, _ properties: String = "") -> [String] {
    let example = ScopeExample(
      home: "struct Home: View {\n\(properties)\nvar body: some View {\n\(body)\n}\n}\n")
    return example.scope.screens.flatMap { screen in
      screen.gaps.map { screen.elements[$0.parent].name }
    }
  }

  @Test(arguments: [
    "Text(\"a\")", "Text(\"a\") + Text(\"b\").bold()", "Image(systemName: \"star\").resizable()",
    "HStack { Text(\"a\") }", "if isOn { Text(\"a\") }", "let text = \"a\"\nText(text)",
  ])
  func whatIsKnownLeavesNone(label: String) {
    #expect(gaps("Button(action: {}) { \(label) }") == [])
  }

  @Test(arguments: [
    "Color.red", "makeLabel()", "ForeignLabel()", "label", "Text(\"a\").foreignModifier()",
    "parts[0]",
  ])
  func whatIsNotIsNotedInLabels(label: String) {
    let found = gaps("Button(action: {}) { \(label) }", "let label: Label")
    #expect(found.contains("Button"))
  }

  @Test func gapsBelongToWhatHoldsThem() {
    #expect(gaps("Button(action: {}) { HStack { makeLabel() } }") == ["HStack"])
    #expect(gaps("VStack { Text(\"a\") }\nHStack { parts[0] }") == ["HStack"])
  }
}
