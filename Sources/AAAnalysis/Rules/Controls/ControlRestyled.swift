/// A plain style, or one of the app's own, on a control in Assistive Access.
enum ControlRestyled: ScreenRule {
  static let description = RuleDescription(
    id: "control-restyled", family: .controls, severity: .hint,
    title: "A button style may take away the native look",
    problem: """
      A control that Assistive Access shows has the plain button style, or a style that the app \
      declares itself. Native controls take the mode's prominent look without any code; whether \
      that look survives another style is not documented, and a plain button shows no shape at all.
      """,
    impact: """
      The mode draws buttons large and unmistakable, in the grid or the rows that a supporter has \
      chosen, and alike in every app. A control that looks like text, or different in each app, has \
      to be recognised anew, and may not be recognised at all.
      """,
    remedy: """
      Use native styles in the Assistive Access scene. Where the ordinary interface shares the view, \
      set the style outside of it.
      """,
    facts: ["S38", "D8", "D5", "D17", "A4", "C10"],
    sources: [
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
      .interfaceGuidelines,
      Source(
        title: "buttonStyle(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)"),
    ],
    minimumOS: "26.0", hasFix: true, examples: examples)

  static func mayJudge(_ context: RuleContext) -> Bool { true }

  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [Finding] {
    let reader = context.labelReaders[screen]
    var findings: [Finding] = []
    var places: Set<Location> = []
    for modifier in reader.screen.modifiers.all(named: "buttonStyle")
    where modifier.declaration == nil {
      let elsewhere: Surroundings = [.dialog, .menu, .contextMenu, .swipeActions]
      guard modifier.surroundings.isDisjoint(with: elsewhere), let element = modifier.element
      else { continue }
      let style = reader.styles.style(of: modifier)
      guard let name = name(of: style, context), styledControl(in: element, reader) != nil
      else { continue }
      let location = Location(file: modifier.reference.file, range: modifier.nameRange)
      guard places.insert(location).inserted else { continue }
      findings.append(Finding(
        rule: description.id, severity: .hint,
        message: "\(name) may take away the native look of controls in Assistive Access. "
          + "Let the system draw them.",
        location: location,
        fixes: fix(modifier, style, element, reader, context).map { [$0] } ?? []))
    }
    return findings
  }

  /// Nil for the native styles that draw a shape.
  private static func name(of style: ControlStyleReader.Style, _ context: RuleContext) -> String? {
    switch style {
    case .native("plain"): "The plain style"
    case .own(let type): context.index[type].map { "The style `\($0.name)`" }
    default: nil
    }
  }

  /// The first control below an element that button styles change.
  private static func styledControl(in element: Int, _ reader: ControlLabelReader) -> Int? {
    controls(in: element, reader).first
  }

  private static func controls(in element: Int, _ reader: ControlLabelReader) -> [Int] {
    var found: [Int] = []
    var pending = [element]
    while let position = pending.popLast() {
      let candidate = reader.screen.elements[position]
      if candidate.surroundings.contains(.dialog) { continue }
      if candidate.kind == .native, styled.contains(candidate.name) {
        found.append(position)
      } else {
        pending.append(contentsOf: reader.children(of: position))
      }
    }
    return found
  }

  private static let styled: Set<String> = [
    "Button", "EditButton", "Link", "Menu", "NavigationLink", "PasteButton", "PhotosPicker",
    "RenameButton", "ShareLink",
  ]

  /// Removes the style, where that changes nothing but the look: in a row, the plain style also
  /// keeps several buttons apart; a style that draws may bring what the label lacks.
  private static func fix(
    _ modifier: ViewModifierUse, _ style: ControlStyleReader.Style, _ element: Int,
    _ reader: ControlLabelReader, _ context: RuleContext
  ) -> Fix? {
    guard modifier.useSite == nil, let tree = context.tree(modifier.reference.file) else {
      return nil
    }
    if case .own(let type) = style {
      guard let body = StyleBody(of: type, index: context.index, loader: context.loader),
        !body.draws
      else { return nil }
    }
    if let row = reader.rowOfList(around: element), controls(in: row, reader).count > 1 {
      return nil
    }
    guard let edit = tree.edit(removing: modifier.reference.node) else { return nil }
    let drawn = DrawnControls(reader)
    return Fix(
      title: "Remove the button style",
      isPreferred: !controls(in: element, reader).contains(where: drawn.draws),
      changes: [.edit(modifier.reference.file, [edit])], restyles: true)
  }
}
