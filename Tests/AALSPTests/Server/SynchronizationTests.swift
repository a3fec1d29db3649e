import AAAnalysis
import Testing

@testable import AALSP

@Suite struct SynchronizationTests {
  private let uri = LSP.DocumentURI("file:///tmp/a.swift")
  private let lines = Monitor<[String]>([])

  private func server(_ encoding: PositionEncoding = .utf16) -> Server {
    let log = Log { [lines] line in lines.with { $0.append(line) } }
    let server = Server(
      inbox: Inbox(), writer: MessageWriter(InMemoryPipe().sink),
      environment: ServerEnvironment(log: log))
    server.lifeCycle = .running
    server.client.positionEncoding = encoding
    return server
  }

  private func open(_ server: Server, _ text: String, version: Int = 1) {
    let item = LSP.TextDocumentItem(uri: uri, languageID: "swift", version: version, text: text)
    server.didOpen(LSP.DidOpenTextDocumentParams(textDocument: item))
  }

  private func change(
    _ server: Server, version: Int? = nil, _ changes: [LSP.TextDocumentContentChangeEvent]
  ) {
    server.didChange(
      LSP.DidChangeTextDocumentParams(
        textDocument: LSP.VersionedTextDocumentIdentifier(uri: uri, version: version),
        contentChanges: changes))
  }

  private func edit(
    _ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int, _ text: String
  ) -> LSP.TextDocumentContentChangeEvent {
    LSP.TextDocumentContentChangeEvent(
      range: LSP.Range(
        start: LSP.Position(line: startLine, character: start),
        end: LSP.Position(line: endLine, character: end)),
      text: text)
  }

  private func text(_ server: Server) -> String? {
    server.documents[uri.file]?.text.string
  }

  @Test func changesAreMadeInOrderEachInTermsOfTheLast() {
    let server = server()
    open(server, "ab\ncd")
    change(
      server, version: 2, [edit(0, 1, 0, 1, "X\nY"), edit(1, 0, 1, 1, ""), edit(2, 2, 2, 2, "!")])
    #expect(text(server) == "aX\nb\ncd!")
    #expect(server.documents[uri.file]?.version == 2)
    #expect(server.snapshot.workspace.text(of: uri.file)?.string == "aX\nb\ncd!")
  }

  @Test func columnsAreCountedInTheAgreedUnit() {
    for (encoding, column) in [(PositionEncoding.utf8, 4), (.utf16, 2), (.utf32, 1)] {
      let server = server(encoding)
      open(server, "😀b")
      change(server, [edit(0, column, 0, column, "a")])
      #expect(text(server) == "😀ab")
    }
  }

  @Test func placesOutOfRangeAreClamped() {
    let server = server()
    open(server, "ab\r\ncd")
    change(server, [edit(0, 99, 0, 100, "!")])
    #expect(text(server) == "ab!\r\ncd")
    change(server, [edit(7, 7, 9, 9, "?")])
    #expect(text(server) == "ab!\r\ncd?")
    change(server, [edit(-1, -1, Int.max, Int.max, "new")])
    #expect(text(server) == "new")
  }

  @Test func fullTextIsAlwaysAccepted() {
    let server = server()
    open(server, "old", version: 9)
    change(server, version: 3, [LSP.TextDocumentContentChangeEvent(text: "new")])
    #expect(text(server) == "new")
    #expect(lines.with { $0 } == ["file:///tmp/a.swift goes from version 9 to 3."])
  }

  @Test func versionsMaySkipAndMayBeMissing() {
    let server = server()
    open(server, "a", version: 0)
    change(server, version: 4, [edit(0, 0, 0, 0, "b")])
    change(server, [edit(0, 0, 0, 0, "c")])
    #expect(text(server) == "cba")
    #expect(server.documents[uri.file]?.version == 5)
    #expect(lines.with { $0 } == [])
  }

  @Test func theGreatestVersionMayBeFollowedByNone() {
    let server = server()
    open(server, "a", version: .max)
    change(server, [edit(0, 0, 0, 0, "b")])
    #expect(text(server) == "ba")
  }

  @Test func whatIsNotOpenIsNotChangedAndNotClosed() {
    let server = server()
    change(server, [edit(0, 0, 0, 0, "b")])
    server.didClose(
      LSP.DidCloseTextDocumentParams(textDocument: LSP.TextDocumentIdentifier(uri: uri)))
    #expect(server.documents.count == 0)
    #expect(lines.with { $0.count } == 2)
  }

  @Test func openingTwiceReplaces() {
    let server = server()
    open(server, "a", version: 5)
    open(server, "b", version: 1)
    #expect(text(server) == "b")
    #expect(server.documents.byRecency == [uri.file])
    #expect(server.documents[uri.file]?.version == 1)
  }

  @Test(arguments: [
    ("file:///a.swift", "swift", DocumentKind.swift), ("untitled:1", "swift", .swift),
    ("file:///a.swift", "", .swift), ("file:///Info.plist", "xml", .propertyList),
    ("file:///Info.plist", "plaintext", .propertyList), ("untitled:1", "xml", .propertyList),
    ("buffer:1", "plist", .propertyList), ("file:///new", "swift", .swift),
    ("file:///pom.xml", "xml", .propertyList), ("file:///a.svg", "xml", nil),
    ("file:///a.md", "markdown", nil), ("untitled:1", "", nil),
  ])
  func kindFollowsNameThenLanguage(uri: String, language: String, kind: DocumentKind?) {
    #expect(DocumentKind(of: LSP.DocumentURI(uri), languageID: language) == kind)
  }

  /// The client's side of the same edits, on UTF-16 units, which are what it counts.
  @Test(arguments: 0..<8)
  func randomEditsKeepBothSidesEqual(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pieces = ["a", "\n", "\r\n", "\r", "😀", "é", "e\u{301}", "🇩🇪", "  ", "", "{ }", "\t"]
    func piece() -> String {
      (0..<random.next(below: 4)).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    }
    let server = server()
    var model = ClientText(piece() + piece())
    open(server, model.string)
    for _ in 0..<300 {
      let changes = (0..<1 + random.next(below: 3)).map { _ in
        let (first, second) = (model.randomPlace(&random), model.randomPlace(&random))
        let (start, end) = (min(first, second), max(first, second))
        let change = LSP.TextDocumentContentChangeEvent(
          range: LSP.Range(start: model.position(of: start), end: model.position(of: end)),
          text: piece())
        model.replace(start..<end, with: change.text)
        return change
      }
      change(server, changes)
      #expect(text(server).map { Array($0.utf16) } == model.units)
    }
  }
}

/// A text as an editor in JavaScript has it.
private struct ClientText {
  var units: [UInt16]

  init(_ string: String) { units = Array(string.utf16) }

  var string: String { String(decoding: units, as: UTF16.self) }

  mutating func replace(_ range: Range<Int>, with text: String) {
    units.replaceSubrange(range, with: Array(text.utf16))
  }

  /// An offset that is neither inside a surrogate pair nor inside a line ending.
  func randomPlace(_ random: inout SplitMix) -> Int {
    var place = random.next(below: units.count + 1)
    while place > 0, place < units.count,
      0xDC00...0xDFFF ~= units[place] || units[place] == 10 && units[place - 1] == 13
    { place -= 1 }
    return place
  }

  func position(of place: Int) -> LSP.Position {
    var position = LSP.Position(line: 0, character: 0)
    var index = 0
    while index < place {
      let unit = units[index]
      index += 1
      if unit == 13, index < units.count, units[index] == 10 { index += 1 }
      if unit == 10 || unit == 13 {
        position = LSP.Position(line: position.line + 1, character: 0)
      } else {
        position.character += 1
      }
    }
    return position
  }
}
