extension Server {
  /// `textDocument/didSave`: the text is known already; but a save often ends a round of changes
  /// that other tools made on disk as well.
  func didSave(_ params: LSP.DidSaveTextDocumentParams) {
    readConfigurationsElsewhere()
    checkDiskUnlessWatched()
  }
}
