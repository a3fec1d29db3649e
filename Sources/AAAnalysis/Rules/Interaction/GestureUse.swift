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
  func signature(_ context: RuleContext) -> ActionSignature {
    ActionSignature(during: content.changed, after: content.ended) {
      context.knownWays.isFocus($0, in: context.index)
    }
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

  init(_ context: RuleContext) {
    self.context = context
    contentReader = GestureContentReader(
      loader: context.loader, shakes: context.knownWays.shakes(context).notices)
  }

  func gestures(ofScreen number: Int) -> [GestureUse] {
    context.knownWays.gestures(ofScreen: number, context.log) {
      context.during(.ways) {
        let uses = context.scope.screens[number].modifiers
        return uses.places(where: Self.makesGesture)
          .flatMap { gestures(of: uses[$0], number) }
      }
    }
  }

  private func gestures(of modifier: ViewModifierUse, _ screen: Int) -> [GestureUse] {
    guard modifier.declaration == nil else { return [] }
    let contents = context.knownWays.contents(
      of: modifier, shakes: contentReader.shakes, from: context.actionSource
    ) {
      reader, place in contentReader.read(modifier, &reader, place)
    }
    return contents.map { content in
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

  private static func makesGesture(_ modifier: String) -> Bool {
    switch modifier {
    case "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture",
      "simultaneousGesture", "refreshable", "onReceive", "onDelete", "onMove":
      true
    default: false
    }
  }
}
