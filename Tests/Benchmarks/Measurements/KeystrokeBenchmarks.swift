import AAAnalysis
import Foundation

/// How long it takes in the engine from a changed document to its findings.
struct KeystrokeBenchmarks {
  let document: GeneratedDocument
  let workspace: GeneratedWorkspace
  let folder: String
  let options: Options

  func measure(into report: inout Report) {
    var engine = Workspace(reader: DiskText.reader)
    engine.apply(
      .index(
        workspace.files.compactMap { file in
          IndexedFile(file: id(of: file.path), text: SourceText(file.text))
        }))
    let file = id(of: document.path)
    var text = SourceText(document.text)
    engine.apply(.setDocument(file, text, kind: .swift))
    _ = engine.snapshot().findings(in: file)

    var samples = Samples()
    var findings = 0
    let script = Keystroke.script(GeneratedDocument.typed, count: options.keystrokes)
    for keystroke in script {
      let time = Stopwatch.wallTime {
        text = text.applying(edit(for: keystroke))
        engine.apply(.setDocument(file, text, kind: .swift))
        findings = engine.snapshot().findings(in: file).count
      }
      samples.add(time)
    }
    let name = "\(document.name), \(script.count) keystrokes"
    let (median, slow) = (samples.percentile(0.5), samples.percentile(0.95))
    report.add(
      "\(name), p50", Figure.time(median), budget: document.isLong ? nil : .keystrokeMedian,
      value: median, note: "\(findings) findings at the end")
    report.add(
      "\(name), p95", Figure.time(slow),
      budget: document.isLong ? .longKeystroke95 : .keystroke95, value: slow)
  }

  private func id(of path: String) -> FileID { FileID("\(folder)/\(path)") }

  private func edit(for keystroke: Keystroke) -> TextEdit {
    let start = document.typingPlace + keystroke.offset
    return keystroke.isDeletion
      ? TextEdit(ByteRange(start, start + 1), "")
      : TextEdit(at: start, insert: String(keystroke.character))
  }
}
