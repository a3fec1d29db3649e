extension Server {
  /// `textDocument/diagnostic`: what is found in a document as it is now, and, where the client
  /// takes it, what has changed in others. Of a document of no interest there is nothing to tell,
  /// which is no error: a client that gets one may never ask again.
  func documentDiagnostic(
    _ params: LSP.DocumentDiagnosticParams, _ cancellation: Cancellation
  ) throws(ResponseError) -> LSP.DocumentDiagnosticReport {
    let file = params.textDocument.uri.file
    let result = result(of: file)
    try cancellation.check()
    pulls.tell(file, result.id)
    return LSP.DocumentDiagnosticReport(
      report: result.report(previous: params.previousResultID), related: takeRelated(to: file))
  }
}
