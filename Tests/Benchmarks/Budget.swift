/// The bounds within which a figure should be.
struct Budget: CustomStringConvertible {
  enum Direction {
    case atLeast, atMost
  }

  let direction: Direction
  /// What must hold.
  let limit: Double
  /// What is aimed for.
  let goal: Double
  let format: @Sendable (Double) -> String

  /// `goal`, `ok` or `over`.
  func verdict(_ value: Double) -> String {
    if isWithin(goal, value) { return "goal" }
    return isWithin(limit, value) ? "ok" : "over"
  }

  private func isWithin(_ bound: Double, _ value: Double) -> Bool {
    direction == .atLeast ? value >= bound : value <= bound
  }

  var description: String {
    let sign = direction == .atLeast ? "≥" : "≤"
    return "(limit \(sign) \(format(limit)), goal \(sign) \(format(goal)))"
  }

  static func rate(limit: Double, goal: Double) -> Budget {
    Budget(direction: .atLeast, limit: limit, goal: goal, format: Figure.rate)
  }

  static func time(limit: Double, goal: Double) -> Budget {
    Budget(direction: .atMost, limit: limit, goal: goal, format: Figure.time)
  }

  /// How many times as much.
  static func ratio(limit: Double, goal: Double) -> Budget {
    Budget(direction: .atMost, limit: limit, goal: goal, format: Figure.ratio)
  }

  static func memory(limit: Double, goal: Double) -> Budget {
    Budget(direction: .atMost, limit: limit, goal: goal) { Figure.bytes(Int($0)) }
  }
}

/// The budgets, for one core of a current server machine. Rates are bytes a second, times seconds.
extension Budget {
  static let lexing = rate(limit: 300e6, goal: 600e6)
  static let parsing = rate(limit: 150e6, goal: 300e6)
  static let keptBytes = Budget(direction: .atMost, limit: 6, goal: 3, format: Figure.ratio)
  /// Reading, indexing and judging, per core.
  static let check = rate(limit: 66e6, goal: 200e6)
  /// All rules on ready structure, of source in scope.
  static let rules = rate(limit: 150e6, goal: 300e6)
  static let keystrokeMedian = time(limit: 0.004, goal: 0.001)
  static let keystroke95 = time(limit: 0.008, goal: 0.002)
  static let longKeystroke95 = time(limit: 0.040, goal: 0.010)
  static let initialize = time(limit: 0.010, goal: 0.003)
  static let firstDiagnostics = time(limit: 0.010, goal: 0.003)
  /// The reading of a workspace of 2,000 files.
  static let reading = time(limit: 0.400, goal: 0.150)
  /// The answer to a question about a place.
  static let answer95 = time(limit: 0.005, goal: 0.001)
  /// From a change in one document to the diagnostics of all others that it affects.
  static let crossFile95 = time(limit: 0.030, goal: 0.005)
  /// A workspace ten times larger.
  static let scale = ratio(limit: 1.5, goal: 1.1)
  /// Memory at the end, compared with that after the first tenth.
  static let growth = ratio(limit: 1.10, goal: 1.02)
  static let idleWakeUps = Budget(direction: .atMost, limit: 0, goal: 0) { Figure.count(Int($0)) }
  static let idleMemory = memory(limit: 40e6, goal: 12e6)
  static let indexedMemory = memory(limit: 120e6, goal: 60e6)
}
