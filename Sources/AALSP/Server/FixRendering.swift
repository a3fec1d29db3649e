import AAAnalysis

/// Fixes as workspace edits, in the form that the client takes.
extension ServerSnapshot {
  /// The edit, or nil where the client cannot carry it out: a fix is applied whole or not at all.
  func edit(_ fix: Fix) -> LSP.WorkspaceEdit? {
    guard !fix.changes.isEmpty else { return nil }
    return client.takesVersionedEdits ? versionedEdit(fix) : plainEdit(fix)
  }

  private func versionedEdit(_ fix: Fix) -> LSP.WorkspaceEdit? {
    var changes: [LSP.DocumentChange] = []
    for change in fix.changes {
      switch change {
      case .edit(let file, let edits):
        guard let edits = rendered(edits, in: file) else { return nil }
        changes.append(.edit(textDocumentEdit(file, edits)))
      case .create(let file, let content):
        guard client.createsFiles else { return nil }
        changes.append(.create(LSP.CreateFile(uri: uri(of: file))))
        let start = LSP.Position(line: 0, character: 0)
        let insertion = LSP.TextEdit(range: LSP.Range(start: start, end: start), newText: content)
        changes.append(.edit(textDocumentEdit(file, [insertion])))
      }
    }
    return .documentChanges(changes)
  }

  private func textDocumentEdit(_ file: FileID, _ edits: [LSP.TextEdit]) -> LSP.TextDocumentEdit {
    let document = LSP.OptionalVersionedTextDocumentIdentifier(
      uri: uri(of: file), version: documents[file]?.version)
    return LSP.TextDocumentEdit(textDocument: document, edits: edits)
  }

  private func plainEdit(_ fix: Fix) -> LSP.WorkspaceEdit? {
    var changes: [LSP.DocumentURI: [LSP.TextEdit]] = [:]
    for change in fix.changes {
      guard case .edit(let file, let edits) = change, let edits = rendered(edits, in: file) else {
        return nil
      }
      changes[uri(of: file), default: []] += edits
    }
    return .changes(changes)
  }

  /// Nil where the document's text is not to be had, or the edits cannot be made of it.
  private func rendered(_ edits: [TextEdit], in file: FileID) -> [LSP.TextEdit]? {
    guard let positions = positions(in: file),
      edits.allSatisfy({ $0.range.start >= 0 && $0.range.end <= positions.text.count })
    else { return nil }
    return edits.map { edit in
      LSP.TextEdit(range: positions.range(of: edit.range), newText: edit.replacement)
    }
  }
}
