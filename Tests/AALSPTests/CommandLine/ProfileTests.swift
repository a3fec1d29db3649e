import AAAnalysis
import Synchronization
import Testing

@testable import AALSP

@Suite struct ProfileTests {
  @Test func everyPhaseAndRuleIsToldOnce() throws {
    let folder = try ScratchFolder(["A.swift": "let a = 1", "Info.plist": "<plist/>"])
    let run = CommandRun("check", "--profile", "--quiet", in: folder.path)
    let lines = run.errors.split(separator: "\n")
    func count(_ name: String) -> Int { lines.count { $0.hasSuffix("  " + name) } }
    for description in RuleCatalogue.all.map({ $0.description }) {
      // One that is off is not run.
      #expect(count(description.id) == (description.severity == nil ? 0 : 1))
    }
    for phase in [
      "walk folders", "read files (all threads)", "parse and model (all threads)",
      "index declarations", "walk screens", "rules", "write reports", "total",
    ] {
      #expect(count(phase) == 1, "\(phase)")
    }
    #expect(lines.contains("Profile: 2 files, 17 bytes"))
    #expect(run.output.isEmpty)
  }

  @Test func withoutTheFlagNothingIsTold() throws {
    let folder = try ScratchFolder(["A.swift": "let a = 1"])
    #expect(CommandRun("check", in: folder.path).errors.isEmpty)
  }

  @Test func standardInputIsProfiledToo() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "B.swift": "let b = 1"])
    let run = CommandRun(
      "check", "--profile", "--stdin-path", "A.swift", in: folder.path, input: Array("let a".utf8))
    #expect(run.errors.contains("Profile: 2 files, 14 bytes\n"))
  }

  @Test func timesAreSortedAndCompared() {
    let clock = StepClock()
    let profile = Profile(clock: clock.now)
    let optional: Profile? = profile
    profile.count(bytes: 3_000_000)
    optional.during(.parse) { clock.advance(by: 100_000_000) }
    optional.during(.walk) { clock.advance(by: 1_234_567) }
    for (rule, time) in [("b", 50_000_000), ("a", 7_000), ("c", 50_000_000)] {
      profile.observer.begin(.rule(rule))
      clock.advance(by: time)
      profile.observer.end(.rule(rule))
    }
    #expect(
      ProfileText(profile).text == """
        Profile: 1 file, 3000000 bytes

                time        MB/s  phase
           100.00 ms              rules
           100.00 ms        30.0  parse and model (all threads)
             1.23 ms      2430.0  walk folders
           201.24 ms        14.9  total

                time    of parse  rule
            50.00 ms      50.0 %  b
            50.00 ms      50.0 %  c
             0.00 ms       0.0 %  a

        """)
  }

  @Test func whatRulesShareIsNotTheFirstOnes() {
    let clock = StepClock()
    let profile = Profile(clock: clock.now)
    let observer = profile.observer
    observer.begin(.rule("a"))
    clock.advance(by: 1)
    observer.begin(.sharedReading(.destruction))
    clock.advance(by: 10)
    observer.begin(.sharedReading(.actions))
    clock.advance(by: 100)
    observer.end(.sharedReading(.actions))
    clock.advance(by: 1_000)
    observer.end(.sharedReading(.destruction))
    clock.advance(by: 10_000)
    observer.end(.rule("a"))
    #expect(
      profile.times == [
        .rule("a"): 10_001, .sharedReading(.destruction): 1_010, .sharedReading(.actions): 100,
      ])
  }

  @Test func whatTookNoTimeHasNoSpeed() {
    let text = ProfileText(Profile(clock: { 0 })).text
    #expect(text.contains("     0.00 ms           -  total\n"))
  }
}

/// A clock that a test moves.
private final class StepClock: Sendable {
  private let time = Mutex(0)

  var now: Profile.Clock { { self.time.withLock { $0 } } }

  func advance(by nanoseconds: Int) { time.withLock { $0 += nanoseconds } }
}
