/// What a request is to the loop: the table from which its treatment follows.
///
/// The loop takes all messages strictly in the order in which they came. So a change is never
/// overtaken, and a request sees all changes before it and none behind it. Notifications are never
/// skipped and never cancelled, whatever they are about: one change lost, and the texts are out of
/// step for good.
enum Turn: Sendable {
  /// Decides whether other messages are served at all.
  case lifeCycle
  /// Reads a snapshot and changes nothing. Skipped when the client has already cancelled it.
  case snapshot
  /// Concerns the server itself, not the workspace.
  case control
}

extension ClientRequest {
  var turn: Turn {
    switch self {
    case .initialize, .shutdown: .lifeCycle
    case .codeAction, .resolveCodeAction, .hover, .completion, .resolveCompletion, .codeLens,
      .documentLink, .documentDiagnostic, .workspaceDiagnostic:
      .snapshot
    case .executeCommand, .malformed, .unknown: .control
    }
  }
}
