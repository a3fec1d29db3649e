/// What a name is inside a function that may also be the name of a property.
enum LocalMeaning: Equatable {
  /// `if let icon = item.icon`: another expression.
  case value(NodeID)
  /// A parameter of the function around.
  case parameter
  /// A parameter of a closure, or part of a pattern.
  case unknown
}

extension SyntaxTree {
  /// What a name at a place means that a closure, function, condition or pattern around it
  /// declares; nil where none does. Local constants are left to the frames of the scope.
  func localMeaning(of name: String, at node: NodeID) -> LocalMeaning? {
    let path = path(to: range(node).start + 1)
    for (position, current) in path.enumerated().reversed() {
      switch kind(current) {
      case .closureExpr:
        if closureParameters(current).contains(name) { return .unknown }
      case .funcDecl, .initDecl:
        guard let clause = child(current, .parameterClause) else { continue }
        let names = children(clause).filter { kind($0) == .parameter }.map { parameterName($0) }
        if names.contains(name) { return .parameter }
      case .ifExpr:
        guard let block = child(current, .codeBlock), path.dropFirst(position).contains(block)
        else { continue }
        if let meaning = meaning(of: name, inConditionsOf: current) { return meaning }
      case .codeBlock, .accessorBlock:
        for item in children(current)
        where kind(item) == .guardStmt && range(item).end <= range(node).start {
          if let meaning = meaning(of: name, inConditionsOf: item) { return meaning }
        }
      case .switchCase:
        let isBound = children(current).contains {
          kind($0) == .switchCaseItem && mentionedNames(in: $0).contains(name)
        }
        if isBound { return .unknown }
      case .forStmt:
        if let pattern = firstChild(current), mentionedNames(in: pattern).contains(name) {
          return .unknown
        }
      default: break
      }
    }
    return nil
  }

  private func meaning(of name: String, inConditionsOf node: NodeID) -> LocalMeaning? {
    for condition in children(node) {
      switch kind(condition) {
      case .codeBlock: return nil
      case .optionalBinding:
        guard let pattern = firstChild(condition), self.name(pattern) == name,
          let initializer = child(condition, .initializer), let value = firstChild(initializer)
        else { continue }
        // `if let icon = icon` is what it is named after.
        if kind(value) == .declRef, self.name(value) == name { return nil }
        return .value(value)
      case .matchingCondition:
        if let pattern = firstChild(condition), mentionedNames(in: pattern).contains(name) {
          return .unknown
        }
      default: break
      }
    }
    return nil
  }

  /// The innermost closure around a place that has a parameter of a name.
  func closure(naming name: String, around node: NodeID) -> NodeID? {
    path(to: range(node).start + 1).last {
      kind($0) == .closureExpr && closureParameters($0).contains(name)
    }
  }

  /// The first argument, one without a label, of the `ForEach` or `List` that a closure belongs to.
  func firstArgument(ofCallWith closure: NodeID) -> NodeID? {
    guard
      let call = path(to: range(closure).start + 1).last(where: { node in
        kind(node) == .callExpr && arguments(of: node).contains { $0.value == closure }
      }), let callee = callee(of: call), name(callee, is: "ForEach") || name(callee, is: "List"),
      let first = arguments(of: call).first, first.label == nil, !first.isTrailing
    else { return nil }
    return first.value
  }
}
