import AAAnalysis

/// New texts of files, to be shown as a patch or to be written.
struct TextChanges {
  struct Change {
    let file: FileID
    /// Nil for a file that is to be created.
    let old: SourceText?
    let new: SourceText

    fileprivate func write() throws(FileProblem) {
      if let old {
        try FileReplacement.replace(file, old, with: new)
      } else {
        try FileReplacement.create(file, new)
      }
    }
  }

  /// In the order of the paths.
  private(set) var changes: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  init(_ changes: [Change]) {
    self.changes = changes.sorted { $0.file < $1.file }
  }

  /// The changes as a patch, with paths relative to `folder`.
  func writeDiff(relativeTo folder: String, to sink: any OutputSink) {
    for change in changes {
      sink.write(
        UnifiedDiff.bytes(
          path: FilePath.relative(change.file.path, to: folder), old: change.old?.bytes,
          new: change.new.bytes))
    }
  }

  /// Writes each change by itself; what could not be written is returned, and stays as it was.
  func write() -> [FileProblem] {
    var problems: [FileProblem] = []
    for change in changes {
      do throws(FileProblem) { try change.write() } catch { problems.append(error) }
    }
    return problems
  }

  /// Writes changes that need each other, new files first, up to the first that cannot be written.
  /// `note` is told of each that was.
  func writeTogether(_ note: (Change) -> Void) throws(FileProblem) {
    for change in changes.filter({ $0.old == nil }) + changes.filter({ $0.old != nil }) {
      try change.write()
      note(change)
    }
  }
}
