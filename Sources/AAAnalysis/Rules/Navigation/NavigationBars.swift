/// In which navigation bar a modifier counts: every stack, and every column of a split view, has
/// one of its own.
struct NavigationBars {
  let screen: Screen
  let context: RuleContext

  /// A stack, or a column of a split view.
  private struct Bar: Equatable {
    let element: Int
    /// The argument that holds the column; nil for a stack.
    let column: Int?
  }

  /// Whether two modifiers of the screen may count in one bar: what is put on a stack or on a split
  /// view from outside may count in all that are inside.
  func mayShare(_ first: ViewModifierUse, _ second: ViewModifierUse) -> Bool {
    zip(bars(around: first.element), bars(around: second.element)).allSatisfy(==)
  }

  /// The bars around an element, outermost first, as far as they are known.
  private func bars(around element: Int?) -> [Bar] {
    guard let element else { return [] }
    var path = [element]
    while let inner = path.last, let parent = screen.elements[inner].parent { path.append(parent) }
    path.reverse()
    var bars: [Bar] = []
    for (holder, inner) in zip(path, path.dropFirst()) where screen.elements[holder].kind == .native
    {
      switch screen.elements[holder].name {
      case "NavigationStack": bars.append(Bar(element: holder, column: nil))
      case "NavigationSplitView":
        guard let column = column(of: inner, in: holder) else { return bars }
        bars.append(Bar(element: holder, column: column))
      default: break
      }
    }
    return bars
  }

  /// Which argument of a split view holds an element; nil where that is not known.
  private func column(of element: Int, in holder: Int) -> Int? {
    let (inner, outer) = (screen.elements[element], screen.elements[holder])
    guard inner.frame == outer.frame, inner.reference.file == outer.reference.file,
      let tree = context.tree(outer.reference.file), tree.kind(outer.reference.node) == .callExpr
    else { return nil }
    let range = tree.range(inner.reference.node)
    return tree.arguments(of: outer.reference.node).firstIndex {
      tree.range($0.value).contains(range)
    }
  }
}
