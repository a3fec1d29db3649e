/// The titles and Assistive Access icons of one screen.
struct ScreenTitles {
  static let iconName = "assistiveAccessNavigationIcon"

  let titles: [ViewModifierUse]
  let icons: [ViewModifierUse]
  /// For each modifier that hides the bar in which titles stand: the conditions under which it
  /// does.
  let hiddenBars: [[BranchStep]]
  /// For each document, whose name is the title: the conditions under which it is there.
  let documents: [[BranchStep]]
  /// The conditions of titles in overlays, labels and the like: it is not sure that they do not
  /// reach the bar.
  let titlesElsewhere: [[BranchStep]]

  init(_ screen: Screen, in context: RuleContext) {
    var titles: [ViewModifierUse] = []
    var icons: [ViewModifierUse] = []
    var hiddenBars: [[BranchStep]] = []
    var documents: [[BranchStep]] = []
    var titlesElsewhere: [[BranchStep]] = []
    for modifier in screen.modifiers.all(named: Self.names) {
      guard Self.speaksForScreen(modifier) else {
        if modifier.name == "navigationTitle" { titlesElsewhere.append(modifier.branches) }
        continue
      }
      switch modifier.name {
      case "navigationTitle", "navigationBarTitle":
        // An overload of the workspace is opened up, and shows what it sets.
        if modifier.declaration == nil { titles.append(modifier) }
      case Self.iconName:
        icons.append(modifier)
      case "navigationBarHidden", "toolbar", "toolbarVisibility":
        if Self.hidesBar(modifier, context) { hiddenBars.append(modifier.branches) }
      case "navigationDocument": documents.append(modifier.branches)
      default: break
      }
    }
    self.titles = titles
    self.icons = icons
    self.hiddenBars = hiddenBars
    self.documents = documents
    self.titlesElsewhere = titlesElsewhere
  }

  private static let names: Set<String> = [
    iconName, "navigationBarHidden", "navigationBarTitle", "navigationDocument", "navigationTitle",
    "toolbar", "toolbarVisibility",
  ]

  /// A title or icon in an overlay, a label or a toolbar does not reach the bar.
  private static func speaksForScreen(_ modifier: ViewModifierUse) -> Bool {
    modifier.surroundings.isDisjoint(with: elsewhere)
  }

  /// Where something stands that is no part of the screen's own content.
  static let elsewhere: Surroundings = [
    .label, .decoration, .dialog, .menu, .contextMenu, .swipeActions, .toolbar,
  ]

  /// `.navigationBarHidden(true)`, `.toolbar(.hidden, for: .navigationBar)`.
  static func hidesBar(_ modifier: ViewModifierUse, _ context: RuleContext) -> Bool {
    guard let tree = context.tree(modifier.reference.file),
      tree.kind(modifier.reference.node) == .callExpr
    else { return false }
    let arguments = tree.arguments(of: modifier.reference.node)
    guard let first = arguments.first, !first.isTrailing, first.label == nil else { return false }
    if modifier.name == "navigationBarHidden" { return tree.name(first.value, is: "true") }
    guard tree.kind(first.value) == .memberExpr, tree.name(first.value, is: "hidden") else {
      return false
    }
    let bars = arguments.dropFirst().map { tree.name($0.value) }
    return bars.isEmpty || bars.contains(where: navigationBars.contains)
  }

  /// The placements that stand for the bar with the title.
  static let navigationBars: Set<String> = ["navigationBar", "automatic"]
}
