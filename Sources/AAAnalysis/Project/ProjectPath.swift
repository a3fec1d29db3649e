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
    if isNormal(path.utf8) { return String(path) }
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

  /// Whether there is nothing to change about a path, as about most: no part is empty, `.` or `..`,
  /// and no slash ends it.
  private static func isNormal(_ path: some Sequence<UInt8>) -> Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var isFirst = true
    var length = 0
    var isDots = true
    for byte in path {
      if byte == slash {
        if isFirst ? length != 0 && isDots : length == 0 || isDots { return false }
        (isFirst, length, isDots) = (false, 0, true)
      } else {
        length += 1
        isDots = isDots && byte == dot
      }
    }
    return isFirst && length == 0 || length > 0 && !isDots
  }
}
