/// What conditions say of the states that they are about.
extension SyntaxTree {
  /// An expression that decides between the branches of a condition.
  struct Decision {
    let node: NodeID
    /// The branch that is taken where it is true; nil where it chooses one of many.
    let branch: Int?
    /// See `sense(of:)`.
    let sense: Bool?
    /// Whether it compares for equality.
    let compares: Bool
  }

  /// The expressions on which an `if` with its `else if`s, a `guard`, a `switch` or a ternary
  /// depends, with branches as the walk through views numbers them.
  func decisions(of condition: NodeID) -> [Decision] {
    switch kind(condition) {
    case .ifExpr:
      var result: [Decision] = []
      var current: NodeID? = condition
      var branch = 0
      while let node = current {
        current = nil
        var sawBlock = false
        for child in children(node) {
          switch kind(child) {
          case .codeBlock: sawBlock = true
          case .ifExpr where sawBlock: current = child
          case .availabilityCondition: break
          default: if !sawBlock { result.append(decision(child, branch)) }
          }
        }
        branch += 1
      }
      return result
    case .guardStmt:
      return children(condition)
        .filter { kind($0) != .codeBlock && kind($0) != .availabilityCondition }
        .map { decision($0, 1) }
    case .switchExpr:
      return firstChild(condition).map {
        [Decision(node: $0, branch: nil, sense: nil, compares: true)]
      } ?? []
    case .sequenceExpr:
      let parts = Array(children(condition))
      guard let mark = parts.firstIndex(where: { kind($0) == .ternaryOperator }) else {
        return []
      }
      let before = Array(parts[..<mark])
      let compares = before.contains { name($0, is: "==") }
      return before.filter { kind($0) != .binaryOperator }.map {
        Decision(node: $0, branch: 0, sense: sense(ofSequence: before, 0), compares: compares)
      }
    default: return []
    }
  }

  private func decision(_ node: NodeID, _ branch: Int) -> Decision {
    Decision(
      node: node, branch: branch, sense: sense(of: node),
      compares: kind(node) == .sequenceExpr && children(node).contains { name($0, is: "==") })
  }

  /// Whether a condition holds while the state that it is about is set: true for `shown`,
  /// `toast != nil`, `let toast`, false for `!shown`, `text.isEmpty`; nil for anything else.
  func sense(of node: NodeID, depth: Int = 0) -> Bool? {
    guard depth < 16 else { return nil }
    switch kind(node) {
    case .declRef: return true
    case .optionalBinding: return true
    case .memberExpr: return !name(node, is: "isEmpty")
    case .prefixOperatorExpr:
      guard name(node, is: "!"), let inner = firstChild(node) else { return nil }
      return sense(of: inner, depth: depth + 1).map { !$0 }
    case .tupleExpr:
      let arguments = arguments(of: node)
      guard arguments.count == 1, let only = arguments.first else { return nil }
      return sense(of: only.value, depth: depth + 1)
    case .sequenceExpr: return sense(ofSequence: Array(children(node)), depth)
    default: return nil
    }
  }

  private func sense(ofSequence parts: [NodeID], _ depth: Int) -> Bool? {
    if parts.count == 1, let only = parts.first { return sense(of: only, depth: depth + 1) }
    guard parts.count == 3 else { return allTogether(parts, depth) }
    let isSame = name(parts[1], is: "==")
    guard isSame || name(parts[1], is: "!=") else { return allTogether(parts, depth) }
    switch kind(parts[2]) {
    case .nilLiteral: return !isSame
    case .booleanLiteral:
      let value = sense(of: parts[0], depth: depth + 1)
      return isSame == name(parts[2], is: "true") ? value : value.map { !$0 }
    case .stringLiteral: return StringValue(of: parts[2], in: self).text == "" ? !isSame : nil
    default: return nil
    }
  }

  /// `a && b`: one sense where all have it.
  private func allTogether(_ parts: [NodeID], _ depth: Int) -> Bool? {
    var senses: Set<Bool> = []
    for (position, part) in parts.enumerated() {
      if position % 2 == 1 {
        guard name(part, is: "&&") else { return nil }
      } else {
        guard let sense = sense(of: part, depth: depth + 1) else { return nil }
        senses.insert(sense)
      }
    }
    return senses.count == 1 ? senses.first : nil
  }

  // MARK: Fading

  /// Whether the argument of `opacity`, `scaleEffect`, `frame` or `offset` takes something out of
  /// sight while a state is cleared, and while it is set; nil where it never does.
  func fade(_ value: NodeID, of modifier: String) -> (whenCleared: Bool, whenSet: Bool)? {
    let parts = kind(value) == .sequenceExpr ? Array(children(value)) : [value]
    guard let mark = parts.firstIndex(where: { kind($0) == .ternaryOperator }),
      mark + 1 < parts.count, let then = firstChild(parts[mark])
    else {
      // `.opacity(opacity)`, a number that is set to zero.
      guard modifier == "opacity", parts.count == 1,
        kind(value) == .declRef || kind(value) == .memberExpr
      else { return nil }
      return (true, false)
    }
    let thenHides = hides(then, modifier)
    let elseHides = hides(parts[mark + 1], modifier)
    guard thenHides != elseHides else { return nil }
    switch sense(ofSequence: Array(parts[..<mark]), 0) {
    case true?: return (elseHides, thenHides)
    case false?: return (thenHides, elseHides)
    case nil: return (true, true)
    }
  }

  private func hides(_ value: NodeID, _ modifier: String) -> Bool {
    var node = value
    if kind(node) == .prefixOperatorExpr, let inner = firstChild(node) { node = inner }
    let number = FrameSize.number(node, self)
    guard modifier == "offset" else { return number == 0 }
    // As far as a screen, not as far as a shake.
    if let number { return number >= 50 }
    return kind(node) == .memberExpr || kind(node) == .declRef
  }
}
