@testable import AAAnalysis
import Foundation
import Testing

private let corpusFolder = ProcessInfo.processInfo.environment["AALSP_EDITED"]

/// What is remembered from before never changes what is found.
@Suite struct RememberedJudgementTests {
  /// Every sixteenth example here; all of them where `AALSP_EDITED` is set.
  private static let examples = CatalogueExample.all.enumerated()
    .filter { corpusFolder != nil || $0.offset % 16 == 3 }.map(\.element)

  @Test(arguments: examples)
  func editsOfExamplesFindWhatAFreshLookFinds(_ example: CatalogueExample) {
    let files = ExampleWorkspace(example.example).files
    var script = EditScript(files, seed: UInt64(example.example.caption.utf8.count))
    for _ in 0..<4 { script.step() }
  }

  /// A folder of real apps, judged as one workspace each.
  @Test(.enabled(if: corpusFolder != nil, "AALSP_EDITED names no folder"))
  func editsOfRealAppsFindWhatAFreshLookFinds() throws {
    let folder = URL(fileURLWithPath: try #require(corpusFolder))
    var files: [FileID: SourceText] = [:]
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let url = all?.nextObject() as? URL {
      guard ["swift", "plist", "pbxproj"].contains(url.pathExtension),
        let text = try? String(contentsOf: url, encoding: .utf8)
      else { continue }
      files[FileID(url.path)] = SourceText(text)
    }
    try #require(!files.isEmpty)
    var script = EditScript(files, seed: 7, stays: true)
    for _ in 0..<120 { script.step() }
  }
}

/// Edits of documents of one workspace, each followed by a look at what is found.
private struct EditScript {
  private let original: [FileID: SourceText]
  private var texts: [FileID: SourceText]
  private var workspace: Workspace
  private var generator: DamageGenerator
  private let editable: [FileID]
  private let stays: Bool

  /// - Parameter stays: whether to edit what is judged, rather than any file.
  init(_ files: [FileID: SourceText], seed: UInt64, stays: Bool = false) {
    original = files
    texts = files
    generator = DamageGenerator(seed: seed)
    workspace = ExampleWorkspace(files).workspace
    self.stays = stays
    let found = Set(workspace.snapshot().findings().map(\.location.file))
    let shown = workspace.snapshot().scope.frames.map(\.file)
    editable = (stays ? Set(shown).union(found) : Set(files.keys))
      .filter { DocumentKind(of: $0) != nil }.sorted()
  }

  mutating func step() {
    guard let file = editable.randomElement(using: &generator), let text = texts[file],
      let first = original[file], let kind = DocumentKind(of: file)
    else { return }
    let edited = edited(text, from: first)
    texts[file] = edited
    workspace.apply(.setDocument(file, edited, kind: kind))
    let kept = workspace.snapshot().findings()
    let fresh = workspace.forked(remembers: false).snapshot().findings()
    let differing = zip(kept, fresh).first { $0 != $1 }
    #expect(
      kept == fresh,
      "\(file.path): \(String(describing: differing)); \(kept.count), \(fresh.count)")
    if kept != fresh { texts[file] = first }
  }

  private mutating func edited(_ text: SourceText, from original: SourceText) -> SourceText {
    var lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    let line = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return original
    case 1: lines.remove(at: line)
    case 2: lines.insert(lines[line], at: line)
    case 3: lines.insert("", at: 0)
    case 4 where line > 0: lines.swapAt(line - 1, line)
    case 5: lines[line] = "  " + lines[line]
    case 6: lines[line] = Substring(lines[line].replacing("true", with: "false"))
    default:
      let other = Int.random(in: lines.indices, using: &generator)
      lines[line] = lines[other]
    }
    return SourceText(lines.joined(separator: "\n"))
  }
}
