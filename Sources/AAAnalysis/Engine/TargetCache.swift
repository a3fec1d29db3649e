import Synchronization

/// The targets of the workspace's last state, shared by all its snapshots.
final class TargetCache: Sendable {
  private let last = Mutex<(version: Int, targets: AppTargets)?>(nil)

  /// The targets of a state, made unless they are known.
  func targets(version: Int, make: () -> AppTargets) -> AppTargets {
    if let known = last.withLock({ $0 }), known.version == version { return known.targets }
    let fresh = make()
    last.withLock { $0 = (version, fresh) }
    return fresh
  }
}
