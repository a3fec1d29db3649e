/// Something in Assistive Access that is hidden in, or laid over, something else.
enum NestedUI: Rule {
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

  static func check(_ context: RuleContext) -> [Finding] {
    var messages: [Location: String] = [:]
    for screen in context.scope.screens {
      for element in screen.elements where element.kind == .native {
        guard let message = message(for: element) else { continue }
        messages[Location(file: element.reference.file, range: element.nameRange)] = message
      }
      for modifier in screen.modifiers where modifier.declaration == nil {
        guard let message = message(for: modifier) else { continue }
        messages[Location(file: modifier.reference.file, range: modifier.nameRange)] = message
      }
      if isSheetFromSheet(screen, context.scope), let place = presenter(of: screen, context) {
        messages[place] =
          "This sheet opens from another sheet, so that one layer covers the next. "
          + "Show it as a screen that a link leads to."
      }
    }
    return messages.sorted { $0.key < $1.key }.map { place, message in
      Finding(rule: description.id, severity: .hint, message: message, location: place)
    }
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

  /// Whether a sheet is presented from a sheet, or from a screen that was pushed there, by another
  /// modifier than that one: a view that may show itself need not do so.
  private static func isSheetFromSheet(_ screen: Screen, _ scope: Scope) -> Bool {
    guard screen.kind == .sheet else { return false }
    var outer = screen.parent
    var isFromSheet = false
    while let position = outer {
      let around = scope.screens[position]
      if around.presenter == screen.presenter { return false }
      switch around.kind {
      case .sheet: isFromSheet = true
      case .link, .destination, .tab: break
      case .root, .fullScreenCover, .popover: return isFromSheet
      }
      outer = around.parent
    }
    return isFromSheet
  }

  /// The name of the modifier that shows a screen.
  private static func presenter(of screen: Screen, _ context: RuleContext) -> Location? {
    guard let tree = context.tree(screen.presenter.file),
      tree.kind(screen.presenter.node) == .callExpr,
      let callee = tree.callee(of: screen.presenter.node), let range = tree.nameRange(callee)
    else { return nil }
    return Location(file: screen.presenter.file, range: range)
  }
}
