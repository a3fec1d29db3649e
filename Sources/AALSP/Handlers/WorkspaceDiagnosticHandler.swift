extension Server {
  /// `workspace/diagnostic`: what is found in all files. It is answered when the files have been
  /// read, and, where the client was told everything before, not until something is new: clients
  /// ask again and again.
  func workspaceDiagnostic(_ id: RequestID, _ params: LSP.WorkspaceDiagnosticParams) {
    releaseWaiting()
    let isReading = !index.open.isEmpty
    if isReading, let token = params.workDoneToken {
      let begin = LSP.WorkDoneProgress(
        kind: .begin, title: "Judging the workspace")
      writer.notify("$/progress", LSP.ProgressParams(token: token, value: begin))
    }
    pulls.waiting = PulledDiagnostics.Waiting(
      id: id, params: params, showsProgress: isReading && params.workDoneToken != nil)
    pulls.isWorkspaceDue = true
  }
}
