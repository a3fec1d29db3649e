/// From a message to its handler.
extension Server {
  /// Acts on one message; returns the exit status when it is the last.
  func handle(_ message: ClientMessage) -> Int32? {
    switch message {
    case .request(let id, let request):
      tell(request.method, id: id)
      answer(id, request)
    case .notification(let notification):
      tell(notification.method)
      return heed(notification)
    case .response(let id, let result):
      take(result, for: id)
    case .invalid(let id, let error):
      environment.log.write(error.message)
      writer.reply(to: id, error: error)
    }
    return nil
  }

  private func answer(_ id: RequestID, _ request: ClientRequest) {
    if let refusal = lifeCycle.refusal(of: request) {
      writer.reply(to: id, error: refusal)
      return
    }
    if case .snapshot = request.turn, inbox.isCancelled(id) {
      writer.reply(to: id, error: .cancelled)
      return
    }
    switch request {
    case .initialize(let params): writer.reply(to: id, with: initialize(params))
    case .shutdown:
      shutdown()
      writer.reply(to: id, with: JSONValue?.none)
    case .codeAction(let params):
      work(on: id) { stop throws(ResponseError) in
        let actions = snapshot.codeActions(params)
        try stop.check()
        return actions + [try fixAllAction(params, stop)].compactMap(\.self)
      }
    case .resolveCodeAction(let action):
      work(on: id) { stop throws(ResponseError) in try resolveCodeAction(action, stop) }
    case .hover(let params): read(for: id) { snapshot.hover(params) }
    case .completion(let params): read(for: id) { snapshot.completion(params) }
    case .resolveCompletion(let item):
      writer.reply(to: id, with: snapshot.resolveCompletion(item))
    case .codeLens(let params): writer.reply(to: id, with: codeLenses(params))
    case .documentLink(let params): read(for: id) { snapshot.links(params) }
    case .documentDiagnostic where !client.pullsDiagnostics,
      .workspaceDiagnostic where !client.pullsDiagnostics:
      // They are pushed; to answer as well would show everything twice.
      writer.reply(
        to: id, error: ResponseError(.methodNotFound, "\(request.method) is not served."))
    case .documentDiagnostic(let params):
      work(on: id) { stop throws(ResponseError) in try documentDiagnostic(params, stop) }
    case .workspaceDiagnostic(let params): workspaceDiagnostic(id, params)
    case .executeCommand(let params):
      work(on: id) { _ throws(ResponseError) in try executeCommand(params) }
    case .malformed(let method, let reason):
      writer.reply(to: id, error: ResponseError(.invalidParams, "\(method): \(reason)"))
    case .unknown(let method):
      writer.reply(to: id, error: ResponseError(.methodNotFound, "\(method) is not served."))
    }
  }

  /// Answers with what `body` makes. It looks between its steps whether that is still wanted.
  private func work<Result: Encodable>(
    on id: RequestID, _ body: (Cancellation) throws(ResponseError) -> Result?
  ) {
    do throws(ResponseError) {
      writer.reply(to: id, with: try body(Cancellation(id, inbox)))
    } catch {
      writer.reply(to: id, error: error)
    }
  }

  /// Answers with what `body` reads, unless the client calls it off meanwhile.
  private func read<Result: Encodable>(for id: RequestID, _ body: () -> Result?) {
    work(on: id) { cancellation throws(ResponseError) in
      let result = body()
      try cancellation.check()
      return result
    }
  }

  private func heed(_ notification: ClientNotification) -> Int32? {
    guard lifeCycle.accepts(notification) else { return nil }
    switch notification {
    case .exit: return lifeCycle.exitCode
    case .initialized: initialized()
    case .setTrace(let params): trace = params.value
    // For what waits its turn the inbox does the work, ahead of it.
    case .cancelRequest(let params): cancelWaiting(params.id)
    case .cancelProgress(let params): cancelProgress(params)
    case .didOpen(let params): didOpen(params)
    case .didChange(let params): didChange(params)
    case .didSave(let params): didSave(params)
    case .didClose(let params): didClose(params)
    case .didChangeConfiguration(let params): didChangeConfiguration(params)
    case .didChangeWatchedFiles(let params): didChangeWatchedFiles(params)
    case .didChangeWorkspaceFolders(let params): didChangeWorkspaceFolders(params)
    case .malformed(let method, let reason):
      environment.log.write("\(method) was ignored: \(reason)")
    // Optional by definition, or of a newer protocol; either way there is no harm in it.
    case .unknown: break
    }
    return nil
  }

  private func take(_ result: Result<JSONValue, ResponseError>, for id: RequestID?) {
    guard let id, let purpose = requests.take(id) else { return }
    switch (purpose, result) {
    // What could not be asked for meanwhile.
    case (.watchFiles, .success): watchExtendedFiles()
    case (.watchFiles, .failure(let error)):
      environment.log.write("The client does not watch files: \(error.message)")
      client.watchesFiles = false
    case (.followSettings, .success): break
    case (.followSettings, .failure(let error)):
      environment.log.write("The client does not tell of settings: \(error.message)")
    case (.askSettings(let folders), .success(let answer)): takeSettings(answer, of: folders)
    case (.askSettings, .failure(let error)):
      environment.log.write("The client does not tell its settings: \(error.message)")
    case (.refreshDiagnostics, .success): break
    case (.refreshDiagnostics, .failure(let error)):
      environment.log.write("The client does not refresh diagnostics: \(error.message)")
    case (.refreshLenses, _): break
    case (.showProgress(let ticket), .success): beginProgress(ticket)
    case (.showProgress(let ticket), .failure): progress[ticket]?.declined()
    }
  }

  /// Traces that a message has come to its turn.
  private func tell(_ method: String, id: RequestID? = nil) {
    tellTrace(id.map { "\(method) (\($0))" } ?? method)
  }

  /// Tells a client that listens of something ordinary.
  func tellTrace(_ message: String) {
    guard trace != .off, lifeCycle == .running else { return }
    let verbose =
      trace == .verbose
      ? "\(documents.count) open documents, \(index.files.count) files read" : nil
    writer.notify("$/logTrace", LSP.LogTraceParams(message: message, verbose: verbose))
  }
}
