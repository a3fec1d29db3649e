extension ActionReader {
  // MARK: Properties

  /// A property of a type, of its extensions, or of what it inherits from.
  func property(_ name: String, of owner: TypeReference) -> MemberReference? {
    let key = ActionLookups.Member(name: name, owner: owner, labels: nil)
    return lookups.property(key) { findProperty(name, of: owner) }
  }

  private func findProperty(_ name: String, of owner: TypeReference) -> MemberReference? {
    for type in lineage(of: owner) {
      let found = index.members(named: name, of: type).filter { index[$0]?.kind == .property }
      if let member = index.best(found, labels: nil, from: owner.file) { return member }
    }
    return nil
  }

  /// A type and the types and protocols of the workspace that it inherits from, nearest first.
  private func lineage(of owner: TypeReference) -> [TypeReference] {
    var all = [owner]
    var position = 0
    while position < all.count, all.count < 16 {
      let type = all[position]
      position += 1
      for name in index[type]?.inherited ?? [] {
        if let parent = index.type(named: name, from: type.file, inside: type),
          !all.contains(parent)
        {
          all.append(parent)
        }
      }
    }
    return all
  }

  /// A global property, as it is known in a file.
  func globalProperty(_ name: String, _ file: FileID) -> MemberReference? {
    let key = ActionLookups.Global(name: name, kind: .property, labels: nil, file: file)
    return lookups.global(key) {
      let globals = index.globals(named: name).filter { index[$0]?.kind == .property }
      return index.best(globals, labels: nil, from: file)
    }
  }

  // MARK: Functions

  /// The function that a name without a base means: a member of `self`, or a global one.
  func function(named name: String, labels: [String]?, _ context: Int) -> MemberReference? {
    if let owner = contexts[context].owner,
      let member = function(named: name, of: owner, labels: labels)
    {
      return member
    }
    let file = contexts[context].file
    let key = ActionLookups.Global(name: name, kind: .function, labels: labels, file: file)
    return lookups.global(key) {
      let globals = index.globals(named: name).filter { index[$0]?.kind == .function }
      return index.best(globals, labels: labels, from: file)
    }
  }

  /// A function of a type: its own, inherited, or from an extension of a protocol that it conforms
  /// to. For a protocol's requirement, the one type that fulfils it.
  func function(named name: String, of owner: TypeReference, labels: [String]?)
    -> MemberReference?
  {
    let key = ActionLookups.Member(name: name, owner: owner, labels: labels)
    return lookups.function(key) { findFunction(named: name, of: owner, labels: labels) }
  }

  private func findFunction(named name: String, of owner: TypeReference, labels: [String]?)
    -> MemberReference?
  {
    for type in lineage(of: owner) {
      let found = index.members(named: name, of: type).filter { index[$0]?.kind == .function }
      let candidates = found.filter { !isRequirement($0) }
      // What fulfils a requirement counts for more than what stands in for it.
      if candidates.count < found.count, type == owner || candidates.isEmpty,
        let member = implementation(of: name, labels: labels, for: type)
      {
        return member
      }
      if let member = index.best(candidates, labels: labels, from: owner.file) { return member }
      if !found.isEmpty { return nil }
    }
    let extended = index[owner]?.kind == .extensionType ? index[owner]?.name : nil
    for name2 in [extended, isView(owner) ? "View" : nil].compactMap({ $0 }) {
      let members = index.extensionMembers(named: name, of: name2)
        .filter { index[$0]?.kind == .function }
      if let member = index.best(members, labels: labels, from: owner.file) { return member }
    }
    return nil
  }

  /// Of several functions of a type with a name, the one that takes these arguments: so many, and
  /// of these types, as far as they are known. Nil where there is but one function.
  ///
  /// - Parameter labels: nil for a function that is passed on, whose arguments have none.
  func overload(
    of name: String, _ labels: [String]?, taking arguments: [PassedArgument],
    of owner: TypeReference
  ) -> MemberReference? {
    let candidates = functions(named: name, of: owner)
    guard candidates.count > 1 else { return nil }
    let fitting = candidates.filter { member in
      guard let model = index[member] else { return false }
      return labels.map { $0 == model.labels } ?? (model.labels.count == arguments.count)
    }
    if fitting.count <= 1 { return fitting.first }
    let known = arguments.map { $0.knownType ?? literalType(of: $0.local) }
    let taking = fitting.filter { member in
      let types = parameterTypes(of: member)
      return known.contains { $0 != nil } && types.count == known.count
        && zip(types, known).allSatisfy { type, known in
          guard let known else { return true }
          return type?.name == known.name && type?.element == known.element
        }
    }
    return taking.count == 1 ? taking.first : nil
  }

  /// The type that a literal has where nothing says otherwise.
  private func literalType(of local: Local) -> NamedType? {
    guard case .expression(let node, let context, nil) = local, let tree = tree(context) else {
      return nil
    }
    let name: String
    switch tree.kind(node) {
    case .integerLiteral: name = "Int"
    case .floatLiteral: name = "Double"
    case .booleanLiteral: name = "Bool"
    default: return nil
    }
    return NamedType(name: name, file: contexts[context].file)
  }

  /// Whether a name without a base, or a member of a type, may be any of several functions.
  func isOverloaded(_ name: String, of owner: TypeReference?) -> Bool {
    owner.map { functions(named: name, of: $0).count > 1 } ?? false
  }

  private func functions(named name: String, of owner: TypeReference) -> [MemberReference] {
    // Few names are those of several functions.
    guard index.functions(named: name).count > 1 else { return [] }
    return index.members(named: name, of: owner).filter { index[$0]?.kind == .function }
  }

  private func parameterTypes(of member: MemberReference) -> [NamedType?] {
    guard let (loaded, function, _) = body(of: member),
      let clause = loaded.tree.child(function, .parameterClause)
    else { return [] }
    let tree = loaded.tree
    return tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter in
      tree.typeRange(of: parameter).flatMap {
        NamedType(text: tree.text[$0], file: member.file, owner: index.owner(of: member))
      }
    }
  }

  func isView(_ type: TypeReference) -> Bool { index.type(type, conformsTo: "View") }

  /// Whether a function stands in a protocol, without a body.
  private func isRequirement(_ member: MemberReference) -> Bool {
    guard let owner = index.owner(of: member) else { return false }
    return index[owner]?.kind == .protocolType
  }

  /// The only function that fulfils a protocol's requirement, stand-ins for tests and previews left
  /// out.
  private func implementation(
    of name: String, labels: [String]?, for requirement: TypeReference
  ) -> MemberReference? {
    guard let protocolName = index[requirement]?.name else { return nil }
    let candidates = index.allMembers(named: name).filter { member in
      guard index[member]?.kind == .function, let owner = canonical(index.owner(of: member)),
        let type = index[owner], type.kind != .protocolType, type.kind != .extensionType,
        index.type(owner, conformsTo: protocolName)
      else { return false }
      return !isStandIn(type.name, member.file)
    }
    guard Set(candidates.map { canonical(index.owner(of: $0)) }).count == 1 else { return nil }
    return index.best(candidates, labels: labels, from: requirement.file)
  }

  private func isStandIn(_ type: String, _ file: FileID) -> Bool {
    let words = ["Mock", "Stub", "Fake", "Preview", "Dummy", "Test", "Noop", "NoOp", "Spy"]
    return words.contains(where: type.contains)
      || file.path.contains("Tests/") || file.path.contains("Previews/")
  }

  /// The block of a function; nil for a requirement.
  func body(of member: MemberReference) -> (loaded: LoadedFile, function: NodeID, block: NodeID)? {
    guard let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index),
      let block = loaded.tree.child(node, .codeBlock)
    else { return nil }
    return (loaded, node, block)
  }
}
