/// A button or navigation link in Assistive Access that shows text alone.
enum LabelWithoutIcon: ScreenRule {
  static let description = RuleDescription(
    id: "label-without-icon", family: .controls, severity: .warning,
    title: "A button or navigation link shows text without an image",
    problem: """
      A button or navigation link can be reached in Assistive Access, and its label has words and \
      no image. Labels are looked at through views and styles of your own; where one draws \
      something, or cannot be resolved, the label counts as complete. Buttons of alerts and \
      confirmation dialogs need no image, as the system shows none there; nor does a label of one \
      character.
      """,
    impact: """
      People who use Assistive Access may read slowly, or not at all, and may find a control again \
      by its picture rather than by its words. The mode shows controls large, in a grid or in \
      rows; one without an image is a blank tile to someone who does not read it. Apple's advice \
      is not to rely on text alone: buttons and navigation links need both an icon and a label.
      """,
    remedy: """
      Give a button its symbol with `systemImage:`, which stands right behind the title. A \
      navigation link has no such argument: write its label as a `Label`. Choose a symbol that \
      means what the words say, and show the same one beside the title of the screen that the link \
      leads to.
      """,
    facts: [
      "D27", "D28", "S2", "S25", "S30", "S31", "S32", "S33", "S34", "S35", "S36", "C12",
    ],
    sources: [
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
      Source(
        title: "init(_:systemImage:role:action:)",
        url: "https://developer.apple.com/documentation/swiftui/button/"
          + "init(_:systemimage:role:action:)"),
      .label,
      .contentUsable,
    ],
    minimumOS: "26.0", hasFix: true, examples: examples)

  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [Finding] {
    let reader = context.labelReaders[screen]
    var findings: [Finding] = []
    var places: Set<Location> = []
    var siblings: SiblingSymbols?
    for control in reader.screen.elements.indices {
      // The system draws no icons in dialogs.
      if reader.screen.elements[control].surroundings.contains(.dialog) { continue }
      let texts = reader.label(of: control).map(reader.textsWithoutImage) ?? []
      guard let text = texts.first else { continue }
      let place = LabelPlace(of: control, part: text, reader, noun: reader.noun(of: control))
      guard places.insert(place.location).inserted else { continue }
      var shown = siblings ?? SiblingSymbols(on: reader)
      findings.append(finding(control, text, texts, place, reader, context, &shown))
      siblings = shown
    }
    return findings
  }

  private static func finding(
    _ control: Int, _ text: LabelPart, _ all: [LabelPart], _ place: LabelPlace,
    _ reader: ControlLabelReader, _ context: RuleContext, _ siblings: inout SiblingSymbols
  ) -> Finding {
    let noun = reader.noun(of: control)
    let literal = text.words.flatMap {
      reader.texts.meaning(of: $0, in: reader.screen.elements[text.element].frame).literal?.text
    }
    let name =
      switch literal {
      case let text? where text.count <= 60 && !text.contains(where: \.isNewline):
        "The \(noun) “\(text)”"
      default: "The \(noun)"
      }
    let isOwnTitle = text.element == control
    let advice =
      isOwnTitle && reader.screen.elements[control].isComponent
      ? "Show a symbol beside it."
      : noun == "button" && isOwnTitle
        ? "Add a symbol with `systemImage:`." : "Show a `Label` with a symbol."
    let offer = LabelIconFix(
      reader: reader, control: control, texts: all,
      deploymentTarget: context.oldestSystem(running: place.location.file), siblings: siblings
    ).offer
    if let symbol = offer.preferred { siblings.note(symbol, title: offer.title) }
    return Finding(
      rule: description.id, severity: .warning,
      message: "\(name) shows text without an image in Assistive Access. \(advice)",
      location: place.location, related: place.related,
      fixes: offer.fixes)
  }
}
