/// Whether what a view or function was given has a value.
extension ConditionReader {
  /// `if let symbol`, `if let shown = symbol`.
  mutating func presence(ofBinding node: NodeID, _ place: Place, _ tree: SyntaxTree) -> Certainty {
    if let initializer = tree.child(node, .initializer) {
      guard let value = tree.firstChild(initializer) else { return .unknown }
      return presence(of: value, place, tree, depth: 0)
    }
    // The pattern is a name, or an expression that is one.
    guard let pattern = tree.firstChild(node) else { return .unknown }
    return presence(ofName: tree.text[tree.range(pattern)], place, depth: 0)
  }

  private func presence(
    of node: NodeID, _ place: Place, _ tree: SyntaxTree, depth: Int
  ) -> Certainty {
    switch tree.kind(node) {
    case .nilLiteral: .no
    case .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .closureExpr: .yes
    case .declRef: presence(ofName: tree.name(node), place, depth: depth + 1)
    default: .unknown
    }
  }

  private func presence(ofName name: String, _ place: Place, depth: Int) -> Certainty {
    guard depth < Self.maximumDepth, let frame = place.frame else { return .unknown }
    if let binding = binding(name, place) {
      if isState(name, place) { return .unknown }
      let inner = self.place(inFrame: binding.frame)
      guard let tree = loader.load(inner.file)?.tree else { return .unknown }
      return presence(of: binding.value.node, inner, tree, depth: depth)
    }
    switch frames[frame].use?.declaration {
    case .member(let function):
      // A parameter that the call leaves out.
      guard index[function]?.parameterNames.contains(name) == true,
        let loaded = loader.load(function.file), let node = loaded.node(ofMember: function.index),
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
        let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index)
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
}
