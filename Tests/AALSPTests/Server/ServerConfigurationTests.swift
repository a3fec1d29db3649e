import AAAnalysis
import Testing

@testable import AALSP

/// Configuration files are followed, open or on disk, and so are the editor's settings.
@Suite struct ServerConfigurationTests {
  private let watching = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
  private static let part = ConfigurationTests.part
  private static let rule = "label-without-icon"

  private func root(_ files: [String: String] = [:]) throws -> ScratchFolder {
    let sources = ["App/App.swift": ConfigurationTests.app, "Kit/Part.swift": Self.part]
    return try ScratchFolder(sources.merging(files) { $1 })
  }

  private func setting(_ level: String) -> String { #"{"rules": {"\#(Self.rule)": "\#(level)"}}"# }

  private func tell(_ client: TestClient, _ path: String, _ type: Int) {
    client.send(
      #"""
      {"method":"workspace/didChangeWatchedFiles","params":{"changes":[
      {"uri":"file://\#(path)","type":\#(type)}]}}
      """#)
  }

  private func save(_ client: TestClient, _ uri: String) {
    client.send(#"{"method":"textDocument/didSave","params":{"textDocument":{"uri":"\#(uri)"}}}"#)
  }

  private func close(_ client: TestClient, _ uri: String) {
    client.send(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(uri)"}}}"#)
  }

  private func change(_ client: TestClient, _ uri: String, _ text: String, version: Int) throws {
    try client.send(
      .object([
        "method": .string("textDocument/didChange"),
        "params": .object([
          "textDocument": .object(["uri": .string(uri), "version": .integer(version)]),
          "contentChanges": .array([.object(["text": .string(text)])]),
        ]),
      ]))
  }

  /// What was published last of each document, as "code severity".
  private func published(_ client: TestClient) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for message in client.settle() where message.method == "textDocument/publishDiagnostics" {
      let uri = message["params"]?["uri"]?.stringValue ?? "?"
      let name = String(FileID(uri).name)
      result[name] = (message["params"]?["diagnostics"]?.elements ?? []).map { diagnostic in
        "\(diagnostic["code"]?.stringValue ?? "?") \(diagnostic["severity"]?.json ?? "?")"
      }
    }
    return result
  }

  // MARK: Documents

  @Test func anOpenConfigurationIsInForceAsItIsTyped() throws {
    let root = try root([".aalsp.json": "{}"])
    let client = TestClient.running(root: root)
    let configuration = "file://\(root[".aalsp.json"])"
    try client.open("file://\(root["Kit/Part.swift"])", Self.part)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 2"]])
    try client.open(configuration, setting("hint"), language: "json")
    #expect(published(client) == [".aalsp.json": [], "Part.swift": ["\(Self.rule) 4"]])
    // Half typed, it stays in force.
    try change(client, configuration, setting("hint") + "x", version: 2)
    #expect(published(client) == [".aalsp.json": ["configuration-invalid 1"]])
    try change(client, configuration, "{", version: 3)
    #expect(published(client) == [".aalsp.json": ["configuration-invalid 1"]])
    try change(client, configuration, setting("off"), version: 4)
    #expect(published(client) == [".aalsp.json": [], "Part.swift": []])
    // Closed unsaved: the disk counts again.
    close(client, configuration)
    #expect(published(client) == [".aalsp.json": [], "Part.swift": ["\(Self.rule) 2"]])
    #expect(client.log.isEmpty)
  }

  @Test func misspelledNamesAreMendedFromTheEditor() throws {
    let root = try root()
    let client = TestClient.running(root: root)
    let uri = "file://\(root[".aalsp.json"])"
    try client.open(uri, #"{"rules": {"text-smal": "off"}}"#, language: "json")
    client.settle()
    let reply = client.request(
      "textDocument/codeAction",
      #"""
      {"textDocument":{"uri":"\#(uri)"},"context":{"diagnostics":[]},
      "range":{"start":{"line":0,"character":12},"end":{"line":0,"character":12}}}
      """#)
    let actions = reply?["result"]?.elements ?? []
    #expect(actions.compactMap { $0["title"]?.stringValue } == ["Change it to `text-small`"])
  }

  // MARK: The disk

  @Test func configurationsOnDiskAreFollowed() throws {
    let root = try root()
    let client = TestClient.running(capabilities: watching, root: root)
    try client.open("file://\(root["Kit/Part.swift"])", Self.part)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 2"]])
    try root.write(".aalsp.json", setting("error"))
    tell(client, root[".aalsp.json"], 1)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 1"]])
    try root.write("Kit/.aalsp.json", setting("hint"))
    tell(client, root["Kit/.aalsp.json"], 1)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 4"]])
    // What is wrong with a file is told though it is not open, and taken back.
    try root.write("Kit/.aalsp.json", setting("hnt"))
    tell(client, root["Kit/.aalsp.json"], 2)
    #expect(
      published(client)
        == [".aalsp.json": ["configuration-invalid 1"], "Part.swift": ["\(Self.rule) 2"]])
    try root.delete("Kit/.aalsp.json")
    tell(client, root["Kit/.aalsp.json"], 3)
    #expect(published(client) == [".aalsp.json": [], "Part.swift": ["\(Self.rule) 1"]])
    try root.delete(".aalsp.json")
    tell(client, root[".aalsp.json"], 3)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 2"]])
  }

  @Test func whereNothingIsWatchedAChangeIsFoundOnAccess() throws {
    let root = try root([".aalsp.json": setting("error"), "Kit/aalsp.json": "{"])
    let client = TestClient.running(root: root)
    let uri = "file://\(root["Kit/Part.swift"])"
    try client.open(uri, Self.part)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 2"]])
    try root.delete("Kit/aalsp.json")
    save(client, uri)
    #expect(published(client) == ["aalsp.json": [], "Part.swift": ["\(Self.rule) 1"]])
    try root.write(".aalsp.json", setting("hint"))
    save(client, uri)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 4"]])
  }

  @Test(arguments: [true, false])
  func whatIsLeftOutComesAndGoes(isWatching: Bool) throws {
    let root = try root()
    let client = TestClient.running(capabilities: isWatching ? watching : "{}", root: root)
    func follow(_ name: String, _ type: Int) {
      tell(client, root[name], type)
      if !isWatching { save(client, "file://\(root["App/App.swift"])") }
    }
    func filesRead() -> JSONValue? {
      client.request("workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?[
        "result"]?["filesRead"]
    }
    try client.open("file://\(root["App/App.swift"])", ConfigurationTests.app)
    try client.open("file://\(root["Kit/Part.swift"])", Self.part)
    let both = ["App.swift": ["\(Self.rule) 2"], "Part.swift": ["\(Self.rule) 2"]]
    #expect(published(client) == both)
    #expect(filesRead() == .integer(2))
    try root.write(".aalsp.json", #"{"exclude": ["Kit/**"]}"#)
    follow(".aalsp.json", 1)
    #expect(published(client) == ["Part.swift": []])
    #expect(filesRead() == .integer(2))
    // Left out, it is kept in step.
    try change(client, "file://\(root["Kit/Part.swift"])", "\n\n" + Self.part, version: 2)
    try root.write("Kit/More.swift", "")
    follow("Kit/More.swift", 1)
    #expect(published(client) == [:])
    #expect(filesRead() == .integer(2))
    try root.write(".aalsp.json", "{}")
    follow(".aalsp.json", 2)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 2"]])
    #expect(filesRead() == .integer(4))
    try root.write(".aalsp.json", #"{"exclude": ["Part.swift"]}"#)
    follow(".aalsp.json", 2)
    #expect(published(client) == ["Part.swift": []])
    close(client, "file://\(root["Kit/Part.swift"])")
    try root.delete(".aalsp.json")
    follow(".aalsp.json", 3)
    client.settle()
    #expect(filesRead() == .integer(3))
    #expect(client.log.isEmpty)
  }

  // MARK: Elsewhere

  @Test func filesAboveAndExtendedFilesAreFollowedOnAccess() throws {
    let outer = try ScratchFolder([
      ".aalsp.json": #"{"extends": "team/base.json"}"#, "team/base.json": setting("error"),
      "Code/App.swift": ConfigurationTests.app, "Code/Part.swift": Self.part,
    ])
    let client = TestClient()
    client.send(
      """
      {"id":0,"method":"initialize","params":{"rootUri":"file://\(outer["Code"])",\
      "capabilities":\(watching)}}
      """)
    client.send(#"{"method":"initialized","params":{}}"#)
    client.settle()
    let uri = "file://\(outer["Code/Part.swift"])"
    try client.open(uri, Self.part)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 1"]])
    try outer.write("team/base.json", setting("hint") + " ")
    save(client, uri)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 4"]])
    // Open, though its name does not tell what it is.
    try client.open("file://\(outer["team/base.json"])", setting("off"), language: "json")
    #expect(published(client) == ["base.json": [], "Part.swift": []])
    close(client, "file://\(outer["team/base.json"])")
    #expect(published(client) == ["base.json": [], "Part.swift": ["\(Self.rule) 4"]])
    try outer.delete("team/base.json")
    save(client, uri)
    #expect(
      published(client)
        == [".aalsp.json": ["configuration-invalid 1"], "Part.swift": ["\(Self.rule) 2"]])
    try outer.delete(".aalsp.json")
    save(client, uri)
    #expect(published(client) == [".aalsp.json": []])
  }

  @Test func withoutAFolderTheNearestFileOfTheDocumentHolds() throws {
    let root = try root([".aalsp.json": setting("error")])
    let text = ConfigurationTests.app + "\n" + Self.part
    let client = TestClient.running()
    try client.open("file://\(root["Kit/New.swift"])", text)
    let errors = ["\(Self.rule) 1", "\(Self.rule) 1"]
    #expect(published(client) == ["New.swift": errors])
    try client.open("untitled:1", text)
    #expect(published(client)["1"] == nil)
    try root.write(".aalsp.json", #"{"exclude": ["Kit"]}"#)
    save(client, "file://\(root["Kit/New.swift"])")
    #expect(published(client)["New.swift"] == [])
  }

  // MARK: The editor's settings

  private let asking = #"{"workspace":{"configuration":true}}"#

  private func answer(_ client: TestClient, _ messages: [JSONValue], _ result: String) throws {
    let request = try #require(messages.last { $0.method == "workspace/configuration" })
    client.send(#"{"id":\#(try #require(request["id"]).json),"result":\#(result)}"#)
  }

  private func ask(_ root: ScratchFolder) -> (TestClient, [JSONValue]) {
    let client = TestClient()
    client.send(
      """
      {"id":0,"method":"initialize","params":{"rootUri":"file://\(root.path)",\
      "capabilities":\(asking)}}
      """)
    client.send(#"{"method":"initialized","params":{}}"#)
    return (client, client.settle())
  }

  @Test func theEditorIsAskedForItsSettings() throws {
    let root = try root(["Kit/.aalsp.json": #"{"rules": {"text-small": "off"}}"#])
    let (client, messages) = ask(root)
    let items = messages.last?["params"]?["items"]?.elements ?? []
    #expect(items.map { $0["section"] } == [.string("aalsp"), .string("aalsp")])
    #expect(items.map { $0["scopeUri"] } == [.string("file://\(root.path)"), nil])
    try client.open("file://\(root["Kit/Part.swift"])", Self.part)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 2"]])
    try answer(client, messages, "[\(setting("hint")),null]")
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 4"]])
    client.send(#"{"method":"workspace/didChangeConfiguration","params":{"settings":null}}"#)
    let again = client.settle()
    // An answer to an older question no longer counts.
    try answer(client, messages, "[\(setting("error")),null]")
    #expect(published(client) == [:])
    try answer(client, again, #"[{"exclude": ["Kit"], "serverPath": "/bin/x", "rules": null},{}]"#)
    #expect(published(client) == ["Part.swift": []])
    #expect(client.log.isEmpty)
  }

  @Test(arguments: [
    "null", "[]", "{}", "7", "[7,\"x\"]", #"[{"rules": {"a": 1}}, {"extends": 7}]"#,
  ])
  func oddAnswersDoNoHarm(answer: String) throws {
    let root = try root()
    let (client, messages) = ask(root)
    try self.answer(client, messages, answer)
    try client.open("file://\(root["Kit/Part.swift"])", Self.part)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 2"]])
    #expect(client.log.count == (answer.contains("rules") ? 2 : 0))
  }

  @Test func whatTheEditorTellsCountsWhereItCannotBeAsked() throws {
    let root = try root()
    let client = TestClient.running(root: root)
    try client.open("file://\(root["Kit/Part.swift"])", Self.part)
    client.settle()
    client.send(
      """
      {"method":"workspace/didChangeConfiguration","params":\
      {"settings":{"aalsp":\(setting("hint")),"other":1}}}
      """)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 4"]])
    client.send(#"{"method":"workspace/didChangeConfiguration","params":{"settings":{}}}"#)
    #expect(published(client) == ["Part.swift": ["\(Self.rule) 2"]])
  }

  @Test func aClientThatMustBeAskedToTellOfSettingsIs() {
    let client = TestClient()
    client.send(
      #"""
      {"id":0,"method":"initialize","params":{"rootUri":null,"capabilities":
      {"workspace":{"didChangeConfiguration":{"dynamicRegistration":true}}}}}
      """#)
    client.send(#"{"method":"initialized","params":{}}"#)
    let registration = client.settle().last?["params"]?["registrations"]?.elements.first
    #expect(registration?["method"] == .string("workspace/didChangeConfiguration"))
    #expect(registration?["registerOptions"]?["section"] == .string("aalsp"))
  }
}
