/// Paths of projects, with `/` separators.
enum ProjectPath {
  /// A path seen from a folder, without `.` and `..`; absolute paths stay. Of `..` that leads above
  /// a relative folder, what is left stays in front.
  static func join(_ folder: some StringProtocol, _ path: some StringProtocol) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    if path.isEmpty { return normalized(folder) }
    return folder.isEmpty ? normalized(path) : normalized(folder + "/" + path)
  }

  private static func normalized(_ path: some StringProtocol) -> String {
    let root = path.hasPrefix("/") ? "/" : ""
    var parts: [Substring] = []
    for part in Substring(path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || root.isEmpty {
        parts.append(part)
      }
    }
    return root + parts.joined(separator: "/")
  }
}
