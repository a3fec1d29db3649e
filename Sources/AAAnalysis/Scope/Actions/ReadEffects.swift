import Synchronization

/// What an action does, read once for all places where it does the same, and one reference for all
/// of them.
final class ReadEffects: Sendable {
  let effects: ActionEffects
  private let known = Mutex<ActionSignature?>(nil)

  init(_ effects: ActionEffects) {
    self.effects = effects
  }

  /// What it changes, made by the first who asks.
  ///
  /// - Parameter isFocus: whether a state is where the focus is.
  func signature(isFocus: (StateKey) -> Bool) -> ActionSignature {
    if let signature = known.withLock({ $0 }) { return signature }
    let signature = ActionSignature(effects, isFocus: isFocus)
    known.withLock { $0 = signature }
    return signature
  }
}
