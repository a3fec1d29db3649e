import AAAnalysis

/// Which documents' diagnostics are due, and what the client was sent last.
///
/// Diagnostics are pushed, or pulled: which is decided once, in `initialize`. Where they are
/// pulled, what is due is compared with what the client was told, and nothing is sent
/// (`Pulling.swift`).
struct DiagnosticDelivery: Sendable {
  private struct Sent: Sendable {
    /// Nil for a document that is not open.
    var version: Int?
    var diagnostics: [LSP.Diagnostic]
  }

  private var sent: [FileID: Sent] = [:]
  /// The most urgent first.
  private var due: [FileID] = []

  var isDue: Bool { !due.isEmpty }

  /// Puts documents in front of the others that are due, in the order given.
  mutating func schedule(_ files: [FileID]) {
    let new = Set(files)
    due = files + due.filter { !new.contains($0) }
  }

  mutating func next() -> FileID? {
    due.isEmpty ? nil : due.removeFirst()
  }

  /// Notes what is now true of a document; returns whether the client has to be told.
  mutating func update(
    _ file: FileID, version: Int?, diagnostics: [LSP.Diagnostic]
  ) -> Bool {
    if version == nil, diagnostics.isEmpty { return sent.removeValue(forKey: file) != nil }
    if let last = sent[file], last.version == version, last.diagnostics == diagnostics {
      return false
    }
    sent[file] = Sent(version: version, diagnostics: diagnostics)
    return true
  }

  /// The documents that are not open and of which the client was told something, in order.
  var sentUnopened: [FileID] {
    sent.filter { $0.value.version == nil }.keys.sorted()
  }

  /// Forgets a document; returns whether the client was sent anything about it.
  mutating func remove(_ file: FileID) -> Bool {
    due.removeAll { $0 == file }
    return sent.removeValue(forKey: file) != nil
  }

  mutating func removeAll() {
    due = []
    sent = [:]
  }
}
