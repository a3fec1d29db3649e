import AAAnalysis

/// Makes workspace edits of fixes, in the form that the client takes.
struct FixRendering {
  var snapshot: WorkspaceSnapshot
  var client: ClientProfile
  /// The URI by which the client knows a document.
  var uri: (FileID) -> LSP.DocumentURI
  /// The version of an open document; nil for one that is not open.
  var version: (FileID) -> Int?

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
        changes.append(.edit(textDocumentEdit(file, edits, version: version(file))))
      case .create(let file, let content):
        guard client.createsFiles else { return nil }
        changes.append(.create(LSP.CreateFile(uri: uri(file))))
        let start = LSP.Position(line: 0, character: 0)
        let insertion = LSP.TextEdit(range: LSP.Range(start: start, end: start), newText: content)
        changes.append(.edit(textDocumentEdit(file, [insertion], version: nil)))
      }
    }
    return .documentChanges(changes)
  }

  private func textDocumentEdit(
    _ file: FileID, _ edits: [LSP.TextEdit], version: Int?
  ) -> LSP.TextDocumentEdit {
    let document = LSP.OptionalVersionedTextDocumentIdentifier(uri: uri(file), version: version)
    return LSP.TextDocumentEdit(textDocument: document, edits: edits)
  }

  private func plainEdit(_ fix: Fix) -> LSP.WorkspaceEdit? {
    var changes: [LSP.DocumentURI: [LSP.TextEdit]] = [:]
    for change in fix.changes {
      guard case .edit(let file, let edits) = change, let edits = rendered(edits, in: file) else {
        return nil
      }
      changes[uri(file), default: []] += edits
    }
    return .changes(changes)
  }

  /// Nil where the document's text is not to be had, or the edits cannot be made of it.
  private func rendered(_ edits: [TextEdit], in file: FileID) -> [LSP.TextEdit]? {
    guard let text = snapshot.text(of: file),
      edits.allSatisfy({ $0.range.start >= 0 && $0.range.end <= text.count })
    else { return nil }
    let positions = DocumentPositions(text: text, encoding: client.positionEncoding)
    return edits.map { edit in
      LSP.TextEdit(range: positions.range(of: edit.range), newText: edit.replacement)
    }
  }
}
