import AAAnalysis

/// Diagnostics, from what is due to what is sent.
extension Server {
  /// Makes the diagnostics of all open documents due, a changed one's first, then the most recent.
  /// Those of configuration files come before them: they cost nothing.
  func documentsChanged(first file: FileID? = nil) {
    lenses.isDue = !lenses.told.isEmpty
    if client.pullsDiagnostics { return pulledDocumentsChanged(but: file) }
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

  /// Whether there is something to do that the client waits for.
  var isDeliveryDue: Bool {
    if delivery.isDue || canRefreshPulled { return true }
    guard index.open.isEmpty else { return false }
    return canRefreshLenses || pulls.isWorkspaceDue && pulls.followsWorkspace
  }

  // A client is told once, and again only when it has answered.
  private var canRefreshPulled: Bool {
    pulls.isRefreshDue && !requests.isWaiting(for: .refreshDiagnostics)
  }

  private var canRefreshLenses: Bool {
    lenses.isDue && !requests.isWaiting(for: .refreshLenses)
  }

  /// Does what is most urgent.
  func deliverNext() {
    if let file = delivery.next() {
      if client.pullsDiagnostics { comparePulled(file) } else { publish(file) }
    } else if pulls.isWorkspaceDue, index.open.isEmpty {
      followWorkspace()
    } else if canRefreshPulled {
      refreshPulled()
    } else if canRefreshLenses, index.open.isEmpty {
      refreshLenses()
    }
  }

  /// Sends a document's diagnostics where the client does not know them yet.
  private func publish(_ file: FileID) {
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
    if client.pullsDiagnostics {
      if documents[document.uri.file] == nil { pulls.forget(document.uri.file) }
      return
    }
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
