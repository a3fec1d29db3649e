import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// Every output tells where something begins and where it ends, in columns whose unit is declared.
@Suite("Requirement 10: ranges") struct RangesAcceptance {
  /// On line 6: `Button` behind 33 scalars, which are 36 UTF-16 units and 48 bytes.
  private static let line = #"  var body: some View { Text("é漢😀👩‍👩‍👧"); Button("Start") {} }"#
  private static let files = [
    ".git/HEAD": "",
    "App.swift": CalmApp.source.replacing(
      #"  var body: some View { Button("Start") {} }"#, with: line),
  ]
  private static var column: Int {
    let end = line.firstRange(of: "Button")?.lowerBound ?? line.startIndex
    return line[..<end].unicodeScalars.count + 1
  }

  private func check(_ format: String) throws -> String {
    let folder = try ScratchFolder(Self.files)
    let run = CommandRun(
      "check", "--select", CalmApp.rule, "--format", format, in: folder.path,
      rules: RuleCatalogue.all.map { $0.description })
    #expect(run.status == 1)
    return run.output
  }

  @Test("SARIF declares its unit and has 1-based regions with an end, in fixes too")
  func sarif() throws {
    let log = try JSONDecoder().decode(JSONValue.self, from: Data(try check("sarif").utf8))
    let run = try #require(log["runs"]?.elements.first)
    #expect(run["columnKind"] == .string("unicodeCodePoints"))
    let result = try #require(run["results"]?.elements.first)
    let region = result["locations"]?.elements.first?["physicalLocation"]?["region"]
    let column = Self.column
    #expect(
      region
        == .object([
          "startLine": .integer(6), "startColumn": .integer(column), "endLine": .integer(6),
          "endColumn": .integer(column + 6),
        ]))
    let fixes = result["fixes"]?.elements ?? []
    #expect(!fixes.isEmpty)
    for fix in fixes {
      for change in fix["artifactChanges"]?.elements ?? [] {
        for replacement in change["replacements"]?.elements ?? [] {
          for member in ["startLine", "startColumn", "endLine", "endColumn"] {
            guard case .integer(let number)? = replacement["deletedRegion"]?[member] else {
              Issue.record("no \(member)")
              continue
            }
            #expect(number >= 1)
          }
        }
      }
    }
  }

  @Test("JSON has lines, columns and bytes of both ends")
  func json() throws {
    let report = try JSONDecoder().decode(JSONValue.self, from: Data(try check("json").utf8))
    let range = report["findings"]?.elements.first?["range"]
    func place(_ column: Int, _ byte: Int) -> JSONValue {
      .object(["line": .integer(6), "column": .integer(column), "byte": .integer(byte)])
    }
    let text = Self.files["App.swift"] ?? ""
    let start = try #require(text.firstRange(of: "Button")?.lowerBound)
    let byte = text[..<start].utf8.count
    #expect(
      range
        == .object([
          "start": place(Self.column, byte), "end": place(Self.column + 6, byte + 6),
        ]))
  }

  @Test("Annotations, text and page show as far as the finding reaches")
  func others() throws {
    let column = Self.column
    let github = try check("github")
    #expect(github.contains("line=6,endLine=6,col=\(column),endColumn=\(column + 5),"))
    let text = try check("text").split(separator: "\n").map(String.init)
    let excerpt = try #require(text.firstIndex { $0.contains(#"Button("Start")"#) })
    // Underlined from the first letter to the last, whatever the letters before it are wide.
    let marks = text[excerpt + 1].drop { $0 != "^" }.prefix { $0 == "^" || $0 == "~" }
    #expect(marks.count == 6, "\(text[excerpt + 1])")
    #expect(try check("html").contains("<mark>Button</mark>"))
  }

  /// These two have no place for an end: what they tell is where it begins, with the file's line.
  @Test("Formats that know only points tell the first column", arguments: ["xcode", "junit"])
  func points(format: String) throws {
    let bytes = Self.line[..<(Self.line.firstRange(of: "Button")?.lowerBound ?? Self.line.endIndex)]
      .utf8.count + 1
    #expect(try check(format).contains("App.swift:6:\(format == "xcode" ? bytes : Self.column): "))
  }
}
