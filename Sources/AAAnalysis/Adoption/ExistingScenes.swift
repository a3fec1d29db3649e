/// Tells whether apps have a scene for Assistive Access.
struct ExistingScenes {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  /// Whether one of the scenes is an app's: it stands in a file that its targets are built from, in
  /// the type in which the app begins, or in one that this type uses.
  func has(_ app: AdoptableApp) -> Bool {
    context.scope.scenes.contains { scene in
      if app.targets.contains(where: { $0.holds(scene.file) }) { return true }
      guard let owner = scene.owner.map(context.extendedType) else { return false }
      return owner == app.entry || names(app.entry, owner)
    }
  }

  /// Whether a type is named in the declaration or an extension of another.
  private func names(_ user: TypeReference, _ type: TypeReference) -> Bool {
    guard let userName = context.index[user]?.name, let name = context.index[type]?.name else {
      return false
    }
    let declarations = context.index.declarations(ofType: userName)
      .filter { context.extendedType($0) == user }
    return declarations.contains { declaration in
      guard let loaded = context.loader.load(declaration.file),
        let node = loaded.node(ofType: declaration.index)
      else { return false }
      return loaded.tree.descendants(of: node).contains {
        loaded.tree.kind($0) == .declRef && loaded.tree.name($0) == name
      }
    }
  }
}
