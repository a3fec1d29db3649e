@testable import AAAnalysis
import Testing

/// What one document says decides about another.
@Suite struct CrossDocumentTests {
  private let swift = ExampleWorkspace.file("Draw/DrawApp.swift")
  private let list = ExampleWorkspace.file("Draw/Info.plist")
  private let project = ExampleWorkspace.file("Draw.xcodeproj/project.pbxproj")
  private let lacking = SupportKeyMissing.list(SupportKeyMissing.launchScreen)
  private let complete = SupportKeyMissing.list(
    SupportKeyMissing.launchScreen, SupportKeyMissing.missingKey)

  /// A disk whose files are indexed, and an app that is open.
  private func workspace(_ disk: [FileID: String]) -> Workspace {
    var files = disk
    files[swift] = SupportKeyMissing.app(scene: "AssistiveAccess")
    var workspace = ExampleWorkspace(files.mapValues { SourceText($0) }).workspace
    open(swift, files[swift] ?? "", in: &workspace)
    return workspace
  }

  private func open(_ file: FileID, _ text: String, in workspace: inout Workspace) {
    guard let kind = DocumentKind(of: file) else { return }
    workspace.apply(.setDocument(file, SourceText(text), kind: kind))
  }

  private func index(_ file: FileID, _ text: String, in workspace: inout Workspace) {
    guard let indexed = IndexedFile(file: file, text: SourceText(text)) else { return }
    workspace.apply(.index([indexed]))
  }

  private func isReported(_ workspace: Workspace) -> Bool {
    workspace.snapshot().findings(in: swift).contains { $0.rule == "support-key-missing" }
  }

  @Test func editingTheListDecidesAtOnce() {
    var workspace = workspace([list: lacking])
    #expect(isReported(workspace))
    open(list, complete, in: &workspace)
    #expect(!isReported(workspace))
    open(list, lacking, in: &workspace)
    #expect(isReported(workspace))
    // While the list is half-typed nothing is known.
    open(list, lacking.replacing("</dict>", with: "<key>UISupp"), in: &workspace)
    #expect(!isReported(workspace))
    open(list, lacking, in: &workspace)
    #expect(isReported(workspace))
  }

  @Test func snapshotsKeepWhatTheySaw() {
    var workspace = workspace([list: lacking])
    let before = workspace.snapshot()
    open(list, complete, in: &workspace)
    let after = workspace.snapshot()
    #expect(after.findings(in: swift).count < before.findings(in: swift).count)
    #expect(before.findings(in: swift).contains { $0.rule == "support-key-missing" })
  }

  @Test func theOpenListCountsAndNotTheDisks() {
    var workspace = workspace([list: lacking])
    open(list, complete, in: &workspace)
    index(list, lacking, in: &workspace)
    #expect(!isReported(workspace))
    workspace.apply(.closeDocument(list))
    index(list, lacking, in: &workspace)
    #expect(isReported(workspace))
  }

  @Test func theDiskIsFollowed() {
    // Without a reader's text the list cannot be shown, so the files are open in turn.
    var workspace = workspace([:])
    #expect(!isReported(workspace))
    open(list, lacking, in: &workspace)
    #expect(isReported(workspace))
    workspace.apply(.closeDocument(list))
    workspace.apply(.remove(list))
    #expect(!isReported(workspace))
  }

  @Test func theProjectDecidesWhoseListItIs() {
    var workspace = workspace([list: lacking])
    let named = ExampleProject(targets: [
      .init(name: "Draw", settings: ["INFOPLIST_FILE = Other.plist"])
    ])
    index(project, named.text, in: &workspace)
    #expect(!isReported(workspace))
    open(project, named.text.replacing("Other.plist", with: "Draw/Info.plist"), in: &workspace)
    #expect(isReported(workspace))
    workspace.apply(.closeDocument(project))
    workspace.apply(.remove(project))
    #expect(isReported(workspace))
  }

  @Test func closingTheSwiftDocumentKeepsItsFindings() {
    var workspace = workspace([list: lacking])
    let text = SupportKeyMissing.app(scene: "AssistiveAccess")
    workspace.apply(.closeDocument(swift))
    index(swift, text, in: &workspace)
    #expect(isReported(workspace))
    index(swift, text.replacing("AssistiveAccess", with: "WindowGroup"), in: &workspace)
    #expect(!isReported(workspace))
  }

  @Test func aListThatChangedOnDiskSinceItWasIndexedIsNotShown() {
    let texts = [swift: SupportKeyMissing.app(scene: "AssistiveAccess"), list: complete]
    var workspace = Workspace(reader: FileReader { texts[$0].map { SourceText($0) } })
    open(swift, texts[swift] ?? "", in: &workspace)
    index(list, lacking, in: &workspace)
    #expect(!isReported(workspace))
  }
}
