/// The code that an app's ordinary interface uses while Assistive Access is on, as far as names
/// tell: the types that are shown, what these mention, and so on. Of a mentioned type all members
/// count; code that the mode cuts off, previews, and the app's own scene for the mode do not.
struct ReachedCode {
  static let maximumDeclarations = 5_000

  private struct Declaration {
    let file: FileID
    let node: NodeID
    let owner: TypeReference?
  }

  private let index: DeclarationIndex
  private let loader: FileLoader
  private var conditions: ConditionReader
  private var pending: [Declaration] = []
  private var seen: Set<SyntaxReference> = []
  private var types: Set<TypeReference> = []
  private var members: Set<MemberReference> = []
  /// The names that were followed.
  private var names: Set<Name> = []
  /// The names that are mentioned in files with private functions.
  private var mentioned: [FileID: Set<String>] = [:]

  private struct Name: Hashable {
    let text: String
    /// Where it means something else than elsewhere.
    var file: FileID?
    var owner: TypeReference?
  }

  /// - Parameter context: one whose scope begins with the ordinary interface.
  init(_ context: RuleContext) {
    index = context.index
    loader = context.loader
    conditions = ConditionReader(index: index, loader: loader, frames: [])
    conditions.system = Availability.mode
    for type in Set(context.scope.frames.compactMap(\.owner)).sorted() {
      // What extends a type of the system's is reached by the names of its members.
      if index[index.extendedType(type)]?.kind != .extensionType { reach(type) }
    }
  }

  /// Runs `visit` for every node of the code, outer before inner, with the type whose member it is
  /// part of.
  mutating func read(_ visit: (LoadedFile, NodeID, TypeReference?) -> Void) {
    while let declaration = pending.popLast() {
      guard let loaded = loader.load(declaration.file) else { continue }
      var nodes = [declaration.node]
      while let node = nodes.popLast() {
        if node != declaration.node, loaded.tree.isTypeDeclaration(node) { continue }
        if isUnused(node, loaded) { continue }
        visit(loaded, node, declaration.owner)
        follow(node, declaration, loaded.tree)
        let first = nodes.count
        if let parts = reached(inside: node, declaration, loaded.tree) {
          nodes += parts
        } else {
          nodes.append(contentsOf: loaded.tree.children(node))
        }
        nodes[first...].reverse()
      }
    }
  }

  // MARK: Inside a declaration

  /// Whether a node is a function that only its file can call, and does not.
  private mutating func isUnused(_ node: NodeID, _ loaded: LoadedFile) -> Bool {
    let tree = loaded.tree
    guard tree.kind(node) == .funcDecl, tree.isHidden(node) else { return false }
    let names = mentioned[loaded.file] ?? tree.mentionedNames(in: tree.root)
    mentioned[loaded.file] = names
    return !names.contains(tree.name(node))
  }

  /// The parts of a node that may run; nil for all.
  private mutating func reached(
    inside node: NodeID, _ declaration: Declaration, _ tree: SyntaxTree
  ) -> [NodeID]? {
    switch tree.kind(node) {
    case .ifConfigDecl, .macroExpansionExpr, .macroExpansionDecl, .callExpr, .ifExpr, .guardStmt,
      .sequenceExpr:
      break
    default: return nil
    }
    let place = ConditionReader.Place(file: declaration.file, owner: declaration.owner)
    switch tree.kind(node) {
    case .ifConfigDecl:
      return ConditionalCompilation.activeClauses(of: node, in: tree).flatMap {
        ConditionalCompilation.items(of: $0, in: tree)
      }
    case .macroExpansionExpr, .macroExpansionDecl:
      return tree.name(node, is: "Preview") ? [] : nil
    case .callExpr:
      let callee = tree.callee(of: node)
      let isScene = callee.map { tree.name($0, is: "AssistiveAccess") } ?? false
      return isScene ? [] : nil
    case .ifExpr:
      let value = conditions.conditions(of: node, place).value
      let children = Array(tree.children(node))
      guard value != .unknown,
        let block = children.firstIndex(where: { tree.kind($0) == .codeBlock })
      else { return nil }
      return value == .no
        ? Array(children[..<block] + children[(block + 1)...]) : Array(children[...block])
    case .guardStmt:
      guard conditions.conditions(of: node, place).value == .yes else { return nil }
      return tree.children(node).filter { tree.kind($0) != .codeBlock }
    case .sequenceExpr:
      let children = Array(tree.children(node))
      guard children.count > 2, tree.kind(children[1]) == .ternaryOperator else { return nil }
      switch conditions.certainty(of: children[0], place) {
      case .yes: return Array(children[...1])
      case .no: return [children[0]] + children[2...]
      case .unknown: return nil
      }
    default: return nil
    }
  }

  // MARK: What a name leads to

  private mutating func follow(_ node: NodeID, _ declaration: Declaration, _ tree: SyntaxTree) {
    switch tree.kind(node) {
    case .declRef, .memberExpr, .identifierType, .memberType, .keyPathComponent: break
    default: return
    }
    let name = tree.name(node)
    if name.beginsUppercase {
      let place = Name(text: name, file: declaration.file, owner: declaration.owner)
      guard names.insert(place).inserted else { return }
      if let type = index.type(named: name, from: declaration.file, inside: declaration.owner) {
        reach(type)
      }
      return
    }
    guard names.insert(Name(text: name)).inserted else { return }
    // Members of the workspace's own types belong to these; those of the system's, and what belongs
    // to no type, are reached by a name that nothing else has.
    let named = index.allMembers(named: name)
    guard named.count == 1, let member = named.first, members.insert(member).inserted else {
      return
    }
    let owner = index.owner(of: member)
    if let owner, index[owner]?.kind != .extensionType || index.extendedType(owner) != owner {
      return
    }
    guard let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index)
    else { return }
    add(Declaration(file: member.file, node: node, owner: owner))
  }

  private mutating func reach(_ type: TypeReference) {
    let type = index.extendedType(type)
    guard types.insert(type).inserted, let name = index[type]?.name else { return }
    let all = index.declarations(ofType: name).filter { index.extendedType($0) == type }
    for reference in all.isEmpty ? [type] : all.sorted() {
      guard let loaded = loader.load(reference.file),
        let node = loaded.node(ofType: reference.index)
      else { continue }
      add(Declaration(file: reference.file, node: node, owner: reference))
    }
  }

  private mutating func add(_ declaration: Declaration) {
    guard seen.count < Self.maximumDeclarations,
      seen.insert(SyntaxReference(file: declaration.file, node: declaration.node)).inserted
    else { return }
    pending.append(declaration)
  }
}
