import AAAnalysis

/// Diagnostics for clients that ask for them.
extension Server {
  /// What is found in a document now.
  func result(of file: FileID) -> DiagnosticReports.Result {
    reports.result(of: file, in: snapshot)
  }

  /// Makes due what the client may have to ask for anew. It asks by itself for a document that it
  /// has changed.
  func pulledDocumentsChanged(but changed: FileID?) {
    pulls.isWorkspaceDue = true
    // The answer about the changed document will tell of the others.
    if changed != nil, client.takesRelatedDocuments { return }
    var files = documents.byRecency.filter { $0 != changed && pulls.told[$0] != nil }
    if client.takesRelatedDocuments { files += relatedUnopened }
    delivery.schedule(files)
  }

  /// The documents that are not open of which news goes along with answers about others: invalid
  /// configuration files, which are wrong for all.
  private var relatedUnopened: [FileID] {
    let told = pulls.told.keys.filter { documents[$0] == nil }
    return snapshot.workspace.configuration.problems.keys
      .filter { documents[$0] == nil }.reduce(into: Set(told)) { $0.insert($1) }.sorted()
  }

  /// The name of the result that the client has; nil where it knows nothing of the document.
  private func known(_ file: FileID) -> String? {
    pulls.told[file] ?? (documents[file] == nil ? DiagnosticReports.empty.id : nil)
  }

  /// Compares a document with what the client was told.
  func comparePulled(_ file: FileID) {
    guard let known = known(file), result(of: file).id != known else { return }
    pulls.forget(file)
    pulls.isRefreshDue = true
  }

  /// Tells the client to ask again.
  func refreshPulled() {
    pulls.isRefreshDue = false
    writer.request(requests.add(.refreshDiagnostics), "workspace/diagnostic/refresh")
  }

  /// News of other documents than the one that the client asks for; it counts as told.
  func takeRelated(to file: FileID) -> [LSP.DocumentURI: LSP.DiagnosticReport] {
    guard client.takesRelatedDocuments else { return [:] }
    var news: [LSP.DocumentURI: LSP.DiagnosticReport] = [:]
    for other in documents.byRecency + relatedUnopened where other != file {
      guard let known = known(other) else { continue }
      let result = result(of: other)
      guard result.id != known else { continue }
      news[snapshot.uri(of: other)] = result.report(previous: nil)
      pulls.tell(other, result.id)
    }
    return news
  }

  // MARK: The workspace as a whole

  /// The files in which anything is found, the open ones, and those of which the client has a
  /// result, in the order of their paths, each with its report. Nil where that is no longer wanted.
  private func workspaceReports(
    previous: [LSP.PreviousResultID], _ cancellation: Cancellation
  ) -> [LSP.WorkspaceDocumentDiagnosticReport]? {
    let known = Dictionary(previous.map { ($0.uri.file, $0) }) { $1 }
    var files = Set(snapshot.workspace.findings().map(\.location.file))
    files.formUnion(documents.byRecency.filter { documents[$0]?.isAnalysed == true })
    files.formUnion(known.keys)
    var reports: [LSP.WorkspaceDocumentDiagnosticReport] = []
    for file in files.sorted() {
      if cancellation.isRequested { return nil }
      reports.append(
        LSP.WorkspaceDocumentDiagnosticReport(
          uri: documents[file]?.uri ?? known[file]?.uri ?? snapshot.uri(of: file),
          version: documents[file]?.version,
          report: result(of: file).report(previous: known[file]?.value)))
    }
    return cancellation.isRequested ? nil : reports
  }

  /// Looks at the workspace as a whole: answers the request that waits for news, or tells a client
  /// that has asked once to ask again.
  func followWorkspace() {
    pulls.isWorkspaceDue = false
    guard pulls.followsWorkspace else { return }
    if let waiting = pulls.waiting {
      // One that is called off is answered when that comes to its turn.
      let cancellation = Cancellation(waiting.id, inbox)
      guard
        let reports = workspaceReports(
          previous: waiting.params.previousResultIDs, cancellation)
      else { return }
      if pulls.toldOfWorkspace == nil || reports.contains(where: \.isNews) {
        answerWaiting(waiting, reports)
      }
    } else if let told = pulls.toldOfWorkspace {
      let files = Set(snapshot.workspace.findings().map(\.location.file)).union(told.keys)
      let isNews = files.contains { file in
        documents[file] == nil
          && result(of: file).id != told[file, default: DiagnosticReports.empty.id]
      }
      if isNews {
        pulls.toldOfWorkspace = nil
        pulls.isRefreshDue = true
      }
    }
  }

  private func answerWaiting(
    _ waiting: PulledDiagnostics.Waiting, _ reports: [LSP.WorkspaceDocumentDiagnosticReport]
  ) {
    pulls.waiting = nil
    pulls.toldOfWorkspace = Dictionary(
      reports.map { ($0.uri.file, $0.report.resultID) }) { $1 }
    var rest = reports[...]
    if let token = waiting.params.partialResultToken {
      while !rest.isEmpty {
        let part = LSP.WorkspaceDiagnosticReport(items: Array(rest.prefix(Self.partSize)))
        writer.notify("$/progress", LSP.ProgressParams(token: token, value: part))
        rest = rest.dropFirst(Self.partSize)
      }
    }
    endProgress(of: waiting)
    writer.reply(to: waiting.id, with: LSP.WorkspaceDiagnosticReport(items: Array(rest)))
  }

  /// Files in one part of an answer.
  private static let partSize = 64

  /// Ends what is waited for without news: nothing has changed.
  func releaseWaiting() {
    guard let waiting = pulls.waiting else { return }
    pulls.waiting = nil
    endProgress(of: waiting)
    writer.reply(to: waiting.id, with: LSP.WorkspaceDiagnosticReport())
  }

  /// The client no longer wants what it waits for.
  func cancelWaiting(_ id: RequestID) {
    guard let waiting = pulls.waiting, waiting.id == id else { return }
    pulls.waiting = nil
    endProgress(of: waiting)
    writer.reply(to: id, error: .cancelled)
  }

  private func endProgress(of waiting: PulledDiagnostics.Waiting) {
    guard waiting.showsProgress, let token = waiting.params.workDoneToken else { return }
    writer.notify(
      "$/progress", LSP.ProgressParams(token: token, value: LSP.WorkDoneProgress(kind: .end)))
  }
}

extension LSP.WorkspaceDocumentDiagnosticReport {
  /// Whether it says something that the client does not know.
  fileprivate var isNews: Bool {
    if case .full = report { true } else { false }
  }
}

extension LSP.DiagnosticReport {
  var resultID: String {
    switch self {
    case .full(let id, _), .unchanged(let id): id
    }
  }
}
