import AAAnalysis
import Testing

@testable import AALSP

/// The refactoring on the name of an app.
@Suite struct AdoptionActionTests {
  private let app = FileID("/w/Garden/GardenApp.swift")
  private let text = """
    import SwiftUI

    @main
    struct GardenApp: App {
      var body: some Scene {
        WindowGroup { Text("Plants") }
      }
    }
    """
  private let list = """
    <plist version="1.0">
    <dict>
    \t<key>UILaunchScreen</key>
    \t<dict/>
    </dict>
    </plist>
    """

  private var capable: ClientProfile {
    var client = ClientProfile()
    client.codeActions = .literals
    client.takesVersionedEdits = true
    client.createsFiles = true
    return client
  }

  private func actions(
    at line: Int, _ character: Int, only: [LSP.CodeActionKind]? = nil,
    _ client: ClientProfile? = nil, text: String? = nil
  ) -> [LSP.CodeAction] {
    let source = SourceText(text ?? self.text)
    let texts = [app: source, FileID("/w/Garden/Info.plist"): SourceText(list)]
    var workspace = Workspace(reader: FileReader { texts[$0] })
    workspace.apply(.index(texts.compactMap { IndexedFile(file: $0.key, text: $0.value) }))
    workspace.apply(.setDocument(app, source, kind: .swift))
    let uri = LSP.DocumentURI(path: app.path)
    var documents = OpenDocuments()
    documents.set(OpenDocument(uri: uri, kind: .swift, version: 3, text: source))
    let snapshot = ServerSnapshot(
      workspace: workspace.snapshot(), client: client ?? capable, documents: documents,
      roots: WorkspaceRoots())
    let position = LSP.Position(line: line, character: character)
    return snapshot.codeActions(
      LSP.CodeActionParams(
        textDocument: LSP.TextDocumentIdentifier(uri: uri),
        range: LSP.Range(start: position, end: position),
        context: LSP.CodeActionContext(diagnostics: [], only: only)))
  }

  @Test func theNameOfAnAppHasIt() throws {
    let actions = actions(at: 3, 10)
    #expect(actions.map(\.title) == ["Prepare GardenApp for Assistive Access"])
    let action = try #require(actions.first)
    #expect(action.kind == .refactor && action.diagnostics == nil && action.isPreferred == nil)
    guard case .documentChanges(let changes) = action.edit else {
      Issue.record("no versioned edit")
      return
    }
    var created: [String] = []
    var edited: [String: Int?] = [:]
    for change in changes {
      switch change {
      case .create(let file): created.append(file.uri.text)
      case .edit(let edit): edited[edit.textDocument.uri.text] = edit.textDocument.version
      }
    }
    #expect(created == ["file:///w/Garden/AssistiveAccessContentView.swift"])
    #expect(
      edited == [
        "file:///w/Garden/AssistiveAccessContentView.swift": nil,
        "file:///w/Garden/GardenApp.swift": 3, "file:///w/Garden/Info.plist": nil,
      ])
  }

  @Test func onlyTheNameHasIt() {
    #expect(actions(at: 0, 0).isEmpty)
    #expect(actions(at: 5, 10).isEmpty)
  }

  @Test func kindsThatAreNotAskedForAreLeftOut() {
    #expect(actions(at: 3, 10, only: [.quickFix]).isEmpty)
    #expect(actions(at: 3, 10, only: [LSP.CodeActionKind(name: "refactor.extract")]).isEmpty)
    #expect(actions(at: 3, 10, only: [.quickFix, .refactor]).count == 1)
    #expect(actions(at: 3, 10, only: [LSP.CodeActionKind(name: "")]).count == 1)
  }

  @Test func aClientThatCannotCarryItOutGetsNone() {
    var client = capable
    client.createsFiles = false
    #expect(actions(at: 3, 10, client).isEmpty)
    client.takesVersionedEdits = false
    #expect(actions(at: 3, 10, client).isEmpty)
    client = capable
    client.codeActions = .commandsOnly
    #expect(actions(at: 3, 10, client).isEmpty)
  }

  @Test func whatIsPreparedOrCannotBeHasNone() {
    let returning = text.replacing("    WindowGroup", with: "    if a { return x }\n    return W")
    #expect(actions(at: 3, 10, text: returning).isEmpty)
    let prepared = text.replacing(
      "\n  }\n}", with: "\n    AssistiveAccess { Text(\"Calm\") }\n  }\n}")
    #expect(actions(at: 3, 10, text: prepared).map(\.kind) == [.refactor])
  }
}
