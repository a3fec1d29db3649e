import Synchronization
import Testing

@testable import AALSP

/// The line that a terminal shows while a check is at work.
@Suite struct ProgressLineTests {
  private static let files = [
    ".git/HEAD": "", "App.swift": CalmApp.source, "B.swift": "", "C.swift": "",
  ]

  /// A clock that has gone on by so many milliseconds whenever it is looked at.
  private func clock(_ milliseconds: Int) -> Profile.Clock {
    let time = Monitor(0)
    return {
      time.with {
        $0 += milliseconds * 1_000_000
        return $0
      }
    }
  }

  private func run(
    _ arguments: [String], step milliseconds: Int
  ) throws -> (run: CommandRun, shown: [String]) {
    let folder = try ScratchFolder(Self.files)
    let shown = Monitor<[String]>([])
    let run = CommandRun(
      arguments: ["check"] + arguments, in: folder.path, clock: clock(milliseconds),
      showProgress: { text in shown.with { $0.append(text) } })
    return (run, shown.with { $0 })
  }

  @Test func whatTakesItsTimeIsShownAndTakenAway() throws {
    let (run, shown) = try run([], step: 200)
    #expect(shown.contains("\r\u{1B}[KReading file 3 of 3"))
    #expect(shown.contains("\r\u{1B}[KJudging 3 files"))
    #expect(shown.allSatisfy { $0.hasPrefix("\r\u{1B}[K") })
    #expect(shown.last == "\r\u{1B}[K")
    #expect(shown.count { $0 == "\r\u{1B}[K" } == 1)
    // What is reported is the same as without it.
    let folder = try ScratchFolder(Self.files)
    let plain = CommandRun("check", in: folder.path)
    #expect(run.output == plain.output)
    #expect(run.errors == plain.errors)
    #expect(run.status == plain.status)
  }

  @Test(arguments: [[], ["--diff"], ["--format", "json"]])
  func whatIsQuickShowsNothing(arguments: [String]) throws {
    #expect(try run(arguments, step: 0).shown == [])
  }

  @Test func quietIsQuiet() throws {
    #expect(try run(["--quiet"], step: 200).shown == [])
  }

  @Test func itIsNotWrittenMoreOftenThanNeeded() {
    let time = Monitor(0)
    let shown = Monitor<[String]>([])
    let line = ProgressLine(
      clock: { time.with { $0 } }, write: { text in shown.with { $0.append(text) } })
    line.expect(files: 1_000)
    for number in 1...1_000 {
      time.with { $0 = number * 1_000_000 }
      line.countFile()
    }
    // From half a second on, ten times a second.
    #expect(shown.with { $0.count } == 6)
    #expect(shown.with { $0.first } == "\r\u{1B}[KReading file 500 of 1000")
    line.finish()
    line.countFile()
    line.finish()
    #expect(shown.with { $0.count } == 7)
  }
}
