import AAAnalysis

/// What the loop knows of the files on disk, and of the orders to read them that are under way.
struct IndexState: Sendable {
  /// The files whose text on disk the workspace knows.
  private(set) var files: Set<FileID> = []
  /// Whether the workspace has changed since `takeNews` was last called.
  private var hasNews = false
  /// Whether the disk has to be looked at when all orders are done.
  var isLookDue = false
  /// Orders under way.
  private(set) var open: Set<Indexer.Ticket> = []
  private var lastTicket: Indexer.Ticket = 0
  /// For files that were ordered again, or are gone, while orders were under way: the ticket since
  /// which a reading counts. Older readings of them may still come in, and are stale.
  private var validSince: [FileID: Indexer.Ticket] = [:]

  /// A ticket for a new order. What older orders still bring of `files` will not count.
  mutating func order(_ files: [FileID] = []) -> Indexer.Ticket {
    lastTicket += 1
    open.insert(lastTicket)
    for file in files { validSince[file] = lastTicket }
    return lastTicket
  }

  /// Takes in what was read; returns what of it counts.
  mutating func accept(_ read: [IndexedFile], of ticket: Indexer.Ticket) -> [IndexedFile] {
    let current = read.filter { isCurrent($0.file, ticket) }
    files.formUnion(current.map(\.file))
    if !current.isEmpty { hasNews = true }
    return current
  }

  /// Whether what an order says of a file counts.
  func isCurrent(_ file: FileID, _ ticket: Indexer.Ticket) -> Bool {
    validSince[file, default: 0] <= ticket
  }

  /// Notes that a file was read by the loop itself.
  mutating func add(_ file: FileID) {
    files.insert(file)
    supersede(file)
  }

  /// Forgets a file; true where it was known.
  mutating func remove(_ file: FileID) -> Bool {
    supersede(file)
    guard files.remove(file) != nil else { return false }
    hasNews = true
    return true
  }

  /// Notes that the workspace has changed in another way.
  mutating func noteNews() { hasNews = true }

  /// Whether the workspace has changed since this was last asked.
  mutating func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  /// The known files in a folder and the folders below it.
  func files(under folder: String) -> [FileID] {
    files.filter { FilePath.contains(folder, $0.path) }.sorted()
  }

  /// Ends an order.
  mutating func close(_ ticket: Indexer.Ticket) {
    open.remove(ticket)
    if open.isEmpty { validSince.removeAll() }
  }

  private mutating func supersede(_ file: FileID) {
    guard !open.isEmpty else { return }
    lastTicket += 1
    validSince[file] = lastTicket
  }
}
