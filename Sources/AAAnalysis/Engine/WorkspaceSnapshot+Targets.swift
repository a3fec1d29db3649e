extension WorkspaceSnapshot {
  /// The Swift files of the workspace that a module is made from, in the order of their paths.
  public func sources(of module: TargetModule) -> [FileID] {
    index.files.filter(module.sources.contains).sorted()
  }

  /// The files in which apps begin that no project describes, each with the property lists that may
  /// be its Info.plist: the nearest ones; none where that is not clear.
  public func appsWithoutProject() -> [(file: FileID, infoPlists: [FileID])] {
    let nearest = NearestInfoPlist(index: index, propertyLists: propertyLists)
    return nearest.apps.compactMap { file in
      guard case .none = appTargets.surroundings(of: file),
        appTargets.apps(holding: file).isEmpty
      else { return nil }
      return (file, nearest.candidates(for: file))
    }
  }

  /// What a property list says of a key.
  public func truth(of key: String, in list: FileID) -> PropertyList.Truth {
    guard let model = propertyLists[list] else { return .unknown }
    return key == AssistiveAccessKey.scene ? model.sceneKey : model.fullScreenKey
  }
}
