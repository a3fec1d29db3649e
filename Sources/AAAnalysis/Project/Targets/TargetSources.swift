/// Which files a target is made from. All paths are absolute.
public struct TargetSources: Sendable, Equatable {
  /// A folder of which the files that fit belong to the target; or a single file.
  struct Selection: Sendable, Equatable {
    let folder: String
    /// Patterns below the folder, of files or of folders around them; empty for all files.
    var inclusions: [GlobPattern] = []
    var exclusions: [GlobPattern] = []
  }

  /// Folders all of whose files belong to the target, and single files.
  var folders: Set<String> = []
  /// Files and folders inside them that do not.
  var exclusions: Set<String> = []
  /// Files that are listed one by one, whatever is excluded.
  var files: Set<String> = []
  var selections: [Selection] = []

  /// Whether a file belongs to the target.
  public func contains(_ file: FileID) -> Bool {
    let path = file.path
    if files.contains(path) { return true }
    if !folders.isEmpty, Self.isInside(path, folders), !Self.isInside(path, exclusions) {
      return true
    }
    return selections.contains { $0.contains(file) }
  }

  /// Whether nothing says which files there are.
  var isEmpty: Bool { folders.isEmpty && files.isEmpty && selections.isEmpty }

  mutating func formUnion(_ other: TargetSources) {
    // What the other one leaves out must not be taken from this one.
    selections += other.selections
    files.formUnion(other.files)
    let kept = other.exclusions.filter { !Self.isInside($0, folders) }
    exclusions = exclusions.filter { !Self.isInside($0, other.folders) }.union(kept)
    folders.formUnion(other.folders)
  }

  /// Whether the path, or a folder around it, is one of these.
  fileprivate static func isInside(_ path: String, _ set: Set<String>) -> Bool {
    guard !set.isEmpty else { return false }
    var current = path[...]
    while true {
      if set.contains(String(current)) { return true }
      guard let slash = current.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
      current = current[..<slash]
    }
  }
}

extension TargetSources.Selection {
  func contains(_ file: FileID) -> Bool {
    if file.path == folder { return true }
    guard file.isBelow(folder) else { return false }
    let inner = file.path(below: folder)
    let isIncluded = inclusions.isEmpty || Self.matches(inner, inclusions)
    return isIncluded && !Self.matches(inner, exclusions)
  }

  /// Whether a pattern fits the path, or a folder around it.
  private static func matches(_ path: String, _ patterns: [GlobPattern]) -> Bool {
    guard !patterns.isEmpty else { return false }
    var current = path[...]
    while true {
      if patterns.contains(where: { $0.matches(current) }) { return true }
      guard let slash = current.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
      current = current[..<slash]
    }
  }
}
