import AAAnalysis
import Testing

@testable import AALSP

/// What changes in one document is published for the others, in the same round.
@Suite struct CrossDocumentTests {
  private let watching = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
  private static let app = """
    @main struct DrawApp: App {
      var body: some Scene { AssistiveAccess { CalmView() } }
    }
    """

  private static func list(_ entry: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n<key>UILaunchScreen</key><dict/>\n\(entry)</dict>\n</plist>\n"
  }

  private let lacking = Self.list("")
  private let complete = Self.list("<key>UISupportsAssistiveAccess</key><true/>\n")

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

  private func close(_ client: TestClient, _ uri: String) {
    client.send(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(uri)"}}}"#)
  }

  private func tell(_ client: TestClient, _ path: String, _ type: Int) {
    client.send(
      #"""
      {"method":"workspace/didChangeWatchedFiles","params":{"changes":[
      {"uri":"file://\#(path)","type":\#(type)}]}}
      """#)
  }

  /// The codes that were published last for a document; nil where nothing was.
  private func codes(_ client: TestClient, _ uri: String) -> [String]? {
    let published = client.settle().last { message in
      message.method == "textDocument/publishDiagnostics"
        && message["params"]?["uri"] == .string(uri)
    }
    return published.map { message in
      (message["params"]?["diagnostics"]?.elements ?? []).compactMap { $0["code"]?.stringValue }
    }
  }

  @Test func editingTheListRepublishesTheSwiftDocument() throws {
    let root = try ScratchFolder(["Draw/DrawApp.swift": Self.app, "Draw/Info.plist": lacking])
    let client = TestClient.running(root: root)
    let (swift, list) = (
      "file://\(root["Draw/DrawApp.swift"])", "file://\(root["Draw/Info.plist"])"
    )
    try client.open(swift, Self.app)
    #expect(codes(client, swift) == ["support-key-missing"])
    try client.open(list, lacking, language: "xml")
    #expect(codes(client, swift) == nil)
    try change(client, list, complete, version: 2)
    #expect(codes(client, swift) == [])
    try change(client, list, lacking, version: 3)
    #expect(codes(client, swift) == ["support-key-missing"])
    try change(client, list, complete, version: 4)
    #expect(codes(client, swift) == [])
    // Closed unsaved: the disk counts again.
    close(client, list)
    #expect(codes(client, swift) == ["support-key-missing"])
  }

  @Test func editingAModifierRepublishesTheScreensThatUseIt() throws {
    func modifier(_ icon: String) -> String {
      """
      import SwiftUI
      extension View {
        func screenTitle(_ title: String, symbol: String) -> some View {
          navigationTitle(title)
            \(icon).assistiveAccessNavigationIcon(systemImage: symbol)
        }
      }
      """
    }
    let symbols = ["tray", "clock", "bell"]
    var texts = ["Draw/ScreenTitle.swift": modifier("")]
    for symbol in symbols {
      texts["Draw/\(symbol).swift"] = """
        import SwiftUI
        struct \(symbol)View: View {
          var body: some View { Text("Now").screenTitle("\(symbol)", symbol: "\(symbol)") }
        }
        """
    }
    let links = symbols.map { "NavigationLink(\"\($0)\") { \($0)View() }" }
    texts["Draw/DrawApp.swift"] =
      Self.app + """
        struct CalmView: View {
          var body: some View {
            NavigationStack { VStack { \(links.joined(separator: "; ")) } }
          }
        }
        """
    let root = try ScratchFolder(texts)
    let client = TestClient.running(root: root)
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      try client.open("file://\(root[path])", text)
    }
    client.settle()
    let modified = "file://\(root["Draw/ScreenTitle.swift"])"
    for (version, icon) in [(2, "//"), (3, ""), (4, "//")] {
      // All of it is news of this one change: nothing else is said until the server is at rest.
      try change(client, modified, modifier(icon), version: version)
      let published = client.settle().filter { $0.method == "textDocument/publishDiagnostics" }
      for symbol in symbols {
        let uri = "file://\(root["Draw/\(symbol).swift"])"
        let news = published.filter { $0["params"]?["uri"] == .string(uri) }
        let found = news.first?["params"]?["diagnostics"]?.elements ?? []
        let codes = found.map { $0["code"]?.stringValue }
        #expect(news.count == 1)
        #expect(codes.contains("navigation-icon-missing") == !icon.isEmpty)
      }
    }
  }

  @Test func changesOnDiskRepublishTheSwiftDocument() throws {
    let root = try ScratchFolder(["Draw/DrawApp.swift": Self.app, "Draw/Info.plist": lacking])
    let client = TestClient.running(capabilities: watching, root: root)
    let swift = "file://\(root["Draw/DrawApp.swift"])"
    try client.open(swift, Self.app)
    #expect(codes(client, swift) == ["support-key-missing"])
    try root.write("Draw/Info.plist", complete)
    tell(client, root["Draw/Info.plist"], 2)
    #expect(codes(client, swift) == [])
    try root.write("Draw/Info.plist", lacking)
    tell(client, root["Draw/Info.plist"], 2)
    #expect(codes(client, swift) == ["support-key-missing"])
    try root.delete("Draw/Info.plist")
    tell(client, root["Draw/Info.plist"], 3)
    #expect(codes(client, swift) == [])
  }

  @Test func aProjectOnDiskIsRead() throws {
    let project = """
      { rootObject = P; objects = {
        P = { targets = (A); buildConfigurationList = PL; };
        PL = { buildConfigurations = (PC); };
        PC = { name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        A = { name = Draw; productType = "com.apple.product-type.application";
          buildConfigurationList = AL; };
        AL = { buildConfigurations = (AC); };
        AC = { name = Debug; buildSettings = {
          GENERATE_INFOPLIST_FILE = YES;
        }; };
      }; }
      """
    let root = try ScratchFolder(["Draw/DrawApp.swift": Self.app])
    let client = TestClient.running(capabilities: watching, root: root)
    let swift = "file://\(root["Draw/DrawApp.swift"])"
    try client.open(swift, Self.app)
    #expect(codes(client, swift) == [])
    try root.write("Draw.xcodeproj/project.pbxproj", project)
    tell(client, root["Draw.xcodeproj/project.pbxproj"], 1)
    #expect(codes(client, swift) == ["support-key-missing"])
    try root.delete("Draw.xcodeproj")
    tell(client, root["Draw.xcodeproj"], 3)
    #expect(codes(client, swift) == [])
  }

  @Test func theFixOfTheListIsOfferedInTheSwiftDocument() throws {
    let root = try ScratchFolder(["Draw/DrawApp.swift": Self.app, "Draw/Info.plist": lacking])
    let client = TestClient.running(root: root)
    let uri = "file://\(root["Draw/DrawApp.swift"])"
    try client.open(uri, Self.app)
    client.settle()
    let reply = client.request(
      "textDocument/codeAction",
      #"""
      {"textDocument":{"uri":"\#(uri)"},"context":{"diagnostics":[]},
      "range":{"start":{"line":1,"character":30},"end":{"line":1,"character":30}}}
      """#)
    let action = try #require(reply?["result"]?.elements.first)
    #expect(action["title"] == .string("Add UISupportsAssistiveAccess to Info.plist"))
    let edits = action["edit"]?["changes"]?["file://\(root["Draw/Info.plist"])"]?.elements
    #expect(
      edits?.first?["newText"] == .string("\n<key>UISupportsAssistiveAccess</key><true/>"))
  }
}
