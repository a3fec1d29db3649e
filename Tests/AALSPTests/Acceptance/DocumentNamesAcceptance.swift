import Testing

@testable import AALSP

/// Names come back letter for letter; documents are told apart by what the names mean.
@Suite("Requirement 6: names of documents") struct DocumentNamesAcceptance {
  private static let edits = #"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#

  /// How else a client may write a path.
  private static func odd(_ path: String) -> String {
    "file:///" + path.dropFirst().replacing("App", with: "%41pp").replacing(" ", with: "%20")
  }

  @Test("A document is the same under every spelling, and is answered under the one it was opened by")
  func spellings() throws {
    let root = try ScratchFolder(["My App/App = 1.swift": ""])
    let path = root["My App/App = 1.swift"]
    let opened = Self.odd(path)
    let others = [
      "file://\(path)", "FILE:///\(path.dropFirst())", "file://localhost\(path)",
      "file://" + path.replacing(" ", with: "%20").replacing("=", with: "%3d"),
      "file://\(root.path)/x/../My App/./App = 1.swift", "file://\(path)/",
    ]
    let client = TestClient.running(capabilities: Self.edits, root: root)
    try client.open(opened, CalmApp.source)
    #expect(client.settle().publications.map(\.uri) == [opened])
    for (version, other) in zip(2..., others) {
      client.replace(other, version.isMultiple(of: 2) ? CalmApp.calmer : CalmApp.source,
        version: version)
      let published = client.settle().publications
      #expect(published.map(\.uri) == [opened], "\(other)")
      #expect(published.first?.version == version)
    }
    client.replace(others[0], CalmApp.source, version: 20)
    client.settle()
    let action = try #require(client.actions(others[1], line: 5, column: 25).first)
    let change = action["edit"]?["documentChanges"]?.elements.first
    #expect(change?["textDocument"]?["uri"] == .string(opened))
    #expect(
      client.debugInformation?["openDocuments"] == .array([.string(opened)]))
    client.close(others[2])
    #expect(client.settle().publications.map(\.uri) == [opened])
    #expect(client.debugInformation?["openDocuments"] == .array([]))
    #expect(client.log == [])
  }

  @Test("A file that is not open is named as the client writes the folder around it")
  func closedFiles() throws {
    let root = try ScratchFolder([
      "My App/App.swift": CalmApp.source.replacing("{ Button(\"Start\") {} }", with: "{ Part() }"),
      "My App/Info.plist": """
      <plist version="1.0"><dict>
      <key>UILaunchScreen</key><dict/>
      </dict></plist>
      """,
    ])
    let folder = Self.odd(root["My App"])
    let client = TestClient()
    client.send(
      #"""
      {"id":0,"method":"initialize","params":{"workspaceFolders":[{"uri":"\#(folder)","name":""}],
      "capabilities":{}}}
      """#)
    client.send(#"{"method":"initialized","params":{}}"#)
    client.settle()
    let uri = folder + "/App.swift"
    try client.open(uri, root.read("My App/App.swift"))
    #expect(client.settle().last(of: uri)?.rules.contains("support-key-missing") == true)
    let action = client.actions(uri, line: 2, column: 30).first
    #expect(action?["edit"]?["changes"]?[folder + "/Info.plist"] != nil)
  }

  @Test(
    "Documents that are no files, or not written yet, and no folder at all, are ordinary",
    arguments: [
      "untitled:Untitled-1", "buffer:12", "vscode-notebook-cell:/tmp/a.swift#W0",
      "inmemory://model/1", "file:///nowhere/New View.swift",
    ],
    [
      #","rootUri":null"#, #","rootUri":null,"workspaceFolders":null"#, #","workspaceFolders":[]"#,
      "",
    ])
  func noFiles(uri: String, roots: String) throws {
    let client = TestClient()
    client.send(#"{"id":0,"method":"initialize","params":{"capabilities":{}\#(roots)}}"#)
    client.send(#"{"method":"initialized","params":{}}"#)
    #expect(client.settle().count == 1)
    try client.open(uri, CalmApp.source)
    #expect(client.settle().publications.map(\.rules) == [[CalmApp.rule]])
    let action = client.actions(uri, line: 5, column: 25).first
    #expect(action?["edit"]?["changes"]?[uri] != nil)
    client.close(uri)
    #expect(client.settle().publications.map(\.uri) == [uri])
    #expect(client.log == [])
  }
}
