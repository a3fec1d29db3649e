extension XcodeProject {
  func readTargets() -> [XcodeProjectModel.Target] {
    let targets = objects(in: project["targets"])
    let names = targets.map { $0.object["name"]?.string ?? "" }
    return zip(targets, names).map { target, name in
      let (id, object) = target
      let kind = kind(of: object)
      return XcodeProjectModel.Target(
        id: id, name: name, kind: kind,
        product: self[object["productReference"]]?["path"]?.string.map { String(FileID($0).name) },
        configurations: configurations(of: object), sources: sources(of: id, object),
        dependencies: dependencies(of: object), hasScriptWithKeys: hasScriptWithKeys(object),
        newInfoPlist: kind == .app ? newInfoPlist(for: object, named: name) : nil)
    }
  }

  private func kind(of target: OpenStepValue) -> TargetModule.Kind {
    let prefix = "com.apple.product-type."
    guard let type = target["productType"]?.string, type.hasPrefix(prefix) else { return .other }
    let kind = type.dropFirst(prefix.count)
    // App clips and the containers of old watch apps have types that go on behind this.
    if kind == "application" { return .app }
    if kind.hasPrefix("bundle.") { return .test }
    if kind.contains("extension") { return .appExtension }
    return kind.hasPrefix("framework") || kind.hasPrefix("library.") ? .library : .other
  }

  private func hasScriptWithKeys(_ target: OpenStepValue) -> Bool {
    objects(in: target["buildPhases"]).contains { phase in
      phase.object["shellScript"]?.string?.contains("AssistiveAccess") ?? false
    }
  }

  // MARK: Sources

  private func sources(of id: String, _ target: OpenStepValue) -> TargetSources {
    var result = TargetSources()
    let phases = objects(in: target["buildPhases"])
    for phase in phases where phase.object["isa"]?.string == "PBXSourcesBuildPhase" {
      for (_, file) in objects(in: phase.object["files"]) where isBuiltForIOS(file) {
        guard let path = file["fileRef"]?.string.flatMap(path(of:)) else { continue }
        result.files.insert(path)
      }
    }
    let own = Set((target["fileSystemSynchronizedGroups"]?.elements ?? []).compactMap(\.string))
    for (groupID, group, path) in synchronizedFolders {
      let isOwn = own.contains(groupID)
      if isOwn {
        result.folders.insert(path)
        // A folder that is copied whole is not compiled.
        for folder in group["explicitFolders"]?.elements ?? [] {
          if let folder = folder.string { result.exclusions.insert(ProjectPath.join(path, folder)) }
        }
      }
      for (_, set) in objects(in: group["exceptions"]) {
        read(set, of: path, isOwn: isOwn, for: id, phases, &result)
      }
    }
    return result
  }

  /// Takes in what a synchronized folder says differently of some of its files.
  private func read(
    _ set: OpenStepValue, of folder: String, isOwn: Bool, for target: String,
    _ phases: [(id: String, object: OpenStepValue)], _ result: inout TargetSources
  ) {
    var paths: [String] {
      (set["membershipExceptions"]?.elements ?? []).compactMap(\.string).map {
        ProjectPath.join(folder, $0)
      }
    }
    if let phase = set["buildPhase"]?.string {
      // These files are given to one phase of one target.
      guard let phase = phases.first(where: { $0.id == phase }) else { return }
      if phase.object["isa"]?.string == "PBXSourcesBuildPhase" {
        result.files.formUnion(paths)
      } else if isOwn {
        result.exclusions.formUnion(paths)
      }
      return
    }
    guard set["target"]?.string == target else { return }
    if isOwn {
      // Left out of a target that has the folder, put into one that has not.
      result.exclusions.formUnion(paths)
    } else {
      result.files.formUnion(paths)
    }
    for entry in set["platformFiltersByRelativePath"]?.entries ?? [] {
      let filters = entry.value.elements.compactMap(\.string)
      guard !filters.isEmpty, !filters.contains("ios") else { continue }
      let path = ProjectPath.join(folder, entry.key)
      result.files.remove(path)
      result.exclusions.insert(path)
    }
  }

  /// Whether a file of a build phase is not for other platforms alone.
  private func isBuiltForIOS(_ file: OpenStepValue) -> Bool {
    var filters = (file["platformFilters"]?.elements ?? []).compactMap(\.string)
    if let filter = file["platformFilter"]?.string { filters.append(filter) }
    return filters.isEmpty || filters.contains("ios")
  }

  // MARK: Dependencies

  private func dependencies(of target: OpenStepValue) -> [TargetDependency] {
    var result: [TargetDependency] = []
    func add(_ dependency: TargetDependency?) {
      if let dependency, !result.contains(dependency) { result.append(dependency) }
    }
    for (_, dependency) in objects(in: target["dependencies"]) where isBuiltForIOS(dependency) {
      if let product = self[dependency["productRef"]] { add(package(product)) }
      if let id = dependency["target"]?.string, self[dependency["target"]] != nil {
        add(.target(id))
      } else if let proxy = self[dependency["targetProxy"]] {
        add(foreignTarget(proxy))
      }
    }
    for (_, product) in objects(in: target["packageProductDependencies"]) { add(package(product)) }
    for (_, phase) in objects(in: target["buildPhases"])
    where phase["isa"]?.string == "PBXFrameworksBuildPhase" {
      for (_, file) in objects(in: phase["files"]) where isBuiltForIOS(file) {
        if let product = self[file["productRef"]] { add(package(product)) }
        guard let id = file["fileRef"]?.string, let reference = self[file["fileRef"]] else {
          continue
        }
        // Targets for several platforms may make files of one name.
        if let maker = makers[id] {
          add(.target(maker))
          continue
        }
        // What is built by this project or another one; a framework on disk has no sources.
        let isBuilt = reference["sourceTree"]?.string == "BUILT_PRODUCTS_DIR"
        if isBuilt, let path = reference["path"]?.string {
          add(.product(String(FileID(path).name)))
        }
      }
    }
    return result
  }

  private func foreignTarget(_ proxy: OpenStepValue) -> TargetDependency? {
    guard let portal = proxy["containerPortal"]?.string, let name = proxy["remoteInfo"]?.string,
      let path = path(of: portal), path.hasSuffix(".xcodeproj")
    else { return nil }
    return .foreignTarget(name, project: FileID(path + "/project.pbxproj"))
  }

  private func package(_ product: OpenStepValue) -> TargetDependency? {
    guard let name = product["productName"]?.string, !name.hasPrefix("plugin:") else { return nil }
    guard let package = self[product["package"]] else {
      return .package(product: name, folder: nil, among: localPackages)
    }
    // One that is fetched from elsewhere has an address instead.
    return package["relativePath"]?.string.map {
      .package(product: name, folder: ProjectPath.join(sourceRoot, $0), among: [])
    }
  }

  /// The folders of the packages on disk that the project names.
  private var localPackages: [String] {
    objects(in: project["packageReferences"]).compactMap { _, reference in
      reference["relativePath"]?.string.map { ProjectPath.join(sourceRoot, $0) }
    }
  }
}
