import AAAnalysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the files of a workspace that the analysis reads.
///
/// Symbolic links to folders are not followed, so no circle can catch the walk. A link to a file
/// counts where it leads out of the folder walked; inside, the file itself is found.
struct DirectoryWalk: Sendable {
  /// What a walk found.
  struct Outcome: Sendable {
    /// In the order of their paths.
    var files: [FileID] = []
    /// Folders that could not be read, in the order of their paths.
    var problems: [FileProblem] = []
  }

  /// Folders that hold what was built, fetched or configured, not the app's own sources.
  /// Hidden folders, `.git` and `.build` among them, are left out as well.
  var excludedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Extensions of folders that are one thing to their owner: products, assets, documentation.
  var excludedExtensions: Set<String> = [
    "app", "appex", "bundle", "docc", "dSYM", "framework", "xcarchive", "xcassets", "xcdatamodeld",
    "xcframework", "xcodeproj", "xctest", "xcworkspace",
  ]

  /// Says what the team leaves out.
  var configuration = ConfigurationSearch.sources()

  /// A folder to be looked through.
  private struct Stop {
    var folder: String
    /// The nearest configuration file above it.
    var configuration: FileID?
    /// What holds there.
    var inForce: ConfigurationInForce
  }

  /// The files below `folder`, an absolute path. The folder itself is entered whatever its name.
  /// A walk that `isCancelled` stops returns what it has.
  func files(
    under folder: String, isCancelled: () -> Bool = { false }
  ) -> Outcome {
    var outcome = Outcome()
    var resolvedRoot: String?
    let root = folder == "/" ? "" : folder
    var pending = [stop(above: folder)]
    while let stop = pending.popLast(), !isCancelled() {
      let next = stop.folder
      let listing: [Entry]
      do throws(FileProblem) {
        listing = try Self.entries(of: next)
      } catch {
        outcome.problems.append(error)
        continue
      }
      let here = entered(stop, listing, from: root)
      for entry in listing {
        guard let name = entry.name else {
          outcome.problems.append(FileProblem(next, .nameNotUTF8))
          continue
        }
        let path = FilePath.join(next, name)
        let file = FileID(path)
        // What a configuration says holds for all but itself.
        let judge = DocumentKind(of: file) == .configuration ? stop.inForce : here.inForce
        if judge.excludes(path, from: root) { continue }
        switch entry.kind {
        case .folder:
          if !isExcluded(name) {
            pending.append(
              Stop(folder: path, configuration: here.configuration, inForce: here.inForce))
          } else if let file = Self.file(inBundle: path) {
            outcome.files.append(file)
          }
        case .file:
          if Self.isOfInterest(file) { outcome.files.append(file) }
        case .link:
          guard Self.isOfInterest(file) else { continue }
          let root = resolvedRoot ?? FilePath.resolved(folder) ?? folder
          resolvedRoot = root
          if (try? FilePath.kind(of: path)) == .file, let target = FilePath.resolved(path),
            !FilePath.contains(root, target)
          {
            outcome.files.append(file)
          }
        }
      }
    }
    outcome.files.sort()
    outcome.problems.sort { $0.path < $1.path }
    return outcome
  }

  /// Where a walk begins, with what holds there from above.
  private func stop(above folder: String) -> Stop {
    let above = configuration.only == nil ? ConfigurationSearch.nearest(above: folder) : nil
    return Stop(
      folder: folder, configuration: above,
      inForce: configuration.inForce(in: folder == "/" ? "" : folder, nearest: above))
  }

  /// What holds in a folder itself, where a configuration file is, or the editor has settings.
  private func entered(_ stop: Stop, _ listing: [Entry], from root: String) -> Stop {
    let folder = stop.folder == "/" ? "" : stop.folder
    var own: FileID?
    if configuration.only == nil {
      own = DocumentKind.configurationNames.lazy.filter { name in
        listing.contains { $0.name == name && $0.kind != .folder }
      }.map { FileID(folder + "/" + $0) }.first {
        !stop.inForce.excludes($0.path, from: root) && configuration.read($0) != nil
      }
    }
    guard own != nil || configuration.editor[folder] != nil else { return stop }
    let nearest = own ?? stop.configuration
    return Stop(
      folder: stop.folder, configuration: nearest,
      inForce: configuration.inForce(in: folder, nearest: nearest))
  }

  /// Whether a folder of this name is left out.
  func isExcluded(_ name: String) -> Bool {
    if name.hasPrefix(".") || excludedFolders.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return excludedExtensions.contains(String(name[name.index(after: dot)...]))
  }

  /// Whether the analysis reads a file of this name. Hidden files are copies and remnants that
  /// editors and file systems leave behind.
  private static func isOfInterest(_ file: FileID) -> Bool {
    guard let kind = DocumentKind(of: file) else { return false }
    return kind == .configuration || !file.name.hasPrefix(".")
  }

  /// The one file of interest in a folder `Name.xcodeproj` or `Name.xcworkspace`; nil for other
  /// folders, and where it is not there.
  private static func file(inBundle folder: String) -> FileID? {
    guard !FileID(folder).name.hasPrefix(".") else { return nil }
    for name in ["project.pbxproj", "contents.xcworkspacedata"] {
      let file = FileID(FilePath.join(folder, name))
      if DocumentKind(of: file)?.isInBundle == true {
        return (try? FilePath.kind(of: file.path)) == .file ? file : nil
      }
    }
    return nil
  }
}

extension DirectoryWalk {
  /// One name in a folder.
  struct Entry: Sendable {
    enum Kind: Sendable {
      case folder, file, link
    }

    /// Nil where it is no UTF-8.
    var name: String?
    var kind: Kind
  }

  /// The folders, regular files and symbolic links in a folder, in no particular order.
  static func entries(of folder: String) throws(FileProblem) -> [Entry] {
    guard let stream = opendir(folder) else {
      throw FileProblem(folder, SystemError.reason(errno))
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileProblem(folder, SystemError.reason(errno)) }
        return entries
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
      }
      if name == "." || name == ".." { continue }
      guard let kind = kind(ofType: Int(entry.pointee.d_type), name: name, in: folder) else {
        continue
      }
      entries.append(Entry(name: name, kind: kind))
    }
  }

  private static func kind(ofType type: Int, name: String?, in folder: String) -> Entry.Kind? {
    switch type {
    case Int(DT_DIR): return .folder
    case Int(DT_REG): return .file
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      // Some file systems leave the type to be asked for.
      guard let name else { return nil }
      var status = stat()
      guard lstat(FilePath.join(folder, name), &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: return .file
      case S_IFLNK: return .link
      default: return nil
      }
    default: return nil
    }
  }
}
