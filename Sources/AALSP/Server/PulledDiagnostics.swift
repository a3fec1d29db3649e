import AAAnalysis

/// What a client that pulls diagnostics was told, and what it waits for.
struct PulledDiagnostics: Sendable {
  /// A `workspace/diagnostic` that is answered when there is news.
  struct Waiting: Sendable {
    var id: RequestID
    var params: LSP.WorkspaceDiagnosticParams
    /// Whether the client is shown that work is done.
    var showsProgress: Bool
  }

  /// The name of the result that the client has, by document; those asked for one by one.
  private(set) var told: [FileID: String] = [:]
  /// The same for those that were told of the workspace as a whole; nil where it was not asked for.
  var toldOfWorkspace: [FileID: String]?
  var waiting: Waiting?
  /// Whether the workspace as a whole has to be looked at.
  var isWorkspaceDue = false
  /// Whether the client has to ask again.
  var isRefreshDue = false

  /// Whether a look at the workspace as a whole could lead to anything.
  var followsWorkspace: Bool { waiting != nil || toldOfWorkspace != nil }

  mutating func tell(_ file: FileID, _ result: String) { told[file] = result }

  mutating func forget(_ file: FileID) { told[file] = nil }
}
