/// What a Tuist manifest (`Project.swift`) says, as far as it says it itself: what helpers in other
/// files compute is not known.
public struct TuistManifest: Sendable, Equatable {
  /// The project's name; nil where it is computed.
  let name: String?
  let folder: String
  let targets: [Target]
  /// Whether these are all targets.
  let isComplete: Bool

  struct Target: Sendable, Equatable {
    let name: String
    let kind: TargetModule.Kind
    /// Names as of `.iOS` and `.iPad`; nil where they are not known.
    let destinations: [String]?
    let deploymentTarget: DeploymentTarget
    let infoPlist: InfoPlist
    let sources: TargetSources
    let dependencies: [Dependency]
    /// Build settings that look as if they put a key of Assistive Access into the Info.plist.
    let keySettings: [BuildSetting]
  }

  enum InfoPlist: Sendable, Equatable {
    /// Tuist writes it from its own keys and these.
    case dictionary(KeyDictionary)
    case file(FileID)
    case unknown
  }

  /// The keys of Assistive Access in a dictionary.
  struct KeyDictionary: Sendable, Equatable {
    /// Nil for Tuist's own keys alone.
    let place: Location?
    let sceneKey: KeyAnswer
    let fullScreenKey: KeyAnswer
    /// All of them that are there, and those that nearly are.
    let keys: [ManifestKey]
  }

  enum Dependency: Sendable, Equatable {
    case target(String)
    /// A target of the manifest in another folder.
    case foreignTarget(String, folder: String)
    case package(String)
  }
}

extension TuistManifest {
  /// Reads a `Project.swift`; nil for something else of that name.
  init?(_ tree: SyntaxTree, file: FileID) {
    let isManifest = tree.children(tree.root).contains {
      tree.kind($0) == .importDecl && tree.name($0, is: "ProjectDescription")
    }
    guard isManifest else { return nil }
    let reader = ManifestReader(tree, file: file)
    folder = String(file.folder)
    // Settings that can be anywhere in the file leave open what they decide about.
    let settings = TuistSettings(tree)
    guard let project = Self.project(reader) else {
      (name, targets, isComplete) = (nil, [], false)
      return
    }
    name = reader.text("name", of: project)
    guard let list = project["targets"] else {
      (targets, isComplete) = ([], false)
      return
    }
    let (elements, isComplete) = reader.elements(list)
    let shared = Self.keySettings(project, reader)
    let targets = elements.map { Self.target($0, reader, settings, shared) }
    self.targets = targets.compactMap { $0 }
    self.isComplete = isComplete && targets.allSatisfy { $0 != nil }
  }

  /// The call `Project(…)` at the top of the file.
  private static func project(_ reader: ManifestReader) -> ManifestReader.Call? {
    let tree = reader.tree
    for item in tree.children(tree.root) {
      var value = item
      if tree.kind(item) == .variableDecl {
        guard let binding = tree.child(item, .patternBinding),
          let initializer = tree.child(binding, .initializer),
          let expression = tree.firstChild(initializer)
        else { continue }
        value = expression
      }
      if let call = reader.call(value), call.isCalled, call.name == "Project" { return call }
    }
    return nil
  }

  private static func target(
    _ node: NodeID, _ reader: ManifestReader, _ settings: TuistSettings, _ shared: [BuildSetting]
  ) -> Target? {
    guard let call = reader.call(node), call.isCalled,
      call.name == "target" || call.name == "Target",
      let name = reader.text("name", of: call), let product = call["product"],
      let productName = reader.call(product)?.name
    else { return nil }
    let folder = String(reader.file.folder)
    return Target(
      name: name, kind: kind(productName),
      destinations: settings.decideAboutPlatform ? nil : destinations(call, reader),
      deploymentTarget: settings.decideAboutDeployment ? .unknown : deployment(call, reader),
      infoPlist: settings.decideAboutInfoPlist ? .unknown : infoPlist(call, reader, folder),
      sources: sources(call, reader, folder),
      dependencies: call["dependencies"].map { dependencies($0, reader, folder) } ?? [],
      keySettings: shared + keySettings(call, reader))
  }

  private static func kind(_ product: String) -> TargetModule.Kind {
    switch product {
    case "app": .app
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
    case "unitTests", "uiTests": .test
    case "appExtension", "watch2Extension", "messagesExtension", "extensionKitExtension",
      "tvTopShelfExtension", "stickerPackExtension":
      .appExtension
    default: .other
    }
  }

  /// `destinations: .iOS`, `destinations: [.iPhone, .iPad]`, and the older `platform: .iOS`.
  private static func destinations(
    _ call: ManifestReader.Call, _ reader: ManifestReader
  ) -> [String]? {
    guard let value = call["destinations"] ?? call["platform"] else { return nil }
    let node = reader.resolved(value)
    if reader.tree.kind(node) == .memberExpr { return [reader.tree.name(node)] }
    let (elements, isComplete) = reader.elements(node)
    let names = elements.compactMap { reader.call($0)?.name }
    return isComplete && names.count == elements.count ? names : nil
  }

  /// `.iOS("18.0")`, `.multiplatform(iOS: "18.0", …)`, and the older
  /// `.iOS(targetVersion: "13.0", devices: …)`.
  private static func deployment(
    _ call: ManifestReader.Call, _ reader: ManifestReader
  ) -> DeploymentTarget {
    guard let value = call["deploymentTargets"] ?? call["deploymentTarget"],
      let inner = reader.call(value), inner.isCalled
    else { return .unknown }
    let version =
      switch inner.name {
      case "iOS": inner.unlabelled ?? inner["targetVersion"]
      case "multiplatform": inner["iOS"]
      default: nil as NodeID?
      }
    guard let version else { return .unknown }
    return DeploymentTarget(
      version: reader.text(version).flatMap { OSVersion(parsing: $0) },
      place: reader.location(version))
  }

  // MARK: Sources

  private static func sources(
    _ call: ManifestReader.Call, _ reader: ManifestReader, _ folder: String
  ) -> TargetSources {
    var result = TargetSources()
    if let list = call["sources"] { add(list, reader, folder, to: &result) }
    for element in call["buildableFolders"].map({ reader.elements($0).elements }) ?? [] {
      // With exceptions of its own, a folder is not known well enough.
      guard let path = reader.text(element) else { continue }
      result.folders.insert(ProjectPath.join(folder, path))
    }
    return result
  }

  private static func add(
    _ list: NodeID, _ reader: ManifestReader, _ folder: String, to result: inout TargetSources
  ) {
    if let pattern = reader.text(list) {
      result.selections.append(selection(pattern, [], folder))
      return
    }
    if let call = reader.call(list), call.isCalled {
      if let globs = call["globs"] ?? call.unlabelled { add(globs, reader, folder, to: &result) }
      return
    }
    for element in reader.elements(list).elements {
      if let pattern = reader.text(element) {
        result.selections.append(selection(pattern, [], folder))
      } else if let call = reader.call(element), call.name == "glob",
        let pattern = (call.unlabelled ?? call["pattern"]).flatMap({ reader.text($0) })
      {
        let excluded = call["excluding"].map { list in
          reader.text(list).map { [$0] } ?? reader.texts(list).texts
        }
        result.selections.append(selection(pattern, excluded ?? [], folder))
      }
    }
  }

  /// A pattern such as `App/Sources/**`, cut at its first folder that is none.
  private static func selection(
    _ pattern: String, _ excluded: [String], _ folder: String
  ) -> TargetSources.Selection {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let plain = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
    let base = ProjectPath.join(folder, plain.joined(separator: "/"))
    let rest = parts.dropFirst(plain.count).joined(separator: "/")
    let inclusions = rest.isEmpty || rest == "**" ? [] : BracePattern.expanded(rest)
    return TargetSources.Selection(
      folder: base, inclusions: inclusions.map { GlobPattern($0, isPath: true) },
      exclusions: excluded.flatMap { pattern in
        // They are seen from the manifest, as the pattern is.
        let path = ProjectPath.join(folder, pattern)
        guard FileID(path).isBelow(base) else { return [String]() }
        return BracePattern.expanded(FileID(path).path(below: base))
      }.map { GlobPattern($0, isPath: true) })
  }

  // MARK: Dependencies

  private static func dependencies(
    _ list: NodeID, _ reader: ManifestReader, _ folder: String
  ) -> [Dependency] {
    reader.elements(list).elements.compactMap { element in
      guard let call = reader.call(element), call.isCalled, reader.mayHoldOnIOS(call) else {
        return nil
      }
      switch call.name {
      case "target": return reader.text("name", of: call).map { .target($0) }
      case "package": return reader.text("product", of: call).map { .package($0) }
      // A package of the repository's own may be known to Tuist as one from elsewhere.
      case "external": return reader.text("name", of: call).map { .package($0) }
      case "project":
        guard let name = reader.text("target", of: call), let path = call["path"],
          let text = reader.text(path) ?? manifestPath(path, reader)
        else { return nil }
        return .foreignTarget(name, folder: ProjectPath.join(folder, text))
      default: return nil
      }
    }
  }

  /// `.relativeToManifest("../Kit")`, `.path("../Kit")`.
  private static func manifestPath(_ node: NodeID, _ reader: ManifestReader) -> String? {
    guard let call = reader.call(node), ["relativeToManifest", "path"].contains(call.name) else {
      return nil
    }
    return call.unlabelled.flatMap { reader.text($0) }
  }

  // MARK: Info.plist

  private static func infoPlist(
    _ call: ManifestReader.Call, _ reader: ManifestReader, _ folder: String
  ) -> InfoPlist {
    guard let value = call["infoPlist"] else { return .dictionary(.empty) }
    if let path = reader.text(value) {
      return .file(FileID(ProjectPath.join(folder, path)))
    }
    guard let plist = reader.call(value) else { return .unknown }
    switch plist.name {
    case "default" where !plist.isCalled: return .dictionary(.empty)
    case "file":
      let path = plist["path"].flatMap { reader.text($0) ?? manifestPath($0, reader) }
      return path.map { .file(FileID(ProjectPath.join(folder, $0))) } ?? .unknown
    case "extendingDefault", "dictionary":
      guard let list = plist["with"] ?? plist.unlabelled else { return .unknown }
      return KeyDictionary(list, reader).map(InfoPlist.dictionary) ?? .unknown
    default: return .unknown
    }
  }
}
