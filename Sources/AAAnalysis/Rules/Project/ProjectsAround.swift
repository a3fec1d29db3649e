/// The app targets of the Xcode projects around a file.
enum ProjectsAround {
  struct App {
    let target: AppTarget
    let project: FileID
    /// The folder that the project's paths start from.
    let folder: String

    /// Whether the file is among the target's sources.
    func holds(_ file: FileID) -> Bool { target.sources.contains(file.path(below: folder)) }
  }

  /// There is no project around the file.
  case none
  /// There is one, and it does not tell.
  case unclear
  /// The app targets that may hold the file.
  case apps([App])
}

extension RuleContext {
  /// The nearest projects around a file that have app targets.
  func projects(around file: FileID) -> ProjectsAround {
    let around = projects.compactMap { project, model -> (String, FileID, ProjectModel)? in
      let folder = String(FileID(String(project.folder)).folder)
      // A project that was just created, or is a stand-in, says nothing.
      guard file.isBelow(folder), model.hasTargets || !model.isReadable else { return nil }
      return (folder, project, model)
    }
    guard !around.isEmpty else { return .none }
    let withApps = around.filter { !$0.2.apps.isEmpty || !$0.2.isReadable }
    guard let depth = withApps.map(\.0.utf8.count).max() else { return .unclear }
    let nearest = withApps.filter { $0.0.utf8.count == depth }.sorted { $0.1 < $1.1 }
    guard nearest.allSatisfy(\.2.isReadable) else { return .unclear }
    return .apps(
      nearest.flatMap { folder, project, model in
        model.apps.map { ProjectsAround.App(target: $0, project: project, folder: folder) }
      })
  }

  /// The iOS from which the app can be installed whose target lists a file among its sources; nil
  /// where no target does, or where several disagree.
  func deploymentTarget(inProjectsAround file: FileID) -> OSVersion? {
    guard !file.isUnwritten, !isGovernedByManifest(file),
      case .apps(let apps) = projects(around: file)
    else { return nil }
    let owners = apps.filter { $0.holds(file) && $0.target.runsOnIOS != false }
    let versions = Set(owners.map(\.target.deploymentTarget))
    return versions.count == 1 ? versions.first.flatMap { $0 } : nil
  }

  /// Whether a manifest around the file decides what goes into the Info.plist: Tuist's, or an app
  /// package's.
  func isGovernedByManifest(_ file: FileID) -> Bool {
    var folder = file.folder
    while true {
      for (name, module) in [
        ("Project.swift", "ProjectDescription"), ("Package.swift", "AppleProductTypes"),
      ] {
        let manifest = FileID(folder.isEmpty ? name : folder + "/" + name)
        if index.interface(of: manifest)?.imports.contains(module) ?? false,
          !isGenerated(manifest, by: folder)
        {
          return true
        }
      }
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = folder[..<slash]
    }
  }

  /// Whether the project that a manifest describes has been generated beside it.
  private func isGenerated(_ manifest: FileID, by folder: Substring) -> Bool {
    projects.keys.contains { FileID(String($0.folder)).folder == folder }
  }
}

extension FileID {
  /// Whether the document is a URI that names no file.
  var isUnwritten: Bool {
    let scheme = path.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return scheme.count > 1 && path.dropFirst(scheme.count).first == ":"
  }
}
