/// What decides about build settings, the strongest first.
struct SettingLayers: Sendable {
  enum Entry: Sendable {
    case setting(BuildSetting)
    /// Something stands here that cannot be read, and that may set anything.
    case unreadable
  }

  private(set) var entries: [Entry] = []

  /// More than this is not followed: what includes itself twice grows without end.
  private static let maximumInclusions = 256
  private static let maximumDepth = 32

  mutating func add(_ settings: [BuildSetting]) { entries += settings.map(Entry.setting) }

  mutating func addUnreadable() { entries.append(.unreadable) }

  /// Adds a configuration file with all that it includes. Inclusions are looked for beside the file
  /// that includes, then in `root`, the folder that the project's paths start from.
  mutating func add(_ file: FileID, of files: BuildConfigurationFiles, root: String) {
    guard let found = files[file] else {
      // What CocoaPods writes sets flags and search paths, none of which is asked for here.
      if !Self.isWrittenByCocoaPods(file) { entries.append(.unreadable) }
      return
    }
    var inclusions = 0
    add(found, of: files, ancestors: [], searched: [root], &inclusions)
  }

  private mutating func add(
    _ found: (file: FileID, content: BuildConfigurationFile), of files: BuildConfigurationFiles,
    ancestors: [FileID], searched: [String], _ inclusions: inout Int
  ) {
    let file = found.file
    inclusions += 1
    guard inclusions <= Self.maximumInclusions, ancestors.count < Self.maximumDepth else {
      entries.append(.unreadable)
      return
    }
    let folders = [String(file.folder)] + searched.filter { $0 != file.folder }
    for statement in found.content.statements.reversed() {
      switch statement {
      case .setting(let setting): entries.append(.setting(setting))
      case .unreadable: entries.append(.unreadable)
      case .inclusion(let path, let isOptional, _):
        let candidates = Self.candidates(path, folders)
        if let next = candidates.lazy.compactMap({ files[$0] }).first {
          // The build leaves out what would include itself.
          guard next.file != file, !ancestors.contains(next.file) else { continue }
          add(next, of: files, ancestors: ancestors + [file], searched: folders, &inclusions)
        } else if !isOptional, !candidates.contains(where: Self.isWrittenByCocoaPods) {
          entries.append(.unreadable)
        }
      }
    }
  }

  /// The files that an inclusion may mean. The extension may be left out.
  private static func candidates(_ path: String, _ folders: [String]) -> [FileID] {
    // `<DEVELOPER_DIR>/…` and the like are Xcode's own.
    guard !path.hasPrefix("<") else { return [] }
    let names = path.hasSuffix(".xcconfig") ? [path] : [path, path + ".xcconfig"]
    return (path.hasPrefix("/") ? [""] : folders).flatMap { folder in
      names.map { FileID(ProjectPath.join(folder, $0)) }
    }
  }

  private static func isWrittenByCocoaPods(_ file: FileID) -> Bool {
    file.path.contains("/Pods/Target Support Files/")
  }
}
