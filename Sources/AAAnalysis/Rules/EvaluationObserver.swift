/// Told by an evaluation what it is at, so that the caller can measure it: the analysis itself
/// knows no clock. A phase may stand inside another one; all of one evaluation are told on one
/// thread.
public struct EvaluationObserver: Sendable {
  /// A part of an evaluation.
  public enum Phase: Sendable, Hashable {
    /// The walk through what Assistive Access shows. Trees of closed files are made on the way.
    case scope
    /// The check of the rule with this id.
    case rule(String)
    /// Something that several rules read, inside the first one that asks for it.
    case sharedReading(SharedReadingName)
  }

  /// What several rules read.
  public enum SharedReadingName: String, Sendable, CaseIterable {
    /// The trees of files that are not open, made anew within a walk or a rule.
    case trees
    case symbols, actions, ways, destruction, timing
  }

  public var begin: @Sendable (Phase) -> Void
  public var end: @Sendable (Phase) -> Void

  public init(
    begin: @escaping @Sendable (Phase) -> Void, end: @escaping @Sendable (Phase) -> Void
  ) {
    self.begin = begin
    self.end = end
  }
}

extension EvaluationObserver? {
  /// Does a part of an evaluation. Without an observer nothing is made of the phase.
  func during<Value>(_ phase: @autoclosure () -> EvaluationObserver.Phase, _ body: () -> Value)
    -> Value
  {
    guard let self else { return body() }
    let phase = phase()
    self.begin(phase)
    defer { self.end(phase) }
    return body()
  }
}
