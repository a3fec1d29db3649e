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
    let folders = options.folders.isEmpty ? [scratch.path] : options.folders

    for folder in folders {
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

    report.section(
      "keystrokes", "in a generated workspace of \(Figure.count(options.generatedLines)) lines")
    for document in GeneratedDocument.all {
      KeystrokeBenchmarks(
        document: document, workspace: workspace, folder: scratch.path, options: options
      ).measure(into: &report)
    }

    report.section("server", "over pipes, in the same workspace")
    ServerBenchmarks(folder: scratch.path, options: options).measure(into: &report)

    report.section("memory", "")
    report.add("peak of this process", Memory.peak().map(Figure.bytes), budget: nil)
  }
}
