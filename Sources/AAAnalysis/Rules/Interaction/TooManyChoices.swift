/// A screen in Assistive Access that offers many things to choose from.
enum TooManyChoices: ScreenRule {
  /// The number of W3C's guidance.
  static let maximum = RuleOption(
    "maximum", "main choices that a screen may offer", default: 5, in: 1...50, isWhole: true)
  static let rootMaximum = RuleOption(
    "rootMaximum", "features to which the first screen may lead", default: 3, in: 1...50,
    isWhole: true)

  static let description = RuleDescription(
    id: "too-many-choices", family: .interaction, severity: .hint,
    title: "A screen offers many choices at once",
    problem: """
      A screen that Assistive Access shows offers more than five links, buttons or tabs, or the \
      first screen of the scene leads to more than three features. Counted is what is written one by \
      one and surely shown at one time: not what a `ForEach` makes of data, not the branches of a \
      condition together, and nothing in toolbars, menus and dialogs. Buttons that cancel, and the \
      keys of a pad, are no choices.
      """,
    impact: """
      Each thing on a screen has to be found, understood, weighed and put aside, before the one that \
      is meant can be chosen. People with cognitive disabilities may lose the thread among many, or \
      give up. Apple's advice for this mode is to choose one or two features, and to show few \
      options at one time; W3C's guidance is five or fewer main choices on a screen.
      """,
    remedy: """
      Keep what people come for, and leave the rest to the ordinary interface. What has to stay can \
      be divided among several screens, each with one question.
      """,
    facts: ["D12", "D13", "D14", "D16", "C1", "D60"],
    sources: [.customizeYourApp, .contentUsable, .interfaceGuidelines],
    minimumOS: "26.0", hasFix: false, options: [maximum, rootMaximum],
    examples: examples)

  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [Excess] {
    excesses(on: context.labelReaders[screen], context)
  }

  static func findings(of verdicts: [[Excess]], _ context: RuleContext) -> [Finding] {
    var found: [Location: Excess] = [:]
    for excess in verdicts.joined() {
      if let known = found[excess.location], known.count >= excess.count { continue }
      found[excess.location] = excess
    }
    return found.values.map { excess in
      Finding(
        rule: description.id, severity: .hint, message: excess.message, location: excess.location)
    }
  }

  // MARK: Counting

  /// More than there should be at a place.
  struct Excess: Sendable {
    let location: Location
    let count: Int
    let message: String
  }

  private static func excesses(on reader: ControlLabelReader, _ context: RuleContext) -> [Excess] {
    var result: [Excess] = []
    let tabs = TabViewReader(reader, context)
    for element in tabs.tabViews where tabs.showsTabs(element) {
      let shown = reader.screen.elements[element]
      let place = Location(file: shown.reference.file, range: shown.nameRange)
      let count = tabs.literalTabCount(of: element)
      if let message = message(count, at: place, context) {
        result.append(Excess(location: place, count: count, message: message))
      }
    }
    let choices = ScreenChoices(reader).elements
    guard choices.count > 1 else { return result }
    let groups = ShownTogether(reader).groups(of: choices)
    if context.scope.beginsScene(reader.screen) {
      let links = groups.map { group in
        group.filter { reader.screen.elements[$0].name == "NavigationLink" }
      }
      result += ShownTogether.largest(of: links).compactMap { links in
        excess(links, on: reader) { message(features: links.count, at: $0, context) }
      }
      // One finding is enough for a screen.
      if !result.isEmpty { return result }
    }
    return result
      + ShownTogether.largest(of: groups).compactMap { group in
        excess(group, on: reader) { message(group.count, at: $0, context) }
      }
  }

  private static func excess(
    _ elements: [Int], on reader: ControlLabelReader, _ message: (Location) -> String?
  ) -> Excess? {
    guard elements.count > 1, let place = ContainerPlace(of: elements, reader)?.location,
      let message = message(place)
    else { return nil }
    return Excess(location: place, count: elements.count, message: message)
  }

  // MARK: Messages

  /// Nil where a number of choices is right.
  private static func message(
    _ count: Int, at place: Location, _ context: RuleContext
  ) -> String? {
    let limit = Int(context.value(of: maximum, of: description, in: place.file))
    guard count > limit else { return nil }
    let source =
      limit == Int(maximum.defaultValue)
      ? "W3C's guidance is five or fewer" : "the configured maximum is \(limit)"
    return "This screen offers \(count) choices: \(source). "
      + "Leave some out, or divide them among several screens."
  }

  private static func message(
    features count: Int, at place: Location, _ context: RuleContext
  ) -> String? {
    let limit = Int(context.value(of: rootMaximum, of: description, in: place.file))
    guard count > limit else { return nil }
    let source =
      limit == Int(rootMaximum.defaultValue)
      ? "Apple's advice for Assistive Access is one or two"
      : "the configured maximum is \(limit)"
    return "The first screen leads to \(count) features: \(source). Keep the essential ones."
  }
}
