extension ActionReader {
  /// Records a call that a framework answers: one that deletes, that runs a closure, that takes
  /// elements out of a collection. False for a call that has to be followed.
  mutating func recordKnownCall(
    _ node: NodeID, _ callee: NodeID, _ base: NodeID?, _ baseType: NamedType?,
    _ arguments: [CallArgument], _ context: Int, _ tree: SyntaxTree
  ) -> Bool {
    let name = tree.name(callee)
    let isDeclared = baseType.flatMap(declaration) != nil
    if let kind = deletionKind(node, name, base, baseType, isDeclared, arguments, context, tree) {
      if kind != .file || isLastingRemoval(arguments, context, tree) {
        recordDeletion(kind, node, callee, context, tree)
      }
      return true
    }
    recordInsertion(name, base, baseType, isDeclared, arguments, context, tree)
    if !isDeclared { recordWebSession(node, callee, base, baseType, context, tree) }
    if (name == "dismiss" && !isDeclared)
      || (name == "callAsFunction" && baseType?.name == "DismissAction")
    {
      effects.dismisses = true
      noteDismissal(context)
      // A function of the app's own may do more than that.
      return base != nil || function(named: name, labels: nil, context) == nil
    }
    if !isDeclared || isOfOptional(name, baseType),
      runsClosures(name, base, arguments, context, tree)
    {
      return true
    }
    guard let base, !isDeclared else { return false }
    if name == "toggle", arguments.isEmpty {
      record(.toggled, of: base, context)
      noteToggle(of: base, context)
      return true
    }
    if DeletionLibrary.takesElementsOut(name) {
      recordRemoval(from: base, context)
      return true
    }
    noteInsertion(name, base, context)
    return false
  }

  private mutating func recordDeletion(
    _ kind: ActionEffects.Deletion.Kind, _ node: NodeID, _ callee: NodeID, _ context: Int,
    _ tree: SyntaxTree
  ) {
    effects.deletions.append(
      .init(
        kind: kind, reference: SyntaxReference(file: contexts[context].file, node: node),
        nameRange: tree.nameRange(callee) ?? tree.range(callee), place: place(context)))
  }

  /// Notes that elements leave a collection; `$items.remove` of an observed database is more.
  mutating func recordRemoval(from base: NodeID, _ context: Int) {
    guard let state = state(of: base, context) else { return }
    effects.removals.append(
      .init(key: state.key, aliases: state.aliases, value: .other, place: place(context)))
    note(.removed, of: state.key, context)
  }

  private mutating func recordInsertion(
    _ name: String, _ base: NodeID?, _ type: NamedType?, _ isDeclared: Bool,
    _ arguments: [CallArgument], _ context: Int, _ tree: SyntaxTree
  ) {
    var kind: ActionEffects.Deletion.Kind?
    if let type, !isDeclared { kind = DeletionLibrary.insertionKind(ofCall: name, on: type.name) }
    if name == "SecItemAdd" { kind = .keychain }
    if name.beginsUppercase,
      arguments.contains(where: { argument in
        argument.label == "context"
          && self.type(of: argument.value, context)?.name == "NSManagedObjectContext"
      })
    {
      kind = .object
    }
    if inserts(name, base, tree), takesDatabase(arguments, context) { kind = .database }
    if let kind { effects.insertions.append(.init(kind: kind, place: place(context))) }
  }

  /// Whether a call, or one of those on which it is called, says that it inserts.
  private func inserts(_ name: String, _ base: NodeID?, _ tree: SyntaxTree) -> Bool {
    if name == "insert" || name == "save" || name == "upsert" { return true }
    guard let base else { return false }
    return tree.chain(base).links.contains { link in
      tree.name(link.member, is: "insert") || tree.name(link.member, is: "save")
        || tree.name(link.member, is: "upsert")
    }
  }

  // MARK: Closures that run

  private mutating func runsClosures(
    _ name: String, _ base: NodeID?, _ arguments: [CallArgument], _ context: Int,
    _ tree: SyntaxTree
  ) -> Bool {
    // By custom `with…` runs what it is given.
    guard DeletionLibrary.runners.contains(name) || (base == nil && name.hasPrefix("with")) else {
      return false
    }
    if base == nil, function(named: name, labels: nil, context) != nil { return false }
    if clock != nil, let type = base.flatMap({ type(of: $0, context) }),
      extensionFunction(name, of: type, arguments.map(\.label), context) != nil
    {
      return false
    }
    let isAnimation = name == "animate" || name == "withAnimation"
    var runnable: [CallArgument] = []
    for argument in arguments {
      // An answer that is waited for may never come, or say no.
      if !isAnimation, argument.label?.lowercased().hasPrefix("completion") == true { continue }
      switch tree.kind(argument.value) {
      case .closureExpr: runnable.append(argument)
      case .declRef, .memberExpr:
        if argument.label == nil,
          name == "forEach" || deletes(argument.value, context, tree)
        {
          runnable.append(argument)
        }
      default: break
      }
    }
    guard let last = runnable.last else { return false }
    if name == "withAnimation", let animation = arguments.first {
      noteAnimation(animation, context)
    }
    let parameter = closureParameter(of: name, base, context)
    let wait = clock?.current
    var isDetached = TimeLibrary.detachedRunners.contains(name)
    if name == "withAnimation", let first = arguments.first,
      let delay = delay(of: first.value, context)
    {
      clock?.current = delay
      isDetached = true
    }
    defer { if isDetached { clock?.current = wait } }
    // Of `animate(withDuration:animations:completion:)` all run; of most there is just one.
    for argument in runnable {
      let isLast = argument == last
      descend {
        $0.runInPlace(argument.value, context, parameter: isLast ? parameter : nil)
      }
    }
    return true
  }

  /// Whether what is called on a value whose type has no such function is the optional's around it.
  private func isOfOptional(_ name: String, _ type: NamedType?) -> Bool {
    guard name == "map" || name == "flatMap", let declaration = type.flatMap(declaration) else {
      return false
    }
    return function(named: name, of: declaration, labels: nil) == nil
  }

  /// Whether a function that is passed on, and run here, deletes something.
  private mutating func deletes(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) -> Bool {
    // A value that is named by its case runs nothing.
    if clock != nil || tree.kind(node) == .memberExpr && tree.firstChild(node) == nil {
      return false
    }
    var reader = self
    reader.descend { $0.run(node, context, arguments: [.value(nil)]) }
    // What was read only to look counts, too: one look leads to the next.
    nodeCount = reader.nodeCount
    return reader.effects.deletions.count > effects.deletions.count
  }

  /// Runs a closure as part of the body around it.
  private mutating func runInPlace(_ node: NodeID, _ context: Int, parameter: NamedType?) {
    guard let tree = tree(context), tree.kind(node) == .closureExpr else {
      run(node, context, arguments: [.value(parameter)])
      return
    }
    let outerLocals = contexts[context].locals
    contexts[context].locals["$0"] = .value(parameter)
    for (position, name) in tree.closureParameters(node).enumerated() {
      contexts[context].locals[name] = .value(position == 0 ? parameter : nil)
    }
    readStatements(tree.statements(of: node), context)
    contexts[context].locals = outerLocals
  }

  private func closureParameter(of name: String, _ base: NodeID?, _ context: Int) -> NamedType? {
    let file = contexts[context].file
    switch name {
    case "performBackgroundTask": return NamedType(name: "NSManagedObjectContext", file: file)
    case "forEach", "map", "compactMap", "flatMap":
      return elementType(of: base.flatMap { type(of: $0, context) })
    default:
      guard DeletionLibrary.databaseRunners.contains(name), importsDatabase(file) else {
        return nil
      }
      return NamedType(name: "Database", file: file)
    }
  }

  // MARK: What deletes

  private func deletionKind(
    _ node: NodeID, _ name: String, _ base: NodeID?, _ type: NamedType?, _ isDeclared: Bool,
    _ arguments: [CallArgument], _ context: Int, _ tree: SyntaxTree
  ) -> ActionEffects.Deletion.Kind? {
    if base == nil {
      switch name {
      case "SecItemDelete": return isReplacedInKeychain(context, tree) ? nil : .keychain
      case "NSBatchDeleteRequest": return .object
      case "unlink", "rmdir":
        if arguments.count == 1, function(named: name, labels: nil, context) == nil { return .file }
      case "CKModifyRecordsOperation":
        let deleted = arguments.first { $0.label == "recordIDsToDelete" }
        return deleted.map { tree.kind($0.value) == .nilLiteral } == false ? .cloud : nil
      default: break
      }
    }
    if let type, !isDeclared,
      let kind = DeletionLibrary.kind(ofCall: name, on: type.name)
    {
      return kind
    }
    // `UserDefaults.standard.set(nil, forKey: "name")`
    if name == "set", type?.name == "UserDefaults", let value = arguments.first?.value,
      tree.kind(value) == .nilLiteral
    {
      return .defaults
    }
    if base != nil, !isDeclared, name == "deleteAllData" { return .object }
    if name == "modifyRecords", type?.name == "CKDatabase",
      let deleted = arguments.first(where: { $0.label == "deleting" })
    {
      return tree.range(deleted.value).length > 2 ? .cloud : nil
    }
    if let base, isDeletedRecord(name, base, arguments, context, tree) { return .database }
    if let base, isRemoteDocument(name, base, arguments, tree) { return .cloud }
    if isObservedRemoval(name, base, context, tree) { return .database }
    if executesDeletion(name, arguments, context, tree) { return .database }
    return nil
  }

  /// `try drawing.delete(db)`, `try Drawing.deleteAll(db)`, `Drawing.delete().execute(db)`.
  private func isDeletedRecord(
    _ name: String, _ base: NodeID, _ arguments: [CallArgument], _ context: Int,
    _ tree: SyntaxTree
  ) -> Bool {
    switch name {
    case "delete", "deleteAll", "deleteOne", "execute", "run": break
    default: return false
    }
    guard importsDatabase(contexts[context].file) else { return false }
    switch name {
    case "delete", "deleteAll", "deleteOne": return takesDatabase(arguments, context)
    case "execute":
      return takesDatabase(arguments, context)
        && tree.chain(base).links.contains { tree.name($0.member, is: "delete") }
    case "run":
      // `db.run(table.delete())`
      guard let value = arguments.first?.value, tree.kind(value) == .callExpr,
        let callee = tree.callee(of: value)
      else { return false }
      return tree.name(callee, is: "delete") && tree.arguments(of: value).isEmpty
    default: return false
    }
  }

  private func takesDatabase(_ arguments: [CallArgument], _ context: Int) -> Bool {
    guard let first = arguments.first, first.label == nil else { return false }
    return type(of: first.value, context)?.name == "Database"
  }

  private func importsDatabase(_ file: FileID) -> Bool {
    index.interface(of: file)?.imports.contains(where: DeletionLibrary.databaseModules.contains)
      ?? false
  }

  /// `firestore.collection("drawings").document(id).delete()`.
  private func isRemoteDocument(
    _ name: String, _ base: NodeID, _ arguments: [CallArgument], _ tree: SyntaxTree
  ) -> Bool {
    guard name == "delete", arguments.isEmpty || arguments[0].isTrailing else { return false }
    let names = tree.chain(base).links.map { tree.name($0.member) }
    return names.contains("collection") && names.contains("document")
      || names.last == "currentUser"
  }

  /// `$drawings.remove(atOffsets:)` of `@ObservedResults`.
  private func isObservedRemoval(
    _ name: String, _ base: NodeID?, _ context: Int, _ tree: SyntaxTree
  ) -> Bool {
    guard name == "remove", let base, tree.kind(base) == .declRef,
      tree.name(base).hasPrefix("$"), let owner = contexts[context].owner,
      let member = property(plainName(tree.name(base)), of: owner)
    else { return false }
    return index[member]?.attributes.contains { $0.hasPrefix("Observed") && $0 != "ObservedObject" }
      ?? false
  }

  /// Whether a statement of SQL that deletes is handed over.
  private static let executingWords: [StaticString] = [
    "exec", "run", "prepare", "update", "query", "sql", "perform", "statement", "batch",
  ]

  private func executesDeletion(
    _ name: String, _ arguments: [CallArgument], _ context: Int, _ tree: SyntaxTree
  ) -> Bool {
    guard !arguments.isEmpty, Self.executingWords.contains(where: name.holds) else {
      return false
    }
    return arguments.contains { argument in
      var (node, context, tree) = (argument.value, context, tree)
      if tree.kind(node) == .declRef,
        case .expression(let value, let other, _) = contexts[context].locals[tree.name(node)],
        let otherTree = self.tree(other)
      {
        (node, context, tree) = (value, other, otherTree)
      }
      guard tree.kind(node) == .stringLiteral else { return false }
      return DeletionLibrary.isDeletingStatement(tree.text.slice(tree.range(node)))
    }
  }

  /// Whether the same body adds to the keychain: then it writes an entry anew.
  private func isReplacedInKeychain(_ context: Int, _ tree: SyntaxTree) -> Bool {
    guard let body = contexts[context].body else { return false }
    return tree.mentionedNames(in: body).contains("SecItemAdd")
  }
}
