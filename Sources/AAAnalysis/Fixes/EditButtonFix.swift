/// Shows the system's edit button in the toolbar, where rows can be deleted or moved by a gesture.
/// It brings its own words in every language.
struct EditButtonFix {
  let reader: ControlLabelReader
  /// The list, or the `ForEach` in it.
  let rows: Int
  let targets: AppTargets

  /// Nil where no toolbar would show, where editing would also let rows be selected, and where the
  /// file is compiled for a platform without such a button.
  var fix: Fix? {
    let elements = reader.screen.elements
    let around = reader.ancestors(of: rows)
    guard
      let list = ([rows] + around).first(where: {
        elements[$0].kind == .native && elements[$0].name == "List"
      }), let tree = reader.tree(of: list)
    else { return nil }
    let call = elements[list].reference.node
    guard tree.kind(call) == .callExpr, hasNavigation(around: list),
      !tree.arguments(of: call).contains(where: { $0.label == "selection" }),
      let edit = ChainInsertion(tree: tree).edit(
        after: call, inserting: ".toolbar { EditButton() }")
    else { return nil }
    let others = targets.otherSystems(compiling: elements[list].reference.file).map(\.platform)
    guard
      others.allSatisfy({ $0 == "visionOS" })
        || ConditionalCompilation.isForIOSAlone(tree.range(call).start + 1, in: tree)
    else { return nil }
    return Fix(
      title: "Show an edit button", isPreferred: true,
      changes: [.edit(elements[list].reference.file, [edit])])
  }

  private func hasNavigation(around list: Int) -> Bool {
    if reader.screen.kind == .link || reader.screen.kind == .destination { return true }
    return reader.ancestors(of: list).contains { position in
      let element = reader.screen.elements[position]
      return element.kind == .native
        && ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(element.name)
    }
  }
}
