/// What code comes to while the mode is on, as far as it was read.
struct CodeInMode: Sendable {
  /// Blocks and expressions that are left out because the mode is on.
  fileprivate var cutOff: Set<SyntaxReference> = []
  /// Blocks and expressions that are shown, if only in some use of the view around.
  fileprivate var shown: Set<SyntaxReference> = []
}

extension ScopeWalker {
  /// Notes that a block or expression is left out because the mode is on.
  mutating func noteCutOff(_ node: NodeID, _ frame: Int) {
    codeInMode.cutOff.insert(SyntaxReference(file: scope.frames[frame].file, node: node))
  }

  /// Notes that what follows an `if` or a `guard` is left out.
  mutating func noteCutOff(_ items: ArraySlice<NodeID>, behind decider: NodeID, _ frame: Int) {
    guard decision(ofConditions: decider, frame).readsMode else { return }
    for item in items { noteCutOff(item, frame) }
  }

  mutating func noteShown(_ node: NodeID, _ frame: Int) {
    codeInMode.shown.insert(SyntaxReference(file: scope.frames[frame].file, node: node))
  }

  /// Whether nothing brings up a sheet, a cover or a destination but code that the mode cuts off.
  mutating func isCutOff(_ screen: PendingScreen) -> Bool {
    guard !codeInMode.cutOff.isEmpty, let tree = tree(in: screen.frame),
      tree.kind(screen.presenter.node) == .callExpr,
      let state = tree.arguments(of: screen.presenter.node).first(where: {
        $0.label == "isPresented" || $0.label == "item"
      })?.value, tree.kind(state) == .declRef, tree.name(state).hasPrefix("$")
    else { return false }
    let name = String(tree.name(state).dropFirst())
    let frame = scope.frames[screen.frame]
    guard frame.bindings[name] == nil, let owner = frame.owner.map(index.extendedType),
      startsClosed(name, of: owner)
    else { return false }
    var finder = StateWriters(name: name)
    for type in index.wholeType(owner) {
      guard let loaded = loaded(type.file), let node = loaded.node(ofType: type.index) else {
        return false
      }
      finder.search(node, in: loaded)
    }
    var known: [SyntaxReference: Bool] = [:]
    return !finder.writers.isEmpty
      && finder.writers.allSatisfy { isCutOff($0.range, in: $0.file, of: owner, &known, depth: 0) }
  }

  /// Whether a state is the view's own, and shows nothing from the start.
  private mutating func startsClosed(_ name: String, of owner: TypeReference) -> Bool {
    guard let member = index.members(named: name, of: owner).first,
      index[member]?.attributes.contains("State") == true, let loaded = loaded(member.file),
      let binding = loaded.node(ofMember: member.index)
    else { return false }
    guard let value = loaded.tree.child(binding, .initializer).flatMap({
      loaded.tree.firstChild($0)
    }) else { return true }
    return loaded.tree.isClosing(value)
  }

  /// Whether a place is left out while the mode is on: itself, or the function or property in which
  /// it stands, which nothing else uses.
  ///
  /// - Parameter known: what was found of functions and properties; no for those that are being
  ///   looked at.
  private mutating func isCutOff(
    _ range: ByteRange, in file: FileID, of owner: TypeReference,
    _ known: inout [SyntaxReference: Bool], depth: Int
  ) -> Bool {
    guard depth < 4, let loaded = loaded(file) else { return false }
    let tree = loaded.tree
    let isLeftOut = codeInMode.cutOff.contains { cut in
      cut.file == file && !codeInMode.shown.contains(cut) && tree.range(cut.node).contains(range)
    }
    if isLeftOut { return true }
    guard let (member, name) = tree.member(around: range.start), name != "body" else {
      return false
    }
    let reference = SyntaxReference(file: file, node: member)
    if let known = known[reference] { return known }
    known[reference] = false
    let own = tree.range(member)
    var mentions: [(file: FileID, range: ByteRange)] = []
    for type in index.wholeType(owner) {
      guard let other = self.loaded(type.file), let node = other.node(ofType: type.index) else {
        return false
      }
      mentions += other.tree.mentions(of: name, in: node)
        .filter { type.file != file || !own.contains($0) }.map { (type.file, $0) }
    }
    // What nothing uses never runs, unless others may use it.
    let isUnseen =
      mentions.isEmpty
      ? tree.isHidden(member)
      : mentions.allSatisfy {
        isCutOff($0.range, in: $0.file, of: owner, &known, depth: depth + 1)
      }
    known[reference] = isUnseen
    return isUnseen
  }
}

/// Finds where a type sets one of its states to something that may bring a screen up.
private struct StateWriters {
  let name: String
  private(set) var writers: [(file: FileID, range: ByteRange)] = []

  init(name: String) {
    self.name = name
  }

  mutating func search(_ type: NodeID, in loaded: LoadedFile) {
    let tree = loaded.tree
    var pending = [type]
    while let node = pending.popLast() {
      if writes(node, tree) {
        writers.append((loaded.file, tree.range(node)))
        // What is set may be of no matter to what stands in it.
        continue
      }
      if isClosing(node, tree) { continue }
      if tree.kind(node) == .ifConfigDecl {
        pending += tree.activeItems(of: node)
        continue
      }
      let isPresentation = presents(node, tree)
      for child in tree.children(node) {
        if isPresentation, tree.kind(child) == .argument, let value = tree.firstChild(child),
          tree.kind(value) == .declRef, tree.name(value) == "$" + name
        {
          continue
        }
        pending.append(child)
      }
    }
  }

  /// `name`, `self.name`.
  private func isState(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .declRef: return tree.name(node) == name
    case .memberExpr:
      guard tree.name(node) == name, let base = tree.firstChild(node) else { return false }
      return tree.name(base, is: "self")
    default: return false
    }
  }

  /// Whether a node hands the state over, or may set it.
  private func writes(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .declRef, .memberExpr:
      let written = tree.name(node)
      return written == "$" + name || written == "_" + name
    case .inoutExpr: return tree.firstChild(node).map { isState($0, tree) } ?? false
    case .callExpr:
      // `name.toggle()`
      guard let callee = tree.callee(of: node), tree.kind(callee) == .memberExpr,
        let base = tree.firstChild(callee)
      else { return false }
      return isState(base, tree)
    case .sequenceExpr:
      guard let value = assigned(by: node, tree) else { return setsInTuple(node, tree) }
      return !tree.isClosing(value) || Array(tree.children(node)).count > 3
    default: return false
    }
  }

  private func isClosing(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(node) == .sequenceExpr, let value = assigned(by: node, tree) else {
      return false
    }
    return tree.isClosing(value) && Array(tree.children(node)).count == 3
  }

  /// `(isShown, count) = (true, 1)`
  private func setsInTuple(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    let parts = Array(tree.children(node).prefix(2))
    return parts.count == 2 && tree.kind(parts[0]) == .tupleExpr
      && tree.kind(parts[1]) == .assignmentOperator
      && tree.mentionedNames(in: parts[0]).contains(name)
  }

  /// What is assigned to the state.
  private func assigned(by node: NodeID, _ tree: SyntaxTree) -> NodeID? {
    let parts = Array(tree.children(node))
    guard parts.count > 2, isState(parts[0], tree),
      tree.kind(parts[1]) == .assignmentOperator
    else { return nil }
    return parts[2]
  }

  private func presents(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
      tree.kind(callee) == .memberExpr
    else { return false }
    return ViewLibrary.presentation(of: tree.name(callee)) != nil
  }
}

extension SyntaxTree {
  /// Whether a value takes away what a state brings up: `false`, `nil`.
  fileprivate func isClosing(_ node: NodeID) -> Bool {
    kind(node) == .nilLiteral || kind(node) == .booleanLiteral && name(node, is: "false")
  }

  /// What stands in the branches of an `#if` that iOS compiles.
  fileprivate func activeItems(of node: NodeID) -> [NodeID] {
    ConditionalCompilation.activeClauses(of: node, in: self).flatMap {
      ConditionalCompilation.items(of: $0, in: self)
    }
  }

  /// Where a name is used in a node.
  fileprivate func mentions(of name: String, in node: NodeID) -> [ByteRange] {
    var found: [ByteRange] = []
    var pending = [node]
    while let next = pending.popLast() {
      if kind(next) == .ifConfigDecl {
        pending += activeItems(of: next)
        continue
      }
      if kind(next) == .declRef || kind(next) == .memberExpr, self.name(next) == name {
        found.append(nameRange(next) ?? range(next))
      }
      pending.append(contentsOf: children(next))
    }
    return found
  }
}
