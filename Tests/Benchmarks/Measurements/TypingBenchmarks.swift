/// How long a person waits for the server who types in a workspace that it has read.
struct TypingBenchmarks {
  let aalsp: String
  let folder: String
  let options: Options

  func measure(into report: inout Report) throws {
    let workspace = try WorkspaceSession(aalsp, folder: folder)
    report.add(
      "from initialized to the workspace read", Figure.time(workspace.readingTime),
      budget: .reading, value: workspace.readingTime)
    add(memory: workspace.memory, "resident memory, the workspace read", to: &report)
    for document in GeneratedDocument.all { try measure(document, in: workspace, into: &report) }
    let others = GeneratedWorkspace.screenPaths.prefix(20 - GeneratedDocument.all.count)
    TypingBenchmarks.add(
      try workspace.open(others), "another of its screens, didOpen", median: nil,
      slow: .firstDiagnostics, to: &report)
    add(memory: workspace.memory, "resident memory, 20 documents open", to: &report)
    let peak = Memory.peak(ofProcess: workspace.server.process.identifier)
    report.add("peak memory", peak.map(Figure.bytes), budget: nil)
    try workspace.server.shutDown()
  }

  private func add(memory: Int?, _ name: String, to report: inout Report) {
    report.add(
      name, memory.map(Figure.bytes), budget: .indexedMemory, value: memory.map { Double($0) })
  }

  private func measure(
    _ document: GeneratedDocument, in workspace: WorkspaceSession, into report: inout Report
  ) throws {
    var session = EditingSession(document, in: workspace.folder, workspace.server)
    var findings = 0
    let opening = try Stopwatch.wallTime { findings = try session.open() }
    report.add(
      "\(document.name), didOpen", Figure.time(opening),
      budget: document.isLong ? nil : .firstDiagnostics, value: opening,
      note: "\(findings) diagnostics" + (document.isLong ? "" : ", nothing was judged before"))
    if !document.isLong { try ask(about: document, in: session, into: &report) }
    let samples = try TypingBenchmarks.type(
      Keystroke.script(GeneratedDocument.typed, count: options.keystrokes), in: &session)
    TypingBenchmarks.add(
      samples, "\(document.name), didChange",
      median: document.isLong ? nil : .keystrokeMedian,
      slow: document.isLong ? .longKeystroke95 : .keystroke95, to: &report)
  }

  /// What an editor asks wherever the cursor stands.
  private func ask(
    about document: GeneratedDocument, in session: EditingSession, into report: inout Report
  ) throws {
    let places = [
      ("a finding", EditedDocument.Place(line: document.findingLine, column: 6)),
      ("nothing", EditedDocument.Place(line: document.typingLine, column: 0)),
    ]
    for method in ["hover", "codeAction"] {
      for (name, place) in places {
        var samples = Samples()
        for _ in 0..<options.keystrokes {
          samples.add(
            try Stopwatch.wallTime {
              try session.edited.ask("textDocument/\(method)", at: place)
            })
        }
        let slow = samples.percentile(0.95)
        report.add(
          "\(document.name), \(method) at \(name), p95", Figure.time(slow), budget: .answer95,
          value: slow, note: "p50 \(Figure.time(samples.percentile(0.5)))")
      }
    }
  }

  /// Types, and waits for the diagnostics after each character.
  static func type(
    _ script: some Sequence<Keystroke>, in session: inout EditingSession
  ) throws -> Samples {
    var samples = Samples()
    for key in script {
      samples.add(try Stopwatch.wallTime { _ = try session.press(key) })
    }
    return samples
  }

  /// Reports the median and the slow ones of some times.
  static func add(
    _ samples: Samples, _ name: String, median: Budget?, slow: Budget?, to report: inout Report
  ) {
    for (share, mark, budget) in [(0.5, "p50", median), (0.95, "p95", slow)] {
      let time = samples.percentile(share)
      report.add("\(name), \(mark)", Figure.time(time), budget: budget, value: time)
    }
  }
}
