import Synchronization

/// What the rules found in one state of a workspace, and what that depends on.
struct Evaluation: Sendable {
  let findings: [FileID: [Finding]]
  let scope: Scope
  /// Whether all was judged that Assistive Access shows.
  let isComplete: Bool
  let basis: EvaluationBasis
  /// The settings of rules under which it was made.
  let settingsVersion: Int
}

/// The walk through what Assistive Access shows, and what it depends on: no setting of a rule.
struct Surveyed: Sendable {
  let survey: ScopeSurvey
  let basis: EvaluationBasis
}

/// What something was derived from.
struct EvaluationBasis: Sendable {
  /// The state of every file that was read.
  let files: [FileID: Int]
  let interfaceVersion: Int

  /// Whether nothing of it has changed.
  func holds(in snapshot: WorkspaceSnapshot) -> Bool {
    interfaceVersion == snapshot.interfaceVersion
      && files.allSatisfy { snapshot.files[$0.key]?.stamp == $0.value }
  }
}

/// The last evaluation, shared by all snapshots of a workspace.
final class EvaluationCache: Sendable {
  private let last = Mutex<Evaluation?>(nil)
  private let lastSurvey = Mutex<Surveyed?>(nil)

  func evaluation(for snapshot: WorkspaceSnapshot, make: () -> Evaluation) -> Evaluation {
    if let known = last.withLock({ $0 }), known.settingsVersion == snapshot.settingsVersion,
      known.basis.holds(in: snapshot)
    {
      return known
    }
    let fresh = make()
    last.withLock { $0 = fresh }
    return fresh
  }

  func survey(for snapshot: WorkspaceSnapshot, make: () -> Surveyed) -> Surveyed {
    if let known = lastSurvey.withLock({ $0 }), known.basis.holds(in: snapshot) { return known }
    let fresh = make()
    lastSurvey.withLock { $0 = fresh }
    return fresh
  }
}
