/// Where the map meets the roots of the scope: all that is known here of what a root is.
extension Scope {
  /// The roots of the scope, as they are, without screens.
  func mappedRoots(_ index: DeclarationIndex) -> [MappedRoot] {
    roots.enumerated().map { number, root -> MappedRoot in
      let location = Location(file: root.reference.file, range: root.nameRange)
      switch root.kind {
      case .scene(let scene):
        let owner = scenes.indices.contains(scene) ? scenes[scene].owner : nil
        return MappedRoot(
          kind: .scene, owner: owner.flatMap { index[$0]?.name }, location: location)
      case .modeBranch:
        let first = screens.first { $0.root == number }?.elements.first
        let owner = first.flatMap { self.owner(of: $0) }
        return MappedRoot(
          kind: .modeBranch, owner: owner.flatMap { index[$0]?.name }, location: location)
      case .preview: return MappedRoot(kind: .preview, owner: nil, location: location)
      case .configured: return MappedRoot(kind: .configured, owner: nil, location: location)
      case .standardUI: return MappedRoot(kind: .standardUI, owner: nil, location: location)
      }
    }
  }
}

extension Scope {
  /// The type in which an element is written.
  func owner(of element: ViewElement) -> TypeReference? {
    frames.indices.contains(element.frame) ? frames[element.frame].owner : nil
  }

  /// Whether a screen is all that is there, or a part of one that may have its title elsewhere.
  func isWhole(_ screen: Screen) -> Bool {
    screen.parent != nil || root(of: screen).kind != .modeBranch
  }
}

extension WorkspaceSnapshot {
  /// The picture of what Assistive Access shows. Only roots are drawn that stand in one of the
  /// wanted files, or that reach something in one of them; these are drawn whole.
  public func screenMap(reaching isWanted: (FileID) -> Bool = { _ in true }) -> ScreenMap {
    let context = ruleContext(for: scope)
    let findings = findings()
    let standard = context.standardUI()
    var builder = ScreenMapBuilder(context, findings: findings)
    var map = builder.map(reaching: isWanted, isAll: standard.roots.isEmpty)
    if !standard.roots.isEmpty {
      var builder = ScreenMapBuilder(ruleContext(for: standard), findings: findings)
      map.append(builder.map(reaching: isWanted, isAll: true))
    }
    return map
  }

  /// The previews that show their views as Assistive Access would, from `#` to their bodies, in the
  /// order of their places.
  public func modePreviews() -> [Location] {
    index.filesOfInterest.sorted().flatMap { file -> [Location] in
      guard let loaded = load(file) else { return [] }
      return loaded.previews
        .filter { AssistiveAccessPreviews.hasTrait($0, loaded.tree, index) }
        .map { Location(file: file, range: $0.headRange) }
    }
  }
}
