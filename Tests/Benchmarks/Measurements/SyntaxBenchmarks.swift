import AAAnalysis

/// What lexing and parsing cost on one core.
struct SyntaxBenchmarks {
  let tree: SourceTree
  let options: Options

  func measure(into report: inout Report) {
    let bytes = Double(tree.bytes)
    let lines = Double(tree.lines)

    var tokens = 0
    let lexing = Stopwatch.bestProcessorTime(of: options.repetitions) {
      tokens = tree.files.reduce(0) { $0 + SyntaxTree.tokenCount(of: $1.text) }
    }
    report.add(
      "lexing", Figure.rate(bytes / lexing), budget: .lexing, value: bytes / lexing,
      note: "\(Figure.lineRate(lines / lexing)), \(Figure.count(tokens)) tokens")

    var kept = 0
    let parsing = Stopwatch.bestProcessorTime(of: options.repetitions) {
      kept = tree.files.reduce(0) { $0 + SyntaxTree($1.text).storedByteCount }
    }
    report.add(
      "lexing and parsing", Figure.rate(bytes / parsing), budget: .parsing,
      value: bytes / parsing, note: Figure.lineRate(lines / parsing))
    report.add(
      "bytes kept per source byte", Figure.ratio(Double(kept) / bytes), budget: .keptBytes,
      value: Double(kept) / bytes)
  }
}
