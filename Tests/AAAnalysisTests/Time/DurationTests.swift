import Testing

@testable import AAAnalysis

@Suite struct DurationTests {
  private static let members = """
    var delay = 2.5
    let given: Double
    var half: Double { delay / 2 }
    static let hiding: TimeInterval = 3
    func unknown() -> Double { 1 }
    """
  private static let declarations = """
    enum Delays { static let toast = 4.0; enum Long { static let page: Double = 2 * 60 } }
    let global = 7
    extension Duration { static var soon: Duration { .seconds(1) } }
    """

  private func seconds(_ call: String) -> [Double?] {
    TimeProbe(call, members: Self.members, declarations: Self.declarations).seconds
  }

  @Test(
    arguments: [
      (".now() + 2", 2), ("DispatchTime.now() + 0.25", 0.25), (".now() + .seconds(3)", 3),
      (".now() + .milliseconds(1_500)", 1.5), (".now() + DispatchTimeInterval.seconds(2)", 2),
      (".now() + delay", 2.5), (".now() + self.delay", 2.5), (".now() + half", 1.25),
      (".now() + Self.hiding", 3), (".now() + Home.hiding", 3), (".now() + Delays.toast", 4),
      (".now() + Delays.Long.page", 120), (".now() + Double(global)", 7),
      (".now() + (2 + 3) * 0.5", 2.5), (".now() + 1 + 2 * 3 - 4 / 2", 5),
      (".now() + max(1, given)", 1), (".now() + (given ?? 6)", 6),
      (".now() + (isSlow ? 4 : 2)", 2), (".now() + Double.random(in: 1.5...3)", 1.5),
      (".now().advanced(by: .seconds(2))", 2), (".now() + -1", -1),
    ])
  func deadlines(_ expression: String, _ seconds: Double) {
    #expect(self.seconds("DispatchQueue.main.asyncAfter(deadline: \(expression)) {}") == [seconds])
  }

  @Test(
    arguments: [
      "Task.sleep(nanoseconds: 2_000_000_000)", "Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)",
      "Task.sleep(nanoseconds: UInt64(2 * 1_000_000_000))", "Task.sleep(2_000_000_000)",
      "Task.sleep(nanoseconds: UInt64(delay * 800_000_000))", "Task.sleep(for: .seconds(2))",
      "Task.sleep(for: .milliseconds(2000), tolerance: .zero)", "Task.sleep(for: .soon * 2)",
      "Task.sleep(until: .now + .seconds(2), clock: .continuous)",
      "ContinuousClock().sleep(for: Duration.seconds(2))", "Task.sleep(seconds: 2)",
    ])
  func sleeps(_ call: String) {
    #expect(seconds("Task { try? await \(call) }") == [2])
  }

  @Test func otherWaits() {
    #expect(seconds("sleep(2)") == [2])
    #expect(seconds("usleep(500_000)") == [0.5])
    #expect(seconds("Thread.sleep(forTimeInterval: 1.5)") == [1.5])
    #expect(seconds("Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in }") == [3])
    #expect(seconds("_ = Timer(timeInterval: 3, repeats: false) { _ in }") == [3])
  }

  @Test(
    arguments: [
      "unknown()", "given", "given + 2", "min(2, given)", "pow(2, 3)", "isSlow ? given : 2", "2 / 0",
      "count", "delays[0]", "2 ** 3",
    ])
  func whatIsNotKnown(_ expression: String) {
    #expect(seconds("q.asyncAfter(deadline: .now() + (\(expression))) {}") == [nil])
  }

  @Test func propertiesThatLeadInCircles() {
    let members = "var a: Double { b }\nvar b: Double { a }"
    let probe = TimeProbe("q.asyncAfter(deadline: .now() + a) {}", members: members)
    #expect(probe.seconds == [nil])
  }

  @Test func parametersAndTheirDefaults() {
    let members = """
      func show(for seconds: Double = 2) { q.asyncAfter(deadline: .now() + seconds) {} }
      """
    #expect(TimeProbe("show()", members: members).seconds == [2])
    #expect(TimeProbe("show(for: 5)", members: members).seconds == [5])
    #expect(TimeProbe("show(for: other)", members: members).seconds == [nil])
  }
}
