import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// Holds the maps of the sample app against `protocol-fixtures/reports` and the README. With
/// `AALSP_RECORD=1` they are recorded anew instead.
@Suite struct MapReportTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isRecording = environment["AALSP_RECORD"] == "1"

  private static func map(_ format: MapOptions.Format) -> CommandRun {
    CommandRun("map", "--format", format.rawValue, "workspaces/draw", in: Fixtures.folder.path)
  }

  @Test(arguments: [
    (MapOptions.Format.text, "draw.map.txt"), (.mermaid, "draw.map.mmd"), (.dot, "draw.map.dot"),
    (.json, "draw.map.json"),
  ])
  func theMapIsAsRecorded(format: MapOptions.Format, name: String) throws {
    let run = Self.map(format)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let url = Fixtures.folder.appendingPathComponent("reports/" + name)
    if Self.isRecording {
      try #require(Self.environment["CI"] != "true", "nothing is recorded in CI")
      try Data(run.output.utf8).write(to: url)
    }
    let recorded = try String(contentsOf: url, encoding: .utf8)
    #expect(
      run.output == recorded,
      "\(name) is stale. If that is right: AALSP_RECORD=1 swift test --filter MapReportTests")
  }

  @Test func theReadmeShowsTheMap() throws {
    let url = Fixtures.folder.deletingLastPathComponent().appendingPathComponent("README.md")
    var text = try String(contentsOf: url, encoding: .utf8)
    let diagram = "```mermaid\n" + Self.map(.mermaid).output + "```\n"
    let start = try #require(text.range(of: "```mermaid\n"))
    let end = try #require(text.range(of: "\n```\n", range: start.upperBound..<text.endIndex))
    if Self.isRecording, Self.environment["CI"] != "true" {
      text.replaceSubrange(start.lowerBound..<end.upperBound, with: diagram)
      try Data(text.utf8).write(to: url)
    }
    #expect(text.contains(diagram), "README.md shows another map: record it anew, as above")
  }

  @Test func theSchemaDescribesTheMap() throws {
    let schema = SchemaCheck(schema: try Self.json(Fixtures.text("reports/map.schema.json")))
    let map = try Self.json(Self.map(.json).output)
    #expect(schema.violations(in: map) == [])
    guard case .object(var members) = map else {
      Issue.record("no object")
      return
    }
    members["version"] = .integer(2)
    members["more"] = .null
    members["truncated"] = nil
    members["screens"] = .array([.object([:]), .string("a")])
    #expect(schema.violations(in: .object(members)).count == 3 + 12 + 1)
  }

  @Test func everyWordOfTheMapIsInTheSchema() throws {
    let schema = try Fixtures.text("reports/map.schema.json")
    let words =
      MappedControl.Kind.allCases.map(\.rawValue) + MappedControl.Place.allCases.map(\.rawValue)
      + MappedRoot.Kind.allCases.map(\.rawValue) + Severity.allCases.map(\.rawValue)
    for word in words { #expect(schema.contains("\"\(word)\"")) }
  }

  private static func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}
