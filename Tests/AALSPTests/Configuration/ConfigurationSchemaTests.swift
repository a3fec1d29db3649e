import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// The schema of configuration files says what the reader says. With `AALSP_RECORD=1` it is written
/// anew.
@Suite struct ConfigurationSchemaTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let url = Fixtures.folder.deletingLastPathComponent()
    .appendingPathComponent(ConfigurationSchema.path)

  private static func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test func theSchemaIsThatOfTheCatalogue() throws {
    let text = ConfigurationSchema.text
    if Self.environment["AALSP_RECORD"] == "1" {
      try #require(Self.environment["CI"] != "true", "nothing is recorded in CI")
      try Data(text.utf8).write(to: Self.url)
    }
    let written = try? String(contentsOf: Self.url, encoding: .utf8)
    #expect(
      written == text,
      """
      \(ConfigurationSchema.path) is stale. Write it anew:
      AALSP_RECORD=1 swift test --filter ConfigurationSchemaTests
      """)
  }

  /// Whether the schema takes a text, and whether the reader does.
  private func judge(_ text: String) throws -> (schema: Bool, reader: Bool) {
    let schema = SchemaCheck(schema: try Self.json(ConfigurationSchema.text))
    let violations = schema.violations(in: try Self.json(text))
    return (violations.isEmpty, ConfigurationFile(SourceText(text)).problems.isEmpty)
  }

  @Test(arguments: Fixtures.files(in: "configurations", withExtension: "json"))
  func fixturesAreJudgedAlike(url: URL) throws {
    let isValid = !url.lastPathComponent.hasPrefix("invalid")
    let judgement = try judge(String(contentsOf: url, encoding: .utf8))
    #expect(judgement.schema == isValid)
    #expect(judgement.reader == isValid)
  }

  @Test func thereAreFixtures() {
    #expect(Fixtures.files(in: "configurations", withExtension: "json").count >= 7)
  }

  /// Every option of every rule, at the ends of its range and just beyond.
  @Test func optionsAreJudgedAlike() throws {
    let schema = SchemaCheck(schema: try Self.json(ConfigurationSchema.text))
    for rule in RuleCatalogue.all.map({ $0.description }) {
      for option in rule.options {
        let (low, high) = (option.allowed.lowerBound, option.allowed.upperBound)
        for value in [low, high, option.defaultValue, low - 1, high + 1, low + 0.5] {
          let text = #"{"rules": {"\#(rule.id)": {"\#(option.name)": \#(value)}}}"#
          let taken = schema.violations(in: try Self.json(text)).isEmpty
          #expect(taken == ConfigurationFile(SourceText(text)).problems.isEmpty, "\(text)")
        }
      }
      for level in ["off", "error", "warning", "information", "hint", "on", ""] {
        let text = #"{"rules": {"\#(rule.id)": "\#(level)"}}"#
        let taken = schema.violations(in: try Self.json(text)).isEmpty
        #expect(taken == ConfigurationFile(SourceText(text)).problems.isEmpty, "\(text)")
      }
    }
  }
}
