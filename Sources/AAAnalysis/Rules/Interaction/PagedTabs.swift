/// A tab view whose tabs are pages, one beside the other.
struct PagedTabs {
  /// The tab view's element.
  let tabs: Int
  /// The modifier that gives it its style.
  let modifier: ViewModifierUse
  /// Whether it surely has no dots, which show that there are pages and go from one to the next.
  let hidesDots: Bool

  static func pagers(of number: Int, _ context: RuleContext) -> [PagedTabs] {
    let screen = context.scope.screens[number]
    let uses = screen.modifiers
    return uses.indices.compactMap { place in
      guard uses[place].name == "tabViewStyle" else { return nil }
      let modifier = uses[place]
      guard modifier.declaration == nil, let element = modifier.element,
        let tree = context.tree(modifier.reference.file),
        let style = tree.arguments(of: modifier.reference.node).first?.value
      else { return nil }
      let named = tree.kind(style) == .callExpr ? tree.callee(of: style) ?? style : style
      guard tree.name(named, is: "page") || tree.name(named, is: "PageTabViewStyle"),
        let tabs = context.labelReaders[number].elements(in: element).first(where: {
          screen.elements[$0].kind == .native && screen.elements[$0].name == "TabView"
        })
      else { return nil }
      let mode = tree.kind(style) == .callExpr
        ? tree.arguments(of: style).first { $0.label == "indexDisplayMode" }?.value : nil
      return PagedTabs(
        tabs: tabs, modifier: modifier,
        hidesDots: mode.map { isNever($0, modifier.frame, tree, context) } ?? false)
    }
  }

  /// Whether an expression is `.never`, by itself, as a constant, or where it was passed.
  private static func isNever(
    _ mode: NodeID, _ frame: Int, _ tree: SyntaxTree, _ context: RuleContext
  ) -> Bool {
    if tree.kind(mode) == .memberExpr, tree.name(mode, is: "never") { return true }
    if tree.kind(mode) == .declRef,
      let passed = context.scope.frames[frame].bindings[tree.name(mode)]
    {
      return context.tree(passed.value.file)?.name(passed.value.node, is: "never") ?? false
    }
    var reader = context.actionReader
    let place = reader.context(ofFrame: frame)
    guard let key = reader.state(of: mode, place)?.key, let owner = key.owner,
      let member = reader.property(key.name, of: owner),
      context.index[member]?.attributes.isEmpty == true, let value = reader.valueAtStart(of: member)
    else { return false }
    return context.tree(member.file)?.name(value, is: "never") ?? false
  }

  /// Whether there is surely more than one page.
  func hasPages(_ screen: Screen, _ context: RuleContext) -> Bool {
    let node = screen.elements[tabs].reference.node
    guard let tree = context.tree(screen.elements[tabs].reference.file),
      tree.kind(node) == .callExpr,
      let content = tree.arguments(of: node).last(where: { tree.kind($0.value) == .closureExpr })
    else { return false }
    let pages = tree.statements(of: content.value)
    if pages.count > 1 { return true }
    return pages.contains { page in
      let (base, _) = tree.chain(page)
      return tree.kind(base) == .callExpr
        && tree.callee(of: base).map { tree.name($0, is: "ForEach") } ?? false
    }
  }

  /// What shows another page: nil where that cannot be known, empty where nothing can.
  func selection(_ screen: Screen, _ context: RuleContext) -> ActionSignature? {
    let element = screen.elements[tabs]
    guard let tree = context.tree(element.reference.file) else { return nil }
    guard
      let selection = tree.arguments(of: element.reference.node)
        .first(where: { $0.label == "selection" })?.value
    else { return ActionSignature() }
    var reader = context.actionReader
    let place = reader.context(ofFrame: element.frame)
    return reader.state(of: selection, place).map { ActionSignature(setting: $0.key) }
  }
}
