import AAAnalysis
import Testing

/// One example of one rule of the catalogue.
struct CatalogueExample: Sendable, CustomTestStringConvertible {
  let rule: String
  let example: RuleExample

  static let all: [CatalogueExample] = RuleCatalogue.all.flatMap { rule in
    rule.description.examples.map { CatalogueExample(rule: rule.description.id, example: $0) }
  }

  /// Those in which the rule reports something.
  static let reported = all.filter(\.example.isReported)

  var testDescription: String { "\(rule): \(example.caption)" }

  /// The marked places.
  var expected: [Location] {
    example.files.flatMap { file in
      file.unmarked.flagged.map {
        Location(file: ExampleWorkspace.file(file.path), range: $0)
      }
    }.sorted()
  }

  /// What the rule reports, each place once.
  var reported: [Location] { Self.locations(ExampleWorkspace(example).findings(of: rule)) }

  static func locations(_ findings: [Finding]) -> [Location] {
    findings.map(\.location).sorted()
  }

  /// Whether a Swift file has marks.
  var isReportedInSwift: Bool {
    example.files.contains { $0.kind == .swift && $0.text.contains("⟦") }
  }

  /// Whether the files have comments, which JSON has not.
  var hasComments: Bool {
    example.files.allSatisfy { file in
      file.kind != .configuration && file.kind != .project || !file.text.contains("⟦")
    }
  }

  /// The name of the scene where it is used.
  static var scene: Regex<Substring> { /\bAssistiveAccess\b(?=\s*[{(⟧])/ }

  /// Whether a Swift file declares an Assistive Access scene.
  var hasScene: Bool {
    example.files.contains { $0.kind == .swift && $0.text.contains(Self.scene) }
  }

  /// The example with the marked text of its files changed.
  func disguised(_ change: (RuleExample.File) -> String) -> CatalogueExample {
    let files = example.files.map { file in
      RuleExample.File(file.path, file.text.isEmpty ? "" : change(file), fixed: file.fixed)
    }
    return CatalogueExample(rule: rule, example: RuleExample(example.caption, files: files))
  }
}

extension RuleExample.File {
  var kind: DocumentKind? { DocumentKind(of: FileID(path)) }
}

extension Collection<Location> {
  /// The places with the text that stands there, for comparison and for reading.
  func shown(in workspace: ExampleWorkspace) -> [String] {
    map { location in
      let text = workspace.files[location.file]?[location.range] ?? "?"
      return "\(location.file.path) \(location.range.start)..<\(location.range.end) \(text)"
    }
  }
}
