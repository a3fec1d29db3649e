/// Judges whether the screens of plain tabs can be what links lead to.
struct TabScreens {
  private let uses: [TabViewShown.Use]
  private let tabs: [PlainTab]
  private let context: RuleContext
  private let file: LoadedFile

  init(
    _ uses: [TabViewShown.Use], _ tabs: [PlainTab], _ context: RuleContext, _ file: LoadedFile
  ) {
    self.uses = uses
    self.tabs = tabs
    self.context = context
    self.file = file
  }

  /// For each tab whether its screen has no title yet; nil where a link to one of them would not
  /// show what the tab does, or would give rise to another finding.
  var untitled: [Bool]? {
    let symbols = tabs.compactMap { symbol(of: $0) }
    guard symbols.count == tabs.count else { return nil }
    var titles: [Bool] = []
    for tab in tabs {
      guard let isUntitled = isUntitled(tab) else { return nil }
      titles.append(isUntitled)
    }
    let added = zip(symbols, titles).filter { $0.1 }.map { $0.0 }
    let isTold = zip(tabs, titles).allSatisfy { tab, isUntitled in
      !isUntitled
        || StringValue(of: tab.title, in: file.tree).text?.allSatisfy(\.isWhitespace) == false
    }
    guard isTold, Set(added).count == added.count, usedSymbols.isDisjoint(with: added) else {
      return nil
    }
    return titles
  }

  // MARK: Symbols

  /// The symbol of a tab, if no rule has anything to say about it.
  private func symbol(of tab: PlainTab) -> String? {
    let table = SymbolTable.shared
    guard let name = StringValue(of: tab.symbol, in: file.tree).text,
      let since = table.introduced(name), since <= Availability.scene,
      !table.isRestricted(name), table.currentName(forOld: name) == nil
    else { return nil }
    return name
  }

  /// The current names of the icons beside titles.
  private var usedSymbols: Set<String> {
    let reader = LiteralReader(context)
    var result: Set<String> = []
    for screen in context.scope.screens {
      for modifier in screen.modifiers where modifier.name == ScreenTitles.iconName {
        let symbols = TitledIcon.symbols(of: modifier, reader, context)
        result.formUnion(symbols.literals.map { TitledIcon.canonicalName($0.text) })
      }
    }
    return result
  }

  // MARK: Titles

  /// Whether none of the screens that a tab shows has a title; nil where they differ, or cannot be
  /// what a link leads to.
  private func isUntitled(_ tab: PlainTab) -> Bool? {
    let range = file.tree.range(tab.item)
    var result: Bool?
    for use in uses {
      let outer = ScreenTitles(use.reader.screen, in: context)
      let shown = TabViewReader(use.reader, context).screens(of: use.element).filter { screen in
        screen.elements.contains {
          $0.parent == nil && $0.reference.file == file.file
            && range.contains(file.tree.range($0.reference.node))
        }
      }
      guard !shown.isEmpty else { return nil }
      for screen in shown {
        guard canBePushed(screen, tab) else { return nil }
        let titles = ScreenTitles(screen, in: context)
        guard titles.titlesElsewhere.isEmpty, titles.documents.isEmpty,
          titles.hiddenBars.isEmpty, screen.toolbarTitles.isEmpty,
          fits(titles, around: outer)
        else { return nil }
        let isUntitled = titles.titles.isEmpty && titles.icons.isEmpty
        if !isUntitled, !titles.titles.contains(where: { $0.branches.isEmpty }) { return nil }
        if let result, result != isUntitled { return nil }
        result = isUntitled
      }
    }
    return result
  }

  /// Whether titles and icons make do without those of the screen around, which tabs share.
  private func fits(_ titles: ScreenTitles, around outer: ScreenTitles) -> Bool {
    let lacksIcon = !titles.titles.isEmpty && titles.icons.isEmpty && !outer.icons.isEmpty
    let gaveIcon = !outer.titles.isEmpty && outer.icons.isEmpty && !titles.icons.isEmpty
    return !lacksIcon && !gaveIcon && outer.hiddenBars.isEmpty
  }

  private func canBePushed(_ screen: Screen, _ tab: PlainTab) -> Bool {
    guard screen.unresolved.isEmpty else { return false }
    let stays = screen.elements.allSatisfy { element in
      switch element.kind {
      case .own(let type):
        return !context.index.type(type, conformsTo: "UIViewControllerRepresentable")
      case .native:
        let isContainer = [
          "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
        ].contains(element.name)
        let isUnwrapped = element.reference.file == file.file && element.reference.node == tab.stack
        return !isContainer || isUnwrapped
      case .container: return true
      case .unresolved: return false
      }
    }
    return stays
      && !screen.modifiers.contains { modifier in
        ["navigationBarBackButtonHidden", "navigationBarHidden", "tabItem"].contains(modifier.name)
          && !(modifier.name == "tabItem" && modifier.reference.node == tab.item)
      }
  }
}
