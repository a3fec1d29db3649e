import AAAnalysis

/// `check --fix` and `check --diff`: the preferred fixes of all findings that are reported.
struct CheckFixes {
  let result: FixAll
  private let changes: TextChanges

  /// - Parameter isWanted: whether a finding is one that the check reports.
  init(_ workspace: Workspace, isWanted: (Finding, WorkspaceSnapshot) -> Bool) {
    let before = workspace.snapshot()
    let result = workspace.applyingFixes { finding, snapshot in
      isWanted(finding, snapshot) ? finding.fixes.first(where: \.isPreferred) : nil
    }
    self.result = result
    changes = TextChanges(
      result.texts.compactMap { file, new in
        if result.created.contains(file) { return .init(file: file, old: nil, new: new) }
        return before.text(of: file).map { .init(file: file, old: $0, new: new) }
      })
  }

  var isEmpty: Bool { result.texts.isEmpty }

  /// The changes as a patch, with paths relative to `folder`.
  func writeDiff(relativeTo folder: String, to sink: any OutputSink) {
    changes.writeDiff(relativeTo: folder, to: sink)
  }

  /// Writes the changes; what could not be written is returned, and stays as it was.
  func write() -> [FileProblem] { changes.write() }
}
