import AAAnalysis

/// The files on disk: orders to read them, and what comes of it.
extension Server {
  /// Reads all files of some folders, and shows the progress.
  func scan(_ folders: [String]) {
    guard !folders.isEmpty else { return }
    let ticket = index.order()
    if client.showsProgress, !requests.isWaiting(for: .showProgress) {
      let request = requests.add(.showProgress(ticket))
      let token = "aalsp-\(request)"
      progress[ticket] = IndexProgress(token: token)
      writer.request(
        request, "window/workDoneProgress/create", LSP.WorkDoneProgressCreateParams(token: token))
    }
    indexer.scan(folders, configurationSources, ticket: ticket)
  }

  /// Reads files that have changed on disk.
  func readAgain(_ files: [FileID]) {
    guard !files.isEmpty else { return }
    indexer.read(files, ticket: index.order(files))
  }

  /// Looks for changes on disk where the client does not tell of them.
  func checkDiskUnlessWatched() {
    if !client.watchesFiles { checkDisk() }
  }

  /// Looks for changes on disk. While it is being read, the look has to wait: what has been read
  /// already may have changed since.
  func checkDisk() {
    if index.open.isEmpty { lookAgain() } else { index.isLookDue = true }
  }

  /// Looks for what has come to be looked at.
  func lookAgain() {
    guard !roots.paths.isEmpty else { return }
    indexer.scan(
      roots.paths, configurationSources, ticket: index.order(), skipUnchanged: true)
  }

  /// Forgets files that are gone; true where any was known.
  func forget(_ files: [FileID]) -> Bool {
    var wasKnown = false
    for file in files where index.remove(file) {
      apply(.remove(file))
      wasKnown = true
    }
    return wasKnown
  }

  func handle(_ report: Indexer.Report) {
    switch report {
    case .listed(let ticket, let count):
      progress[ticket]?.listed(count)
    case .read(let ticket, let files, let missing):
      // The folder may have been taken away meanwhile.
      let covered = files.filter { covers($0.file) }
      if covered.count < files.count {
        indexer.forget(files.map(\.file).filter { !covers($0) })
      }
      let current = index.accept(covered, of: ticket)
      if !current.isEmpty { apply(.index(current)) }
      let gone = missing.filter { index.isCurrent(FileID($0.path), ticket) }
      _ = forget(gone.map { FileID($0.path) })
      // A file that is deleted while it is read is ordinary; of YAML, most is of no interest.
      let ordinary: Set<FileProblem.Reason> = [.vanished, .missing, .unknownKind]
      warn(
        gone.filter { problem in
          !ordinary.contains(problem.reason)
            && DocumentKind(of: FileID(problem.path)) != .specification
        })
      if let step = progress[ticket]?.read(files.count + missing.count) { send(step, of: ticket) }
    case .finished(let ticket, let problems):
      index.close(ticket)
      warn(problems)
      if let step = progress[ticket]?.finished() {
        send(step, of: ticket)
        progress[ticket] = nil
      }
      // What it means for open documents is told once, when the picture is complete.
      if index.open.isEmpty {
        if index.takeNews() { documentsChanged() }
        pulls.isWorkspaceDue = true
        if index.isLookDue {
          index.isLookDue = false
          lookAgain()
        }
      }
    }
  }

  /// The client is ready to show an order's progress.
  func beginProgress(_ ticket: Indexer.Ticket) {
    guard let steps = progress[ticket]?.agreed() else { return }
    for step in steps { send(step, of: ticket) }
    if steps.last?.kind == .end { progress[ticket] = nil }
  }

  /// The client wants an order to end.
  func cancelProgress(_ params: LSP.WorkDoneProgressCancelParams) {
    for (ticket, shown) in progress where .string(shown.token) == params.token {
      indexer.cancel(ticket)
    }
  }

  private func send(_ step: LSP.WorkDoneProgress, of ticket: Indexer.Ticket) {
    guard let token = progress[ticket]?.token else { return }
    writer.notify("$/progress", LSP.ProgressParams(token: .string(token), value: step))
  }

  /// Tells of what could not be read, in the log and to the client.
  private func warn(_ problems: [FileProblem]) {
    for problem in problems.prefix(Self.toldProblems) { complain("\(problem)") }
    let rest = problems.count - Self.toldProblems
    if rest > 0 { complain("\(rest) more could not be read.") }
  }

  /// Tells of something odd, in the log and to the client.
  func complain(_ message: String) {
    environment.log.write(message)
    writer.notify("window/logMessage", LSP.LogMessageParams(type: 2, message: message))
  }

  /// Problems of one report that are told one by one.
  private static let toldProblems = 10
}
