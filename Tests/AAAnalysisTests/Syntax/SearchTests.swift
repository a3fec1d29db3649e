import Testing

@testable import AAAnalysis

@Suite struct SearchTests {
  @Test func namesAreFoundAsTheyAreMentioned() {
    let tree = SyntaxTree(SourceText("f($isShown, \\.name, `in`) { [x] in y.z }"))
    let names = tree.mentionedNames(in: tree.root)
    #expect(names.isSuperset(of: ["f", "isShown", "name", "in", "y", "z"]))
    #expect(tree.mentions("isShown", in: tree.root))
    #expect(tree.mentions("in", in: tree.root))
    #expect(tree.mentions("z", in: tree.root))
    #expect(!tree.mentions("$isShown", in: tree.root))
    #expect(!tree.mentions("zz", in: tree.root))
  }
}
