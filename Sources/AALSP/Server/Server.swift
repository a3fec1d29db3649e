import AAAnalysis

/// The language server: one loop on one thread that owns all state.
///
/// Invariants:
/// - Only the loop's thread touches an instance; other threads post events.
/// - Events are acted on in the order in which they came; `Turn` says what that means for requests.
/// - Everything that is sent is computed from the state at that moment. So no result of an older
///   state can follow one of a newer, and nothing stale has to be found and thrown away.
/// - Diagnostics are computed while no event waits, one document at a time, the document changed
///   last first. Typing ahead of the server costs nothing but the changes themselves.
final class Server {
  let inbox: Inbox
  let writer: MessageWriter
  let environment: ServerEnvironment
  let indexer: Indexer

  var lifeCycle = LifeCycle.starting
  var client = ClientProfile()
  var trace = LSP.TraceValue.off
  var documents = OpenDocuments()
  var roots = WorkspaceRoots()
  var index = IndexState()
  /// Orders whose progress the client is shown.
  var progress: [Indexer.Ticket: IndexProgress] = [:]
  var delivery = DiagnosticDelivery()
  var pulls = PulledDiagnostics()
  var reports = DiagnosticReports()
  var lenses = LensDelivery()
  var requests = ServerRequests()
  var configuration = ConfigurationState()
  /// Messages acted on so far.
  private(set) var messageCount = 0

  let times = JudgementTimes()
  private(set) var workspace: Workspace
  /// What `workspace` gave out since it was last changed: what is derived is derived once.
  private var workspaceSnapshot: WorkspaceSnapshot?

  /// Events after which diagnostics are sent even though more events wait.
  private static let patience = 64

  init(inbox: Inbox, writer: MessageWriter, environment: ServerEnvironment) {
    self.inbox = inbox
    self.writer = writer
    self.environment = environment
    workspace = Workspace(
      reader: DiskReader().fileReader,
      observer: times.observer(telling: environment.whenJudging))
    indexer = Indexer(workerLimit: environment.indexingThreads) { inbox.post(.index($0)) }
  }

  /// Acts on events until the conversation ends; returns the exit status.
  func run() -> Int32 {
    defer { indexer.stop() }
    var waited = 0
    while true {
      let event: Event
      if !isDeliveryDue {
        event = nextEvent()
      } else if waited < Self.patience, let waiting = inbox.poll() {
        event = waiting
        waited += 1
      } else {
        waited = 0
        deliverNext()
        continue
      }
      if let exitCode = handle(event) { return exitCode }
      if writer.isBroken { return lifeCycle.exitCode }
    }
  }

  private func nextEvent() -> Event {
    if let event = inbox.poll() { return event }
    if index.open.isEmpty { environment.whenIdle?(messageCount) }
    return inbox.next()
  }

  /// Acts on one event; returns the exit status when it is the last.
  private func handle(_ event: Event) -> Int32? {
    switch event {
    case .message(let message):
      defer { messageCount += 1 }
      if let exitCode = handle(message) { return exitCode }
      followConfiguration(looksAgain: true)
    case .damage(let reason):
      environment.log.write(reason)
    case .index(let report):
      guard lifeCycle == .running else { break }
      handle(report)
      followConfiguration(looksAgain: false)
    case .inputEnded:
      return lifeCycle.exitCode
    case .clientGone:
      environment.log.write("The client's process is gone.")
      return lifeCycle.exitCode
    }
    return nil
  }
}

extension Server {
  /// The state as it is now.
  var snapshot: ServerSnapshot {
    let current = workspaceSnapshot ?? workspace.snapshot()
    workspaceSnapshot = current
    return ServerSnapshot(workspace: current, client: client, documents: documents, roots: roots)
  }

  /// Changes the state. Who calls it decides which diagnostics are due.
  func apply(_ change: WorkspaceChange) {
    workspaceSnapshot = nil
    workspace.apply(change)
  }
}
