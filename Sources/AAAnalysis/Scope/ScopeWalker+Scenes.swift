extension ScopeWalker {
  /// Finds the Assistive Access scenes of a file and walks each.
  mutating func findScenes(in file: FileID) {
    guard let loaded = loaded(file) else { return }
    // Then only the module's name leads to the scene.
    let isOwn = index.type(named: "AssistiveAccess", from: file) != nil
    for (memberIndex, member) in loaded.model.interface.members.enumerated()
    where member.owner == nil && member.looksLikeScene {
      guard let node = loaded.node(ofMember: memberIndex) else { continue }
      for call in sceneCalls(in: node, loaded.tree, isOwn) { addScene(call, nil, loaded) }
    }
    for (typeIndex, type) in loaded.model.interface.types.enumerated() {
      guard type.kind != .protocolType, let node = loaded.node(ofType: typeIndex) else { continue }
      let reference = TypeReference(file: file, index: typeIndex)
      guard mayHoldScenes(reference) else { continue }
      for member in members(of: node, in: loaded.tree) {
        for call in sceneCalls(in: member, loaded.tree, isOwn) { addScene(call, reference, loaded) }
      }
    }
  }

  /// Whether a type is an app, a scene, or a delegate that hosts scenes.
  private func mayHoldScenes(_ type: TypeReference) -> Bool {
    guard let model = index[type] else { return false }
    if model.isMain { return true }
    var declaration = type
    if model.kind == .extensionType,
      let extended = index.type(named: model.name, from: type.file)
    {
      declaration = extended
    }
    return ["App", "Scene", "UIHostingSceneDelegate"].contains {
      index.type(declaration, conformsTo: $0) || model.inherited.contains($0)
    }
  }

  /// The members that stand directly in a type, with `#if` branches that iOS compiles opened up.
  private func members(of type: NodeID, in tree: SyntaxTree) -> [NodeID] {
    guard let block = tree.child(type, .memberBlock) else { return [] }
    return tree.statements(of: block).filter {
      tree.kind($0) == .variableDecl || tree.kind($0) == .funcDecl
    }
  }

  /// The calls of `AssistiveAccess` in a declaration, code that iOS does not compile left out.
  /// `isOwn` says that the plain name means something else.
  private func sceneCalls(in declaration: NodeID, _ tree: SyntaxTree, _ isOwn: Bool) -> [NodeID] {
    var calls: [NodeID] = []
    var pending = [declaration]
    while let node = pending.popLast() {
      switch tree.kind(node) {
      case .ifConfigDecl:
        for clause in ConditionalCompilation.activeClauses(of: node, in: tree) {
          pending.append(contentsOf: ConditionalCompilation.items(of: clause, in: tree))
        }
        continue
      case .callExpr:
        if isSceneCall(node, tree, isOwn) {
          calls.append(node)
          continue
        }
      default: break
      }
      pending.append(contentsOf: tree.children(node))
    }
    return calls.sorted()
  }

  /// `AssistiveAccess { … }`, also with its module's name or an argument label.
  private func isSceneCall(_ node: NodeID, _ tree: SyntaxTree, _ isOwn: Bool) -> Bool {
    guard let callee = tree.callee(of: node) else { return false }
    switch tree.kind(callee) {
    case .declRef:
      guard !isOwn, tree.name(callee, is: "AssistiveAccess") else { return false }
    case .memberExpr:
      guard tree.name(callee, is: "AssistiveAccess"), let base = tree.firstChild(callee),
        tree.name(base, is: "SwiftUI")
      else { return false }
    default: return false
    }
    let arguments = tree.arguments(of: node)
    return arguments.count == 1 && (arguments[0].label == nil || arguments[0].label == "content")
  }

  private mutating func addScene(_ call: NodeID, _ owner: TypeReference?, _ loaded: LoadedFile) {
    let tree = loaded.tree
    guard let callee = tree.callee(of: call), let nameRange = tree.nameRange(callee),
      let content = tree.arguments(of: call).first?.value
    else { return }
    scope.scenes.append(
      AssistiveAccessScene(
        file: loaded.file, call: call, nameRange: nameRange, owner: owner))
    readRoot(
      .scene(scope.scenes.count - 1), SyntaxReference(file: loaded.file, node: call), nameRange,
      owner: owner
    ) { walker, frame, place in walker.readContent(content, frame, place) }
  }
}
