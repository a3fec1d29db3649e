import AAAnalysis

/// Diagnostics, from what is due to what is sent.
extension Server {
  /// Makes the diagnostics of all open documents due, a changed one's first, then the most recent.
  /// Those of configuration files come before them: they cost nothing.
  func documentsChanged(first file: FileID? = nil) {
    let analysed = documents.byRecency.filter { documents[$0]?.isAnalysed == true }
    delivery.schedule(analysed.filter { $0 == file } + analysed.filter { $0 != file })
    configurationsChanged()
  }

  /// Makes those of configuration files due, open or not: what is wrong there is wrong everywhere.
  func configurationsChanged() {
    let open = documents.byRecency.filter { documents[$0]?.kind == .configuration }
    let invalid = Set(workspace.configuration.problems.keys).union(delivery.sentUnopened)
    delivery.schedule(open + invalid.filter { documents[$0] == nil }.sorted())
  }

  /// Computes what is most urgent, and sends it where the client does not know it yet.
  func publishNext() {
    guard let file = delivery.next() else { return }
    let document = documents[file]
    if let document, !document.isAnalysed { return }
    let diagnostics = snapshot.diagnostics(of: file)
    if delivery.update(file, version: document?.version, diagnostics: diagnostics) {
      publish(
        document?.uri ?? snapshot.uri(of: file), version: document?.version, diagnostics)
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
