import AAAnalysis
import Testing

@Suite struct DeclarationIndexTests {
  private func index(_ files: [String: String]) -> DeclarationIndex {
    var index = DeclarationIndex()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      index.set(SwiftFileModel(SyntaxTree(SourceText(text))).interface, for: FileID(path))
    }
    return index
  }

  private func found(
    _ name: String, from path: String, in index: DeclarationIndex, inside owner: String? = nil
  ) -> String? {
    let file = FileID(path)
    let outer = owner.flatMap { name in
      index.declarations(ofType: name).first { $0.file == file }
    }
    return index.type(named: name, from: file, inside: outer)?.file.path
  }

  @Test func theNearestCounts() {
    let index = index([
      "/a/App/Home.swift": "struct Home {}",
      "/a/App/Feature/Page.swift": "struct Page {}",
      "/a/Other/Page.swift": "struct Page {}",
      "/a/Third/Page.swift": "struct Page {}",
    ])
    #expect(found("Page", from: "/a/App/Home.swift", in: index) == "/a/App/Feature/Page.swift")
    #expect(found("Page", from: "/a/Other/Home.swift", in: index) == "/a/Other/Page.swift")
    // Equally near: no answer.
    #expect(found("Page", from: "/a/Home.swift", in: index) == nil)
    #expect(found("Nothing", from: "/a/Home.swift", in: index) == nil)
  }

  @Test func nestedTypesAreKnownInside() {
    let index = index([
      "/a/A.swift": "struct A { struct Row {} }\nextension A { enum Tab {} }",
      "/a/B.swift": "struct B { struct Row {} }\nstruct Row {}",
      "/a/C.swift": "extension A { func f() {} }\nstruct C {}",
    ])
    #expect(found("Row", from: "/a/A.swift", in: index, inside: "A") == "/a/A.swift")
    #expect(found("Row", from: "/a/C.swift", in: index, inside: "A") == "/a/A.swift")
    #expect(found("Tab", from: "/a/C.swift", in: index, inside: "A") == "/a/A.swift")
    #expect(found("Row", from: "/a/C.swift", in: index, inside: "C") == "/a/B.swift")
    #expect(found("Tab", from: "/a/C.swift", in: index, inside: "C") == nil)
  }

  @Test func membersOfExtensionsBelongToTheTypeThatTheirNameMeans() throws {
    let index = index([
      "/a/One/Page.swift": "struct Page { var body: some View { x } }",
      "/a/One/Page+Row.swift": "extension Page { var row: some View { x } }",
      "/a/Two/Page.swift":
        "struct Page { var body: some View { x } }\nextension Page { var row: Int { 1 } }",
    ])
    let one = try #require(index.type(named: "Page", from: FileID("/a/One/App.swift")))
    #expect(index.members(named: "row", of: one).map(\.file.path) == ["/a/One/Page+Row.swift"])
    #expect(index.members(named: "body", of: one).map(\.file.path) == ["/a/One/Page.swift"])
  }

  @Test func conformancesComeFromExtensionsAndInheritance() throws {
    let index = index([
      "/a/A.swift": "struct A {}\nclass B: C {}\nclass C: NSObject, D {}\nprotocol D: View {}",
      "/a/B.swift": "extension A: View {}",
    ])
    for name in ["A", "B", "C"] {
      let type = try #require(index.type(named: name, from: FileID("/a/A.swift")))
      #expect(index.type(type, conformsTo: "View"))
      #expect(!index.type(type, conformsTo: "Scene"))
    }
  }

  @Test func filesCanBeReplacedAndTakenAway() {
    var index = index(["/a/A.swift": "struct A { let x = 1 }", "/a/B.swift": "extension A {}"])
    index.set(
      SwiftFileModel(SyntaxTree(SourceText("struct B {}"))).interface, for: FileID("/a/A.swift"))
    #expect(!index.declaresType(named: "A"))
    #expect(index.declaresType(named: "B"))
    #expect(index.allMembers(named: "x").isEmpty)
    #expect(index.declarations(ofType: "A").count == 1)
    index.remove(FileID("/a/B.swift"))
    #expect(index.declarations(ofType: "A").isEmpty)
    index.remove(FileID("/a/A.swift"))
    #expect(index.files.isEmpty)
  }
}
