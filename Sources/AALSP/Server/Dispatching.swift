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
      writer.reply(to: id, error: ResponseError(.requestCancelled, "Cancelled by the client."))
      return
    }
    switch request {
    case .initialize(let params): writer.reply(to: id, with: initialize(params))
    case .shutdown:
      shutdown()
      writer.reply(to: id, with: JSONValue?.none)
    case .codeAction(let params): writer.reply(to: id, with: snapshot.codeActions(params))
    case .hover(let params): writer.reply(to: id, with: snapshot.hover(params))
    case .executeCommand(let params):
      do throws(ResponseError) {
        writer.reply(to: id, with: try executeCommand(params))
      } catch {
        writer.reply(to: id, error: error)
      }
    case .malformed(let method, let reason):
      writer.reply(to: id, error: ResponseError(.invalidParams, "\(method): \(reason)"))
    case .unknown(let method):
      writer.reply(to: id, error: ResponseError(.methodNotFound, "\(method) is not served."))
    }
  }

  private func heed(_ notification: ClientNotification) -> Int32? {
    guard lifeCycle.accepts(notification) else { return nil }
    switch notification {
    case .exit: return lifeCycle.exitCode
    case .initialized: initialized()
    case .setTrace(let params): trace = params.value
    // Its work is done by the inbox, ahead of its turn.
    case .cancelRequest: break
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
    case (.watchFiles, .success): break
    case (.watchFiles, .failure(let error)):
      environment.log.write("The client does not watch files: \(error.message)")
      client.watchesFiles = false
    case (.followSettings, .success): break
    case (.followSettings, .failure(let error)):
      environment.log.write("The client does not tell of settings: \(error.message)")
    case (.askSettings(let number, let folders), .success(let answer)):
      takeSettings(answer, of: folders, number)
    case (.askSettings, .failure(let error)):
      environment.log.write("The client does not tell its settings: \(error.message)")
    case (.showProgress(let ticket), .success): beginProgress(ticket)
    case (.showProgress(let ticket), .failure): progress[ticket]?.declined()
    }
  }

  /// Traces that a message has come to its turn.
  private func tell(_ method: String, id: RequestID? = nil) {
    guard trace != .off, lifeCycle == .running else { return }
    let message = id.map { "\(method) (\($0))" } ?? method
    let verbose =
      trace == .verbose
      ? "\(documents.count) open documents, \(index.files.count) files read" : nil
    writer.notify("$/logTrace", LSP.LogTraceParams(message: message, verbose: verbose))
  }
}
