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

  @Test(arguments: CatalogueExample.all)
  func examplesCompileAsTheySay(_ example: CatalogueExample) throws {
    let checker = try TypeChecker()
    let before = ExampleWorkspace(example)
    // What was right in one mode must be right in it after each fix.
    let mode = example.example.compiles ? try checker.mode(of: before) : 6
    let errors = try checker.errors(in: before, mode: mode)
    if example.example.compiles {
      #expect(errors == [], "\(example.testDescription)")
    } else {
      #expect(errors != [], "\(example.testDescription): it compiles, against what it says")
    }
    guard example.example.compiles || Self.mending.contains(example.rule) else { return }
    for finding in before.findings(of: example.rule) {
      for fix in finding.fixes {
        let after = try #require(before.applying(fix), "“\(fix.title)” does not apply")
        let errors = try checker.errors(in: after, mode: mode)
        #expect(errors == [], "\(example.testDescription), after “\(fix.title)”")
      }
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
