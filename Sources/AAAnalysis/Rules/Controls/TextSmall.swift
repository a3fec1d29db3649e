/// Text that matters, set smaller than the body text.
enum TextSmall: ScreenRule {
  /// Points: the default size of text on iOS in Apple's Human Interface Guidelines.
  static let minimum = 17.0

  static let description = RuleDescription(
    id: "text-small", family: .controls, severity: .hint,
    title: "Text that matters is set small",
    problem: """
      A text that names a control, or that is all the words of a row, has a font of fewer than 17 \
      points, or the caption or footnote style. Secondary words beside larger ones are left alone.
      """,
    impact: """
      Small print takes effort to read, and whoever reads slowly has none to spare. In Assistive \
      Access the system sets its own text large; what an app fixes at a small size stays small \
      beside it, or does not grow when a person asks for larger text.
      """,
    remedy: """
      Leave the font to the control, or use the body style or a larger one: styles grow with the \
      text size that a person has chosen, fixed sizes do not.
      """,
    facts: ["D70", "D17", "C8"],
    sources: [
      .interfaceGuidelines,
      .contentUsable,
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
    ],
    minimumOS: "26.0", hasFix: true, examples: examples)

  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [Finding] {
    let reader = context.labelReaders[screen]
    var findings: [Finding] = []
    var places: Set<Location> = []
    let fonts = fonts(on: reader, context)
    for (element, font) in fonts.sorted(by: { $0.key < $1.key }) where font.isSmall {
      guard let role = role(of: element, fonts, reader) else { continue }
      let modifier = font.modifier
      let location = Location(file: modifier.reference.file, range: modifier.nameRange)
      guard places.insert(location).inserted else { continue }
      findings.append(Finding(
        rule: description.id, severity: .hint, message: message(role, font.use),
        location: location, fixes: fix(font)))
    }
    return findings
  }

  private struct Font {
    let modifier: ViewModifierUse
    let use: FontUse

    var isSmall: Bool {
      switch use.meaning {
      case .style(let name): ["caption", "caption2", "footnote"].contains(name)
      case .size(let points): points > 0 && points < minimum
      }
    }
  }

  /// The font of each text and label that sets one: the innermost counts.
  private static func fonts(on reader: ControlLabelReader, _ context: RuleContext) -> [Int: Font] {
    var fonts: [Int: Font] = [:]
    var seen: Set<Int> = []
    for modifier in reader.screen.modifiers.all(named: "font") {
      guard let element = modifier.element, modifier.declaration == nil,
        seen.insert(element).inserted, reader.screen.elements[element].kind == .native,
        ["Text", "Label"].contains(reader.screen.elements[element].name),
        let tree = context.tree(modifier.reference.file),
        tree.kind(modifier.reference.node) == .callExpr,
        let argument = tree.arguments(of: modifier.reference.node).first,
        let use = FontUse(argument.value, tree, points: minimum)
      else { continue }
      fonts[element] = Font(modifier: modifier, use: use)
    }
    return fonts
  }

  // MARK: What matters

  private enum Role {
    case control, row
  }

  /// Whether a text names a control, or is the only one of a row, with no larger words beside it.
  private static func role(
    of element: Int, _ fonts: [Int: Font], _ reader: ControlLabelReader
  ) -> Role? {
    let elsewhere: Surroundings = [.dialog, .decoration]
    guard reader.screen.elements[element].surroundings.isDisjoint(with: elsewhere) else {
      return nil
    }
    if let control = reader.control(around: element) {
      return names(element, control, fonts, reader) ? .control : nil
    }
    let writtenOut = isSecondary(element, reader) ? nil : reader.staticRow(around: element)
    guard let row = reader.row(around: element) ?? writtenOut else { return nil }
    let content = reader.content(of: [row])
    guard !content.isOpen, content.texts == [element], content.controls.isEmpty else { return nil }
    return .row
  }

  /// Whether a text is marked as one that only explains what stands around it.
  private static func isSecondary(_ element: Int, _ reader: ControlLabelReader) -> Bool {
    guard let tree = reader.tree(of: element) else { return false }
    let file = reader.screen.elements[element].reference.file
    return reader.screen.modifiers.contains { modifier in
      modifier.element == element && modifier.reference.file == file
        && (modifier.name == "foregroundStyle" || modifier.name == "foregroundColor")
        && tree.arguments(of: modifier.reference.node).contains { argument in
          let names = tree.mentionedNames(in: argument.value)
          return !names.isDisjoint(with: ["secondary", "tertiary", "gray"])
        }
    }
  }

  private static func names(
    _ element: Int, _ control: Int, _ fonts: [Int: Font], _ reader: ControlLabelReader
  ) -> Bool {
    let name = reader.screen.elements[control].name
    if name == "Button" || name == "NavigationLink" {
      guard let label = reader.label(of: control),
        let own = label.parts.first(where: { $0.element == element && $0.kind == .text })
      else { return false }
      let words = reader.words(of: own)
      if words.mayBeOneCharacter || words.mayHoldEmoji { return false }
      return label.parts.allSatisfy { part in
        part.branches.excludes(own.branches) || part.kind == .image
          || part.kind == .text && fonts[part.element]?.isSmall == true
      }
    }
    guard name == "Link" || name == "ShareLink" || name == "Toggle" else { return false }
    let content = reader.content(of: reader.children(of: control))
    return !content.isOpen && content.controls.isEmpty && content.texts.contains(element)
      && content.texts.allSatisfy { fonts[$0]?.isSmall == true }
  }

  // MARK: Findings

  private static func message(_ role: Role, _ use: FontUse) -> String {
    let what =
      switch role {
      case .control: "The text of this control"
      case .row: "The only text of this row"
      }
    let size =
      switch use.meaning {
      case .style(let name): "in the \(name) style, smaller than body text"
      case .size(let points):
        "at \(FrameSize.text(points)) points, under iOS's default of \(FrameSize.text(minimum))"
      }
    return "\(what) is set \(size). Use the body style or a larger one."
  }

  private static func fix(_ font: Font) -> [Fix] {
    guard !font.use.enlarging.isEmpty else { return [] }
    return [
      Fix(
        title: font.use.givesBodyStyle
          ? "Use the body style" : "Raise the size to \(FrameSize.text(minimum)) points",
        isPreferred: true,
        changes: [.edit(font.modifier.reference.file, font.use.enlarging)], restyles: true)
    ]
  }
}
