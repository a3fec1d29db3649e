/// A class that hosts SwiftUI scenes in an app with UIKit's life cycle.
struct HostingDelegate: Sendable {
  let type: TypeReference
  let name: String
  /// The name in its declaration.
  let nameRange: ByteRange
  /// Its `rootScene` properties.
  let rootScenes: [MemberReference]
  /// Whether an Assistive Access scene is written in it.
  let hasScene: Bool
}

extension RuleContext {
  /// The classes that conform to `UIHostingSceneDelegate`, in the order of files and text; none
  /// where the workspace has no Assistive Access scene.
  var hostingDelegates: [HostingDelegate] {
    guard !scope.scenes.isEmpty else { return [] }
    var found: Set<TypeReference> = []
    for file in index.filesOfApps {
      guard let types = index.interface(of: file)?.types else { continue }
      for (position, type) in types.enumerated()
      where type.inherited.contains("UIHostingSceneDelegate") {
        let reference = TypeReference(file: file, index: position)
        if type.kind == .classType {
          found.insert(reference)
        } else if type.kind == .extensionType,
          let extended = index.type(named: type.name, from: file),
          index[extended]?.kind == .classType
        {
          found.insert(extended)
        }
      }
    }
    return found.sorted().compactMap(hostingDelegate)
  }

  private func hostingDelegate(_ type: TypeReference) -> HostingDelegate? {
    guard let loaded = loader.load(type.file), let node = loaded.node(ofType: type.index),
      let nameRange = loaded.tree.nameRange(node), let name = index[type]?.name
    else { return nil }
    let rootScenes = index.members(named: "rootScene", of: type)
      .filter { index[$0]?.kind == .property }.sorted()
    return HostingDelegate(
      type: type, name: name, nameRange: nameRange, rootScenes: rootScenes,
      hasScene: scope.scenes.contains { $0.owner.map { owns(type, $0) } ?? false })
  }

  /// Whether a type is another one, or another one's extension.
  func owns(_ type: TypeReference, _ part: TypeReference) -> Bool {
    if type == part { return true }
    guard let model = index[part], model.kind == .extensionType else { return false }
    return index.type(named: model.name, from: part.file) == type
  }
}
