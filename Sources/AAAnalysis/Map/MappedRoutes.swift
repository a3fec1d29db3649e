/// Finds which screens a link with a value leads to: those of the destination for the value's type,
/// and of the cases of a `switch` the one that the value is.
struct MappedRoutes {
  private let builder: ScreenMapBuilder
  private let scope: Scope
  private let context: RuleContext
  /// The destinations for values, by root.
  private var destinations: [Int: [Destination]] = [:]
  private var routes: Set<Int> = []

  private struct Destination {
    /// The screen of the scope.
    let screen: Int
    /// The type of the values; nil where the workspace does not declare it.
    let type: TypeReference?
  }

  init(_ builder: ScreenMapBuilder) {
    self.builder = builder
    scope = builder.scope
    context = builder.context
    for (number, screen) in scope.screens.enumerated() where screen.kind == .destination {
      guard let parent = screen.parent, let tree = context.tree(screen.presenter.file),
        let named = tree.arguments(of: screen.presenter.node).first(where: { $0.label == "for" }),
        let modifier = scope.screens[parent].modifiers
          .first(where: { $0.reference == screen.presenter })
      else { continue }
      // `Route.self`
      var type: TypeReference?
      if tree.kind(named.value) == .memberExpr, tree.name(named.value, is: "self"),
        let name = tree.firstChild(named.value)
      {
        type = builder.texts.type(of: name, in: modifier.frame)
      }
      destinations[screen.root, default: []].append(
        Destination(screen: number, type: type))
      routes.insert(number)
    }
  }

  /// Whether a screen of the scope is shown for a value.
  func isRoute(_ screen: Int) -> Bool { routes.contains(screen) }

  /// The screens of the scope, and their pieces, that a link with a value shows.
  func destinations(of element: ViewElement, on screen: Screen) -> [(screen: Int, piece: Int)] {
    guard element.kind == .native, element.name == "NavigationLink",
      let all = destinations[screen.root],
      let tree = context.tree(element.reference.file),
      tree.kind(element.reference.node) == .callExpr,
      let value = tree.arguments(of: element.reference.node).first(where: { $0.label == "value" })
    else { return [] }
    let (type, name) = meaning(of: value.value, element.frame, tree)
    var fitting = all.filter { $0.type != nil && $0.type == type }
    // A link that leads somewhere at all leads to the only destination that there is.
    if fitting.isEmpty, all.count == 1, type == nil || all[0].type == nil { fitting = all }
    return fitting.flatMap { destination in
      pieces(of: destination.screen, for: name).map { (destination.screen, $0) }
    }
  }

  /// The type of a value, and the name of the case or constant that it is.
  private func meaning(
    of value: NodeID, _ frame: Int, _ tree: SyntaxTree
  ) -> (TypeReference?, String?) {
    var node = value
    if tree.kind(node) == .callExpr, let callee = tree.callee(of: node) {
      // `Item(name: "A")`, `Route.item(item)`
      node = callee
    }
    if tree.kind(node) == .memberExpr, let base = tree.firstChild(node),
      let type = builder.texts.type(of: base, in: frame)
    {
      let name = tree.name(node)
      let members = context.index.members(named: name, of: type)
      if members.contains(where: {
        context.index[$0]?.kind == .enumCase || context.index[$0]?.isStatic == true
      }) {
        return (type, name)
      }
    }
    if let type = builder.texts.type(of: node, in: frame) { return (type, nil) }
    var reader = context.actionReader
    let place = reader.context(ofFrame: frame)
    return (reader.type(of: value, place).flatMap(reader.declaration), nil)
  }

  /// The pieces of a screen that are shown for a case; all where that cannot be told.
  private func pieces(of number: Int, for name: String?) -> [Int] {
    let all = builder.pieces[number].pieces
    guard let name, all.count > 1 else { return Array(all.indices) }
    let named = all.indices.filter { caseNames(of: all[$0]).contains(name) }
    if !named.isEmpty { return named }
    let other = all.indices.filter { piece in
      all[piece].branches.contains { isDefault($0) }
    }
    return other.isEmpty ? Array(all.indices) : other
  }

  /// The names in the patterns of the branches of `switch`es under which a piece is shown.
  func caseNames(of piece: ScreenPiece) -> Set<String> {
    piece.branches.reduce(into: []) { $0.formUnion(names(of: $1)) }
  }

  /// The names in the patterns of a branch of a `switch`.
  private func names(of step: BranchStep) -> Set<String> {
    guard let (branch, tree) = switchCase(step) else { return [] }
    var names: Set<String> = []
    for item in tree.children(branch) where tree.kind(item) == .switchCaseItem {
      names.formUnion(tree.mentionedNames(in: item))
    }
    return names
  }

  private func isDefault(_ step: BranchStep) -> Bool {
    guard let (branch, tree) = switchCase(step) else { return false }
    return tree.name(branch, is: "default")
  }

  private func switchCase(_ step: BranchStep) -> (NodeID, SyntaxTree)? {
    guard let tree = context.tree(step.condition.file),
      tree.kind(step.condition.node) == .switchExpr
    else { return nil }
    let cases = tree.statements(of: step.condition.node).filter { tree.kind($0) == .switchCase }
    return cases.indices.contains(step.branch) ? (cases[step.branch], tree) : nil
  }
}
