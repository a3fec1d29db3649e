import AAAnalysis
import Testing

/// Every example is Swift that the compiler takes, before its fixes and after each of them; those
/// that say they are not are refused. See `StubModules` for what stands in for Apple's modules.
@Suite(.disabled(if: Platform.hasAppleSDKs, "here the stubs would hide the real modules"))
struct CompilationTests {
  /// Rules that report what does not compile, and whose fixes mend it.
  private static let mending: Set<String> = [
    "detection-key-path", "preview-unopened", "root-scene-static", "scene-delegate-superclass",
  ]

  /// An example, and what each fix makes of it.
  private struct Texts: Sendable {
    let before: ExampleWorkspace
    let after: [(title: String, workspace: ExampleWorkspace?)]

    init(_ example: CatalogueExample) {
      let before = ExampleWorkspace(example.example)
      self.before = before
      guard example.example.compiles || mending.contains(example.rule) else {
        after = []
        return
      }
      after = before.findings(of: example.rule).flatMap { finding in
        finding.fixes.map { ($0.title, before.applying($0)) }
      }
    }
  }

  /// The texts of all examples, most of which have been checked together.
  private static let texts: [String: Texts] = {
    let texts = CatalogueExample.all.map { (example: $0, texts: Texts($0)) }
    let programs = texts.flatMap { example, texts in
      (example.example.compiles ? [texts.before] : []) + texts.after.compactMap(\.workspace)
    }.flatMap(SwiftProgram.all)
    (try? TypeChecker())?.prepare(programs)
    return Dictionary(texts.map { ($0.example.testDescription, $0.texts) }) { first, _ in first }
  }()

  @Test(arguments: CatalogueExample.all)
  func examplesCompileAsTheySay(_ example: CatalogueExample) throws {
    let checker = try TypeChecker()
    let texts = try #require(Self.texts[example.testDescription])
    // What was right in one mode must be right in it after each fix.
    let mode = example.example.compiles ? try checker.mode(of: texts.before) : 6
    let errors = try checker.errors(in: texts.before, mode: mode)
    if example.example.compiles {
      #expect(errors == [], "\(example.testDescription)")
    } else {
      #expect(errors != [], "\(example.testDescription): it compiles, against what it says")
    }
    for (title, workspace) in texts.after {
      let after = try #require(workspace, "“\(title)” does not apply")
      let errors = try checker.errors(in: after, mode: mode)
      #expect(errors == [], "\(example.testDescription), after “\(title)”")
    }
  }

  // MARK: The sample app

  @Test func theSampleAppCompilesBeforeAndAfterItsFixes() throws {
    let checker = try TypeChecker()
    let prefix = "protocol-fixtures/workspaces/draw/"
    let files = Repository.files.filter { $0.path.hasPrefix(prefix) }
      .map { (String($0.path.dropFirst(prefix.count)), $0.text.string) }
    var app = ExampleWorkspace(Dictionary(files) { first, _ in first })
    #expect(SwiftProgram.all(in: app).map { $0.files.isEmpty } == [false, false])
    #expect(try checker.errors(in: app) == [])
    var titles: [String] = []
    while let fix = app.findings.lazy.compactMap({ $0.fixes.first(where: \.isPreferred) }).first {
      titles.append(fix.title)
      app = try #require(app.applying(fix), "“\(fix.title)” does not apply")
      try #require(titles.count < 100, "no end of fixes: \(titles.suffix(5))")
    }
    #expect(titles.count > 2)
    #expect(try checker.errors(in: app) == [], "\(titles)")
  }
}

enum Platform {
  /// Whether the compiler comes with Apple's own modules.
  static var hasAppleSDKs: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }
}
