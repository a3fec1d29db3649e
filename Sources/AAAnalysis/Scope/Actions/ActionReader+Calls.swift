extension ActionReader {
  /// Reads a call: its base and arguments, then what it runs.
  mutating func readCall(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    guard let callee = tree.callee(of: node) else { return }
    let arguments = tree.arguments(of: node)
    for argument in arguments where tree.kind(argument.value) != .closureExpr {
      read(argument.value, context)
    }
    switch tree.kind(callee) {
    case .declRef, .memberExpr:
      let base = tree.kind(callee) == .memberExpr ? tree.firstChild(callee) : nil
      if let base { read(base, context) }
      if readWait(node, callee, base, arguments, context, tree) { return }
      notePlayback(node, callee, base, context, tree)
      let baseType = base.flatMap { type(of: $0, context) }
      if recordKnownCall(node, callee, base, baseType, arguments, context, tree) { return }
      let passed = arguments.map { argument in
        PassedArgument(
          label: argument.label, local: .expression(argument.value, context: context, type: nil),
          isTrailing: argument.isTrailing, isUntyped: true)
      }
      call(callee, baseType, context, passed, reference: node)
    case .closureExpr:
      readStatements(tree.statements(of: callee), context)
    default:
      read(callee, context)
    }
  }

  /// Arguments with their types, as what takes them sees them. Most calls lead nowhere.
  private func typed(_ arguments: [PassedArgument]) -> [PassedArgument] {
    arguments.map { argument in
      guard argument.isUntyped, case .expression(let node, let context, _) = argument.local else {
        return argument
      }
      return PassedArgument(
        label: argument.label,
        local: .expression(node, context: context, type: type(of: node, context)),
        isTrailing: argument.isTrailing)
    }
  }

  /// Runs what a name or a member stands for.
  mutating func call(
    _ callee: NodeID, _ baseType: NamedType?, _ context: Int, _ arguments: [PassedArgument],
    reference: NodeID
  ) {
    guard let tree = tree(context) else { return }
    let name = tree.name(callee)
    let base = tree.kind(callee) == .memberExpr ? tree.firstChild(callee) : nil
    let isSelf = base.map { tree.kind($0) == .declRef && tree.name($0, is: "self") } ?? true
    let isReference = reference == callee
    let site = ActionTimes.Site(
      reference: SyntaxReference(file: contexts[context].file, node: reference),
      nameRange: tree.nameRange(callee) ?? tree.range(callee))
    let labels = isReference
      ? nil : arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    if isSelf {
      if base == nil, let local = contexts[context].locals[name] {
        callLocal(local, typed(arguments), reference: name)
        return
      }
      if let binding = frameBinding(plainName(name), context) {
        // What is bound in the same frame is a constant of the function around.
        if binding.frame != contexts[context].frame {
          effects.passedActions.append(binding.value)
        }
        let locals = typed(arguments).map(\.local)
        let inner = self.context(ofFrame: binding.frame)
        descend { $0.run(binding.value.node, inner, arguments: locals) }
        return
      }
      let overload = { (reader: ActionReader) in
        reader.contexts[context].owner.flatMap {
          reader.overload(of: name, labels, taking: reader.typed(arguments), of: $0)
        }
      }
      let member =
        (isReference ? overload(self) : nil) ?? function(named: name, labels: labels, context)
        ?? (isReference ? nil : overload(self))
      if let member {
        followInTime(member, typed(arguments), site, from: context)
        return
      }
      if let owner = contexts[context].owner, let member = property(name, of: owner),
        callProperty(member, typed(arguments), context)
      {
        return
      }
    } else if let type = baseType {
      if let declaration = declaration(type) {
        let overload = { (reader: ActionReader) in
          reader.overload(of: name, labels, taking: reader.typed(arguments), of: declaration)
        }
        let member =
          (isReference ? overload(self) : nil)
          ?? function(named: name, of: declaration, labels: labels)
          ?? (isReference ? nil : overload(self))
        if let member {
          followInTime(member, typed(arguments), site, from: context)
          return
        }
        if let member = property(name, of: declaration),
          callProperty(member, typed(arguments), context)
        {
          return
        }
      } else if clock != nil,
        let member = extensionFunction(name, of: type, arguments.map(\.label), context)
      {
        followInTime(member, typed(arguments), site, from: context)
        return
      }
    }
    noteUnresolved(callee, name, arguments, context)
    // A value that is named by its case, as `.spring()`, does nothing by itself.
    if base == nil, !isReference, tree.kind(callee) == .memberExpr { return }
    let owner = isSelf ? contexts[context].owner : baseType.flatMap(declaration)
    recordUnresolved(callee, base, owner, arguments, context, tree)
  }

  private mutating func recordUnresolved(
    _ callee: NodeID, _ base: NodeID?, _ owner: TypeReference?, _ arguments: [PassedArgument],
    _ context: Int, _ tree: SyntaxTree
  ) {
    let name = tree.name(callee)
    // The initializer of a value does nothing by itself.
    if base == nil, name.beginsUppercase { return }
    var root: String?
    if let base {
      let (start, _) = tree.chain(base)
      if tree.kind(start) == .declRef { root = plainName(tree.name(start)) }
    }
    var option: String?
    if case .expression(let value, let other, _)? = arguments.first?.local {
      option = self.tree(other)?.implicitCase(value)
    }
    effects.add(
      .init(
        name: name, root: root, option: option,
        isGiven: (base == nil || root == "self") && isGivenClosure(plainName(name), context),
        isUnknown: isOverloaded(name, of: owner)))
  }

  /// Whether a name is a property of the structure around that nothing but its initializer fills.
  private func isGivenClosure(_ name: String, _ context: Int) -> Bool {
    guard let owner = contexts[context].owner, index[owner]?.kind == .structure,
      let member = property(name, of: owner), let model = index[member]
    else { return false }
    return !model.isComputed && !model.isStatic && model.attributes.isEmpty
  }

  // MARK: Locals and properties

  private mutating func callLocal(
    _ local: Local, _ arguments: [PassedArgument], reference name: String
  ) {
    switch local {
    case .omitted: break
    case .value: effects.add(.init(name: name, root: nil, isGiven: true))
    case .expression(let node, let context, _):
      guard let tree = tree(context) else { return }
      descend { reader in
        if tree.kind(node) == .funcDecl {
          guard let block = tree.child(node, .codeBlock) else { return }
          reader.readStatements(tree.statements(of: block), context)
        } else {
          reader.run(node, context, arguments: arguments.map(\.local))
        }
      }
    }
  }

  /// Runs the closure that a property holds from the start, or computes; false where it holds none.
  private mutating func callProperty(
    _ member: MemberReference, _ arguments: [PassedArgument], _ context: Int
  ) -> Bool {
    guard let loaded = loader.load(member.file), let binding = loaded.node(ofMember: member.index)
    else { return false }
    let tree = loaded.tree
    if let type = type(ofMember: member), type.name == "DismissAction" {
      effects.dismisses = true
      noteDismissal(context)
      return true
    }
    // A variable may have been given another closure since.
    guard let declaration = tree.declaration(around: binding), tree.name(declaration, is: "let"),
      let value = tree.child(binding, .initializer).flatMap({ tree.firstChild($0) }),
      tree.kind(value) == .closureExpr
    else { return runResult(ofProperty: member, context, arguments: arguments.map(\.local)) }
    trail.tried.append(member)
    if active.contains(member) { return false }
    active.insert(member)
    let inner = add(
      ActionContext(file: member.file, owner: canonical(index.owner(of: member)), frame: nil))
    descend { $0.run(value, inner, arguments: arguments.map(\.local)) }
    active.remove(member)
    return true
  }

  // MARK: Functions

  /// Reads the body of a function of the workspace, its parameters bound to what is passed.
  mutating func follow(
    _ member: MemberReference, _ arguments: [PassedArgument], from caller: Int
  ) {
    guard let model = index[member] else { return }
    trail.tried.append(member)
    let isNew = !active.contains(member)
    guard isNew || mayReenter(member) else { return }
    let inner = innerContext(of: member, locals(for: arguments, of: model), from: caller)
    let weight = effects.weight
    let call = isNew ? followedCall(member, inner) : nil
    if let call, let known = lookups.followed(call, loader.log), doAgain(known, inner.frame) {
      if effects.weight > weight { effects.calls.append(member) }
      return
    }
    guard let (loaded, function, block) = body(of: member) else {
      effects.add(.init(name: model.name, root: nil))
      return
    }
    active.insert(member)
    let context = add(inner)
    addParameterTypes(of: function, context, loaded.tree)
    remember(call, context) { reader in reader.descend { $0.readBody(block, context) } }
    if effects.weight > weight { effects.calls.append(member) }
    if isNew { active.remove(member) }
  }

  /// Where the body of a function or getter is read.
  func innerContext(
    of member: MemberReference, _ locals: [String: Local], from caller: Int
  ) -> ActionContext {
    let owner = canonical(index.owner(of: member))
    // A function of the same view sees what that view was given.
    let sharesFrame = owner == nil || sameType(owner, contexts[caller].owner)
      || owner.map { index[$0]?.kind == .extensionType } ?? false
    var inner = ActionContext(
      file: member.file, owner: owner.map { extended($0, from: caller) } ?? nil,
      frame: sharesFrame && owner != nil ? contexts[caller].frame : nil)
    inner.locals = locals
    return inner
  }

  /// In an extension of `View` or of a protocol, `self` is what the caller is.
  private func extended(_ owner: TypeReference, from caller: Int) -> TypeReference? {
    guard let kind = index[owner]?.kind, kind == .extensionType || kind == .protocolType,
      let type = contexts[caller].owner
    else { return owner }
    let isOwn =
      kind == .extensionType || index[owner].map { index.type(type, conformsTo: $0.name) } == true
    return isOwn ? type : owner
  }

  private func sameType(_ left: TypeReference?, _ right: TypeReference?) -> Bool {
    guard let left, let right else { return false }
    return left == right || index[left]?.name == index[right]?.name
  }

  /// Parameters by the names that the body knows them by.
  func locals(for arguments: [PassedArgument], of model: MemberModel) -> [String: Local] {
    var locals: [String: Local] = [:]
    for name in model.parameterNames { locals[name] = .omitted }
    var next = 0
    let trailing = arguments.filter(\.isTrailing).count
    for argument in arguments {
      var position = next
      if argument.isTrailing, argument.label == nil {
        position = model.trailingParameter(of: trailing, from: next)
      } else {
        let label = argument.label ?? "_"
        while position < model.labels.count, model.labels[position] != label { position += 1 }
        // A function that is passed on is called without labels.
        if position == model.labels.count, argument.label == nil { position = next }
      }
      guard position < model.parameterNames.count else { continue }
      locals[model.parameterNames[position]] = argument.local
      next = position + 1
    }
    return locals
  }

  /// Adds the declared types of parameters to what is known of them.
  mutating func addParameterTypes(
    of function: NodeID, _ context: Int, _ tree: SyntaxTree
  ) {
    guard let clause = tree.child(function, .parameterClause) else { return }
    for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
      guard let declared = declaredType(in: parameter, context, tree) else { continue }
      let name = tree.parameterName(parameter)
      switch contexts[context].locals[name] {
      case .expression(let node, let other, let type):
        contexts[context].locals[name] = .expression(node, context: other, type: type ?? declared)
      case .omitted where tree.child(parameter, .initializer) == nil:
        contexts[context].locals[name] = .value(declared)
      case .value, nil: contexts[context].locals[name] = .value(declared)
      case .omitted:
        guard clock != nil, let initializer = tree.child(parameter, .initializer),
          let value = tree.firstChild(initializer)
        else { break }
        contexts[context].locals[name] = .expression(value, context: context, type: declared)
      }
    }
  }
}

extension SyntaxTree {
  /// The name of a case without its type: of `.settings`, of `.item(id)`.
  func implicitCase(_ node: NodeID) -> String? {
    let member = kind(node) == .callExpr ? callee(of: node) ?? node : node
    guard kind(member) == .memberExpr, firstChild(member) == nil else { return nil }
    return name(member)
  }

  /// The name by which a function's body knows a parameter: the second, where there are two.
  func parameterName(_ node: NodeID) -> String {
    guard let token = token(node) else { return "" }
    if token + 1 < tokenCount {
      let next = self.token(at: token + 1)
      if next.kind.isIdentifier || next.kind.isKeyword || next.kind == .wildcard {
        return text[SyntaxTree.unescaped(tokenRange(token + 1), in: text)]
      }
    }
    return name(node)
  }
}
