import Synchronization

/// What the rules found in one state of a workspace, and what that depends on.
struct Evaluation: Sendable {
  let findings: [FileID: [Finding]]
  let scope: Scope
  /// Whether all was judged that Assistive Access shows.
  let isComplete: Bool
  /// The state of every file that was read.
  let dependencies: [FileID: Int]
  let interfaceVersion: Int

  /// Whether nothing that this was made from has changed.
  func holds(for files: [FileID: FileEntry], interfaceVersion: Int) -> Bool {
    self.interfaceVersion == interfaceVersion
      && dependencies.allSatisfy { files[$0.key]?.stamp == $0.value }
  }
}

/// The last evaluation, shared by all snapshots of a workspace.
final class EvaluationCache: Sendable {
  private let last = Mutex<Evaluation?>(nil)

  func evaluation(
    for files: [FileID: FileEntry], interfaceVersion: Int, make: () -> Evaluation
  ) -> Evaluation {
    if let known = last.withLock({ $0 }),
      known.holds(for: files, interfaceVersion: interfaceVersion)
    {
      return known
    }
    let fresh = make()
    last.withLock { $0 = fresh }
    return fresh
  }
}
