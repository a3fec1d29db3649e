/// What a view of a scene reads from what its tree was given.
struct EnvironmentRead: Sendable {
  let provision: Provision
  let type: TypeReference
  let viewName: String
  let location: Location
}

extension RuleContext {
  /// What the views read that a scene shows, each thing once, in the order of files and text; of
  /// several readers the root counts before the others. An object that is read as an optional is
  /// not among them: that view is made to do without.
  func environmentReads(ofScene scene: Int, root: TypeReference) -> [EnvironmentRead] {
    var types: Set<TypeReference> = []
    for frame in scope.frames
    where scope.screens.indices.contains(frame.screen)
      && scope.screens[frame.screen].scene == scene
    {
      if let owner = frame.owner { types.insert(extendedType(owner)) }
    }
    if let owner = scope.scenes[scene].owner { types.remove(extendedType(owner)) }
    var reads: [Provision: EnvironmentRead] = [:]
    for type in [root] + types.subtracting([root]).sorted() {
      guard let interface = index.interface(of: type.file), let name = index[type]?.name else {
        continue
      }
      for (position, member) in interface.members.enumerated()
      where member.owner == type.index && member.kind == .property && !member.attributes.isEmpty {
        guard let loaded = loader.load(type.file), let node = loaded.node(ofMember: position),
          let provision = provision(readBy: member, node, loaded.tree), reads[provision] == nil,
          !(provision.isObject && member.isOptional),
          let pattern = loaded.tree.child(node, .identifierPattern),
          let range = loaded.tree.nameRange(pattern)
        else { continue }
        reads[provision] = EnvironmentRead(
          provision: provision, type: type, viewName: name,
          location: Location(file: type.file, range: range))
      }
    }
    return reads.values.sorted { $0.location < $1.location }
  }

  private func provision(readBy member: MemberModel, _ node: NodeID, _ tree: SyntaxTree)
    -> Provision?
  {
    for attribute in member.attributes {
      switch attribute {
      case "Query": return .modelContainer
      case "FetchRequest", "SectionedFetchRequest": return .key("managedObjectContext")
      case "EnvironmentObject":
        return member.typeText.flatMap(ProvisionReader.plainName).map { .object($0) }
      case "Environment":
        guard
          let declaration = tree.path(to: tree.range(node).start)
            .last(where: { tree.kind($0) == .variableDecl }),
          let attribute = tree.children(declaration).first(where: {
            tree.isAttribute($0, named: "Environment")
          }),
          let argument = tree.child(attribute, .argument), let value = tree.firstChild(argument)
        else { return nil }
        if tree.kind(value) == .keyPathExpr { return tree.environmentKey(value) }
        guard tree.kind(value) == .memberExpr, tree.name(value, is: "self"),
          let base = tree.firstChild(value)
        else { return nil }
        return .object(tree.name(base))
      default: continue
      }
    }
    return nil
  }
}

extension Provision {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}

extension MemberModel {
  /// Whether its type is written as an optional.
  fileprivate var isOptional: Bool {
    typeText.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
  }
}
