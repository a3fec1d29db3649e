import AAAnalysis
import Testing

/// What belongs only to apps for other platforms, to extensions or to tests is never on a screen of
/// Assistive Access, whatever it says.
@Suite struct NeverShownTests {
  private static let app = """
    import SwiftUI
    @main struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("Draw and paint") }
        AssistiveAccess { CalmView() }
      }
    }
    """
  private static let view = """
    import SwiftUI
    struct CalmView: View {
      @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
      var body: some View {
        if isCalm { Button("Draw a line") {}.navigationTitle("Draw") } else { Text("Draw") }
      }
    }
    #Preview(traits: .assistiveAccess) { CalmView() }
    """

  /// A specification with targets, each with its type, platform and folders of sources.
  private func specification(_ targets: [(String, type: String, String, folders: [String])])
    -> String
  {
    targets.reduce(into: "name: Draw\ntargets:\n") { text, target in
      text += """
          \(target.0):
            type: \(target.type)
            platform: \(target.2)
            sources: [\(target.folders.joined(separator: ", "))]
            info: { path: \(target.0).plist, properties: { UISupportsAssistiveAccess: true } }

        """
    }
  }

  private func files(_ specification: String) -> [String: String] {
    ["project.yml": specification, "A/App.swift": Self.app, "B/View.swift": Self.view]
  }

  private func rules(_ files: [String: String], roots: [String] = []) -> Set<String> {
    let workspace = ExampleWorkspace(files, settings: ScopeSettings(roots: roots))
    return Set(workspace.findings.filter { $0.location.file.path.hasSuffix(".swift") }.map(\.rule))
  }

  private let screenRules: Set<String> = ["label-without-icon", "navigation-icon-missing"]

  @Test(arguments: ["macOS", "watchOS", "tvOS", "visionOS"])
  func otherPlatformsAreNotJudged(_ platform: String) {
    let files = files(specification([("Draw", "application", platform, ["A", "B"])]))
    #expect(rules(files).isEmpty)
    #expect(rules(files, roots: ["CalmView"]).isEmpty)
  }

  @Test(arguments: ["app-extension", "messages-extension", "bundle.unit-test"])
  func partsThatAreNoAppsAreNotJudged(_ type: String) {
    #expect(rules(files(specification([("Parts", type, "iOS", ["A", "B"])]))).isEmpty)
  }

  @Test func whatAnAppForIPhoneHoldsTooIsJudged() {
    let shared = files(
      specification([
        ("Draw", "application", "iOS", ["A", "B"]), ("DrawMac", "application", "macOS", ["A", "B"]),
      ]))
    #expect(rules(shared).isSuperset(of: screenRules))
    let widget = files(
      specification([
        ("Draw", "application", "iOS", ["A", "B"]), ("Widget", "app-extension", "iOS", ["B"]),
      ]))
    #expect(rules(widget).isSuperset(of: screenRules))
  }

  /// A name that leads from an app's screen into code of another app is followed no further than
  /// to be known: nothing is reported there.
  @Test func namesThatLeadElsewhereReportNothing() {
    let apart = files(
      specification([
        ("Draw", "application", "iOS", ["A"]), ("DrawMac", "application", "macOS", ["B"]),
      ]))
    #expect(rules(apart).isDisjoint(with: screenRules))
  }

  @Test func whatNoTargetIsKnownToHoldIsJudged() {
    let loose = files(specification([("DrawMac", "application", "macOS", ["C"])]))
    #expect(rules(loose).isSuperset(of: screenRules))
    // A target whose platform is not known.
    let unknown = files(
      specification([("Draw", "application", "${PLATFORM}", ["A", "B"])]))
    #expect(rules(unknown).isSuperset(of: screenRules))
  }

  @Test func theMapLeavesThemOut() {
    let files = files(specification([("Draw", "application", "macOS", ["A", "B"])]))
    #expect(ExampleWorkspace(files).workspace.snapshot().scope.roots.isEmpty)
  }

  /// What a file belongs to changes with the project alone.
  @Test func aChangedProjectJudgesAnew() throws {
    let mac = specification([("Draw", "application", "macOS", ["A", "B"])])
    var workspace = ExampleWorkspace(files(mac)).workspace
    #expect(workspace.snapshot().scope.roots.isEmpty)
    let file = ExampleWorkspace.file("project.yml")
    let kind = try #require(DocumentKind(of: file))
    let phone = specification([("Draw", "application", "iOS", ["A", "B"])])
    workspace.apply(.setDocument(file, SourceText(phone), kind: kind))
    #expect(!workspace.snapshot().scope.roots.isEmpty)
    workspace.apply(.setDocument(file, SourceText(mac), kind: kind))
    #expect(workspace.snapshot().scope.roots.isEmpty)
  }
}
