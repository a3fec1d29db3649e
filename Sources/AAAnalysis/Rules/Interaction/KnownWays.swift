import Synchronization

/// What was found of the gestures on screens and of the ways there are beside them, for all rules
/// that ask. It holds nothing of what it was found in.
final class KnownWays: Sendable {
  /// A call that may write states.
  struct Call: Hashable {
    let reference: SyntaxReference
    /// Whether all closures count that it is given.
    let takesClosures: Bool
  }

  /// What a call does that may write states.
  enum Written: Sendable {
    case state(StateKey)
    case effects(ActionEffects)
  }

  private struct Known {
    var gestures: [Int: [GestureUse]] = [:]
    var ways: [Int: VisibleWays] = [:]
    var focus: [StateKey: Bool] = [:]
  }

  private let known = Mutex(Known())
  private let contents = Mutex(FrameMemo<SyntaxReference, [GestureUse.Content]>())
  private let written = Mutex(FrameMemo<Call, [Written]>())

  func gestures(ofScreen number: Int) -> [GestureUse]? {
    known.withLock { $0.gestures[number] }
  }

  func set(_ gestures: [GestureUse], ofScreen number: Int) {
    known.withLock { $0.gestures[number] = gestures }
  }

  func ways(onScreen number: Int) -> VisibleWays? { known.withLock { $0.ways[number] } }

  func set(_ ways: VisibleWays, onScreen number: Int) {
    known.withLock { $0.ways[number] = ways }
  }

  /// Whether a state is where the focus is.
  func isFocus(_ key: StateKey, in index: DeclarationIndex) -> Bool {
    if let found = known.withLock({ $0.focus[key] }) { return found }
    let isFocus = key.isFocus(in: index)
    known.withLock { $0.focus[key] = isFocus }
    return isFocus
  }

  /// What the gestures of a modifier do; `read` reads what was not read before in such a frame.
  func contents(
    of modifier: ViewModifierUse, by reader: ActionReader,
    _ read: (inout ActionReader, Int) -> [GestureUse.Content]
  ) -> [GestureUse.Content] {
    contents.withLock { memo in
      memo.value(of: modifier.reference, in: modifier.frame, by: reader, read)
    } ?? []
  }

  /// What a call does that may write states; `read` reads what was not read before in such a frame.
  func written(
    by call: Call, in frame: Int, by reader: ActionReader,
    _ read: (inout ActionReader, Int) -> [Written]
  ) -> [Written] {
    written.withLock { memo in memo.value(of: call, in: frame, by: reader, read) } ?? []
  }
}
