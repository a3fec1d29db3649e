import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// The sample app through the command line: its page, its fixes.
@Suite struct SampleAppTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rules = RuleCatalogue.all.map { $0.description }

  /// A copy of the sample app.
  private func copy() throws -> ScratchFolder {
    let folder = try ScratchFolder([".git/HEAD": ""])
    try FileManager.default.copyItem(
      at: Fixtures.folder.appendingPathComponent("workspaces/draw"),
      to: URL(fileURLWithPath: folder["draw"]))
    return folder
  }

  private func run(_ arguments: String..., in folder: ScratchFolder) -> CommandRun {
    CommandRun(arguments: ["check"] + arguments, in: folder.path, rules: Self.rules)
  }

  private func texts(_ folder: ScratchFolder) throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder["draw"])?.allObjects ?? []
    var texts: [String: Data] = [:]
    for case let path as String in paths {
      texts[path] = FileManager.default.contents(atPath: folder["draw/" + path])
    }
    return texts
  }

  @Test func oneRunFixesAllAndASecondChangesNothing() throws {
    let folder = try copy()
    #expect(run("draw", in: folder).status == 1)
    let first = run("--fix", "draw", in: folder)
    #expect(first.status == 0)
    #expect(first.output.contains("applied in 4 files. No findings;"))
    let fixed = try texts(folder)
    #expect(fixed.count > 18)
    let second = run("--fix", "draw", in: folder)
    #expect(second.output.hasPrefix("0 fixes applied in 0 files. No findings;"))
    #expect(try texts(folder) == fixed)
  }

  @Test func thePatchDoesWhatTheFixesDo() throws {
    guard let patch = ShellRun.path(of: "patch") else { return }
    let folder = try copy()
    let diff = run("--diff", "draw", in: folder)
    #expect(diff.status == 1)
    try folder.write("fixes.patch", diff.output)
    let patched = try ShellRun(
      patch, ["-p1", "--fuzz=0", "-i", "fixes.patch"], in: folder.path)
    #expect(patched.status == 0, "\(patched.output)")
    let other = try copy()
    #expect(run("--fix", "draw", in: other).status == 0)
    #expect(try texts(folder) == texts(other))
  }

  @Test func thePageIsAsRecorded() throws {
    let run = CommandRun(
      "check", "--format", "html", "workspaces/draw", in: Fixtures.folder.path, rules: Self.rules)
    #expect(run.status == 1)
    #expect(HTMLCheck(run.output).problems == [])
    let url = Fixtures.folder.appendingPathComponent("reports/draw.report.html")
    if Self.environment["AALSP_RECORD"] == "1" {
      try #require(Self.environment["CI"] != "true", "nothing is recorded in CI")
      try Data(run.output.utf8).write(to: url)
    }
    let recorded = try String(contentsOf: url, encoding: .utf8)
    #expect(
      run.output == recorded,
      "draw.report.html is stale. If that is right: AALSP_RECORD=1 swift test --filter SampleApp")
  }
}
