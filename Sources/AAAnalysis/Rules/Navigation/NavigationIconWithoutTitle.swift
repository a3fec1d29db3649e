/// An Assistive Access icon on a screen that has no title beside which it could stand.
enum NavigationIconWithoutTitle: Rule {
  static let description = RuleDescription(
    id: "navigation-icon-without-title", family: .navigation, severity: .hint,
    title: "An Assistive Access icon has no navigation title to stand beside",
    problem: """
      `assistiveAccessNavigationIcon` shows its icon beside the navigation title of the screen, in an \
      Assistive Access scene. The screen sets no title: not on the same chain, not further out or in, \
      not where the view is used. Apple puts the modifier right behind the title.
      """,
    impact: """
      Title and picture together tell a person in Assistive Access where they are: some read the \
      word, some know the picture. Without a title there is no word, and the icon may not be seen at \
      all.
      """,
    remedy: """
      Give the screen a short title with `navigationTitle`, in front of the icon. If the screen is \
      meant to have none, remove the icon.
      """,
    facts: ["A10", "A11", "A12", "A13", "D29"],
    sources: [
      .navigationIcon,
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
    ],
    minimumOS: "26.0", hasFix: false, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.isTruncated else { return [] }
    let screens = context.scope.screens.map { ScreenTitles($0, in: context) }
    guard screens.contains(where: { !$0.icons.isEmpty }) else { return [] }
    let titles = titles(context.scope, screens)
    // A place counts only where no screen that it serves has a title.
    var lonely: Set<Location> = []
    var accompanied: Set<Location> = []
    for (position, screen) in context.scope.screens.enumerated()
    where context.scope.mayShowNavigationIcon(screen) {
      for icon in screens[position].icons {
        let place = Location(
          file: icon.useSite?.reference.file ?? icon.reference.file,
          range: icon.useSite?.nameRange ?? icon.nameRange)
        if mayHaveTitle(icon, on: screen, titles[position]) {
          accompanied.insert(place)
        } else {
          lonely.insert(place)
        }
      }
    }
    return lonely.subtracting(accompanied).sorted().map { place in
      Finding(
        rule: description.id, severity: .hint,
        message: "This screen has an Assistive Access icon, but no navigation title beside which "
          + "it could stand. Add a `navigationTitle`, or remove the icon.",
        location: place)
    }
  }

  private static func mayHaveTitle(
    _ icon: ViewModifierUse, on screen: Screen, _ titles: [[BranchStep]]
  ) -> Bool {
    titles.contains { !$0.excludes(icon.branches) }
      || screen.mayHideModifiers(beside: icon.branches)
      || screen.toolbarTitles.contains { !$0.excludes(icon.branches) }
  }

  /// For each screen, the conditions under which it has a title: tabs share the bar around them.
  private static func titles(_ scope: Scope, _ screens: [ScreenTitles]) -> [[[BranchStep]]] {
    let own = zip(scope.screens, screens).map { screen, titles in
      titles.titles.map(\.branches) + titles.documents
        // What cannot be seen of a tab may be its title.
        + (screen.kind == .tab ? screen.unresolved : [])
    }
    var all = own
    for (position, screen) in scope.screens.enumerated() where screen.kind == .tab {
      guard let parent = screen.parent else { continue }
      all[position] += own[parent] + scope.screens[parent].unresolved
      all[parent] += own[position]
    }
    return all
  }
}
