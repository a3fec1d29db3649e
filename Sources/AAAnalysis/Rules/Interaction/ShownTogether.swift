/// Which elements of a screen are surely shown at one time.
///
/// Two conditions that have nothing to do with each other in the text may still exclude each other,
/// as the steps of a form do: what stands under different ones does not add up. Nor do the columns
/// of a split view, which a phone shows one at a time.
struct ShownTogether {
  private let reader: ControlLabelReader

  init(_ reader: ControlLabelReader) { self.reader = reader }

  /// Something that decides, on the way from the screen to an element, whether that is shown.
  private struct Step: Hashable {
    /// The condition, the `ForEach`, the choice between layouts.
    let decider: SyntaxReference
    let branch: Int
    /// The element in which it stands: a view that is used twice decides twice.
    let holder: Int?
  }

  /// The largest sets of elements that are shown together, each in the order of the screen.
  func groups(of elements: [Int]) -> [[Int]] {
    let shown = elements.filter { !mayBeHidden($0) }
    let paths = shown.map { steps(to: $0) }
    var distinct: [[Step]] = []
    var seen: Set<[Step]> = []
    for path in paths where seen.insert(path).inserted { distinct.append(path) }
    return distinct.compactMap { path in
      let isOpen = distinct.contains { $0.count > path.count && $0.starts(with: path) }
      if isOpen { return nil }
      return zip(shown, paths).filter { path.starts(with: $0.1) }.map(\.0)
    }
  }

  /// Of the groups those that say the most: one that shares an element with a larger one, or with
  /// one of its size before it, is left out.
  static func largest(of groups: [[Int]]) -> [[Int]] {
    let ordered = groups.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    var seen: Set<Int> = []
    var result: [[Int]] = []
    for (_, group) in ordered where seen.isDisjoint(with: group) {
      seen.formUnion(group)
      result.append(group)
    }
    return result
  }

  private func mayBeHidden(_ element: Int) -> Bool {
    var current: Int? = element
    while let position = current {
      if reader.styles.mayHide(position) { return true }
      current = reader.screen.elements[position].parent
    }
    return false
  }

  private func steps(to element: Int) -> [Step] {
    let elements = reader.screen.elements
    var steps: [Step] = []
    var known = 0
    for position in ([element] + reader.ancestors(of: element)).reversed() {
      let shown = elements[position]
      for step in shown.branches.dropFirst(known) {
        steps.append(Step(decider: step.condition, branch: step.branch, holder: shown.parent))
      }
      known = shown.branches.count
      guard let parent = shown.parent else { continue }
      let holder = elements[parent]
      if shown.surroundings.contains(.row), !holder.surroundings.contains(.row) {
        steps.append(Step(decider: holder.reference, branch: 0, holder: parent))
      }
      if let branch = alternative(position, in: parent) {
        steps.append(Step(decider: holder.reference, branch: branch, holder: parent))
      }
    }
    return steps
  }

  /// Which of several things an element is of which its parent shows one; nil for other parents.
  private func alternative(_ position: Int, in parent: Int) -> Int? {
    let holder = reader.screen.elements[parent]
    guard holder.kind == .native else { return nil }
    switch holder.name {
    case "ViewThatFits", "NavigationView": return position
    case "NavigationSplitView":
      let element = reader.screen.elements[position]
      guard element.frame == holder.frame, let tree = reader.tree(of: parent),
        tree.kind(holder.reference.node) == .callExpr
      else { return position }
      let range = tree.range(element.reference.node)
      return tree.arguments(of: holder.reference.node).firstIndex {
        tree.range($0.value).contains(range)
      } ?? position
    default: return nil
    }
  }
}

extension ControlLabelReader {
  /// The innermost element around all of some elements, and for each the element right inside it
  /// that leads there; the first is nil where only the screen holds them all.
  func commonAncestor(of inner: [Int]) -> (element: Int?, branches: [Int]) {
    guard let first = inner.first else { return (nil, []) }
    var common = ancestors(of: first)[...]
    for element in inner.dropFirst() {
      let others = Set(ancestors(of: element))
      common = common.drop { !others.contains($0) }
    }
    let branches = inner.map { element in
      var branch = element
      while let parent = screen.elements[branch].parent, parent != common.first {
        branch = parent
      }
      return branch
    }
    return (common.first, branches)
  }
}
