extension ActionReader {
  /// Reads an expression that is evaluated: the calls and assignments in it. A closure that is only
  /// mentioned does not run.
  mutating func read(_ node: NodeID, _ context: Int) {
    guard spend(), let tree = tree(context) else { return }
    switch tree.kind(node) {
    case .closureExpr: break
    case .callExpr: readCall(node, context, tree)
    case .sequenceExpr: readSequence(node, context, tree)
    case .ifExpr, .switchExpr: descend { $0.readStatements([node], context) }
    case .stringLiteral, .keyPathExpr: break
    case .awaitExpr: readAwaited(node, context, tree)
    default:
      for child in tree.children(node) { read(child, context) }
    }
  }

  /// Operands in turn; an assignment sets a state.
  private mutating func readSequence(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    let children = Array(tree.children(node))
    if children.count > 2, tree.kind(children[1]) == .assignmentOperator {
      let value = children.count == 3 ? children[2] : nil
      recordAssignment(to: children[0], value: value, context, tree)
      noteAssignment(to: children[0], children.dropFirst(2), context, tree)
      read(children[0], context)
      for child in children.dropFirst(2) { read(child, context) }
      return
    }
    if children.count > 2, tree.kind(children[1]) == .binaryOperator {
      let name = tree.name(children[1])
      if name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(name) {
        record(.other, of: children[0], context)
        noteStep(of: children[0], children.dropFirst(2), context, tree)
      }
    }
    for child in children {
      if tree.kind(child) == .ternaryOperator {
        if let then = tree.firstChild(child) { read(then, context) }
      } else {
        read(child, context)
      }
    }
  }

  private mutating func recordAssignment(
    to target: NodeID, value: NodeID?, _ context: Int, _ tree: SyntaxTree
  ) {
    var kind: ActionEffects.StateChange.Value = .other
    if let value {
      switch tree.kind(value) {
      case .booleanLiteral: kind = tree.name(value, is: "true") ? .isTrue : .isFalse
      case .nilLiteral: kind = .isNil
      case .stringLiteral where StringValue(of: value, in: tree).text == "": kind = .isEmpty
      case .arrayExpr, .dictionaryExpr:
        if tree.firstChild(value) == nil { kind = .isEmpty }
      case .memberExpr where tree.firstChild(value) == nil && tree.name(value, is: "none"):
        kind = .isNil
      default: break
      }
    }
    let option = kind == .other ? value.flatMap { tree.implicitCase($0) } : nil
    record(kind, option, of: target, context)
  }

  /// Notes that a property is set; locals do not count.
  mutating func record(
    _ value: ActionEffects.StateChange.Value, _ option: String? = nil, of target: NodeID,
    _ context: Int
  ) {
    guard let state = state(of: target, context) else { return }
    effects.stateChanges.append(
      .init(
        key: state.key, aliases: state.aliases, value: value, option: option,
        place: place(context)))
  }

  // MARK: Which state

  /// The property that an expression names, followed through bindings to where it is declared.
  func state(of node: NodeID, _ context: Int) -> (key: StateKey, aliases: [String])? {
    guard let tree = tree(context) else { return nil }
    switch tree.kind(node) {
    case .declRef:
      let name = plainName(tree.name(node))
      if contexts[context].locals[name] != nil { return nil }
      if let binding = frameBinding(name, context) {
        let aliases = [name]
        if let outer = boundState(binding, depth: 0) {
          return (outer.key, aliases + outer.aliases)
        }
        return (StateKey(owner: contexts[context].owner, name: name), aliases)
      }
      guard let owner = contexts[context].owner, property(name, of: owner) != nil else {
        return nil
      }
      return (StateKey(owner: owner, name: name), [name])
    case .memberExpr:
      let name = plainName(tree.name(node))
      guard let base = tree.firstChild(node) else { return nil }
      if name == "wrappedValue" || name == "projectedValue" {
        // A function that is handed the binding.
        if clock != nil, tree.kind(base) == .declRef,
          case .expression(let value, let other, _) = contexts[context].locals[tree.name(base)],
          value != base || other != context
        {
          return state(of: value, other)
        }
        return state(of: base, context)
      }
      if tree.kind(base) == .declRef, tree.name(base, is: "self") {
        return stateOfSelf(name, context)
      }
      let type = type(of: base, context)
      return (StateKey(owner: type.flatMap(declaration), name: name), [name])
    case .optionalChainingExpr, .forceUnwrapExpr:
      return tree.firstChild(node).flatMap { state(of: $0, context) }
    default: return nil
    }
  }

  private func stateOfSelf(_ name: String, _ context: Int)
    -> (key: StateKey, aliases: [String])?
  {
    if let binding = frameBinding(name, context), let outer = boundState(binding, depth: 0) {
      return (outer.key, [name] + outer.aliases)
    }
    return (StateKey(owner: contexts[context].owner, name: name), [name])
  }

  /// The state behind `$name` where a view is used.
  private func boundState(_ binding: Frame.Binding, depth: Int)
    -> (key: StateKey, aliases: [String])?
  {
    guard depth < 16, frames.indices.contains(binding.frame),
      let tree = loader.load(binding.value.file)?.tree
    else { return nil }
    let frame = frames[binding.frame]
    let node = binding.value.node
    switch tree.kind(node) {
    case .declRef:
      let name = tree.name(node)
      // Without `$` it hands a value over, not the state; a binding may be handed on by its name.
      let plain = plainName(name)
      if let outer = frame.bindings[plain] {
        if let state = boundState(outer, depth: depth + 1) {
          return (state.key, [plain] + state.aliases)
        }
      }
      guard name.hasPrefix("$") else { return nil }
      return (StateKey(owner: canonical(frame.owner), name: plain), [plain])
    case .memberExpr:
      guard let base = tree.firstChild(node), tree.mentionsProjection(base) else { return nil }
      let name = tree.name(node)
      let type = typeOfModel(base, frame, tree)
      return (StateKey(owner: type, name: name), [name])
    default: return nil
    }
  }

  /// The type of `$model`, or of `$model.part`.
  private func typeOfModel(_ node: NodeID, _ frame: Frame, _ tree: SyntaxTree) -> TypeReference? {
    guard tree.kind(node) == .declRef, let owner = canonical(frame.owner),
      let property = property(plainName(tree.name(node)), of: owner)
    else { return nil }
    return type(ofMember: property).flatMap(declaration)
  }

  func plainName(_ name: String) -> String {
    // `$0` is a parameter, not a projection.
    guard name.utf8.first == UInt8(ascii: "$"), name.dropFirst().first?.isNumber == false else {
      return name
    }
    return String(name.dropFirst())
  }

  /// What a property or parameter of the view around was given where it is used.
  func frameBinding(_ name: String, _ context: Int) -> Frame.Binding? {
    guard let frame = contexts[context].frame, frames.indices.contains(frame) else { return nil }
    let binding = frames[frame].bindings[name]
    if binding == nil { trail.asked.append(name) } else { trail.bindingsFound += 1 }
    if frame == contexts.first?.frame { witness.note(name, binding) }
    return binding
  }
}

extension SyntaxTree {
  /// Whether an expression starts with `$name`.
  fileprivate func mentionsProjection(_ node: NodeID) -> Bool {
    var node = node
    while kind(node) == .memberExpr, let base = firstChild(node) { node = base }
    guard kind(node) == .declRef, let range = nameRange(node) else { return false }
    return text.byte(at: range.start) == UInt8(ascii: "$")
  }
}
