/// What conditions say when a screen has just appeared, before the person has done anything.
struct StartConditions {
  private let scope: Scope
  private let source: ActionSource
  private var index: DeclarationIndex { source.index }
  private var loader: FileLoader { source.loader }
  /// What is set while screens appear.
  var changes: [StateKey: ActionTimes.Change.Value] = [:]

  init(_ scope: Scope, from source: ActionSource) {
    self.scope = scope
    self.source = source
  }

  // MARK: Branches

  /// Whether all these branches of an action are surely taken.
  func hold(_ branches: [ActionBranch]) -> Bool {
    branches.allSatisfy { step in
      guard let tree = loader.load(step.condition.file)?.tree else { return false }
      var branch = step.branch
      // An action numbers the sides of a `guard` the other way round.
      if tree.kind(step.condition.node) == .guardStmt { branch = branch == 0 ? 1 : 0 }
      return holds(step.condition, branch == -1 ? 1 : branch, frame: nil, tree)
    }
  }

  /// Whether all these branches of a view are surely taken.
  func hold(_ branches: [BranchStep], frame: Int) -> Bool {
    branches.allSatisfy { step in
      guard let tree = loader.load(step.condition.file)?.tree else { return false }
      return holds(step.condition, step.branch, frame: frame, tree)
    }
  }

  private func holds(
    _ condition: SyntaxReference, _ branch: Int, frame: Int?, _ tree: SyntaxTree
  ) -> Bool {
    guard let file = loader.load(condition.file) else { return false }
    var reader = ActionReader(source)
    let owner = reader.canonical(file.type(around: tree.range(condition.node).start))
    let context = reader.add(
      ActionContext(
        file: condition.file, owner: owner,
        frame: frame.flatMap { self.frame(of: owner, in: condition.file, from: $0) }))
    if tree.kind(condition.node) == .sequenceExpr {
      let parts = Array(tree.children(condition.node))
      guard let mark = parts.firstIndex(where: { tree.kind($0) == .ternaryOperator }) else {
        return false
      }
      let value = certainty(ofSequence: Array(parts[..<mark]), context, &reader, tree, 0)
      return value == (branch == 0 ? .yes : .no)
    }
    var values: [Int: Certainty] = [:]
    for decision in tree.decisions(of: condition.node) {
      guard let taken = decision.branch else { return false }
      let value = certainty(of: decision.node, context, &reader, tree, 0)
      values[taken] = (values[taken] ?? .yes).and(value)
    }
    // A `guard` that only asks for the system's version has no decision to make.
    if tree.kind(condition.node) == .guardStmt {
      return values[1] ?? .yes == (branch == 1 ? .yes : .no)
    }
    for earlier in 0..<max(branch, 0) where values[earlier] != .no { return false }
    return values[branch] ?? .yes == .yes
  }

  /// The frame of a type on the way from a frame out.
  private func frame(of owner: TypeReference?, in file: FileID, from frame: Int) -> Int? {
    var next: Int? = frame
    for _ in 0..<64 {
      guard let current = next, scope.frames.indices.contains(current) else { return nil }
      let candidate = scope.frames[current]
      if candidate.file == file, candidate.owner == owner { return current }
      next = candidate.use?.caller
    }
    return nil
  }

  // MARK: Values

  /// Whether an argument is surely true from the start.
  func isTrue(_ node: NodeID, frame: Int) -> Bool { certainty(of: node, frame: frame) == .yes }

  func certainty(of node: NodeID, frame: Int) -> Certainty {
    guard scope.frames.indices.contains(frame) else { return .unknown }
    var reader = ActionReader(source)
    let context = reader.context(ofFrame: frame)
    guard let tree = reader.tree(context) else { return .unknown }
    return certainty(of: node, context, &reader, tree, 0)
  }

  private func certainty(
    of node: NodeID, _ context: Int, _ reader: inout ActionReader, _ tree: SyntaxTree,
    _ depth: Int
  ) -> Certainty {
    guard depth < 16 else { return .unknown }
    switch tree.kind(node) {
    case .booleanLiteral: return tree.name(node, is: "true") ? .yes : .no
    case .availabilityCondition: return .yes
    case .prefixOperatorExpr:
      guard tree.name(node, is: "!"), let inner = tree.firstChild(node) else { return .unknown }
      return !certainty(of: inner, context, &reader, tree, depth + 1)
    case .tupleExpr:
      let arguments = tree.arguments(of: node)
      guard arguments.count == 1, let only = arguments.first else { return .unknown }
      return certainty(of: only.value, context, &reader, tree, depth + 1)
    case .sequenceExpr:
      return certainty(ofSequence: Array(tree.children(node)), context, &reader, tree, depth)
    case .optionalBinding: return presence(ofBinding: node, context, &reader, tree)
    case .declRef:
      let name = reader.plainName(tree.name(node))
      if let binding = reader.frameBinding(name, context) {
        let outer = reader.context(ofFrame: binding.frame)
        guard let outerTree = reader.tree(outer) else { return .unknown }
        return certainty(of: binding.value.node, outer, &reader, outerTree, depth + 1)
      }
      return state(node, context, &reader, depth)
    case .memberExpr: return state(node, context, &reader, depth)
    default: return .unknown
    }
  }

  private func certainty(
    ofSequence parts: [NodeID], _ context: Int, _ reader: inout ActionReader,
    _ tree: SyntaxTree, _ depth: Int
  ) -> Certainty {
    if parts.count == 3, tree.name(parts[1], is: "==") || tree.name(parts[1], is: "!=") {
      let isSame = tree.name(parts[1], is: "==")
      switch tree.kind(parts[2]) {
      case .nilLiteral:
        let present = presence(of: parts[0], context, &reader)
        return isSame ? !present : present
      case .booleanLiteral:
        let value = certainty(of: parts[0], context, &reader, tree, depth + 1)
        return isSame == tree.name(parts[2], is: "true") ? value : !value
      default: return .unknown
      }
    }
    var anyOf: Certainty = .no
    var allOf: Certainty = .yes
    for (position, part) in parts.enumerated() {
      if position % 2 == 0 {
        allOf = allOf.and(certainty(of: part, context, &reader, tree, depth + 1))
      } else if tree.name(part, is: "||") {
        anyOf = anyOf.or(allOf)
        allOf = .yes
      } else if !tree.name(part, is: "&&") {
        return .unknown
      }
    }
    return anyOf.or(allOf)
  }

  // MARK: States

  /// The value that a state has before anything sets it.
  func initialValue(of key: StateKey) -> Certainty {
    let reader = ActionReader(source)
    guard let owner = key.owner, let member = reader.property(key.name, of: owner),
      index[member]?.isComputed == false, let value = reader.valueAtStart(of: member),
      let tree = loader.load(member.file)?.tree, tree.kind(value) == .booleanLiteral
    else { return .unknown }
    return tree.name(value, is: "true") ? .yes : .no
  }

  /// The literal, or the name of the value, that a state starts with.
  func initialConstant(of key: StateKey) -> String? {
    let reader = ActionReader(source)
    guard let owner = key.owner, let member = reader.property(key.name, of: owner),
      index[member]?.isComputed == false, let value = reader.valueAtStart(of: member),
      let tree = loader.load(member.file)?.tree
    else { return nil }
    switch tree.kind(value) {
    case .stringLiteral:
      return tree.firstChild(value) == nil ? StringValue(of: value, in: tree).text : nil
    case .memberExpr: return tree.isValueOfType(value) ? tree.name(value) : nil
    case .integerLiteral, .floatLiteral, .prefixOperatorExpr: return tree.text[tree.range(value)]
    default: return nil
    }
  }

  /// The value of a state: what it is set to, else what it has from the start.
  private func state(
    _ node: NodeID, _ context: Int, _ reader: inout ActionReader, _ depth: Int
  ) -> Certainty {
    guard let key = reader.state(of: node, context)?.key, let owner = key.owner,
      let member = reader.property(key.name, of: owner), let model = index[member],
      let loaded = loader.load(member.file), let value = reader.valueAtStart(of: member)
    else { return .unknown }
    let inner = reader.add(
      ActionContext(
        file: member.file, owner: owner,
        frame: owner == reader.contexts[context].owner ? reader.contexts[context].frame : nil))
    if model.isComputed {
      return certainty(of: value, inner, &reader, loaded.tree, depth + 1)
    }
    // What is stored elsewhere may be anything by now.
    let isStored = model.attributes.contains { $0.hasSuffix("Storage") || $0 == "Environment" }
    guard !isStored else { return .unknown }
    let start = certainty(of: value, inner, &reader, loaded.tree, depth + 1)
    switch changes[key] {
    case .isTrue: return .yes
    case .cleared: return .no
    case .toggled: return !start
    case nil: return start
    default: return .unknown
    }
  }

  private func presence(
    ofBinding node: NodeID, _ context: Int, _ reader: inout ActionReader, _ tree: SyntaxTree
  ) -> Certainty {
    if let initializer = tree.child(node, .initializer) {
      guard let value = tree.firstChild(initializer) else { return .unknown }
      return presence(of: value, context, &reader)
    }
    guard let pattern = tree.firstChild(node) else { return .unknown }
    guard let owner = reader.contexts[context].owner else { return .yes }
    let names = tree.mentionedNames(in: pattern)
    guard names.count == 1, let name = names.first else { return .unknown }
    return presence(of: StateKey(owner: owner, name: name), &reader)
  }

  /// Whether there is a value: no where it starts without one and is given none.
  private func presence(of node: NodeID, _ context: Int, _ reader: inout ActionReader)
    -> Certainty
  {
    guard let key = reader.state(of: node, context)?.key else { return .yes }
    return presence(of: key, &reader)
  }

  private func presence(of key: StateKey, _ reader: inout ActionReader) -> Certainty {
    guard let owner = key.owner, let member = reader.property(key.name, of: owner),
      let model = index[member], let loaded = loader.load(member.file),
      let binding = loaded.node(ofMember: member.index)
    else { return .yes }
    if let change = changes[key] { return change == .cleared ? .no : .yes }
    let tree = loaded.tree
    if let initializer = tree.child(binding, .initializer) {
      return tree.firstChild(initializer).map { tree.kind($0) == .nilLiteral } == true ? .no : .yes
    }
    let isVariable = tree.declaration(around: binding).map { tree.name($0, is: "var") } ?? false
    let isState = model.attributes.contains { $0 == "State" || $0 == "Published" }
    let isOfClass = index[owner]?.kind == .classType
    return isVariable && (isState || isOfClass) && model.typeText?.hasSuffix("?") == true
      ? .no : .yes
  }
}
