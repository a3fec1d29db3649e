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
    if names.isEmpty || tree.name(base, is: "self") && names.count == 1 {
      let name = names.first.map { tree.name($0.member) } ?? tree.name(base)
      return timer(named: name, context, depth)
    }
    guard names.count == 1, let member = names.first,
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
    let globals = index.globals(named: name).filter { index[$0]?.kind == .property }
    return index.best(globals, labels: nil, from: contexts[context].file)
      .flatMap { timer(ofProperty: $0, context, depth) }
  }

  private mutating func timer(ofProperty member: MemberReference, _ context: Int, _ depth: Int)
    -> TimerSource?
  {
    guard let value = valueAtStart(of: member) else { return nil }
    let owner = canonical(index.owner(of: member))
    let inner = add(
      ActionContext(
        file: member.file, owner: owner,
        frame: owner == contexts[context].owner ? contexts[context].frame : nil))
    return timer(in: value, inner, depth: depth + 1)
  }
}
