/// `fixed-screen-size`: an app asks for the full screen in Assistive Access, and lays itself out by
/// the size of the screen rather than by the room that it has.
enum FixedScreenSize: Rule {
  static let description = RuleDescription(
    id: "fixed-screen-size", family: .project, severity: .warning,
    title: "A layout by the size of the screen, in an app that asks for the full screen",
    problem: """
      The Info.plist has `UISupportsFullScreenInAssistiveAccess`, so the app’s ordinary interface \
      is shown in Assistive Access, and this code decides by the size of the whole screen or by \
      the model of the device, or sets a frame to the width of one device. The interface does not \
      have the whole screen there: the mode keeps a Back button at its lower end.
      """,
    impact: """
      What is laid out for the whole screen ends below the Back button or beyond an edge. Someone \
      who needs Assistive Access may not find a control that is cut off, and may not think of \
      scrolling to it.
      """,
    remedy: """
      Let the layout follow the room that it is given: safe areas and layout guides, \
      `containerRelativeFrame`, a `GeometryReader`, size classes, flexible frames. Apple asks for \
      an interface that fits any size where the full-screen key is set.
      """,
    facts: ["K5", "K6", "D46", "M2"],
    sources: [
      .optimizing,
      Source(
        title: "UISupportsFullScreenInAssistiveAccess",
        url: "https://developer.apple.com/documentation/bundleresources/"
          + "information-property-list/uisupportsfullscreeninassistiveaccess"),
      Source(
        title: "Meet Assistive Access (WWDC23)",
        url: "https://developer.apple.com/videos/play/wwdc2023/10032/"),
      .customizeYourApp,
    ],
    minimumOS: "17.0", hasFix: false, judgesStandardUI: .unchanged, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    // Scenes and previews are not shown by the key.
    guard context.scope.roots.contains(where: { $0.kind == .standardUI }),
      context.scope.roots.allSatisfy({ $0.kind == .standardUI })
    else { return [] }
    return (reads(context) + frames(context)).sorted { $0.location < $1.location }
  }

  // MARK: The screen's size, and the device's model

  private static func reads(_ context: RuleContext) -> [Finding] {
    // A type of the app's own is no screen of UIKit.
    let hasOwnScreens = context.index.declaresType(named: "UIScreen")
    var code = ReachedCode(context)
    var findings: [Line: Finding] = [:]
    code.read { loaded, node, owner in
      let tree = loaded.tree
      if let comparison = ModelComparison(node, in: tree) {
        let line = Line(
          file: loaded.file, number: tree.text.lines.line(containing: comparison.range.start))
        findings[line] = finding(
          "This decides by the model of the device, and Assistive Access leaves the app another "
            + "room on it. Go by the room that the view is given.",
          loaded.file, comparison.range)
        return
      }
      guard !hasOwnScreens,
        let read = ScreenSizeRead(node, in: tree, owner: owner.flatMap { context.index[$0]?.name })
      else { return }
      // A line that asks for width and height asks once.
      let line = Line(
        file: loaded.file, number: tree.text.lines.line(containing: read.range.start))
      if let known = findings[line], known.location.range.start <= read.range.start { return }
      findings[line] = finding(
        "This asks for the size of the whole screen, of which Assistive Access leaves the app a "
          + "part. Go by the room that the view is given.",
        loaded.file, read.range)
    }
    return Array(findings.values)
  }

  private struct Line: Hashable {
    let file: FileID
    let number: Int
  }

  private static func finding(_ message: String, _ file: FileID, _ range: ByteRange) -> Finding {
    Finding(
      rule: description.id, severity: .warning, message: message,
      location: Location(file: file, range: range))
  }

  // MARK: Frames of a device's width

  /// Widths of iPhones and iPads in points; without the 320 of old phones, which many a card has.
  private static let deviceWidths: Set<Double> = [
    375, 390, 393, 402, 414, 428, 430, 440, 744, 768, 810, 820, 834, 1_024,
  ]

  private static func frames(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for screen in context.scope.screens where coversScreen(screen) {
      for modifier in screen.modifiers.all(named: "frame") {
        guard let tree = context.tree(modifier.reference.file),
          let width = tree.arguments(of: modifier.reference.node)
            .first(where: { $0.label == "width" })?.value,
          let value = FrameSize.number(width, tree), deviceWidths.contains(value),
          standsAlone(modifier, on: screen)
        else { continue }
        let found = finding(
          "\(FrameSize.text(value)) points are the width of one device, and Assistive Access shows "
            + "the app on others as well. Let the view take the width that it is given.",
          modifier.reference.file, tree.range(width))
        findings[found.location] = found
      }
    }
    return Array(findings.values)
  }

  private static func coversScreen(_ screen: Screen) -> Bool {
    switch screen.kind {
    case .root, .link, .destination, .fullScreenCover, .tab: true
    case .sheet, .popover: false
    }
  }

  /// Whether nothing beside the sized view shares the screen's width with it.
  private static func standsAlone(_ frame: ViewModifierUse, on screen: Screen) -> Bool {
    guard frame.surroundings.isEmpty, var position = frame.element else { return false }
    while let parent = screen.elements[position].parent {
      let element = screen.elements[parent]
      if element.kind == .native, !wholeWidth.contains(element.name) { return false }
      position = parent
    }
    return true
  }

  private static let wholeWidth: Set<String> = [
    "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader", "GeometryReader",
    "ZStack", "VStack", "LazyVStack", "Group", "Button", "NavigationLink",
  ]
}
