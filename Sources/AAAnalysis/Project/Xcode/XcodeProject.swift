/// The objects of a project file.
struct XcodeProject {
  /// Groups nested deeper than this are not followed.
  private static let maximumGroupDepth = 64

  let text: SourceText
  let file: FileID
  /// The folder that paths start from.
  let sourceRoot: String
  let project: OpenStepValue
  private let objects: [String: OpenStepValue]
  /// The group around each file reference and group.
  private let parents: [String: String]
  /// The targets by the references to the files that they make.
  let makers: [String: String]
  private let folders: FolderPaths
  /// The folders whose files belong to targets without being listed, with their ids.
  let synchronizedFolders: [(id: String, group: OpenStepValue, path: String)]

  /// `text` is what the list was read from.
  init?(_ root: OpenStepValue, _ text: SourceText, file: FileID) {
    guard let list = root["objects"], let projectID = root["rootObject"]?.string else {
      return nil
    }
    var objects: [String: OpenStepValue] = [:]
    var parents: [String: String] = [:]
    var synchronized: [(String, OpenStepValue)] = []
    var makers: [String: String] = [:]
    for entry in list.entries {
      objects[entry.key] = entry.value
      for child in entry.value["children"]?.elements ?? [] {
        if let child = child.string { parents[child] = entry.key }
      }
      if let product = entry.value["productReference"]?.string { makers[product] = entry.key }
      if entry.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
        synchronized.append((entry.key, entry.value))
      }
    }
    guard let project = objects[projectID] else { return nil }
    self.text = text
    self.file = file
    self.objects = objects
    self.parents = parents
    self.project = project
    self.makers = makers
    let folder = FileID(String(file.folder)).folder
    let root = ProjectPath.join(folder, project["projectDirPath"]?.string ?? "")
    sourceRoot = root
    let folders = FolderPaths()
    self.folders = folders
    synchronizedFolders = synchronized.compactMap { id, group in
      Self.path(of: id, objects, parents, root, folders).map { (id, group, $0) }
    }
  }

  subscript(id: OpenStepValue?) -> OpenStepValue? { id?.string.flatMap { objects[$0] } }

  /// The objects that a list of ids names, with these.
  func objects(in list: OpenStepValue?) -> [(id: String, object: OpenStepValue)] {
    (list?.elements ?? []).compactMap { element in
      guard let id = element.string, let object = objects[id] else { return nil }
      return (id, object)
    }
  }

  // MARK: Paths

  /// The absolute path of a file reference or a group; nil where the build makes it, or where it is
  /// not known.
  func path(of id: String) -> String? { Self.path(of: id, objects, parents, sourceRoot, folders) }

  /// The paths of groups that were found before: most files share theirs. Belongs to one thread.
  private final class FolderPaths {
    var known: [String: String?] = [:]
  }

  private static func path(
    of id: String, _ objects: [String: OpenStepValue], _ parents: [String: String],
    _ sourceRoot: String, _ folders: FolderPaths
  ) -> String? {
    // The groups around it, the innermost first, up to one whose path is known.
    var chain: [(id: String, path: String?)] = []
    var current = id
    var base: String?
    search: while true {
      if let known = folders.known[current] {
        base = known
        break
      }
      guard chain.count < maximumGroupDepth, let object = objects[current] else { return nil }
      chain.append((current, object["path"]?.string))
      switch object["sourceTree"]?.string {
      case "SOURCE_ROOT": base = sourceRoot
      case "<absolute>":
        base = object["path"]?.string?.hasPrefix("/") == true ? "" : nil
      case "<group>", nil:
        if let parent = parents[current] {
          current = parent
          continue search
        }
        base = sourceRoot
      default: base = nil
      }
      break
    }
    for (id, own) in chain.reversed() {
      if let folder = base, let own { base = ProjectPath.join(folder, own) }
      // Files are asked for once.
      if id != chain.first?.id { folders.known[id] = .some(base) }
    }
    return base
  }

  // MARK: Settings

  var defaultConfiguration: String? {
    let list = self[project["buildConfigurationList"]]
    return list?["defaultConfigurationName"]?.string
      ?? objects(in: list?["buildConfigurations"]).first?.object["name"]?.string
  }

  var projectConfigurations: [XcodeProjectModel.Configuration] { configurations(of: project) }

  /// The configurations of a project or a target, as they are written.
  func configurationObjects(of owner: OpenStepValue) -> [OpenStepValue] {
    objects(in: self[owner["buildConfigurationList"]]?["buildConfigurations"]).map(\.object)
  }

  func configurations(of owner: OpenStepValue) -> [XcodeProjectModel.Configuration] {
    configurationObjects(of: owner).map { object in
      XcodeProjectModel.Configuration(
        name: object["name"]?.string ?? "", settings: settings(object["buildSettings"]),
        base: base(of: object))
    }
  }

  private func settings(_ list: OpenStepValue?) -> [BuildSetting] {
    var settings: [(key: String, setting: BuildSetting)] = []
    for entry in list?.entries ?? [] {
      guard let (name, conditions) = BuildSetting.split(entry.key) else { continue }
      let value: String
      switch entry.value.content {
      case .string(let text): value = text
      case .array(let elements): value = elements.compactMap(\.string).joined(separator: " ")
      case .data, .dictionary: continue
      }
      settings.append(
        (
          entry.key,
          BuildSetting(
            name: name, conditions: conditions, value: value, file: file,
            nameRange: entry.keyRange, valueRange: entry.value.range)
        ))
    }
    // The build takes them in the order of their names, and the last one counts.
    return settings.sorted { $0.key > $1.key }.map(\.setting)
  }

  private func base(of configuration: OpenStepValue) -> XcodeProjectModel.Configuration.Base {
    if let id = configuration["baseConfigurationReference"]?.string {
      return path(of: id).map { .file(FileID($0)) } ?? .unresolved
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string else {
      return .none
    }
    guard let folder = path(of: anchor),
      let inner = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return .unresolved }
    return .file(FileID(ProjectPath.join(folder, inner)))
  }
}
