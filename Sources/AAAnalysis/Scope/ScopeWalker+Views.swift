extension ScopeWalker {
  /// Reads the view at the bottom of a chain: a call, or a name.
  mutating func readBase(_ node: NodeID, _ frame: Int, _ place: Place) -> Int? {
    guard let tree = tree(in: frame) else { return nil }
    switch tree.kind(node) {
    case .callExpr:
      guard let callee = tree.callee(of: node) else { return nil }
      switch tree.kind(callee) {
      case .declRef: return readCall(node, named: tree.name(callee), callee, frame, place)
      case .closureExpr:
        // `{ … }()`.
        readItems(tree.statements(of: callee), frame, place)
        return nil
      case .callExpr:
        // A closure behind a call that had one already is no view of its own.
        return readChain(callee, frame, place)
      default: return nil
      }
    case .declRef:
      return readName(tree.name(node), node, frame, place)
    case .tupleExpr:
      guard let argument = tree.arguments(of: node).first else { return nil }
      return readContainer("", node, tree.range(node), frame, place) { walker, inner in
        walker.readExpression(argument.value, frame, inner)
      }
    case .sequenceExpr, .ifExpr, .switchExpr:
      return readContainer("", node, ByteRange(at: tree.range(node).start), frame, place) {
        walker, inner in walker.readExpression(node, frame, inner)
      }
    default: return nil
    }
  }

  /// An element that only holds others.
  mutating func readContainer(
    _ name: String, _ node: NodeID, _ range: ByteRange, _ frame: Int, _ place: Place,
    _ body: (inout ScopeWalker, Place) -> Void
  ) -> Int? {
    guard
      let element = addElement(
        .container, name: name, node, nameRange: range, frame: frame, place)
    else { return nil }
    var inner = place
    inner.parent = element
    body(&self, inner)
    return element
  }

  // MARK: Names

  /// Reads a name that is not called: a parameter, a property of the type around, a global.
  private mutating func readName(
    _ name: String, _ node: NodeID, _ frame: Int, _ place: Place
  ) -> Int? {
    guard let tree = tree(in: frame) else { return nil }
    let range = tree.range(node)
    if let binding = binding(name, in: frame) {
      return readContainer(name, node, range, frame, place) { walker, inner in
        walker.readBinding(binding, inner)
      }
    }
    if let owner = scope.frames[frame].owner,
      let member = viewMember(named: name, of: owner, labels: nil, frame)
    {
      return readMember(member, name, node, range, [], frame, place)
    }
    if let member = index.best(
      index.globals(named: name), labels: nil, from: scope.frames[frame].file),
      index[member]?.looksLikeView == true
    {
      return readMember(member, name, node, range, [], frame, place)
    }
    // A function that is passed, rather than called; a property that has a view from the start.
    if let owner = scope.frames[frame].owner {
      let views = viewsAmong(ownMembers(named: name, of: owner))
      if let member = index.best(views, labels: nil, from: scope.frames[frame].file) {
        return readMember(member, name, node, range, [], frame, place)
      }
    }
    // A value that is a view itself, as a route may be.
    if let type = type(ofValue: node, frame), index.type(type, conformsTo: "View") {
      return readOwnView(type, name, node, range, [], frame, place)
    }
    return nil
  }

  /// Reads what a parameter stands for, in the context of whoever passed it.
  mutating func readBinding(_ binding: Frame.Binding, _ place: Place) {
    let isNew = activeLocals.insert(binding.value).inserted
    readPassed { $0.readContent(binding.value.node, binding.frame, place) }
    if isNew { activeLocals.remove(binding.value) }
  }

  /// A property or function of a type that may give a view.
  func viewMember(
    named name: String, of owner: TypeReference, labels: [String]?, _ frame: Int
  ) -> MemberReference? {
    let known =
      labels == nil ? index.computedProperties(named: name) : index.functions(named: name)
    if known.isEmpty { return nil }
    let candidates = ownMembers(named: name, of: owner).filter { member in
      guard let model = index[member] else { return false }
      return (labels == nil) == (model.kind == .property)
        && (model.isComputed || model.kind == .function)
    }
    return index.best(candidates, labels: labels, from: scope.frames[frame].file)
  }

  /// The members of a type, of the type that an extension extends, and of `View`'s extensions.
  func ownMembers(named name: String, of owner: TypeReference) -> [MemberReference] {
    if !index.declaresMember(named: name) { return [] }
    var type = owner
    if let model = index[owner], model.kind == .extensionType,
      let extended = index.type(named: model.name, from: owner.file)
    {
      type = extended
    }
    var members = index.members(named: name, of: type)
    if members.isEmpty { members = index.inheritedMembers(named: name, of: type) }
    return members.isEmpty ? index.extensionMembers(named: name, of: "View") : members
  }
}
