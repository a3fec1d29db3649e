/// The cases of a route: where a screen shows nothing but the branches of one `switch`, a person
/// sees one of them at a time, and each is as good as a screen of its own.
struct RouteCases {
  private let condition: SyntaxReference?

  init(of screen: Screen, loader: FileLoader) {
    condition = Self.route(of: screen, loader)
  }

  /// Whether what some branches show belongs to another case than what others show.
  func part(_ branches: [BranchStep], from others: [BranchStep]) -> Bool {
    guard let condition, let branch = branches.first(where: { $0.condition == condition })?.branch,
      let other = others.first(where: { $0.condition == condition })?.branch
    else { return false }
    return branch != other
  }

  private static func route(of screen: Screen, _ loader: FileLoader) -> SyntaxReference? {
    // What holds others may stand around the cases.
    let holders = Set(screen.elements.compactMap(\.parent))
    var candidates: [SyntaxReference]?
    for position in screen.elements.indices where !holders.contains(position) {
      let conditions = screen.elements[position].branches.map(\.condition)
      candidates = (candidates ?? conditions).filter(conditions.contains)
      if candidates?.isEmpty == true { return nil }
    }
    return candidates?.first { condition in
      loader.load(condition.file)?.tree.kind(condition.node) == .switchExpr
    }
  }
}
