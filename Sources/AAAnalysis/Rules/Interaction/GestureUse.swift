/// A gesture on a screen, with what it does.
struct GestureUse {
  enum Kind: Hashable {
    /// A tap, which counts as visible where it is on something that is seen.
    case tap
    /// This many taps in a row.
    case taps(Int)
    case longPress, drag, pinch, rotation
    /// Pulling down.
    case refresh
    case shake
    /// A swipe over a row.
    case deleteRow
    /// A row that is dragged to another place.
    case moveRow
  }

  let kind: Kind
  /// The screen's index in the scope.
  let screen: Int
  let modifier: ViewModifierUse
  /// The gesture's type, or else the modifier's name.
  let location: Location
  let content: Content

  /// What a gesture is and does, wherever it is used.
  struct Content {
    let kind: Kind
    /// The gesture's type, where there is one.
    var type: Location?
    /// While it goes on.
    var changed = ActionEffects()
    /// Once it is recognised.
    var ended = ActionEffects()
  }

  /// What is left of it once it is over.
  func signature(_ index: DeclarationIndex) -> ActionSignature {
    ActionSignature(during: content.changed, after: content.ended, index: index)
  }

  /// Every state that it sets, by all names.
  var stateNames: Set<String> {
    Set((content.changed.stateChanges + content.ended.stateChanges).flatMap(\.aliases))
  }
}

/// Finds the gestures of screens and reads what they do.
struct GestureFinder {
  private let context: RuleContext
  private let contentReader: GestureContentReader
  private let known: FrameMemo<Key, [GestureUse.Content]>

  private struct Key: Hashable, Sendable {
    let modifier: SyntaxReference
    let shakes: Set<String>
  }

  init(_ context: RuleContext) {
    self.context = context
    known = context.lookups.memo(of: GestureFinder.self)
    contentReader = GestureContentReader(
      loader: context.loader, shakes: Shakes(context).notices)
  }

  mutating func gestures(ofScreen number: Int) -> [GestureUse] {
    context.scope.screens[number].modifiers.flatMap { gestures(of: $0, number) }
  }

  private mutating func gestures(of modifier: ViewModifierUse, _ screen: Int) -> [GestureUse] {
    guard modifier.declaration == nil, Self.names.contains(modifier.name) else { return [] }
    let reader = context.actionReader
    let contentReader = contentReader
    let key = Key(modifier: modifier.reference, shakes: contentReader.shakes)
    let contents = known.value(of: key, in: modifier.frame, by: reader) {
      reader, place in contentReader.read(modifier, &reader, place)
    }
    return (contents ?? []).map { content in
      // A notice of a shake says little; the team's own modifier around it is named after it.
      let site = content.kind == .shake ? modifier.useSite : nil
      return GestureUse(
        kind: content.kind, screen: screen, modifier: modifier,
        location: content.type
          ?? Location(
            file: site?.reference.file ?? modifier.reference.file,
            range: site?.nameRange ?? modifier.nameRange),
        content: content)
    }
  }

  private static let names: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture",
    "refreshable", "onReceive", "onDelete", "onMove",
  ]
}
