import AAAnalysis
import Testing

@testable import AALSP

@Suite struct ArgumentsTests {
  private func check(_ arguments: String...) throws -> CheckOptions {
    guard case .check(let options) = try Invocation(["check"] + arguments) else {
      throw UsageError("not understood as a check")
    }
    return options
  }

  private func message(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try Invocation(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func theServerIsTheDefault() throws {
    for arguments in [[], ["serve"], ["--stdio"], ["serve", "--stdio"]] {
      guard case .serve = try Invocation(arguments) else {
        Issue.record("\(arguments) does not serve")
        continue
      }
    }
  }

  @Test func checkHasDefaults() throws {
    let options = try check()
    #expect(options.paths == ["."])
    #expect(options.reports == [CheckOptions.Report(format: .text, output: nil)])
    #expect(options.minimumSeverity == .hint)
    #expect(options.failingSeverity == .warning)
    #expect(options.selected.isEmpty && options.ignored.isEmpty)
    #expect(!options.isQuiet && !options.hasStatistics)
  }

  @Test func flagsAndPathsMayMix() throws {
    let options = try check(
      "a", "--min-severity=warning", "b", "--fail-on", "error", "-q", "--statistics", "--", "--c")
    #expect(options.paths == ["a", "b", "--c"])
    #expect(options.minimumSeverity == .warning)
    #expect(options.failingSeverity == .error)
    #expect(options.isQuiet && options.hasStatistics)
  }

  @Test func rulesAreLists() throws {
    let options = try check("--select", "a,b", "--select=c, d", "--ignore", "e,,f")
    #expect(options.selected == ["a", "b", "c", "d"])
    #expect(options.ignored == ["e", "f"])
  }

  @Test func formatsAndOutputsPair() throws {
    typealias Report = CheckOptions.Report
    #expect(
      try check("--format", "text", "--format", "json", "--output", "r.json").reports
        == [Report(format: .text, output: nil), Report(format: .json, output: "r.json")])
    #expect(
      try check("--format=json", "--output=a", "--format=text", "--output=b").reports
        == [Report(format: .json, output: "a"), Report(format: .text, output: "b")])
    #expect(
      try check("--output", "a", "--format", "json").reports
        == [Report(format: .json, output: "a")])
    #expect(try check("--output", "a").reports == [Report(format: .text, output: "a")])
    #expect(
      try check("--format", "json", "--output", "-").reports
        == [Report(format: .json, output: nil)])
  }

  @Test func twoReportsNeedTwoPlaces() {
    #expect(
      message("check", "--format", "text", "--format", "json")
        == "two reports cannot both go to standard output: use `--output FILE`")
    #expect(
      message("check", "--output", "a", "--output", "a")
        == "two reports cannot both go to a: use `--output FILE`")
  }

  @Test(arguments: [
    (["check", "--formt", "json"], "unknown flag `--formt`; did you mean `--format`?"),
    (["check", "--zzzzzzzzz"], "unknown flag `--zzzzzzzzz`"),
    (["check", "-x"], "unknown flag `-x`"),
    (["check", "--facts"], "`--facts` is a flag of `aalsp syntax`"),
    (["--quiet", "check"], "`--quiet` is a flag of `aalsp check`"),
    (["check", "--format"], "`--format` needs a FORMAT"),
    (["check", "--output="], "`--output` needs a FILE"),
    (["check", "--output", "--quiet"], "`--output` needs a FILE"),
    (["check", "--quiet=yes"], "`--quiet` takes no value"),
    (
      ["check", "--format", "jsn"],
      "`--format` takes one of text, json, sarif, github, xcode, junit, html, not `jsn`; did you mean `json`?"
    ),
    (["check", "--zap"], "unknown flag `--zap`"),
    (
      ["check", "--fail-on", "Warning"],
      "`--fail-on` takes one of hint, information, warning, error, not `Warning`; "
        + "did you mean `warning`?"
    ),
    (
      ["check", "--stdin-path", "A.swift", "b"],
      "`--stdin-path` and a path (`b`) exclude each other"
    ),
    (["check", ""], "an empty path"),
    (["chekc"], "unknown command `chekc`; did you mean `check`?"),
    (["cheq"], "unknown command `cheq`; did you mean `check`?"),
    (
      ["Sources/A.swift"],
      "unknown command `Sources/A.swift`; to judge a path: `aalsp check Sources/A.swift`"
    ),
    (["frobnicate"], "unknown command `frobnicate`"),
    (["serve", "here"], "takes no `here`"),
    (["explain", "a", "b"], "takes one rule at a time"),
    (["syntax", "a.swift"], "needs `--facts`"),
    (["syntax", "--facts"], "needs a FILE or @LIST"),
    (["syntax", "--facts", "@list", "a"], "takes nothing beside `@list`"),
    (["help", "me"], "unknown command `me`"),
    (["completions"], "takes one shell: bash, zsh, fish"),
    (
      ["completions", "bsh"],
      "unknown shell `bsh`, known are bash, zsh, fish; did you mean `bash`?"
    ),
  ])
  func whatIsWrongIsSaid(arguments: [String], expected: String) {
    do throws(UsageError) {
      _ = try Invocation(arguments)
      Issue.record("accepted")
    } catch {
      #expect(error.message == expected)
    }
  }

  @Test func syntaxTakesFilesOrAList() throws {
    guard case .syntax(let files) = try Invocation(["syntax", "a", "--facts", "b"]),
      case .syntax(let list) = try Invocation(["syntax", "--facts", "@paths.txt"])
    else {
      Issue.record("not understood")
      return
    }
    #expect(files.input == .files(["a", "b"]))
    #expect(list.input == .list("paths.txt"))
  }

  @Test func everyFlagIsInTheTable() {
    for name in Flag.Name.allCases {
      #expect(FlagTable.all.contains { $0.name == name }, "\(name.rawValue)")
    }
    for command in CommandName.allCases {
      let flags = FlagTable.flags(of: command)
      #expect(Set(flags.map(\.name)).count == flags.count)
      #expect(Set(flags.compactMap(\.letter)).count == flags.compactMap(\.letter).count)
    }
  }

  @Test(
    arguments: [
      ("navigaton-icon-missing", "navigation-icon-missing"),
      ("suport-key-missing", "support-key-missing"),
      ("support", "support-key-missing"), ("destructive", nil), ("", nil), ("xyz", nil),
      ("SUPPORT-KEY-MISSING", "support-key-missing"),
      ("spuport-key-missing", "support-key-missing"),
    ] as [(String, String?)])
  func nearestNames(name: String, expected: String?) {
    let names = ["navigation-icon-missing", "support-key-missing"]
    #expect(NearestName.of(name, among: names) == expected)
  }

  @Test func distanceCountsASwapOnce() {
    #expect(NearestName.distance(Array("abcd".utf8), Array("acbd".utf8)) == 1)
    #expect(NearestName.distance(Array("kitten".utf8), Array("sitting".utf8)) == 3)
    #expect(NearestName.distance([], Array("abc".utf8)) == 3)
  }
}
