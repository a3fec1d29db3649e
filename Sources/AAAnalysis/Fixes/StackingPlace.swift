/// Whether and how buttons can be put below a view: in a row of a list they must be told apart from
/// the row, and what belongs to the row must stay outside.
struct StackingPlace {
  let wrapping: ExpressionWrapping
  /// What stands in front of the brace.
  let head: String
  /// What stands behind it.
  let tail: String

  /// Nil where a button would change what the view does.
  ///
  /// - Parameters:
  ///   - expression: the view with its modifiers, as far as they go inside.
  init?(
    _ element: Int, _ expression: NodeID, _ surroundings: Surroundings,
    _ reader: ControlLabelReader, _ tree: SyntaxTree
  ) {
    let elsewhere: Surroundings = [
      .dialog, .menu, .contextMenu, .toolbar, .swipeActions, .label, .decoration,
    ]
    guard surroundings.isDisjoint(with: elsewhere),
      let wrapping = ExpressionWrapping(expression, in: tree), wrapping.startsLine,
      !tree.contains(.postfixIfConfigExpr, in: expression)
    else { return nil }
    let inside = tree.chain(expression).links.map { tree.name($0.member) }
    guard !inside.contains(where: Self.rowModifiers.contains) else { return nil }
    self.wrapping = wrapping
    guard let row = reader.rowOfList(around: element) else {
      (head, tail) = ("VStack {", "")
      return
    }
    let hidden: Surroundings = [.contextMenu, .swipeActions]
    let holdsControl = reader.elements(in: row).contains { position in
      let shown = reader.screen.elements[position]
      return shown.surroundings.isDisjoint(with: hidden) && shown.kind == .native
        && LabelLibrary.controls.contains(shown.name)
    }
    guard !holdsControl, reader.fills(row, element) else { return nil }
    head = "VStack(alignment: .leading) {"
    tail = wrapping.outer + ".buttonStyle(.borderless)"
  }

  /// Modifiers that mean the row, and nothing inside it.
  private static let rowModifiers: Set<String> = [
    "badge", "contextMenu", "deleteDisabled", "listItemTint", "listRowBackground",
    "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "moveDisabled", "swipeActions",
    "tag",
  ]
}
