import Foundation

/// A document that an editor has open.
struct EditedDocument {
  /// A place in it: a 0-based line, and UTF-16 units from its beginning on.
  struct Place {
    let line: Int
    let column: Int

    var json: [String: Int] { ["line": line, "character": column] }
  }

  let server: LanguageServer
  let uri: String
  /// Whether the editor asks for diagnostics, rather than waiting for them.
  var pullsDiagnostics = false
  private var version = 1

  init(_ server: LanguageServer, _ path: String, pullsDiagnostics: Bool = false) {
    self.server = server
    self.pullsDiagnostics = pullsDiagnostics
    uri = "file://\(path)"
  }

  func open(_ text: String) throws {
    try server.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": uri.hasSuffix(".plist") ? "xml" : "swift", "version": version,
          "text": text,
        ] as [String: Any]
      ])
  }

  func close() throws {
    try server.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
  }

  mutating func replace(from start: Place, to end: Place, with text: String) throws {
    version += 1
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": version] as [String: Any],
        "contentChanges": [
          ["range": ["start": start.json, "end": end.json], "text": text] as [String: Any]
        ],
      ])
  }

  /// Waits for the diagnostics of the present version; returns how many there are.
  func diagnosticCount() throws -> Int {
    guard pullsDiagnostics else { return try server.diagnostics(of: uri, version: version) }
    return try pulledCounts()[uri] ?? 0
  }

  /// Asks for diagnostics; returns how many there are here, and in the related documents of which
  /// there is news.
  func pulledCounts() throws -> [String: Int] {
    let answer = try server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    func count(_ report: Any?) -> Int {
      ((report as? [String: Any])?["items"] as? [Any])?.count ?? 0
    }
    let related = (answer as? [String: Any])?["relatedDocuments"] as? [String: Any] ?? [:]
    return related.mapValues(count).merging([uri: count(answer)]) { $1 }
  }

  /// Asks something about a place.
  func ask(_ method: String, at place: Place) throws {
    var parameters: [String: Any] = ["textDocument": ["uri": uri], "position": place.json]
    if method == "textDocument/codeAction" {
      parameters["range"] = ["start": place.json, "end": place.json]
      parameters["context"] = ["diagnostics": [] as [Any], "triggerKind": 2] as [String: Any]
    }
    try server.request(method, parameters)
  }
}
