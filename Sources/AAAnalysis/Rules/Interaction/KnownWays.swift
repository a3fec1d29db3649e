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
    case effects(ReadEffects)
  }

  /// A modifier that makes gestures.
  private struct Gesture: Hashable {
    let modifier: SyntaxReference
    /// The notices of a shake.
    let shakes: Set<String>
  }

  private let gestures = SharedReadings<Int, [GestureUse]>()
  private let ways = SharedReadings<Int, VisibleWays>()
  private let presented = SharedReading<[SyntaxReference: [Int]]>()
  private let shakes = SharedReading<Shakes>()
  private let focus = SharedReadings<StateKey, Bool>()
  private let contents: FrameMemo<Gesture, [GestureUse.Content]>
  private let written: FrameMemo<Call, [Written]>

  init(_ lookups: ActionLookups) {
    contents = lookups.memo(of: Gesture.self)
    written = lookups.memo(of: Call.self)
  }

  /// The gestures on a screen; `find` finds what was not found before.
  func gestures(ofScreen number: Int, _ log: ReadLog?, _ find: () -> [GestureUse]) -> [GestureUse] {
    gestures.value(for: number, log, find)
  }

  /// The ways on a screen and its tabs; `find` finds what was not found before.
  func ways(onScreen number: Int, _ log: ReadLog?, _ find: () -> VisibleWays) -> VisibleWays {
    ways.value(for: number, log, find)
  }

  /// How the workspace learns that the device is shaken.
  func shakes(_ context: RuleContext) -> Shakes {
    shakes.value(context.log) { Shakes(context) }
  }

  /// The screens that each presenter shows.
  func screensByPresenter(of scope: Scope) -> [SyntaxReference: [Int]] {
    presented.value(nil) {
      Dictionary(grouping: scope.screens.indices) { scope.screens[$0].presenter }
    }
  }

  /// Whether a state is where the focus is.
  func isFocus(_ key: StateKey, in index: DeclarationIndex) -> Bool {
    focus.value(for: key, nil) { key.isFocus(in: index) }
  }

  /// What the gestures of a modifier do; `read` reads what was not read before in such a frame.
  ///
  /// - Parameter shakes: the notices of a shake.
  func contents(
    of modifier: ViewModifierUse, shakes: Set<String>, from source: ActionSource,
    _ read: (inout ActionReader, Int) -> [GestureUse.Content]
  ) -> [GestureUse.Content] {
    let key = Gesture(modifier: modifier.reference, shakes: shakes)
    return contents.value(of: key, in: modifier.frame, from: source, read) ?? []
  }

  /// What a call does that may write states; `read` reads what was not read before in such a frame.
  func written(
    by call: Call, in frame: Int, from source: ActionSource,
    _ read: (inout ActionReader, Int) -> [Written]
  ) -> [Written] {
    written.value(of: call, in: frame, from: source, read) ?? []
  }
}
