/// Whether a keystroke costs the same in a workspace ten times larger: the same document, typed in
/// both by turns, so that what else the machine does weighs on both alike.
struct ScaleBenchmarks {
  let aalsp: String?
  let workspace: GeneratedWorkspace
  let folder: String
  let options: Options

  static let factor = 10

  func measure(into report: inout Report) throws {
    guard let document = GeneratedDocument.all.first(where: { !$0.isLong }) else { return }
    let large = GeneratedWorkspace(lines: options.generatedLines * ScaleBenchmarks.factor)
    let scratch = try ScratchFolder("large")
    defer { scratch.remove() }
    try large.write(to: scratch.path)

    do {
      var small = EngineTyping(in: document, of: workspace, folder: folder)
      var other = EngineTyping(in: document, of: large, folder: scratch.path)
      compare("engine", small: { small.press($0) }, large: { other.press($0) }, to: &report)
    }

    guard let aalsp else { return }
    let first = try WorkspaceSession(aalsp, folder: folder)
    let second = try WorkspaceSession(aalsp, folder: scratch.path)
    report.add(
      "server, from initialized to the workspace read", Figure.time(second.readingTime),
      budget: nil, note: "the smaller one \(Figure.time(first.readingTime))")
    var small = EditingSession(document, in: folder, first.server)
    var other = EditingSession(document, in: scratch.path, second.server)
    _ = (try small.open(), try other.open())
    try compare(
      "server",
      small: { key in try Stopwatch.wallTime { _ = try small.press(key) } },
      large: { key in try Stopwatch.wallTime { _ = try other.press(key) } }, to: &report)
    report.add(
      "server, resident memory", second.memory.map(Figure.bytes), budget: nil,
      note: first.memory.map { "the smaller one \(Figure.bytes($0))" } ?? "")
    try first.server.shutDown()
    try second.server.shutDown()
  }

  private func compare(
    _ name: String, small: (Keystroke) throws -> Double, large: (Keystroke) throws -> Double,
    to report: inout Report
  ) rethrows {
    var (inSmall, inLarge) = (Samples(), Samples())
    for key in Keystroke.script(GeneratedDocument.typed, count: options.keystrokes) {
      inSmall.add(try small(key))
      inLarge.add(try large(key))
    }
    for (share, mark) in [(0.5, "p50"), (0.95, "p95")] {
      let (before, after) = (inSmall.percentile(share), inLarge.percentile(share))
      report.add(
        "\(name), 100 kB file, \(mark), times as long", Figure.ratio(after / before),
        budget: .scale, value: after / before,
        note: "\(Figure.time(before)), then \(Figure.time(after))")
    }
  }
}
