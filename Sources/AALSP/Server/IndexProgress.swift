/// Tells the client how far the reading of the workspace is. One of it for each order that is worth
/// telling about.
struct IndexProgress: Sendable {
  private enum Phase: Sendable {
    /// The client has been asked for a place to show it.
    case asking
    case showing
    case over
  }

  /// What is to be sent now.
  typealias Step = LSP.WorkDoneProgress

  let token: String
  private var phase = Phase.asking
  private var isFinished = false
  private var total = 0
  private var done = 0
  private var lastTold = 0

  /// Files between two reports: an editor is not to be kept busy with a number.
  private static let interval = 256

  init(token: String) {
    self.token = token
  }

  /// The client agreed. A reading that is over by then is still told from begin to end.
  mutating func agreed() -> [Step] {
    phase = isFinished ? .over : .showing
    let begin = Step(
      kind: .begin, title: "Reading the workspace", cancellable: true, percentage: 0)
    return isFinished ? [begin, end] : [begin]
  }

  /// The client declined: nothing is ever sent.
  mutating func declined() { phase = .over }

  mutating func listed(_ count: Int) { total += count }

  mutating func read(_ count: Int) -> Step? {
    done += count
    guard phase == .showing, done - lastTold >= Self.interval, done < total else { return nil }
    lastTold = done
    return Step(kind: .report, message: "\(done) of \(total) files", percentage: done * 100 / total)
  }

  mutating func finished() -> Step? {
    isFinished = true
    guard phase == .showing else { return nil }
    phase = .over
    return end
  }

  private var end: Step {
    Step(kind: .end, message: done == 1 ? "1 file read" : "\(done) files read")
  }
}
