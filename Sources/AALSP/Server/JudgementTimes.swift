import AAAnalysis
import Synchronization

/// How long the judging of the workspace has taken so far, for reports of trouble.
final class JudgementTimes: Sendable {
  private struct State {
    var begun: [EvaluationObserver.Phase: ContinuousClock.Instant] = [:]
    var spent: [EvaluationObserver.Phase: Duration] = [:]
    var walks = 0
  }

  private let state = Mutex(State())

  /// What tells of the analysis; `begin` is told, too.
  func observer(
    telling begin: (@Sendable (EvaluationObserver.Phase) -> Void)?
  ) -> EvaluationObserver {
    EvaluationObserver(
      begin: { [self] phase in
        begin?(phase)
        state.withLock { $0.begun[phase] = .now }
      },
      end: { [self] phase in
        state.withLock { state in
          guard let begin = state.begun.removeValue(forKey: phase) else { return }
          state.spent[phase, default: .zero] += .now - begin
          if phase == .scope { state.walks += 1 }
        }
      })
  }

  /// The number of walks through what Assistive Access shows, and the milliseconds that they and
  /// each rule took together. What several rules read is part of the time of the first that asks.
  var json: JSONValue {
    let (walks, spent) = state.withLock { ($0.walks, $0.spent) }
    var rules: [String: JSONValue] = [:]
    var readings: [String: JSONValue] = [:]
    var scope = Duration.zero
    for (phase, duration) in spent {
      switch phase {
      case .scope: scope = duration
      case .rule(let id): rules[id] = .number(duration.milliseconds)
      case .sharedReading(let name): readings[name.rawValue] = .number(duration.milliseconds)
      }
    }
    return .object([
      "walks": .integer(walks), "scope": .number(scope.milliseconds), "rules": .object(rules),
      "sharedReadings": .object(readings),
    ])
  }
}

extension Duration {
  /// To a hundredth.
  fileprivate var milliseconds: Double {
    let hundredths = components.seconds * 100_000 + components.attoseconds / 10_000_000_000_000
    return Double(hundredths) / 100
  }
}
