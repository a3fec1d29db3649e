/// A call that sets something in motion, and what decides whether it does.
struct RepeatingAnimation {
  /// The call of `repeatForever`.
  let reference: SyntaxReference
  let nameRange: ByteRange
  /// The ternaries around it.
  var branches: [ActionBranch] = []
}

extension ActionReader {
  // MARK: Notes

  mutating func noteAnimation(_ argument: CallArgument, _ context: Int) {
    guard clock != nil, tree(context)?.kind(argument.value) != .closureExpr else { return }
    for animation in repeatingAnimations(in: argument.value, context) {
      clock?.times.animations.append(
        .init(
          reference: animation.reference, nameRange: animation.nameRange,
          branches: branches + animation.branches))
    }
  }

  mutating func notePlayback(
    _ node: NodeID, _ callee: NodeID, _ base: NodeID?, _ context: Int, _ tree: SyntaxTree
  ) {
    guard clock != nil, let base,
      tree.name(callee, is: "play") || tree.name(callee, is: "playImmediately"),
      let type = type(of: base, context), declaration(type) == nil,
      type.name == "AVPlayer" || type.name == "AVQueuePlayer"
    else { return }
    clock?.times.playbacks.append(
      .init(
        reference: SyntaxReference(file: contexts[context].file, node: node),
        nameRange: tree.nameRange(callee) ?? tree.range(callee), branches: branches))
  }

  // MARK: Animations

  /// The animations without end that an expression may give, through properties and constants.
  mutating func repeatingAnimations(in node: NodeID, _ context: Int, depth: Int = 0)
    -> [RepeatingAnimation]
  {
    guard depth < 10, let tree = tree(context) else { return [] }
    switch tree.kind(node) {
    case .callExpr, .memberExpr:
      let (base, links) = tree.chain(node)
      if let link = links.last(where: { tree.name($0.member, is: "repeatForever") }) {
        return [animation(link.node, link.member, context, tree)]
      }
      // `.repeatForever()` behind a base that is not written.
      if tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
        tree.kind(callee) == .memberExpr, tree.name(callee, is: "repeatForever")
      {
        return [animation(base, callee, context, tree)]
      }
      return memberAnimations(base, links, context, tree, depth)
    case .declRef: return animations(named: tree.name(node), context, depth)
    case .tupleExpr, .forceUnwrapExpr:
      let inner = tree.arguments(of: node).first?.value ?? tree.firstChild(node)
      return inner.map { repeatingAnimations(in: $0, context, depth: depth + 1) } ?? []
    case .sequenceExpr: return ternaryAnimations(node, context, tree, depth)
    default: return []
    }
  }

  private func animation(
    _ node: NodeID, _ member: NodeID, _ context: Int, _ tree: SyntaxTree
  ) -> RepeatingAnimation {
    RepeatingAnimation(
      reference: SyntaxReference(file: contexts[context].file, node: node),
      nameRange: tree.nameRange(member) ?? tree.range(member))
  }

  private mutating func ternaryAnimations(
    _ node: NodeID, _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> [RepeatingAnimation] {
    let parts = Array(tree.children(node))
    guard let mark = parts.firstIndex(where: { tree.kind($0) == .ternaryOperator }),
      mark + 2 == parts.count, let then = tree.firstChild(parts[mark])
    else { return [] }
    let names = parts[..<mark].reduce(into: Set<String>()) {
      $0.formUnion(tree.mentionedNames(in: $1))
    }
    var result: [RepeatingAnimation] = []
    for (branch, value) in [then, parts[mark + 1]].enumerated() {
      for var animation in repeatingAnimations(in: value, context, depth: depth + 1) {
        animation.branches.insert(
          ActionBranch(
            condition: SyntaxReference(file: contexts[context].file, node: node),
            branch: branch, names: names),
          at: 0)
        result.append(animation)
      }
    }
    return result
  }

  private mutating func animations(named name: String, _ context: Int, _ depth: Int)
    -> [RepeatingAnimation]
  {
    if case .expression(let node, let other, _) = contexts[context].locals[name] {
      return repeatingAnimations(in: node, other, depth: depth + 1)
    }
    if let binding = frameBinding(name, context) {
      let outer = self.context(ofFrame: binding.frame)
      return repeatingAnimations(in: binding.value.node, outer, depth: depth + 1)
    }
    if let owner = contexts[context].owner, let member = property(name, of: owner) {
      return animations(ofProperty: member, context, depth)
    }
    return globalProperty(name, contexts[context].file)
      .map { animations(ofProperty: $0, context, depth) } ?? []
  }

  /// `self.pulse`, `Constants.pulse`, `.pulse` of an extension of `Animation`.
  private mutating func memberAnimations(
    _ base: NodeID, _ links: [ChainLink], _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> [RepeatingAnimation] {
    if tree.kind(base) == .memberExpr, tree.firstChild(base) == nil {
      let members = index.extensionMembers(named: tree.name(base), of: "Animation")
        .filter { index[$0]?.kind == .property }
      return index.best(members, labels: nil, from: contexts[context].file)
        .map { animations(ofProperty: $0, context, depth) } ?? []
    }
    guard tree.kind(base) == .declRef, let first = links.first, first.node == first.member else {
      return []
    }
    let name = tree.name(first.member)
    if tree.name(base, is: "self") || tree.name(base, is: "Self") {
      return animations(named: name, context, depth)
    }
    if tree.name(base, is: "Animation") {
      let members = index.extensionMembers(named: name, of: "Animation")
      return index.best(members, labels: nil, from: contexts[context].file)
        .map { animations(ofProperty: $0, context, depth) } ?? []
    }
    guard let declaration = type(of: base, context).flatMap(declaration),
      let member = property(name, of: declaration)
    else { return [] }
    return animations(ofProperty: member, context, depth)
  }

  private mutating func animations(
    ofProperty member: MemberReference, _ context: Int, _ depth: Int
  ) -> [RepeatingAnimation] {
    guard let value = valueAtStart(of: member) else { return [] }
    let owner = canonical(index.owner(of: member))
    let inner = add(
      ActionContext(
        file: member.file, owner: owner,
        frame: owner == contexts[context].owner ? contexts[context].frame : nil))
    return repeatingAnimations(in: value, inner, depth: depth + 1)
  }
}
