/// What a Swift package's manifest says.
public struct PackageManifest: Sendable, Equatable {
  struct Product: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
      case library
      /// An app for iPhone and iPad (`.iOSApplication`).
      case app(infoPlist: AdditionalInfoPlist)
      case other
    }

    let name: String
    let kind: Kind
    /// The names of its targets; nil where they are computed.
    let targets: [String]?
  }

  /// The file that is merged into the generated Info.plist of an app.
  enum AdditionalInfoPlist: Sendable, Equatable {
    case none
    case file(FileID)
    case unknown
  }

  struct Target: Sendable, Equatable {
    let name: String
    let isTest: Bool
    let sources: TargetSources
    let dependencies: [Dependency]
  }

  enum Dependency: Sendable, Equatable {
    /// A target of the package, or a product of this name of another one.
    case named(String)
    case target(String)
    case product(String)
  }

  /// The folder that the package is.
  let folder: String
  let deploymentTarget: DeploymentTarget
  /// The platforms that it names; it may be built for others, too.
  let platforms: [String]
  /// The first versions of those other than iOS, where they are known.
  let otherSystems: [String: OSVersion]
  let products: [Product]
  let targets: [Target]
}

extension PackageManifest {
  private static let targetCalls: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin",
  ]

  /// Reads a `Package.swift`; nil for something else of that name.
  init?(_ tree: SyntaxTree, file: FileID) {
    let reader = ManifestReader(tree, file: file)
    let folder = String(file.folder)
    var package: ManifestReader.Call?
    var products: [Product] = []
    var targets: [ManifestReader.Call] = []
    // Wherever they are put together, calls of these names define something, unless they stand
    // among the dependencies of something else.
    var pending: [(node: NodeID, isInside: Bool)] = [(tree.root, false)]
    while let (node, isInside) = pending.popLast() {
      var isDependency = isInside
      switch tree.kind(node) {
      case .callExpr where !isInside:
        guard let call = reader.call(node), call.node == node else { break }
        if call.name == "Package", call["name"] != nil || call["targets"] != nil {
          package = package ?? call
        } else if let product = Self.product(call, reader, folder) {
          products.append(product)
        } else if Self.targetCalls.contains(call.name), call["name"] != nil {
          targets.append(call)
        }
      case .argument where tree.token(node) != nil:
        isDependency = isInside || tree.name(node, is: "dependencies")
          || tree.name(node, is: "plugins")
      default: break
      }
      let children = Array(tree.children(node))
      pending += children.reversed().map { ($0, isDependency) }
    }
    guard let package else { return nil }
    self.folder = folder
    self.products = products
    let platforms = Self.platforms(package, reader)
    deploymentTarget =
      platforms.first { $0.name == "iOS" }.map { _, version in
        DeploymentTarget(
          version: Self.version(version, reader), place: reader.location(version))
      } ?? .unknown
    self.platforms = platforms.map(\.name)
    otherSystems = Dictionary(
      platforms.compactMap { name, version in
        Self.version(version, reader).map { (name, $0) }
      }, uniquingKeysWith: min)
    let compiled = targets.filter { $0.name != "macro" && $0.name != "plugin" }
    // Macros and plugins have folders, too.
    let count = targets.filter { $0.name != "testTarget" }.count
    self.targets = compiled.compactMap { call in
      Self.target(call, reader, folder, isOnlyOne: count == 1)
    }
  }

  // MARK: Platforms

  private static func platforms(
    _ package: ManifestReader.Call, _ reader: ManifestReader
  ) -> [(name: String, version: NodeID)] {
    guard let platforms = package["platforms"] else { return [] }
    return reader.elements(platforms).elements.compactMap { element in
      guard let call = reader.call(element), let version = call.unlabelled else { return nil }
      return (call.name, version)
    }
  }

  /// `"17.0"`, `.v17`, `.v16_4`.
  private static func version(_ node: NodeID, _ reader: ManifestReader) -> OSVersion? {
    if let text = reader.text(node) { return OSVersion(parsing: text) }
    guard let name = reader.call(node)?.name, name.hasPrefix("v") else { return nil }
    return OSVersion(parsing: name.dropFirst().split(separator: "_").joined(separator: "."))
  }

  // MARK: Products

  private static func product(
    _ call: ManifestReader.Call, _ reader: ManifestReader, _ folder: String
  ) -> Product? {
    let kind: Product.Kind
    switch call.name {
    case "library": kind = .library
    case "iOSApplication": kind = .app(infoPlist: infoPlist(call, reader, folder))
    case "executable": kind = .other
    default: return nil
    }
    guard let name = reader.text("name", of: call) else { return nil }
    let targets = call["targets"].map(reader.texts)
    return Product(
      name: name, kind: kind, targets: targets.flatMap { $0.isComplete ? $0.texts : nil })
  }

  private static func infoPlist(
    _ call: ManifestReader.Call, _ reader: ManifestReader, _ folder: String
  ) -> AdditionalInfoPlist {
    guard let path = call["additionalInfoPlistContentFilePath"] else { return .none }
    guard let text = reader.text(path) else { return .unknown }
    return .file(FileID(ProjectPath.join(folder, text)))
  }

  // MARK: Targets

  private static func target(
    _ call: ManifestReader.Call, _ reader: ManifestReader, _ folder: String, isOnlyOne: Bool
  ) -> Target? {
    guard let name = reader.text("name", of: call) else { return nil }
    let isTest = call.name == "testTarget"
    return Target(
      name: name, isTest: isTest,
      sources: sources(call, named: name, reader, folder, isTest: isTest, isOnlyOne: isOnlyOne),
      dependencies: call["dependencies"].map { dependencies($0, reader) } ?? [])
  }

  private static func sources(
    _ call: ManifestReader.Call, named name: String, _ reader: ManifestReader, _ folder: String,
    isTest: Bool, isOnlyOne: Bool
  ) -> TargetSources {
    // The manifest belongs to no target, wherever these have their files.
    var result = TargetSources(exclusions: [reader.file.path])
    var roots: [String] = []
    if let path = call["path"] {
      guard let text = reader.text(path) else { return result }
      roots = [ProjectPath.join(folder, text)]
    } else {
      let names = isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
      roots = names.map { ProjectPath.join(folder, $0 + "/" + name) }
      // A package of one target needs no folder for it.
      if isOnlyOne, !isTest { roots.append(ProjectPath.join(folder, "Sources")) }
    }
    for root in roots {
      if let sources = call["sources"] {
        result.folders.formUnion(
          reader.texts(sources).texts.map { ProjectPath.join(root, $0) })
      } else {
        result.folders.insert(root)
      }
      let excluded = call["exclude"].map { reader.texts($0).texts } ?? []
      result.exclusions.formUnion(excluded.map { ProjectPath.join(root, $0) })
    }
    return result
  }

  private static func dependencies(_ list: NodeID, _ reader: ManifestReader) -> [Dependency] {
    reader.elements(list).elements.compactMap { element in
      if let name = reader.text(element) { return .named(name) }
      guard let call = reader.call(element), let name = reader.text("name", of: call),
        reader.mayHoldOnIOS(call)
      else { return nil }
      switch call.name {
      case "target": return .target(name)
      case "byName": return .named(name)
      case "product": return .product(name)
      default: return nil
      }
    }
  }
}
