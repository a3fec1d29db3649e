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
    guard !OuterModifiers.stand(on: expression, tree), !Self.holdsControl(element, reader) else {
      return nil
    }
    self.wrapping = wrapping
    guard let row = reader.rowOfList(around: element) else {
      (head, tail) = ("VStack {", "")
      return
    }
    guard !Self.holdsControl(row, reader), reader.fills(row, element) else { return nil }
    head = "VStack(alignment: .leading) {"
    tail = wrapping.outer + ".buttonStyle(.borderless)"
  }

  /// Whether there is something to operate already, apart from what only gestures show.
  private static func holdsControl(_ element: Int, _ reader: ControlLabelReader) -> Bool {
    reader.elements(in: element).contains { position in
      let shown = reader.screen.elements[position]
      return shown.surroundings.isDisjoint(with: [.contextMenu, .swipeActions])
        && shown.kind == .native && LabelLibrary.controls.contains(shown.name)
    }
  }
}

/// Modifiers that speak to what is around a view, and mean nothing, or something else, once another
/// view stands between.
enum OuterModifiers {
  static let names: Set<String> = [
    "alignmentGuide", "badge", "contextMenu", "deleteDisabled", "gridCellAnchor",
    "gridCellColumns", "gridColumnAlignment", "layoutPriority", "listItemTint",
    "listRowBackground", "listRowInsets", "listRowSeparator", "listRowSeparatorTint",
    "moveDisabled", "swipeActions", "tabItem", "tag", "transition", "zIndex",
  ]

  /// Whether a chain has one of them.
  static func stand(on expression: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.chain(expression).links.contains { names.contains(tree.name($0.member)) }
  }
}
