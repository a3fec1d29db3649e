/// The project that XcodeGen makes from a specification.
extension Specification {
  /// What a target's `info` says: the Info.plist that XcodeGen writes.
  struct Info {
    let file: FileID?
    /// Nil where there are none.
    let properties: SpecificationValue?
  }

  /// The project's name, which is that of the bundle beside the specification.
  var projectName: String? { root?["name"]?.text }

  /// The project as Xcode would read it; nil where the specification is not understood.
  func project(_ files: BuildConfigurationFiles) -> XcodeProjectModel? {
    guard let root else { return nil }
    let values = targets
    let platforms = Set(values.map { $0.value["platform"]?.text ?? "" })
    let single = platforms.count == 1 ? platforms.first : nil
    let outer = configurations.map { configuration in
      let base = configurationFile(root, configuration)
      var settings: Settings = [:]
      let place = root["name"]?.place ?? root.place
      if let sdk = single.flatMap(Self.sdk) { settings["SDKROOT"] = (sdk, place, place) }
      if let version = root["options"]?["deploymentTarget"]?["iOS"], let text = version.text {
        settings["IPHONEOS_DEPLOYMENT_TARGET"] = (text, version.place, version.place)
      }
      remove(set: base, from: &settings, files)
      settings.merge(self.settings(root["settings"], for: configuration)) { $1 }
      return XcodeProjectModel.Configuration(
        name: configuration, settings: Self.ordered(settings), base: base)
    }
    return XcodeProjectModel(
      isReadable: true, name: projectName ?? "", sourceRoot: String(file.folder),
      configurations: outer, defaultConfiguration: configurations.first,
      targets: values.compactMap { target(named: $0.name, $0.value, outer, files) })
  }

  private func target(
    named key: String, _ value: SpecificationValue,
    _ outer: [XcodeProjectModel.Configuration], _ files: BuildConfigurationFiles
  ) -> XcodeProjectModel.Target? {
    guard let type = value["type"]?.text else { return nil }
    var name = value["name"]?.text ?? key
    var platform = value["platform"]?.text
    if platform == nil, let list = value["platform"]?.texts, !list.isEmpty {
      // One target for each of several platforms.
      guard list.contains("iOS") else { return nil }
      platform = "iOS"
      name += value["platformSuffix"]?.text ?? "_iOS"
    }
    let destinations = value["supportedDestinations"]?.texts ?? []
    let presets = presets(value, platform, destinations)
    let inner = configurations.map { configuration in
      let base = configurationFile(value, configuration)
      var settings = presets
      remove(set: base, from: &settings, files)
      for below in outer where below.name == configuration {
        remove(set: below.base, from: &settings, files)
      }
      settings.merge(self.settings(value["settings"], for: configuration)) { $1 }
      if settings["INFOPLIST_FILE"] == nil, let path = value["info"]?["path"]?.path {
        let place = value["info"]?["path"]?.place ?? value.place
        settings["INFOPLIST_FILE"] = (path, place, place)
      }
      return XcodeProjectModel.Configuration(
        name: configuration, settings: Self.ordered(settings), base: base)
    }
    let kind = Self.kind(type)
    let scripts = ["preBuildScripts", "postCompileScripts", "postBuildScripts"]
    let hasScript = scripts.contains { list in
      value[list]?.elements.contains {
        $0["script"]?.text?.contains("AssistiveAccess") ?? false
      } ?? false
    }
    return XcodeProjectModel.Target(
      id: key, name: name, kind: kind, product: kind == .library ? name + ".framework" : nil,
      configurations: inner, sources: sources(value), dependencies: dependencies(value),
      hasScriptWithKeys: hasScript, newInfoPlist: nil)
  }

  /// What XcodeGen sets by itself.
  private func presets(
    _ value: SpecificationValue, _ platform: String?, _ destinations: [String]
  ) -> Settings {
    var result: Settings = [:]
    let presets = root?["options"]?["settingPresets"]?.text ?? "all"
    let place = value["platform"]?.place ?? value["supportedDestinations"]?.place ?? value.place
    if presets == "all" || presets == "targets" {
      let sdk = platform == "auto" || platform == nil ? "auto" : platform.flatMap(Self.sdk)
      if let sdk { result["SDKROOT"] = (sdk, place, place) }
      if !destinations.isEmpty {
        let names = destinations.compactMap(Self.supportedPlatforms).joined(separator: " ")
        result["SUPPORTED_PLATFORMS"] = (names, place, place)
      }
    }
    if let version = value["deploymentTarget"], let text = version.text ?? version["iOS"]?.text,
      platform == "iOS" || destinations.contains("iOS")
    {
      let place = (version["iOS"] ?? version).place
      result["IPHONEOS_DEPLOYMENT_TARGET"] = (text, place, place)
    }
    return result
  }

  private static func sdk(_ platform: String) -> String? {
    switch platform {
    case "iOS": "iphoneos"
    case "macOS": "macosx"
    case "tvOS": "appletvos"
    case "watchOS": "watchos"
    case "visionOS": "xros"
    default: nil
    }
  }

  private static func supportedPlatforms(_ destination: String) -> String? {
    switch destination {
    case "iOS": "iphoneos iphonesimulator"
    case "macOS": "macosx"
    case "tvOS": "appletvos appletvsimulator"
    case "watchOS": "watchos watchsimulator"
    case "visionOS": "xros xrsimulator"
    default: nil
    }
  }

  private static func kind(_ type: String) -> TargetModule.Kind {
    if type == "application" { return .app }
    if type.hasPrefix("bundle.") { return .test }
    if type.contains("extension") { return .appExtension }
    return type.hasPrefix("framework") || type.hasPrefix("library.") ? .library : .other
  }

  // MARK: Configuration files

  private func configurationFile(
    _ owner: SpecificationValue, _ configuration: String
  ) -> XcodeProjectModel.Configuration.Base {
    guard let value = owner["configFiles"]?[configuration] else { return .none }
    guard let path = value.path, !path.contains("${") else { return .unresolved }
    return .file(FileID(path))
  }

  /// Takes out what a configuration file sets: XcodeGen's own settings do not win over those.
  private func remove(
    set base: XcodeProjectModel.Configuration.Base, from settings: inout Settings,
    _ files: BuildConfigurationFiles
  ) {
    guard case .file(let file) = base else { return }
    var layers = SettingLayers()
    layers.add(file, of: files, root: String(self.file.folder))
    for case .setting(let setting) in layers.entries { settings[setting.name] = nil }
  }

  // MARK: Parts

  private func sources(_ value: SpecificationValue) -> TargetSources {
    var result = TargetSources()
    guard let sources = value["sources"] else { return result }
    for source in sources.elements.isEmpty ? [sources] : sources.elements {
      guard let path = source.path ?? source["path"]?.path, isCompiled(source) else { continue }
      result.selections.append(
        TargetSources.Selection(
          folder: path,
          inclusions: (source["includes"]?.texts ?? []).map { GlobPattern($0, isPath: true) },
          exclusions: (source["excludes"]?.texts ?? []).map { GlobPattern($0, isPath: true) }))
    }
    return result
  }

  private func isCompiled(_ source: SpecificationValue) -> Bool {
    if let phase = source["buildPhase"] {
      guard phase.text == "sources" else { return false }
    }
    if source["type"]?.text == "folder" { return false }
    let destinations = source["destinationFilters"]?.texts ?? []
    return destinations.isEmpty || destinations.contains("iOS")
  }

  private func dependencies(_ value: SpecificationValue) -> [TargetDependency] {
    (value["dependencies"]?.elements ?? []).flatMap { dependency in
      if let target = dependency["target"]?.text {
        return self.target(target).map { [$0] } ?? []
      }
      guard let package = dependency["package"]?.text else { return [] }
      // One that is fetched from elsewhere has an address instead.
      guard let folder = root?["packages"]?[package]?["path"]?.path else { return [] }
      var products = dependency["products"]?.texts ?? []
      if let product = dependency["product"]?.text { products.append(product) }
      return (products.isEmpty ? [package] : products).map {
        .package(product: $0, folder: folder, among: [])
      }
    }
  }

  /// `Target`, or `Project/Target`.
  private func target(_ name: String) -> TargetDependency? {
    guard let slash = name.firstIndex(of: "/") else { return .target(name) }
    let project = root?["projectReferences"]?[String(name[..<slash])]?["path"]?.path
    return project.map {
      .foreignTarget(
        String(name[name.index(after: slash)...]), project: FileID($0 + "/project.pbxproj"))
    }
  }

  /// The Info.plists that XcodeGen writes, by the targets' ids.
  var infos: [String: Info] {
    var result: [String: Info] = [:]
    for (name, value) in targets {
      guard let info = value["info"] else { continue }
      result[name] = Info(
        file: info["path"]?.path.map(FileID.init), properties: info["properties"])
    }
    return result
  }
}
