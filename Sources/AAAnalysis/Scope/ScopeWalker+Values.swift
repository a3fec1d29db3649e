/// Types of values, where names alone do not tell what a member shows.
extension ScopeWalker {
  /// The type of the workspace of which a name is a value, by what is written: of a property, of a
  /// parameter, of what a closure is given. Nil where that is unknown.
  mutating func type(ofValue node: NodeID, _ frame: Int, depth: Int = 0) -> TypeReference? {
    guard depth < 8, let tree = tree(in: frame), tree.kind(node) == .declRef else { return nil }
    let name = tree.name(node)
    if let closure = tree.closure(giving: name, to: node) {
      return type(givenTo: closure, frame, tree)
    }
    switch tree.localMeaning(of: name, at: node) {
    case .value(let value): return type(ofValue: value, frame, depth: depth + 1)
    case .unknown: return nil
    case .parameter:
      return tree.parameterType(named: name, around: tree.range(node).start)
        .flatMap(ProvisionReader.plainName)
        .flatMap { type(named: $0, frame) }
    case nil: return declaredType(of: node, frame)
    }
  }

  private func type(named name: String, _ frame: Int) -> TypeReference? {
    index.type(
      named: name, from: scope.frames[frame].file, inside: scope.frames[frame].owner)
  }

  private func declaredType(of node: NodeID, _ frame: Int) -> TypeReference? {
    var reader = ActionReader(
      ActionSource(index: index, loader: loader, frames: scope.frames, lookups: lookups))
    let context = reader.context(ofFrame: frame)
    return reader.type(of: node, context).flatMap(reader.declaration)
  }

  /// What the call around a closure gives it: a route, an item, an element.
  private func type(givenTo closure: NodeID, _ frame: Int, _ tree: SyntaxTree) -> TypeReference? {
    guard
      let call = tree.path(to: tree.range(closure).start + 1).last(where: { node in
        tree.kind(node) == .callExpr && tree.arguments(of: node).contains { $0.value == closure }
      }), let callee = tree.callee(of: call)
    else { return nil }
    let arguments = tree.arguments(of: call)
    switch tree.name(callee) {
    case "navigationDestination", "sheet", "fullScreenCover", "popover":
      if let route = arguments.first(where: { $0.label == "for" })?.value,
        tree.kind(route) == .memberExpr, tree.name(route, is: "self"),
        let base = tree.firstChild(route)
      {
        return type(named: tree.name(base), frame)
      }
      return arguments.first { $0.label == "item" }.flatMap { declaredType(of: $0.value, frame) }
    case "ForEach", "List":
      guard let data = arguments.first, data.label == nil, !data.isTrailing else { return nil }
      if tree.kind(data.value) == .memberExpr, tree.name(data.value, is: "allCases"),
        let base = tree.firstChild(data.value)
      {
        return type(named: tree.name(base), frame)
      }
      var reader = ActionReader(
      ActionSource(index: index, loader: loader, frames: scope.frames, lookups: lookups))
      let context = reader.context(ofFrame: frame)
      return reader.elementType(of: reader.type(of: data.value, context))
        .flatMap(reader.declaration)
    default: return nil
    }
  }
}

extension SyntaxTree {
  /// The closure whose first parameter a name means at a place: by its own name, or `$0`.
  fileprivate func closure(giving name: String, to node: NodeID) -> NodeID? {
    let closures = path(to: range(node).start + 1).filter { kind($0) == .closureExpr }
    if name == "$0" { return closures.last { closureParameters($0).isEmpty } }
    guard let closure = closures.last(where: { closureParameters($0).contains(name) }),
      closureParameters(closure).first == name
    else { return nil }
    return closure
  }
}
