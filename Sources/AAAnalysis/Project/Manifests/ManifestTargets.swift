/// Makes targets of a Tuist manifest.
struct TuistTargets {
  let manifest: TuistManifest
  let file: FileID
  let lists: InfoPlists

  func buildTargets() -> [BuildTarget] { manifest.targets.map(buildTarget) }

  private func buildTarget(_ target: TuistManifest.Target) -> BuildTarget {
    var result = BuildTarget(
      name: target.name, id: target.name, kind: target.kind, origin: .tuist, manifest: file,
      product: target.kind == .library ? target.name + ".framework" : nil)
    result.platforms = platforms(target.destinations)
    result.runsOnIOS = target.destinations.map { _ in result.platforms.contains("iOS") }
    result.deploymentTarget = target.deploymentTarget
    result.sources = target.sources
    result.dependencies = target.dependencies.map { dependency in
      switch dependency {
      case .target(let name): .target(name)
      case .foreignTarget(let name, let folder):
        .foreignTarget(name, project: FileID(folder + "/Project.swift"))
      case .package(let product): .package(product: product, folder: nil, among: [])
      }
    }
    guard target.kind == .app else { return result }
    result.keySettings = target.keySettings
    switch target.infoPlist {
    case .dictionary(let keys):
      result.infoPlist = .described(
        AppTarget.Description(dictionary: keys.place, file: nil, keys: keys.keys))
      result.sceneKey = keys.sceneKey
      result.fullScreenKey = keys.fullScreenKey
    case .file(let file):
      result.takeKeys(ofListAt: file.path, lists)
    case .unknown: break
    }
    return result
  }

  private func platforms(_ destinations: [String]?) -> [String] {
    var names: [String] = []
    for destination in destinations ?? [] {
      let name: String
      switch destination {
      case "iOS", "iPhone", "iPad": name = "iOS"
      case "macOS", "mac", "macCatalyst": name = "macOS"
      case "tvOS", "appleTv": name = "tvOS"
      case "watchOS", "appleWatch": name = "watchOS"
      case "visionOS", "appleVision": name = "visionOS"
      // An app for iPad that runs elsewhere is none of that platform.
      default: continue
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

/// Makes targets of a Swift package: of its targets, and of its apps. What an app's own target has
/// is the app's.
struct PackageTargets {
  let package: PackageManifest
  let file: FileID
  let lists: InfoPlists

  /// The ids of apps begin so, because targets may have their names.
  static let appPrefix = "app "

  func buildTargets() -> [BuildTarget] {
    package.targets.map(buildTarget) + package.products.compactMap(app)
  }

  private func buildTarget(_ target: PackageManifest.Target) -> BuildTarget {
    var result = BuildTarget(
      name: target.name, id: target.name, kind: target.isTest ? .test : .library,
      origin: .package, manifest: file)
    result.runsOnIOS = true
    result.deploymentTarget = package.deploymentTarget
    result.platforms = package.platforms
    result.otherSystems = package.otherSystems
    result.sources = target.sources
    result.dependencies = dependencies(of: target)
    return result
  }

  private func dependencies(of target: PackageManifest.Target) -> [TargetDependency] {
    target.dependencies.map { dependency in
      switch dependency {
      case .target(let name): .target(name)
      case .named(let name): .named(name)
      case .product(let name): .package(product: name, folder: nil, among: [])
      }
    }
  }

  private func app(_ product: PackageManifest.Product) -> BuildTarget? {
    guard case .app(let additional) = product.kind else { return nil }
    var result = BuildTarget(
      name: product.name, id: Self.appPrefix + product.name, kind: .app, origin: .package,
      manifest: file)
    result.runsOnIOS = true
    result.platforms = ["iOS"]
    result.deploymentTarget = package.deploymentTarget
    for target in package.targets where product.targets?.contains(target.name) ?? false {
      result.sources.formUnion(target.sources)
      result.dependencies += dependencies(of: target)
    }
    switch additional {
    case .none:
      result.infoPlist = .generated
      result.sceneKey = KeyAnswer(truth: .absent, places: [])
      result.fullScreenKey = result.sceneKey
    case .file(let file):
      result.takeKeys(ofListAt: file.path, lists)
    case .unknown: break
    }
    return result
  }
}
