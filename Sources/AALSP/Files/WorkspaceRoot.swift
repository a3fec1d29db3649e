#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the folder whose files form the workspace around a file or folder.
enum WorkspaceRoot {
  /// The nearest folder, from `path` upwards, that holds an app's project (Xcode, Tuist, XcodeGen,
  /// a Swift app package); without one, the repository's folder; outside a repository, the
  /// outermost package's; else the folder itself, which is `path` or, for a file, the folder that
  /// holds it. A folder above a project that puts several together (an Xcode workspace, Tuist's
  /// own root) comes before the project, if it is in the same repository.
  ///
  /// A package does not end the search, because the views of an app are often spread over packages
  /// beside it. The user's home and the root of the file system are never taken unless named.
  /// `path` is absolute; it need not exist.
  static func folder(around path: String, home: String? = homeFolder) -> String {
    var start = path
    while start != "/", (try? FilePath.kind(of: start)) != .folder {
      start = FilePath.parent(start)
    }
    var package: String?
    var project: String?
    var workspace: String?
    var folder = start
    while folder == start || (folder != "/" && folder != home) {
      let marks = Marks(of: folder)
      if marks.hasWorkspace {
        guard project != nil else { return folder }
        workspace = workspace ?? folder
      }
      if marks.hasProject { project = project ?? folder }
      if marks.hasPackage { package = folder }
      if marks.hasRepository { return workspace ?? project ?? folder }
      if folder == "/" { break }
      folder = FilePath.parent(folder)
    }
    // Outside a repository, nothing holds together what lies in folders far above.
    return project ?? package ?? start
  }

  private static var homeFolder: String? {
    guard let value = getenv("HOME"), let home = String(validatingCString: value) else {
      return nil
    }
    return FilePath.absolute(home, in: "/")
  }

  /// What the names in a folder say of it.
  private struct Marks {
    var hasProject = false
    /// Whether projects are put together here.
    var hasWorkspace = false
    var hasPackage = false
    var hasRepository = false

    init(of folder: String) {
      if folder.hasSuffix(".swiftpm") { hasProject = true }
      // A folder that may be entered but not listed has no marks: the search goes on above it.
      for entry in (try? DirectoryWalk.entries(of: folder)) ?? [] {
        guard let name = entry.name else { continue }
        switch name {
        case "Project.swift", "project.yml", "project.yaml": hasProject = true
        case "Tuist.swift", "Workspace.swift": hasWorkspace = true
        case "Package.swift": hasPackage = true
        case ".git": hasRepository = true
        default:
          if name.hasSuffix(".xcodeproj") { hasProject = true }
          if name.hasSuffix(".xcworkspace") { hasWorkspace = true }
        }
      }
    }
  }
}
