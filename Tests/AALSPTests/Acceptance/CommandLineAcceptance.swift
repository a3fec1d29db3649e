import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// Unsaved text, a baseline that bears moves, three exit statuses, one model for all formats.
@Suite("Requirement 11: command line") struct CommandLineAcceptance {
  private static let rules = RuleCatalogue.all.map { $0.description }

  private func check(
    _ arguments: String..., in folder: ScratchFolder, input: String = ""
  ) -> CommandRun {
    CommandRun(
      arguments: ["check"] + arguments, in: folder.path, input: Array(input.utf8),
      rules: Self.rules)
  }

  @Test("Standard input takes the place of the file that is named, written or not")
  func standardInput() throws {
    let folder = try ScratchFolder([
      ".git/HEAD": "", "App/App.swift": CalmApp.calmer,
      ".aalsp.json": #"{"rules": {"label-without-icon": "error"}}"#,
    ])
    #expect(check(in: folder).status == 0)
    let unsaved = check("--stdin-path", "App/App.swift", in: folder, input: CalmApp.source)
    #expect(unsaved.status == 1)
    #expect(unsaved.output.contains("App/App.swift:6:25: error: "))
    let new = check("--stdin-path", "App/New.swift", in: folder, input: """
      struct Other: View { var body: some View { AssistiveAccessless() } }
      """)
    #expect(new.status == 0)
    #expect(try folder.read("App/App.swift") == CalmApp.calmer)
  }

  @Test("A baseline bears new lines and new names, reports what is new, and tells what is stale")
  func baseline() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "App/App.swift": CalmApp.source])
    #expect(check("--write-baseline", "known.json", in: folder).status == 0)
    #expect(check("--baseline", "known.json", in: folder).status == 0)
    // Moved down and into another file.
    try folder.delete("App/App.swift")
    try folder.write("Core/Calm.swift", "// A calm app.\n\n\n" + CalmApp.source)
    let moved = check("--baseline", "known.json", in: folder)
    #expect(moved.status == 0)
    #expect(moved.errors == "")
    // Another finding is new, though it is of the same rule.
    let more = "\n" + #"struct More: View { var body: some View { Button("More") {} } }"# + "\n"
    try folder.write(
      "Core/Calm.swift",
      CalmApp.source.replacing("Button(\"Start\") {}", with: "VStack { Button(\"Start\") {}; More() }")
        + more)
    let grown = check("--baseline", "known.json", "--format", "json", in: folder)
    #expect(grown.status == 1)
    // Put right, it is stale, which is told and fails nothing.
    try folder.write("Core/Calm.swift", CalmApp.calmer)
    let stale = check("--baseline", "known.json", in: folder)
    #expect(stale.status == 0)
    #expect(stale.errors.contains("no longer occurs: \(CalmApp.rule) in App/App.swift"))
  }

  @Test("0 without failing findings, 1 with, 2 where the work could not be done")
  func exitStatuses() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "App.swift": CalmApp.source])
    #expect(check(in: folder).status == 1)
    #expect(check("--fail-on", "error", in: folder).status == 0)
    #expect(check("--min-severity", "error", in: folder).status == 1)
    #expect(check("--ignore", CalmApp.rule, in: folder).status == 0)
    #expect(check("Missing.swift", in: folder).status == 2)
    #expect(check("--no-such-flag", in: folder).status == 2)
    #expect(check("--config", "Missing.json", in: folder).status == 2)
    #expect(check("--baseline", "Missing.json", in: folder).status == 2)
    #expect(check("--output", "no/such/folder/a.txt", in: folder).status == 2)
    try folder.write("Bad.swift", Data([0xFF]))
    #expect(check(in: folder).status == 2)
  }

  /// Rule and line of each finding, as each format has them.
  private static let patterns: [(format: String, pattern: String)] = [
    ("json", #""rule": "([a-z-]+)",(?s:.*?)"line": (\d+)"#),
    ("sarif", #""ruleId": "([a-z-]+)",(?s:.*?)"startLine": (\d+)"#),
    ("github", #"line=(\d+),.*?title=([a-z-]+)::"#),
    ("xcode", #"App\.swift:(\d+):\d+: (?:warning|note|error): .* \[([a-z-]+)\]"#),
    ("junit", #"<testcase name="([a-z-]+) (\d+):"#),
    ("text", #"App\.swift:(\d+):\d+: (?:warning|hint|information|error): .*?\[?([a-z]+-[a-z-]+)\]?"#),
  ]

  @Test("Every format for machines tells the same findings")
  func oneModel() throws {
    let source =
      CalmApp.source.replacing("{ Root() }\n", with: "{ Root() }\n")
      + "// aalsp:disable:next text-small\nlet a = 1\n// aalsp:disable:file no-such-rule\n"
    let folder = try ScratchFolder([".git/HEAD": "", "App.swift": source])
    let expected = ["6 \(CalmApp.rule)", "9 suppression-unused", "11 suppression-unknown-rule"]
    for (format, pattern) in Self.patterns where format != "text" {
      let run = check("--format", format, in: folder)
      #expect(run.status == 1)
      let output = run.output
      let expression = try Regex(pattern, as: (Substring, Substring, Substring).self)
      let found = output.matches(of: expression).map { match in
        Int(match.output.1) == nil
          ? "\(match.output.2) \(match.output.1)" : "\(match.output.1) \(match.output.2)"
      }
      #expect(found == expected, "\(format)")
    }
    // One run can write them all, and the same as when each is asked for alone.
    let all = check(
      "--format", "json", "--output", "a.json", "--format", "sarif", "--output", "a.sarif",
      "--format", "junit", "--output", "a.xml", in: folder)
    #expect(all.status == 1)
    for (format, name) in [("json", "a.json"), ("sarif", "a.sarif"), ("junit", "a.xml")] {
      #expect(try folder.read(name) == check("--format", format, in: folder).output)
    }
  }
}
