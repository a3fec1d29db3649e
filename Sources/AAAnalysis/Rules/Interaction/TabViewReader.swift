/// Reads how the tab views of one screen show their tabs.
struct TabViewReader {
  private let reader: ControlLabelReader
  private let context: RuleContext

  init(_ reader: ControlLabelReader, _ context: RuleContext) {
    self.reader = reader
    self.context = context
  }

  /// The tab views of SwiftUI on the screen.
  var tabViews: [Int] {
    reader.screen.elements.indices.filter {
      let element = reader.screen.elements[$0]
      return element.kind == .native && element.name == "TabView"
    }
  }

  /// Whether a tab view surely has a bar of tabs: it shows no pages to swipe through, and the bar
  /// is not hidden.
  func showsTabs(_ element: Int) -> Bool {
    !mayBePaged(element) && !hidesBar(element)
  }

  // MARK: Styles

  private static let stylesWithBar: Set<String> = [
    "automatic", "grouped", "sidebarAdaptable", "tabBarOnly", "DefaultTabViewStyle",
    "GroupedTabViewStyle", "SidebarAdaptableTabViewStyle", "TabBarOnlyTabViewStyle",
  ]

  private func mayBePaged(_ element: Int) -> Bool {
    // What comes from a package may set any style.
    let isForeign = reader.screen.modifiers.contains { modifier in
      modifier.element == element && modifier.declaration == nil && comesFromAPackage(modifier)
    }
    if isForeign { return true }
    var screen = reader.screen
    var around: [Int]? = [element] + ancestors(of: element, on: screen)
    while true {
      if let style = nearestStyle(around, on: screen) { return style == .maybePaged }
      // A style reaches what is shown from there.
      guard let parent = screen.parent else { return false }
      let presenter = screen.presenter
      screen = context.scope.screens[parent]
      around = presenting(presenter, on: screen)
    }
  }

  private enum Style {
    case bar, maybePaged
  }

  /// The style that counts for an element, given it and what is around it; where neither is known,
  /// all that the screen sets. Nil where nothing is set.
  private func nearestStyle(_ around: [Int]?, on screen: Screen) -> Style? {
    let styles = screen.modifiers.filter {
      $0.name == "tabViewStyle" && $0.declaration == nil
    }
    if styles.isEmpty { return nil }
    guard let around, let inner = around.first else {
      return styles.allSatisfy { hasBar($0) } ? nil : .maybePaged
    }
    let branches = screen.elements[inner].branches
    for position in around.map({ Optional($0) }) + [nil] {
      for modifier in styles where modifier.element == position {
        if !hasBar(modifier) { return .maybePaged }
        if branches.starts(with: modifier.branches) { return .bar }
      }
    }
    return nil
  }

  /// Whether a style is one of SwiftUI's with a bar.
  private func hasBar(_ modifier: ViewModifierUse) -> Bool {
    guard let tree = context.tree(modifier.reference.file),
      tree.kind(modifier.reference.node) == .callExpr,
      let value = tree.arguments(of: modifier.reference.node).first?.value
    else { return false }
    let named = tree.kind(value) == .callExpr ? tree.callee(of: value) ?? value : value
    let name = tree.name(named)
    switch tree.kind(named) {
    case .memberExpr:
      return Self.stylesWithBar.contains(name)
        && !context.index.allMembers(named: name).contains {
          context.index.owner(of: $0).flatMap { context.index[$0]?.name } == "TabViewStyle"
        }
    case .declRef: return tree.kind(value) == .callExpr && Self.stylesWithBar.contains(name)
    default: return false
    }
  }

  private func comesFromAPackage(_ modifier: ViewModifierUse) -> Bool {
    guard modifier.name == "modifier" else {
      return !ModifierLibrary.names.contains(modifier.name)
    }
    // `.modifier(Paged())`
    guard let tree = context.tree(modifier.reference.file),
      tree.kind(modifier.reference.node) == .callExpr,
      let value = tree.arguments(of: modifier.reference.node).first?.value
    else { return true }
    let owner = context.scope.frames[modifier.frame].owner
    return tree.joinedModifiers(value).contains { value in
      guard tree.kind(value) == .callExpr, let callee = tree.callee(of: value) else { return true }
      return context.index.type(
        named: tree.name(callee), from: modifier.reference.file, inside: owner) == nil
    }
  }

  /// The element that presents a screen, and those around it; nil where it is not found.
  private func presenting(_ presenter: SyntaxReference, on screen: Screen) -> [Int]? {
    let element =
      screen.elements.firstIndex { $0.reference == presenter }
      ?? screen.modifiers.first { $0.reference == presenter }?.element
    return element.map { [$0] + ancestors(of: $0, on: screen) }
  }

  private func ancestors(of element: Int, on screen: Screen) -> [Int] {
    var result: [Int] = []
    var current = screen.elements[element].parent
    while let position = current {
      result.append(position)
      current = screen.elements[position].parent
    }
    return result
  }

  // MARK: Tabs

  /// Whether the bar is hidden, by the tab view itself or by every tab.
  private func hidesBar(_ element: Int) -> Bool {
    if reader.screen.modifiers.contains(where: { $0.element == element && hidesBar($0) }) {
      return true
    }
    let tabs = screens(of: element)
    return !tabs.isEmpty && tabs.allSatisfy { $0.modifiers.contains { hidesBar($0) } }
  }

  /// `.toolbar(.hidden, for: .tabBar)`.
  private func hidesBar(_ modifier: ViewModifierUse) -> Bool {
    guard modifier.name == "toolbar" || modifier.name == "toolbarVisibility",
      let tree = context.tree(modifier.reference.file),
      tree.kind(modifier.reference.node) == .callExpr
    else { return false }
    let arguments = tree.arguments(of: modifier.reference.node)
    guard let first = arguments.first, tree.kind(first.value) == .memberExpr,
      tree.name(first.value, is: "hidden")
    else { return false }
    return arguments.dropFirst().contains { tree.name($0.value, is: "tabBar") }
  }

  /// What the tabs of a tab view show.
  func screens(of element: Int) -> [Screen] {
    var presenters: Set<SyntaxReference> = [reader.screen.elements[element].reference]
    var pending = reader.children(of: element)
    while let position = pending.popLast() {
      let inner = reader.screen.elements[position]
      if inner.kind == .native, inner.name == "Tab" { presenters.insert(inner.reference) }
      pending.append(contentsOf: reader.children(of: position))
    }
    return context.scope.screens.filter { $0.kind == .tab && presenters.contains($0.presenter) }
  }

  /// How many tabs are written one by one.
  func literalTabCount(of element: Int) -> Int {
    let node = reader.screen.elements[element].reference.node
    guard let tree = reader.tree(of: element), tree.kind(node) == .callExpr,
      let content = tree.arguments(of: node).last(where: { tree.kind($0.value) == .closureExpr })
    else { return 0 }
    var count = 0
    var pending = tree.statements(of: content.value)
    while let item = pending.popLast() {
      let (base, links) = tree.chain(item)
      let name = tree.callee(of: base).map { tree.name($0) } ?? ""
      if name == "Tab" || links.contains(where: { tree.name($0.member, is: "tabItem") }) {
        count += 1
      } else if name == "TabSection" || name == "Group" {
        let inner = tree.arguments(of: base).first { tree.kind($0.value) == .closureExpr }
        pending.append(contentsOf: inner.map { tree.statements(of: $0.value) } ?? [])
      }
    }
    return count
  }
}
