import Testing

@testable import AALSP

@Suite struct PublishingTests {
  private func published(_ messages: [JSONValue]) -> [String] {
    messages.filter { $0.method == "textDocument/publishDiagnostics" }.map { message in
      let uri = message["params"]?["uri"]?.stringValue ?? "?"
      return "\(uri) \(message["params"]?["version"]?.json ?? "-")"
    }
  }

  @Test func everyVersionOfTheChangedDocumentIsToldAndNoOther() throws {
    let client = TestClient.running()
    try client.open("untitled:1", "let a = 1")
    try client.open("untitled:2", "let b = 1")
    client.settle()
    client.send(
      #"""
      {"method":"textDocument/didChange","params":{"textDocument":{"uri":"untitled:1",
      "version":2},"contentChanges":[{"text":""}]}}
      """#)
    #expect(published(client.settle()) == ["untitled:1 2"])
  }

  @Test func closingTakesBackWhatWasSent() throws {
    let client = TestClient.running()
    try client.open("file:///x/A%2eswift", "let a = 1", version: 3)
    #expect(published(client.settle()) == ["file:///x/A%2eswift 3"])
    client.send(
      #"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///x/A.swift"}}}"#)
    #expect(published(client.settle()) == ["file:///x/A%2eswift -"])
  }

  @Test func documentsOfNoInterestAreLeftAlone() throws {
    let client = TestClient.running()
    try client.open("file:///x/README.md", "# A", language: "markdown")
    #expect(client.settle() == [])
  }

  @Test func changesThatWaitAreMadeBeforeAnythingIsJudged() {
    var delivery = DiagnosticDelivery()
    let files = ["untitled:a", "untitled:b", "untitled:c"].map { LSP.DocumentURI($0).file }
    delivery.schedule([files[0], files[1]])
    delivery.schedule([files[2], files[1]])
    let order = (0..<4).map { _ in delivery.next() }
    #expect(order == [files[2], files[1], files[0], nil])
  }

  @Test func whatTheClientKnowsIsNotSentAgain() {
    var delivery = DiagnosticDelivery()
    let file = LSP.DocumentURI("untitled:a").file
    let isNews = [1, 1, 2].map { delivery.update(file, version: $0, diagnostics: []) }
    #expect(isNews == [true, false, true])
    let wasKnown = [delivery.remove(file), delivery.remove(file)]
    #expect(wasKnown == [true, false])
  }

  @Test func tracingTellsOfEachMessageWhileItIsOn() {
    let client = TestClient.running()
    client.send(#"{"method":"$/setTrace","params":{"value":"messages"}}"#)
    client.send(#"{"id":1,"method":"no/such"}"#)
    client.send(#"{"method":"$/setTrace","params":{"value":"off"}}"#)
    client.send(#"{"id":2,"method":"no/such"}"#)
    let messages = client.settle().compactMap { $0["params"]?["message"] }
    #expect(messages == [.string("no/such (1)"), .string("$/setTrace")])
  }
}
