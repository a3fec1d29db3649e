import Testing

@testable import AALSP

/// Actions whose edits are made when they are chosen, and all safe fixes at once.
@Suite struct ResolveTests {
  private static let lazy = """
    {"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}},\
    "dataSupport":true,"resolveSupport":{"properties":["edit"]},"isPreferredSupport":true}},\
    "workspace":{"workspaceEdit":{"documentChanges":true}}}
    """
  private static let eager = #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#
  private static let text = """
    import SwiftUI
    struct Gate: View {
      // aalsp:disable:next text-small
      var a = 1
      // aalsp:disable:next text-small target-small
      var b = 1
    }

    """
  private static let uri = "untitled:Gate.swift"

  private func client(_ capabilities: String) throws -> TestClient {
    let client = TestClient.running(capabilities: capabilities)
    try client.open(Self.uri, Self.text)
    client.settle()
    return client
  }

  private func actions(_ client: TestClient, line: Int, _ context: String = "") -> [JSONValue] {
    client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(Self.uri)"},"range":{"start":{"line":\(line),"character":28},\
      "end":{"line":\(line),"character":28}},"context":{"diagnostics":[]\(context)}}
      """)?["result"]?.elements ?? []
  }

  private func resolve(_ client: TestClient, _ action: JSONValue) -> JSONValue? {
    client.request("codeAction/resolve", action.json)
  }

  @Test func editsAreMadeWhenTheyAreAskedFor() throws {
    let client = try client(Self.lazy)
    let action = try #require(actions(client, line: 2).first)
    #expect(action["edit"] == nil)
    let resolved = resolve(client, action)?["result"]
    #expect(resolved?["title"] == action["title"])
    #expect(resolved?["edit"]?["documentChanges"]?.elements.count == 1)
    let eager = try #require(actions(try self.client(Self.eager), line: 2).first)
    #expect(
      eager["edit"]?["changes"]?[Self.uri]
        == resolved?["edit"]?["documentChanges"]?.elements.first?["edits"])
    #expect(eager["data"] == nil)
  }

  @Test func aStaleActionIsAnErrorAndEditsNothing() throws {
    let client = try client(Self.lazy)
    let action = try #require(actions(client, line: 2).first)
    client.send(
      """
      {"method":"textDocument/didChange","params":{"textDocument":{"uri":"\(Self.uri)",\
      "version":2},"contentChanges":[{"text":"\\n"}]}}
      """)
    let answer = resolve(client, action)
    #expect(answer?.errorCode == -32801)
    #expect(answer?["result"] == nil)
    #expect(resolve(client, .object(["title": .string("x")]))?.errorCode == -32602)
  }

  @Test(arguments: [#","only":["source.fixAll"]"#, #","only":["source.fixAll.aalsp"]"#, ""])
  func allSafeFixesAreOneAction(context: String) throws {
    let client = try client(Self.lazy)
    let all = actions(client, line: 0, context)
    let action = try #require(all.first)
    #expect(all.count == 1)
    #expect(action["kind"] == .string("source.fixAll.aalsp"))
    #expect(action["edit"] == nil)
    let edits = resolve(client, action)?["result"]?["edit"]?["documentChanges"]?.elements.first?["edits"]
    #expect(edits?.elements.count == 2)
    #expect(edits?.elements.allSatisfy { $0["newText"] == .string("") } == true)
  }

  @Test func whoDoesNotResolveAndDoesNotAskGetsNone() throws {
    let client = try client(Self.eager)
    #expect(actions(client, line: 0) == [])
    let action = actions(client, line: 0, #","only":["source.fixAll"]"#).first
    #expect(action?["edit"]?["changes"]?[Self.uri]?.elements.count == 2)
    #expect(actions(try self.client(Self.lazy), line: 0, #","triggerKind":2"#) == [])
    #expect(actions(client, line: 0, #","only":["source.organizeImports"]"#) == [])
  }
}
