import Testing

@testable import AALSP

/// Edits fit the version that they name, and one another; fix-all ends where nothing is left.
@Suite("Requirement 5: fixes") struct FixesAcceptance {
  private static let actions = #""codeAction":{"codeActionLiteralSupport":{}}"#
  private static let lazy = """
    {"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true,\
    "resolveSupport":{"properties":["edit"]}}},"workspace":{"workspaceEdit":{"documentChanges":true}}}
    """

  /// Unused comments in twos, side by side, so that one edit leaves work for another; and letters
  /// whose columns differ from their bytes.
  private static let source = CalmApp.source.replacing(
    "  var body: some View {",
    with: """
        // aalsp:disable:next text-small target-small
        let a = "🙂漢" // aalsp:disable:this text-small tab-view
        // aalsp:disable:next image-unlabelled
        // aalsp:disable:next tab-view nested-ui text-small
        var body: some View {
      """)

  private func edits(_ action: JSONValue?, _ uri: String) -> (version: JSONValue?, [JSONValue]) {
    let change = action?["edit"]?["documentChanges"]?.elements.first
    #expect(change?["textDocument"]?["uri"] == .string(uri))
    return (change?["textDocument"]?["version"], change?["edits"]?.elements ?? [])
  }

  @Test("Fix-all is one result, sorted and disjoint, after which nothing is left to fix")
  func fixAllReachesAFixedPoint() throws {
    let uri = "untitled:1"
    let client = TestClient.running(capabilities: Self.lazy)
    try client.open(uri, Self.source, version: 17)
    let before = client.settle().last(of: uri)
    #expect(before?.rules.count { $0 == "suppression-unused" } == 8)
    let offered = client.actions(uri, line: 0, column: 0, #","only":["source.fixAll"]"#)
    #expect(offered.count == 1)
    let action = client.resolved(try #require(offered.first))?["result"]
    let (version, edits) = edits(action, uri)
    #expect(version == .integer(17))
    #expect(action?["edit"]?["documentChanges"]?.elements.count == 1)
    #expect(!edits.isEmpty)
    let text = EditorText(Self.source)
    #expect(EditorText.flaw(in: edits, of: text) == nil)
    let fixed = text.applying(edits).text
    #expect(!fixed.contains("aalsp:disable"))
    #expect(fixed.contains("let a = \"🙂漢\"\n"))
    client.replace(uri, fixed, version: 18)
    #expect(client.settle().last(of: uri)?.rules == [CalmApp.rule])
    #expect(client.actions(uri, line: 0, column: 0, #","only":["source.fixAll"]"#) == [])
  }

  @Test("Every fix that is offered fits its text, and its finding is gone afterwards")
  func everyFixFits() throws {
    let uri = "untitled:1"
    let client = TestClient.running(capabilities: Self.lazy)
    var version = 1
    try client.open(uri, Self.source, version: version)
    let diagnostics = client.settle().last(of: uri)?.diagnostics ?? []
    #expect(diagnostics.count == 9)
    var tried = 0
    for diagnostic in diagnostics {
      guard case .integer(let line)? = diagnostic["range"]?["start"]?["line"],
        case .integer(let column)? = diagnostic["range"]?["start"]?["character"]
      else { continue }
      let count = client.actions(uri, line: line, column: column).count
      for number in 0..<count {
        let offered = client.actions(uri, line: line, column: column)[number]
        guard offered["kind"] == .string("quickfix"),
          offered["title"]?.stringValue?.hasPrefix("Silence `suppression-") == false
        else { continue }
        let action = client.resolved(offered)?["result"]
        let (named, edits) = edits(action, uri)
        #expect(named == .integer(version))
        let text = EditorText(Self.source)
        #expect(EditorText.flaw(in: edits, of: text) == nil)
        version += 1
        client.replace(uri, text.applying(edits).text, version: version)
        let after = client.settle().last(of: uri)
        #expect((after?.diagnostics.count ?? 9) < 9, "\(offered["title"]?.json ?? "")")
        version += 1
        client.replace(uri, Self.source, version: version)
        client.settle()
        tried += 1
      }
    }
    #expect(tried > 9)
  }

  @Test("An action of another version is refused, and edits nothing")
  func otherVersionsAreRefused() throws {
    let uri = "untitled:1"
    let client = TestClient.running(capabilities: Self.lazy)
    try client.open(uri, Self.source, version: 1)
    client.settle()
    let fix = try #require(client.actions(uri, line: 9, column: 25).first)
    let all = try #require(
      client.actions(uri, line: 0, column: 0, #","only":["source.fixAll"]"#).first)
    #expect(client.resolved(fix)?["result"]?["edit"] != nil)
    // The same text, and yet another version: who knows what came between.
    client.replace(uri, Self.source, version: 2)
    for action in [fix, all] {
      let reply = client.resolved(action)
      #expect(reply?.errorCode == -32801)
      #expect(reply?["result"] == nil)
    }
    client.close(uri)
    #expect(client.resolved(fix)?.errorCode == -32801)
  }

  @Test("A client without versions gets plain edits; one that shows an older text gets no fix of it")
  func plainClients() throws {
    let uri = "untitled:1"
    let client = TestClient.running(
      capabilities: "{\"textDocument\":{\(Self.actions),\"publishDiagnostics\":"
        + "{\"dataSupport\":true}}}")
    try client.open(uri, Self.source, version: 1)
    let shown = try #require(client.settle().last(of: uri)?.diagnostics.first)
    let offered = client.actions(uri, line: 5, column: 30)
    let edits = offered.first?["edit"]?["changes"]?[uri]?.elements ?? []
    #expect(EditorText.flaw(in: edits, of: EditorText(Self.source)) == nil)
    #expect(!edits.isEmpty)
    let named = client.actions(uri, line: 0, column: 0, diagnostics: [shown])
    #expect(named.count == offered.count)
    // The same text under another version: what the client shows is no longer known to be true.
    client.replace(uri, Self.source, version: 2)
    client.settle()
    #expect(client.actions(uri, line: 0, column: 0, diagnostics: [shown]) == [])
  }
}
