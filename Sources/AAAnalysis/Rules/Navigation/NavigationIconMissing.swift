/// A screen in Assistive Access whose title has no icon beside it.
enum NavigationIconMissing: Rule {
  static let description = RuleDescription(
    id: "navigation-icon-missing", family: .navigation, severity: .warning,
    title: "A navigation title has no Assistive Access icon beside it",
    problem: """
      The screen can be reached in Assistive Access, and its navigation title is text alone. \
      SwiftUI has a modifier that shows an icon beside the title there: \
      `assistiveAccessNavigationIcon(systemImage:)`, or with an `Image`. It has no effect in the \
      ordinary interface, so a view that both share can carry it. An icon counts wherever it \
      applies to the screen: on the same chain, further out or in, where the view is used, or in a \
      modifier of your own.
      """,
    impact: """
      People use Assistive Access because words alone may be hard to read or to keep in mind. The \
      title says where one is; without a picture, someone who does not read it cannot tell one \
      screen from the next, and may not find the way back. Apple's guidance for the mode is to \
      give every navigation title an icon, as it does for buttons and links.
      """,
    remedy: """
      Put the modifier right behind the title, with a symbol that means what the title says and \
      that no other screen of the app bears; best the one on the link that led here. If the app \
      also runs on systems before iOS 26, check for the version in a small modifier of your own.
      """,
    facts: ["D29", "A10", "A11", "A12", "A13", "A14", "Z1", "Z5", "Z8"],
    sources: [
      .navigationIcon,
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
      .interfaceGuidelines,
    ],
    minimumOS: "26.0", hasFix: true, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.isTruncated, !context.scope.screens.isEmpty else { return [] }
    let judged = context.scope.screens.map { ScreenTitles($0, in: context) }
    guard judged.contains(where: { !$0.titles.isEmpty }) else { return [] }
    let icons = iconsOfScreens(context.scope, judged)
    let reader = TextReader(scope: context.scope, index: context.index, loader: context.loader)
    var places: [Location: TitleWithoutIcon] = [:]
    for (position, screen) in context.scope.screens.enumerated()
    where context.scope.mayShowNavigationIcon(screen) {
      let bars = NavigationBars(screen: screen, context: context)
      let others = icons[position].map { icon in
        icon.screen == position ? (icon.use, bars) : (icon.use, nil)
      }
      for title in judged[position].titles
      where lacksIcon(title, on: screen, judged[position], others) {
        guard
          let found = TitleWithoutIcon(title, on: screen, context: context, reader: reader)
        else { continue }
        if places[found.location] == nil { places[found.location] = found }
      }
    }
    if places.isEmpty { return [] }
    var fixes = NavigationIconFixes(
      context: context, usedSymbols: symbols(of: judged.flatMap(\.icons), context, reader))
    return places.values.sorted { $0.location < $1.location }.map { place in
      Finding(
        rule: description.id, severity: .warning, message: place.message,
        location: place.location, related: place.related, fixes: fixes.fixes(for: place))
    }
  }

  private static func lacksIcon(
    _ title: ViewModifierUse, on screen: Screen, _ titles: ScreenTitles,
    _ icons: [(use: ViewModifierUse, bars: NavigationBars?)]
  ) -> Bool {
    let branches = title.branches
    return !icons.contains { icon in
      !icon.use.branches.excludes(branches) && icon.bars?.mayShare(icon.use, title) ?? true
    }
      && !screen.mayHideModifiers(beside: branches)
      && !screen.toolbarTitles.contains { !$0.excludes(branches) }
      && !titles.hiddenBars.contains { !$0.excludes(branches) }
  }

  /// The icons that reach the bars of each screen, with the screens on which they are: tabs share
  /// the bar around them.
  private static func iconsOfScreens(_ scope: Scope, _ judged: [ScreenTitles])
    -> [[(use: ViewModifierUse, screen: Int)]]
  {
    let own = judged.enumerated().map { screen, titles in titles.icons.map { ($0, screen) } }
    var icons = own
    for (position, screen) in scope.screens.enumerated() where screen.kind == .tab {
      guard let parent = screen.parent else { continue }
      icons[position] += own[parent]
      icons[parent] += own[position]
    }
    return icons
  }

  /// The names of the symbols that stand beside titles.
  private static func symbols(
    of icons: [ViewModifierUse], _ context: RuleContext, _ reader: TextReader
  ) -> Set<String> {
    var symbols: Set<String> = []
    for icon in icons {
      guard let tree = context.tree(icon.reference.file),
        let argument = tree.arguments(of: icon.reference.node).first
      else { continue }
      if let literal = reader.meaning(of: argument.value, in: icon.frame).literal {
        symbols.insert(literal.text)
      }
    }
    return symbols
  }
}
