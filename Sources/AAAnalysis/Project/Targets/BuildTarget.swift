/// What a target needs of another one.
enum TargetDependency: Sendable, Equatable {
  /// A target that the same document describes, by its id.
  case target(String)
  /// A target of another project, by its name.
  case foreignTarget(String, project: FileID)
  /// Whatever makes a file of this name.
  case product(String)
  /// A product of a package: of the one in a folder; else of any, and where several have it, of
  /// one in the folders that the project names.
  case package(product: String, folder: String?, among: [String])
  /// A target of the same package, or a product of any.
  case named(String)
}

/// A target of any kind, as one document describes it, before it is put together with the others.
struct BuildTarget {
  let name: String
  /// What other targets of the same document call it.
  let id: String
  let kind: TargetModule.Kind
  let origin: AppTarget.Origin
  let manifest: FileID
  /// The file that it makes: `Kit.framework`.
  var product: String?
  /// The project that was generated from the manifest.
  var generatedProject: FileID?
  var runsOnIOS: Bool?
  var platforms: [String] = []
  var infoPlist = AppTarget.InfoPlist.unknown
  var newInfoPlist: NewInfoPlist?
  var deploymentTarget = DeploymentTarget.unknown
  /// The first versions of other platforms than iOS, by their names, where they are known.
  var otherSystems: [String: OSVersion] = [:]
  var sceneKey = KeyAnswer.unknown
  var fullScreenKey = KeyAnswer.unknown
  var keySettings: [BuildSetting] = []
  var sceneGeneration: Location?
  var sources = TargetSources()
  var dependencies: [TargetDependency] = []

  var module: TargetModule {
    TargetModule(
      name: name, kind: kind, manifest: manifest, runsOnIOS: runsOnIOS,
      deploymentTarget: deploymentTarget.version, platforms: platforms,
      otherSystems: otherSystems, sources: sources)
  }
}

extension BuildTarget {
  /// Makes the list at a path the Info.plist.
  mutating func takeKeys(ofListAt path: String, _ lists: InfoPlists) {
    let list = lists.list(at: path)
    infoPlist = .files([list])
    sceneKey = KeyAnswer(of: [list], lists, \.sceneKey)
    fullScreenKey = KeyAnswer(of: [list], lists, \.fullScreenKey)
  }

  /// The target of a manifest with what the project says that was generated from it. Where the two
  /// disagree, nothing is known. `names` are those of the project's targets by their ids.
  func merged(with project: BuildTarget, names: [String: String]) -> BuildTarget {
    var result = self
    result.generatedProject = project.manifest
    result.product = product ?? project.product
    if let own = runsOnIOS, let other = project.runsOnIOS, own != other {
      result.runsOnIOS = nil
    } else {
      result.runsOnIOS = runsOnIOS ?? project.runsOnIOS
    }
    if platforms.isEmpty { result.platforms = project.platforms }
    // The project is what is built; the manifest may be newer.
    result.otherSystems = project.otherSystems.merging(otherSystems, uniquingKeysWith: min)
    let version = deploymentTarget.version
    if version == nil {
      result.deploymentTarget = project.deploymentTarget
    } else if let other = project.deploymentTarget.version, other != version {
      result.deploymentTarget = .unknown
    }
    result.sources.formUnion(project.sources)
    result.dependencies += project.dependencies.map { dependency in
      guard case .target(let id) = dependency, let name = names[id] else { return dependency }
      return .foreignTarget(name, project: project.manifest)
    }
    if infoPlist == .unknown {
      result.infoPlist = project.infoPlist
      result.sceneKey = project.sceneKey.doubted
      result.fullScreenKey = project.fullScreenKey.doubted
    } else if case .described = infoPlist {
      result.sceneKey = sceneKey.confirmed(by: project.sceneKey.truth)
      result.fullScreenKey = fullScreenKey.confirmed(by: project.fullScreenKey.truth)
    }
    return result
  }

  /// A target that a project has, and the manifest from which the project was generated does not
  /// tell of: what the project says may change at any time.
  func doubted() -> BuildTarget {
    var result = self
    result.generatedProject = self.manifest
    result.newInfoPlist = nil
    result.keySettings = []
    result.sceneGeneration = nil
    result.sceneKey = sceneKey.doubted
    result.fullScreenKey = fullScreenKey.doubted
    return result
  }
}

extension KeyAnswer {
  /// What property lists say together: several stand for configurations that differ.
  init(
    of files: [FileID], _ lists: InfoPlists,
    _ key: (PropertyListModel) -> PropertyList.Truth
  ) {
    let truths = Set(files.map { file in lists[file].map(key) ?? .unknown })
    truth = truths.count == 1 ? truths.first ?? .unknown : .unknown
    places = files.map { Place(file: $0, key: nil, value: nil) }
  }

  /// The answer where only a surely true key counts: a generator may write the key any time.
  var doubted: KeyAnswer {
    truth == .true ? self : KeyAnswer(truth: .unknown, places: places)
  }

  /// What a manifest says, seen beside the list that was generated from it some time ago.
  func confirmed(by list: PropertyList.Truth?) -> KeyAnswer {
    guard truth == .absent, list == .true || list == .false else { return self }
    return KeyAnswer(truth: .unknown, places: places)
  }
}
