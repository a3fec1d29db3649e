/// A state on which an expression depends.
struct StateMention: Hashable {
  let key: StateKey
  var manner: Manner

  struct Manner: OptionSet, Hashable {
    let rawValue: UInt8

    /// Chooses an element: `pages[index]`.
    static let index = Manner(rawValue: 1)
    /// Decides between values: the condition of a ternary, an `if`, a `switch`.
    static let decides = Manner(rawValue: 2)
    /// Is compared for equality, or is what a `switch` is about.
    static let compared = Manner(rawValue: 4)
    /// Is multiplied, as in the offset of a page.
    static let scaled = Manner(rawValue: 8)
  }
}

extension ActionReader {
  /// The states on which the value of an expression depends, through what views were given,
  /// computed properties and functions.
  mutating func statesMentioned(in node: NodeID, _ context: Int) -> [StateMention] {
    var search = MentionSearch()
    collect(node, context, [], 0, &search)
    return search.mentions
  }

  /// The states that the statements of a closure mention.
  mutating func statesMentioned(inBodyOf closure: NodeID, _ context: Int) -> [StateMention] {
    guard let tree = tree(context) else { return [] }
    var search = MentionSearch()
    for item in tree.statements(of: closure) { collect(item, context, [], 0, &search) }
    return search.mentions
  }

  struct MentionSearch {
    var mentions: [StateMention] = []
    /// Members that are being read.
    var active: Set<MemberReference> = []
    var steps = 0
  }

  private mutating func collect(
    _ node: NodeID, _ context: Int, _ manner: StateMention.Manner, _ depth: Int,
    _ search: inout MentionSearch
  ) {
    search.steps += 1
    guard search.steps < 600, depth < 24, let tree = tree(context) else { return }
    switch tree.kind(node) {
    case .closureExpr, .keyPathExpr: break
    case .declRef: collect(named: tree.name(node), context, manner, depth, &search)
    case .memberExpr: collectMember(node, context, manner, depth, &search)
    case .subscriptExpr:
      if let base = tree.firstChild(node) { collect(base, context, manner, depth + 1, &search) }
      for argument in tree.arguments(of: node) {
        collect(argument.value, context, manner.union(.index), depth + 1, &search)
      }
    case .callExpr: collectCall(node, context, manner, depth, &search)
    case .sequenceExpr: collectSequence(node, context, manner, depth, &search)
    case .ifExpr, .guardStmt:
      for child in tree.children(node) {
        let isBlock = tree.kind(child) == .codeBlock || tree.kind(child) == .ifExpr
        let inner = isBlock ? manner : manner.union(condition(child, tree))
        collect(child, context, inner, depth + 1, &search)
      }
    case .switchExpr:
      if let subject = tree.firstChild(node) {
        collect(subject, context, manner.union([.decides, .compared]), depth + 1, &search)
      }
      for item in tree.statements(of: node) { collect(item, context, manner, depth + 1, &search) }
    case .optionalBinding where tree.child(node, .initializer) == nil:
      // `if let toast`
      guard let pattern = tree.firstChild(node) else { break }
      for name in tree.mentionedNames(in: pattern) {
        collect(named: name, context, manner, depth, &search)
      }
    case .identifierPattern: break
    default:
      for child in tree.children(node) { collect(child, context, manner, depth + 1, &search) }
    }
  }

  private func condition(_ node: NodeID, _ tree: SyntaxTree) -> StateMention.Manner {
    let isComparison = tree.children(node).contains { tree.name($0, is: "==") }
    return isComparison ? [.decides, .compared] : .decides
  }

  private mutating func collectSequence(
    _ node: NodeID, _ context: Int, _ manner: StateMention.Manner, _ depth: Int,
    _ search: inout MentionSearch
  ) {
    guard let tree = tree(context) else { return }
    let parts = Array(tree.children(node))
    let mark = parts.firstIndex { tree.kind($0) == .ternaryOperator }
    func isOperator(_ part: NodeID, _ name: StaticString) -> Bool {
      tree.kind(part) == .binaryOperator && tree.name(part, is: name)
    }
    let isCompared = parts.contains { isOperator($0, "==") || isOperator($0, "!=") }
    let isScaled = parts.contains { isOperator($0, "*") }
    for (position, part) in parts.enumerated() {
      var inner = manner
      if let mark, position < mark { inner.insert(.decides) }
      if isCompared, mark.map({ position < $0 }) ?? true { inner.insert(.compared) }
      if isScaled { inner.insert(.scaled) }
      if tree.kind(part) == .ternaryOperator {
        if let then = tree.firstChild(part) {
          collect(then, context, manner, depth + 1, &search)
        }
      } else {
        collect(part, context, inner, depth + 1, &search)
      }
    }
  }

  // MARK: Names

  private mutating func collect(
    named name: String, _ context: Int, _ manner: StateMention.Manner, _ depth: Int,
    _ search: inout MentionSearch
  ) {
    let name = plainName(name)
    switch contexts[context].locals[name] {
    case .expression(let node, let other, _):
      collect(node, other, manner, depth + 1, &search)
      return
    case .value, .omitted: return
    case nil: break
    }
    let owner = contexts[context].owner
    if let binding = frameBinding(name, context) {
      if let owner, property(name, of: owner) != nil {
        search.mentions.append(.init(key: StateKey(owner: owner, name: name), manner: manner))
      }
      let outer = self.context(ofFrame: binding.frame)
      collect(binding.value.node, outer, manner, depth + 1, &search)
      return
    }
    if let owner, let member = property(name, of: owner) {
      collect(member, of: owner, context, manner, depth, &search)
    }
  }

  private mutating func collectMember(
    _ node: NodeID, _ context: Int, _ manner: StateMention.Manner, _ depth: Int,
    _ search: inout MentionSearch
  ) {
    guard let tree = tree(context), let base = tree.firstChild(node) else { return }
    let name = plainName(tree.name(node))
    if tree.kind(base) == .declRef, tree.name(base, is: "self") || tree.name(base, is: "Self") {
      collect(named: name, context, manner, depth, &search)
      return
    }
    if let declaration = type(of: base, context).flatMap(declaration),
      let member = property(name, of: declaration)
    {
      collect(member, of: declaration, context, manner, depth, &search)
    }
    collect(base, context, manner, depth + 1, &search)
  }

  /// A stored property is a state; a computed one depends on those that it reads.
  private mutating func collect(
    _ member: MemberReference, of owner: TypeReference, _ context: Int,
    _ manner: StateMention.Manner, _ depth: Int, _ search: inout MentionSearch
  ) {
    guard let model = index[member] else { return }
    guard model.isComputed else {
      search.mentions.append(
        .init(key: StateKey(owner: owner, name: model.name), manner: manner))
      return
    }
    guard let loaded = loader.load(member.file), let binding = loaded.node(ofMember: member.index),
      let block = getter(of: binding, loaded.tree)
    else { return }
    collect(block, of: member, owner, context, manner, depth, &search)
  }

  private mutating func collect(
    _ block: NodeID, of member: MemberReference, _ owner: TypeReference, _ context: Int,
    _ manner: StateMention.Manner, _ depth: Int, _ search: inout MentionSearch
  ) {
    guard let tree = loader.load(member.file)?.tree, search.active.insert(member).inserted else {
      return
    }
    let inner = add(
      ActionContext(
        file: member.file, owner: owner,
        frame: owner == contexts[context].owner ? contexts[context].frame : nil))
    if let function = loader.load(member.file)?.node(ofMember: member.index),
      let clause = tree.child(function, .parameterClause)
    {
      for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
        contexts[inner].locals[tree.parameterName(parameter)] = .value(nil)
      }
    }
    for item in tree.statements(of: block) {
      collect(item, inner, manner, depth + 1, &search)
    }
    search.active.remove(member)
  }

  private mutating func collectCall(
    _ node: NodeID, _ context: Int, _ manner: StateMention.Manner, _ depth: Int,
    _ search: inout MentionSearch
  ) {
    guard let tree = tree(context), let callee = tree.callee(of: node) else { return }
    let arguments = tree.arguments(of: node)
    for argument in arguments { collect(argument.value, context, manner, depth + 1, &search) }
    let base = tree.kind(callee) == .memberExpr ? tree.firstChild(callee) : nil
    if let base { collect(base, context, manner, depth + 1, &search) }
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    let isSelf = base.map { tree.kind($0) == .declRef && tree.name($0, is: "self") } ?? true
    let owner =
      isSelf
      ? contexts[context].owner : base.flatMap { type(of: $0, context).flatMap(declaration) }
    guard let owner, let member = function(named: tree.name(callee), of: owner, labels: labels),
      let (_, _, block) = body(of: member)
    else { return }
    collect(block, of: member, owner, context, manner, depth, &search)
  }
}
