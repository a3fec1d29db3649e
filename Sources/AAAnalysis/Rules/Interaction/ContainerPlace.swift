/// The place of a finding on several elements at once: the name of what holds them, where that is
/// written.
struct ContainerPlace {
  let location: Location

  /// Nil where nothing with a name holds them.
  init?(of elements: [Int], _ reader: ControlLabelReader) {
    let common = reader.commonAncestor(of: elements)
    let around = common.element.map { [$0] + reader.ancestors(of: $0) } ?? []
    let named = around.filter { Self.isNamed($0, reader) }
    if let position = named.first(where: { Self.isWritten(around: common.branches, $0, reader) })
      ?? named.first
    {
      let element = reader.screen.elements[position]
      location = Location(file: element.reference.file, range: element.nameRange)
    } else if let presenter = Self.nameOfPresenter(reader) {
      location = presenter
    } else {
      return nil
    }
  }

  private static func isNamed(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    let element = reader.screen.elements[position]
    switch element.kind {
    case .native: return element.name != "Group"
    case .own: return true
    case .container, .unresolved: return false
    }
  }

  /// Whether elements stand in the call of another one, not in a body that shows them.
  private static func isWritten(
    around inner: [Int], _ outer: Int, _ reader: ControlLabelReader
  ) -> Bool {
    let holder = reader.screen.elements[outer]
    guard let tree = reader.tree(of: outer) else { return false }
    let range = tree.range(holder.reference.node)
    return inner.allSatisfy { position in
      let element = reader.screen.elements[position]
      return element.frame == holder.frame && element.reference.file == holder.reference.file
        && range.contains(tree.range(element.reference.node))
    }
  }

  /// The root, the link or the modifier that shows the screen.
  private static func nameOfPresenter(_ reader: ControlLabelReader) -> Location? {
    if reader.screen.parent == nil {
      let root = reader.scope.root(of: reader.screen)
      return Location(file: root.reference.file, range: root.nameRange)
    }
    let presenter = reader.screen.presenter
    guard let tree = reader.loader.load(presenter.file)?.tree,
      tree.kind(presenter.node) == .callExpr, let callee = tree.callee(of: presenter.node),
      let range = tree.nameRange(callee)
    else { return nil }
    return Location(file: presenter.file, range: range)
  }
}
