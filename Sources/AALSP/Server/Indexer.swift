import AAAnalysis

/// Reads the workspace's files in the background, on threads of its own, and reports in batches.
///
/// It holds no state of the workspace: what is to be done comes with a ticket, what was done goes
/// back with it, and the loop judges whether it still counts.
final class Indexer: Sendable {
  /// Names one order, in the sequence in which they were given.
  typealias Ticket = Int

  enum Report: Sendable {
    /// A walk found this many files.
    case listed(Ticket, count: Int)
    /// Files were read; `missing` are those that could not be.
    case read(Ticket, [IndexedFile], missing: [FileProblem])
    /// All of an order is done. `problems` are folders that could not be read.
    case finished(Ticket, problems: [FileProblem])
  }

  private enum Job: Sendable {
    case walk([String], ConfigurationSources, skipUnchanged: Bool)
    case read([FileID], wereListed: Bool)
  }

  private struct State: Sendable {
    var jobs: [(ticket: Ticket, job: Job)] = []
    /// Jobs of each order that are waiting or under way.
    var outstanding: [Ticket: Int] = [:]
    var problems: [Ticket: [FileProblem]] = [:]
    var cancelled: Set<Ticket> = []
    /// How each file looked right before it was read.
    var stamps: [FileID: FileStamp] = [:]
    var workers = 0
    var isStopped = false
  }

  /// Files in one batch: some milliseconds of work, so that a batch never holds up the loop.
  private static let batchSize = 32

  private let state = Monitor(State())
  private let workerLimit: Int
  private let deliver: @Sendable (Report) -> Void

  /// `deliver` is called on the indexer's threads.
  init(workerLimit: Int, deliver: @escaping @Sendable (Report) -> Void) {
    self.workerLimit = max(1, workerLimit)
    self.deliver = deliver
  }

  /// Walks folders (absolute paths) and reads all that is found, or only what looks different from
  /// when it was last read; then files that have vanished are reported as missing.
  func scan(
    _ folders: [String], _ configuration: ConfigurationSources, ticket: Ticket,
    skipUnchanged: Bool = false
  ) {
    enqueue([.walk(folders, configuration, skipUnchanged: skipUnchanged)], ticket: ticket)
  }

  /// Reads files again.
  func read(_ files: [FileID], ticket: Ticket) {
    enqueue(Self.batches(files, wereListed: false), ticket: ticket)
  }

  /// Notes how a file looks that is about to be read elsewhere.
  func note(_ file: FileID) {
    let stamp = FileStamp(of: file)
    state.with { $0.stamps[file] = stamp }
  }

  /// Forgets that files were read, so that they look changed when they are found again.
  func forget(_ files: [FileID]) {
    state.with { state in
      for file in files { state.stamps[file] = nil }
    }
  }

  /// Drops what has not been done of an order. It is reported as finished all the same.
  func cancel(_ ticket: Ticket) {
    state.with { state in
      if state.outstanding[ticket] != nil { state.cancelled.insert(ticket) }
    }
  }

  /// Ends the threads, each after the file that it is at.
  func stop() {
    state.with { $0.isStopped = true }
  }

  private static func batches(_ files: [FileID], wereListed: Bool) -> [Job] {
    stride(from: 0, to: files.count, by: batchSize).map { start in
      .read(Array(files[start..<min(start + batchSize, files.count)]), wereListed: wereListed)
    }
  }
}

extension Indexer {
  private func enqueue(_ jobs: [Job], ticket: Ticket) {
    let newWorkers = state.with { state in
      state.jobs.append(contentsOf: jobs.map { (ticket, $0) })
      state.outstanding[ticket, default: 0] += jobs.count
      let count = max(0, min(workerLimit, state.jobs.count) - state.workers)
      state.workers += count
      return count
    }
    if jobs.isEmpty {
      deliver(.finished(ticket, problems: []))
      return
    }
    for _ in 0..<newWorkers where !WorkerThread.start({ [self] in work() }) {
      state.with { $0.workers -= 1 }
      Log.standardError.write("The system grants no thread for reading the workspace.")
    }
  }

  private func work() {
    while let (ticket, job) = nextJob() {
      perform(job, ticket)
      finish(ticket)
    }
  }

  /// Waits for a job; nil when the indexer is stopped.
  private func nextJob() -> (Ticket, Job)? {
    state.wait { state -> (Ticket, Job)?? in
      if state.isStopped { return .some(nil) }
      return state.jobs.isEmpty ? nil : state.jobs.removeFirst()
    }
  }

  private func isDropped(_ ticket: Ticket) -> Bool {
    state.with { $0.isStopped || $0.cancelled.contains(ticket) }
  }

  private func perform(_ job: Job, _ ticket: Ticket) {
    switch job {
    case .walk(let folders, let configuration, let skipUnchanged):
      walk(folders, configuration, skipUnchanged: skipUnchanged, ticket)
    case .read(let files, let wereListed): read(files, wereListed: wereListed, ticket)
    }
  }

  private func walk(
    _ folders: [String], _ configuration: ConfigurationSources, skipUnchanged: Bool,
    _ ticket: Ticket
  ) {
    var walk = DirectoryWalk()
    walk.configuration = configuration
    var files: Set<FileID> = []
    var problems: [FileProblem] = []
    for folder in folders where !isDropped(ticket) {
      let outcome = walk.files(under: folder) { isDropped(ticket) }
      files.formUnion(outcome.files)
      problems += outcome.problems
    }
    if isDropped(ticket) { return }
    if skipUnchanged { files = changed(files, under: folders, ticket) }
    deliver(.listed(ticket, count: files.count))
    // Property lists, projects and configurations are few, and what they say decides about many
    // Swift files.
    let lists = files.filter { DocumentKind(of: $0) != .swift }
    let jobs =
      Self.batches(lists.sorted(), wereListed: true)
      + Self.batches(files.subtracting(lists).sorted(), wereListed: true)
    state.with { $0.problems[ticket, default: []] += problems }
    if !jobs.isEmpty { enqueue(jobs, ticket: ticket) }
  }

  /// The files that look different from when they were read. Reports those that are gone.
  private func changed(
    _ files: Set<FileID>, under folders: [String], _ ticket: Ticket
  ) -> Set<FileID> {
    let known = state.with { $0.stamps }
    let gone = known.keys.filter { file in
      !files.contains(file) && folders.contains { FilePath.contains($0, file.path) }
    }
    if !gone.isEmpty {
      state.with { state in
        for file in gone { state.stamps[file] = nil }
      }
      deliver(.read(ticket, [], missing: gone.map { FileProblem($0.path, .vanished) }))
    }
    return files.filter { known[$0] == nil || known[$0] != FileStamp(of: $0) }
  }

  private func read(_ files: [FileID], wereListed: Bool, _ ticket: Ticket) {
    var read: [IndexedFile] = []
    var missing: [FileProblem] = []
    for file in files {
      // What was read counts as known, so it is delivered all the same.
      if isDropped(ticket) { break }
      let stamp = FileStamp(of: file)
      state.with { $0.stamps[file] = stamp }
      do throws(FileProblem) {
        let text = try DiskReader().text(of: file, wasListed: wereListed)
        if let indexed = IndexedFile(file: file, text: text) {
          read.append(indexed)
        } else {
          // It says nothing, or no longer does.
          missing.append(FileProblem(file.path, .unknownKind))
        }
      } catch {
        missing.append(error)
      }
    }
    deliver(.read(ticket, read, missing: missing))
  }

  private func finish(_ ticket: Ticket) {
    let problems: [FileProblem]? = state.with { state in
      let left = (state.outstanding[ticket] ?? 1) - 1
      state.outstanding[ticket] = left > 0 ? left : nil
      if left > 0 { return nil }
      state.cancelled.remove(ticket)
      return state.problems.removeValue(forKey: ticket) ?? []
    }
    if let problems { deliver(.finished(ticket, problems: problems)) }
  }
}
