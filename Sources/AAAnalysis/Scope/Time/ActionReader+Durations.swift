/// How long calls wait, as far as literals and constants of the workspace say.
extension ActionReader {
  /// The value of an expression in seconds, or its number where it has no unit; a moment counts
  /// from now. Nil where it is not known. Of several possible values the least.
  mutating func seconds(of node: NodeID, _ context: Int, depth: Int = 0) -> Double? {
    guard depth < 16, let tree = tree(context) else { return nil }
    switch tree.kind(node) {
    case .integerLiteral, .floatLiteral: return FrameSize.number(node, tree)
    case .prefixOperatorExpr:
      guard let inner = tree.firstChild(node), tree.name(node, is: "-") else { return nil }
      return seconds(of: inner, context, depth: depth + 1).map { -$0 }
    case .tupleExpr:
      let arguments = tree.arguments(of: node)
      guard arguments.count == 1, let only = arguments.first else { return nil }
      return seconds(of: only.value, context, depth: depth + 1)
    case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .effectExpr:
      return tree.firstChild(node).flatMap { seconds(of: $0, context, depth: depth + 1) }
    case .sequenceExpr:
      return seconds(ofSequence: Array(tree.children(node))[...], context, tree, depth)
    case .declRef: return seconds(ofName: tree.name(node), context, depth)
    case .memberExpr: return seconds(ofMember: node, context, tree, depth)
    case .callExpr: return seconds(ofCall: node, context, tree, depth)
    default: return nil
    }
  }

  // MARK: Operators

  private mutating func seconds(
    ofSequence parts: ArraySlice<NodeID>, _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> Double? {
    if let mark = parts.lastIndex(where: { tree.kind($0) == .ternaryOperator }) {
      guard let then = tree.firstChild(parts[mark]),
        let first = seconds(of: then, context, depth: depth + 1),
        let second = seconds(ofSequence: parts[(mark + 1)...], context, tree, depth)
      else { return nil }
      return min(first, second)
    }
    if let mark = parts.firstIndex(where: { tree.name($0, is: "??") }) {
      return seconds(ofSequence: parts[..<mark], context, tree, depth)
        ?? seconds(ofSequence: parts[(mark + 1)...], context, tree, depth)
    }
    if let mark = parts.firstIndex(where: { tree.name($0, is: "...") || tree.name($0, is: "..<") })
    {
      return seconds(ofSequence: parts[..<mark], context, tree, depth)
    }
    return sum(parts, context, tree, depth)
  }

  /// `a + b * c - d`.
  private mutating func sum(
    _ parts: ArraySlice<NodeID>, _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> Double? {
    guard parts.count % 2 == 1, parts.count <= 31 else { return nil }
    var total = 0.0
    var term: Double?
    var sign = 1.0
    var pending: String?
    for part in parts {
      if tree.kind(part) == .binaryOperator {
        pending = tree.name(part)
        continue
      }
      guard let value = seconds(of: part, context, depth: depth + 1) else { return nil }
      switch pending {
      case nil: term = value
      case "*", "&*": term = term.map { $0 * value }
      case "/": term = value == 0 ? nil : term.map { $0 / value }
      case "+", "&+", "-", "&-":
        total += sign * (term ?? 0)
        (term, sign) = (value, pending?.last == "-" ? -1 : 1)
      default: return nil
      }
      pending = nil
    }
    return term.map { total + sign * $0 }
  }

  // MARK: Calls

  private mutating func seconds(
    ofCall node: NodeID, _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> Double? {
    guard let callee = tree.callee(of: node) else { return nil }
    let arguments = tree.arguments(of: node)
    let name = tree.name(callee)
    if arguments.isEmpty { return name == "now" || name == "Date" ? 0 : nil }
    func values(_ reader: inout ActionReader) -> [Double] {
      arguments.compactMap { reader.seconds(of: $0.value, context, depth: depth + 1) }
    }
    switch name {
    case "seconds": return values(&self).first
    case "minutes": return values(&self).first.map { $0 * 60 }
    case "milliseconds": return values(&self).first.map { $0 / 1_000 }
    case "microseconds": return values(&self).first.map { $0 / 1_000_000 }
    case "nanoseconds": return values(&self).first.map { $0 / 1_000_000_000 }
    case "Double", "Float", "CGFloat", "TimeInterval", "Int", "Int32", "Int64", "UInt", "UInt32",
      "UInt64", "useconds_t", "DispatchTimeInterval", "Duration":
      return arguments.count == 1 ? values(&self).first : nil
    case "random", "advanced", "addingTimeInterval": return values(&self).first
    case "max": return values(&self).max()
    case "min":
      let all = values(&self)
      return all.count == arguments.count ? all.min() : nil
    default: return nil
    }
  }

  // MARK: Names

  private mutating func seconds(ofName name: String, _ context: Int, _ depth: Int) -> Double? {
    switch contexts[context].locals[name] {
    case .expression(let node, let other, _): return seconds(of: node, other, depth: depth + 1)
    case .value, .omitted: return nil
    case nil: break
    }
    if let binding = frameBinding(name, context) {
      let outer = self.context(ofFrame: binding.frame)
      return seconds(of: binding.value.node, outer, depth: depth + 1)
    }
    if let owner = contexts[context].owner, let member = property(name, of: owner) {
      return seconds(ofProperty: member, context, depth)
    }
    switch name {
    case "NSEC_PER_SEC": return 1_000_000_000
    case "NSEC_PER_MSEC", "USEC_PER_SEC": return 1_000_000
    case "NSEC_PER_USEC": return 1_000
    default: break
    }
    return globalProperty(name, contexts[context].file)
      .flatMap { seconds(ofProperty: $0, context, depth) }
  }

  private mutating func seconds(
    ofMember node: NodeID, _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> Double? {
    let name = tree.name(node)
    guard let base = tree.firstChild(node) else {
      if name == "now" || name == "zero" { return 0 }
      // `.toastDuration` of an extension.
      for type in ["Duration", "DispatchTimeInterval", "Double", "TimeInterval", "UInt64"] {
        let members = index.extensionMembers(named: name, of: type)
        if let member = index.best(members, labels: nil, from: contexts[context].file) {
          return seconds(ofProperty: member, context, depth)
        }
      }
      return nil
    }
    if tree.kind(base) == .declRef, tree.name(base, is: "self") || tree.name(base, is: "Self") {
      return seconds(ofName: name, context, depth)
    }
    if let type = type(of: base, context) {
      if let declaration = declaration(type), let member = property(name, of: declaration) {
        return seconds(ofProperty: member, context, depth)
      }
      let members = index.extensionMembers(named: name, of: type.name)
      if let member = index.best(members, labels: nil, from: contexts[context].file) {
        return seconds(ofProperty: member, context, depth)
      }
    }
    return name == "now" ? 0 : nil
  }

  /// The value that a property has from the start, or computes from a single expression.
  private mutating func seconds(ofProperty member: MemberReference, _ context: Int, _ depth: Int)
    -> Double?
  {
    guard depth < 12, let value = valueAtStart(of: member) else { return nil }
    let owner = canonical(index.owner(of: member))
    let inner = add(
      ActionContext(
        file: member.file, owner: owner,
        frame: owner == contexts[context].owner ? contexts[context].frame : nil))
    return seconds(of: value, inner, depth: depth + 1)
  }

  /// The initial value of a property, or the only expression of its getter.
  func valueAtStart(of member: MemberReference) -> NodeID? {
    guard let loaded = loader.load(member.file), let binding = loaded.node(ofMember: member.index)
    else { return nil }
    let tree = loaded.tree
    if let initializer = tree.child(binding, .initializer) { return tree.firstChild(initializer) }
    guard index[member]?.isComputed == true, let block = getter(of: binding, tree) else {
      return nil
    }
    let items = tree.statements(of: block)
    guard items.count == 1, let item = items.first else { return nil }
    return tree.kind(item) == .returnStmt ? tree.firstChild(item) : item
  }

  /// The block that computes a property.
  func getter(of binding: NodeID, _ tree: SyntaxTree) -> NodeID? {
    guard let block = tree.child(binding, .accessorBlock) else { return nil }
    let accessors = tree.children(block).filter { tree.kind($0) == .accessorDecl }
    if accessors.isEmpty { return block }
    return accessors.first { tree.name($0, is: "get") }.flatMap { tree.child($0, .codeBlock) }
  }
}
