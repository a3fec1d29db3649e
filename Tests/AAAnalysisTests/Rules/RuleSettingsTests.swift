import Testing

@testable import AAAnalysis

@Suite struct RuleSettingsTests {
  private static let file = FileID("/app/Calm/Root.swift")
  private static let source = """
    import SwiftUI

    @main struct Calm: App {
      var body: some Scene {
        AssistiveAccess { Root() }
      }
    }

    struct Root: View {
      var body: some View {
        Button("Start", systemImage: "play") { start() }
          .frame(width: 50, height: 50)
      }

      private func start() {}
    }
    """

  private static func findings(_ folders: [String: [String: RuleSetting]]) -> [Finding] {
    var workspace = Workspace(reader: FileReader { _ in nil })
    workspace.apply(.setDocument(file, SourceText(source), kind: .swift))
    // Asked for once before, so that an answer from before the change would show.
    _ = workspace.snapshot().findings(in: file)
    workspace.apply(.setEditorSettings(folders.mapValues { ConfigurationFile(rules: $0) }))
    return workspace.snapshot().findings(in: file).filter { $0.rule == "target-small" }
  }

  @Test func nothingDecidedLeavesTheRuleAsItIs() {
    #expect(Self.findings([:]).map(\.severity) == [.hint])
  }

  @Test func aRuleIsSwitchedOff() {
    #expect(Self.findings(["": ["target-small": RuleSetting(isOff: true)]]).isEmpty)
  }

  @Test func theNearestFolderCountsAlone() {
    let off = ["target-small": RuleSetting(isOff: true)]
    let error = ["target-small": RuleSetting(severity: .error)]
    #expect(Self.findings(["/app": off, "/app/Calm": error]).map(\.severity) == [.error])
    #expect(Self.findings(["/app": error, "/app/Calm": off]).isEmpty)
    #expect(Self.findings(["/app": off, "/app/Calm": [:]]).map(\.severity) == [.hint])
    #expect(Self.findings(["/app/Cal": off]).map(\.severity) == [.hint])
  }

  @Test func anOptionMovesTheLimit() throws {
    let small = RuleSetting(options: ["minimum": 56])
    let finding = try #require(Self.findings(["/app": ["target-small": small]]).first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("56 points"))
    #expect(!finding.message.contains("Human Interface"))
    let none = RuleSetting(options: ["recommended": 48, "minimum": 40])
    #expect(Self.findings(["/app": ["target-small": none]]).isEmpty)
  }

  @Test func aLongerWaitMayBeAllowed() {
    let example = TimedInteraction.examples.first { $0.caption.contains("two seconds") }
    func count(_ minimum: Double) -> Int {
      var workspace = Workspace(reader: FileReader { _ in nil })
      for file in example?.files ?? [] {
        workspace.apply(
          .setDocument(Self.file, SourceText(file.unmarked.text.string), kind: .swift))
      }
      let setting = RuleSetting(options: ["minimum": minimum])
      workspace.apply(
        .setEditorSettings(["": ConfigurationFile(rules: ["timed-interaction": setting])]))
      return workspace.snapshot().findings(in: Self.file)
        .count { $0.rule == "timed-interaction" }
    }
    #expect([0.5, 2, 2.5].map(count) == [1, 1, 0])
  }

  @Test func aValueOutOfRangeIsTheDefault() {
    let wild = RuleSetting(options: ["recommended": -1])
    #expect(Self.findings(["/app": ["target-small": wild]]).map(\.severity) == [.hint])
  }

  @Test func optionsAreWellFormed() {
    for rule in RuleCatalogue.all.map({ $0.description }) {
      let names = rule.options.map(\.name)
      #expect(Set(names).count == names.count)
      for option in rule.options {
        let isAllowed = option.allowed.contains(option.defaultValue)
        #expect(isAllowed)
        #expect(option.meaning.last != ".")
        let isCamelCase = option.name.wholeMatch(of: /[a-z][A-Za-z]*/) != nil
        #expect(isCamelCase)
        #expect(option.name != "severity")
      }
    }
  }
}
