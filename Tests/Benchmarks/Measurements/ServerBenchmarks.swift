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
    var (first, complete) = (Samples(), Samples())
    for _ in 0..<options.repetitions {
      let server = try LanguageServer(aalsp)
      try server.initialize(folder: folder)
      let session = EditingSession(document, in: folder, server)
      var findings = 0
      let opening = try Stopwatch.wallTime { findings = try session.open() }
      // Its fault is known once the files are read that lead to its screen.
      let rest = try Stopwatch.wallTime {
        while findings == 0 {
          findings = try server.diagnostics(ofAll: [session.edited.uri]).values.first ?? 0
        }
      }
      first.add(opening)
      complete.add(opening + rest)
      try server.shutDown()
    }
    let name = "\(document.name), didOpen at the start"
    let median = first.percentile(0.5)
    report.add(
      "\(name), p50", Figure.time(median), budget: document.isLong ? nil : .firstDiagnostics,
      value: median, note: "p95 \(Figure.time(first.percentile(0.95)))")
    report.add(
      "\(name), all found, p50", Figure.time(complete.percentile(0.5)), budget: nil,
      note: "p95 \(Figure.time(complete.percentile(0.95)))")
  }
}
