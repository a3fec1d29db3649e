extension RuleContext {
  /// The ordinary scenes beside an Assistive Access scene: those of the type around it, or else of
  /// the app that names this type.
  func standardScenes(beside scene: AssistiveAccessScene) -> [StandardScene] {
    guard let owner = scene.owner.map(extendedType) else { return [] }
    let finder = StandardSceneFinder(index: index, loader: loader)
    let own = finder.scenes(of: owner)
    if !own.isEmpty { return own }
    guard let name = index[owner]?.name else { return [] }
    var apps: [TypeReference] = []
    for file in index.filesOfInterest.union(index.filesOfApps).sorted() {
      guard let loaded = loader.load(file) else { continue }
      for (position, type) in loaded.model.interface.types.enumerated() {
        let reference = TypeReference(file: file, index: position)
        guard type.isMain || type.inherited.contains("App"), reference != owner,
          let node = loaded.node(ofType: position),
          loaded.tree.descendants(of: node).contains(where: {
            loaded.tree.kind($0) == .declRef && loaded.tree.name($0) == name
          })
        else { continue }
        apps.append(reference)
      }
    }
    // The app's delegate names the scene's, and has no scenes itself.
    let hasScenes = apps.contains { index.type($0, conformsTo: "App") }
    if !hasScenes, index.type(owner, conformsTo: "UIHostingSceneDelegate") {
      return hostedRoots(finder)
    }
    guard apps.count == 1, let app = apps.first else { return [] }
    return finder.scenes(of: app)
  }

  /// What the scene delegates of a UIKit app host, if it is one thing.
  private func hostedRoots(_ finder: StandardSceneFinder) -> [StandardScene] {
    let scenes = index.filesOfApps.sorted().flatMap { file in
      (index.interface(of: file)?.types ?? []).enumerated().filter {
        $0.element.kind == .classType && $0.element.inherited.contains("UIWindowSceneDelegate")
      }.flatMap { finder.hostedRoots(in: TypeReference(file: file, index: $0.offset)) }
    }
    return scenes.count == 1 ? scenes : []
  }

  /// The type that an extension extends; the type itself where it is none.
  func extendedType(_ type: TypeReference) -> TypeReference { index.extendedType(type) }
}

extension RootView {
  var location: Location { Location(file: file, range: nameRange) }
}
