/// A control in Assistive Access that a frame makes small.
enum TargetSmall: Rule {
  /// Points under which a control is smaller than the default that Apple's Human Interface
  /// Guidelines give for iOS.
  static let minimum = RuleOption(
    "minimum", "points under which a frame is a warning", default: 44, in: 1...200)
  /// Points that guides to Assistive Access ask for.
  static let recommended = RuleOption(
    "recommended", "points under which a frame is a hint", default: 60, in: 1...200)

  static let description = RuleDescription(
    id: "target-small", family: .controls, severity: .warning,
    title: "A frame makes a control small",
    problem: """
      A control that Assistive Access shows has a frame of fewer than 44 points in one dimension, \
      the default size of controls on iOS in Apple's Human Interface Guidelines and the size of \
      WCAG's enhanced criterion. Under 60 points the rule gives a hint: that is the number of guides \
      to the mode; Apple names none for it. The frame counts on the control itself, and on the whole \
      label of a control with a plain style.
      """,
    impact: """
      Small targets are hard to see, to tell apart and to hit, for people whose hands are not steady \
      and for people who do not know what else might happen if they miss. In Assistive Access the \
      system draws native controls large by itself; a fixed frame takes that away.
      """,
    remedy: """
      Leave the size to the system, or give the control room: raise the number, or use a minimum \
      instead of a fixed size.
      """,
    facts: ["Z6", "D67", "W12", "W13", "D17", "C10"],
    sources: [
      .interfaceGuidelines,
      Source(
        title: "WCAG 2.2: Target Size (Enhanced)",
        url: "https://www.w3.org/TR/WCAG22/#target-size-enhanced"),
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
    ],
    minimumOS: "26.0", hasFix: true, judgesStandardUI: .lowered,
    options: [minimum, recommended], examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for reader in context.labelReaders {
      for (order, modifier) in reader.screen.modifiers.enumerated()
      where modifier.name == "frame" && modifier.declaration == nil {
        guard let tree = context.tree(modifier.reference.file),
          let control = control(sizedBy: modifier, order, reader),
          let size = FrameSize(modifier.reference.node, tree),
          let smallest = size.limits(isOnly: isOnlyFrame(modifier, reader)).min(by: {
            $0.value < $1.value
          }), smallest.value > 0, !reader.styles.mayHide(control)
        else { continue }
        let limits = Limits(context, modifier.reference.file)
        guard smallest.value < limits.largest else { continue }
        let finding = finding(modifier, smallest, size, isOnlyFrame(modifier, reader), limits)
        if findings[finding.location].map({ $0.severity >= finding.severity }) != true {
          findings[finding.location] = finding
        }
      }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  // MARK: What a frame sizes

  /// The control that a frame makes its own size: the modified element, or the one whose whole
  /// label it is, where the style adds nothing.
  private static func control(
    sizedBy frame: ViewModifierUse, _ order: Int, _ reader: ControlLabelReader
  ) -> Int? {
    let elsewhere: Surroundings = [.dialog, .menu, .contextMenu, .swipeActions]
    guard let element = frame.element, frame.surroundings.isDisjoint(with: elsewhere) else {
      return nil
    }
    if let control = onlyControl(in: element, reader) { return control }
    guard let control = reader.control(around: element), isWholeLabel(element, of: control, reader),
      reader.styles.buttonStyle(at: control) == .native("plain"),
      ["Button", "NavigationLink", "Link"].contains(reader.screen.elements[control].name)
    else { return nil }
    // What is put around the frame makes the target larger.
    var around: Set<Int> = []
    var position: Int? = element
    while let current = position, current != control {
      around.insert(current)
      position = reader.screen.elements[current].parent
    }
    let isEnlarged = reader.screen.modifiers.enumerated().contains { later, modifier in
      guard let other = modifier.element, around.contains(other), later != order,
        other != element || later > order
      else { return false }
      return modifier.name == "padding" || modifier.name == "frame"
        || modifier.name == "contentShape"
    }
    return isEnlarged ? nil : control
  }

  /// The control that an element is, or that is all that it holds.
  private static func onlyControl(in element: Int, _ reader: ControlLabelReader) -> Int? {
    var current = element
    for _ in 0..<64 {
      let candidate = reader.screen.elements[current]
      switch candidate.kind {
      case .native: return LabelLibrary.controls.contains(candidate.name) ? current : nil
      case .own, .container:
        let children = reader.children(of: current)
        guard children.count == 1, reader.gaps(in: current).isEmpty else { return nil }
        current = children[0]
      case .unresolved: return nil
      }
    }
    return nil
  }

  private static func isWholeLabel(
    _ element: Int, of control: Int, _ reader: ControlLabelReader
  ) -> Bool {
    var current = element
    while current != control {
      guard let parent = reader.screen.elements[current].parent else { return false }
      let siblings = reader.children(of: parent).filter {
        let surroundings = reader.screen.elements[$0].surroundings
        return surroundings.contains(.label) && !surroundings.contains(.decoration)
      }
      let holder = reader.screen.elements[parent]
      guard siblings == [current], reader.gaps(in: parent).isEmpty,
        parent == control || holder.kind != .native
      else { return false }
      current = parent
    }
    return true
  }

  private static func isOnlyFrame(_ frame: ViewModifierUse, _ reader: ControlLabelReader) -> Bool {
    reader.screen.modifiers.count { $0.name == "frame" && $0.element == frame.element } == 1
  }

  // MARK: Findings

  private static func finding(
    _ frame: ViewModifierUse, _ smallest: FrameSize.Limit, _ size: FrameSize, _ isOnly: Bool,
    _ limits: Limits
  ) -> Finding {
    let isSmall = smallest.value < limits.minimum
    let points = "\(FrameSize.text(smallest.value)) points \(smallest.isWidth ? "wide" : "high")"
    let message =
      isSmall
      ? "This control is \(points): \(limits.minimumSource) \(FrameSize.text(limits.minimum)) points. "
        + "Give it more room."
      : "This control is \(points): \(limits.recommendedSource) "
        + "\(FrameSize.text(limits.recommended)) points. Consider giving it more room."
    let goal = FrameSize.text(limits.largest)
    let edits = size.limits(isOnly: isOnly).filter { $0.value < limits.largest }.map {
      TextEdit($0.range, goal)
    }
    return Finding(
      rule: description.id, severity: isSmall ? .warning : .hint, message: message,
      location: Location(file: frame.reference.file, range: frame.nameRange),
      fixes: [
        Fix(
          title: "Raise the size to \(goal) points", isPreferred: true,
          changes: [.edit(frame.reference.file, edits)])
      ])
  }
}

/// The sizes that hold in a file, and whose numbers they are.
private struct Limits {
  let minimum: Double
  let recommended: Double

  init(_ context: RuleContext, _ file: FileID) {
    minimum = context.value(of: TargetSmall.minimum, of: TargetSmall.description, in: file)
    recommended = context.value(of: TargetSmall.recommended, of: TargetSmall.description, in: file)
  }

  var largest: Double { max(minimum, recommended) }

  var minimumSource: String {
    minimum == TargetSmall.minimum.defaultValue
      ? "the Human Interface Guidelines' default is" : "the configured minimum is"
  }

  var recommendedSource: String {
    recommended == TargetSmall.recommended.defaultValue
      ? "guides to Assistive Access ask for" : "the configured recommendation is"
  }
}
