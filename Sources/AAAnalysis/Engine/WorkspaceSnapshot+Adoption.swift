extension WorkspaceSnapshot {
  /// What it takes to bring the apps into Assistive Access that begin in one of the wanted files;
  /// where it is not known in which file an app begins, its project file counts. In the order of
  /// their names.
  ///
  /// - Parameters:
  ///   - targets: the names of the targets that are wanted; all where there are none.
  ///   - files: where somebody says that an app begins, whatever its project tells.
  public func adoptions(
    of targets: [String] = [], in files: [FileID] = [],
    where isWanted: (FileID) -> Bool = { _ in true }
  ) -> [AdoptionPlan] {
    var planner = AdoptionPlanner(ruleContext(for: scope))
    return planner.adoptions(of: targets, in: files, where: isWanted)
  }

  /// What it takes to bring the app into Assistive Access whose name a range of a file touches: the
  /// name of the `App`, or of the application's delegate.
  public func adoption(in file: FileID, touching range: ByteRange) -> AdoptionPlan? {
    let types = index.interface(of: file)?.types ?? []
    let mayBegin = types.indices.filter { number in
      types[number].kind != .extensionType
        && (types[number].isMain
          || ["App", "UIApplicationDelegate"].contains(where: types[number].inherited.contains))
    }
    // Asked at every movement of a cursor, and hardly ever at the name of an app.
    guard !mayBegin.isEmpty, let loaded = load(file),
      mayBegin.contains(where: { number in
        loaded.node(ofType: number).flatMap(loaded.tree.nameRange)?.meets(range) ?? false
      })
    else { return nil }
    return adoptions(in: [file], where: { $0 == file }).first { adoption in
      adoption.place.file == file && adoption.place.range.meets(range)
    }
  }
}
