import AAAnalysis
import Synchronization

/// A line on a terminal that tells how far a check is. It comes only where the check takes its
/// time, and is gone before anything else is written. May be told from any thread.
final class ProgressLine: Sendable {
  private struct State {
    /// When the line was last written, in nanoseconds.
    var last: Int
    var isShown = false
    var isOver = false
    var files = 0
    var filesRead = 0
  }

  /// Nanoseconds until the line comes.
  static let patience = 500_000_000
  /// Nanoseconds between two states of it.
  static let interval = 100_000_000
  /// To the line's start, and all of it away.
  private static let erasure = "\r\u{1B}[K"

  private let state: Mutex<State>
  private let clock: Profile.Clock
  private let write: @Sendable (String) -> Void

  init(clock: @escaping Profile.Clock, write: @escaping @Sendable (String) -> Void) {
    self.clock = clock
    self.write = write
    state = Mutex(State(last: clock() + Self.patience - Self.interval))
  }

  /// As many files are going to be read.
  func expect(files count: Int) {
    state.withLock { $0.files = count }
  }

  /// One of them has been read.
  func countFile() {
    state.withLock { state in
      state.filesRead += 1
      show("Reading file \(state.filesRead) of \(state.files)", &state)
    }
  }

  /// What tells of the analysis.
  var observer: EvaluationObserver {
    EvaluationObserver(
      begin: { [self] _ in state.withLock { show("Judging \($0.files) files", &$0) } },
      end: { _ in })
  }

  /// Takes the line away for good.
  func finish() {
    state.withLock { state in
      if state.isShown { write(Self.erasure) }
      state.isShown = false
      state.isOver = true
    }
  }

  private func show(_ text: String, _ state: inout State) {
    let now = clock()
    guard !state.isOver, now - state.last >= Self.interval else { return }
    state.last = now
    state.isShown = true
    write(Self.erasure + text)
  }
}

extension EvaluationObserver {
  /// One that tells several; nil where there is none.
  init?(telling observers: [EvaluationObserver?]) {
    let observers = observers.compactMap(\.self)
    if observers.isEmpty { return nil }
    self.init(
      begin: { phase in for observer in observers { observer.begin(phase) } },
      end: { phase in for observer in observers { observer.end(phase) } })
  }
}
