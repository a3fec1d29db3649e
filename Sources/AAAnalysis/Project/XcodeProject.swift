/// The objects of a project file.
struct XcodeProject {
  /// Groups nested deeper than this are not followed.
  private static let maximumGroupDepth = 64

  let text: SourceText
  private let objects: [String: OpenStepValue]
  private let project: OpenStepValue
  /// The group around each file reference and group.
  private let parents: [String: String]

  /// `text` is what the list was read from.
  init?(_ root: OpenStepValue, _ text: SourceText) {
    guard let list = root["objects"], let projectID = root["rootObject"]?.string else {
      return nil
    }
    var objects: [String: OpenStepValue] = [:]
    var parents: [String: String] = [:]
    for entry in list.entries {
      objects[entry.key] = entry.value
      for child in entry.value["children"]?.elements ?? [] {
        if let child = child.string { parents[child] = entry.key }
      }
    }
    guard let project = objects[projectID] else { return nil }
    self.text = text
    self.objects = objects
    self.parents = parents
    self.project = project
  }

  /// The targets of all kinds, with their ids.
  var targets: [(id: String, target: OpenStepValue)] {
    (project["targets"]?.elements ?? []).compactMap { element in
      guard let id = element.string, let target = objects[id] else { return nil }
      return (id, target)
    }
  }

  /// The targets that build an app for any platform. Extensions, app clips, and the containers of
  /// old watch apps have product types of their own.
  var apps: [(id: String, target: OpenStepValue)] {
    targets.filter { $0.target["productType"]?.string == "com.apple.product-type.application" }
  }

  func appTargets() -> [AppTarget] {
    apps.map { id, target in
      let name = target["name"]?.string ?? ""
      let settings = settings(of: target, named: name)
      let infoPlist = scriptsMayAddKey(target) ? .unknown : infoPlist(settings)
      return AppTarget(
        name: name, runsOnIOS: runsOnIOS(settings), infoPlist: infoPlist,
        newInfoPlist: infoPlist == .generated ? newInfoPlist(for: target, named: name) : nil,
        deploymentTarget: deploymentTarget(settings), sources: sources(of: id, target))
    }
  }

  // MARK: Settings

  /// The configurations of a project or a target.
  func configurations(of owner: OpenStepValue) -> [OpenStepValue] {
    let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.elements ?? []).compactMap { element in
      element.string.flatMap { objects[$0] }
    }
  }

  private func settings(of target: OpenStepValue, named name: String) -> [BuildSettings] {
    let outer = configurations(of: project)
    return configurations(of: target).map { inner in
      let configuration = inner["name"]?.string ?? ""
      var levels = [level(inner)]
      if let match = outer.first(where: { $0["name"]?.string == configuration }) {
        levels.append(level(match))
      } else {
        // The build takes the project's default configuration: leave it open.
        levels.append(BuildSettings.Level(settings: [], hasConfigurationFile: true))
      }
      return BuildSettings(configuration: configuration, targetName: name, levels: levels)
    }
  }

  private func level(_ configuration: OpenStepValue) -> BuildSettings.Level {
    BuildSettings.Level(
      settings: configuration["buildSettings"]?.entries ?? [],
      hasConfigurationFile: configuration["baseConfigurationReference"] != nil
        || configuration["baseConfigurationReferenceAnchor"] != nil)
  }

  private func runsOnIOS(_ configurations: [BuildSettings]) -> Bool? {
    let answers = Set(configurations.map(runsOnIOS))
    return answers.count == 1 ? answers.first.flatMap { $0 } : nil
  }

  private func runsOnIOS(_ settings: BuildSettings) -> Bool? {
    switch settings.expanded("SUPPORTED_PLATFORMS") {
    case .value(let text): return text.split(separator: " ").contains("iphoneos")
    case .unknown, .absent: break
    }
    guard case .value(let sdk) = settings.expanded("SDKROOT") else { return nil }
    if sdk.hasPrefix("iphone") { return true }
    let others = ["macosx", "watch", "appletv", "xr", "driverkit"]
    return others.contains { sdk.hasPrefix($0) } ? false : nil
  }

  private func deploymentTarget(_ configurations: [BuildSettings]) -> OSVersion? {
    let versions = Set(
      configurations.map { settings -> OSVersion? in
        guard case .value(let text) = settings.expanded("IPHONEOS_DEPLOYMENT_TARGET") else {
          return nil
        }
        return OSVersion(parsing: text)
      })
    return versions.count == 1 ? versions.first.flatMap { $0 } : nil
  }

  private func infoPlist(_ configurations: [BuildSettings]) -> AppTarget.InfoPlist {
    var files: [String] = []
    var isGenerated = false
    for settings in configurations {
      guard settings.levels.allSatisfy({ !isPreprocessed($0) }) else { return .unknown }
      switch settings.expanded("INFOPLIST_FILE") {
      case .value(let path) where !path.isEmpty:
        let file = ProjectPath.join(folder, path)
        if !files.contains(file) { files.append(file) }
      case .value, .absent:
        guard settings.isOn("GENERATE_INFOPLIST_FILE") == true else { return .unknown }
        isGenerated = true
      case .unknown: return .unknown
      }
    }
    if files.isEmpty { return isGenerated ? .generated : .unknown }
    return isGenerated ? .unknown : .files(files)
  }

  /// Whether the C preprocessor makes the Info.plist, so that it may hold what the file does not.
  private func isPreprocessed(_ level: BuildSettings.Level) -> Bool {
    level.settings.contains {
      $0.key.hasPrefix("INFOPLIST_PREPROCESS") && $0.value.string != "NO"
    }
  }

  /// Whether a script of the target speaks of the key, and so may write it.
  private func scriptsMayAddKey(_ target: OpenStepValue) -> Bool {
    (target["buildPhases"]?.elements ?? []).contains { phase in
      let script = phase.string.flatMap { objects[$0] }?["shellScript"]?.string
      return script?.contains("AssistiveAccess") ?? false
    }
  }

  // MARK: Files

  /// The folders all of whose files belong to some target.
  var synchronizedFolders: [String] {
    objects.compactMap { id, object in
      object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" ? path(of: id) : nil
    }
  }

  /// The folder that paths start from, seen from the project's own folder.
  var folder: String { project["projectDirPath"]?.string ?? "" }

  private func sources(of id: String, _ target: OpenStepValue) -> TargetSources {
    var result = TargetSources()
    let own = Set((target["fileSystemSynchronizedGroups"]?.elements ?? []).compactMap(\.string))
    for (groupID, group) in objects
    where group["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = path(of: groupID) else { continue }
      if own.contains(groupID) { result.folders.insert(path) }
      for name in exceptions(of: group, for: id) {
        let inner = ProjectPath.join(path, name)
        if own.contains(groupID) {
          result.exclusions.insert(inner)
        } else {
          result.files.insert(inner)
        }
      }
    }
    for phase in target["buildPhases"]?.elements ?? [] {
      guard let phase = phase.string.flatMap({ objects[$0] }),
        phase["isa"]?.string == "PBXSourcesBuildPhase"
      else { continue }
      for file in phase["files"]?.elements ?? [] {
        guard let file = file.string.flatMap({ objects[$0] })?["fileRef"]?.string,
          let path = path(of: file), path.hasSuffix(".swift")
        else { continue }
        result.files.insert(path)
      }
    }
    return result
  }

  /// What a synchronized folder excepts for a target: left out of a target that has the folder, put
  /// into one that has not.
  private func exceptions(of group: OpenStepValue, for target: String) -> [String] {
    (group["exceptions"]?.elements ?? []).flatMap { element -> [String] in
      guard let set = element.string.flatMap({ objects[$0] }), set["target"]?.string == target
      else { return [] }
      return (set["membershipExceptions"]?.elements ?? []).compactMap(\.string)
    }
  }

  /// The path of a file reference or a group; nil where it is not below the project or unknown.
  private func path(of id: String) -> String? {
    var path = ""
    var current = id
    for _ in 0..<Self.maximumGroupDepth {
      guard let object = objects[current] else { return nil }
      if let own = object["path"]?.string {
        path = path.isEmpty ? own : own + "/" + path
      }
      switch object["sourceTree"]?.string {
      case "SOURCE_ROOT": return ProjectPath.join(folder, path)
      case "<absolute>": return path
      case "<group>", nil:
        guard let parent = parents[current] else { return ProjectPath.join(folder, path) }
        current = parent
      default: return nil
      }
    }
    return nil
  }
}
