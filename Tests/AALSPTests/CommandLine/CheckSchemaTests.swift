import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// `check --format json` is what its schema says.
@Suite struct CheckSchemaTests {
  private static func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  private static func schema() throws -> SchemaCheck {
    SchemaCheck(schema: try json(Fixtures.text("reports/check.schema.json")))
  }

  private func check(_ arguments: String..., in folder: String) throws -> JSONValue {
    let run = CommandRun(
      arguments: ["check", "--format", "json"] + arguments, in: folder,
      rules: RuleCatalogue.all.map { $0.description })
    return try Self.json(run.output)
  }

  @Test func theSchemaDescribesTheSampleAppsReport() throws {
    let report = try check("--statistics", "workspaces/draw", "missing", in: Fixtures.folder.path)
    #expect(try Self.schema().violations(in: report) == [])
    // What it describes is there to be described.
    guard case .array(let findings)? = report["findings"],
      case .array(let problems)? = report["problems"]
    else {
      Issue.record("no findings")
      return
    }
    #expect(findings.count == 5)
    #expect(problems.count == 1)
    #expect(report["statistics"] != nil)
  }

  @Test func theSchemaDescribesFixesAndBaselines() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "App.swift": FixTests.app])
    _ = try? check("--write-baseline", "known.json", in: folder.path)
    let known = try check("--baseline", "known.json", in: folder.path)
    #expect(known["baseline"] != nil)
    let fixed = try check("--fix", "--baseline", "known.json", in: folder.path)
    #expect(fixed["fixed"] != nil)
    for report in [known, fixed] { #expect(try Self.schema().violations(in: report) == []) }
  }

  @Test func theSchemaRefusesOtherObjects() throws {
    let report = try check("workspaces/draw", in: Fixtures.folder.path)
    guard case .object(var members) = report else {
      Issue.record("no object")
      return
    }
    members["version"] = .integer(2)
    members["more"] = .null
    members["files"] = nil
    members["findings"] = .array([.string("a")])
    #expect(try Self.schema().violations(in: .object(members)).count == 4)
  }
}
