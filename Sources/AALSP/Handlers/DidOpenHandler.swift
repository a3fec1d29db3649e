import AAAnalysis

extension Server {
  /// `textDocument/didOpen`: from here on the client's text counts. A document that is open already
  /// is replaced, whatever the client meant by it.
  func didOpen(_ params: LSP.DidOpenTextDocumentParams) {
    let item = params.textDocument
    let file = item.uri.file
    let kind =
      DocumentKind(of: item.uri, languageID: item.languageID)
      ?? (workspace.configuration.files.contains(file) ? .configuration : nil)
    if let open = documents[file] {
      environment.log.write("\(item.uri.text) is opened though it is open.")
      if open.uri.text != item.uri.text { withdrawDiagnostics(of: open) }
    }
    let text = SourceText(item.text)
    documents.set(OpenDocument(uri: item.uri, kind: kind, version: item.version, text: text))
    guard let kind else { return }
    readConfigurationsElsewhere()
    guard !isExcluded(file) else {
      documents.leaveOut(file, true)
      return
    }
    apply(.setDocument(file, text, kind: kind))
    documentsChanged(first: file)
    checkDiskUnlessWatched()
  }
}
