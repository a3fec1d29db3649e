import AAAnalysis
import Synchronization
import Testing

/// Configuration as one more document that changes.
@Suite struct ConfigurationChangeTests {
  private static let app = """
    import SwiftUI

    @main struct Calm: App {
      var body: some Scene {
        AssistiveAccess { Root() }
      }
    }

    struct Root: View {
      var body: some View {
        VStack {
          Button("Start") { start() }
          Tap("Stop") { start() }
        }
      }

      private func start() {}
    }

    struct Hidden: View {
      var body: some View { Button("Go") {} }
    }
    """

  private static let files = [
    "App/App.swift": app,
    "Kit/Tap.swift": """
      import SwiftUI
      struct Tap: View {
        let title: String
        var body: some View { Button(title) {}.frame(width: 30, height: 30) }
        init(_ title: String, _ action: () -> Void) { self.title = title }
      }
      """,
    ".aalsp.json": "{}", "Kit/.aalsp.json": #"{"extends": "../.aalsp.json"}"#,
    "Shared/base.json": #"{"rules": {"target-small": "error"}}"#,
  ]

  private func put(_ path: String, _ text: String, in workspace: inout Workspace) {
    let file = ExampleWorkspace.file(path)
    workspace.apply(
      .setDocument(file, SourceText(text), kind: DocumentKind(of: file) ?? .configuration))
  }

  private func rules(_ workspace: Workspace) -> [String] {
    workspace.snapshot().findings().map { "\($0.rule) \($0.severity) \($0.location.file.name)" }
  }

  @Test func aChangeIsInForceAtOnce() {
    var workspace = ExampleWorkspace(Self.files).openWorkspace
    #expect(rules(workspace).contains("label-without-icon warning App.swift"))
    #expect(rules(workspace).contains("target-small warning Tap.swift"))
    put(".aalsp.json", #"{"rules": {"label-without-icon": "error"}}"#, in: &workspace)
    #expect(rules(workspace).contains("label-without-icon error App.swift"))
    #expect(rules(workspace).contains("label-without-icon error Tap.swift"))
    put("Kit/.aalsp.json", "{}", in: &workspace)
    #expect(rules(workspace).contains("label-without-icon error App.swift"))
    #expect(rules(workspace).contains("label-without-icon warning Tap.swift"))
    workspace.apply(.closeDocument(ExampleWorkspace.file(".aalsp.json")))
    workspace.apply(.remove(ExampleWorkspace.file(".aalsp.json")))
    #expect(rules(workspace).contains("label-without-icon warning App.swift"))
  }

  @Test func rootsAndComponentsChangeWhatIsInScope() {
    var workspace = ExampleWorkspace(Self.files).openWorkspace
    let before = rules(workspace).count
    put(".aalsp.json", #"{"scope": {"roots": ["Hidden"]}}"#, in: &workspace)
    #expect(rules(workspace).count == before + 1)
    put(".aalsp.json", #"{"scope": {"roots": ["Hidd"#, in: &workspace)
    #expect(rules(workspace).count == before + 2)
    #expect(rules(workspace).contains("configuration-invalid error .aalsp.json"))
    put(".aalsp.json", "{}", in: &workspace)
    #expect(rules(workspace).count == before)
  }

  @Test func whatIsExtendedIsReadFromDisk() {
    let files = Self.files
    var workspace = Workspace(
      reader: FileReader { file in
        file.path == "/example/Shared/base.json"
          ? files["Shared/base.json"].map { SourceText($0) } : nil
      })
    for (path, text) in Self.files where path != "Shared/base.json" {
      put(path, text, in: &workspace)
    }
    put(".aalsp.json", #"{"extends": "Shared/base.json"}"#, in: &workspace)
    #expect(rules(workspace).contains("target-small error Tap.swift"))
    put("Shared/base.json", #"{"rules": {"target-small": "off", "x": "off"}}"#, in: &workspace)
    #expect(!rules(workspace).contains { $0.hasPrefix("target-small") })
    #expect(rules(workspace).contains("configuration-invalid error base.json"))
    // Extended no more, it is of no interest.
    put(".aalsp.json", "{}", in: &workspace)
    #expect(!rules(workspace).contains { $0.hasPrefix("configuration-invalid") })
  }

  @Test func swiftIsNoConfiguration() {
    var workspace = ExampleWorkspace(Self.files).workspace
    let before = rules(workspace).count
    put(".aalsp.json", #"{"extends": "App/App.swift"}"#, in: &workspace)
    #expect(rules(workspace).count == before + 1)
  }

  @Test func aSettingOfARuleNeedsNoNewWalk() {
    let walks = Mutex(0)
    let observer = EvaluationObserver(
      begin: { phase in if phase == .scope { walks.withLock { $0 += 1 } } }, end: { _ in })
    let files = Self.files
    var workspace = Workspace(
      reader: FileReader { file in
        files[String(file.path.dropFirst(ExampleWorkspace.root.count))].map { SourceText($0) }
      }, observer: observer)
    for (path, text) in files { put(path, text, in: &workspace) }
    let texts = [
      "{}", #"{"rules": {"text-small": "off"}}"#, #"{"rules": {"text-small": "off"}} "#,
      #"{"rules": {"target-small": {"minimum": 20}}}"#, "{",
    ]
    for text in texts {
      put(".aalsp.json", text, in: &workspace)
      _ = workspace.snapshot().findings()
    }
    #expect(walks.withLock { $0 } == 1)
    put(".aalsp.json", #"{"scope": {"roots": ["Hidden"]}}"#, in: &workspace)
    _ = workspace.snapshot().findings()
    #expect(walks.withLock { $0 } == 2)
  }

  // MARK: Edit scripts

  private static let configurations = [
    "{}", #"{"rules": {"label-without-icon": "off"}}"#, #"{"extends": "../.aalsp.json"}"#,
    #"{"extends": "Shared/base.json", "rules": {"text-smal": "off"}}"#,
    #"{"extends": "Kit/.aalsp.json"}"#, #"{"scope": {"roots": ["Hidden"]}}"#,
    #"{"components": {"Tap": "Button"}, "rules": {"target-small": {"minimum": 20}}}"#,
    #"{"rules": {"configuration-invalid": "hint", "x": 1}}"#, #"{"exclude": 1}"#, "[]",
    #"{"rules": {"label-without-icon": "error"#, "", "{ \"rules\": ",
  ]

  /// Whatever is written and deleted: judged step by step it is as judged anew. Of a text that is
  /// no JSON, the one before it counts.
  @Test(arguments: 0..<12)
  func stepByStepIsAsAnew(seed: UInt64) throws {
    var random = DamageGenerator(seed: seed)
    var workspace = ExampleWorkspace(Self.files).openWorkspace
    var texts = Self.files
    var good = texts
    let paths = [".aalsp.json", "aalsp.json", "Kit/.aalsp.json", "App/.aalsp.json"]
    for _ in 0..<40 {
      let path = try #require(paths.randomElement(using: &random))
      if Int.random(in: 0..<5, using: &random) == 0 {
        texts[path] = nil
        good[path] = nil
        workspace.apply(.closeDocument(ExampleWorkspace.file(path)))
        workspace.apply(.remove(ExampleWorkspace.file(path)))
      } else {
        let text = try #require(Self.configurations.randomElement(using: &random))
        texts[path] = text
        let isWellFormed = ConfigurationFile(SourceText(text)).isWellFormed
        let known = good[path].map { ConfigurationFile(SourceText($0)).isWellFormed } ?? false
        if isWellFormed || !known { good[path] = text }
        put(path, text, in: &workspace)
      }
      // The last that was JSON first, then what is there now.
      var fresh = Workspace(reader: FileReader { _ in nil })
      for (path, text) in good.sorted(by: { $0.key < $1.key }) { put(path, text, in: &fresh) }
      for (path, text) in texts where text != good[path] { put(path, text, in: &fresh) }
      #expect(workspace.snapshot().findings() == fresh.snapshot().findings())
    }
  }
}
