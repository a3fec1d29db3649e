import AAAnalysis

/// `check --fix` and `check --diff`: the preferred fixes of all findings that are reported.
struct CheckFixes {
  let before: WorkspaceSnapshot
  let result: FixAll

  /// - Parameter isWanted: whether a finding is one that the check reports.
  init(_ workspace: Workspace, isWanted: (Finding) -> Bool) {
    before = workspace.snapshot()
    result = workspace.applyingFixes { finding in
      isWanted(finding) ? finding.fixes.first(where: \.isPreferred) : nil
    }
  }

  var isEmpty: Bool { result.texts.isEmpty }

  private var files: [FileID] { result.texts.keys.sorted() }

  /// The changes as a patch, with paths relative to `folder`.
  func writeDiff(relativeTo folder: String, to sink: any OutputSink) {
    for file in files {
      guard let new = result.texts[file] else { continue }
      let old = result.created.contains(file) ? nil : before.text(of: file)?.bytes
      sink.write(
        UnifiedDiff.bytes(
          path: FilePath.relative(file.path, to: folder), old: old, new: new.bytes))
    }
  }

  /// Writes the changes; what could not be written is returned, and stays as it was.
  func write() -> [FileProblem] {
    var problems: [FileProblem] = []
    for file in files {
      guard let new = result.texts[file] else { continue }
      do throws(FileProblem) {
        if result.created.contains(file) {
          try FileReplacement.create(file, new)
        } else if let old = before.text(of: file) {
          try FileReplacement.replace(file, old, with: new)
        }
      } catch {
        problems.append(error)
      }
    }
    return problems
  }
}
