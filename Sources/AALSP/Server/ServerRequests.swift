/// The server's own requests that the client has not answered yet: of each kind one at most, so
/// that a client that never answers costs nothing.
struct ServerRequests: Sendable {
  enum Purpose: Sendable {
    /// To be told of changes on disk.
    case watchFiles
    /// To show the progress of an order.
    case showProgress(Indexer.Ticket)
    /// To be told that the editor's settings have changed.
    case followSettings
    /// The editor's settings of these folders, by path, in this order.
    case askSettings(folders: [String])
    /// That the client asks for diagnostics anew.
    case refreshDiagnostics
    /// That the client asks for code lenses anew.
    case refreshLenses

    var kind: Kind {
      switch self {
      case .watchFiles: .watchFiles
      case .showProgress: .showProgress
      case .followSettings: .followSettings
      case .askSettings: .askSettings
      case .refreshDiagnostics: .refreshDiagnostics
      case .refreshLenses: .refreshLenses
      }
    }
  }

  enum Kind: Sendable {
    case watchFiles, showProgress, followSettings, askSettings, refreshDiagnostics, refreshLenses
  }

  private var pending: [Kind: (id: RequestID, purpose: Purpose)] = [:]
  private var lastID = 0

  /// How many there are.
  var count: Int { pending.count }

  /// Whether one of a kind is not answered yet.
  func isWaiting(for kind: Kind) -> Bool { pending[kind] != nil }

  /// The name of a new request. An older one of its kind no longer counts, whatever its answer.
  mutating func add(_ purpose: Purpose) -> RequestID {
    lastID += 1
    let id = RequestID.number(lastID)
    pending[purpose.kind] = (id, purpose)
    return id
  }

  /// What an answer is about; nil for one that nobody waits for.
  mutating func take(_ id: RequestID) -> Purpose? {
    guard let (kind, request) = pending.first(where: { $0.value.id == id }) else { return nil }
    pending[kind] = nil
    return request.purpose
  }
}
