import Testing

@testable import AAAnalysis

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

  // MARK: What the index keeps up to date

  private func interface(_ text: String) -> SwiftInterface {
    SwiftFileModel(SyntaxTree(SourceText(text))).interface
  }

  @Test func filesOfAppsAreThoseInWhichOneBegins() {
    let file = FileID("/a/A.swift")
    var index = index(["/a/B.swift": "struct B: View {}\nclass C: UIResponder {}"])
    #expect(index.filesOfApps.isEmpty)
    for text in [
      "@main struct A {}", "struct A: App {}", "extension A: App {}",
      "class A: NSObject, UIApplicationDelegate {}", "class A: UIWindowSceneDelegate {}",
      "class A: UISceneDelegate {}", "enum X { class A: UIHostingSceneDelegate {} }",
    ] {
      index.set(interface(text), for: file)
      #expect(index.filesOfApps == [file], "\(text)")
      index.set(interface("struct A {}"), for: file)
      #expect(index.filesOfApps.isEmpty)
    }
    index.set(interface("@main struct A {}"), for: file)
    index.remove(file)
    #expect(index.filesOfApps.isEmpty)
  }

  @Test func importsAreCountedByFile() {
    let (one, two) = (FileID("/a/A.swift"), FileID("/a/B.swift"))
    var index = DeclarationIndex()
    index.set(interface("import SwiftUI\nimport SwiftUI\nimport MapKit"), for: one)
    index.set(interface("import SwiftUI"), for: two)
    #expect(index.importsModule("SwiftUI") && index.importsModule("MapKit"))
    index.set(interface("import Foundation"), for: one)
    #expect(index.importsModule("SwiftUI") && index.importsModule("Foundation"))
    #expect(!index.importsModule("MapKit"))
    index.remove(two)
    #expect(!index.importsModule("SwiftUI"))
    index.remove(two)
    #expect(index.importsModule("Foundation"))
  }

  @Test func aliasesLeadToTypesAsLongAsTheyAreThere() {
    let file = FileID("/a/B.swift")
    var index = index(["/a/A.swift": "struct Long {}\nstruct C { let Short = 1 }"])
    #expect(found("Short", from: "/a/A.swift", in: index) == nil)
    index.set(interface("typealias Short = Long"), for: file)
    #expect(found("Short", from: "/a/A.swift", in: index) == "/a/A.swift")
    index.set(interface("typealias Other = Long"), for: file)
    #expect(found("Short", from: "/a/A.swift", in: index) == nil)
    #expect(found("Other", from: "/a/A.swift", in: index) == "/a/A.swift")
    index.remove(file)
    #expect(found("Other", from: "/a/A.swift", in: index) == nil)
  }

  @Test func membersAreKnownByWhatTheyAre() {
    let file = FileID("/a/A.swift")
    var index = index(["/a/B.swift": "struct B { var x: Int\n var body: some View { y } }"])
    index.set(
      interface(
        "let x = 1\nfunc x() {}\nextension View { func x() {}\n var body: some View { y } }\n"
          + "struct A { func x() {}\n init() {} }"), for: file)
    #expect(index.globals(named: "x").map(\.index) == [0, 1])
    #expect(index.functions(named: "x").map(\.index) == [1, 2, 4])
    #expect(index.extensionMembers(named: "x", of: "View").map(\.index) == [2])
    #expect(index.viewMembers(named: "body").map(\.file.path) == ["/a/B.swift", "/a/A.swift"])
    #expect(index.computedProperties(named: "body").count == 2)
    #expect(index.computedProperties(named: "x").isEmpty)
    #expect(index.viewMembers(named: "x").isEmpty && index.allMembers(named: "init").isEmpty)
    index.remove(file)
    #expect(index.globals(named: "x").isEmpty && index.functions(named: "x").isEmpty)
    #expect(index.extensionMembers(named: "x", of: "View").isEmpty)
    #expect(index.viewMembers(named: "body").count == 1)
    #expect(index.computedProperties(named: "body").count == 1)
    #expect(index.allMembers(named: "x").count == 1)
  }

  @Test func membersOfATypeComeInTheOrderOfTheFile() throws {
    let index = index([
      "/a/A.swift": """
        extension A { func f() {} }
        struct A { func f() {}
          struct Inner { func f() {} }
          func g() {}
          func f(x: Int) {}
          init(f: Int) {}
        }
        extension A { func f(y: Int) {} }
        """
    ])
    let type = try #require(index.type(named: "A", from: FileID("/a/A.swift")))
    let inner = try #require(index.type(named: "Inner", from: type.file, inside: type))
    #expect(index.members(named: "f", of: type).map(\.index) == [1, 4, 0, 6])
    #expect(index.members(named: "f", of: inner).map(\.index) == [2])
    #expect(index.members(named: "init", of: type).isEmpty)
    let outside = TypeReference(file: type.file, index: 9)
    #expect(index.members(named: "f", of: outside).isEmpty)
  }

  /// Whatever came before, what is known is what the files say now.
  @Test func afterManyChangesTheIndexIsThatOfTheLastTexts() {
    let texts = [
      "import SwiftUI\nstruct A: View { var body: some View { x }\n func f() {} }",
      "extension A { func f() {}\n typealias S = A }\nfunc g() {}\n@main struct Main: App {}",
      "import MapKit\nstruct A { struct B {} }\nlet g = AssistiveAccess { x }",
      "class D: UIResponder, UIHostingSceneDelegate {}\nextension View { func f() {} }",
    ]
    let files = ["/a/One.swift", "/a/Two.swift", "/a/b/Three.swift"].map { FileID($0) }
    var changed = DeclarationIndex()
    for step in 0..<96 {
      let file = files[step % 3]
      if step % 7 == 3 { changed.remove(file) } else {
        changed.set(interface(texts[(step * 5 + step / 4) % 4]), for: file)
      }
    }
    var fresh = DeclarationIndex()
    for file in files.sorted(by: >) {
      if let interface = changed.interface(of: file) { fresh.set(interface, for: file) }
    }
    #expect(changed.filesOfApps == fresh.filesOfApps)
    #expect(changed.filesOfInterest == fresh.filesOfInterest)
    for name in ["A", "B", "D", "Main", "S", "f", "g", "body", "View"] {
      #expect(
        changed.declarations(ofType: name).sorted() == fresh.declarations(ofType: name).sorted())
      #expect(changed.allMembers(named: name).sorted() == fresh.allMembers(named: name).sorted())
      #expect(changed.globals(named: name).sorted() == fresh.globals(named: name).sorted())
      #expect(changed.functions(named: name).sorted() == fresh.functions(named: name).sorted())
      #expect(changed.viewMembers(named: name).sorted() == fresh.viewMembers(named: name).sorted())
      for type in ["A", "View"] {
        #expect(
          changed.extensionMembers(named: name, of: type).sorted()
            == fresh.extensionMembers(named: name, of: type).sorted())
      }
      #expect(changed.type(named: name, from: files[0]) == fresh.type(named: name, from: files[0]))
    }
    for module in ["SwiftUI", "MapKit"] {
      #expect(changed.importsModule(module) == fresh.importsModule(module))
    }
  }
}
