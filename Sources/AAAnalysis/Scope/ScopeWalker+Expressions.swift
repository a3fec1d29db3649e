extension ScopeWalker {
  /// Reads an expression that gives a view.
  mutating func readExpression(_ node: NodeID, _ frame: Int, _ place: Place) {
    descend { $0.readExpressionHere(node, frame, place) }
  }

  private mutating func readExpressionHere(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(self.frame(frame).file) else { return }
    switch tree.kind(node) {
    case .ifExpr, .switchExpr:
      readItems([node], frame, place)
    case .sequenceExpr:
      readTernary(node, frame, place)
    case .tupleExpr:
      for argument in tree.arguments(of: node) { readExpression(argument.value, frame, place) }
    case .tryExpr, .awaitExpr, .effectExpr:
      if let inner = tree.firstChild(node) { readExpression(inner, frame, place) }
    case .postfixIfConfigExpr:
      readPostfixIfConfig(node, frame, place)
    case .callExpr, .memberExpr, .optionalChainingExpr, .forceUnwrapExpr, .declRef,
      .genericSpecializationExpr:
      _ = readChain(node, frame, place)
    default: break
    }
  }

  /// `condition ? a : b`; an assignment or another operator shows nothing.
  private mutating func readTernary(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(self.frame(frame).file) else { return }
    let children = Array(tree.children(node))
    guard let position = children.lastIndex(where: { tree.kind($0) == .ternaryOperator }),
      position + 1 < children.count, let then = tree.firstChild(children[position])
    else { return }
    let mode = position == 1 ? modeValue(of: children[0], frame, tree) : nil
    for (branch, value) in [then, children[position + 1]].enumerated() {
      if let mode, mode == (branch == 1) { continue }
      var inner = place
      if mode == nil { inner.branches.append(step(node, branch, frame)) }
      readExpression(value, frame, inner)
    }
  }

  /// A chain around an `#if`: its base, then the modifiers of the branches that iOS compiles.
  private mutating func readPostfixIfConfig(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(self.frame(frame).file) else { return }
    let children = Array(tree.children(node))
    guard let config = children.last, tree.kind(config) == .ifConfigDecl else { return }
    var element: Int?
    if children.count > 1 {
      element = readChain(children[0], frame, place)
    } else {
      element = place.receiver
    }
    for clause in ConditionalCompilation.activeClauses(of: config, in: tree) {
      for item in ConditionalCompilation.items(of: clause, in: tree) {
        applyBaselessChain(item, to: element, frame, place)
      }
    }
  }

  /// `.padding().icon()` inside an `#if`: members without a base.
  private mutating func applyBaselessChain(
    _ node: NodeID, to element: Int?, _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(self.frame(frame).file) else { return }
    let (base, outer) = tree.chain(node)
    var links = outer
    switch tree.kind(base) {
    case .callExpr:
      if let callee = tree.callee(of: base), tree.kind(callee) == .memberExpr {
        links.insert(ChainLink(node: base, member: callee), at: 0)
      }
    case .memberExpr:
      links.insert(ChainLink(node: base, member: base), at: 0)
    case .postfixIfConfigExpr:
      if let inner = tree.children(base).first(where: { tree.kind($0) == .ifConfigDecl }) {
        for clause in ConditionalCompilation.activeClauses(of: inner, in: tree) {
          for item in ConditionalCompilation.items(of: clause, in: tree) {
            applyBaselessChain(item, to: element, frame, place)
          }
        }
      }
    default: return
    }
    for link in links { applyModifier(link, to: element, frame, place) }
  }

  // MARK: Chains

  /// Reads `base.modifier().modifier()` and gives the element of its base.
  mutating func readChain(_ node: NodeID, _ frame: Int, _ place: Place) -> Int? {
    guard let tree = tree(self.frame(frame).file) else { return nil }
    var (base, links) = tree.chain(node)
    if tree.kind(base) == .genericSpecializationExpr, let inner = tree.firstChild(base) {
      base = inner
    }
    // `Screen.home.view`, `self.header`, `Self.header`: the first links name what is shown.
    if tree.kind(base) == .declRef, let first = links.first,
      let read = readMember(first, of: base, frame, place)
    {
      links.removeFirst(read.consumed)
      for link in links { applyModifier(link, to: read.element, frame, place) }
      return read.element
    }
    let element: Int?
    if isReceiver(base, frame, place, tree) {
      element = place.receiver
    } else if let modifier = implicitModifier(base, frame, place, tree) {
      element = place.receiver
      applyModifier(modifier, to: element, frame, place)
    } else if tree.kind(base) == .postfixIfConfigExpr {
      readPostfixIfConfig(base, frame, place)
      element = place.receiver ?? lastElement(place)
    } else {
      element = readBase(base, frame, place)
    }
    for link in links { applyModifier(link, to: element, frame, place) }
    return element
  }

  private func lastElement(_ place: Place) -> Int? {
    let count = scope.screens[place.screen].elements.count
    return count > 0 ? count - 1 : nil
  }

  /// Whether an expression is the view to which a custom modifier is applied.
  private func isReceiver(_ node: NodeID, _ frame: Int, _ place: Place, _ tree: SyntaxTree) -> Bool
  {
    guard place.useSite != nil, tree.kind(node) == .declRef else { return false }
    if let name = place.contentName { return tree.name(node) == name }
    return tree.name(node, is: "self")
  }

  /// A modifier called without a base, on the implicit `self` of a `View` extension.
  private func implicitModifier(
    _ node: NodeID, _ frame: Int, _ place: Place, _ tree: SyntaxTree
  ) -> ChainLink? {
    guard place.useSite != nil, place.contentName == nil, tree.kind(node) == .callExpr,
      let callee = tree.callee(of: node), tree.kind(callee) == .declRef
    else { return nil }
    let name = tree.name(callee)
    guard let first = name.unicodeScalars.first, !first.properties.isUppercase,
      binding(name, in: frame) == nil
    else { return nil }
    return ChainLink(node: node, member: callee)
  }
}
