/// Something in Assistive Access that is hidden in, or laid over, something else.
enum NestedUI: ScreenRule {
  static let description = RuleDescription(
    id: "nested-ui", family: .interaction, severity: .hint,
    title: "A menu, a popover or another layer hides what can be done",
    problem: """
      Assistive Access shows a menu, a disclosure group, a popover, a split view, or a sheet that \
      opens from another sheet. A context menu is reported by `hidden-gesture`, as nothing shows \
      that it is there; a picker is a choice of its own, whatever its style.
      """,
    impact: """
      What is folded away does not exist for someone who does not think of unfolding it, and each \
      layer over another is one more to keep in mind and to find the way out of. Apple's advice for \
      this mode is to avoid hidden gestures and nested interfaces, and to prefer prominent, visible \
      controls.
      """,
    remedy: """
      Show the few things that matter as buttons or links on the screen itself. What does not fit \
      belongs on a screen that a link shows, with the system's way back.
      """,
    facts: ["D18", "D13", "D16"],
    sources: [.customizeYourApp, .interfaceGuidelines],
    minimumOS: "26.0", hasFix: false, examples: examples)

  static func mayJudge(_ context: RuleContext) -> Bool { true }

  static func verdict(onScreen position: Int, _ context: RuleContext) -> [Finding] {
    var findings: [Finding] = []
    func report(_ message: String, at place: Location, related: [RelatedLocation] = []) {
      findings.append(
        Finding(
          rule: description.id, severity: .hint, message: message, location: place,
          related: related))
    }
    let screen = context.scope.screens[position]
    for element in screen.elements where element.kind == .native {
      guard let message = message(for: element) else { continue }
      report(message, at: Location(file: element.reference.file, range: element.nameRange))
    }
    let presenters = presentersOfSheet(position, context.scope)
    for modifier in screen.modifiers where modifier.declaration == nil {
      let place = Location(file: modifier.reference.file, range: modifier.nameRange)
      if let message = message(for: modifier) {
        report(message, at: place)
      } else if modifier.name == "sheet", let presenters, !presenters.contains(modifier.reference) {
        let (use, related) = placeOfSheet(modifier, shownAt: place)
        report(
          "This sheet opens from another sheet, so that one layer covers the next. "
            + "Show it as a screen that a link leads to.",
          at: use, related: related)
      }
    }
    return findings
  }

  private static func message(for element: ViewElement) -> String? {
    switch element.name {
    case "Menu" where !element.surroundings.contains(.contextMenu):
      "A menu hides its choices until someone opens it. "
        + "Show them as buttons, or on a screen of their own."
    case "DisclosureGroup":
      "A disclosure group hides what it holds until someone opens it. "
        + "Show it, or give it a screen of its own."
    case "NavigationSplitView":
      "A split view shows several columns, or hides some of them. "
        + "Use a `NavigationStack`, with one screen at a time."
    default: nil
    }
  }

  private static func message(for modifier: ViewModifierUse) -> String? {
    switch modifier.name {
    case "popover":
      "A popover lays one piece of the interface over another. "
        + "Show it as a screen that a link leads to."
    case "toolbarTitleMenu":
      "A menu behind the title hides its choices until someone opens it. "
        + "Show them as buttons, or on a screen of their own."
    default: nil
    }
  }

  // MARK: Sheets

  /// What leads to a screen from below the sheet on which it is shown, the sheet included; nil
  /// where it is on none. What is among it may show itself, but need not do so.
  private static func presentersOfSheet(
    _ position: Int, _ scope: Scope
  ) -> Set<SyntaxReference>? {
    var presenters: Set<SyntaxReference> = []
    var isOnSheet = false
    var current: Int? = position
    while let index = current {
      let screen = scope.screens[index]
      presenters.insert(screen.presenter)
      switch screen.kind {
      case .sheet: isOnSheet = true
      case .link, .destination, .tab: break
      case .root, .fullScreenCover, .popover: return isOnSheet ? presenters : nil
      }
      current = screen.parent
    }
    return isOnSheet ? presenters : nil
  }

  /// The modifier of the app's own that shows a sheet, where there is one: that is only wrong in
  /// this place.
  private static func placeOfSheet(
    _ modifier: ViewModifierUse, shownAt place: Location
  ) -> (Location, [RelatedLocation]) {
    guard let use = modifier.useSite, use.reference != modifier.reference else {
      return (place, [])
    }
    return (
      Location(file: use.reference.file, range: use.nameRange),
      [RelatedLocation(location: place, message: "The sheet is shown here.")]
    )
  }
}
