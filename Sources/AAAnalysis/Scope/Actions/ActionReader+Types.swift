extension ActionReader {
  /// The type of an expression by what is written; nil where that is unknown.
  func type(of node: NodeID, _ context: Int, depth: Int = 0) -> NamedType? {
    guard depth < 24, let tree = tree(context) else { return nil }
    switch tree.kind(node) {
    case .declRef: return type(ofName: tree.name(node), context)
    case .memberExpr:
      guard let base = tree.firstChild(node) else { return nil }
      return type(
        ofMember: tree.name(node), base: type(of: base, context, depth: depth + 1), context)
    case .callExpr: return type(ofCall: node, context, tree, depth: depth)
    case .subscriptExpr:
      return tree.firstChild(node).flatMap {
        elementType(of: type(of: $0, context, depth: depth + 1))
      }
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .effectExpr,
      .genericSpecializationExpr, .inoutExpr:
      return tree.firstChild(node).flatMap { type(of: $0, context, depth: depth + 1) }
    case .tupleExpr:
      let arguments = tree.arguments(of: node)
      guard arguments.count == 1 else { return nil }
      return type(of: arguments[0].value, context, depth: depth + 1)
    case .sequenceExpr: return type(ofSequence: node, context, tree, depth: depth)
    case .superExpr: return nil
    case .stringLiteral: return NamedType(name: "String", file: contexts[context].file)
    default: return nil
    }
  }

  /// `a ?? b`, `a as? B`, `c ? a : b`.
  private func type(ofSequence node: NodeID, _ context: Int, _ tree: SyntaxTree, depth: Int)
    -> NamedType?
  {
    let children = Array(tree.children(node))
    if let cast = children.last, tree.kind(cast) == .typeExpr {
      return NamedType(
        text: tree.text[tree.range(cast)], file: contexts[context].file,
        owner: contexts[context].owner)
    }
    guard children.count > 2 else { return nil }
    if tree.kind(children[1]) == .ternaryOperator, let then = tree.firstChild(children[1]) {
      return type(of: then, context, depth: depth + 1)
    }
    guard tree.name(children[1], is: "??") else { return nil }
    return type(of: children[0], context, depth: depth + 1)
  }

  func type(ofName name: String, _ context: Int) -> NamedType? {
    let scope = contexts[context]
    let name = plainName(name)
    if name == "self" || name == "Self" {
      guard let owner = scope.owner, let model = index[owner] else { return nil }
      return NamedType(
        name: model.name, file: owner.file, owner: owner, isMetatype: name == "Self")
    }
    if let local = scope.locals[name] {
      switch local {
      case .value(let type): return type
      case .expression(_, _, let type): return type
      case .omitted: return nil
      }
    }
    if let owner = scope.owner, let member = property(name, of: owner) {
      return type(ofMember: member)
    }
    if name.beginsUppercase {
      return NamedType(name: name, file: scope.file, owner: scope.owner, isMetatype: true)
    }
    if let global = globalProperty(name, scope.file) { return type(ofMember: global) }
    return knownType(ofMember: name, scope.file)
  }

  // MARK: Members

  private func type(ofMember name: String, base: NamedType?, _ context: Int) -> NamedType? {
    if name == "self" || name == "wrappedValue" || name == "projectedValue" { return base }
    if let base {
      if let declaration = declaration(base), let member = property(name, of: declaration) {
        return type(ofMember: member)
      }
      if name == "first" || name == "last", base.element != nil { return elementType(of: base) }
      if base.isMetatype {
        if let declaration = declaration(base),
          index.type(named: name, from: declaration.file, inside: declaration) != nil,
          name.beginsUppercase
        {
          return NamedType(
            name: name, file: declaration.file, owner: declaration, isMetatype: true)
        }
        // A type behind its module's name.
        if declaration(base) == nil, name.beginsUppercase {
          return NamedType(name: name, file: base.file, isMetatype: true)
        }
        // Where a type of a framework holds its own instances.
        if ["default", "standard", "shared", "main", "current"].contains(name),
          declaration(base) == nil
        {
          return NamedType(name: base.name, file: base.file)
        }
      }
    }
    return knownType(ofMember: name, contexts[context].file)
  }

  /// Names that frameworks and custom give to one type only.
  private func knownType(ofMember name: String, _ file: FileID) -> NamedType? {
    switch name {
    case "modelContext", "mainContext": NamedType(name: "ModelContext", file: file)
    case "managedObjectContext", "viewContext", "newBackgroundContext":
      NamedType(name: "NSManagedObjectContext", file: file)
    case "publicCloudDatabase", "privateCloudDatabase", "sharedCloudDatabase":
      NamedType(name: "CKDatabase", file: file)
    default: nil
    }
  }

  private func type(ofCall node: NodeID, _ context: Int, _ tree: SyntaxTree, depth: Int)
    -> NamedType?
  {
    guard let callee = tree.callee(of: node) else { return nil }
    let name = tree.name(callee)
    let labels = tree.arguments(of: node).filter { !$0.isTrailing }.map { $0.label ?? "_" }
    switch tree.kind(callee) {
    case .declRef:
      if name.beginsUppercase {
        return NamedType(
          name: name, file: contexts[context].file, owner: contexts[context].owner)
      }
      return function(named: name, labels: labels, context).flatMap { type(ofMember: $0) }
    case .memberExpr:
      guard let base = tree.firstChild(callee) else { return nil }
      let baseType = type(of: base, context, depth: depth + 1)
      if name == "init" {
        return baseType.map { NamedType(name: $0.name, file: $0.file, owner: $0.owner) }
      }
      if let baseType {
        if let declaration = declaration(baseType),
          let function = function(named: name, of: declaration, labels: labels)
        {
          return type(ofMember: function)
        }
        if ["first", "last", "randomElement", "popLast", "removeFirst", "removeLast", "remove"]
          .contains(name), baseType.element != nil
        {
          return elementType(of: baseType)
        }
        if ["filter", "sorted", "prefix", "suffix", "reversed", "shuffled", "dropFirst",
          "dropLast"].contains(name), baseType.element != nil
        {
          return baseType
        }
        if baseType.isMetatype, declaration(baseType) == nil {
          // `CKContainer.default()`; a nested type otherwise.
          return name.beginsUppercase
            ? NamedType(name: name, file: contexts[context].file)
            : NamedType(name: baseType.name, file: baseType.file)
        }
      }
      return knownType(ofMember: name, contexts[context].file)
    default: return nil
    }
  }

  /// The type of the elements of a collection.
  func elementType(of type: NamedType?) -> NamedType? {
    if let type, type.name == "IndexSet" { return NamedType(name: "Int", file: type.file) }
    guard let type, let element = type.element else { return nil }
    return NamedType(text: element, file: type.file, owner: type.owner)
  }

  /// The declaration of a type in the workspace.
  func declaration(_ type: NamedType) -> TypeReference? {
    guard type.outer.isEmpty else {
      var owner = type.owner
      // A name that is no type is a module's.
      for name in type.outer {
        owner = index.type(named: name, from: type.file, inside: owner) ?? owner
      }
      return index.type(named: type.name, from: type.file, inside: owner)
    }
    let key = ActionLookups.TypeName(name: type.name, file: type.file, owner: type.owner)
    return lookups.declaration(key) {
      index.type(named: type.name, from: type.file, inside: type.owner)
    }
  }

  // MARK: Declarations

  /// The type of a property, or of what a function returns.
  func type(ofMember member: MemberReference) -> NamedType? {
    // What ran out of depth may be known from elsewhere.
    lookups.type(of: member, loader.log, isFinal: initializerDepth == 0) {
      findType(ofMember: member)
    }
  }

  private func findType(ofMember member: MemberReference) -> NamedType? {
    guard let model = index[member] else { return nil }
    let owner = canonical(index.owner(of: member))
    if let text = model.typeText {
      return NamedType(text: text, file: member.file, owner: owner)
    }
    guard model.kind == .property, let loaded = loader.load(member.file),
      let binding = loaded.node(ofMember: member.index)
    else { return nil }
    if let type = typeFromAttribute(model, binding, loaded, owner) { return type }
    return initializedType(binding, loaded, owner)
  }

  /// `@Environment(\.modelContext) var context`, `@Environment(Store.self) var store`.
  private func typeFromAttribute(
    _ model: MemberModel, _ binding: NodeID, _ loaded: LoadedFile, _ owner: TypeReference?
  ) -> NamedType? {
    guard model.attributes.contains("Environment") || model.attributes.contains("Dependency"),
      let declaration = loaded.tree.declaration(around: binding)
    else { return nil }
    for attribute in loaded.tree.children(declaration)
    where loaded.tree.kind(attribute) == .attribute {
      guard let argument = loaded.tree.child(attribute, .argument),
        let value = loaded.tree.firstChild(argument)
      else { continue }
      switch loaded.tree.kind(value) {
      case .keyPathExpr:
        let names = loaded.tree.children(value)
          .filter { loaded.tree.kind($0) == .keyPathComponent }.map { loaded.tree.name($0) }
        guard let name = names.last else { return nil }
        switch name {
        case "modelContext": return NamedType(name: "ModelContext", file: loaded.file)
        case "managedObjectContext":
          return NamedType(name: "NSManagedObjectContext", file: loaded.file)
        case "realm": return NamedType(name: "Realm", file: loaded.file)
        case "defaultDatabase": return NamedType(name: "DatabaseWriter", file: loaded.file)
        case "dismiss": return NamedType(name: "DismissAction", file: loaded.file)
        case "webAuthenticationSession":
          return NamedType(name: "WebAuthenticationSession", file: loaded.file)
        default:
          let values = index.extensionMembers(named: name, of: "EnvironmentValues")
          return index.best(values, labels: nil, from: loaded.file).flatMap { member in
            index[member]?.typeText == nil ? nil : type(ofMember: member)
          }
        }
      case .memberExpr:
        guard loaded.tree.name(value, is: "self"), let base = loaded.tree.firstChild(value)
        else { continue }
        return NamedType(
          text: loaded.tree.text[loaded.tree.range(base)], file: loaded.file, owner: owner)
      default: continue
      }
    }
    return nil
  }

  /// The type of `= Store()`, `= Store.shared`, `= FileManager.default`.
  private func initializedType(
    _ binding: NodeID, _ loaded: LoadedFile, _ owner: TypeReference?
  ) -> NamedType? {
    let tree = loaded.tree
    guard let value = tree.child(binding, .initializer).flatMap({ tree.firstChild($0) }) else {
      return nil
    }
    guard initializerDepth < 6 else { return nil }
    var reader = ActionReader(source)
    reader.initializerDepth = initializerDepth + 1
    let context = reader.add(ActionContext(file: loaded.file, owner: nil, frame: nil))
    switch tree.kind(value) {
    case .stringLiteral: return NamedType(name: "String", file: loaded.file)
    case .callExpr:
      // `[Drawing]()`
      if let list = tree.firstChild(value), tree.kind(list) == .arrayExpr {
        return NamedType(text: tree.text[tree.range(list)], file: loaded.file, owner: owner)
      }
    default: break
    }
    // Only names of types lead anywhere: a property of its own would lead back here.
    let (base, _) = tree.chain(value)
    let head = tree.kind(base) == .callExpr ? tree.callee(of: base) : base
    guard let head, tree.kind(head) == .declRef,
      tree.name(head).beginsUppercase
    else { return nil }
    var type = reader.type(of: value, context)
    if let found = type, found.owner == nil { type?.owner = owner }
    return type?.isMetatype == true ? nil : type
  }
}

extension SyntaxTree {
  /// The declaration whose binding a node is.
  func declaration(around binding: NodeID) -> NodeID? {
    path(to: range(binding).start).last { kind($0) == .variableDecl }
  }
}
