/// A tap gesture where a button should be.
enum TapGestureControl: Rule {
  static let description = RuleDescription(
    id: "tap-gesture-control", family: .interaction, severity: .warning,
    title: "A tap gesture is used as a button",
    problem: """
      A view in Assistive Access runs an action when it is tapped, by `onTapGesture` or \
      `TapGesture`, and is no button. Taps that only put the keyboard away or move the focus are \
      left alone; so are those on text fields, those at a place, as on a map, those that run beside \
      a control, and those on an empty surface that do what a visible control does, too.
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
    hasFix: true, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.isTruncated else { return [] }
    var finder = VisibleWayFinder(context)
    var findings: [Location: Finding] = [:]
    for (number, reader) in context.labelReaders.enumerated() {
      for gesture in finder.gestures(ofScreen: number)
      where gesture.kind == .tap && findings[gesture.location] == nil {
        guard isButton(gesture, reader, &finder, context) else { continue }
        findings[gesture.location] = Finding(
          rule: description.id, severity: .warning,
          message: "A tap gesture is used as a button here, and does not look like one. "
            + "Use a `Button`, which Assistive Access shows large and clear.",
          location: gesture.location,
          fixes: TapButtonFix(
            reader: reader, modifier: gesture.modifier,
            deploymentTarget: context.deploymentTarget(of: gesture.location.file)
          ).fixes)
      }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func isButton(
    _ gesture: GestureUse, _ reader: ControlLabelReader, _ finder: inout VisibleWayFinder,
    _ context: RuleContext
  ) -> Bool {
    let elsewhere: Surroundings = [.label, .dialog, .menu, .contextMenu, .swipeActions]
    guard gesture.modifier.surroundings.isDisjoint(with: elsewhere) else { return false }
    let signature = gesture.signature(context.index)
    if signature.isEmpty, signature.isComplete { return false }
    guard let target = TapTarget(gesture.modifier, reader, context) else { return false }
    if target.isControl || target.holdsTextField { return false }
    if gesture.modifier.name == "simultaneousGesture", target.mayHoldControl { return false }
    guard target.holdsControl || target.isSurface else { return true }
    // A larger target for a control, or a way to close what lies above.
    let ways = finder.ways(on: gesture.screen)
    let meant = finder.signature(gesture.content.ended, ways.presenting)
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
}

/// What a tap gesture is made on.
private struct TapTarget {
  /// Whether it is a control, or a view of the workspace that is nothing else.
  private(set) var isControl = false
  private(set) var holdsControl = false
  private(set) var holdsTextField = false
  /// Whether something in it could not be resolved.
  private(set) var isOpen = false
  /// Whether there is nothing on it to be seen but a colour or a shape.
  private(set) var isSurface = true

  var mayHoldControl: Bool { holdsControl || isOpen }

  /// Nil where nothing is known of it.
  init?(_ modifier: ViewModifierUse, _ reader: ControlLabelReader, _ context: RuleContext) {
    guard let element = modifier.element else {
      guard let tree = context.tree(modifier.reference.file) else { return nil }
      let (base, _) = tree.chain(modifier.reference.node)
      isOpen = true
      // `Color.clear`; the view that a modifier is given may be anything.
      isSurface = tree.kind(base) == .declRef && tree.name(base, is: "Color")
      let given = ["content", "self", "configuration", "label"]
      if tree.kind(base) != .declRef || given.contains(tree.name(base)) { return nil }
      return
    }
    let hidden: Surroundings = [.contextMenu, .swipeActions]
    for position in reader.elements(in: element) {
      let shown = reader.screen.elements[position]
      guard shown.surroundings.isDisjoint(with: hidden) else { continue }
      if !reader.gaps(in: position).isEmpty { isOpen = true }
      switch shown.kind {
      case .unresolved:
        isOpen = true
        isSurface = false
      case .own:
        if reader.children(of: position).isEmpty {
          isOpen = true
          isSurface = false
        }
      case .container: break
      case .native:
        if LabelLibrary.controls.contains(shown.name) {
          holdsControl = true
          if reader.fills(element, position) { isControl = true }
        }
        if ["TextField", "SecureField", "TextEditor"].contains(shown.name) {
          holdsTextField = true
        }
        if !Self.surfaces.contains(shown.name) { isSurface = false }
      }
    }
    if isOpen { isSurface = false }
  }

  /// Views that show nothing by themselves, or nothing but a colour or a shape.
  private static let surfaces: Set<String> = [
    "AngularGradient", "Capsule", "Circle", "Color", "ContainerRelativeShape", "Divider",
    "Ellipse", "EllipticalGradient", "EmptyView", "GeometryReader", "Group", "HStack",
    "LinearGradient", "MeshGradient", "RadialGradient", "Rectangle", "RoundedRectangle", "Spacer",
    "UnevenRoundedRectangle", "VStack", "ZStack",
  ]
}
