/// A button or navigation link in Assistive Access that shows an image alone.
enum LabelWithoutText: ScreenRule {
  static let description = RuleDescription(
    id: "label-without-text", family: .controls, severity: .warning,
    title: "A button or navigation link shows an image without text",
    problem: """
      A button or navigation link can be reached in Assistive Access, and its label has an image and \
      no words, or words that a style hides. An accessibility label is spoken, not shown, and an \
      overlay or badge says something else. Labels are looked at through views and styles of your \
      own; where one draws something, or cannot be resolved, the label counts as complete.
      """,
    impact: """
      A picture alone has to be guessed: a plus, an arrow, three dots mean something only to those \
      who have learned it. People who use Assistive Access may not have, and may be afraid to try \
      what they do not understand. Words beside the image say what will happen, can be read aloud, \
      and give supporters a name to speak of. Apple's advice for the mode is that buttons and \
      navigation links need both an icon and a label.
      """,
    remedy: """
      Show a short title beside the image: `Button("Add", systemImage: "plus")`, or a `Label`. Where \
      VoiceOver is already given a name, those are the words. Leave icon-only styles and hidden \
      labels to the ordinary interface.
      """,
    facts: ["D28", "C8", "S2", "S25", "S30", "S34", "S35", "S36"],
    sources: [
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
      .label,
      .contentUsable,
    ],
    minimumOS: "26.0", hasFix: true, examples: examples)

  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [Finding] {
    let reader = context.labelReaders[screen]
    var findings: [Finding] = []
    var places: Set<Location> = []
    for control in reader.screen.elements.indices {
      let images = reader.label(of: control)?.imagesWithoutText ?? []
      guard let image = images.first else { continue }
      let noun = reader.noun(of: control)
      let place = LabelPlace(of: control, part: image, reader, noun: noun)
      guard places.insert(place.location).inserted else { continue }
      let fix = LabelTextFix(reader: reader, control: control, images: images)
      findings.append(Finding(
        rule: description.id, severity: .warning,
        message: message(noun, image, fix.accessibilityLabel(of: image)?.literal),
        location: place.location, related: place.related, fixes: fix.fixes))
    }
    return findings
  }

  private static func message(_ noun: String, _ image: LabelPart, _ name: String?) -> String {
    if image.hiding != nil {
      return "The \(noun) hides its text in Assistive Access. Show the title beside the image."
    }
    let named = name.map { "The \(noun) “\($0)”" } ?? "The \(noun)"
    return "\(named) shows an image without text in Assistive Access. Show a title beside it."
  }
}
