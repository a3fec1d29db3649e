import Testing

@testable import AALSP

@Suite struct LensTests {
  private static let capabilities = """
    {"textDocument":{"codeLens":{}},"workspace":{"codeLens":{"refreshSupport":true}}}
    """

  private func lenses(_ client: TestClient, _ uri: String) -> [JSONValue] {
    client.request("textDocument/codeLens", #"{"textDocument":{"uri":"\#(uri)"}}"#)?["result"]?
      .elements ?? []
  }

  private func files(_ root: String) -> [String: String] {
    ["App.swift": PullTests.scene, "Root.swift": root, "Info.plist": PullTests.list]
  }

  @Test(arguments: [
    (#","initializationOptions":{"commands":["aalsp.showMap"]}"#, "aalsp.showMap"), ("", ""),
  ])
  func aSceneTellsOfItsScreens(options: String, command: String) throws {
    let folder = try ScratchFolder(files(PullTests.root))
    let client = TestClient.running(
      capabilities: Self.capabilities, params: options, root: folder)
    let uri = "file://\(folder["App.swift"])"
    try client.open(uri, PullTests.scene)
    client.settle()
    let lens = try #require(lenses(client, uri).first)
    #expect(lens["command"]?["title"]?.stringValue?.hasPrefix("1 screen, ") == true)
    #expect(lens["command"]?["command"] == .string(command))
    #expect(lens["range"]?["start"]?["line"] == .integer(2))
    #expect(lenses(client, "file://\(folder["Root.swift"])") == [])
  }

  @Test func theyAreAskedForAnewWhenTheyChange() throws {
    let folder = try ScratchFolder(files(PullTests.root))
    let client = TestClient.running(capabilities: Self.capabilities, root: folder)
    let uri = "file://\(folder["App.swift"])"
    try client.open(uri, PullTests.scene)
    client.settle()
    let before = lenses(client, uri)
    let root = "file://\(folder["Root.swift"])"
    try client.open(root, PullTests.root.replacing("Button(", with: "Text("))
    let refreshed = client.settle().contains { $0.method == "workspace/codeLens/refresh" }
    #expect(refreshed)
    #expect(lenses(client, uri) != before)
    try client.open("untitled:1", "let a = 1\n")
    let again = client.settle().contains { $0.method == "workspace/codeLens/refresh" }
    #expect(!again)
  }

  @Test func itemsTakeTheClientsForm() throws {
    let text = "Image(systemName: \"printer.f\")\n"
    func item(_ completion: String) throws -> JSONValue? {
      let client = TestClient.running(
        capabilities: #"{"textDocument":{"completion":\#(completion)}}"#)
      try client.open("untitled:1", text)
      let answer = client.request(
        "textDocument/completion",
        #"{"textDocument":{"uri":"untitled:1"},"position":{"line":0,"character":28}}"#)
      let item = answer?["result"]?["items"]?.elements.first
      return item?["data"] == nil
        ? item : client.request("completionItem/resolve", item?.json ?? "")?["result"]
    }
    let plain = try item(
      #"{"completionItem":{"documentationFormat":["plaintext"],"resolveSupport":{"properties":[]}}}"#)
    #expect(plain?["label"] == .string("printer.fill"))
    #expect(plain?["documentation"]?["kind"] == .string("plaintext"))
    let rich = try item(
      #"{"completionItem":{"resolveSupport":{"properties":["documentation","command"]}}}"#)
    #expect(rich?["data"]?["symbol"] == .string("printer.fill"))
    #expect(rich?["documentation"]?["kind"] == .string("markdown"))
    let unresolved = try item(
      #"{"completionItem":{"resolveSupport":{"properties":["additionalTextEdits"]}}}"#)
    #expect(unresolved?["data"] == nil)
    #expect(unresolved?["documentation"] != nil)
  }
}
