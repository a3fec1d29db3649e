import Foundation

/// Whether the server's memory stays the same over many edits and many switches of branches.
struct SteadinessBenchmarks {
  let aalsp: String
  let workspace: GeneratedWorkspace
  let folder: String
  let options: Options

  func measure(into report: inout Report) throws {
    let session = try WorkspaceSession(aalsp, folder: folder)
    guard session.memory != nil else {
      report.skipped("the server's memory: this system does not tell it")
      return try session.server.shutDown()
    }
    try session.open(GeneratedWorkspace.screenPaths)
    try measureEdits(in: session, into: &report)
    try measureSwitches(in: session, into: &report)
    try session.server.shutDown()
  }

  private func measureEdits(
    in session: WorkspaceSession, into report: inout Report
  ) throws {
    guard let document = GeneratedDocument.all.first(where: { !$0.isLong }) else { return }
    var typing = EditingSession(document, in: folder, session.server)
    _ = try typing.open()
    let script = Keystroke.script(GeneratedDocument.typed, count: options.edits)
    var memory: [Int?] = [session.memory]
    for (index, key) in script.enumerated() {
      _ = try typing.press(key)
      if (index + 1) % (options.edits / 10) == 0 { memory.append(session.memory) }
    }
    add(memory, "\(Figure.count(options.edits)) edits", to: &report)
  }

  private func measureSwitches(
    in session: WorkspaceSession, into report: inout Report
  ) throws {
    let branch = GeneratedBranch(of: workspace, in: folder)
    let told = Set(GeneratedWorkspace.wrappedScreens.map { session.document($0.path).uri })
    var memory: [Int?] = [session.memory]
    var samples = Samples()
    for index in 0..<options.switches {
      for isBack in [false, true] {
        let changes = try isBack ? branch.leave() : branch.enter()
        samples.add(
          try Stopwatch.wallTime {
            try session.server.notify("workspace/didChangeWatchedFiles", ["changes": changes])
            // Their titles are of a modifier in a file that the switch changes.
            _ = try session.server.diagnostics(ofAll: told)
          })
      }
      if (index + 1) % max(1, options.switches / 10) == 0 { memory.append(session.memory) }
    }
    TypingBenchmarks.add(
      samples, "switch of \(branch.fileCount) files", median: nil, slow: nil, to: &report)
    add(memory, "\(options.switches) branch switches and back", to: &report)
  }

  /// Reports readings of resident memory: before the first, and after each tenth.
  private func add(_ readings: [Int?], _ name: String, to report: inout Report) {
    let readings = readings.compactMap(\.self)
    guard readings.count > 2, let first = readings.first, let last = readings.last else { return }
    let growth = Double(last) / Double(max(1, readings[1]))
    report.add(
      "\(name), memory", Figure.bytes(last), budget: nil,
      note: "before \(Figure.bytes(first)), then "
        + readings.dropFirst().map(Figure.bytes).joined(separator: ", "))
    report.add("\(name), growth", Figure.ratio(growth), budget: .growth, value: growth)
  }
}
