import AAAnalysis

extension Server {
  /// `textDocument/didClose`: from here on the disk's text counts, if the workspace has the file at
  /// all. It is read at once, so that at no moment the file seems to be gone.
  func didClose(_ params: LSP.DidCloseTextDocumentParams) {
    let file = params.textDocument.uri.file
    guard let document = documents.remove(file) else {
      environment.log.write("\(params.textDocument.uri.text) is closed though it is not open.")
      return
    }
    withdrawDiagnostics(of: document)
    lenses.told[file] = nil
    guard document.isAnalysed else { return }
    apply(.closeDocument(file))
    if covers(file) { indexer.note(file) }
    if document.uri.isFile, covers(file), let text = try? DiskReader().text(of: file),
      let indexed = IndexedFile(file: file, text: text)
    {
      index.add(file)
      apply(.index([indexed]))
    } else {
      _ = index.remove(file)
      apply(.remove(file))
    }
    if document.kind == .configuration { readConfigurationsElsewhere() }
    documentsChanged()
  }
}
