import AAAnalysis

/// Shows files as the user named them: below a path that was given, by that path; elsewhere,
/// relative to the working folder where the user gave relative paths.
struct ShownPaths: Sendable {
  private let workingFolder: String
  /// Longest paths first.
  private let named: [(absolute: String, shown: String)]
  private let hasRelative: Bool

  init(workingFolder: String, named: [(absolute: String, shown: String)] = []) {
    self.workingFolder = workingFolder
    self.named = named.map { ($0.absolute, Self.tidy($0.shown)) }
      .sorted { $0.absolute.utf8.count > $1.absolute.utf8.count }
    hasRelative = named.contains { !$0.shown.hasPrefix("/") }
  }

  subscript(file: FileID) -> String { self[file.path] }

  subscript(path: String) -> String {
    for (absolute, shown) in named where FilePath.contains(absolute, path) {
      if absolute == path { return shown }
      let rest = path.utf8.dropFirst(absolute == "/" ? 1 : absolute.utf8.count + 1)
      return shown == "." ? String(Substring(rest)) : FilePath.join(shown, String(Substring(rest)))
    }
    return hasRelative && path.hasPrefix("/")
      ? FilePath.relative(path, to: workingFolder) : path
  }

  /// The path without a leading "./" and trailing slashes.
  private static func tidy(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    while path.hasPrefix("./") {
      path = path.dropFirst(2).drop { $0 == "/" }
    }
    return path.isEmpty ? "." : String(path)
  }
}
