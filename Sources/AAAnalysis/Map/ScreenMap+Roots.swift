/// Where the map meets the roots of the scope: all that is known here of what a root is.
extension Scope {
  /// The index of the root from which a screen is reached.
  func root(of screen: Screen) -> Int { screen.scene }

  /// The roots of the scope, as they are, without screens.
  func mappedRoots(_ index: DeclarationIndex) -> [MappedRoot] {
    scenes.map { scene in
      MappedRoot(
        kind: .scene, owner: scene.owner.flatMap { index[$0]?.name },
        location: Location(file: scene.file, range: scene.nameRange))
    }
  }
}

extension WorkspaceSnapshot {
  /// The picture of what Assistive Access shows. Only roots are drawn that stand in one of the
  /// wanted files, or that reach something in one of them; these are drawn whole.
  public func screenMap(reaching isWanted: (FileID) -> Bool = { _ in true }) -> ScreenMap {
    let loader = FileLoader { file in
      guard let entry = files[file], case .swift(let model) = entry.model else { return nil }
      if let tree = entry.document?.tree {
        return LoadedFile(file: file, tree: tree, model: model)
      }
      return trees.load(file, model, stamp: entry.stamp, reader: reader)
    }
    let context = RuleContext(
      scope: scope, index: index, loader: loader, propertyLists: propertyLists,
      projects: projects, text: { self.text(of: $0) })
    var builder = ScreenMapBuilder(context, findings: findings())
    return builder.map(reaching: isWanted)
  }
}
