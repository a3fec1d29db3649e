import AAAnalysis

/// Diagnostics, from what is due to what is sent.
extension Server {
  /// Makes the diagnostics of all open documents due, a changed one's first, then the most recent.
  func documentsChanged(first file: FileID? = nil) {
    let analysed = documents.byRecency.filter { documents[$0]?.kind != nil }
    let first = analysed.filter { $0 == file }
    delivery.schedule(first + analysed.filter { $0 != file })
  }

  /// Computes what is most urgent, and sends it where the client does not know it yet.
  func publishNext() {
    guard let file = delivery.next(), let document = documents[file] else { return }
    let diagnostics = snapshot.diagnostics(of: file)
    if delivery.update(file, version: document.version, diagnostics: diagnostics) {
      publish(document.uri, version: document.version, diagnostics)
    }
  }

  /// Takes back what was sent about a document that is closed.
  func withdrawDiagnostics(of document: OpenDocument) {
    if delivery.remove(document.uri.file) { publish(document.uri, version: nil, []) }
  }

  private func publish(
    _ uri: LSP.DocumentURI, version: Int?, _ diagnostics: [LSP.Diagnostic]
  ) {
    writer.notify(
      "textDocument/publishDiagnostics",
      LSP.PublishDiagnosticsParams(uri: uri, version: version, diagnostics: diagnostics))
  }
}
