import AAAnalysis

/// The files around the paths that the user gave.
struct WorkspaceFiles: Sendable {
  /// All files of the workspace, in the order of their paths.
  private(set) var all: [FileID] = []
  /// Those the user named, or that lie in a folder so named.
  private(set) var named: Set<FileID> = []
  /// Folders that could not be read.
  private(set) var problems: [FileProblem] = []
  /// The folders that were walked.
  private(set) var roots: [String] = []

  /// Walks the workspaces around the named paths, together.
  init(around paths: [NamedPath], walk: DirectoryWalk = DirectoryWalk()) {
    var found: Set<FileID> = []
    var walked: [String] = []
    var problems: Set<FileProblem> = []
    func add(_ folder: String) {
      let outcome = walk.files(under: folder)
      found.formUnion(outcome.files)
      problems.formUnion(outcome.problems)
      walked.append(folder)
    }
    // Parents sort first, so that no folder is walked twice.
    for root in Set(paths.map { WorkspaceRoot.folder(around: $0.absolute) }).sorted()
    where !walked.contains(where: { FilePath.contains($0, root) }) {
      add(root)
    }
    for path in paths {
      if path.isFolder {
        var inside = found.filter(path.covers)
        if inside.isEmpty, !walked.contains(path.absolute) {
          // The walk leaves this folder out, but here it is asked for by name.
          add(path.absolute)
          inside = found.filter(path.covers)
        }
        named.formUnion(inside)
      } else {
        found.insert(path.file)
        named.insert(path.file)
      }
    }
    all = found.sorted()
    roots = walked
    self.problems = problems.sorted { $0.path < $1.path }
  }

  /// Leaves out a file whose text comes from elsewhere.
  mutating func remove(_ file: FileID) {
    all.removeAll { $0 == file }
    named.remove(file)
  }
}
