/// Makes the edits that put an icon behind a title.
struct NavigationIconFixes {
  let context: RuleContext
  /// The symbols that other titles have.
  let usedSymbols: Set<String>
  /// Those that the fixes before would give to other titles.
  private var given = SiblingSymbols()

  init(context: RuleContext, usedSymbols: Set<String> = []) {
    self.context = context
    self.usedSymbols = usedSymbols
  }

  mutating func fixes(for title: TitleWithoutIcon) -> [Fix] {
    guard let file = context.loader.load(title.call.file) else { return [] }
    let offset = title.location.range.start + 1
    let modifier = form(at: offset, in: file, root: title.root)
    // What a screen with another title each time has in common is what its view is called.
    var choice = SymbolSuggestion.choice(
      for: title.text ?? title.viewName, hints: title.hints, availableIn: Availability.scene,
      excluding: usedSymbols.union(given.symbols(besides: title.text)))
    if title.isAlternative { choice.preferred = nil }
    let insertion = ChainInsertion(tree: file.tree)
    let fixes = choice.symbols.compactMap { symbol -> Fix? in
      guard
        let edit = insertion.edit(
          after: title.call.node, inserting: modifier.link(symbol: symbol))
      else { return nil }
      var edits = [edit]
      if let declaration = modifier.declaration {
        let end = file.tree.text.count
        // At one place, the declaration would have to come behind the link in one edit.
        guard edit.range.end < end else { return nil }
        edits.append(TextEdit(at: end, insert: declaration))
      }
      return Fix(
        title: "Add the icon “\(symbol)”", isPreferred: symbol == choice.preferred,
        changes: [.edit(title.call.file, edits)], declares: modifier.declared)
    }
    if let symbol = choice.preferred, fixes.contains(where: \.isPreferred) {
      given.note(symbol, title: title.text)
    }
    return fixes
  }

  /// The form in which an icon can be written at a place that a root shows.
  ///
  /// - Parameter offset: within a token of the file.
  func form(at offset: Int, in file: LoadedFile, root: Int) -> IconModifier {
    let root = context.scope.roots[root]
    // The same platforms as at the scene.
    let check = context.sceneCheck(
      in: file.file, like: (root.reference.file, root.nameRange.start + 1))
    return context.iconModifiers.form(at: offset, in: file, check: check)
  }
}
