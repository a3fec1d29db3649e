import Foundation

/// A conversation with a server that has read the whole workspace.
struct WorkspaceSession {
  let server: LanguageServer
  let folder: String
  /// Seconds from `initialized` until the workspace was read.
  let readingTime: Double

  init(_ path: String, folder: String) throws {
    let server = try LanguageServer(path)
    try server.initialize(folder: folder)
    readingTime = try Stopwatch.wallTime { try server.waitUntilRead() }
    self.server = server
    self.folder = folder
  }

  func document(_ path: String) -> EditedDocument { EditedDocument(server, "\(folder)/\(path)") }

  /// Opens documents as they are on disk, and waits for the diagnostics of each.
  func open(_ paths: some Sequence<String>) throws {
    for path in paths {
      let document = document(path)
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
      try document.open(String(decoding: data, as: UTF8.self))
      _ = try document.diagnosticCount()
    }
  }

  /// Resident bytes of the server; nil where the system does not tell.
  var memory: Int? { Memory.resident(ofProcess: server.process.identifier) }
}
