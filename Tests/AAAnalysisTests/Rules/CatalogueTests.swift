import AAAnalysis
import Testing

@Suite struct CatalogueTests {
  @Test(arguments: CatalogueExample.all)
  func reportsExactlyTheMarkedPlaces(_ example: CatalogueExample) {
    let workspace = ExampleWorkspace(example.example)
    #expect(example.reported.shown(in: workspace) == example.expected.shown(in: workspace))
  }

  @Test(arguments: CatalogueExample.all)
  func findingsAreWellFormed(_ example: CatalogueExample) throws {
    let rule = try #require(RuleCatalogue.description(of: example.rule))
    for finding in ExampleWorkspace(example.example).findings(of: example.rule) {
      #expect(finding.fixes.isEmpty || rule.hasFix)
      #expect(finding.fixes.filter(\.isPreferred).count <= 1)
      #expect(finding.message.last == ".")
      #expect(finding.related.allSatisfy { !$0.message.isEmpty })
      #expect(Set(finding.fixes.map(\.title)).count == finding.fixes.count)
    }
  }

  /// The text after the preferred, or first, fix of the first finding.
  @Test(arguments: CatalogueExample.reported)
  func fixesGiveTheTextsOfTheExample(_ example: CatalogueExample) throws {
    let files = example.example.files
    guard files.contains(where: { $0.fixed != nil }) else { return }
    let workspace = ExampleWorkspace(example.example)
    let finding = try #require(workspace.findings(of: example.rule).first)
    let fix = try #require(finding.fixes.first(where: \.isPreferred) ?? finding.fixes.first)
    let fixed = try #require(workspace.applying(fix))
    for file in files {
      let text = fixed.files[ExampleWorkspace.file(file.path)]?.string
      #expect(text == file.fixed ?? file.unmarked.text.string)
    }
    #expect(fixed.files.count == files.count)
  }

  // MARK: Descriptions

  @Test func idsAreUniqueAndKebabCase() {
    let ids = RuleCatalogue.all.map { $0.description.id }
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)")
    }
  }

  @Test(arguments: RuleCatalogue.all.map { $0.description.id })
  func descriptionsAreComplete(_ id: String) throws {
    let rule = try #require(RuleCatalogue.description(of: id))
    #expect(!rule.title.isEmpty)
    #expect(rule.title.last != ".")
    for section in [rule.problem, rule.impact, rule.remedy] {
      #expect(section.last == ".")
    }
    for fact in rule.facts { #expect(fact.wholeMatch(of: /[A-Z][0-9]+/) != nil) }
    // What is said about this tool's own comments rests on nothing but its own documentation.
    #expect(rule.facts.isEmpty == (rule.family == .hygiene))
    #expect(rule.sources.isEmpty == (rule.family == .hygiene))
    for source in rule.sources {
      #expect(source.url.hasPrefix("https://"))
      #expect(!source.title.isEmpty)
    }
    #expect(rule.minimumOS.map { OSVersion(parsing: $0) != nil } ?? true)
    let reported = rule.examples.filter(\.isReported)
    #expect(reported.count >= 2)
    #expect(rule.examples.count - reported.count >= 3)
    #expect(!rule.shownExamples.isEmpty)
    #expect(Set(rule.examples.map(\.caption)).count == rule.examples.count)
    #expect(rule.hasFix == rule.examples.contains { $0.files.contains { $0.fixed != nil } })
  }
}
