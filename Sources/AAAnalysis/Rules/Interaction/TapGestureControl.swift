/// A tap gesture where a button should be.
enum TapGestureControl: ScreenRule {
  static let description = RuleDescription(
    id: "tap-gesture-control", family: .interaction, severity: .warning,
    title: "A tap gesture is used as a button",
    problem: """
      A view in Assistive Access runs an action when it is tapped, by `onTapGesture` or \
      `TapGesture`, and is no button. Taps that only put the keyboard away or move the focus are \
      left alone; so are those on text fields, those at a place, as on a map, those that run beside \
      a control, those that set no more than a toggle or picker of the same screen does, and those \
      on the background, which close what lies above it.
      """,
    impact: """
      Only native controls take the look that Assistive Access gives them: large, clearly a \
      button, in the grid or the rows that a supporter has chosen. A picture or text that reacts to \
      taps looks like any other, so that nobody knows that something can be done there, or does it \
      by mistake. For VoiceOver and Switch Control it is no button, either.
      """,
    remedy: """
      Use a `Button`, with a symbol and words as its label. The fix makes one of the view where its \
      label is complete, or can be completed from what the source says.
      """,
    facts: ["D8", "D17", "D63"],
    sources: [
      .customizeYourApp,
      .interfaceGuidelines,
      Source(
        title: "Button",
        url: "https://developer.apple.com/documentation/swiftui/button"),
    ],
    hasFix: true, judgesStandardUI: .lowered, examples: examples)

  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [Finding] {
    let taps = GestureFinder(context).gestures(ofScreen: screen).filter { $0.kind == .tap }
    if taps.isEmpty { return [] }
    let finder = VisibleWayFinder(context)
    let reader = context.labelReaders[screen]
    // One view may be shown in several places, and not be fit to be a button in all of them.
    return taps.compactMap { tap in
      guard isButton(tap, reader, finder, context) else { return nil }
      return Finding(
        rule: description.id, severity: .warning,
        message: "A tap gesture is used as a button here, and does not look like one. "
          + "Use a `Button`, which Assistive Access shows large and clear.",
        location: tap.location,
        fixes: TapButtonFix(
          reader: reader, modifier: tap.modifier,
          deploymentTarget: context.deploymentTarget(of: tap.location.file)
        ).fixes)
    }
  }

  private static func isButton(
    _ gesture: GestureUse, _ reader: ControlLabelReader, _ finder: VisibleWayFinder,
    _ context: RuleContext
  ) -> Bool {
    let elsewhere: Surroundings = [.label, .dialog, .menu, .contextMenu, .swipeActions]
    guard gesture.modifier.surroundings.isDisjoint(with: elsewhere) else { return false }
    let signature = gesture.signature(context)
    if signature.isEmpty, signature.isComplete { return false }
    guard let target = TapTarget(gesture.modifier, reader, context) else { return false }
    if target.isControl || target.holdsTextField || target.isBackdrop { return false }
    if gesture.modifier.name == "simultaneousGesture", target.mayHoldControl { return false }
    // A tap beside what is chosen gives it up.
    if target.scrolls, signature.onlyCloses { return false }
    let ways = finder.ways(on: gesture.screen)
    let meant = finder.signature(gesture.content.ended, ways.presenting)
    if isBesideSetter(meant, gesture, reader, ways) { return false }
    guard target.holdsControl || target.isSurface else { return true }
    // A larger target for a control, or a way to close what lies above.
    let isOffered = ways.offer(meant) { way in
      guard !way.isTap else { return false }
      if target.isSurface { return true }
      guard way.screen == gesture.screen, let control = way.element,
        let element = gesture.modifier.element
      else { return false }
      return reader.ancestors(of: control).contains(element)
    }
    return !isOffered
  }

  /// Whether all that a tap does is to set what a control of the same screen sets: the words beside
  /// a switch are none of their own.
  private static func isBesideSetter(
    _ meant: ActionSignature, _ gesture: GestureUse, _ reader: ControlLabelReader,
    _ ways: VisibleWays
  ) -> Bool {
    guard meant.isComplete, meant.isOnlyStates, Set(meant.states.map(\.key)).count == 1 else {
      return false
    }
    return ways.offer(meant) { way in
      guard !way.isTap, way.screen == gesture.screen, let control = way.element else {
        return false
      }
      let element = reader.screen.elements[control]
      return element.kind == .native && setters.contains(element.name)
    }
  }

  /// Controls that show the value that they set, and offer every other one. A text field does not.
  private static let setters: Set<String> = [
    "ColorPicker", "DatePicker", "MultiDatePicker", "Picker", "Slider", "Stepper", "Toggle",
  ]
}
