/// What an expression that gives a text says, as far as it can be told from the source.
public struct TextMeaning: Sendable {
  /// A literal that it is, or may be.
  public struct Literal: Sendable {
    public let text: String
    public let reference: SyntaxReference
    /// The frame in which it stands.
    public let frame: Int
  }

  public var literal: Literal?
  /// The names that lead to it: of properties, functions, constants.
  public var names: [String] = []
  /// Whether it depends on what was passed to the function or view around the expression.
  public var isPassed = false
  /// Whether it may say something else than the literal, depending on a condition.
  public var isAlternative = false
}

/// Follows texts through parameters, properties and constants to the literals behind them.
public struct TextReader: Sendable {
  private let scope: Scope
  private let index: DeclarationIndex
  private let loader: FileLoader

  public init(scope: Scope, index: DeclarationIndex, loader: FileLoader) {
    self.scope = scope
    self.index = index
    self.loader = loader
  }

  /// The meaning of an expression in a frame of the scope.
  public func meaning(of node: NodeID, in frame: Int) -> TextMeaning {
    var meaning = TextMeaning()
    read(node, Context(frame: frame, scope: scope), &meaning, depth: 0)
    return meaning
  }

  /// Where an expression stands.
  private struct Context {
    let frame: Int
    var file: FileID
    var owner: TypeReference?
    /// Whether it is what a declaration says, apart from the bindings of the frame.
    var isDeclaration = false

    init(frame: Int, scope: Scope) {
      self.frame = frame
      file = scope.frames[frame].file
      owner = scope.frames[frame].owner
    }
  }

  private func read(_ node: NodeID, _ context: Context, _ meaning: inout TextMeaning, depth: Int) {
    guard depth < 24, meaning.literal == nil, let tree = loader.load(context.file)?.tree else {
      return
    }
    switch tree.kind(node) {
    case .stringLiteral:
      if let text = StringValue(of: node, in: tree).text {
        meaning.literal = TextMeaning.Literal(
          text: text, reference: SyntaxReference(file: context.file, node: node),
          frame: context.frame)
      } else {
        for argument in tree.children(node) where tree.kind(argument) == .argument {
          if let value = tree.firstChild(argument) { note(namesIn: value, tree, &meaning) }
        }
      }
    case .declRef:
      readName(tree.name(node), context, &meaning, depth)
    case .memberExpr:
      readMember(node, context, tree, &meaning, depth)
    case .callExpr:
      readCall(node, context, tree, &meaning, depth)
    case .sequenceExpr:
      // A ternary's condition says nothing; of the rest the first literal counts.
      let children = Array(tree.children(node))
      let isTernary = children.contains { tree.kind($0) == .ternaryOperator }
      // Several pieces, or one of several.
      if children.count > 1 { meaning.isAlternative = true }
      for child in isTernary ? children.dropFirst() : children[...] {
        switch tree.kind(child) {
        case .binaryOperator, .assignmentOperator: continue
        case .ternaryOperator:
          if let then = tree.firstChild(child) { read(then, context, &meaning, depth: depth + 1) }
        default: read(child, context, &meaning, depth: depth + 1)
        }
      }
    case .tupleExpr, .prefixOperatorExpr, .forceUnwrapExpr, .optionalChainingExpr, .tryExpr,
      .awaitExpr, .argument, .returnStmt:
      if let inner = tree.firstChild(node) { read(inner, context, &meaning, depth: depth + 1) }
    case .macroExpansionExpr:
      if let first = tree.arguments(of: node).first {
        read(first.value, context, &meaning, depth: depth + 1)
      }
    case .ifExpr, .switchExpr:
      meaning.isAlternative = true
      for block in tree.children(node) {
        switch tree.kind(block) {
        case .codeBlock, .switchCase, .ifExpr:
          for item in tree.children(block) where tree.kind(item) != .switchCaseItem {
            read(item, context, &meaning, depth: depth + 1)
          }
        default: break
        }
      }
    default: break
    }
  }

  // MARK: Names

  private func readName(
    _ name: String, _ context: Context, _ meaning: inout TextMeaning, _ depth: Int
  ) {
    note(name, &meaning)
    if !context.isDeclaration, let binding = scope.frames[context.frame].bindings[name] {
      // A local constant is no parameter.
      if binding.frame != context.frame { meaning.isPassed = true }
      read(
        binding.value.node, Context(frame: binding.frame, scope: scope), &meaning,
        depth: depth + 1)
      return
    }
    var members: [MemberReference] = []
    if let owner = context.owner { members = index.members(named: name, of: owner) }
    if members.isEmpty { members = index.globals(named: name) }
    readDeclaration(members, context, &meaning, depth)
  }

  private func readMember(
    _ node: NodeID, _ context: Context, _ tree: SyntaxTree, _ meaning: inout TextMeaning,
    _ depth: Int
  ) {
    let name = tree.name(node)
    guard let base = tree.firstChild(node) else { return note(name, &meaning) }
    if tree.kind(base) == .declRef, tree.name(base, is: "self") || tree.name(base, is: "Self") {
      return readName(name, context, &meaning, depth)
    }
    // `"Home".localized`
    if tree.kind(base) == .stringLiteral || tree.kind(base) == .callExpr {
      return read(base, context, &meaning, depth: depth + 1)
    }
    note(namesIn: base, tree, &meaning)
    note(name, &meaning)
    let typeName = tree.name(base)
    guard tree.kind(base) == .declRef || tree.kind(base) == .memberExpr else { return }
    if let type = index.type(named: typeName, from: context.file, inside: context.owner) {
      readDeclaration(index.members(named: name, of: type), context, &meaning, depth)
    }
  }

  private func readDeclaration(
    _ members: [MemberReference], _ context: Context, _ meaning: inout TextMeaning, _ depth: Int
  ) {
    guard let member = index.best(members, labels: nil, from: context.file),
      let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index)
    else { return }
    var inner = context
    inner.file = member.file
    inner.owner = index.owner(of: member)
    inner.isDeclaration = true
    let tree = loaded.tree
    if let initializer = tree.child(node, .initializer), let value = tree.firstChild(initializer) {
      read(value, inner, &meaning, depth: depth + 1)
    } else if let block = tree.child(node, .accessorBlock) ?? tree.child(node, .codeBlock) {
      for item in tree.statements(of: block) { read(item, inner, &meaning, depth: depth + 1) }
    }
  }

  // MARK: Calls

  private func readCall(
    _ node: NodeID, _ context: Context, _ tree: SyntaxTree, _ meaning: inout TextMeaning,
    _ depth: Int
  ) {
    guard let callee = tree.callee(of: node) else { return }
    if tree.kind(callee) == .memberExpr {
      if let base = tree.firstChild(callee),
        tree.kind(base) == .stringLiteral || tree.kind(base) == .callExpr
      {
        return read(base, context, &meaning, depth: depth + 1)
      }
      return readMember(callee, context, tree, &meaning, depth)
    }
    guard tree.kind(callee) == .declRef else { return }
    let name = tree.name(callee)
    var functions: [MemberReference] = []
    if let owner = context.owner { functions = index.members(named: name, of: owner) }
    if functions.isEmpty { functions = index.globals(named: name) }
    if !functions.isEmpty {
      note(name, &meaning)
      return readDeclaration(functions, context, &meaning, depth)
    }
    // `Text(…)`, `LocalizedStringKey(…)`, `String(localized: …)`, `NSLocalizedString(…)`
    if let first = tree.arguments(of: node).first {
      read(first.value, context, &meaning, depth: depth + 1)
    }
  }

  private func note(_ name: String, _ meaning: inout TextMeaning) {
    if meaning.names.count < 8, !meaning.names.contains(name) { meaning.names.append(name) }
  }

  /// Notes the names in a small expression.
  private func note(namesIn node: NodeID, _ tree: SyntaxTree, _ meaning: inout TextMeaning) {
    var pending = [node]
    while let current = pending.popLast(), pending.count < 16 {
      if tree.kind(current) == .declRef || tree.kind(current) == .memberExpr {
        let name = tree.name(current)
        if name != "self" { note(name, &meaning) }
      }
      pending.append(contentsOf: tree.children(current))
    }
  }
}
