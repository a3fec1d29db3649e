import AAAnalysis
import Testing

/// However much there is, the walk ends, and says so where it gave up.
@Suite struct ScopeLimitTests {
  @Test(arguments: [(20, false), (200, true)])
  func deeplyNestedViewsAreCutOff(depth: Int, isTruncated: Bool) {
    var source = "struct Home: View {\n  var body: some View { part0 }\n"
    for part in 0..<depth {
      source += "  var part\(part): some View { VStack { part\(part + 1) } }\n"
    }
    source += "  var part\(depth): some View { Text(\"x\") }\n}"
    let example = ScopeExample(home: source)
    #expect(example.scope.isTruncated == isTruncated)
    #expect(example.texts == (isTruncated ? [] : ["x"]))
  }

  @Test func longChainsAreRead() {
    let chain = String(repeating: ".padding()", count: 3_000)
    let example = ScopeExample(
      home: "struct Home: View { var body: some View { Text(\"x\")\(chain) } }")
    #expect(example.modifiers(of: "Text").count == 3_000)
    #expect(!example.scope.isTruncated)
  }

  /// A view that is used again and again, and made of such views, does not grow beyond bounds.
  @Test func repeatedViewsAddUpToABound() {
    var source = "struct Home: View { var body: some View { List { "
    source += String(repeating: "Part0(); ", count: 20) + "Text(\"end\") } } }\n"
    for part in 0..<8 {
      source +=
        "struct Part\(part): View { var body: some View { VStack { "
        + String(repeating: "Part\(part + 1)(); ", count: 8) + "} } }\n"
    }
    source += "struct Part8: View { var body: some View { Text(\"leaf\") } }\n"
    let example = ScopeExample(home: source)
    #expect(!example.scope.isTruncated)
    #expect(example.texts.last == "end")
    #expect(example.scope.screens[0].elements.count < 10_000)
  }

  @Test func contentOfRepeatedContainersIsNotTheirs() {
    let cards = (0..<700).map { "Card { Text(\"\($0)\") }" }.chunks(of: 8)
      .map { "Group { " + $0.joined(separator: "; ") + " }" }.joined(separator: "\n")
    let example = ScopeExample(
      home: """
        struct Home: View { var body: some View { List {
        \(cards)
        } } }
        struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() } }
        }
        """)
    // Past the bound of what `Card` adds its content is still read.
    #expect(example.texts == (0..<700).map { "\($0)" })
  }

  @Test func localConstantsThatMeanThemselvesEnd() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View {
            let a = b
            let b = a
            let row = row(for: a)
            Text("x")
            a
            row
          }
          func row(for item: Int) -> some View { Text("row") }
        }
        """)
    #expect(example.texts == ["x", "row"])
    #expect(!example.scope.isTruncated)
  }
}

extension Array {
  fileprivate func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
