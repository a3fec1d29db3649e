import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct CheckTests {
  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict></dict></plist>
    """

  @Test func aCleanFolderIsSuccess() throws {
    let folder = try ScratchFolder([
      "A.swift": "let a = 1", "b/B.swift": "", "Info.plist": Self.plist, "c.txt": "",
    ])
    let run = CommandRun("check", in: folder.path)
    #expect(run.output == "No findings; 3 files checked\n")
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func oneNamedFileIsReportedAlone() throws {
    let folder = try ScratchFolder([
      "App.xcodeproj/project.pbxproj": "", "App/A.swift": "", "App/B.swift": "",
    ])
    let run = CommandRun("check", "App/A.swift", in: folder.path)
    #expect(run.output == "No findings; 1 file checked\n")
    let files = WorkspaceFiles(around: [try NamedPath("App/A.swift", in: folder.path)])
    #expect(files.all.map(\.name) == ["project.pbxproj", "A.swift", "B.swift"])
    #expect(files.named.map(\.name) == ["A.swift"])
  }

  @Test func aMissingPathIsNamedAndTheRestChecked() throws {
    let folder = try ScratchFolder(["A.swift": ""])
    let run = CommandRun("check", "A.swift", "Missing", in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors == "aalsp: Missing: no such file or folder\n")
    #expect(run.output == "No findings; 1 file checked; 1 could not be read\n")
  }

  @Test func badFilesOnTheWayAreNamed() throws {
    let folder = try ScratchFolder(["src/Good.swift": "", "src/NoList.plist": "no list"])
    try folder.write("src/Latin.swift", Data([0x0A, 0xE9]))
    let run = CommandRun("check", "src", in: folder.path)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0] == "aalsp: src/Latin.swift: is not UTF-8: bad byte at offset 1, line 2")
    #expect(lines[1].hasPrefix("aalsp: src/NoList.plist: is a bad property list, line 1: "))
    #expect(run.output == "No findings; 2 files checked; 2 could not be read\n")
  }

  @Test func badFilesElsewhereAreANote() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "A.swift": ""])
    try folder.write("Latin.swift", Data([0xE9]))
    let run = CommandRun("check", "A.swift", in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "aalsp: note: left out: Latin.swift: is not UTF-8: bad byte at offset 0, line 1\n")
    #expect(CommandRun("check", "--quiet", "A.swift", in: folder.path).errors.isEmpty)
  }

  @Test func aFileOfAnotherKindIsRefused() throws {
    let folder = try ScratchFolder(["README.md": ""])
    let run = CommandRun("check", "README.md", in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors == "aalsp: README.md: is neither a Swift file nor a property list\n")
  }

  @Test func propertyListsMayBeUTF16() throws {
    let folder = try ScratchFolder()
    try folder.write("Info.plist", try #require(Self.plist.data(using: .utf16)))
    try folder.write("A.swift", try #require("let a = 1".data(using: .utf16)))
    let run = CommandRun("check", in: folder.path)
    #expect(run.errors == "aalsp: A.swift: is not UTF-8: bad byte at offset 0, line 1\n")
    #expect(run.output == "No findings; 1 file checked; 1 could not be read\n")
  }

  @Test func excludedFoldersAreCheckedWhenNamed() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "A.swift": "", "Pods/P/P.swift": ""])
    #expect(CommandRun("check", in: folder.path).output.contains("; 1 file checked"))
    #expect(CommandRun("check", "Pods", in: folder.path).output.contains("; 1 file checked"))
    #expect(
      CommandRun("check", ".", "Pods/P", in: folder.path).output.contains("; 2 files checked"))
  }

  @Test func aFolderReachedThroughALinkIsTheSameFolder() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "real/A.swift": ""])
    try folder.link("link", to: "real")
    let files = WorkspaceFiles(around: [try NamedPath("link", in: folder.path)])
    #expect(files.all.map(\.path) == [folder["real/A.swift"]])
    #expect(files.named.count == 1)
    #expect(CommandRun("check", "link", in: folder.path).output.contains("; 1 file checked"))
  }

  @Test func standardInputTakesAFilesPlace() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "src/A.swift": "", "src/B.swift": ""])
    let run = CommandRun(
      "check", "--stdin-path", "src/A.swift", in: folder.path, input: Array("let a = 1".utf8))
    #expect(run.output == "No findings; 1 file checked\n")
    #expect(run.status == 0)
    let new = CommandRun("check", "--stdin-path", "new/C.swift", in: folder.path)
    #expect(new.output == "No findings; 1 file checked\n")
  }

  @Test func badStandardInputIsAProblem() throws {
    let folder = try ScratchFolder(["A.swift": ""])
    let run = CommandRun("check", "--stdin-path", "A.swift", in: folder.path, input: [0x61, 0xE9])
    #expect(run.status == 2)
    #expect(run.errors == "aalsp: standard input: is not UTF-8: bad byte at offset 1, line 1\n")
    let kind = CommandRun("check", "--stdin-path", "A.txt", in: folder.path)
    #expect(kind.status == 2)
    #expect(kind.errors.hasPrefix("aalsp check: `--stdin-path A.txt`: neither a Swift file nor"))
  }

  @Test func reportsGoToFiles() throws {
    let folder = try ScratchFolder(["A.swift": ""])
    let run = CommandRun(
      "check", "--format", "text", "--format", "json", "--output", "report.json", in: folder.path)
    #expect(run.output == "No findings; 1 file checked\n")
    let report = try String(contentsOfFile: folder["report.json"], encoding: .utf8)
    #expect(
      report
        == "{\n  \"version\": 1,\n  \"findings\": [],\n  \"files\": 1,\n  \"problems\": []\n}\n")
  }

  @Test func aReportThatCannotBeWrittenIsAFailure() throws {
    let folder = try ScratchFolder(["A.swift": ""])
    let run = CommandRun("check", "--output", "no/where.txt", in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("aalsp: cannot write no/where.txt: "))
  }

  @Test func unknownRulesAreRefused() {
    let run = CommandRun("check", "--select", "lable-empty", rules: [.sample])
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("aalsp check: unknown rule `lable-empty`; did you mean `label-empty`?"))
  }
}

@Suite struct FindingFilterTests {
  private func finding(_ rule: String, _ severity: Severity, at offset: Int = 0) -> Finding {
    Finding(
      rule: rule, severity: severity, message: "",
      location: Location(file: FileID("/A.swift"), range: ByteRange(offset, offset + 1)))
  }

  private func outcome(_ findings: [Finding], _ flags: String...) throws -> FindingFilter.Outcome {
    let options = try CheckOptions(Arguments(flags, of: .check))
    return try FindingFilter(options, rules: ["a", "b"]).apply(to: findings)
  }

  @Test func warningsFailUnlessToldOtherwise() throws {
    #expect(try outcome([finding("a", .warning)]).hasFailing)
    #expect(try !outcome([finding("a", .information)]).hasFailing)
    #expect(try outcome([finding("a", .hint)], "--fail-on", "hint").hasFailing)
    #expect(try !outcome([finding("a", .warning)], "--fail-on", "error").hasFailing)
  }

  @Test func whatIsNotShownStillFails() throws {
    let result = try outcome([finding("a", .warning)], "--min-severity", "error")
    #expect(result == FindingFilter.Outcome(shown: [], hidden: 1, hasFailing: true))
  }

  @Test func rulesAreSelectedAndIgnored() throws {
    let findings = [finding("a", .error), finding("b", .error)]
    #expect(try outcome(findings, "--select", "a").shown.map(\.rule) == ["a"])
    #expect(try outcome(findings, "--ignore", "a").shown.map(\.rule) == ["b"])
    #expect(try !outcome(findings, "--select", "a", "--ignore", "a").hasFailing)
  }

  @Test func theOrderIsThatOfThePlaces() throws {
    let findings = [
      finding("a", .hint, at: 9), finding("b", .hint, at: 3), finding("a", .hint, at: 3),
    ]
    #expect(try outcome(findings).shown.map(\.location.range.start) == [3, 3, 9])
    #expect(try outcome(findings).shown.map(\.rule) == ["a", "b", "a"])
  }
}
