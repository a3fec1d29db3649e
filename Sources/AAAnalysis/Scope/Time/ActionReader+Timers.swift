/// What gives a beat: `Timer.publish(every: 3, on: .main, in: .common).autoconnect()`, or values
/// that are held back: `.delay(for: .seconds(3), scheduler: …)`.
struct TimerSource {
  let reference: SyntaxReference
  /// The name of the call that carries the duration.
  let nameRange: ByteRange
  let seconds: Double?
  let repeats: Bool
}

extension ActionReader {
  /// The timer behind a publisher; nil for any other publisher.
  mutating func timer(in node: NodeID, _ context: Int, depth: Int = 0) -> TimerSource? {
    guard depth < 6, let tree = tree(context) else { return nil }
    let (base, links) = tree.chain(node)
    for link in links.reversed() where link.node != link.member {
      let isTimer =
        tree.name(link.member, is: "publish") && tree.kind(base) == .declRef
        && tree.name(base, is: "Timer")
      guard isTimer || tree.name(link.member, is: "delay") else { continue }
      let label = isTimer ? "every" : "for"
      guard
        let duration = tree.arguments(of: link.node).first(where: { $0.label == label })?.value
      else { continue }
      return TimerSource(
        reference: SyntaxReference(file: contexts[context].file, node: link.node),
        nameRange: tree.nameRange(link.member) ?? tree.range(link.member),
        seconds: seconds(of: duration, context), repeats: isTimer)
    }
    // `timer`, `self.timer`, `model.timer`, with or without `.autoconnect()` behind it.
    guard tree.kind(base) == .declRef else { return nil }
    let names = links.prefix { $0.node == $0.member }
    if tree.name(base, is: "self") {
      return names.first.flatMap { timer(named: tree.name($0.member), context, depth) }
    }
    if let timer = timer(named: tree.name(base), context, depth) { return timer }
    guard let member = names.first,
      let declaration = type(of: base, context).flatMap(declaration),
      let property = property(tree.name(member.member), of: declaration)
    else { return nil }
    return timer(ofProperty: property, context, depth)
  }

  private mutating func timer(named name: String, _ context: Int, _ depth: Int) -> TimerSource? {
    let name = plainName(name)
    if case .expression(let node, let other, _) = contexts[context].locals[name] {
      return timer(in: node, other, depth: depth + 1)
    }
    if let binding = frameBinding(name, context) {
      let outer = self.context(ofFrame: binding.frame)
      return timer(in: binding.value.node, outer, depth: depth + 1)
    }
    if let owner = contexts[context].owner, let member = property(name, of: owner) {
      return timer(ofProperty: member, context, depth)
    }
    return globalProperty(name, contexts[context].file)
      .flatMap { timer(ofProperty: $0, context, depth) }
  }

  private mutating func timer(ofProperty member: MemberReference, _ context: Int, _ depth: Int)
    -> TimerSource?
  {
    let owner = canonical(index.owner(of: member))
    guard let value = valueAtStart(of: member) ?? valueFromInitializer(of: member) else {
      return nil
    }
    let inner = add(
      ActionContext(
        file: member.file, owner: owner,
        frame: owner == contexts[context].owner ? contexts[context].frame : nil))
    return timer(in: value, inner, depth: depth + 1)
  }

  /// What the only initializer of its type that does so assigns to a property.
  private func valueFromInitializer(of member: MemberReference) -> NodeID? {
    guard let name = index[member]?.name, let owner = index.owner(of: member),
      let members = index.interface(of: owner.file)?.members,
      let loaded = loader.load(owner.file)
    else { return nil }
    let tree = loaded.tree
    var values: [NodeID] = []
    for position in members.indices
    where members[position].kind == .initializer && members[position].owner == owner.index {
      guard let node = loaded.node(ofMember: position), let block = tree.child(node, .codeBlock)
      else { continue }
      for item in tree.statements(of: block) where tree.kind(item) == .sequenceExpr {
        let parts = Array(tree.children(item))
        guard parts.count == 3, tree.kind(parts[1]) == .assignmentOperator else { continue }
        let target = tree.name(parts[0])
        if target == name { values.append(parts[2]) }
        // `_timer = State(initialValue: …)`
        if target == "_" + name, let value = tree.arguments(of: parts[2]).first?.value {
          values.append(value)
        }
      }
    }
    return values.count == 1 ? values.first : nil
  }
}
