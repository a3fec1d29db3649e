/// Finds files whose names are written in other letter case than on disk, as most file systems of
/// Macs do.
struct FoldedNames: Sendable {
  private let exact: Set<FileID>
  /// By the path in lower case; nil where two files differ in nothing else.
  private let folded: [String: FileID?]

  init(_ files: some Sequence<FileID>) {
    exact = Set(files)
    folded = Dictionary(exact.map { ($0.path.lowercased(), $0) }) { _, _ in nil }
  }

  /// The file that a name means; the name itself where there is none.
  subscript(file: FileID) -> FileID {
    if exact.contains(file) { return file }
    return (folded[file.path.lowercased()] ?? nil) ?? file
  }
}

/// The configuration files of a workspace.
struct BuildConfigurationFiles: Sendable {
  private let files: [FileID: BuildConfigurationFile]
  private let names: FoldedNames

  init(_ files: [FileID: BuildConfigurationFile]) {
    self.files = files
    names = FoldedNames(files.keys)
  }

  /// The file's own name, and what is in it; nil where it is not there.
  subscript(file: FileID) -> (file: FileID, content: BuildConfigurationFile)? {
    let name = names[file]
    return files[name].map { (name, $0) }
  }
}

/// The property lists of a workspace.
struct InfoPlists: Sendable {
  let models: [FileID: PropertyListModel]
  private let names: FoldedNames

  init(_ models: [FileID: PropertyListModel]) {
    self.models = models
    names = FoldedNames(models.keys)
  }

  subscript(list: FileID) -> PropertyListModel? { models[list] }

  /// The list that a path in a project or manifest means.
  func list(at path: String) -> FileID { names[FileID(path)] }
}
