/// Paths inside a project, with `/` separators.
enum ProjectPath {
  /// A path seen from a folder, without `.` and `..`; absolute paths stay. Of `..` that leads above
  /// the folder, what is left stays in front.
  static func join(_ folder: String, _ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    let whole = isAbsolute || folder.isEmpty ? path : folder + "/" + path
    let root = whole.hasPrefix("/") ? "/" : ""
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || root.isEmpty {
        parts.append(part)
      }
    }
    return root + parts.joined(separator: "/")
  }
}
