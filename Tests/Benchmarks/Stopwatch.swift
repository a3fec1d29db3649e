import Foundation

/// Measures time in seconds.
enum Stopwatch {
  /// The processor time that this process has used.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Processor time of the fastest of several runs: what other processes do counts least there.
  static func bestProcessorTime(of repetitions: Int, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<max(1, repetitions) {
      let start = processorTime()
      body()
      best = min(best, processorTime() - start)
    }
    return best
  }

  /// The time that passes.
  static func wallTime(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    return try clock.measure(body) / .seconds(1)
  }
}

/// Times of repeated events, in seconds.
struct Samples {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var isEmpty: Bool { values.isEmpty }

  /// The value below which a share of all lies.
  func percentile(_ share: Double) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return 0 }
    let index = Int((Double(sorted.count) * share).rounded(.up)) - 1
    return sorted.indices.contains(index) ? sorted[index] : last
  }
}
