/// Makes targets of an Xcode project and the configuration files that it names.
struct XcodeTargets {
  let project: XcodeProjectModel
  let file: FileID
  let origin: AppTarget.Origin
  let configurations: BuildConfigurationFiles
  let lists: InfoPlists

  func buildTargets() -> [BuildTarget] { project.targets.map(buildTarget) }

  private func buildTarget(_ target: XcodeProjectModel.Target) -> BuildTarget {
    let settings = target.configurations.map { self.settings(of: target, in: $0) }
    var result = BuildTarget(
      name: target.name, id: target.id, kind: target.kind, origin: origin, manifest: file,
      product: target.product)
    result.sources = target.sources
    result.dependencies = target.dependencies
    result.deploymentTarget = deploymentTarget(settings)
    result.platforms = platforms(settings)
    result.otherSystems = otherSystems(settings)
    result.runsOnIOS = result.platforms.isEmpty ? nil : result.platforms.contains("iOS")
    // The rest is asked of apps alone.
    guard target.kind == .app else { return result }
    let infoPlist =
      target.hasScriptWithKeys ? .unknown : infoPlist(settings, sources: target.sources)
    result.infoPlist = infoPlist
    if infoPlist == .generated { result.newInfoPlist = target.newInfoPlist }
    (result.sceneKey, result.fullScreenKey) = keys(of: infoPlist)
    result.keySettings = keySettings(settings)
    result.sceneGeneration = sceneGeneration(settings)
    if result.runsOnIOS == nil, case .files(let files) = infoPlist,
      files.allSatisfy({ lists[$0]?.judgement == .app })
    {
      // What the project does not tell, the Info.plist may.
      result.runsOnIOS = true
    }
    return result
  }

  // MARK: Settings

  private func settings(
    of target: XcodeProjectModel.Target, in inner: XcodeProjectModel.Configuration
  ) -> BuildSettings {
    var layers = SettingLayers()
    add(inner, to: &layers)
    let outer =
      project.configurations.first { $0.name == inner.name }
      ?? project.configurations.first { $0.name == project.defaultConfiguration }
    if let outer { add(outer, to: &layers) } else { layers.addUnreadable() }
    let given = [
      "SRCROOT": project.sourceRoot, "SOURCE_ROOT": project.sourceRoot,
      "PROJECT_DIR": project.sourceRoot, "PROJECT_NAME": project.name, "PROJECT": project.name,
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "CONFIGURATION": inner.name,
      "PLATFORM_NAME": "iphoneos",
    ]
    return BuildSettings(
      layers, context: BuildContext(configuration: inner.name, target: target.name), given: given)
  }

  private func add(
    _ configuration: XcodeProjectModel.Configuration, to layers: inout SettingLayers
  ) {
    layers.add(configuration.settings)
    switch configuration.base {
    case .none: break
    case .file(let file): layers.add(file, of: configurations, root: project.sourceRoot)
    case .unresolved: layers.addUnreadable()
    }
  }

  // MARK: Platforms

  /// The platforms, the same in every configuration; empty where they are not known.
  private func platforms(_ settings: [BuildSettings]) -> [String] {
    let answers = Set(settings.map(platforms))
    return answers.count == 1 ? answers.first ?? [] : []
  }

  private func platforms(_ settings: BuildSettings) -> [String] {
    let sdks: [Substring]
    switch settings["SUPPORTED_PLATFORMS"] {
    case .value(let text, _): sdks = text.split { $0 == " " || $0 == "\t" }
    // Unless something sets it, it is what the SDK supports.
    case .absent: sdks = settings["SDKROOT"].text.map { [Substring($0)] } ?? []
    case .unknown: return []
    }
    var names: [String] = []
    for sdk in sdks {
      guard let name = Self.platform(sdk), !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }

  private static func platform(_ sdk: Substring) -> String? {
    let names = [
      "iphone": "iOS", "macosx": "macOS", "appletv": "tvOS", "watch": "watchOS", "xr": "visionOS",
      "driverkit": "DriverKit",
    ]
    return names.first { sdk.hasPrefix($0.key) }?.value
  }

  private func deploymentTarget(_ settings: [BuildSettings]) -> DeploymentTarget {
    let answers = settings.map { $0["IPHONEOS_DEPLOYMENT_TARGET"] }
    let versions = Set(answers.map { $0.text.flatMap { OSVersion(parsing: $0) } })
    let places = answers.map { answer -> Location? in
      guard case .value(_, let setting) = answer else { return nil }
      return Location(file: setting.file, range: setting.valueRange)
    }
    guard versions.count == 1 else { return .unknown }
    return DeploymentTarget(version: versions.first ?? nil, place: places.first ?? nil)
  }

  private static let deploymentSettings = [
    "macOS": "MACOSX_DEPLOYMENT_TARGET", "tvOS": "TVOS_DEPLOYMENT_TARGET",
    "visionOS": "XROS_DEPLOYMENT_TARGET", "watchOS": "WATCHOS_DEPLOYMENT_TARGET",
  ]

  /// What the settings say of other platforms than iOS, the oldest where configurations differ.
  private func otherSystems(_ settings: [BuildSettings]) -> [String: OSVersion] {
    Self.deploymentSettings.compactMapValues { name in
      let versions = settings.map { $0[name].text.flatMap { OSVersion(parsing: $0) } }
      return versions.contains(nil) ? nil : versions.compactMap { $0 }.min()
    }
  }

  // MARK: Info.plist

  private func infoPlist(
    _ configurations: [BuildSettings], sources: TargetSources
  ) -> AppTarget.InfoPlist {
    var files: [FileID] = []
    var isGenerated = false
    for settings in configurations {
      // The C preprocessor may make more of the file than it holds.
      if settings.sets(prefix: "INFOPLIST_PREPROCESS", otherThan: "NO") { return .unknown }
      var path = ""
      switch settings["INFOPLIST_FILE"] {
      case .value(let text, _): path = text
      case .absent where origin == .xcodeGen:
        // XcodeGen looks among the sources.
        let found = lists.models.keys.filter { $0.name == "Info.plist" && sources.contains($0) }
        guard found.count <= 1 else { return .unknown }
        path = found.first?.path ?? ""
      case .absent: break
      case .unknown: return .unknown
      }
      if path.isEmpty {
        guard settings.isOn("GENERATE_INFOPLIST_FILE") == true else { return .unknown }
        isGenerated = true
      } else {
        let file = lists.list(at: ProjectPath.join(project.sourceRoot, path))
        if !files.contains(file) { files.append(file) }
      }
    }
    if files.isEmpty { return isGenerated ? .generated : .unknown }
    return isGenerated ? .unknown : .files(files)
  }

  /// Settings that look as if they set one of the keys of Assistive Access.
  private func keySettings(_ configurations: [BuildSettings]) -> [BuildSetting] {
    var found: [Location: BuildSetting] = [:]
    for settings in configurations {
      for (name, setting) in settings.assignments(prefix: "INFOPLIST_KEY_")
      where KeySpelling(String(name)) != nil {
        found[Location(file: setting.file, range: setting.nameRange)] = setting
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Where the build is told to generate a scene manifest.
  private func sceneGeneration(_ configurations: [BuildSettings]) -> Location? {
    let name = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
    for settings in configurations
    where settings.isOn("GENERATE_INFOPLIST_FILE") == true && settings.isOn(name) == true {
      guard case .value(_, let setting) = settings[name] else { continue }
      return Location(file: setting.file, range: setting.nameRange)
    }
    return nil
  }

  private func keys(of infoPlist: AppTarget.InfoPlist) -> (scene: KeyAnswer, full: KeyAnswer) {
    switch infoPlist {
    case .generated:
      let absent = KeyAnswer(truth: .absent, places: [])
      return (absent, absent)
    case .files(let files):
      guard files.allSatisfy({ lists[$0]?.judgement != .notApp }) else {
        return (.unknown, .unknown)
      }
      return (
        KeyAnswer(of: files, lists, \.sceneKey), KeyAnswer(of: files, lists, \.fullScreenKey)
      )
    case .described, .unknown: return (.unknown, .unknown)
    }
  }
}
