extension ConditionReader {
  // MARK: Names

  /// A name alone: a parameter, a local constant, a property; with labels a function's.
  mutating func certainty(
    ofName node: NodeID, labels: [String]?, _ place: Place, _ tree: SyntaxTree, _ depth: Int
  ) -> Certainty {
    let name = tree.name(node)
    if labels == nil {
      switch tree.localMeaning(of: name, at: node) {
      case .value(let value): return certainty(of: value, place, depth: depth + 1)
      case .unknown: return .unknown
      case .parameter:
        return binding(name, place).map { certainty(of: $0, depth) } ?? .unknown
      case nil: break
      }
    }
    return certainty(ofOwn: name, labels: labels, place, depth)
  }

  /// What a name means that is known in a place, local names of the code apart.
  private mutating func certainty(
    ofOwn name: String, labels: [String]?, _ place: Place, _ depth: Int
  ) -> Certainty {
    if labels == nil, let binding = binding(name, place) {
      return isState(name, place)
        ? certainty(atStart: binding, depth) : certainty(of: binding, depth)
    }
    var members: [MemberReference] = []
    if let owner = place.owner {
      if name == Self.environmentValue, index[owner]?.name == "EnvironmentValues" { return mode() }
      members = index.members(named: name, of: index.extendedType(owner))
    }
    if members.isEmpty { members = index.globals(named: name) }
    return certainty(of: members, labels: labels, place, isOfSelf: true, depth)
  }

  private mutating func certainty(of binding: Frame.Binding, _ depth: Int) -> Certainty {
    certainty(of: binding.value.node, place(inFrame: binding.frame), depth: depth + 1)
  }

  /// Of a state only what the mode has a part in holds for longer than a moment.
  private mutating func certainty(atStart binding: Frame.Binding, _ depth: Int) -> Certainty {
    let before = readsMode
    readsMode = false
    let value = certainty(of: binding, depth)
    defer { readsMode = readsMode || before }
    return readsMode ? value : .unknown
  }

  /// Whether a name means a property that keeps a state, which starts with what it is given.
  func isState(_ name: String, _ place: Place) -> Bool {
    guard let owner = place.owner.map(index.extendedType) else { return false }
    return index.members(named: name, of: owner).contains {
      index[$0]?.attributes.contains("State") == true
    }
  }

  private static var environmentValue: String { "accessibilityAssistiveAccessEnabled" }

  // MARK: Members

  /// `self.isCalm`, `AccessibilitySettings.isAssistiveAccessEnabled`, `Mode.isCalm`,
  /// `model.isCalm`.
  mutating func certainty(
    ofMember node: NodeID, labels: [String]?, _ place: Place, _ tree: SyntaxTree, _ depth: Int
  ) -> Certainty {
    guard let base = tree.firstChild(node) else { return .unknown }
    let name = tree.name(node)
    let baseName = tree.name(base)
    let isPlain = tree.kind(base) == .declRef
    if isPlain, baseName == "self" || baseName == "Self" {
      return certainty(ofOwn: name, labels: labels, place, depth)
    }
    let type =
      isPlain ? index.type(named: baseName, from: place.file, inside: place.owner) : nil
    if let type {
      return certainty(
        of: index.members(named: name, of: type), labels: labels, place, isOfSelf: false, depth)
    }
    if name == "isAssistiveAccessEnabled", baseName == "AccessibilitySettings",
      !index.declaresType(named: baseName)
    {
      return mode()
    }
    if name == Self.environmentValue { return mode() }
    // A member of a value: only what all of that name say, in files that know the mode.
    let members = index.allMembers(named: name)
    guard (1...4).contains(members.count),
      members.allSatisfy({ index.mentionsAssistiveAccess($0.file) && index[$0]?.owner != nil })
    else { return .unknown }
    let values = members.map {
      certainty(of: [$0], labels: labels, place, isOfSelf: false, depth + 1)
    }
    return Set(values).count == 1 ? values[0] : .unknown
  }

  // MARK: Declarations

  /// What a property or a function without parameters says, where nothing can change that.
  private mutating func certainty(
    of members: [MemberReference], labels: [String]?, _ place: Place, isOfSelf: Bool, _ depth: Int
  ) -> Certainty {
    guard depth < Self.maximumDepth, members.count == 1, let member = members.first,
      let model = index[member], model.kind == (labels == nil ? .property : .function),
      model.labels.isEmpty, let loaded = loader.load(member.file),
      let node = loaded.node(ofMember: member.index)
    else { return .unknown }
    let tree = loaded.tree
    let owner = index.owner(of: member)
    let inner = Place(
      frame: isOfSelf && owner != nil ? place.frame : nil, file: member.file, owner: owner,
      isDeclaration: true)
    if model.kind == .property, let declaration = tree.declaration(around: node) {
      if model.attributes.contains("Environment") {
        return certainty(ofEnvironmentAt: declaration, tree, depth)
      }
      guard model.attributes.isEmpty || model.isComputed else { return .unknown }
      if let initializer = tree.child(node, .initializer) {
        guard tree.name(declaration, is: "let"), let value = tree.firstChild(initializer) else {
          return .unknown
        }
        return certainty(of: value, inner, depth: depth + 1)
      }
    }
    guard let body = tree.body(ofMember: node) else { return .unknown }
    return value(of: tree.statements(of: body)[...], inner, tree, depth + 1) ?? .unknown
  }

  /// `@Environment(\.accessibilityAssistiveAccessEnabled)`, or a value of the app's own that passes
  /// it on.
  private mutating func certainty(
    ofEnvironmentAt declaration: NodeID, _ tree: SyntaxTree, _ depth: Int
  ) -> Certainty {
    if tree.readsModeFromEnvironment(declaration) { return mode() }
    guard let key = tree.environmentKeyName(declaration) else { return .unknown }
    let members = index.extensionMembers(named: key, of: "EnvironmentValues")
    guard members.allSatisfy({ index.mentionsAssistiveAccess($0.file) }) else { return .unknown }
    let place = Place(file: FileID(""))
    return certainty(of: members, labels: nil, place, isOfSelf: false, depth + 1)
  }

  // MARK: Statements

  /// What statements return, or give as their one value; nil where they come to their end.
  mutating func value(
    of items: ArraySlice<NodeID>, _ place: Place, _ tree: SyntaxTree, _ depth: Int
  ) -> Certainty? {
    guard depth < Self.maximumDepth else { return .unknown }
    for (position, item) in zip(items.indices, items) {
      let rest = items[(position + 1)...]
      switch tree.kind(item) {
      case .returnStmt:
        return tree.firstChild(item).map { certainty(of: $0, place, depth: depth + 1) } ?? .unknown
      case .ifExpr:
        let blocks = tree.children(item).filter {
          tree.kind($0) == .codeBlock || tree.kind($0) == .ifExpr
        }
        let taken = conditions(of: item, place, depth: depth + 1).value
        let then = blocks.first.flatMap { value(ofBlock: $0, place, tree, depth) }
        let other =
          blocks.count > 1 ? value(ofBlock: blocks[1], place, tree, depth) : nil
        switch taken {
        case .yes: if let then { return then }
        case .no: if let other { return other }
        case .unknown:
          if then == nil, other == nil { continue }
          let end = value(of: rest, place, tree, depth + 1) ?? .unknown
          return (then ?? end) == (other ?? end) ? then ?? end : .unknown
        }
      case .guardStmt:
        let left = tree.child(item, .codeBlock).flatMap { value(ofBlock: $0, place, tree, depth) }
        switch conditions(of: item, place, depth: depth + 1).value {
        case .yes: continue
        case .no: return left ?? .unknown
        case .unknown:
          let end = value(of: rest, place, tree, depth + 1)
          return end == left ? end ?? .unknown : .unknown
        }
      case .variableDecl: continue
      default:
        guard items.count == 1 else { return .unknown }
        return certainty(of: item, place, depth: depth + 1)
      }
    }
    return nil
  }

  private mutating func value(
    ofBlock node: NodeID, _ place: Place, _ tree: SyntaxTree, _ depth: Int
  ) -> Certainty? {
    let items = tree.kind(node) == .ifExpr ? [node] : tree.statements(of: node)
    return value(of: items[...], place, tree, depth + 1)
  }
}

extension SyntaxTree {
  /// The block that computes a member: a getter's or a function's; nil for a stored property.
  func body(ofMember node: NodeID) -> NodeID? {
    guard let block = child(node, .accessorBlock) else { return child(node, .codeBlock) }
    for accessor in children(block) where kind(accessor) == .accessorDecl {
      if name(accessor, is: "get") { return child(accessor, .codeBlock) }
      if name(accessor, is: "didSet") || name(accessor, is: "willSet") { return nil }
    }
    return block
  }
}
