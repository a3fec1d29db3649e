/// A control in Assistive Access that a frame makes small.
enum TargetSmall: Rule {
  /// Points under which a control is smaller than the default that Apple's Human Interface
  /// Guidelines give for iOS.
  static let minimum = 44.0
  /// Points that guides to Assistive Access ask for.
  static let recommended = 60.0

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
    minimumOS: "26.0", hasFix: true, examples: examples)

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
          }), smallest.value > 0, smallest.value < recommended,
          !reader.styles.mayHide(control)
        else { continue }
        let finding = finding(modifier, smallest, size, isOnlyFrame(modifier, reader))
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
    _ frame: ViewModifierUse, _ smallest: FrameSize.Limit, _ size: FrameSize, _ isOnly: Bool
  ) -> Finding {
    let isSmall = smallest.value < minimum
    let points = "\(FrameSize.text(smallest.value)) points \(smallest.isWidth ? "wide" : "high")"
    let message =
      isSmall
      ? "This control is \(points): the Human Interface Guidelines' default is "
        + "\(FrameSize.text(minimum)) points. Give it more room."
      : "This control is \(points): guides to Assistive Access ask for "
        + "\(FrameSize.text(recommended)) points. Consider giving it more room."
    let edits = size.limits(isOnly: isOnly).filter { $0.value < recommended }.map {
      TextEdit($0.range, FrameSize.text(recommended))
    }
    return Finding(
      rule: description.id, severity: isSmall ? .warning : .hint, message: message,
      location: Location(file: frame.reference.file, range: frame.nameRange),
      fixes: [
        Fix(
          title: "Raise the size to \(FrameSize.text(recommended)) points", isPreferred: true,
          changes: [.edit(frame.reference.file, edits)])
      ])
  }
}
