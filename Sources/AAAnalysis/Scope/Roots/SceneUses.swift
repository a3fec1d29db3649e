/// Where a scene is used that a property, a function or a type of its own declares: modifiers there
/// count for the scene as those on its own chain do.
struct SceneUses {
  private static let maximum = 32

  let index: DeclarationIndex
  let loader: FileLoader

  /// A call, or a name, and what leads to it: itself first.
  func uses(of scene: SyntaxReference) -> [SyntaxReference] {
    var uses = [scene]
    var next = 0
    while next < uses.count, uses.count < Self.maximum {
      for use in directUses(of: uses[next]) where !uses.contains(use) { uses.append(use) }
      next += 1
    }
    return uses
  }

  /// The uses of the declaration that a scene stands in.
  private func directUses(of scene: SyntaxReference) -> [SyntaxReference] {
    guard let loaded = loader.load(scene.file),
      let owner = loaded.type(around: loaded.tree.range(scene.node).start),
      let member = loaded.tree.member(around: loaded.tree.range(scene.node).start)?.name
    else { return [] }
    let extended = index.extendedType(owner)
    guard let name = index[extended]?.name else { return [] }
    if member != "body" {
      // Of the same type.
      return index.declarations(ofType: name).sorted().flatMap { declaration in
        guard let other = loader.load(declaration.file),
          let node = other.node(ofType: declaration.index)
        else { return [SyntaxReference]() }
        return names(of: member, in: node, other.tree).map {
          SyntaxReference(file: declaration.file, node: $0)
        }
      }
    }
    guard index.type(extended, conformsTo: "Scene") else { return [] }
    return index.filesOfApps.union(index.filesOfInterest).sorted().flatMap { file in
      guard let other = loader.load(file) else { return [SyntaxReference]() }
      return other.tree.compiledDescendants(of: other.tree.root).filter { node in
        guard other.tree.kind(node) == .callExpr, let callee = other.tree.callee(of: node) else {
          return false
        }
        return other.tree.kind(callee) == .declRef && other.tree.name(callee) == name
      }.map { SyntaxReference(file: file, node: $0) }
    }
  }

  /// Where a member is named in the code of its own type: as it is called, where it is.
  private func names(of member: String, in type: NodeID, _ tree: SyntaxTree) -> [NodeID] {
    var found: [NodeID] = []
    for node in tree.compiledDescendants(of: type) {
      switch tree.kind(node) {
      case .declRef:
        guard tree.name(node) == member else { continue }
      case .memberExpr:
        guard tree.name(node) == member, let base = tree.firstChild(node),
          tree.kind(base) == .declRef, tree.name(base, is: "self") || tree.name(base, is: "Self")
        else { continue }
      default: continue
      }
      let parent = tree.path(to: tree.range(node).start).last {
        tree.kind($0) == .callExpr && tree.callee(of: $0) == node
      }
      found.append(parent ?? node)
    }
    return found
  }
}
