/// A scene that shows the app's ordinary interface.
struct StandardScene: Sendable {
  let file: FileID
  /// The call, as of `WindowGroup`.
  let call: NodeID
  /// What holds its views: a closure, or in UIKit the root view that a controller is given.
  let content: NodeID
  /// The app, scene or delegate around it.
  let owner: TypeReference
}

extension RuleContext {
  /// The ordinary scenes beside an Assistive Access scene: those of the type around it, or else of
  /// the app that names this type.
  func standardScenes(beside scene: AssistiveAccessScene) -> [StandardScene] {
    guard let owner = scene.owner.map(extendedType) else { return [] }
    let own = standardScenes(of: owner)
    if !own.isEmpty { return own }
    guard let name = index[owner]?.name else { return [] }
    var apps: [TypeReference] = []
    for file in index.filesOfInterest.union(filesOfApps).sorted() {
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
    if apps.isEmpty, index.type(owner, conformsTo: "UIHostingSceneDelegate") {
      return hostedRoots
    }
    guard apps.count == 1, let app = apps.first else { return [] }
    return standardScenes(of: app)
  }

  /// What the scene delegates of a UIKit app host, if it is one thing:
  /// `UIHostingController(rootView: …)`.
  private var hostedRoots: [StandardScene] {
    var scenes: [StandardScene] = []
    for file in index.files.sorted() {
      guard let types = index.interface(of: file)?.types else { continue }
      for (position, type) in types.enumerated()
      where type.kind == .classType && type.inherited.contains("UIWindowSceneDelegate") {
        guard let loaded = loader.load(file), let node = loaded.node(ofType: position) else {
          continue
        }
        let tree = loaded.tree
        for call in tree.compiledDescendants(of: node) where tree.kind(call) == .callExpr {
          guard let callee = tree.callee(of: call), tree.name(callee, is: "UIHostingController"),
            let root = tree.arguments(of: call).first, root.label == "rootView"
          else { continue }
          scenes.append(
            StandardScene(
              file: file, call: call, content: root.value,
              owner: TypeReference(file: file, index: position)))
        }
      }
    }
    return scenes.count == 1 ? scenes : []
  }

  /// The type that an extension extends; the type itself where it is none.
  func extendedType(_ type: TypeReference) -> TypeReference {
    guard let model = index[type], model.kind == .extensionType else { return type }
    return index.type(named: model.name, from: type.file) ?? type
  }

  private var filesOfApps: Set<FileID> {
    Set(
      index.files.filter { file in
        index.interface(of: file)?.types.contains { $0.isMain || $0.inherited.contains("App") }
          ?? false
      })
  }

  private func standardScenes(of type: TypeReference) -> [StandardScene] {
    guard let name = index[type]?.name else { return [] }
    var scenes: [StandardScene] = []
    let declarations = index.declarations(ofType: name).filter { extendedType($0) == type }
    for declaration in declarations.sorted() {
      guard let loaded = loader.load(declaration.file),
        let node = loaded.node(ofType: declaration.index)
      else { continue }
      let tree = loaded.tree
      for call in tree.compiledDescendants(of: node) where tree.kind(call) == .callExpr {
        guard let callee = tree.callee(of: call), tree.kind(callee) == .declRef,
          ["WindowGroup", "Window", "DocumentGroup"].contains(tree.name(callee)),
          let content = tree.arguments(of: call).last(where: {
            tree.kind($0.value) == .closureExpr
          })
        else { continue }
        scenes.append(
          StandardScene(
            file: declaration.file, call: call, content: content.value, owner: declaration))
      }
    }
    return scenes
  }
}

extension RootView {
  var location: Location { Location(file: file, range: nameRange) }
}
