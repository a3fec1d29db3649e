import Testing

/// The stubs take what the real modules take, and refuse what they refuse.
@Suite(.disabled(if: Platform.hasAppleSDKs, "here the stubs would hide the real modules"))
struct StubTests {
  private func errors(_ text: String) throws -> [String] {
    try TypeChecker().errors(in: ExampleWorkspace(["App.swift": text]))
  }

  @Test(arguments: StubSamples.right)
  func takeWhatIsRight(_ sample: StubSamples.Sample) throws {
    #expect(try errors(sample.text) == [], "\(sample.text)")
  }

  @Test(arguments: [
    (#"Text(3)"#, "no exact matches"),
    (#"Text("One").navigationTitel("Two")"#, "has no member 'navigationTitel'"),
    (#"Text("One").navigationTitle(3)"#, "no exact matches"),
    (#"Button("One", role: .destructive, systemImage: "star") {}"#, "must precede"),
    (#"Button("One", action: { _ in })"#, "expects 0 arguments"),
    (#"NavigationLink("One") { 3 }"#, "conform to 'View'"),
    (#"Text("One").assistiveAccessNavigationIcon("star")"#, "missing argument label"),
    (#"Text("One").environment(\.accessibilityAssistiveAccessEnabled, true)"#, "KeyPath"),
    (#"Text("One").alert("Two", isPresented: false) {}"#, "Binding<Bool>"),
    (#"if true { Text("One") } else { "Two" }"#, "conform to 'View'"),
    (#"Text("One").frame(width: "wide")"#, "CGFloat"),
    (#"Text("One").modelContainer(for: Int.self)"#, "no member 'modelContainer'"),
    (#"TextField("One", text: "Two")"#, "Binding<String>"),
  ])
  func refuseWhatIsWrong(views: String, reason: String) throws {
    let errors = try errors(StubSamples.Sample("", views).text)
    #expect(errors.contains { $0.contains(reason) }, "\(errors)")
  }

  @Test(arguments: [
    ("if isOn { WindowGroup { Text(\"One\") } }", "only be used with #available clauses"),
    ("if #available(iOS 26, *) { other } else { other }", "SceneBuilder"),
    ("AssistiveAccess { other }", "conform to 'View'"),
    ("AssistiveAccess(id: \"calm\") { Text(\"One\") }", "extra argument"),
  ])
  func refuseWrongScenes(scenes: String, reason: String) throws {
    let errors = try errors(
      """
      import SwiftUI

      struct Sample: App {
        private let isOn = true
        private var other: some Scene { WindowGroup { Text("One") } }
        var body: some Scene {
          WindowGroup { Text("Two") }
          \(scenes)
        }
      }

      """)
    #expect(errors.contains { $0.contains(reason) }, "\(errors)")
  }

  @Test(arguments: [
    ("@Model struct Note { init() {} }", "only applicable to classes"),
    ("@Model final class Note { var title = \"\" }", "requires an initializer"),
    ("struct Notes: View { @Query private var notes: [Int]; var body: some View { Text(\"\") } }",
      "PersistentModel"),
    ("#Preview(traits: .assistiveAccess)", "missing argument for parameter 'body'"),
    ("#Preview(traits: .assistive) { Text(\"One\") }", "no member 'assistive'"),
    ("final class Delegate: UIHostingSceneDelegate {\n"
      + "  static var rootScene: some Scene { AssistiveAccess { Text(\"One\") } }\n}",
      "NSObjectProtocol"),
    ("@MainActor let key: LocalizedStringKey = \"\\(true)\"", "appendInterpolation"),
    ("final class Store { static let shared = Store(); var name = \"\" }", "concurrency-safe"),
    ("@MainActor func start() {}\nfunc begin() { start() }", "main actor-isolated"),
  ])
  func refuseWrongDeclarations(declaration: String, reason: String) throws {
    let errors = try errors("import SwiftData\nimport SwiftUI\n\n\(declaration)\n")
    #expect(errors.contains { $0.contains(reason) }, "\(errors)")
  }

  @Test func conditionsOfCompilationAreThoseOfIOS() throws {
    let text = "#if os(iOS)\nlet a = b\n#elseif os(macOS)\n#else\n#endif\n"
    #expect(try errors(text).contains { $0.hasPrefix("App.swift:2:") })
    #expect(try errors("#if os(macOS)\nlet a = b\n#endif\n") == [])
  }

  @Test func foundationIsThatOfIOS() throws {
    let text = "import Foundation\n\nfinal class Store: ObservableObject { @Published var a = 1 }\n"
    #expect(try errors(text + "let folder = URL.documentsDirectory\n") == [])
  }

  // MARK: Programs

  @Test(arguments: [
    ("import B\nimport A\nstruct A {}", "import B\nimport A\n private struct A {}"),
    (
      "@main struct A {}\n@MainActor func a() {}",
      "      private  struct A {}\n@MainActor private  func a() {}"
    ),
    ("extension View {}\n#Preview { A() }", " private extension View {}\n#Preview { A() }"),
    ("struct A {}\nextension A: B {}", " private struct A {}\nextension A: B {}"),
    ("fileprivate let a = 1", "fileprivate let a = 1"),
  ])
  func filesAreSeparatedByMakingThemPrivate(source: String, separate: String) {
    #expect(SeparateFile(source)?.text == separate)
  }

  @Test(arguments: [
    "public struct A {}", "extension Int: B {}", "#if os(iOS)\nstruct A {}\n#endif",
    "infix operator +++",
  ])
  func someFilesCannotBeSeparated(source: String) {
    #expect(SeparateFile(source) == nil)
  }

  @Test func whatIsWrongAmongManyIsStillFound() throws {
    let checker = try TypeChecker()
    let texts = ["Text(\"A\")", "Text(4711)", "Text(\"B\").onTapGesture {}"].map { views in
      ExampleWorkspace(["App.swift": StubSamples.Sample("", views).text])
    }
    checker.prepare(texts.flatMap(SwiftProgram.all))
    #expect(try texts.map { try checker.errors(in: $0).isEmpty } == [true, false, true])
  }

  @Test(arguments: [
    (["A.swift": "struct A {}", "B.swift": "struct B {}"], [["A.swift", "B.swift"]]),
    (["A/A.swift": "struct A {}", "B/B.swift": "struct B {}"], [["A/A.swift", "B/B.swift"]]),
    (["A/A.swift": "struct A {}", "B/A.swift": "struct A {}"], [["A/A.swift"], ["B/A.swift"]]),
    (
      ["A/A.swift": "@main struct A {}", "B/B.swift": "@main struct B {}", "Shared/S.swift": ""],
      [["Shared/S.swift", "A/A.swift"], ["Shared/S.swift", "B/B.swift"]]
    ),
    (["Package.swift": "import PackageDescription", "Info.plist": ""], []),
  ])
  func filesAreOneProgramUnlessTheyClash(files: [String: String], programs: [[String]]) {
    let found = SwiftProgram.all(in: ExampleWorkspace(files)).map { $0.files.map(\.path) }
    #expect(found == programs)
  }
}
