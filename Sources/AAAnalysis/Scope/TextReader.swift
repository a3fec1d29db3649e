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
  /// Whether a literal is a piece of it, beside others.
  public var hasLiteralPiece = false
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
      readSequence(node, context, tree, &meaning, depth)
    case .tupleExpr, .prefixOperatorExpr, .forceUnwrapExpr, .optionalChainingExpr, .tryExpr,
      .awaitExpr, .argument, .returnStmt:
      if let inner = tree.firstChild(node) { read(inner, context, &meaning, depth: depth + 1) }
    case .macroExpansionExpr:
      if let first = tree.arguments(of: node).first {
        read(first.value, context, &meaning, depth: depth + 1)
      }
    case .ifExpr, .switchExpr:
      meaning.isAlternative = true
      for items in tree.branchItems(of: node) {
        readItems(items, context, tree, &meaning, depth)
      }
    default: break
    }
  }

  /// A ternary or a default, of which the first literal counts. Of several pieces none is the text.
  private func readSequence(
    _ node: NodeID, _ context: Context, _ tree: SyntaxTree, _ meaning: inout TextMeaning,
    _ depth: Int
  ) {
    var parts = Array(tree.children(node))[...]
    // What is assigned says nothing.
    if parts.contains(where: { tree.kind($0) == .assignmentOperator }) { return }
    // Several pieces, or one of several.
    if parts.count > 1 { meaning.isAlternative = true }
    // The conditions of ternaries say nothing either; one stands behind the other.
    while let ternary = parts.firstIndex(where: { tree.kind($0) == .ternaryOperator }) {
      if let then = tree.firstChild(parts[ternary]) {
        read(then, context, &meaning, depth: depth + 1)
      }
      parts = parts[(ternary + 1)...]
    }
    let operators = parts.filter { tree.kind($0) == .binaryOperator }
    if operators.contains(where: { !tree.name($0, is: "??") }) {
      for part in parts {
        var piece = TextMeaning()
        read(part, context, &piece, depth: depth + 1)
        for name in piece.names { note(name, &meaning) }
        if let text = piece.literal?.text {
          meaning.hasLiteralPiece = true
          if text.contains(where: \.isLetter) { note(text, &meaning) }
        }
        if piece.isPassed { meaning.isPassed = true }
      }
      return
    }
    for part in parts { read(part, context, &meaning, depth: depth + 1) }
  }

  /// What a block gives: its only expression, or whatever it returns.
  private func readItems(
    _ items: [NodeID], _ context: Context, _ tree: SyntaxTree, _ meaning: inout TextMeaning,
    _ depth: Int
  ) {
    if items.count == 1 {
      read(items[0], context, &meaning, depth: depth + 1)
      return
    }
    for item in items { readReturns(in: item, context, tree, &meaning, depth) }
  }

  private func readReturns(
    in item: NodeID, _ context: Context, _ tree: SyntaxTree, _ meaning: inout TextMeaning,
    _ depth: Int
  ) {
    guard depth < 24 else { return }
    switch tree.kind(item) {
    case .returnStmt: read(item, context, &meaning, depth: depth + 1)
    case .ifExpr, .switchExpr, .guardStmt, .doStmt:
      for items in tree.branchItems(of: item) {
        for inner in items { readReturns(in: inner, context, tree, &meaning, depth + 1) }
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
      readItems(tree.statements(of: block), inner, tree, &meaning, depth)
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

extension SyntaxTree {
  /// The items of every block of an `if` with its `else`, a `switch`, a `guard`, a `do`.
  fileprivate func branchItems(of node: NodeID) -> [[NodeID]] {
    var result: [[NodeID]] = []
    for child in kind(node) == .switchExpr ? statements(of: node) : Array(children(node)) {
      switch kind(child) {
      case .codeBlock: result.append(statements(of: child))
      case .switchCase:
        result.append(
          statements(of: child).filter {
            kind($0) != .switchCaseItem && kind($0) != .attribute
          })
      case .ifExpr: result.append([child])
      default: break
      }
    }
    return result
  }
}
