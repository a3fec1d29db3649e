import Foundation

/// How long a person waits for the server who types before it has read the workspace, measured at
/// the other end of its pipes.
struct ServerBenchmarks {
  let aalsp: String
  let folder: String
  let options: Options

  func measure(into report: inout Report) throws {
    try measureStart(into: &report)
    for document in GeneratedDocument.all { try measureOpening(document, into: &report) }
  }

  private func measureStart(into report: inout Report) throws {
    var samples = Samples()
    for _ in 0..<(options.repetitions * 4) {
      var server: LanguageServer?
      let time = try Stopwatch.wallTime {
        let started = try LanguageServer(aalsp)
        try started.initialize(folder: folder)
        server = started
      }
      samples.add(time)
      try server?.shutDown()
    }
    let median = samples.percentile(0.5)
    report.add(
      "from spawning to the answer to initialize", Figure.time(median), budget: .initialize,
      value: median, note: "p95 \(Figure.time(samples.percentile(0.95)))")
  }

  private func measureOpening(
    _ document: GeneratedDocument, into report: inout Report
  ) throws {
    var samples = Samples()
    var findings = 0
    for _ in 0..<options.repetitions {
      let server = try LanguageServer(aalsp)
      try server.initialize(folder: folder)
      let session = EditingSession(document, in: folder, server)
      samples.add(try Stopwatch.wallTime { findings = try session.open() })
      try server.shutDown()
    }
    let median = samples.percentile(0.5)
    report.add(
      "\(document.name), didOpen right after the start", Figure.time(median),
      budget: document.isLong ? nil : .firstDiagnostics, value: median,
      note: "\(findings) diagnostics, p95 \(Figure.time(samples.percentile(0.95)))")
  }
}
