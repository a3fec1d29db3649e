/// An argument of a call, in parentheses or behind them.
public struct CallArgument: Sendable, Hashable {
  /// Nil for an argument without a label, and for the first closure behind a call.
  public let label: String?
  /// The expression.
  public let value: NodeID
  /// Whether it is a closure behind the parentheses.
  public let isTrailing: Bool
}

/// A modifier in a chain of calls: `.padding(8)`.
public struct ChainLink: Sendable, Hashable {
  /// The call, or the member where nothing is called.
  public let node: NodeID
  /// The member expression.
  public let member: NodeID
}

extension SyntaxTree {
  /// The arguments of a call, subscript or macro, in order.
  public func arguments(of call: NodeID) -> [CallArgument] {
    var result: [CallArgument] = []
    var isCallee = kind(call) == .callExpr || kind(call) == .subscriptExpr
    for child in children(call) {
      if isCallee {
        isCallee = false
        continue
      }
      switch kind(child) {
      case .argument:
        guard let value = firstChild(child) else { continue }
        result.append(
          CallArgument(label: token(child) == nil ? nil : name(child), value: value,
            isTrailing: false))
      case .closureExpr:
        result.append(CallArgument(label: nil, value: child, isTrailing: true))
      case .labeledClosure:
        guard let value = firstChild(child) else { continue }
        result.append(CallArgument(label: name(child), value: value, isTrailing: true))
      default: break
      }
    }
    return result
  }

  /// The value of the first argument of a call that has a label.
  func argument(_ label: StaticString, of call: NodeID) -> NodeID? {
    for child in children(call) {
      switch kind(child) {
      case .argument, .labeledClosure:
        if name(child, is: label), let value = firstChild(child) { return value }
      default: break
      }
    }
    return nil
  }

  /// What a call calls, looked up through `?`, `!` and generic arguments.
  public func callee(of call: NodeID) -> NodeID? {
    var node = firstChild(call)
    while let current = node {
      switch kind(current) {
      case .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr:
        node = firstChild(current)
      default: return current
      }
    }
    return nil
  }

  /// Takes a chain `base.a().b { }.c` apart: the base, and the links from the innermost out.
  ///
  /// A member that is not called is a link only where a called one follows it; at the end it is
  /// part of the chain too (`Screen.home`).
  public func chain(_ expression: NodeID) -> (base: NodeID, links: [ChainLink]) {
    var links: [ChainLink] = []
    var node = expression
    while true {
      switch kind(node) {
      case .callExpr:
        guard let callee = callee(of: node), kind(callee) == .memberExpr,
          let base = firstChild(callee)
        else { return (node, links.reversed()) }
        links.append(ChainLink(node: node, member: callee))
        node = base
      case .memberExpr:
        guard let base = firstChild(node) else { return (node, links.reversed()) }
        links.append(ChainLink(node: node, member: node))
        node = base
      case .optionalChainingExpr, .forceUnwrapExpr:
        guard let inner = firstChild(node) else { return (node, links.reversed()) }
        node = inner
      default:
        return (node, links.reversed())
      }
    }
  }

  /// The items of a closure, block or getter, with `#if` branches that iOS compiles opened up.
  public func statements(of node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    for child in children(node) where kind(child) != .closureSignature {
      appendItem(child, to: &result, depth: 0)
    }
    return result
  }

  private func appendItem(_ item: NodeID, to result: inout [NodeID], depth: Int) {
    guard kind(item) == .ifConfigDecl, depth < 64 else {
      result.append(item)
      return
    }
    for clause in ConditionalCompilation.activeClauses(of: item, in: self) {
      for inner in ConditionalCompilation.items(of: clause, in: self) {
        appendItem(inner, to: &result, depth: depth + 1)
      }
    }
  }

  /// The parameters that a closure names, in order; `_` included.
  public func closureParameters(_ closure: NodeID) -> [String] {
    guard let signature = child(closure, .closureSignature) else { return [] }
    var names: [String] = []
    for child in children(signature) {
      switch kind(child) {
      case .closureParameter: names.append(name(child))
      case .parameterClause:
        for parameter in children(child) where kind(parameter) == .parameter {
          names.append(name(parameter))
        }
      default: break
      }
    }
    return names
  }

  /// The innermost node whose range touches `offset`, and those around it, outermost first.
  public func path(to offset: Int) -> [NodeID] {
    var path = [root]
    var node = root
    search: while true {
      for child in children(node) where range(child).touches(offset) && !range(child).isEmpty {
        path.append(child)
        node = child
        continue search
      }
      return path
    }
  }
}
