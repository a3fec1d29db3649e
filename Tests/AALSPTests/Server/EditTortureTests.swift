import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// Thousands of random changes at places that need not exist, in every encoding: server and client
/// have the same text all along.
///
/// `AALSP_EDITS` in the environment says how many changes, in place of 2,000.
@Suite struct EditTortureTests {
  private static let edits =
    ProcessInfo.processInfo.environment["AALSP_EDITS"].flatMap { Int($0) } ?? 2_000

  private static let pieces = [
    "a", "\n", "\r\n", "\r", "😀", "é", "e\u{301}", "🇩🇪", "👩‍👩‍👧",
    "漢", "\u{0}", "\u{FEFF}", "\u{2028}",
    "struct A { var body: some View { Text(\"é\") } }\n", "  ", "", "\"\"\"", "/*", "\\(", "{", "}",
  ]

  @Test(arguments: PositionEncoding.allCases)
  func bothSidesStayEqual(encoding: PositionEncoding) {
    let uri = LSP.DocumentURI("file:///tmp/torture.swift")
    let server = Server(
      inbox: Inbox(), writer: MessageWriter(InMemoryPipe().sink),
      environment: ServerEnvironment(log: Log { _ in }))
    server.lifeCycle = .running
    server.client.positionEncoding = encoding
    var random = SplitMix(seed: 77)
    func piece() -> String {
      (0..<random.next(below: 5)).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }
        .joined()
    }
    var client = EditedText("let a = 1\r\n", encoding)
    let item = LSP.TextDocumentItem(uri: uri, languageID: "swift", version: 0, text: client.string)
    server.didOpen(LSP.DidOpenTextDocumentParams(textDocument: item))
    var made = 0
    while made < Self.edits {
      let changes = (0...random.next(below: 4)).map { _ in
        var change = LSP.TextDocumentContentChangeEvent(text: piece())
        if client.scalars.count < 400, random.next(below: 50) > 0 {
          change.range = client.range(&random)
        }
        client.apply(change)
        return change
      }
      made += changes.count
      server.didChange(
        LSP.DidChangeTextDocumentParams(
          textDocument: LSP.VersionedTextDocumentIdentifier(uri: uri, version: made),
          contentChanges: changes))
      guard server.documents[uri.file]?.text.string == client.string else {
        Issue.record("after \(made) changes, the last of them \(changes)")
        return
      }
    }
    #expect(server.documents[uri.file]?.text.lines.count == client.lines.count)
  }
}

/// A text as an editor has it, found by counting from its start each time.
private struct EditedText {
  var scalars: [Unicode.Scalar]
  let encoding: PositionEncoding

  init(_ string: String, _ encoding: PositionEncoding) {
    scalars = Array(string.unicodeScalars)
    self.encoding = encoding
  }

  var string: String { String(String.UnicodeScalarView(scalars)) }

  /// Where each line begins, and where its content ends.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      let end = index
      let scalar = scalars[index]
      index += 1
      guard scalar == "\n" || scalar == "\r" else { continue }
      if scalar == "\r", index < scalars.count, scalars[index] == "\n" { index += 1 }
      lines.append(start..<end)
      start = index
    }
    return lines + [start..<scalars.count]
  }

  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch encoding {
    case .utf8: scalar.utf8.count
    case .utf16: scalar.utf16.count
    case .utf32: 1
    }
  }

  /// A position beyond the text means its end, one beyond a line that line's, one inside a scalar
  /// the scalar's start.
  private func index(of position: LSP.Position) -> Int {
    let lines = lines
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return scalars.count }
    var column = 0
    var index = lines[position.line].lowerBound
    while index < lines[position.line].upperBound {
      column += width(scalars[index])
      if column > position.character { break }
      index += 1
    }
    return index
  }

  private func position(_ random: inout SplitMix) -> LSP.Position {
    let line = random.next(below: lines.count + 2) - (random.next(below: 40) == 0 ? 1 : 0)
    let far = [Int.max, Int(Int32.max), -1, 1 << 40]
    let character =
      random.next(below: 12) == 0 ? far[random.next(below: far.count)] : random.next(below: 30)
    return LSP.Position(line: random.next(below: 60) == 0 ? .max : line, character: character)
  }

  func range(_ random: inout SplitMix) -> LSP.Range {
    LSP.Range(start: position(&random), end: position(&random))
  }

  mutating func apply(_ change: LSP.TextDocumentContentChangeEvent) {
    guard let range = change.range else {
      scalars = Array(change.text.unicodeScalars)
      return
    }
    let (first, second) = (index(of: range.start), index(of: range.end))
    let replaced = min(first, second)..<max(first, second)
    scalars.replaceSubrange(replaced, with: change.text.unicodeScalars)
  }
}
