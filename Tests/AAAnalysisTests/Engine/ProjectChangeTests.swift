import AAAnalysis
import Testing

/// What projects are made from is followed like sources: a change judges anew what depends on it.
@Suite struct ProjectChangeTests {
  private static let rule = "support-key-missing"
  private static let app = """
    import SwiftUI
    @main struct DrawApp: App {
      var body: some Scene {
        WindowGroup { ContentView() }
        AssistiveAccess { CalmView() }
      }
    }
    """

  private let settings = ExampleWorkspace.file("Config.xcconfig")
  private let list = ExampleWorkspace.file("A.plist")

  /// A project whose Info.plist a configuration file names.
  private var workspace: Workspace {
    let text = """
      { rootObject = P; objects = {
        P = { targets = (A); mainGroup = G; buildConfigurationList = PL; };
        G = { children = (F, S); }; F = { path = Config.xcconfig; }; S = { path = App.swift; };
        PL = { buildConfigurations = (PC); };
        PC = { name = Debug; baseConfigurationReference = F;
          buildSettings = { SDKROOT = iphoneos; }; };
        A = { name = Draw; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (SP); };
        L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { }; };
        SP = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = S; };
      }; }
      """
    return ExampleWorkspace([
      "Draw.xcodeproj/project.pbxproj": text, "App.swift": Self.app,
      "Config.xcconfig": "INFOPLIST_FILE = A.plist\n", "A.plist": TargetProbe.list(""),
      "B.plist": TargetProbe.list(TargetProbe.sceneKey),
    ]).workspace
  }

  private func count(_ workspace: Workspace) -> Int {
    workspace.snapshot().findings().count { $0.rule == Self.rule }
  }

  private func set(_ workspace: inout Workspace, _ file: FileID, _ text: String) {
    guard let kind = DocumentKind(of: file) else { return }
    workspace.apply(.setDocument(file, SourceText(text), kind: kind))
  }

  @Test func settingsThatAreTypedCountAtOnce() {
    var workspace = workspace
    #expect(count(workspace) == 1)
    set(&workspace, settings, "INFOPLIST_FILE = B.plist\n")
    #expect(count(workspace) == 0)
    set(&workspace, settings, "INFOPLIST_FILE = A.plist\nIPHONEOS_DEPLOYMENT_TARGET = 26.0\n")
    #expect(count(workspace) == 1)
    let app = workspace.snapshot().appTargets.apps.first
    #expect(app?.deploymentTarget.version?.description == "26.0")
    // Half a line says nothing, and what it may be about to say is unknown.
    set(&workspace, settings, "INFOPLIST_FILE = A.plist\nINFOPLIST_FI")
    #expect(count(workspace) == 0)
  }

  @Test func propertyListsCountAtOnce() {
    var workspace = workspace
    #expect(workspace.snapshot().appTargets.apps.first?.sceneKey.truth == .absent)
    set(&workspace, list, TargetProbe.list(TargetProbe.sceneKey))
    #expect(workspace.snapshot().appTargets.apps.first?.sceneKey.truth == .true)
    #expect(count(workspace) == 0)
  }

  @Test func closedDocumentsGiveWayToTheDisk() throws {
    var workspace = workspace
    set(&workspace, settings, "INFOPLIST_FILE = B.plist\n")
    workspace.apply(.closeDocument(settings))
    #expect(count(workspace) == 0)
    let disk = SourceText("INFOPLIST_FILE = A.plist\n")
    workspace.apply(.index([try #require(IndexedFile(file: settings, text: disk))]))
    #expect(count(workspace) == 1)
    workspace.apply(.remove(settings))
    #expect(count(workspace) == 0)
    #expect(workspace.snapshot().appTargets.apps.first?.infoPlist == .unknown)
  }

  @Test func manifestsInSwiftAreBoth() {
    let manifest = ExampleWorkspace.file("Project.swift")
    func text(_ key: String) -> String {
      """
      import ProjectDescription
      let project = Project(name: "Draw", targets: [
        .target(name: "Draw", destinations: .iOS, product: .app,
          infoPlist: .dictionary([\(key)]), sources: ["**"])])
      """
    }
    var workspace = ExampleWorkspace(["App.swift": Self.app, "Project.swift": text(":")]).workspace
    #expect(workspace.snapshot().appTargets.apps.first?.sceneKey.truth == .absent)
    set(&workspace, manifest, text("\"UISupportsAssistiveAccess\": true"))
    #expect(workspace.snapshot().appTargets.apps.first?.sceneKey.truth == .true)
    set(&workspace, manifest, "struct Project {}")
    #expect(workspace.snapshot().appTargets.apps.isEmpty)
    set(&workspace, manifest, text(":"))
    workspace.apply(.closeDocument(manifest))
    workspace.apply(.remove(manifest))
    #expect(workspace.snapshot().appTargets.apps.isEmpty)
  }

  @Test func specificationsMayStopBeingSome() {
    let text = "name: Draw\ninclude: [part.yml]\n"
    let part = "targets: {Draw: {type: application, platform: iOS}}"
    var workspace = ExampleWorkspace(["project.yml": text, "part.yml": part]).workspace
    let file = ExampleWorkspace.file("part.yml")
    #expect(workspace.snapshot().appTargets.apps.count == 1)
    set(&workspace, file, "something: else")
    #expect(workspace.snapshot().appTargets.apps.isEmpty)
    set(&workspace, file, part)
    #expect(workspace.snapshot().appTargets.apps.count == 1)
  }

  /// Typing in a Swift file leaves the targets as they are.
  @Test func sourcesDoNotChangeTargets() {
    var workspace = workspace
    let before = workspace.snapshot().appTargets
    set(&workspace, ExampleWorkspace.file("App.swift"), Self.app + "\nstruct More {}\n")
    #expect(workspace.snapshot().appTargets == before)
  }
}
