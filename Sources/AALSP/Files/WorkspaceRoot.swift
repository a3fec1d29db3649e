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
  /// holds it.
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
    var folder = start
    while folder == start || (folder != "/" && folder != home) {
      let marks = Marks(of: folder)
      if marks.hasProject { return folder }
      if marks.hasPackage { package = folder }
      if marks.hasRepository { return folder }
      if folder == "/" { break }
      folder = FilePath.parent(folder)
    }
    return package ?? start
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
    var hasPackage = false
    var hasRepository = false

    init(of folder: String) {
      if folder.hasSuffix(".swiftpm") { hasProject = true }
      // A folder that may be entered but not listed has no marks: the search goes on above it.
      for entry in (try? DirectoryWalk.entries(of: folder)) ?? [] {
        guard let name = entry.name else { continue }
        switch name {
        case "Project.swift", "project.yml", "project.yaml": hasProject = true
        case "Package.swift": hasPackage = true
        case ".git": hasRepository = true
        default:
          if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { hasProject = true }
        }
      }
    }
  }
}
