import Foundation

/// A conversation with a server that has read the whole workspace.
struct WorkspaceSession {
  let server: LanguageServer
  let folder: String
  /// Whether the editor asks for diagnostics, rather than waiting for them.
  let pullsDiagnostics: Bool
  /// Seconds from `initialized` until the workspace was read.
  let readingTime: Double

  init(_ path: String, folder: String, pullsDiagnostics: Bool = false) throws {
    let server = try LanguageServer(path)
    try server.initialize(folder: folder, pullsDiagnostics: pullsDiagnostics)
    readingTime = try Stopwatch.wallTime { try server.waitUntilRead() }
    self.server = server
    self.folder = folder
    self.pullsDiagnostics = pullsDiagnostics
  }

  func document(_ path: String) -> EditedDocument {
    EditedDocument(server, "\(folder)/\(path)", pullsDiagnostics: pullsDiagnostics)
  }

  /// Opens documents as they are on disk, and waits for the diagnostics of each; returns the times.
  @discardableResult
  func open(_ paths: some Sequence<String>) throws -> Samples {
    var samples = Samples()
    for path in paths {
      let document = document(path)
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      samples.add(
        try Stopwatch.wallTime {
          try document.open(text)
          _ = try document.diagnosticCount()
        })
    }
    return samples
  }

  /// Resident bytes of the server; nil where the system does not tell.
  var memory: Int? { Memory.resident(ofProcess: server.process.identifier) }
}
