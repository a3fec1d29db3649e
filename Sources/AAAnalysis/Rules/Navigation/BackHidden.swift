/// A screen whose way back is hidden, and that has no other.
enum BackHidden: Rule {
  static let description = RuleDescription(
    id: "back-hidden", family: .navigation, severity: .warning,
    title: "The way back is hidden, and the screen has no other",
    problem: """
      The screen hides its back button or its navigation bar, or it is a sheet that cannot be swiped \
      away; and nothing on it or in its toolbar leads back: no control dismisses it, changes what \
      shows it, or calls anything that might.
      """,
    impact: """
      In Assistive Access people explore by trying. Someone who ends up on a screen that they did not \
      mean to open has to find the way back at once, where it always is; swiping from the edge is \
      not something that one sees. Without a visible way back they are stuck, and may have to ask for \
      help.
      """,
    remedy: """
      Leave the system's back button where it is. If a step must not be left half-done, show a \
      clear button that goes back, or that finishes the step and then goes back.
      """,
    facts: ["S7", "S24", "D43", "C5"],
    sources: [
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
      Source(
        title: "Making Content Usable: Let Users Go Back",
        url: "https://www.w3.org/TR/coga-usable/#let-users-go-back-pattern"),
      Source(
        title: "navigationBarBackButtonHidden(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/"
          + "navigationbarbackbuttonhidden(_:)"),
    ],
    hasFix: true, judgesStandardUI: .lowered, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    let scope = context.scope
    guard !scope.isTruncated else { return [] }
    var ways: WaysBack?
    var findings: [Location: Finding] = [:]
    var open: Set<Location> = []
    for (position, screen) in scope.screens.enumerated() {
      for modifier in screen.modifiers.all(named: Barrier.names) {
        guard let barrier = Barrier(modifier, on: screen, context) else { continue }
        let place = Location(
          file: modifier.useSite?.reference.file ?? modifier.reference.file,
          range: modifier.useSite?.nameRange ?? modifier.nameRange)
        let finder = ways ?? WaysBack(context)
        ways = finder
        if finder.mayLead(
          outOf: position, beside: modifier.branches, throughInnerScreens: barrier == .dismissal)
        {
          open.insert(place)
        } else {
          let fixes = fixes(for: modifier, barrier, on: screen, context)
          if findings[place] == nil {
            findings[place] = Finding(
              rule: description.id, severity: .warning, message: barrier.message, location: place,
              fixes: fixes)
          } else if fixes.isEmpty {
            // It has to be right on every screen.
            findings[place]?.fixes = []
          }
        }
      }
    }
    return findings.values.filter { !open.contains($0.location) }
      .sorted { $0.location < $1.location }
  }

  private static func fixes(
    for modifier: ViewModifierUse, _ barrier: Barrier, on screen: Screen, _ context: RuleContext
  ) -> [Fix] {
    guard modifier.useSite == nil, let tree = context.tree(modifier.reference.file) else {
      return []
    }
    // What else is hidden stays so.
    let bars = barrier == .bar ? Array(tree.arguments(of: modifier.reference.node).dropFirst()) : []
    let hasOthers = bars.contains { !ScreenTitles.navigationBars.contains(tree.name($0.value)) }
    let removal =
      hasOthers
      ? Self.edit(removingBarFrom: bars, tree)
      : ChainRemoval(tree: tree).edit(removing: modifier.reference.node)
    guard let edit = removal else { return [] }
    if barrier == .bar {
      // A bar that comes back wants its title and icon.
      let titles = ScreenTitles(screen, in: context)
      guard !titles.titles.isEmpty, !titles.icons.isEmpty else { return [] }
    }
    return [
      Fix(
        title: hasOthers ? "Show the navigation bar" : "Remove \(modifier.name)",
        isPreferred: true, changes: [.edit(modifier.reference.file, [edit])])
    ]
  }

  /// The edit that takes the navigation bar out of a list of bars; nil where more than one argument
  /// stands for it, or a comment would go with it.
  private static func edit(removingBarFrom bars: [CallArgument], _ tree: SyntaxTree) -> TextEdit? {
    let own = bars.indices.filter {
      ScreenTitles.navigationBars.contains(tree.name(bars[$0].value))
    }
    guard own.count == 1, let bar = own.first else { return nil }
    let range = tree.range(bars[bar].value)
    let removed: ByteRange
    if bar > 0 {
      removed = ByteRange(tree.range(bars[bar - 1].value).end, range.end)
    } else if bars.count > 1 {
      // The label stays, for the next one.
      removed = ByteRange(range.start, tree.range(bars[1].value).start)
    } else {
      return nil
    }
    return tree.isFreeOfComments(removed) ? TextEdit(removed, "") : nil
  }

  /// What stands in the way.
  private enum Barrier {
    case backButton, bar, dismissal

    /// The modifiers that may hide something.
    static let names: Set<String> = [
      "interactiveDismissDisabled", "navigationBarBackButtonHidden", "navigationBarHidden",
      "toolbar", "toolbarVisibility",
    ]

    /// Nil for a modifier that hides nothing, or not surely.
    init?(_ modifier: ViewModifierUse, on screen: Screen, _ context: RuleContext) {
      guard modifier.declaration == nil,
        modifier.surroundings.isDisjoint(with: ScreenTitles.elsewhere)
      else { return nil }
      let isPushed = screen.kind == .link || screen.kind == .destination
      switch modifier.name {
      case "navigationBarBackButtonHidden":
        guard isPushed, Self.isOn(modifier, byDefault: true, context) else { return nil }
        self = .backButton
      case "navigationBarHidden":
        guard isPushed, Self.isOn(modifier, byDefault: false, context) else { return nil }
        self = .bar
      case "toolbar", "toolbarVisibility":
        guard isPushed, ScreenTitles.hidesBar(modifier, context) else { return nil }
        self = .bar
      case "interactiveDismissDisabled":
        guard screen.kind == .sheet || screen.kind == .popover,
          Self.isOn(modifier, byDefault: true, context)
        else { return nil }
        self = .dismissal
      default: return nil
      }
    }

    var message: String {
      switch self {
      case .backButton:
        "The back button is hidden, and nothing on this screen leads back. "
          + "Show it, or add a button that goes back."
      case .bar:
        "The navigation bar with the back button is hidden, and nothing on this screen leads back. "
          + "Show it, or add a button that goes back."
      case .dismissal:
        "The sheet cannot be swiped away, and nothing on it closes it. "
          + "Allow that, or add a button that closes it."
      }
    }

    /// Whether the argument is a literal `true`, here or where it is passed.
    private static func isOn(
      _ modifier: ViewModifierUse, byDefault: Bool, _ context: RuleContext
    ) -> Bool {
      guard var tree = context.tree(modifier.reference.file),
        tree.kind(modifier.reference.node) == .callExpr
      else { return false }
      let arguments = tree.arguments(of: modifier.reference.node)
      guard var value = arguments.first?.value else { return byDefault }
      var frame = modifier.frame
      for _ in 0..<16 {
        if tree.kind(value) == .booleanLiteral { return tree.name(value, is: "true") }
        guard tree.kind(value) == .declRef,
          [nil, .parameter].contains(tree.localMeaning(of: tree.name(value), at: value)),
          let binding = context.scope.frames[frame].bindings[tree.name(value)],
          binding.frame != frame, let next = context.tree(binding.value.file)
        else { return false }
        (value, frame, tree) = (binding.value.node, binding.frame, next)
      }
      return false
    }
  }
}
