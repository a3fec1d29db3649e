extension Server {
  /// `textDocument/didSave`: the text is known already; but a save often ends a round of changes
  /// that other tools made on disk as well. Some clients say that they watch files, and tell only
  /// of those that they write themselves.
  func didSave(_ params: LSP.DidSaveTextDocumentParams) {
    readConfigurationsElsewhere()
    checkDisk()
  }
}
