import AAAnalysis
import Foundation

/// What a whole check costs on one core: reading, indexing, judging.
struct CheckBenchmarks {
  let folder: String
  let options: Options

  func measure(into report: inout Report) {
    var bytes = 0
    var lines = 0
    var findings = 0
    let time = Stopwatch.bestProcessorTime(of: options.repetitions) {
      (bytes, lines) = (0, 0)
      var indexed: [IndexedFile] = []
      for path in SourceTree.paths(below: folder) {
        guard let text = DiskText.read(path) else { continue }
        bytes += text.count
        lines += text.lines.count
        if let file = IndexedFile(file: FileID(path), text: text) { indexed.append(file) }
      }
      var workspace = Workspace(reader: DiskText.reader, remembers: false)
      workspace.apply(.index(indexed))
      findings = workspace.snapshot().findings().count
    }
    let rate = Double(bytes) / time
    report.add(
      "read, index and judge", Figure.rate(rate), budget: .check, value: rate,
      note: "\(Figure.lineRate(Double(lines) / time)), \(Figure.count(findings)) findings")
  }
}

/// Texts from disk, as the analysis asks for them.
enum DiskText {
  static func read(_ path: String) -> SourceText? {
    FileManager.default.contents(atPath: path).map { SourceText(bytes: [UInt8]($0)) }
  }

  static let reader = FileReader { read($0.path) }
}
