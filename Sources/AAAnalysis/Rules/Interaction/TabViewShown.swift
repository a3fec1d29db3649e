/// A tab view in Assistive Access.
enum TabViewShown: Rule {
  static let description = RuleDescription(
    id: "tab-view", family: .interaction, severity: .warning,
    title: "A tab view can be reached in Assistive Access",
    problem: """
      Assistive Access shows a tab view: several features at one time, each with a screen of its \
      own, and a bar of small controls that stays on every one of them. A tab view that shows pages \
      to swipe through is another matter, which `hidden-gesture` judges; one whose bar is hidden \
      lets the app choose what comes next, and is left alone.
      """,
    impact: """
      The bar is always there and always offers something else, so that someone in the middle of one \
      task ends up in another, and does not find back: the system's Back button walks up a \
      navigation stack, not from tab to tab. Apple's advice is to choose one or two features, and to \
      show nothing but them on the first screen, as a list of navigation links.
      """,
    remedy: """
      Show a list of navigation links, each with an icon and a few words, and give each screen a \
      title with the same icon.
      """,
    facts: ["D12", "D14", "D15", "D16"],
    sources: [
      .customizeYourApp,
      Source(
        title: "NavigationLink",
        url: "https://developer.apple.com/documentation/swiftui/navigationlink"),
      .contentUsable,
    ],
    minimumOS: "26.0", hasFix: true, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.isTruncated else { return [] }
    var uses: [Location: [Use]] = [:]
    for reader in context.labelReaders {
      let tabs = TabViewReader(reader, context)
      for element in tabs.tabViews {
        let shown = reader.screen.elements[element]
        let place = Location(file: shown.reference.file, range: shown.nameRange)
        uses[place, default: []].append(
          Use(reader: reader, element: element, showsTabs: tabs.showsTabs(element)))
      }
    }
    return uses.sorted { $0.key < $1.key }.compactMap { place, uses in
      guard uses.contains(where: \.showsTabs) else { return nil }
      let fix = uses.allSatisfy(\.showsTabs) ? TabListFix(uses, context)?.fix : nil
      return Finding(
        rule: description.id, severity: .warning,
        message: "A tab view offers several features at one time, on every screen. "
          + "Show them as a list of navigation links.",
        location: place, fixes: fix.map { [$0] } ?? [])
    }
  }

  /// A tab view on one screen.
  struct Use {
    let reader: ControlLabelReader
    let element: Int
    let showsTabs: Bool
  }
}
