import Foundation

/// What an editor says to a server while a person types in one document of a workspace.
struct EditingSession {
  let server: LanguageServer
  let folder: String
  let document: GeneratedDocument
  /// Whether the editor asks for diagnostics, rather than waiting for them.
  let pullsDiagnostics: Bool
  private var version = 1

  private var uri: String { "file://\(folder)/\(document.path)" }

  init(
    server: LanguageServer, folder: String, document: GeneratedDocument, pullsDiagnostics: Bool
  ) {
    self.server = server
    self.pullsDiagnostics = pullsDiagnostics
    self.folder = folder
    self.document = document
  }

  /// - Parameter folder: the workspace; nil for none.
  static func initialize(
    _ server: LanguageServer, folder: String?, pullsDiagnostics: Bool = false
  ) throws {
    var document: [String: Any] = ["synchronization": ["didSave": true]]
    document[pullsDiagnostics ? "diagnostic" : "publishDiagnostics"] = ["versionSupport": true]
    let uri: Any = folder.map { "file://\($0)" } ?? NSNull()
    try server.request(
      "initialize",
      [
        "processId": NSNull(),
        "rootUri": uri,
        "workspaceFolders": folder == nil ? NSNull() : [["uri": uri, "name": "benchmark"]],
        "capabilities": [
          "general": ["positionEncodings": ["utf-16"]],
          "textDocument": document,
        ] as [String: Any],
      ])
    try server.notify("initialized", [:] as [String: Any])
  }

  static func shutDown(_ server: LanguageServer) throws {
    try server.request("shutdown", NSNull())
    try server.notify("exit", NSNull())
    server.process.closeInput()
    server.process.end(within: 2)
  }

  /// Opens the document; returns how many diagnostics came.
  mutating func open() throws -> Int {
    try server.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "swift", "version": version, "text": document.text,
        ] as [String: Any]
      ])
    return try diagnosticCount()
  }

  /// Types or deletes a character; returns how many diagnostics came.
  mutating func press(_ key: Keystroke) throws -> Int {
    version += 1
    let line = document.typingLine + key.line
    let column = key.column + (key.line == 0 ? GeneratedDocument.indentation : 0)
    let start = ["line": line, "character": column]
    var end = start
    if key.isDeletion {
      end =
        key.character.isNewline
        ? ["line": line + 1, "character": 0] : ["line": line, "character": column + 1]
    }
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": version] as [String: Any],
        "contentChanges": [
          [
            "range": ["start": start, "end": end],
            "text": key.isDeletion ? "" : String(key.character),
          ] as [String: Any]
        ],
      ])
    return try diagnosticCount()
  }

  private func diagnosticCount() throws -> Int {
    guard pullsDiagnostics else { return try server.diagnostics(of: uri, version: version) }
    let report = try server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    return ((report as? [String: Any])?["items"] as? [Any])?.count ?? 0
  }
}
