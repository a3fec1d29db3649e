/// Knows which expressions tell whether Assistive Access is on: the environment value, the setting,
/// and the properties, functions and local constants that pass them on.
///
/// Only files that mention the mode are read.
struct ModeReader {
  let index: DeclarationIndex
  let loader: FileLoader
  /// Properties and functions without parameters whose value depends on the mode, by name.
  private(set) var members: [String: [(member: MemberReference, value: ModeValue)]] = [:]

  init(index: DeclarationIndex, loader: FileLoader) {
    self.index = index
    self.loader = loader
    let files = index.filesOfInterest.sorted().compactMap { loader.load($0) }
    // A wrapper may stand before what it wraps, or in another file.
    for _ in 0..<3 {
      let count = members.values.reduce(0) { $0 + $1.count }
      for file in files { collectMembers(of: file) }
      if members.values.reduce(0, { $0 + $1.count }) == count { break }
    }
  }

  private mutating func collectMembers(of loaded: LoadedFile) {
    for (position, model) in loaded.model.interface.members.enumerated() {
      let reference = MemberReference(file: loaded.file, index: position)
      guard model.kind == .property || (model.kind == .function && model.labels.isEmpty),
        !(members[model.name] ?? []).contains(where: { $0.member == reference }),
        let node = loaded.node(ofMember: position)
      else { continue }
      let value = self.value(ofMember: node, model, in: loaded)
      if value != .independent { members[model.name, default: []].append((reference, value)) }
    }
  }

  /// What a declaration says, where nothing can change that.
  private func value(ofMember node: NodeID, _ model: MemberModel, in loaded: LoadedFile)
    -> ModeValue
  {
    let tree = loaded.tree
    if model.kind == .property, model.attributes.contains("Environment") {
      guard let declaration = tree.declaration(around: node) else { return .independent }
      if tree.readsModeFromEnvironment(declaration) { return .mode }
      let known = tree.environmentKeyName(declaration).flatMap { members[$0] } ?? []
      return known.first { ownerName($0.member) == "EnvironmentValues" }?.value ?? .independent
    }
    if let initializer = tree.child(node, .initializer) {
      guard model.attributes.isEmpty, let value = tree.firstChild(initializer) else {
        return .independent
      }
      let isConstant =
        tree.path(to: tree.range(node).start).last { tree.kind($0) == .variableDecl }
        .map { tree.name($0, is: "let") } ?? false
      let found = self.value(of: value, in: loaded)
      return isConstant ? found : min(found, .dependent)
    }
    guard let block = tree.body(ofMember: node) else { return .independent }
    let items = tree.statements(of: block)
    if model.typeText == "Bool" { return value(ofStatements: items, in: loaded, depth: 0) }
    guard items.count == 1, let item = items.first,
      let value = tree.kind(item) == .returnStmt ? tree.firstChild(item) : item
    else { return .independent }
    return self.value(of: value, in: loaded)
  }

  /// What statements return, or give as their one value. A check of the system's version beside it
  /// changes nothing, any other condition has a part.
  private func value(ofStatements items: [NodeID], in loaded: LoadedFile, depth: Int) -> ModeValue {
    guard depth < 16 else { return .independent }
    let tree = loaded.tree
    var result = ModeValue.independent
    var limit = ModeValue.mode
    for item in items {
      switch tree.kind(item) {
      case .returnStmt:
        guard let value = tree.firstChild(item) else { continue }
        result = max(result, self.value(of: value, in: loaded))
      case .ifExpr, .guardStmt:
        for child in tree.children(item) {
          switch tree.kind(child) {
          case .availabilityCondition: continue
          case .codeBlock:
            let inner = tree.statements(of: child)
            result = max(result, value(ofStatements: inner, in: loaded, depth: depth + 1))
          case .ifExpr:
            result = max(result, value(ofStatements: [child], in: loaded, depth: depth + 1))
          default:
            limit = .dependent
            if value(of: child, in: loaded) != .independent { result = max(result, .dependent) }
          }
        }
      default:
        if items.count == 1 { result = max(result, value(of: item, in: loaded)) }
      }
    }
    return min(result, limit)
  }

  // MARK: Expressions

  /// How the value of an expression depends on the mode.
  func value(of node: NodeID, in loaded: LoadedFile, depth: Int = 0) -> ModeValue {
    guard depth < 24 else { return .independent }
    let tree = loaded.tree
    switch tree.kind(node) {
    case .prefixOperatorExpr, .tryExpr, .awaitExpr, .effectExpr:
      return tree.firstChild(node).map { value(of: $0, in: loaded, depth: depth + 1) }
        ?? .independent
    case .tupleExpr:
      let arguments = tree.arguments(of: node)
      guard arguments.count == 1 else { return .independent }
      return value(of: arguments[0].value, in: loaded, depth: depth + 1)
    case .sequenceExpr:
      return value(ofSequence: node, in: loaded, depth)
    case .memberExpr:
      return value(ofMember: node, in: loaded)
    case .declRef:
      return value(ofName: node, in: loaded, depth)
    case .callExpr:
      // A function without parameters.
      guard tree.arguments(of: node).isEmpty, let callee = tree.callee(of: node) else {
        return .independent
      }
      return value(of: callee, in: loaded, depth: depth + 1)
    default: return .independent
    }
  }

  /// `mode == true` is the mode; with other operators, or in a ternary, it only has a part.
  private func value(ofSequence node: NodeID, in loaded: LoadedFile, _ depth: Int) -> ModeValue {
    let tree = loaded.tree
    let children = Array(tree.children(node))
    let values = children.map { value(of: $0, in: loaded, depth: depth + 1) }
    guard let most = values.max(), most != .independent else { return .independent }
    if children.count == 3, tree.name(children[1], is: "==") || tree.name(children[1], is: "!="),
      tree.kind(children[0]) == .booleanLiteral || tree.kind(children[2]) == .booleanLiteral
    {
      return most
    }
    return .dependent
  }

  private func value(ofMember node: NodeID, in loaded: LoadedFile) -> ModeValue {
    let tree = loaded.tree
    guard let base = tree.firstChild(node) else { return .independent }
    if tree.name(node, is: "isAssistiveAccessEnabled"),
      tree.name(base, is: "AccessibilitySettings"), !index.declaresType(named: tree.name(base))
    {
      return .mode
    }
    if tree.name(node, is: "accessibilityAssistiveAccessEnabled"), tree.kind(base) != .declRef
      || !tree.name(base, is: "self")
    {
      return .mode
    }
    guard let known = members[tree.name(node)], tree.kind(base) == .declRef else {
      return .independent
    }
    let baseName = tree.name(base)
    if baseName == "self" || baseName == "Self" {
      return value(ofOwn: known, at: tree.range(node).start, in: loaded)
    }
    if let type = index.type(named: baseName, from: loaded.file) {
      let name = index[type]?.name
      return known.first { ownerName($0.member) == name }?.value ?? .independent
    }
    // A member of a value: only where all of that name say the same.
    guard index.allMembers(named: tree.name(node)).count == known.count else {
      return .independent
    }
    return known.map(\.value).min() ?? .independent
  }

  private func ownerName(_ member: MemberReference) -> String? {
    index.owner(of: member).flatMap { index[$0]?.name }
  }

  private func value(
    ofOwn known: [(member: MemberReference, value: ModeValue)], at offset: Int,
    in loaded: LoadedFile
  ) -> ModeValue {
    let owners = loaded.tree.types(around: offset).compactMap { node in
      loaded.model.typeNodes.firstIndex(of: Int32(clamping: node))
        .map { loaded.model.interface.types[$0].name }
    }
    for owner in owners.reversed() {
      if let found = known.first(where: { ownerName($0.member) == owner }) { return found.value }
    }
    return known.first { ownerName($0.member) == nil || ownerName($0.member) == "View" }?.value
      ?? .independent
  }

  private func value(ofName node: NodeID, in loaded: LoadedFile, _ depth: Int) -> ModeValue {
    let tree = loaded.tree
    let name = tree.name(node)
    let offset = tree.range(node).start
    switch local(name, before: offset, in: tree) {
    case .value(let value): return self.value(of: value, in: loaded, depth: depth + 1)
    case .unknown: return .independent
    case .none: break
    }
    guard let known = members[name] else {
      return name == "accessibilityAssistiveAccessEnabled" ? .mode : .independent
    }
    return value(ofOwn: known, at: offset, in: loaded)
  }

  // MARK: Locals

  private enum Local {
    case none
    /// A parameter, or a variable.
    case unknown
    case value(NodeID)
  }

  /// What a name means as a parameter or local constant around a place.
  private func local(_ name: String, before offset: Int, in tree: SyntaxTree) -> Local {
    for node in tree.path(to: offset).reversed() {
      switch tree.kind(node) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl: return .none
      case .closureExpr:
        if tree.closureParameters(node).contains(name) { return .unknown }
      case .funcDecl, .initDecl:
        guard let clause = tree.child(node, .parameterClause) else { continue }
        for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
          if tree.parameterName(parameter) == name { return .unknown }
        }
      default: break
      }
      guard [.codeBlock, .closureExpr, .accessorBlock, .switchCase].contains(tree.kind(node)) else {
        continue
      }
      for item in tree.children(node)
      where tree.kind(item) == .variableDecl && tree.range(item).end <= offset {
        for binding in tree.children(item) where tree.kind(binding) == .patternBinding {
          guard let pattern = tree.child(binding, .identifierPattern), tree.name(pattern) == name
          else { continue }
          guard tree.name(item, is: "let"), let initializer = tree.child(binding, .initializer),
            let value = tree.firstChild(initializer)
          else { return .unknown }
          return .value(value)
        }
      }
    }
    return .none
  }
}
