/// The titles and Assistive Access icons of one screen.
struct ScreenTitles {
  let titles: [ViewModifierUse]
  let icons: [ViewModifierUse]
  /// For each modifier that hides the bar in which titles stand: the conditions under which it
  /// does.
  let hiddenBars: [[BranchStep]]

  init(_ screen: Screen, in context: RuleContext) {
    var titles: [ViewModifierUse] = []
    var icons: [ViewModifierUse] = []
    var hiddenBars: [[BranchStep]] = []
    for modifier in screen.modifiers where Self.speaksForScreen(modifier) {
      switch modifier.name {
      case "navigationTitle", "navigationBarTitle":
        // An overload of the workspace is opened up, and shows what it sets.
        if modifier.declaration == nil { titles.append(modifier) }
      case "assistiveAccessNavigationIcon":
        icons.append(modifier)
      case "navigationBarHidden", "toolbar", "toolbarVisibility":
        if Self.hidesBar(modifier, context) { hiddenBars.append(modifier.branches) }
      default: break
      }
    }
    self.titles = titles
    self.icons = icons
    self.hiddenBars = hiddenBars
  }

  /// A title or icon in an overlay, a label or a toolbar does not reach the bar.
  private static func speaksForScreen(_ modifier: ViewModifierUse) -> Bool {
    modifier.surroundings.isDisjoint(with: [
      .label, .decoration, .dialog, .menu, .contextMenu, .swipeActions, .toolbar,
    ])
  }

  /// `.navigationBarHidden(true)`, `.toolbar(.hidden, for: .navigationBar)`.
  private static func hidesBar(_ modifier: ViewModifierUse, _ context: RuleContext) -> Bool {
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
    return bars.isEmpty || bars.contains("navigationBar") || bars.contains("automatic")
  }
}
