/// The server's own requests that the client has not answered yet.
struct ServerRequests: Sendable {
  enum Purpose: Sendable {
    /// To be told of changes on disk.
    case watchFiles
    /// To show the progress of an order.
    case showProgress(Indexer.Ticket)
    /// To be told that the editor's settings have changed.
    case followSettings
    /// The editor's settings of these folders, by path, in this order; the number tells whether it
    /// is the last question.
    case askSettings(Int, folders: [String])
  }

  private var pending: [RequestID: Purpose] = [:]
  private var lastID = 0

  mutating func add(_ purpose: Purpose) -> RequestID {
    lastID += 1
    let id = RequestID.number(lastID)
    pending[id] = purpose
    return id
  }

  /// What an answer is about; nil for one that nobody waits for.
  mutating func take(_ id: RequestID) -> Purpose? {
    pending.removeValue(forKey: id)
  }
}
