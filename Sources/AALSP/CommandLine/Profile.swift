import AAAnalysis
import Synchronization

/// Gathers where the time of one run goes. May be told from any thread.
final class Profile: Sendable {
  /// A part of a run.
  enum Phase: Hashable, Sendable {
    case walk, read, parse, index, scope
    case rule(String)
    case sharedReading(EvaluationObserver.SharedReadingName)
    case report

    /// What it is called for people.
    var name: String {
      switch self {
      case .walk: "walk folders"
      case .read: "read files"
      case .parse: "parse and model"
      case .index: "index declarations"
      case .scope: "walk screens"
      case .rule(let id): id
      case .sharedReading(let name): "read \(name.rawValue)"
      case .report: "write reports"
      }
    }

    /// Whether several threads do it at the same time, so that its time is the sum of theirs.
    var isParallel: Bool { self == .read || self == .parse }

    /// Whether it goes over every file, so that its speed means something.
    var seesEveryFile: Bool {
      switch self {
      case .walk, .read, .parse, .index: true
      case .scope, .rule, .sharedReading, .report: false
      }
    }
  }

  /// A moment, in nanoseconds since any other.
  typealias Clock = @Sendable () -> Int

  private struct Begun {
    let phase: EvaluationObserver.Phase
    let time: Int
    /// Nanoseconds of what stands inside of it.
    var inner = 0
  }

  private struct State {
    var times: [Phase: Int] = [:]
    /// What the analysis is at, the innermost last.
    var begun: [Begun] = []
    var bytes = 0
    var files = 0
  }

  private let state = Mutex(State())
  private let clock: Clock
  private let start: Int

  init(clock: @escaping Clock) {
    self.clock = clock
    start = clock()
  }

  /// Nanoseconds that each phase took.
  var times: [Phase: Int] { state.withLock(\.times) }
  /// What was read: files, and their bytes.
  var amount: (files: Int, bytes: Int) { state.withLock { ($0.files, $0.bytes) } }
  /// Nanoseconds since the beginning.
  var elapsed: Int { clock() - start }

  /// Counts a file that was read.
  func count(bytes: Int) {
    state.withLock {
      $0.files += 1
      $0.bytes += bytes
    }
  }

  fileprivate func measure<Value, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let begin = clock()
    defer { add(clock() - begin, to: phase) }
    return try body()
  }

  private func add(_ time: Int, to phase: Phase) {
    state.withLock { $0.times[phase, default: 0] += time }
  }

  /// What tells the profile of the analysis.
  var observer: EvaluationObserver {
    EvaluationObserver(
      begin: { phase in
        let now = self.clock()
        self.state.withLock { $0.begun.append(Begun(phase: phase, time: now)) }
      },
      end: { phase in
        let now = self.clock()
        let own = self.state.withLock { state -> Int? in
          guard let last = state.begun.popLast(), last.phase == phase else { return nil }
          let whole = now - last.time
          if let around = state.begun.indices.last { state.begun[around].inner += whole }
          return whole - last.inner
        }
        guard let own else { return }
        switch phase {
        case .scope: self.add(own, to: .scope)
        case .rule(let id): self.add(own, to: .rule(id))
        case .sharedReading(let name): self.add(own, to: .sharedReading(name))
        }
      })
  }
}

extension Profile? {
  /// Does a part of a run, and measures it where there is a profile.
  func during<Value, Failure: Error>(
    _ phase: Profile.Phase, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let self else { return try body() }
    return try self.measure(phase, body)
  }
}
