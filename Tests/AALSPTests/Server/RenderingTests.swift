import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct RenderingTests {
  private let file = FileID("/w/A.swift")
  private let list = FileID("/w/Info.plist")

  private func snapshot(_ client: ClientProfile) -> ServerSnapshot {
    let texts = [file: "let 😀 = a\nb", list: "<plist>\n"].mapValues { SourceText($0) }
    var workspace = Workspace(reader: FileReader { texts[$0] })
    var documents = OpenDocuments()
    if let text = texts[file] {
      let uri = LSP.DocumentURI(path: file.path)
      documents.set(OpenDocument(uri: uri, kind: .swift, version: 4, text: text))
      workspace.apply(.setDocument(file, text, kind: .swift))
    }
    return ServerSnapshot(
      workspace: workspace.snapshot(), client: client, documents: documents,
      roots: WorkspaceRoots())
  }

  private var capable: ClientProfile {
    var client = ClientProfile()
    client.showsRelatedInformation = true
    client.keepsDiagnosticData = true
    client.takesVersionedEdits = true
    client.createsFiles = true
    return client
  }

  private func json(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  private func edit(_ fix: Fix, _ client: ClientProfile) throws -> JSONValue? {
    try snapshot(client).edit(fix).map { try json($0) }
  }

  private var finding: Finding {
    Finding(
      rule: "no-such-rule", severity: .information, message: "Why.",
      location: Location(file: file, range: ByteRange(4, 8)),
      related: [
        RelatedLocation(location: Location(file: list, range: ByteRange(0, 7)), message: "Here."),
        RelatedLocation(
          location: Location(file: FileID("/gone.plist"), range: ByteRange(0, 1)),
          message: "Gone."),
      ])
  }

  private func diagnostic(_ client: ClientProfile) throws -> JSONValue {
    let snapshot = snapshot(client)
    let positions = try #require(snapshot.positions(in: file))
    return try json(snapshot.diagnostic(finding, in: positions))
  }

  @Test func aDiagnosticHoldsWhatTheClientCanShow() throws {
    #expect(
      try diagnostic(capable).json == """
        {"code":"no-such-rule","data":{"version":4},"message":"Why.",\
        "range":{"end":{"character":6,"line":0},"start":{"character":4,"line":0}},\
        "relatedInformation":[{"location":{"range":{"end":{"character":7,"line":0},\
        "start":{"character":0,"line":0}},"uri":"file:///w/Info.plist"},"message":"Here."}],\
        "severity":3,"source":"aalsp"}
        """)
  }

  @Test func aDiagnosticForAPlainClientIsPlain() throws {
    var client = ClientProfile()
    client.positionEncoding = .utf8
    #expect(
      try diagnostic(client).json == """
        {"code":"no-such-rule","message":"Why.",\
        "range":{"end":{"character":8,"line":0},"start":{"character":4,"line":0}},\
        "severity":3,"source":"aalsp"}
        """)
  }

  @Test func anEditNamesTheVersionItWasMadeFor() throws {
    let fix = Fix(
      title: "Do it",
      changes: [
        .edit(file, [TextEdit(ByteRange(4, 8), "x"), TextEdit(at: 13, insert: "y")]),
        .edit(list, [TextEdit(at: 8, insert: "</plist>\n")]),
      ])
    #expect(
      try edit(fix, capable)?.json == """
        {"documentChanges":[{"edits":[{"newText":"x","range":{"end":{"character":6,"line":0},\
        "start":{"character":4,"line":0}}},{"newText":"y","range":{"end":{"character":0,"line":1},\
        "start":{"character":0,"line":1}}}],\
        "textDocument":{"uri":"file:///w/A.swift","version":4}},\
        {"edits":[{"newText":"</plist>\\n","range":{"end":{"character":0,"line":1},\
        "start":{"character":0,"line":1}}}],\
        "textDocument":{"uri":"file:///w/Info.plist","version":null}}]}
        """)
    #expect(
      try edit(fix, ClientProfile())?["changes"]?["file:///w/Info.plist"]?.elements.count == 1)
  }

  @Test func aFileIsCreatedOnlyByAClientThatCan() throws {
    let fix = Fix(title: "Make it", changes: [.create(FileID("/w/New.plist"), "text\n")])
    #expect(
      try edit(fix, capable)?.json == """
        {"documentChanges":[{"kind":"create","uri":"file:///w/New.plist"},\
        {"edits":[{"newText":"text\\n","range":{"end":{"character":0,"line":0},\
        "start":{"character":0,"line":0}}}],\
        "textDocument":{"uri":"file:///w/New.plist","version":null}}]}
        """)
    var client = capable
    client.createsFiles = false
    #expect(try edit(fix, client) == nil)
    #expect(try edit(fix, ClientProfile()) == nil)
  }

  @Test func aFixThatCannotBeMadeWholeIsNotMade() throws {
    let good = FileChange.edit(file, [TextEdit(at: 0, insert: "x")])
    for bad in [
      FileChange.edit(FileID("/gone.swift"), []), .edit(list, [TextEdit(ByteRange(0, 99), "")]),
    ] {
      #expect(try edit(Fix(title: "Do it", changes: [good, bad]), capable) == nil)
    }
    #expect(try edit(Fix(title: "Do nothing", changes: []), capable) == nil)
  }

  @Test func kindsAreAskedForByTheirTree() {
    let fixAll = LSP.CodeActionKind(name: "source.fixAll.aalsp")
    for name in ["", "source", "source.fixAll", "source.fixAll.aalsp"] {
      #expect(LSP.CodeActionKind(name: name).contains(fixAll))
    }
    for name in ["quickfix", "sour", "source.fixAll.aalsp.x", "source.fixA"] {
      #expect(!LSP.CodeActionKind(name: name).contains(fixAll))
    }
  }
}
