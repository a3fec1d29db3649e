import Foundation

/// How long a person waits for the server, measured at the other end of its pipes.
struct ServerBenchmarks {
  let folder: String
  let options: Options

  func measure(into report: inout Report) {
    guard let aalsp = Tools.sibling("aalsp") else {
      report.skipped("the server: build it first, with swift build -c release")
      return
    }
    do {
      try measureStart(aalsp, into: &report)
      for document in GeneratedDocument.all {
        try measureTyping(aalsp, in: document, "aalsp", into: &report)
      }
    } catch {
      report.failure("the server: \(error)")
    }
    if options.isQuick { return }
    guard let other = Tools.besideSwift("sourcekit-lsp") else {
      report.skipped("sourcekit-lsp: none beside this toolchain's swift")
      return
    }
    do {
      for document in GeneratedDocument.all where !document.isLong {
        try measureTyping(other, in: document, "sourcekit-lsp", into: &report)
      }
    } catch {
      report.skipped("sourcekit-lsp: \(error)")
    }
  }

  private func measureStart(_ path: String, into report: inout Report) throws {
    var samples = Samples()
    for _ in 0..<(options.repetitions * 4) {
      var server: LanguageServer?
      let time = try Stopwatch.wallTime {
        let started = try LanguageServer(path)
        try EditingSession.initialize(started, folder: folder)
        server = started
      }
      samples.add(time)
      if let server { try EditingSession.shutDown(server) }
    }
    let median = samples.percentile(0.5)
    report.add(
      "from spawning to the answer to initialize", Figure.time(median), budget: .initialize,
      value: median, note: "p95 \(Figure.time(samples.percentile(0.95)))")
  }

  private func measureTyping(
    _ path: String, in document: GeneratedDocument, _ name: String, into report: inout Report
  ) throws {
    let isOurs = name == "aalsp"
    let server = try LanguageServer(path)
    // The other server would begin to build the workspace, and does not publish what it finds.
    try EditingSession.initialize(
      server, folder: isOurs ? folder : nil, pullsDiagnostics: !isOurs)
    var session = EditingSession(
      server: server, folder: folder, document: document, pullsDiagnostics: !isOurs)
    let identifier = server.process.identifier
    var findings = 0
    let opening = try Stopwatch.wallTime { findings = try session.open() }
    report.add(
      "\(name), \(document.name), didOpen", Figure.time(opening),
      budget: isOurs && !document.isLong ? .firstDiagnostics : nil, value: opening,
      note: "\(findings) diagnostics, right after the start")

    var samples = Samples()
    let script = Keystroke.script(
      GeneratedDocument.typed, count: isOurs ? options.keystrokes : options.keystrokes / 5)
    for key in script {
      let time = try Stopwatch.wallTime { findings = try session.press(key) }
      samples.add(time)
    }
    let (median, slow) = (samples.percentile(0.5), samples.percentile(0.95))
    report.add(
      "\(name), \(document.name), didChange, p50", Figure.time(median),
      budget: isOurs && !document.isLong ? .keystrokeMedian : nil, value: median,
      note: "\(findings) diagnostics at the end")
    report.add(
      "\(name), \(document.name), didChange, p95", Figure.time(slow),
      budget: isOurs ? (document.isLong ? .longKeystroke95 : .keystroke95) : nil, value: slow)
    let peak = Memory.peak(ofProcess: identifier)
    report.add(
      "\(name), peak memory", peak.map(Figure.bytes), budget: isOurs ? .indexedMemory : nil,
      value: peak.map { Double($0) })
    try EditingSession.shutDown(server)
  }
}
