import AAAnalysis
import Testing

/// Holds the repository's own rules. Each check is tried on something that breaks it, too.
@Suite struct TidyTests {
  @Test func theRepositoryIsFound() {
    #expect(Repository.files.contains { $0.path == "Package.swift" })
    #expect(Repository.sources.count > 50)
    #expect(
      Repository.sources.allSatisfy {
        TreeFlaw.first(in: $0.tree ?? SyntaxTree(SourceText(""))) == nil
      })
  }

  // MARK: Layers

  private let page = TidyFile(
    "ARCHITECTURE.md",
    "| folder | holds |\n| --- | --- |\n| `Low/` | a |\n| `High/` | b |\n\n| `X/` |")

  @Test func foldersUseOnlyThoseAboveThem() throws {
    let page = try #require(Repository.files.first { $0.path == "ARCHITECTURE.md" })
    let layers = Layers(page: page)
    let folders = Repository.sources.compactMap { $0.folder(below: Layers.parent) }
    #expect(Set(layers.order) == Set(folders))
    #expect(layers.violations(in: Repository.sources) == [])
  }

  @Test func findingsUseOnlyTexts() {
    let page = TidyFile("", "| `Text/` | |\n| `Findings/` | |\n| `Others/` | |\n")
    // Every other folder counts as one that comes later.
    let files = Repository.sources.compactMap { file -> TidyFile? in
      guard let folder = file.folder(below: Layers.parent) else { return nil }
      if folder == "Text" || folder == "Findings" { return file }
      return TidyFile(Layers.parent + "/Others/" + file.name, file.text)
    }
    #expect(Layers(page: page).violations(in: files).filter { !$0.contains("/Others/") } == [])
  }

  @Test func usesFromBelowAreFound() {
    let layers = Layers(page: page)
    #expect(layers.order == ["Low", "High"])
    func violations(_ low: String) -> [String] {
      layers.violations(in: [
        TidyFile("Sources/AAAnalysis/Low/A.swift", low),
        TidyFile("Sources/AAAnalysis/High/B.swift", "struct B {}\nprivate struct C {}\nlet a: A?"),
      ])
    }
    #expect(violations("struct A {}\nlet c = C()") == [])
    #expect(violations("struct A { enum B {} }\nlet b: A.B") == [])
    #expect(violations("let b: [B]?").map { $0.suffix(9) } == ["B of High"])
    #expect(violations("// a\nlet b = B()") == ["Sources/AAAnalysis/Low/A.swift:2 uses B of High"])
    #expect(violations("func f<T: P<B>>() {}").count == 1)
  }

  @Test func importsAndFoldersWithoutAPlaceAreFound() {
    let layers = Layers(page: page)
    func violations(_ path: String, _ text: String) -> Int {
      layers.violations(in: [TidyFile(path, text)]).count
    }
    #expect(violations("Sources/AAAnalysis/Low/A.swift", "import Foundation") == 1)
    #expect(
      violations("Sources/AAAnalysis/Low/A.swift", "#if os(Linux)\nimport Glibc\n#endif") == 1)
    #expect(
      violations(
        "Sources/AAAnalysis/Low/A.swift",
        """
        #if canImport(FoundationEssentials)
        import FoundationEssentials
        #else
        import Foundation
        #endif
        """) == 0)
    #expect(violations("Sources/AAAnalysis/Other/A.swift", "") == 1)
    #expect(violations("Sources/AAAnalysis/A.swift", "") == 1)
    #expect(violations("Sources/AALSP/A.swift", "import Foundation") == 0)
  }

  // MARK: Catalogue

  @Test func everyRuleIsListed() throws {
    let catalogue = try #require(Repository.files.first { $0.path == Catalogue.path })
    let listed = Catalogue.listedRules(catalogue)
    let written = Catalogue.writtenRules(Repository.sources)
    #expect(Catalogue.violations(written: written, listed: listed) == [])
    #expect(listed.count == RuleCatalogue.all.count)
    #expect(Catalogue.violations(ids: RuleCatalogue.all.map { $0.description.id }) == [])
  }

  @Test func rulesThatAreNotListedAreFound() {
    let files = [
      TidyFile("Sources/AAAnalysis/Rules/Family/A.swift", "public enum A: Rule {}"),
      TidyFile(
        "Sources/AAAnalysis/Rules/Family/B.swift", "enum B {}\nextension B: Sendable, Rule {}"),
      TidyFile("Sources/AAAnalysis/Rules/Family/C.swift", "struct C: Ruler {}"),
      TidyFile("Sources/AAAnalysis/Rules/D.swift", "struct D: Rule {}"),
    ]
    let written = Catalogue.writtenRules(files)
    #expect(written == ["A", "B"])
    let listed = Catalogue.listedRules(TidyFile("R.swift", "let all = [A.self, E.self, A.self]"))
    #expect(listed == ["A", "E", "A"])
    #expect(Catalogue.violations(written: written, listed: listed).count == 3)
    #expect(Catalogue.violations(ids: ["a-b", "text-small2", "a"]) == [])
    #expect(
      Catalogue.violations(ids: ["aB", "a_b", "a--b", "-a", "", "2a", "ä", "ok", "ok"]).count == 8)
  }

  // MARK: What traps

  @Test func nothingTraps() {
    #expect(Traps.violations(in: Repository.sources) == [])
  }

  @Test(arguments: [
    "let a = b!", "a!.b()", "let a = b as! C", "let a = try! b()", "fatalError(\"a\")",
    "preconditionFailure()", "assertionFailure()", "precondition(a)", "assert(a)", "var a: B!",
    "final class A: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1",
  ])
  func whatTrapsIsFound(source: String) {
    #expect(Traps.violations(in: [TidyFile("A.swift", "\n" + source)]).count == 1)
  }

  @Test(arguments: [
    "let a = !b != c", "a as? B", "try? a()", "let a = \"b! fatalError()\" // c!",
    "// Guarded by a lock.\nfinal class A: @unchecked Sendable {}", "let a: B?", "a.assert()",
  ])
  func whatDoesNotTrapIsNotReported(source: String) {
    #expect(Traps.violations(in: [TidyFile("A.swift", source)]) == [])
  }

  // MARK: Measures

  @Test func filesAreSmall() {
    #expect(Measures.longFiles(Repository.swiftFiles) == [])
    #expect(Measures.medianLength(Repository.sources) <= Measures.maximumMedian)
  }

  @Test func linesAreNarrow() {
    #expect(Measures.wideLines(Repository.swiftFiles) == [])
  }

  @Test func namesSaySomething() {
    #expect(Measures.vagueNames(Repository.swiftFiles) == [])
  }

  @Test func noMachinesPathsAreWritten() {
    #expect(Measures.machinePaths(Repository.files) == [])
  }

  @Test func longFilesAreFound() {
    let files = [1, 599, 600].map { TidyFile("\($0).swift", String(repeating: "\n", count: $0)) }
    #expect(Measures.longFiles(files) == ["600.swift has 601 lines"])
    #expect(Measures.medianLength(files) == 600)
    let data = TidyFile("D.swift", "let a = \"" + String(repeating: "b", count: 50) + "\"")
    #expect(Measures.medianLength([data, data, files[0]]) == 2)
  }

  @Test func wideLinesAreFound() {
    func count(_ text: String) -> Int { Measures.wideLines([TidyFile("A.swift", text)]).count }
    #expect(count(String(repeating: "a", count: 100)) == 0)
    #expect(count(String(repeating: "é", count: 100)) == 0)
    #expect(count("\n" + String(repeating: "a", count: 101)) == 1)
    #expect(count("// " + String(repeating: "a", count: 98)) == 1)
    #expect(count("let a = \"" + String(repeating: "b", count: 100) + "\"") == 0)
  }

  @Test func vagueNamesAreFound() {
    func count(_ path: String, _ text: String = "") -> Int {
      Measures.vagueNames([TidyFile(path, text)]).count
    }
    #expect(count("Sources/TextUtils.swift") == 1)
    #expect(count("Sources/Helpers/A.swift") == 1)
    #expect(count("Sources/A+Utilities.swift") == 1)
    #expect(count("Sources/A.swift", "struct B { final class CacheManager {} }") == 1)
    #expect(count("Sources/UtilityBill.swift", "struct Manageable {}") == 0)
  }

  @Test func machinePathsAreFound() {
    let root = "/" + "work"
    func count(_ text: String) -> Int { Measures.machinePaths([TidyFile("A.md", text)]).count }
    #expect(count("see \(root)/a and \"\(root)/b\"") == 2)
    #expect(count("\(root)/a") == 1)
    #expect(count("https://example.org\(root)/a, $dir\(root)/b, net\(root)") == 0)
  }
}
