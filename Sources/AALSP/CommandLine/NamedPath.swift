import AAAnalysis

/// A path that the user gave, and what it stands for.
struct NamedPath: Sendable {
  /// As the user wrote it.
  let shown: String
  /// Absolute; symbolic links in its folders are resolved, so that a file has one name however it
  /// was reached.
  let absolute: String
  let isFolder: Bool

  /// Finds what is at a path. Problems carry the path as it was given.
  init(_ path: String, in workingFolder: String) throws(FileProblem) {
    let absolute = FilePath.absolute(path, in: workingFolder)
    do throws(FileProblem) {
      // The path itself is asked: `..` after a symbolic link leads elsewhere than its text tells.
      let asked = path.hasPrefix("/") ? path : FilePath.join(workingFolder, path)
      isFolder = try FilePath.kind(of: asked) == .folder
      self.absolute =
        isFolder ? FilePath.resolved(asked) ?? absolute : Self.resolvingFolder(of: absolute)
    } catch {
      throw FileProblem(path, error.reason)
    }
    shown = path
  }

  /// A file that need not exist.
  init(possibleFile path: String, in workingFolder: String) {
    shown = path
    absolute = Self.resolvingFolder(of: FilePath.absolute(path, in: workingFolder))
    isFolder = false
  }

  var file: FileID { FileID(absolute) }

  /// Whether a file is the one named, or lies in the folder named.
  func covers(_ file: FileID) -> Bool {
    isFolder ? FilePath.contains(absolute, file.path) : file.path == absolute
  }

  private static func resolvingFolder(of path: String) -> String {
    let folder = FilePath.parent(path)
    return FilePath.join(FilePath.resolved(folder) ?? folder, String(FileID(path).name))
  }
}
