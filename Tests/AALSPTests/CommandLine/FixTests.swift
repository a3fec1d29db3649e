import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// `check --fix` and `check --diff`.
@Suite struct FixTests {
  static let app = """
    import SwiftUI

    @main struct Calm: App {
      var body: some Scene {
        AssistiveAccess { Root() }
      }
    }

    struct Root: View {
      var body: some View {
        List {
          Button("Start") {}
          Button("Stop") {}
        }
      }
    }
    """

  private func run(_ arguments: String..., in folder: ScratchFolder) -> CommandRun {
    CommandRun(
      arguments: ["check", "--select", "label-without-icon"] + arguments, in: folder.path,
      rules: RuleCatalogue.all.map { $0.description })
  }

  @Test func fixesAreWrittenAndASecondRunChangesNothing() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "App.swift": Self.app])
    let first = run("--fix", in: folder)
    #expect(first.status == 0)
    #expect(first.output == "2 fixes applied in 1 file. No findings; 1 file checked\n")
    let fixed = try folder.read("App.swift")
    #expect(fixed.contains("systemImage"))
    let second = run("--fix", in: folder)
    #expect(second.output == "0 fixes applied in 0 files. No findings; 1 file checked\n")
    #expect(try folder.read("App.swift") == fixed)
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "real/App.swift": Self.app])
    let path = folder.path + "/real/App.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.swift", withDestinationPath: "real/App.swift")
    #expect(run("--fix", "real", in: folder).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Link.swift")
        == "real/App.swift")
    #expect(try folder.read("real/App.swift").contains("systemImage"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/real").count == 1)
  }

  @Test func aFileWithAByteOrderMarkStaysAsItIs() throws {
    let folder = try ScratchFolder([".git/HEAD": ""])
    try folder.write("App.swift", Data([0xEF, 0xBB, 0xBF]) + Data(Self.app.utf8))
    let result = run("--fix", in: folder)
    let text = try folder.read("App.swift")
    let isKept = !text.contains("systemImage") && result.status == 2
    let isFixed = text.contains("systemImage") && result.status == 0
    #expect(isKept || isFixed)
    #expect(text.hasPrefix("\u{FEFF}") || text.utf8.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  @Test func theDiffIsAPatchAndChangesNothing() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "App/App.swift": Self.app])
    let result = run("--diff", in: folder)
    #expect(result.status == 1)
    #expect(try folder.read("App/App.swift") == Self.app)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "--- a/App/App.swift")
    #expect(lines.dropFirst().first == "+++ b/App/App.swift")
    #expect(lines.contains { $0.hasPrefix("@@ -9,") })
    #expect(lines.count { $0.hasPrefix("-  ") } == 2)
    #expect(lines.count { $0.hasPrefix("+  ") } == 2)
    #expect(run("--fix", in: folder).status == 0)
    let clean = run("--diff", in: folder)
    #expect(clean.output.isEmpty)
    #expect(clean.status == 0)
  }

  @Test(arguments: [
    ["--fix", "--diff"], ["--fix", "--stdin-path", "a.swift"],
    ["--diff", "--write-baseline", "b"], ["--baseline", "a", "--write-baseline", "b"],
  ])
  func whatContradictsIsRefused(_ flags: [String]) throws {
    let folder = try ScratchFolder(["A.swift": ""])
    let result = CommandRun(arguments: ["check"] + flags, in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("exclude each other"))
  }
}

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String) -> String {
    String(
      decoding: UnifiedDiff.bytes(
        path: "a.txt", old: old.map { Array($0.utf8) }, new: Array(new.utf8)), as: UTF8.self)
  }

  @Test func nothingForEqualTexts() {
    #expect(diff("a\nb", "a\nb").isEmpty)
  }

  @Test func aCreatedFileComesFromNowhere() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1,2 @@\n+a\n+b\n")
  }

  @Test func aMissingLineFeedIsTold() {
    #expect(
      diff("a\nb", "a\nc")
        == """
        --- a/a.txt
        +++ b/a.txt
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func farChangesAreHunksOfTheirOwn() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n25\n", with: "\n25\nmore\n")
    let text = diff(old, new)
    #expect(text.contains("@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n"))
    #expect(text.contains("@@ -23,6 +23,7 @@\n 23\n 24\n 25\n+more\n 26\n"))
  }

  @Test func carriageReturnsStayInTheirLines() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n").contains(" a\r\n-b\r\n+c\r\n"))
  }
}
