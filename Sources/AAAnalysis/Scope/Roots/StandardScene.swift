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

/// Finds the ordinary scenes of apps.
struct StandardSceneFinder {
  let index: DeclarationIndex
  let loader: FileLoader

  /// An app with what it shows.
  struct App {
    /// The type with which it begins: an `App`, or the delegate of a scene.
    let type: TypeReference
    let scenes: [StandardScene]
  }

  /// The apps of the workspace, in the order of files and text: those that `isWanted` says of the
  /// type with which they begin.
  func apps(where isWanted: (TypeReference) -> Bool = { _ in true }) -> [App] {
    var apps: [App] = []
    var seen: Set<TypeReference> = []
    for file in index.filesOfApps.sorted() {
      guard let types = index.interface(of: file)?.types else { continue }
      for (position, type) in types.enumerated() {
        let type = (reference: TypeReference(file: file, index: position), model: type)
        let app = index.extendedType(type.reference)
        if type.model.isMain || type.model.inherited.contains("App") {
          guard seen.insert(app).inserted, isWanted(app) else { continue }
          let scenes = scenes(of: app)
          if !scenes.isEmpty { apps.append(App(type: app, scenes: scenes)) }
        } else if Self.delegates.contains(where: type.model.inherited.contains),
          isWanted(type.reference)
        {
          let scenes = hostedRoots(in: type.reference)
          if !scenes.isEmpty { apps.append(App(type: type.reference, scenes: scenes)) }
        }
      }
    }
    return apps
  }

  private static let delegates = [
    "UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate",
  ]

  // MARK: SwiftUI

  /// The ordinary scenes that a type declares, or that scenes of the workspace declare which it
  /// uses.
  func scenes(of type: TypeReference) -> [StandardScene] {
    var seen: Set<TypeReference> = []
    return scenes(of: type, &seen)
  }

  private func scenes(of type: TypeReference, _ seen: inout Set<TypeReference>) -> [StandardScene] {
    guard let name = index[type]?.name, seen.count < 32, seen.insert(type).inserted else {
      return []
    }
    var scenes: [StandardScene] = []
    let declarations = index.declarations(ofType: name).filter { index.extendedType($0) == type }
    for declaration in declarations.sorted() {
      guard let loaded = loader.load(declaration.file),
        let node = loaded.node(ofType: declaration.index)
      else { continue }
      let tree = loaded.tree
      for call in tree.compiledDescendants(of: node) where tree.kind(call) == .callExpr {
        guard let callee = tree.callee(of: call), tree.kind(callee) == .declRef else { continue }
        if ["WindowGroup", "Window", "DocumentGroup"].contains(tree.name(callee)) {
          guard
            let content = tree.arguments(of: call).last(where: {
              tree.kind($0.value) == .closureExpr
            })
          else { continue }
          scenes.append(
            StandardScene(
              file: declaration.file, call: call, content: content.value, owner: declaration))
        } else if let inner = index.type(
          named: tree.name(callee), from: declaration.file, inside: declaration),
          index.type(inner, conformsTo: "Scene")
        {
          scenes += self.scenes(of: inner, &seen)
        }
      }
    }
    return scenes
  }

  // MARK: UIKit

  /// What a delegate of UIKit hosts: `UIHostingController(rootView: …)`.
  func hostedRoots(in delegate: TypeReference) -> [StandardScene] {
    guard let loaded = loader.load(delegate.file), let node = loaded.node(ofType: delegate.index)
    else { return [] }
    return loaded.tree.hostedViews(in: node).map {
      StandardScene(file: delegate.file, call: $0.call, content: $0.view, owner: delegate)
    }
  }
}

extension SyntaxTree {
  /// The calls `UIHostingController(rootView: …)` in a piece of code, with the views that they are
  /// given.
  func hostedViews(in node: NodeID) -> [(call: NodeID, view: NodeID)] {
    compiledDescendants(of: node).compactMap { call in
      guard kind(call) == .callExpr, let callee = callee(of: call),
        name(callee, is: "UIHostingController"),
        let root = arguments(of: call).first, root.label == "rootView"
      else { return nil }
      return (call, root.value)
    }
  }
}
