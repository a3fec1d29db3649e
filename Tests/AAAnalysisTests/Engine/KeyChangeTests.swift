import Synchronization
import Testing

@testable import AAAnalysis

/// What rules say of property lists, projects, settings and manifests follows every change, and is
/// judged anew only where something changed on which it depends.
@Suite struct KeyChangeTests {
  private static let rules: Set<String> = [
    "support-key-missing", "scene-missing", "key-type", "key-misspelled", "key-duplicated",
    "key-in-build-settings", "both-keys", "full-screen-fallback", "scene-manifest-overridden",
    "scene-availability", "detection-availability",
  ]

  private static func project(_ settings: String...) -> String {
    ExampleProject(
      targets: [.init(name: "Draw", settings: settings)], configurationFile: "Draw.xcconfig"
    ).text
  }

  /// What each document may say, the first at the beginning.
  private static let texts: [String: [String]] = [
    "Draw/DrawApp.swift": [
      KeyExample.calmApp, KeyExample.code(), "struct Draw {}\n",
      "@available(iOS 26, *)\n" + KeyExample.calmApp,
    ],
    "Draw.plist": [
      KeyExample.app(KeyExample.scene + "<true/>"), KeyExample.app(),
      KeyExample.app(KeyExample.scene + "<string>true</string>"),
      KeyExample.app("<key>UISupportAssistiveAccess</key><true/>"),
      KeyExample.app(KeyExample.scene + "<true/>", KeyExample.scene + "<true/>"),
      KeyExample.app(KeyExample.fullScreen + "<true/>", KeyExample.scene + "<true/>"),
      KeyExample.app(KeyExample.scene + "<tru"),
      KeyExample.list("<key>NSExtension</key><dict/>", KeyExample.scene + "<true/>"),
    ],
    "Draw.xcconfig": [
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0\n", "IPHONEOS_DEPLOYMENT_TARGET = 26.0\n",
      "// aalsp:disable:next key-in-build-settings\n"
        + "INFOPLIST_KEY_UISupportsAssistiveAccess = YES\n",
      "INFOPLIST_KEY_UISupportsAssistiveAccess = YES\nINFOPLIST_FILE = Other.plist\n", "[",
    ],
    KeyExample.projectPath: [
      project("INFOPLIST_FILE = Draw.plist"), project("GENERATE_INFOPLIST_FILE = YES"),
      project("INFOPLIST_FILE = Draw.plist", "SDKROOT = watchos"),
      project(
        "INFOPLIST_FILE = Draw.plist", "INFOPLIST_KEY_UISupportsAssistiveAccess = YES"), "{",
    ],
    "Walks/Project.swift": [
      "", KeyExample.tuist("\"UISupportsAssistiveAccess\": \"true\","),
      KeyExample.tuist("\"UISupportAssistiveAccess\": true,"),
    ],
    "Mail/project.yml": [
      "on: push\n", KeyExample.xcodeGen("UISupportsAssistiveAccess: \"true\""),
      "# aalsp:disable:file key-type\n"
        + KeyExample.xcodeGen("UISupportsAssistiveAccess: \"true\""),
    ],
  ]

  private func set(_ workspace: inout Workspace, _ path: String, _ text: String) {
    let file = ExampleWorkspace.file(path)
    guard let kind = DocumentKind(of: file) else { return }
    workspace.apply(.setDocument(file, SourceText(text), kind: kind))
  }

  @Test(arguments: 0..<6)
  func stepByStepIsAsJudgedAnew(seed: UInt64) {
    var random = DamageGenerator(seed: seed)
    var files = Self.texts.compactMapValues(\.first)
    var workspace = ExampleWorkspace(files).openWorkspace
    var seen: Set<String> = []
    let paths = Self.texts.keys.sorted()
    for _ in 0..<100 {
      guard let path = paths.randomElement(using: &random),
        let text = Self.texts[path]?.randomElement(using: &random)
      else { continue }
      // Lines above move what is reported.
      let isMoved = path.hasSuffix(".plist") && Bool.random(using: &random)
      files[path] = isMoved ? text.replacing("<dict>", with: "<dict>\n\n<!-- x -->") : text
      set(&workspace, path, files[path] ?? "")
      let findings = workspace.snapshot().findings()
      #expect(findings == ExampleWorkspace(files).findings)
      seen.formUnion(findings.map(\.rule))
    }
    #expect(seen.intersection(Self.rules).count >= 6, "\(seen)")
  }

  // MARK: Only what depends on it

  /// Counts the evaluations of a workspace.
  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    var observer: EvaluationObserver {
      EvaluationObserver(
        begin: { phase in
          if case .rule("key-type") = phase { self.count.withLock { $0 += 1 } }
        }, end: { _ in })
    }
  }

  @Test func whatSaysNothingNewIsNotJudgedAnew() {
    let counter = Counter()
    var workspace = Workspace(reader: FileReader { _ in nil }, observer: counter.observer)
    var files = Self.texts.compactMapValues(\.first)
    files["ci.yml"] = "on: push\n"
    files["Widget/Info.plist"] = KeyExample.list("<key>NSExtension</key><dict/>")
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { set(&workspace, path, text) }
    _ = workspace.snapshot().findings()
    #expect(counter.value == 1)
    // A list that has nothing to do with the keys, and YAML of another purpose.
    set(&workspace, "Widget/Info.plist", KeyExample.list("", "<key>NSExtension</key><dict/>"))
    set(&workspace, "ci.yml", "on: pull_request\n")
    _ = workspace.snapshot().findings()
    #expect(counter.value == 1)
    // The places in a list that has a key.
    set(&workspace, "Draw.plist", KeyExample.app("", KeyExample.scene + "<true/>"))
    _ = workspace.snapshot().findings()
    #expect(counter.value == 2)
    set(&workspace, "Draw.xcconfig", "\nIPHONEOS_DEPLOYMENT_TARGET = 17.0\n")
    _ = workspace.snapshot().findings()
    #expect(counter.value == 3)
  }

  @Test func theTextOfAnUnreadListIsNotAskedFor() {
    var workspace = ExampleWorkspace(["Info.plist": KeyExample.app()]).workspace
    let list = ExampleWorkspace.file("Info.plist")
    #expect(workspace.snapshot().findings() == [])
    workspace.apply(.remove(list))
    #expect(workspace.snapshot().findings() == [])
  }
}
