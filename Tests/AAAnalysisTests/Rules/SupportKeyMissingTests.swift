@testable import AAAnalysis
import Testing

@Suite struct SupportKeyMissingTests {
  private let app = SupportKeyMissing.app(scene: "AssistiveAccess")
  private let lacking = SupportKeyMissing.list(SupportKeyMissing.launchScreen)
  private let denying = SupportKeyMissing.list("<key>UISupportsAssistiveAccess</key><false/>")

  private func findings(_ files: [String: String]) -> [Finding] {
    ExampleWorkspace(files).findings(of: "support-key-missing")
  }

  private func messages(_ files: [String: String]) -> [String] { findings(files).map(\.message) }

  // MARK: Messages

  @Test func messagesNameTheListAsSeenFromTheScene() {
    let start = "The app has an Assistive Access scene, but its key `UISupportsAssistiveAccess` "
    #expect(
      messages(["App/A.swift": app, "App/Info.plist": lacking])
        == [start + "is missing from `Info.plist`. Add it with the value true."])
    #expect(
      messages(["App/Sources/A.swift": app, "App/Support/Info.plist": lacking])
        == [start + "is missing from `Support/Info.plist`. Add it with the value true."])
    #expect(
      messages(["App/A.swift": app, "App/Info.plist": denying]) == [
        start + "is false in `Info.plist`. Set it to true.",
        "`UISupportsAssistiveAccess` is false, but the app has an Assistive Access scene. "
          + "Set it to true.",
      ])
    #expect(
      messages(["App/A.swift": app, "App/1/Info.plist": lacking, "App/2/Info.plist": lacking]) == [
        start
          + "is missing from `1/Info.plist` and `2/Info.plist`. Set it to true in that of the app."
      ])
  }

  @Test func aGeneratedListIsNamedByItsTarget() throws {
    let project = ExampleProject(targets: [
      .init(name: "Draw", settings: ["GENERATE_INFOPLIST_FILE = YES"])
    ])
    let finding = try #require(
      findings(["Draw/A.swift": app, "Draw.xcodeproj/project.pbxproj": project.text]).first)
    #expect(finding.message.contains("the generated Info.plist of `Draw`"))
    #expect(finding.message.contains("`INFOPLIST_FILE`"))
    #expect(finding.related.isEmpty)
    let fix = try #require(finding.fixes.first)
    #expect(
      fix.title == "Create Draw-Info.plist with UISupportsAssistiveAccess, named by INFOPLIST_FILE")
    #expect(!fix.isPreferred && !fix.isSafe)
  }

  @Test func aDescribedListIsNamedByItsManifest() throws {
    let file = ExampleWorkspace.file("project.yml")
    let lacking = ["Draw/A.swift": app, "project.yml": KeyExample.xcodeGen()]
    let finding = try #require(findings(lacking).first)
    #expect(
      finding.message
        == "The app has an Assistive Access scene, but its key `UISupportsAssistiveAccess` is "
        + "missing from the Info.plist that `project.yml` describes. Add it with the value true.")
    #expect(finding.fixes.map(\.title) == ["Add UISupportsAssistiveAccess to project.yml"])
    #expect(finding.related.map(\.location.file) == [file])
    let key = "UISupportsAssistiveAccess: no"
    let found = findings(["Draw/A.swift": app, "project.yml": KeyExample.xcodeGen(key)])
    #expect(found.count == 2)
    #expect(Set(found.map(\.fixes)).count == 1)
    let title = try #require(found.first?.fixes.first?.title)
    #expect(title == "Set UISupportsAssistiveAccess to true in project.yml")
    // What a variable stands for is not known.
    let open = "UISupportsAssistiveAccess: ${CALM}"
    #expect(findings(["Draw/A.swift": app, "project.yml": KeyExample.xcodeGen(open)]).isEmpty)
  }

  // MARK: Related places and fixes

  @Test func theListIsRelatedAtItsRoot() throws {
    let files = ["A.swift": app, "Info.plist": lacking]
    let related = try #require(findings(files).first?.related.first)
    let text = try #require(ExampleWorkspace(files).files[related.location.file])
    #expect(text[related.location.range] == "<dict>")
  }

  @Test func bothPlacesOfAFalseKeyHaveTheSameFix() {
    let found = findings(["A.swift": app, "Info.plist": denying])
    #expect(found.count == 2)
    #expect(Set(found.map(\.fixes)).count == 1)
    #expect(
      found.allSatisfy { $0.fixes.first?.isPreferred == true && $0.fixes.first?.isSafe == true })
    #expect(found.last?.related.map(\.location) == found.first.map { [$0.location] })
  }

  @Test func ofEquallyNearListsNoneIsPreferred() {
    let found = findings([
      "App/A.swift": app, "App/1/Info.plist": lacking, "App/2/Info.plist": lacking,
    ])
    #expect(found.count == 1)
    #expect(
      found.first?.fixes.map(\.title) == [
        "Add UISupportsAssistiveAccess to 1/Info.plist",
        "Add UISupportsAssistiveAccess to 2/Info.plist",
      ])
    #expect(found.first?.fixes.contains { $0.isPreferred || $0.isSafe } == false)
  }

  @Test func listsOfAllConfigurationsAreFixedTogether() throws {
    let project = ExampleProject(targets: [
      .init(name: "Draw", settings: ["INFOPLIST_FILE = \"Draw/$(CONFIGURATION).plist\""])
    ])
    let files = [
      "Draw/A.swift": app, "Draw/Debug.plist": lacking, "Draw/Release.plist": lacking,
      "Draw.xcodeproj/project.pbxproj": project.text,
    ]
    let finding = try #require(findings(files).first)
    #expect(finding.fixes.map(\.title) == ["Add UISupportsAssistiveAccess to 2 property lists"])
    #expect(finding.fixes.first?.changes.count == 2)
    var oneHasIt = files
    oneHasIt["Draw/Debug.plist"] = SupportKeyMissing.list(SupportKeyMissing.missingKey)
    #expect(findings(oneHasIt).isEmpty)
  }

  /// Whatever the targets need is done at once, so that the finding is gone.
  @Test func targetsWithAndWithoutAListAreFixedTogether() throws {
    let generated = ["GENERATE_INFOPLIST_FILE = YES"]
    let project = ExampleProject(targets: [
      .init(name: "A", folders: ["Shared"], settings: generated),
      .init(name: "B", folders: ["Shared"], settings: generated),
      .init(name: "C", folders: ["Shared"], settings: ["INFOPLIST_FILE = C.plist"]),
    ])
    let workspace = ExampleWorkspace([
      "Shared/A.swift": app, "C.plist": lacking, "Draw.xcodeproj/project.pbxproj": project.text,
    ])
    let finding = try #require(workspace.findings(of: "support-key-missing").first)
    #expect(
      finding.message.contains(
        "`C.plist`, the generated Info.plist of `A` and the generated Info.plist of `B`"))
    let fix = try #require(finding.fixes.first)
    #expect(!fix.isPreferred && !fix.isSafe && finding.fixes.count == 1)
    #expect(
      fix.title
        == "Set UISupportsAssistiveAccess to true in 3 property lists, "
        + "new ones named by INFOPLIST_FILE"
    )
    let fixed = try #require(workspace.applying(fix))
    #expect(fixed.findings(of: "support-key-missing").isEmpty)
    #expect(fixed.files.count == 5)
  }

  @Test func ofAppsThatMayHaveTheSceneNoneIsPreferred() throws {
    let project = ExampleProject(targets: [
      .init(name: "A", settings: ["INFOPLIST_FILE = A.plist"]),
      .init(name: "B", settings: ["GENERATE_INFOPLIST_FILE = YES"]),
    ])
    let workspace = ExampleWorkspace([
      "Kit/Scene.swift": app, "A.plist": lacking, "Draw.xcodeproj/project.pbxproj": project.text,
    ])
    let finding = try #require(workspace.findings(of: "support-key-missing").first)
    #expect(
      finding.fixes.map(\.title) == [
        "Add UISupportsAssistiveAccess to A.plist",
        "Create B-Info.plist with UISupportsAssistiveAccess, named by INFOPLIST_FILE",
      ])
    for fix in finding.fixes {
      #expect(!fix.isPreferred && !fix.isSafe)
      #expect(try #require(workspace.applying(fix)).findings(of: "support-key-missing").isEmpty)
    }
  }

  @Test func aFileInTheWayLeavesAGeneratedListWithoutAFix() {
    let project = ExampleProject(targets: [
      .init(name: "Draw", settings: ["GENERATE_INFOPLIST_FILE = YES"])
    ])
    let found = findings([
      "Draw/A.swift": app, "Draw.xcodeproj/project.pbxproj": project.text,
      "Draw-Info.plist": SupportKeyMissing.list(SupportKeyMissing.missingKey),
    ])
    #expect(found.map(\.fixes) == [[]])
  }

  @Test func binaryListsAreReportedWithoutAFix() throws {
    // A dictionary with `UILaunchScreen` = true.
    var bytes = Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x5E] + Array("UILaunchScreen".utf8)
    bytes += [0x09, 0x08, 0x0B, 0x1A] + [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27]
    let workspace = ExampleWorkspace([
      ExampleWorkspace.file("A.swift"): SourceText(app),
      ExampleWorkspace.file("Info.plist"): SourceText(bytes: bytes),
    ])
    let finding = try #require(workspace.findings(of: "support-key-missing").first)
    #expect(finding.fixes.isEmpty)
    #expect(finding.related.first?.location.range == ByteRange(at: 0))
  }

  // MARK: Which list

  @Test func oneFindingForEachScene() {
    let found = findings([
      "A.swift": app,
      "B.swift": """
      class CalmDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene { AssistiveAccess { CalmView() } }
      }
      """, "Info.plist": denying,
    ])
    #expect(found.map(\.location.file.name) == ["A.swift", "B.swift", "Info.plist"])
    #expect(found.last?.related.count == 2)
  }

  @Test func eachAppHasItsOwnList() {
    let found = findings([
      "Draw/A.swift": app, "Draw/Info.plist": lacking, "Write/B.swift": app,
      "Write/Info.plist": SupportKeyMissing.list(SupportKeyMissing.missingKey),
    ])
    #expect(found.map(\.location.file.path) == ["/example/Draw/A.swift"])
  }

  @Test func theNearestProjectWithAppsDecides() {
    let kit = ExampleProject(targets: [.init(name: "Kit", product: "framework", settings: [])])
    let draw = ExampleProject(targets: [
      .init(name: "Draw", settings: ["INFOPLIST_FILE = Settings.plist"])
    ])
    var files = [
      "Kit/Kit/A.swift": app, "Kit/Kit.xcodeproj/project.pbxproj": kit.text,
      "Draw.xcodeproj/project.pbxproj": draw.text, "Settings.plist": lacking,
    ]
    #expect(findings(files).count == 1)
    files["Draw.xcodeproj/project.pbxproj"] = nil
    #expect(findings(files).isEmpty)
  }

  @Test func aProjectWithoutTargetsSaysNothing() {
    #expect(
      findings([
        "A.swift": app, "Info.plist": lacking,
        "Draw.xcodeproj/project.pbxproj": "{ objects = { }; rootObject = A; }",
      ]).count == 1)
  }

  @Test func documentsWithoutAFileAreLeftAlone() {
    var workspace = ExampleWorkspace(["Info.plist": lacking]).workspace
    workspace.apply(.setDocument(FileID("untitled:Untitled-1"), SourceText(app), kind: .swift))
    #expect(workspace.snapshot().scope.scenes.count == 1)
    #expect(workspace.snapshot().findings().filter { $0.rule == "support-key-missing" } == [])
  }

  @Test(arguments: ["Watch", "DrawWidget", "ShareExtension", "DrawTests"])
  func aListOfAFewKeysIsNotTheAppsIfItsNameSaysSo(_ name: String) {
    let list = SupportKeyMissing.list(SupportKeyMissing.fonts)
    #expect(findings(["\(name)/A.swift": app, "\(name)/Info.plist": list]).isEmpty)
    #expect(findings(["Draw/A.swift": app, "\(name)-Info.plist": list]).isEmpty)
    #expect(findings(["Draw/A.swift": app, "Draw/Info.plist": list]).count == 1)
  }
}
