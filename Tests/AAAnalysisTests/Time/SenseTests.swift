import Testing

@testable import AAAnalysis

@Suite struct SenseTests {
  private func condition(_ text: String) -> (SyntaxTree, SyntaxTree.Decision?) {
    let tree = SyntaxTree(SourceText("if \(text) { a() }"))
    let node = (0..<tree.nodeCount).first { tree.kind($0) == .ifExpr }
    return (tree, node.flatMap { tree.decisions(of: $0).first })
  }

  @Test(
    arguments: [
      ("shown", true), ("!shown", false), ("model.shown", true), ("toast != nil", true),
      ("toast == nil", false), ("let toast", true), ("let text = model.toast", true),
      ("text.isEmpty", false), ("!text.isEmpty", true), ("text != \"\"", true),
      ("shown == true", true), ("shown == false", false), ("(shown)", true),
      ("shown && other", true), ("!shown && !other", false), ("shown && !other", nil),
      ("shown || other", nil), ("index == 1", nil), ("count > 0", nil), ("f()", nil),
    ] as [(String, Bool?)])
  func senses(_ text: String, _ sense: Bool?) {
    #expect(condition(text).1?.sense == sense)
  }

  @Test func branchesAreNumberedAsViewsAre() {
    let tree = SyntaxTree(SourceText("if a { } else if b, c { } else { }"))
    let node = (0..<tree.nodeCount).first { tree.kind($0) == .ifExpr } ?? 0
    let decisions = tree.decisions(of: node)
    #expect(decisions.map { tree.name($0.node) } == ["a", "b", "c"])
    #expect(decisions.map(\.branch) == [0, 1, 1])
  }

  @Test(
    arguments: [
      ("opacity", "shown ? 1 : 0", true, false), ("opacity", "shown ? 0 : 1", false, true),
      ("opacity", "toast == nil ? 0 : 1", true, false), ("opacity", "value", true, false),
      ("scaleEffect", "shown ? 1 : 0", true, false), ("offset", "shown ? 0 : -200", true, false),
      ("offset", "shown ? 0 : height", true, false), ("frame", "!shown ? 0 : 44", true, false),
    ])
  func whatFades(_ modifier: String, _ value: String, _ cleared: Bool, _ set: Bool) throws {
    let tree = SyntaxTree(SourceText("f(\(value))"))
    let call = try #require((0..<tree.nodeCount).first { tree.kind($0) == .callExpr })
    let argument = try #require(tree.arguments(of: call).first)
    let fade = try #require(tree.fade(argument.value, of: modifier))
    #expect(fade.whenCleared == cleared)
    #expect(fade.whenSet == set)
  }

  @Test(
    arguments: [
      ("opacity", "shown ? 1 : 0.5"), ("opacity", "0"), ("offset", "shown ? 10 : 0"),
      ("scaleEffect", "shown ? 1.1 : 1"), ("offset", "value"), ("frame", "width"),
    ])
  func whatStays(_ modifier: String, _ value: String) throws {
    let tree = SyntaxTree(SourceText("f(\(value))"))
    let call = try #require((0..<tree.nodeCount).first { tree.kind($0) == .callExpr })
    let argument = try #require(tree.arguments(of: call).first)
    #expect(tree.fade(argument.value, of: modifier) == nil)
  }
}
