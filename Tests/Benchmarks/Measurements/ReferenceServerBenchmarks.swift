/// The same keystrokes in the compiler's own server. It checks the types of the whole file after
/// each of them, as far as a file by itself has any: the system may have no SwiftUI.
struct ReferenceServerBenchmarks {
  let folder: String

  /// It is slower by far, so fewer are enough.
  private static let keystrokes = 20

  func measure(into report: inout Report) {
    let name = "sourcekit-lsp"
    guard let path = Tools.besideSwift(name) ?? Tools.onSearchPath(name) else {
      report.skipped("\(name): none beside this toolchain's swift")
      return
    }
    do {
      for document in GeneratedDocument.all where !document.isLong {
        try measure(path, "\(name), \(document.name)", document, into: &report)
      }
    } catch {
      report.skipped("\(name): \(error)")
    }
  }

  private func measure(
    _ path: String, _ name: String, _ document: GeneratedDocument, into report: inout Report
  ) throws {
    let server = try LanguageServer(path)
    // With a folder it would begin to build the workspace. What it pushes comes a second late.
    try server.initialize(folder: nil, pullsDiagnostics: true)
    var session = EditingSession(document, in: folder, server, pullsDiagnostics: true)
    var findings = 0
    let opening = try Stopwatch.wallTime { findings = try session.open() }
    report.add(
      "\(name), didOpen", Figure.time(opening), budget: nil, note: "\(findings) diagnostics")
    let script = Keystroke.script(
      GeneratedDocument.typed, count: ReferenceServerBenchmarks.keystrokes)
    let samples = try TypingBenchmarks.type(script, in: &session)
    TypingBenchmarks.add(samples, "\(name), didChange", median: nil, slow: nil, to: &report)
    let memory = Memory.resident(ofProcess: server.process.identifier)
    report.add("\(name), resident memory", memory.map(Figure.bytes), budget: nil)
    try server.shutDown()
  }
}
