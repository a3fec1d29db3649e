import AAAnalysis
import Foundation

/// How long it takes in the engine from a changed document to its findings.
struct KeystrokeBenchmarks {
  let document: GeneratedDocument
  let workspace: GeneratedWorkspace
  let folder: String
  let options: Options

  func measure(into report: inout Report) {
    var typing = EngineTyping(in: document, of: workspace, folder: folder)
    var samples = Samples()
    let script = Keystroke.script(GeneratedDocument.typed, count: options.keystrokes)
    for keystroke in script { samples.add(typing.press(keystroke)) }
    let name = "\(document.name), \(script.count) keystrokes"
    let (median, slow) = (samples.percentile(0.5), samples.percentile(0.95))
    report.add(
      "\(name), p50", Figure.time(median), budget: document.isLong ? nil : .keystrokeMedian,
      value: median, note: "\(typing.findings) findings at the end")
    report.add(
      "\(name), p95", Figure.time(slow),
      budget: document.isLong ? .longKeystroke95 : .keystroke95, value: slow)
  }
}

/// A document in the engine, as it is typed.
struct EngineTyping {
  private let document: GeneratedDocument
  private let file: FileID
  private var engine: Workspace
  private var text: SourceText
  /// How many findings the document had after the last keystroke.
  private(set) var findings = 0

  init(in document: GeneratedDocument, of workspace: GeneratedWorkspace, folder: String) {
    self.document = document
    file = FileID("\(folder)/\(document.path)")
    engine = Workspace(reader: DiskText.reader)
    engine.apply(
      .index(
        workspace.files.compactMap { file in
          IndexedFile(file: FileID("\(folder)/\(file.path)"), text: SourceText(file.text))
        }))
    text = SourceText(document.text)
    engine.apply(.setDocument(file, text, kind: .swift))
    findings = engine.snapshot().findings(in: file).count
  }

  /// Types or deletes a character; returns the seconds until the findings were there.
  mutating func press(_ keystroke: Keystroke) -> Double {
    Stopwatch.wallTime {
      text = text.applying(edit(for: keystroke))
      engine.apply(.setDocument(file, text, kind: .swift))
      findings = engine.snapshot().findings(in: file).count
    }
  }

  private func edit(for keystroke: Keystroke) -> TextEdit {
    let start = document.typingPlace + keystroke.offset
    return keystroke.isDeletion
      ? TextEdit(ByteRange(start, start + 1), "")
      : TextEdit(at: start, insert: String(keystroke.character))
  }
}
