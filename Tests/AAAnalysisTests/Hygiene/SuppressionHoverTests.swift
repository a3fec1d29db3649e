import AAAnalysis
import Testing

@Suite struct SuppressionHoverTests {
  private static let text = "let a = 1  // aalsp:disable:this text-small - why\n"

  private static func hover(at word: String) -> Hover? {
    let workspace = ExampleWorkspace(["App.swift": text])
    guard let place = text.range(of: word) else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    return workspace.snapshot.hover(in: ExampleWorkspace.file("App.swift"), at: offset)
  }

  @Test func theNameOfARuleShowsItsPage() throws {
    let hover = try #require(Self.hover(at: "text-small"))
    #expect(hover.markdown.contains("text-small"))
    #expect(hover.markdown.contains("What to do"))
  }

  @Test func otherWordsShowNothing() {
    #expect(Self.hover(at: "aalsp") == nil)
    #expect(Self.hover(at: "why") == nil)
  }
}

extension String {
  fileprivate func range(of word: String) -> String.Index? { firstRange(of: word)?.lowerBound }
}
