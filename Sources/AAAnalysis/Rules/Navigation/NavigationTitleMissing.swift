/// A destination that shows no navigation title.
enum NavigationTitleMissing: Rule {
  static let description = RuleDescription(
    id: "navigation-title-missing", family: .navigation, severity: .hint,
    title: "A screen that a link leads to has no navigation title",
    problem: """
      A navigation link or destination that Assistive Access reaches shows this view, and nothing \
      gives the screen a title: not the view, not what is around it or in it, not a toolbar. Roots, \
      sheets and covers are not judged, nor is anything that cannot be followed.
      """,
    impact: """
      The title says where one is, and on the next screen it names the way back. Without it, and the \
      icon that Assistive Access shows beside it, a person who lost the thread has nothing to pick \
      it up by.
      """,
    remedy: """
      Give the screen a short title with `navigationTitle`, best the words of the link that leads \
      there, and an icon with `assistiveAccessNavigationIcon`.
      """,
    facts: ["D29", "A13", "S4"],
    sources: [
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
      Source(
        title: "navigationTitle(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)"),
    ],
    hasFix: false, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    let scope = context.scope
    guard !scope.isTruncated else { return [] }
    let titles = TitleBranches(context)
    // One presenter may show several screens, as a link in a row does; a place counts where no
    // screen that it is on has a title.
    var presenters: [SyntaxReference] = []
    var untitled: [SyntaxReference: [Location]] = [:]
    var titled: Set<Location> = []
    var subjects: [Location: (screen: Int, view: ViewElement)] = [:]
    for (position, screen) in scope.screens.enumerated()
    where screen.kind == .link || screen.kind == .destination {
      for element in destinations(of: screen, context) {
        let view = screen.elements[element]
        let place = Location(file: view.reference.file, range: view.nameRange)
        if titles.mayHaveTitle(position, beside: view.branches)
          || !canLackTitle(element, of: screen, context)
        {
          titled.insert(place)
        } else if titles.reportsIcon(position, beside: view.branches, in: context) {
          // One lack, one finding: `navigation-icon-without-title` names it at the icon.
          continue
        } else {
          if untitled[screen.presenter] == nil { presenters.append(screen.presenter) }
          if subjects[place] == nil { subjects[place] = (position, view) }
          if untitled[screen.presenter]?.contains(place) != true {
            untitled[screen.presenter, default: []].append(place)
          }
        }
      }
    }
    var findings: [Location: Finding] = [:]
    for presenter in presenters {
      let places = (untitled[presenter] ?? []).filter { !titled.contains($0) }.sorted()
      guard let first = places.first, let subject = subjects[first], findings[first] == nil else {
        continue
      }
      let name = name(of: subject.view, on: subject.screen, context)
      findings[first] = Finding(
        rule: description.id, severity: .hint,
        message: "\(name) has no navigation title, so nothing says where one is. "
          + "Add a `navigationTitle` and an icon.",
        location: first,
        related: places.dropFirst().map {
          RelatedLocation(location: $0, message: "This screen has no title either.")
        })
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  /// What to call a screen: by its view where that is one of the app's own, else by what leads to
  /// it, as every other screen may show a `Text`.
  private static func name(of view: ViewElement, on number: Int, _ context: RuleContext) -> String {
    if case .own = view.kind { return "The screen that shows `\(view.name)`" }
    let screen = context.scope.screens[number]
    guard let tree = context.tree(screen.presenter.file),
      tree.kind(screen.presenter.node) == .callExpr,
      let callee = tree.callee(of: screen.presenter.node)
    else { return "This screen" }
    if let parent = screen.parent,
      let reader = context.labelReaders.first(where: { $0.number == parent }),
      let link = reader.screen.elements.firstIndex(where: { $0.reference == screen.presenter }),
      let words = reader.label(of: link)?.parts.lazy.compactMap({ part in
        part.words.flatMap {
          reader.texts.meaning(of: $0, in: reader.screen.elements[part.element].frame).literal?.text
        }
      }).first, words.count <= 60, !words.contains(where: \.isNewline)
    {
      return "The screen behind the link “\(words)”"
    }
    return "The screen that `\(tree.name(callee))` shows"
  }

  /// The views that a screen consists of: one, or those of a route's cases. What only holds others,
  /// as `Group` does, is looked through.
  private static func destinations(of screen: Screen, _ context: RuleContext) -> [Int] {
    let elements = screen.elements
    var children: [Int?: [Int]] = [:]
    for (position, element) in elements.enumerated() {
      children[element.parent, default: []].append(position)
    }
    var found: [Int] = []
    var pending = children[nil] ?? []
    while !pending.isEmpty {
      let position = pending.removeFirst()
      let element = elements[position]
      guard element.surroundings.isDisjoint(with: ScreenTitles.elsewhere) else { continue }
      if element.kind == .container || transparent.contains(element.name) {
        pending.insert(contentsOf: children[position] ?? [], at: 0)
      } else {
        found.append(position)
      }
    }
    return found
  }

  private static let transparent: Set<String> = [
    "Group", "AnyView", "EquatableView", "NavigationStack", "NavigationView", "ForEach",
    "LazyView",
  ]

  /// Whether a view is one of those that are to have a title: not one of UIKit, whose controller
  /// may set it, nor an empty one, nor one that is not known.
  private static func canLackTitle(
    _ position: Int, of screen: Screen, _ context: RuleContext
  ) -> Bool {
    var position = position
    for _ in 0..<16 {
      let element = screen.elements[position]
      switch element.kind {
      case .unresolved: return false
      case .native: return !["EmptyView", "ProgressView", "Spacer"].contains(element.name)
      case .own(let type):
        let isForeign = [
          "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
        ].contains { context.index.type(type, conformsTo: $0) }
        if isForeign { return false }
      case .container: break
      }
      // A view that only wraps one of these is as they are.
      let inner = screen.elements.indices.filter { screen.elements[$0].parent == position }
      guard inner.count == 1, let only = inner.first else { return true }
      position = only
    }
    return true
  }
}

/// For each screen, the conditions under which something may give it a title.
struct TitleBranches {
  private let branches: [[[BranchStep]]]
  private let icons: [[[BranchStep]]]

  init(_ context: RuleContext) {
    let screens = context.scope.screens
    let judged = screens.map { ScreenTitles($0, in: context) }
    icons = judged.map { $0.icons.map(\.branches) }
    var own = zip(screens, judged).map { screen, titles in
      return titles.titles.map(\.branches) + titles.documents + titles.titlesElsewhere
        + titles.hiddenBars + screen.toolbarTitles + screen.unresolved
    }
    let alone = own
    // Tabs share the bar around them.
    for (position, screen) in screens.enumerated() where screen.kind == .tab {
      guard let parent = screen.parent else { continue }
      own[position] += alone[parent]
      own[parent] += alone[position]
    }
    branches = own
  }

  func mayHaveTitle(_ screen: Int, beside branches: [BranchStep]) -> Bool {
    self.branches[screen].contains { !$0.excludes(branches) }
  }

  /// Whether a screen without a title has an icon, which is then reported as lonely.
  func reportsIcon(_ screen: Int, beside branches: [BranchStep], in context: RuleContext) -> Bool {
    context.scope.mayShowNavigationIcon(context.scope.screens[screen])
      && icons[screen].contains { !$0.excludes(branches) }
  }
}
