import AAAnalysis

/// What it costs on one core to make what is kept of a file that is not open.
struct IndexBenchmarks {
  let tree: SourceTree
  let options: Options

  func measure(into report: inout Report) {
    let bytes = Double(tree.bytes)
    var indexed = 0
    let time = Stopwatch.bestProcessorTime(of: options.repetitions) {
      indexed = tree.files.reduce(0) { count, file in
        IndexedFile(file: file.id, text: file.text) == nil ? count : count + 1
      }
    }
    report.add(
      "parsing and file models", Figure.rate(bytes / time), budget: nil,
      note: "\(Figure.lineRate(Double(tree.lines) / time)), \(Figure.count(indexed)) files")
  }
}
