import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct BaselineTests {
  private func run(_ arguments: String..., in folder: ScratchFolder) -> CommandRun {
    CommandRun(
      arguments: ["check", "--select", "label-without-icon"] + arguments, in: folder.path,
      rules: RuleCatalogue.all.map { $0.description })
  }

  private func written() throws -> ScratchFolder {
    let folder = try ScratchFolder([".git/HEAD": "", "App/App.swift": FixTests.app])
    let run = run("--write-baseline", "known.json", in: folder)
    #expect(run.output == "2 findings written to known.json\n")
    #expect(run.status == 0)
    return folder
  }

  @Test func whatIsInTheBaselineIsNotReported() throws {
    let folder = try written()
    let result = run("--baseline", "known.json", in: folder)
    #expect(result.output == "No new findings; 2 in the baseline; 1 file checked\n")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(run(in: folder).status == 1)
  }

  @Test func whatIsInTheBaselineIsNotFixed() throws {
    let folder = try written()
    let old = try folder.read("App/App.swift")
    #expect(run("--fix", "--baseline", "known.json", in: folder).status == 0)
    #expect(try folder.read("App/App.swift") == old)
    #expect(run("--diff", "--baseline", "known.json", in: folder).output.contains("---") == false)

    let new =
      old.replacing("{ Root() }", with: "{ VStack { Root(); Extra() } }") + """


        struct Extra: View {
          var body: some View {
            Button("Share") {}
          }
        }
        """
    try folder.write("App/App.swift", new)
    let fixed = run("--fix", "--baseline", "known.json", in: folder)
    #expect(fixed.status == 0)
    let text = try folder.read("App/App.swift")
    #expect(text.contains("Button(\"Share\", systemImage:"))
    #expect(text.contains("Button(\"Start\") {}"))
  }

  @Test func movedLinesAndANewFileNameChangeNothing() throws {
    let folder = try written()
    try FileManager.default.removeItem(atPath: folder.path + "/App/App.swift")
    try folder.write("Other/Calm.swift", Data(("// A calm app.\n\n" + FixTests.app).utf8))
    let result = run("--baseline", "known.json", in: folder)
    #expect(result.output == "No new findings; 2 in the baseline; 1 file checked\n")
    #expect(result.errors.isEmpty)
  }

  @Test func aNewFindingIsReportedAlone() throws {
    let folder = try written()
    let more = FixTests.app.replacing(
      "    List {\n", with: "    Button(\"More\") {}\n\n    List {\n")
    try folder.write("App/App.swift", Data(more.utf8))
    let result = run("--baseline", "known.json", in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("App/App.swift:11:5: warning:"))
    #expect(result.output.hasSuffix("1 warning in 1 file; 2 in the baseline; 1 file checked\n"))
  }

  @Test func whatNoLongerOccursIsTold() throws {
    let folder = try written()
    let less = FixTests.app.replacing("Button(\"Stop\") {}", with: "Text(\"Stop\")")
    try folder.write("App/App.swift", Data(less.utf8))
    let result = run("--baseline", "known.json", in: folder)
    // The line below the other finding has changed, so that one counts as new.
    #expect(result.errors.contains("no longer occurs: label-without-icon in App/App.swift"))
    let json = run("--baseline", "known.json", "--format", "json", "--quiet", in: folder)
    #expect(json.output.contains("\"gone\": ["))
    #expect(json.errors.isEmpty)
  }

  @Test func entriesElsewhereAreNotMissed() throws {
    let folder = try written()
    try folder.write("Else/B.swift", Data("let b = 1\n".utf8))
    let result = run("--baseline", "known.json", "Else", in: folder)
    #expect(result.errors.isEmpty)
    #expect(result.output == "No findings; 1 file checked\n")
  }

  @Test func equalFindingsAreCounted() throws {
    let folder = try ScratchFolder([
      ".git/HEAD": "",
      "App.swift": FixTests.app.replacing(
        "      Button(\"Stop\") {}\n",
        with: "      Button(\"Start\") {}\n      Button(\"Start\") {}\n"),
    ])
    #expect(run("--write-baseline", "known.json", in: folder).status == 0)
    #expect(run("--baseline", "known.json", in: folder).status == 0)
  }

  @Test func aBadBaselineIsRefused() throws {
    let folder = try ScratchFolder([
      "A.swift": "", "bad.json": "{", "new.json": "{\"version\": 2, \"findings\": []}",
    ])
    for name in ["bad.json", "new.json", "none.json"] {
      let result = run("--baseline", name, in: folder)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("aalsp: \(name): "))
      #expect(result.output.isEmpty)
    }
  }
}
