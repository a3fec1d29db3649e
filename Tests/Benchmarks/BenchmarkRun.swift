import Foundation

/// All measurements, one after the other, with the report they fill.
struct BenchmarkRun {
  let options: Options
  var report = Report()

  mutating func measureAll() throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let workspace = GeneratedWorkspace(lines: options.generatedLines)
    try workspace.write(to: scratch.path)

    if options.measures(.tree) { measureTrees(scratch.path) }
    if options.measures(.rules) {
      for folder in options.folders.isEmpty ? [scratch.path] : options.folders {
        report.section(
          "rules", options.folders.isEmpty ? "in a generated workspace of \(size)" : folder)
        RuleBenchmarks(folder: folder, options: options).measure(into: &report)
      }
    }
    if options.measures(.keystrokes) {
      report.section("keystrokes", "in the engine, in a generated workspace of \(size)")
      for document in GeneratedDocument.all {
        KeystrokeBenchmarks(
          document: document, workspace: workspace, folder: scratch.path, options: options
        ).measure(into: &report)
      }
    }
    measureServer(workspace, scratch.path)

    report.section("memory", "")
    report.add("peak of this process", Memory.peak().map(Figure.bytes), budget: nil)
  }

  private var size: String { "\(Figure.count(options.generatedLines)) lines" }

  private mutating func measureTrees(_ generated: String) {
    for folder in options.folders.isEmpty ? [generated] : options.folders {
      let tree = SourceTree(folder)
      report.section(
        options.folders.isEmpty ? "generated workspace" : folder,
        "\(tree.files.count) files, \(Figure.count(tree.lines)) lines, \(Figure.bytes(tree.bytes))")
      guard tree.bytes > 0 else {
        report.failure("no Swift files")
        continue
      }
      SyntaxBenchmarks(tree: tree, options: options).measure(into: &report)
      IndexBenchmarks(tree: tree, options: options).measure(into: &report)
      CheckBenchmarks(folder: folder, options: options).measure(into: &report)
      CommandBenchmarks(folder: folder, tree: tree, options: options).measure(into: &report)
    }
  }

  private mutating func measureServer(_ workspace: GeneratedWorkspace, _ folder: String) {
    let aalsp = Tools.sibling("aalsp")
    if aalsp == nil {
      report.skipped("the server: build it first, with swift build -c release")
    }
    if let aalsp {
      measure(.server, "over pipes, in the same workspace") { report, options in
        try ServerBenchmarks(aalsp: aalsp, folder: folder, options: options)
          .measure(into: &report)
        try TypingBenchmarks(aalsp: aalsp, folder: folder, options: options)
          .measure(into: &report)
      }
    }
    measure(.references, "other servers, the same keystrokes in the same file") { report, _ in
      ReferenceServerBenchmarks(folder: folder).measure(into: &report)
    }
    if let aalsp {
      measure(.crossFile, "from an edit to the diagnostics of all documents") { report, options in
        try CrossFileBenchmarks(aalsp: aalsp, folder: folder, options: options)
          .measure(into: &report)
      }
      measure(.idle, "the workspace read, documents open") { report, options in
        try IdleBenchmarks(aalsp: aalsp, folder: folder, options: options)
          .measure(into: &report)
      }
      measure(.steadiness, "resident memory, the workspace read") { report, options in
        try SteadinessBenchmarks(
          aalsp: aalsp, workspace: workspace, folder: folder, options: options
        ).measure(into: &report)
      }
    }
    measure(.scale, "in a workspace of \(ScaleBenchmarks.factor) × \(size)") { report, options in
      try ScaleBenchmarks(aalsp: aalsp, workspace: workspace, folder: folder, options: options)
        .measure(into: &report)
    }
  }

  /// Measures one section, if it is asked for.
  private mutating func measure(
    _ section: Options.Section, _ detail: String, _ body: (inout Report, Options) throws -> Void
  ) {
    guard options.measures(section) else { return }
    report.section(section.rawValue, detail)
    do {
      try body(&report, options)
    } catch {
      report.failure("\(error)")
    }
  }
}
