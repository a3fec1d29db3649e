import AAAnalysis

extension ServerSnapshot {
  /// The refactoring that brings an app into Assistive Access, on the name of the type in which it
  /// begins. None where the client cannot carry it out as a whole.
  func adoptionActions(in file: FileID, at range: ByteRange) -> [LSP.CodeAction] {
    guard let fix = workspace.adoption(in: file, touching: range)?.fix, let edit = edit(fix) else {
      return []
    }
    return [LSP.CodeAction(title: fix.title, kind: .refactor, edit: edit)]
  }
}
