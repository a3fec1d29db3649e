import Testing

@testable import AALSP

/// Every set of diagnostics names its version and is that version's; nothing is left behind.
@Suite("Requirement 3: fresh diagnostics") struct FreshDiagnosticsAcceptance {
  @Test("Of a flood of changes, every set that is sent is that of the version that it names")
  func setsFitTheirVersions() throws {
    let client = TestClient.running()
    try client.open("untitled:1", CalmApp.source, version: 1)
    for version in 2...301 {
      // As many lines in front as the version says; a finding in the odd versions alone.
      let text = version.isMultiple(of: 2) ? CalmApp.calmer : CalmApp.source
      client.replace("untitled:1", String(repeating: "\n", count: version) + text, version: version)
    }
    let published = client.settle().publications
    #expect(published.last?.version == 301)
    #expect(published.last?.lines == ["\(CalmApp.rule) 306:24-306:30 2"])
    var last = 0
    for set in published {
      let version = try #require(set.version)
      #expect(version > last)
      last = version
      let line = version == 1 ? 5 : version + 5
      let lines = ["\(CalmApp.rule) \(line):24-\(line):30 2"]
      #expect(set.lines == (version.isMultiple(of: 2) ? [] : lines))
    }
  }

  @Test("What a change in one document means for another is told with the other's version")
  func otherDocuments() throws {
    let client = TestClient.running()
    let root = "struct Root: View { var body: some View { Button(\"Go\") {} } }"
    let app = "@main struct A: App { var body: some Scene { AssistiveAccess { Root() } } }"
    try client.open("untitled:root", root, version: 11)
    try client.open("untitled:app", app, version: 4)
    let first = client.settle().last(of: "untitled:root")
    #expect(first?.version == 11)
    #expect(first?.rules.contains(CalmApp.rule) == true)
    client.replace("untitled:app", "", version: 5)
    let messages = client.settle()
    #expect(messages.last(of: "untitled:root") == Publication(
      uri: "untitled:root", version: 11, diagnostics: []))
    #expect(messages.last(of: "untitled:app")?.version == 5)
  }

  @Test("Closing takes back what was sent, and what is opened again is told again")
  func closing() throws {
    let client = TestClient.running()
    try client.open("untitled:1", CalmApp.source)
    #expect(client.settle().last(of: "untitled:1")?.rules == [CalmApp.rule])
    client.close("untitled:1")
    #expect(
      client.settle().publications
        == [Publication(uri: "untitled:1", version: nil, diagnostics: [])])
    // An empty set for the same version must not overwrite a good one.
    try client.open("untitled:1", CalmApp.source)
    #expect(client.settle().publications.map(\.rules) == [[CalmApp.rule]])
  }

  @Test("A pull is answered, and never with an error, whatever it is about")
  func pulls() throws {
    let folder = try ScratchFolder(["Gone.swift": "", "A.swift": "let a = 1"])
    let client = TestClient()
    client.send(
      #"""
      {"id":0,"method":"initialize","params":{"rootUri":"file://\#(folder.path)","capabilities":
      {"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}}}
      """#)
    client.send(#"{"method":"initialized","params":{}}"#)
    try folder.delete("Gone.swift")
    // The first are asked for while the workspace is still being read.
    let uris = [
      "file://\(folder["A.swift"])", "file://\(folder["Gone.swift"])", "untitled:never-opened",
      "file:///nowhere/A.swift", "file://\(folder.path)", "file:///tmp/%FF.swift", "", "a b",
      "file://\(folder["README.md"])",
    ]
    for (id, uri) in zip(1..., uris) {
      client.send(
        #"""
        {"id":\#(id),"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(uri)"},
        "previousResultId":"of another server"}}
        """#)
    }
    let replies = client.settle().filter { $0.method == nil && $0["id"] != .integer(0) }
    #expect(replies.map { $0["id"] } == (1...uris.count).map { .integer($0) })
    for reply in replies {
      #expect(reply["result"]?["kind"] == .string("full"), "\(reply.json)")
      #expect(reply["result"]?["items"] == .array([]), "\(reply.json)")
    }
  }
}
