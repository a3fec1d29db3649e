import AAAnalysis
import Testing

@testable import AALSP

/// The team's own components count as what they are; what has to be looked at by a person is told
/// apart from what is wrong, and what cannot be known is not told at all.
@Suite("Requirement 14: components and confidence") struct ConfidenceAcceptance {
  private static let components = #"{"components": {"BigButton": "Button"}}"#

  @Test("A component that is named as a native one is judged as that, in the editor and by a check")
  func components() throws {
    let source = CalmApp.source.replacing("Button(\"Start\")", with: "BigButton(\"Start\")")
    for (settings, rules) in [("{}", []), (Self.components, [CalmApp.rule])] {
      let root = try ScratchFolder([
        ".git/HEAD": "", "App.swift": source, ".aalsp.json": settings,
      ])
      let client = TestClient.running(root: root)
      let uri = "file://\(root["App.swift"])"
      try client.open(uri, source)
      #expect(client.settle().last(of: uri)?.rules == rules)
      #expect(CommandRun("check", in: root.path).status == (rules.isEmpty ? 0 : 1))
    }
  }

  /// A screen with one thing that is wrong, and one that may be right: a list of many choices.
  private static let debatable = CalmApp.source.replacing(
    "Button(\"Start\") {}",
    with: "VStack { Button(\"Start\") {}; Text(\"Small\").font(.system(size: 10)); "
      + "Button(\"Go\", systemImage: \"play\") {}.buttonStyle(.plain) }")

  @Test("What a person has to look at is a hint or information, and fails no check unasked")
  func review() throws {
    let root = try ScratchFolder([".git/HEAD": "", "App.swift": Self.debatable])
    let client = TestClient.running(root: root)
    let uri = "file://\(root["App.swift"])"
    try client.open(uri, Self.debatable)
    let shown = client.settle().last(of: uri)
    let severities = Dictionary(
      (shown?.diagnostics ?? []).map { ($0["code"]?.stringValue ?? "?", $0["severity"]?.json) }
    ) { first, _ in first }
    #expect(severities[CalmApp.rule] == "2")
    #expect(severities["control-restyled"] == "4")
    // Those that are certain alone.
    let certain = CommandRun("check", "--min-severity", "warning", in: root.path)
    #expect(certain.output.contains(CalmApp.rule))
    #expect(!certain.output.contains("control-restyled"))
    let rules = RuleCatalogue.all.map { $0.description }
    let others = CommandRun(
      "check", "--ignore", CalmApp.rule, in: root.path, rules: rules)
    #expect(others.output.contains("control-restyled"))
    #expect(others.status == 0)
    let strict = CommandRun(
      "check", "--ignore", CalmApp.rule, "--fail-on", "hint", in: root.path, rules: rules)
    #expect(strict.status == 1)
  }

  @Test("Every rule has one of the levels, and both kinds are there")
  func levels() {
    let severities = RuleCatalogue.all.compactMap { $0.description.severity }
    let certain = severities.count { $0 >= .warning }
    #expect(certain > 10)
    #expect(severities.count - certain > 10)
    // A fix that nobody has looked at must not be applied with others unseen, unless it is safe.
    #expect(!Fix(title: "", changes: []).isSafe)
  }

  @Test("What cannot be known is not told", arguments: [
    // A view from elsewhere, a label that is made at run time, a condition that hides the rest.
    "Unknown(\"Start\") {}", "Button(action: {}) { make() }", "Button(action: {}, label: label)",
    "AnyView(erasing: content)", "Button(action: {}) { if flag { icon } else { other() } }",
  ])
  func unknown(view: String) throws {
    let client = TestClient.running()
    try client.open(
      "untitled:1", CalmApp.source.replacing("Button(\"Start\") {}", with: view))
    #expect(client.settle().last(of: "untitled:1")?.rules == [])
  }
}
