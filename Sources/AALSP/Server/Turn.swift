/// How a message stands to the others: the table from which every ordering follows.
///
/// The loop takes messages strictly in the order in which they came. So a change is never overtaken,
/// and a request sees all changes before it and none behind it. What the kinds differ in is below.
enum Turn: Sendable {
  /// Decides whether others are accepted at all.
  case lifeCycle
  /// Changes documents, files or settings. Never skipped, never cancelled: one change lost, and the
  /// text is out of step for good. Its diagnostics wait until the changes right behind it are made.
  case mutation
  /// Reads a snapshot. Answered even while diagnostics are due; skipped when the client has already
  /// cancelled it.
  case snapshot
  /// Neither reads nor changes the workspace.
  case control
}

extension ClientRequest {
  var turn: Turn {
    switch self {
    case .initialize, .shutdown: .lifeCycle
    case .codeAction, .hover, .executeCommand: .snapshot
    case .malformed, .unknown: .control
    }
  }
}

extension ClientNotification {
  var turn: Turn {
    switch self {
    case .initialized, .exit: .lifeCycle
    case .didOpen, .didChange, .didSave, .didClose, .didChangeConfiguration,
      .didChangeWatchedFiles, .didChangeWorkspaceFolders:
      .mutation
    case .setTrace, .cancelRequest, .cancelProgress, .malformed, .unknown: .control
    }
  }
}
