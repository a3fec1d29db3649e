import AAAnalysis

/// New texts of files, to be shown as a patch or to be written.
struct TextChanges {
  struct Change {
    let file: FileID
    /// Nil for a file that is to be created.
    let old: SourceText?
    let new: SourceText
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

  /// Writes the changes; what could not be written is returned, and stays as it was.
  func write() -> [FileProblem] {
    var problems: [FileProblem] = []
    for change in changes {
      do throws(FileProblem) {
        if let old = change.old {
          try FileReplacement.replace(change.file, old, with: change.new)
        } else {
          try FileReplacement.create(change.file, change.new)
        }
      } catch {
        problems.append(error)
      }
    }
    return problems
  }
}
