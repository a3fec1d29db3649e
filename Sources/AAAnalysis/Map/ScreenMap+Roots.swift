/// Where the map meets the roots of the scope: all that is known here of what a root is.
extension Scope {
  /// The roots of the scope, as they are, without screens.
  func mappedRoots(_ index: DeclarationIndex) -> [MappedRoot] {
    roots.map { root in
      let location = Location(file: root.reference.file, range: root.nameRange)
      switch root.kind {
      case .scene(let scene):
        let owner = scenes.indices.contains(scene) ? scenes[scene].owner : nil
        return MappedRoot(
          kind: .scene, owner: owner.flatMap { index[$0]?.name }, location: location)
      case .modeBranch: return MappedRoot(kind: .modeBranch, owner: nil, location: location)
      case .preview: return MappedRoot(kind: .preview, owner: nil, location: location)
      case .configured: return MappedRoot(kind: .configured, owner: nil, location: location)
      case .standardUI: return MappedRoot(kind: .standardUI, owner: nil, location: location)
      }
    }
  }
}

extension WorkspaceSnapshot {
  /// The picture of what Assistive Access shows. Only roots are drawn that stand in one of the
  /// wanted files, or that reach something in one of them; these are drawn whole.
  public func screenMap(reaching isWanted: (FileID) -> Bool = { _ in true }) -> ScreenMap {
    let loader = FileLoader { file in
      guard let entry = files[file], let model = entry.model.swift else { return nil }
      if let tree = entry.document?.tree {
        return LoadedFile(file: file, tree: tree, model: model)
      }
      return trees.load(file, model, stamp: entry.stamp, reader: reader)
    }
    let context = RuleContext(
      scope: scope, index: index, loader: loader, propertyLists: propertyLists,
      targets: appTargets, ruleSettings: ruleSettings, text: { self.text(of: $0) })
    var builder = ScreenMapBuilder(context, findings: findings())
    return builder.map(reaching: isWanted)
  }
}
