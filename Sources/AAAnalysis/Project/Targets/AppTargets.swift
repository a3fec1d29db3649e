/// The app targets of a workspace, and everything else that is compiled in it.
public struct AppTargets: Sendable, Equatable {
  /// The targets that build an app for any platform, in the order of their documents.
  public let apps: [AppTarget]
  /// All that is compiled: apps, libraries, extensions, tests.
  public let modules: [TargetModule]
  let areas: [Area]

  /// A folder with a document that describes targets.
  struct Area: Sendable, Equatable {
    let folder: String
    let manifest: FileID
    /// Whether its targets are known.
    let isClear: Bool
    /// Its apps, as indices.
    let apps: [Int]
  }

  /// The documents whose targets are not known: damaged, or computed by helpers in other files.
  public var unclearManifests: [FileID] { areas.filter { !$0.isClear }.map(\.manifest).sorted() }

  /// No targets at all.
  public static let none = AppTargets(apps: [], modules: [], areas: [])

  /// The apps that a file surely belongs to, be it through a library or a package.
  public func apps(holding file: FileID) -> [AppTarget] { apps.filter { $0.holds(file) } }

  /// What is known of the apps around a file that belongs to none of them for certain.
  enum Surroundings {
    /// No project is around the file.
    case none
    /// There is one, and it does not tell.
    case unclear
    /// The apps that may hold the file.
    case apps([AppTarget])
  }

  /// The apps of the nearest projects around a file.
  func surroundings(of file: FileID) -> Surroundings {
    let around = areas.filter { file.isBelow($0.folder) }
    guard !around.isEmpty else { return .none }
    let telling = around.filter { !$0.apps.isEmpty || !$0.isClear }
    guard let depth = telling.map(\.folder.utf8.count).max() else { return .unclear }
    let nearest = telling.filter { $0.folder.utf8.count == depth }
    guard nearest.allSatisfy(\.isClear) else { return .unclear }
    return .apps(nearest.flatMap(\.apps).map { apps[$0] })
  }

  /// Whether a file surely belongs only to what Assistive Access never shows: apps for other
  /// platforms, extensions and widgets, tests.
  public func neverShow(_ file: FileID) -> Bool {
    let owners = modules.filter { $0.sources.contains(file) }
    return !owners.isEmpty && owners.allSatisfy(\.isNeverShown)
      && areas.allSatisfy { $0.isClear || !file.isBelow($0.folder) }
  }

  /// The first iOS that a file is compiled for: the oldest of those of all that it belongs to,
  /// tests apart. Nil where one of them is not known, or where it belongs to nothing.
  public func deploymentTarget(of file: FileID) -> OSVersion? {
    let owners = modules.filter { module in
      module.kind != .test && module.runsOnIOS != false && module.sources.contains(file)
    }
    return Self.oldest(owners.map(\.deploymentTarget))
  }

  /// The first iOS on which a file's code can run: that of the apps that it belongs to. It is no
  /// older than what the file is compiled for, and may be newer: that of a package is often old.
  public func oldestSystem(running file: FileID) -> OSVersion? {
    let owners = apps(holding: file).filter { $0.runsOnIOS != false }
    guard !owners.isEmpty else { return deploymentTarget(of: file) }
    guard let apps = Self.oldest(owners.map(\.deploymentTarget.version)) else { return nil }
    return deploymentTarget(of: file).map { max($0, apps) } ?? apps
  }

  /// The platforms other than iOS that a file is compiled for, with the first version of each; nil
  /// where that is not known. What uses a library tells more than the library does.
  func otherSystems(compiling file: FileID) -> [(platform: String, oldest: OSVersion?)] {
    let owners = modules.filter { $0.kind != .test && $0.sources.contains(file) }
    let named = Set(owners.flatMap(\.platforms) + apps(holding: file).flatMap(\.platforms))
    return ["macOS", "tvOS", "visionOS", "watchOS"].filter(named.contains).map { platform in
      // One that is made for other platforms alone says nothing of this one.
      let telling = owners.filter { $0.platforms.isEmpty || $0.platforms.contains(platform) }
      return (platform, Self.oldest(telling.map { $0.otherSystems[platform] }))
    }
  }

  private static func oldest(_ versions: [OSVersion?]) -> OSVersion? {
    let known = versions.compactMap { $0 }
    return known.count == versions.count ? known.min() : nil
  }
}
