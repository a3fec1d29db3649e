import AAAnalysis
import Testing

@testable import AALSP

@Suite struct IndexingTests {
  private let progress = #"{"window":{"workDoneProgress":true}}"#
  private let watching = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#

  private func filesRead(_ client: TestClient) -> JSONValue? {
    client.request("workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?[
      "result"]?[
        "filesRead"]
  }

  private func tell(_ client: TestClient, _ path: String, _ type: Int) {
    client.send(
      #"""
      {"method":"workspace/didChangeWatchedFiles","params":{"changes":[
      {"uri":"file://\#(path)","type":\#(type)}]}}
      """#)
    client.settle()
  }

  @Test func theWorkspaceIsRead() throws {
    let root = try ScratchFolder([
      "App/A.swift": "let a = 1", "Info.plist": "<plist/>", "README.md": "", ".build/B.swift": "",
      "Pods/C.swift": "",
    ])
    #expect(filesRead(.running(root: root)) == .integer(2))
  }

  @Test func withoutAFolderNothingIsRead() {
    #expect(filesRead(.running()) == .integer(0))
    let null = TestClient.running(params: #","rootPath":null,"workspaceFolders":null"#)
    #expect(filesRead(null) == .integer(0))
  }

  @Test func workspaceFoldersWinOverTheOldRoots() throws {
    let root = try ScratchFolder(["A.swift": "", "B.swift": ""])
    #expect(filesRead(.running(params: #","workspaceFolders":[]"#, root: root)) == .integer(0))
    let path = TestClient.running(params: #","rootPath":"\#(root.path)""#)
    #expect(filesRead(path) == .integer(2))
  }

  @Test func progressIsShownWhereTheClientAgrees() throws {
    let root = try ScratchFolder(["A.swift": ""])
    let client = TestClient()
    client.send(
      #"""
      {"id":0,"method":"initialize","params":{"rootUri":"file://\#(root.path)",
      "capabilities":\#(progress)}}
      """#)
    client.send(#"{"method":"initialized","params":{}}"#)
    let create = client.settle().last
    #expect(create?.method == "window/workDoneProgress/create")
    let id = try #require(create?["id"])
    client.send(#"{"id":\#(id.json),"result":null}"#)
    let steps = client.settle()
    #expect(steps.allSatisfy { $0["params"]?["token"] == create?["params"]?["token"] })
    let values = steps.compactMap { $0["params"]?["value"] }
    #expect(values.map { $0["kind"] } == [.string("begin"), .string("end")])
    #expect(values.last?["message"] == .string("1 file read"))
  }

  @Test func watchedFilesAreAskedForOnlyWhereTheClientCan() throws {
    #expect(TestClient.running().settle() == [])
    let client = TestClient()
    client.send(
      #"{"id":0,"method":"initialize","params":{"rootUri":null,"capabilities":\#(watching)}}"#)
    client.send(#"{"method":"initialized","params":{}}"#)
    let request = client.settle().last
    #expect(request?.method == "client/registerCapability")
    let registration = request?["params"]?["registrations"]?.elements.first
    #expect(registration?["method"] == .string("workspace/didChangeWatchedFiles"))
  }

  @Test func changesOnDiskAreFollowed() throws {
    let root = try ScratchFolder(["A.swift": "", "Sub/B.swift": "", "Sub/C.swift": ""])
    let client = TestClient.running(capabilities: watching, root: root)
    #expect(filesRead(client) == .integer(3))
    try root.write("New.swift", "")
    tell(client, "\(root.path)/New.swift", 1)
    #expect(filesRead(client) == .integer(4))
    tell(client, "\(root.path)/.build/Product.swift", 1)
    tell(client, "/elsewhere/Other.swift", 1)
    tell(client, "\(root.path)/.aalsp.json", 2)
    #expect(filesRead(client) == .integer(4))
    try root.delete("A.swift")
    tell(client, "\(root.path)/A.swift", 3)
    #expect(filesRead(client) == .integer(3))
    try root.delete("Sub")
    tell(client, "\(root.path)/Sub", 3)
    #expect(filesRead(client) == .integer(1))
    // Told to be changed, and yet gone when it is read.
    try root.delete("New.swift")
    tell(client, "\(root.path)/New.swift", 2)
    #expect(filesRead(client) == .integer(0))
  }

  @Test func aClientThatDoesNotWatchGetsFreshFilesAllTheSame() throws {
    let root = try ScratchFolder(["A.swift": "", "B.swift": ""])
    let client = TestClient.running(root: root)
    try root.write("C.swift", "")
    try root.delete("B.swift")
    try root.delete("A.swift")
    client.send(
      #"{"method":"textDocument/didSave","params":{"textDocument":{"uri":"untitled:1"}}}"#)
    client.settle()
    #expect(filesRead(client) == .integer(1))
  }

  @Test func foldersComeAndGo() throws {
    let first = try ScratchFolder(["A.swift": "", "B.swift": ""])
    let second = try ScratchFolder(["C.swift": ""])
    let client = TestClient.running(root: first)
    func change(added: [ScratchFolder], removed: [ScratchFolder]) {
      func list(_ folders: [ScratchFolder]) -> String {
        folders.map { #"{"uri":"file://\#($0.path)/","name":"x"}"# }.joined(separator: ",")
      }
      client.send(
        #"""
        {"method":"workspace/didChangeWorkspaceFolders","params":{"event":{
        "added":[\#(list(added))],"removed":[\#(list(removed))]}}}
        """#)
      client.settle()
    }
    change(added: [second], removed: [])
    #expect(filesRead(client) == .integer(3))
    change(added: [second], removed: [first])
    #expect(filesRead(client) == .integer(1))
    change(added: [first], removed: [second])
    #expect(filesRead(client) == .integer(2))
  }

  @Test func whatIsStillReadOfAFolderTakenAwayIsDropped() throws {
    let server = Server(
      inbox: Inbox(), writer: MessageWriter(InMemoryPipe().sink),
      environment: ServerEnvironment(log: .silent))
    let folder = LSP.DocumentURI("file:///w")
    _ = server.roots.add(folder)
    let ticket = server.index.order()
    let file = try #require(
      IndexedFile(file: FileID("/w/A.swift"), text: SourceText("let a = 1")))
    server.handle(.read(ticket, [file], missing: []))
    #expect(server.index.files == [file.file])
    let event = LSP.WorkspaceFoldersChangeEvent(
      added: [], removed: [LSP.WorkspaceFolder(uri: folder)])
    server.didChangeWorkspaceFolders(LSP.DidChangeWorkspaceFoldersParams(event: event))
    server.handle(.read(ticket, [file], missing: []))
    #expect(server.index.files == [])
  }

  @Test func whatCannotBeReadIsToldAndTheRestIsRead() throws {
    let root = try ScratchFolder(["A.swift": ""])
    let client = TestClient()
    client.send(
      #"""
      {"id":0,"method":"initialize","params":{"capabilities":{},"workspaceFolders":[
      {"uri":"file://\#(root.path)/missing","name":""},{"uri":"file://\#(root.path)","name":""}]}}
      """#)
    client.send(#"{"method":"initialized","params":{}}"#)
    let messages = client.settle().filter { $0.method == "window/logMessage" }
    #expect(
      messages.map { $0["params"]?["message"] } == [
        .string("\(root.path)/missing: no such file or folder")
      ])
    #expect(filesRead(client) == .integer(1))
  }

  @Test func aClosedFileCountsAsItIsOnDisk() throws {
    let root = try ScratchFolder(["A.swift": ""])
    let client = TestClient.running(capabilities: watching, root: root)
    let uri = "file://\(root.path)/A.swift"
    try client.open(uri, "let a = 1")
    #expect(client.settle().map(\.method) == ["textDocument/publishDiagnostics"])
    client.send(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(uri)"}}}"#)
    client.settle()
    #expect(filesRead(client) == .integer(1))
    // An unwritten file, and one outside the workspace, leave nothing behind.
    for uri in ["file://\(root.path)/New.swift", "file:///elsewhere/B.swift", "untitled:1"] {
      try client.open(uri, "let a = 1")
      client.send(
        #"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(uri)"}}}"#)
      client.settle()
      #expect(filesRead(client) == .integer(1))
    }
  }
}
