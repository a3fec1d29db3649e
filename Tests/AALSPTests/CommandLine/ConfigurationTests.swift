import AAAnalysis
import Testing

@testable import AALSP

/// Configuration files on the command line.
@Suite struct ConfigurationTests {
  static let app = """
    import SwiftUI
    @main struct Calm: App {
      var body: some Scene { AssistiveAccess { Root() } }
    }
    struct Root: View {
      var body: some View { VStack { Button("Start") {}; Part() } }
    }
    #Preview(traits: .assistiveAccess) { Root() }
    """
  static let part = """
    import SwiftUI
    struct Part: View {
      var body: some View { Button("Stop") {} }
    }
    """

  private func folder(_ files: [String: String]) throws -> ScratchFolder {
    let sources = [".git/HEAD": "", "App/App.swift": Self.app, "Kit/Part.swift": Self.part]
    return try ScratchFolder(sources.merging(files) { $1 })
  }

  private func check(_ folder: ScratchFolder, _ arguments: String...) -> CommandRun {
    CommandRun(arguments: ["check", "--format", "xcode"] + arguments, in: folder.path)
  }

  /// What is reported, as "file severity".
  private func findings(_ run: CommandRun) throws -> [String] {
    try run.output.split(separator: "\n").filter { !$0.hasPrefix("error: aalsp: ") }.map { line in
      let match = try #require(line.firstMatch(of: /([A-Za-z.\/]+):\d+:\d+: ([a-z]+)/))
      return "\(FileID(String(match.1)).name) \(match.2)"
    }
  }

  @Test func severitiesAndSwitchesHold() throws {
    let folder = try folder([
      ".aalsp.json": #"{"rules": {"label-without-icon": "error"}}"#,
      "Kit/.aalsp.json": #"{"rules": {"label-without-icon": "off"}}"#,
    ])
    let run = check(folder)
    #expect(try findings(run) == ["App.swift error"])
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
  }

  @Test func theFileAboveTheWorkspaceHolds() throws {
    let folder = try ScratchFolder([
      ".aalsp.json": #"{"extends": "team/base.json"}"#,
      "team/base.json": #"{"rules": {"label-without-icon": "off"}}"#,
      "Code/.git/HEAD": "", "Code/App.swift": Self.app, "Code/Part.swift": Self.part,
    ])
    let run = check(folder, "Code")
    #expect(try findings(run) == [])
    #expect(run.status == 0)
  }

  @Test func whatIsExcludedIsNotRead() throws {
    let folder = try folder([".aalsp.json": #"{"exclude": ["Kit/**"]}"#])
    #expect(try findings(check(folder)) == ["App.swift warning"])
    #expect(try findings(check(folder, "Kit/Part.swift")) == ["Part.swift warning"])
    #expect(try findings(check(folder, "Kit")) == ["Part.swift warning"])
  }

  @Test func oneFileMayCountAlone() throws {
    let folder = try folder([
      ".aalsp.json": #"{"rules": {"label-without-icon": "off", "nonsense": "off"}}"#,
      "ci/strict.json": #"{"rules": {"label-without-icon": "error"}}"#,
    ])
    let run = check(folder, "--config", "ci/strict.json")
    #expect(try findings(run) == ["App.swift error", "Part.swift error"])
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
    let missing = check(folder, "--config", "ci/none.json")
    #expect(missing.status == 2)
    #expect(missing.errors == "aalsp: ci/none.json: no such file or folder\n")
    #expect(missing.output.isEmpty)
    for command in ["map", "targets"] {
      let run = CommandRun(command, "--config", "ci", in: folder.path)
      #expect(run.status == 2)
      #expect(run.errors == "aalsp: ci: is a folder, not a file\n")
    }
  }

  @Test func whatIsInvalidIsAFindingAndAFailure() throws {
    let folder = try folder([
      ".aalsp.json": "{\n  \"rules\": { \"label-without-icon\": \"off\", \"text-smal\": \"off\" }\n}"
    ])
    let run = check(folder)
    #expect(try findings(run) == [".aalsp.json error"])
    #expect(run.status == 2)
    #expect(
      run.errors == """
        aalsp: .aalsp.json: is no valid configuration, line 2, column 43: There is no rule \
        `text-smal`. Perhaps `text-small` is meant.

        """)
    // Of another file, it is told all the same.
    let part = check(folder, "Kit/Part.swift")
    #expect(try findings(part) == [])
    #expect(part.status == 2)
    #expect(part.errors == run.errors)
    let text = CommandRun("check", "--quiet", "Kit", in: folder.path)
    #expect(text.status == 2)
  }

  @Test func whatIsInvalidElsewhereIsANote() throws {
    let folder = try folder(["Other/.aalsp.json": "{"])
    let run = check(folder, "Kit")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("aalsp: note: left out: Other/.aalsp.json: is no valid"))
  }

  @Test func fixesMendConfigurations() throws {
    let folder = try folder([
      ".aalsp.json": #"{"rules": {"label-without-icons": "off"}}"#
    ])
    let run = CommandRun(
      arguments: ["check", "--fix"], in: folder.path)
    #expect(run.status == 0)
    #expect(try folder.read(".aalsp.json") == #"{"rules": {"label-without-icon": "off"}}"#)
  }

  @Test func otherCommandsHeedConfigurations() throws {
    let folder = try folder([
      ".aalsp.json": #"{"exclude": ["Kit"]}"#, "empty.json": "{}", "bad.json": "{",
    ])
    let map = CommandRun("map", "--format", "json", in: folder.path)
    #expect(!map.output.contains("Part.swift"))
    let all = CommandRun("map", "--format", "json", "--config", "empty.json", in: folder.path)
    #expect(all.output.contains("Part.swift"))
    #expect(CommandRun("map", "--config", "bad.json", in: folder.path).status == 2)
    #expect(CommandRun("targets", "--config", "bad.json", in: folder.path).status == 2)
    #expect(CommandRun("targets", in: folder.path).status == 0)
  }

  @Test func standardInputIsJudgedWithTheConfigurationAroundIt() throws {
    let folder = try folder([
      "Kit/.aalsp.json": #"{"rules": {"label-without-icon": "hint"}}"#
    ])
    let run = CommandRun(
      arguments: ["check", "--format", "xcode", "--stdin-path", "Kit/Part.swift"],
      in: folder.path, input: Array(Self.part.utf8))
    #expect(run.status == 0)
  }
}
