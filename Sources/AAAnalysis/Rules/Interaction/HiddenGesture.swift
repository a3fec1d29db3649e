/// Something that can be done by a gesture alone, which nothing on the screen shows.
enum HiddenGesture: Rule {
  static let description = RuleDescription(
    id: "hidden-gesture", family: .interaction, severity: .warning,
    title: "An action that only a hidden gesture reaches",
    problem: """
      A long press, a drag, a pinch, a turn of two fingers, several taps, a swipe over a row, a \
      context menu, pulling down, shaking, or swiping between pages that show no dots is the only \
      way to do something in Assistive Access. No button, link, toggle or other control of the same \
      screen does the same, under any condition. Accessibility actions are no visible way. \
      Scrolling, zooming, drawing and dropping are left alone.
      """,
    impact: """
      A gesture that nothing shows has to be known, remembered, and made with a steady hand. People \
      who use Assistive Access rely on what they see: what no control offers does not exist for \
      them, or happens to them by accident. Apple’s advice for this mode is prominent, visible \
      controls instead of hidden gestures; the Human Interface Guidelines ask for an alternative \
      on the screen to every gesture.
      """,
    remedy: """
      Show a button, with a symbol and words, that does the same; or leave the action out of the \
      Assistive Access scene, if it is not one of the few that matter. Rows that can be deleted or \
      moved can have an edit button.
      """,
    facts: ["D18", "D69", "W8", "W9", "W10", "W11"],
    sources: [
      .customizeYourApp,
      .interfaceGuidelines,
      Source(
        title: "WCAG 2.2: Pointer Gestures",
        url: "https://www.w3.org/TR/WCAG22/#pointer-gestures"),
      Source(
        title: "WCAG 2.2: Dragging Movements",
        url: "https://www.w3.org/TR/WCAG22/#dragging-movements"),
    ],
    hasFix: true, judgesStandardUI: .lowered, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.isTruncated else { return [] }
    var judge = HiddenGestureJudge(context)
    var findings: [Location: Finding] = [:]
    for screen in context.scope.screens.indices {
      for hidden in judge.hidden(onScreen: screen) where findings[hidden.location] == nil {
        findings[hidden.location] = finding(hidden, context)
      }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func finding(_ hidden: HiddenAction, _ context: RuleContext) -> Finding {
    Finding(
      rule: description.id, severity: .warning, message: message(for: hidden),
      location: hidden.location, related: hidden.related, fixes: fixes(for: hidden, context))
  }

  // MARK: Messages

  private static func message(for hidden: HiddenAction) -> String {
    let rest = "and nothing on the screen shows it."
    switch hidden.kind {
    case .gesture(.deleteRow):
      return "A swipe is the only way to delete a row here, \(rest) "
        + "Leave it out, or show an edit button."
    case .gesture(.moveRow):
      return "A drag is the only way to move a row here, \(rest) "
        + "Leave it out, or show an edit button."
    case .gesture(.refresh):
      return "Pulling down is the only way to refresh this, \(rest) "
        + "Add a visible button that does the same."
    case .gesture(.drag):
      // What is dragged may look like it: a knob, a handle, a card on a pile.
      return "A drag is the only way to do this. Add a visible button that does the same."
    case .gesture(let kind):
      return "\(subject(of: kind)) the only way to do this, \(rest) "
        + "Add a visible button that does the same."
    case .pages:
      return "A swipe is the only way from page to page here, \(rest) "
        + "Add visible buttons that change the page."
    case .contextMenu(let isWhole):
      return isWhole
        ? "A context menu is the only way to do what it offers, \(rest) "
          + "Show its buttons on the screen."
        : "Some of what this context menu offers can be done in no other way, \(rest) "
          + "Show those buttons on the screen."
    case .swipeActions(let isWhole):
      return isWhole
        ? "A swipe is the only way to the actions of this row, \(rest) "
          + "Show their buttons on the screen."
        : "Some of the actions of this row are reached by a swipe alone, \(rest) "
          + "Show those buttons on the screen."
    }
  }

  private static func subject(of kind: GestureUse.Kind) -> String {
    switch kind {
    case .taps(2): "A double tap is"
    case .taps(let count): "\(count) taps in a row are"
    case .longPress: "A long press is"
    case .pinch: "A pinch with two fingers is"
    case .rotation: "A turn of two fingers is"
    case .shake: "Shaking the device is"
    case .tap, .drag, .refresh, .deleteRow, .moveRow: "A gesture is"
    }
  }

  // MARK: Fixes

  private static func fixes(for hidden: HiddenAction, _ context: RuleContext) -> [Fix] {
    let reader = context.labelReaders[hidden.screen]
    let fix: Fix?
    switch hidden.kind {
    case .contextMenu, .swipeActions:
      fix = hidden.modifier.flatMap {
        ShownButtonsFix(reader: reader, modifier: $0, buttons: hidden.items).fix
      }
    case .gesture(.deleteRow), .gesture(.moveRow):
      fix = hidden.element.flatMap {
        EditButtonFix(reader: reader, rows: $0, targets: context.targets).fix
      }
    case .gesture:
      fix = hidden.modifier.flatMap {
        NamedActionFix(
          reader: reader, gesture: $0, signature: hidden.signature,
          deploymentTarget: context.deploymentTarget(of: hidden.location.file)
        ).fix
      }
    case .pages: fix = nil
    }
    return fix.map { [$0] } ?? []
  }
}

/// Something that is done by a hidden gesture alone.
struct HiddenAction {
  enum Kind {
    case gesture(GestureUse.Kind)
    case pages
    /// Whether nothing in it can be done otherwise.
    case contextMenu(isWhole: Bool)
    case swipeActions(isWhole: Bool)
  }

  let kind: Kind
  /// The screen's index in the scope.
  let screen: Int
  let location: Location
  var related: [RelatedLocation] = []
  /// Nil for what a list offers by its arguments.
  var modifier: ViewModifierUse?
  /// What the gesture is made on.
  var element: Int?
  /// The controls of a context menu or of swipe actions.
  var items: [Int] = []
  var signature = ActionSignature()
}
