import AAAnalysis
import Foundation
import Synchronization

/// What the rules cost once the structure is ready: the files indexed, the trees made, the screens
/// walked. Processor time on one core, the best of several evaluations.
struct RuleBenchmarks {
  let folder: String
  let options: Options

  func measure(into report: inout Report) {
    let meter = PhaseMeter()
    let files = SourceTree.paths(below: folder).compactMap { path in
      DiskText.read(path).flatMap { IndexedFile(file: FileID(path), text: $0) }
    }
    var best: [EvaluationObserver.Phase: Double] = [:]
    var scope = Scope()
    for _ in 0..<max(1, options.repetitions) {
      meter.reset()
      // What was found before must not help.
      var workspace = Workspace(
        reader: DiskText.reader, remembers: false, observer: meter.observer)
      workspace.apply(.index(files))
      let snapshot = workspace.snapshot()
      _ = snapshot.findings()
      scope = snapshot.scope
      best.merge(meter.times) { min($0, $1) }
    }
    let bytes = Set(scope.frames.map(\.file)).compactMap { DiskText.read($0.path)?.count }
      .reduce(0, +)
    guard bytes > 0 else {
      report.skipped("nothing is in scope")
      return
    }
    let rules = best.filter { $0.key != .scope && $0.key != .sharedReading(.trees) }
    let time = rules.values.reduce(0, +)
    report.add(
      "all rules, of source in scope", Figure.rate(Double(bytes) / time), budget: .rules,
      value: Double(bytes) / time,
      note: "\(Figure.bytes(bytes)), \(Figure.count(scope.screens.count)) screens in "
        + "\(Figure.time(time))")
    if let walk = best[.scope] {
      report.add("the walk to them", Figure.rate(Double(bytes) / walk), budget: nil)
    }
    for (phase, time) in rules.sorted(by: { $0.value > $1.value }).prefix(6) {
      switch phase {
      case .rule(let id): report.add("rule \(id)", Figure.time(time), budget: nil)
      case .sharedReading(let name):
        report.add("reading of \(name.rawValue)", Figure.time(time), budget: nil)
      case .scope: break
      }
    }
  }
}

/// Measures the phases of one evaluation, each without those inside it.
private final class PhaseMeter: Sendable {
  private struct Begun {
    let phase: EvaluationObserver.Phase
    let start: Double
    var inner = 0.0
  }

  private struct State {
    var begun: [Begun] = []
    var times: [EvaluationObserver.Phase: Double] = [:]
  }

  private let state = Mutex(State())

  var times: [EvaluationObserver.Phase: Double] { state.withLock(\.times) }

  func reset() { state.withLock { $0 = State() } }

  var observer: EvaluationObserver {
    EvaluationObserver(
      begin: { phase in
        self.state.withLock {
          $0.begun.append(Begun(phase: phase, start: Stopwatch.processorTime()))
        }
      },
      end: { phase in
        self.state.withLock { state in
          guard let last = state.begun.popLast() else { return }
          let whole = Stopwatch.processorTime() - last.start
          state.times[phase, default: 0] += whole - last.inner
          if let around = state.begun.indices.last { state.begun[around].inner += whole }
        }
      })
  }
}
