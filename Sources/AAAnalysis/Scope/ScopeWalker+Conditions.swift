/// What conditions say while Assistive Access is on, on a system that has its scene.
extension ScopeWalker {
  /// The conditions of an `if` or `guard`.
  struct Conditions {
    var value: Certainty = .yes
    /// Whether nothing but the version of the system decides.
    var isAvailability = true
  }

  mutating func conditions(of node: NodeID, _ frame: Int, _ tree: SyntaxTree) -> Conditions {
    var result = Conditions()
    for condition in tree.children(node).prefix(while: { tree.kind($0) != .codeBlock }) {
      if tree.kind(condition) == .availabilityCondition {
        result.value = result.value.and(Availability.certainty(ofCondition: condition, in: tree))
      } else {
        result.isAvailability = false
        let value =
          tree.kind(condition) == .optionalBinding
          ? certainty(ofBinding: condition, frame, tree) : certainty(of: condition, frame, tree)
        result.value = result.value.and(value)
      }
    }
    return result
  }

  // MARK: Optional bindings

  /// `if let symbol`, `if let shown = symbol`: whether what a view or function was given has a
  /// value.
  private mutating func certainty(
    ofBinding node: NodeID, _ frame: Int, _ tree: SyntaxTree
  ) -> Certainty {
    if let initializer = tree.child(node, .initializer) {
      guard let value = tree.firstChild(initializer) else { return .unknown }
      return presence(of: value, frame, tree, depth: 0)
    }
    // The pattern is a name, or an expression that is one.
    guard let pattern = tree.firstChild(node) else { return .unknown }
    return presence(ofName: tree.text[tree.range(pattern)], frame, depth: 0)
  }

  private mutating func presence(
    of node: NodeID, _ frame: Int, _ tree: SyntaxTree, depth: Int
  ) -> Certainty {
    switch tree.kind(node) {
    case .nilLiteral: .no
    case .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .closureExpr: .yes
    case .declRef: presence(ofName: tree.name(node), frame, depth: depth + 1)
    default: .unknown
    }
  }

  private mutating func presence(ofName name: String, _ frame: Int, depth: Int) -> Certainty {
    guard depth < 16 else { return .unknown }
    if let binding = binding(name, in: frame) {
      guard let tree = tree(in: binding.frame) else { return .unknown }
      return presence(of: binding.value.node, binding.frame, tree, depth: depth)
    }
    switch scope.frames[frame].use?.declaration {
    case .member(let function):
      // A parameter that the call leaves out.
      guard index[function]?.parameterNames.contains(name) == true,
        let loaded = loaded(function.file), let node = loaded.node(ofMember: function.index),
        let clause = loaded.tree.child(node, .parameterClause),
        let position = index[function]?.parameterNames.firstIndex(of: name)
      else { return .unknown }
      let parameters = loaded.tree.children(clause).filter { loaded.tree.kind($0) == .parameter }
      guard position < parameters.count else { return .unknown }
      return isNil(loaded.tree.child(parameters[position], .initializer), loaded.tree)
    case .type(let type):
      // A property that the call leaves out, where nothing but the call can set it.
      guard let interface = index.interface(of: type.file),
        !interface.members.contains(where: { $0.owner == type.index && $0.kind == .initializer })
      else { return .unknown }
      let members = index.members(named: name, of: type)
      guard members.count == 1, let member = members.first, let model = index[member],
        model.kind == .property, !model.isComputed, !model.isStatic, model.attributes.isEmpty,
        let loaded = loaded(member.file), let node = loaded.node(ofMember: member.index)
      else { return .unknown }
      if let initializer = loaded.tree.child(node, .initializer) {
        return isNil(initializer, loaded.tree)
      }
      return model.typeText?.hasSuffix("?") == true ? .no : .unknown
    case nil: return .unknown
    }
  }

  /// No where an initial value is `nil`.
  private func isNil(_ initializer: NodeID?, _ tree: SyntaxTree) -> Certainty {
    guard let initializer, let value = tree.firstChild(initializer) else { return .unknown }
    return tree.kind(value) == .nilLiteral ? .no : .unknown
  }

  // MARK: Values

  /// The value of an expression: the mode is on, and what was passed as a literal is known.
  mutating func certainty(
    of node: NodeID, _ frame: Int, _ tree: SyntaxTree, depth: Int = 0
  ) -> Certainty {
    guard depth < 16 else { return .unknown }
    switch tree.kind(node) {
    case .booleanLiteral:
      return tree.name(node, is: "true") ? .yes : .no
    case .prefixOperatorExpr:
      guard tree.name(node, is: "!"), let inner = tree.firstChild(node) else { return .unknown }
      return !certainty(of: inner, frame, tree, depth: depth + 1)
    case .tupleExpr:
      let arguments = tree.arguments(of: node)
      guard arguments.count == 1 else { return .unknown }
      return certainty(of: arguments[0].value, frame, tree, depth: depth + 1)
    case .sequenceExpr:
      return comparison(node, frame, tree, depth)
        ?? tree.certainty(ofSequence: node) { certainty(of: $0, frame, tree, depth: depth + 1) }
    case .memberExpr:
      guard let base = tree.firstChild(node) else { return .unknown }
      if tree.name(node, is: "isAssistiveAccessEnabled"),
        tree.name(base, is: "AccessibilitySettings")
      {
        return .yes
      }
      guard tree.kind(base) == .declRef else { return .unknown }
      if tree.name(base, is: "self") {
        return certainty(ofName: tree.name(node), frame, depth)
      }
      return certainty(ofMember: tree.name(node), of: tree.name(base), frame, depth)
    case .declRef:
      return certainty(ofName: tree.name(node), frame, depth)
    default: return .unknown
    }
  }

  /// `mode == true`, `mode != false`.
  private mutating func comparison(
    _ node: NodeID, _ frame: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> Certainty? {
    let children = Array(tree.children(node))
    guard children.count == 3, tree.kind(children[2]) == .booleanLiteral,
      tree.name(children[1], is: "==") || tree.name(children[1], is: "!=")
    else { return nil }
    let value = certainty(of: children[0], frame, tree, depth: depth + 1)
    let isSame = tree.name(children[1], is: "==") == tree.name(children[2], is: "true")
    return isSame ? value : !value
  }

  private mutating func certainty(ofName name: String, _ frame: Int, _ depth: Int) -> Certainty {
    if let binding = binding(name, in: frame) {
      guard let tree = tree(in: binding.frame) else { return .unknown }
      return certainty(of: binding.value.node, binding.frame, tree, depth: depth + 1)
    }
    if let owner = scope.frames[frame].owner {
      let members = index.members(named: name, of: owner)
      if !members.isEmpty { return certainty(ofProperties: members, depth) }
    }
    return certainty(ofProperties: index.globals(named: name), depth)
  }

  private mutating func certainty(
    ofMember name: String, of typeName: String, _ frame: Int, _ depth: Int
  ) -> Certainty {
    guard
      let type = index.type(
        named: typeName, from: scope.frames[frame].file, inside: scope.frames[frame].owner)
    else { return .unknown }
    return certainty(ofProperties: index.members(named: name, of: type), depth)
  }

  /// What a property says by its declaration, where nothing can change that.
  private mutating func certainty(ofProperties members: [MemberReference], _ depth: Int)
    -> Certainty
  {
    guard members.count == 1, let member = members.first, let model = index[member],
      model.kind == .property, let loaded = loaded(member.file),
      let binding = loaded.node(ofMember: member.index)
    else { return .unknown }
    let tree = loaded.tree
    let path = tree.path(to: tree.range(binding).start)
    guard let declaration = path.last(where: { tree.kind($0) == .variableDecl }) else {
      return .unknown
    }
    if model.attributes.contains("Environment") {
      return tree.readsModeFromEnvironment(declaration) ? .yes : .unknown
    }
    guard model.attributes.isEmpty || model.isComputed else { return .unknown }
    var value: NodeID?
    if let initializer = tree.child(binding, .initializer) {
      guard tree.name(declaration, is: "let") else { return .unknown }
      value = tree.firstChild(initializer)
    } else if let block = body(of: member, loaded) {
      let items = tree.statements(of: block)
      guard items.count == 1, let item = items.first else { return .unknown }
      value = tree.kind(item) == .returnStmt ? tree.firstChild(item) : item
    }
    guard let value else { return .unknown }
    let frame = addFrame(
      file: member.file, owner: index.owner(of: member), use: nil, screen: 0)
    return certainty(of: value, frame, tree, depth: depth + 1)
  }
}
