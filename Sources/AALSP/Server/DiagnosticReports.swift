import AAAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The diagnostics of documents as results that have names. What a document's were made of is kept,
/// so that asking again costs little.
struct DiagnosticReports: Sendable {
  /// The diagnostics of a document, and the name of just these.
  struct Result: Sendable, Equatable {
    var id: String
    var diagnostics: [LSP.Diagnostic]

    init(_ diagnostics: [LSP.Diagnostic]) {
      self.diagnostics = diagnostics
      id = Self.id(of: diagnostics)
    }

    /// Made of the content, so that a name that an earlier server gave means the same.
    private static func id(of diagnostics: [LSP.Diagnostic]) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      var hash = StableHash()
      hash.add((try? encoder.encode(diagnostics)) ?? Data())
      return hash.digits
    }

    /// What the client gets that has a result of some name.
    func report(previous: String?) -> LSP.DiagnosticReport {
      previous == id ? .unchanged(resultID: id) : .full(resultID: id, diagnostics)
    }
  }

  /// The result of a document in which nothing is found.
  static let empty = Result([])

  /// All that a result depends on.
  private struct Basis: Sendable, Equatable {
    var findings: [Finding]
    var version: Int?
    /// The documents to which findings lead, and their states.
    var uris: [String]
    var states: [Int?]
  }

  private var known: [FileID: (basis: Basis, result: Result)] = [:]

  mutating func result(of file: FileID, in snapshot: ServerSnapshot) -> Result {
    let findings = snapshot.workspace.findings(in: file)
    if findings.isEmpty {
      known[file] = nil
      return Self.empty
    }
    let files = [file] + findings.flatMap { $0.related.map(\.location.file) }
    let basis = Basis(
      findings: findings, version: snapshot.documents[file]?.version,
      uris: files.map { snapshot.uri(of: $0).text },
      states: files.map(snapshot.workspace.state(of:)))
    if let known = known[file], known.basis == basis { return known.result }
    let result = Result(snapshot.diagnostics(of: file))
    known[file] = (basis, result)
    return result
  }

  mutating func removeAll() { known = [:] }
}
