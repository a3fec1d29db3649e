import Testing

@testable import AAAnalysis

/// Fixes in files that are compiled for several platforms, in several files, or in no target.
@Suite struct PlatformFixTests {
  private static let several = "SUPPORTED_PLATFORMS = \"iphoneos macosx xros xrsimulator\""

  private static let app = """
    import SwiftUI
    @main struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("x") }
        #if os(iOS)
        AssistiveAccess { Calm() }
        #endif
      }
    }
    """

  private static let calm = """
    import SwiftUI
    struct Calm: View {
      var body: some View {
        NavigationStack { Text("One").navigationTitle("Draw") }
      }
    }

    """

  private static func project(_ settings: [String]) -> String {
    ExampleProject(targets: [.init(name: "App", settings: settings)]).text
  }

  private static func workspace(
    _ settings: [String], app: String = app, calm: String = calm, path: String = "App/Calm.swift"
  ) -> ExampleWorkspace {
    ExampleWorkspace([
      "App.xcodeproj/project.pbxproj": project(settings), "App/App.swift": app, path: calm,
    ])
  }

  private static func text(
    after rule: String, in workspace: ExampleWorkspace, path: String = "App/Calm.swift"
  ) -> String {
    let fix = workspace.findings(of: rule).first?.fixes.first
    return fix.flatMap(workspace.applying)?[path] ?? ""
  }

  // MARK: Which systems a check names

  /// Settings of the target, and what a check in its files has to say; nil for none.
  static let checks: [(settings: [String], arguments: String?)] = [
    (["IPHONEOS_DEPLOYMENT_TARGET = 17.0"], "iOS 26.0, *"),
    (["IPHONEOS_DEPLOYMENT_TARGET = 26.0"], nil),
    (["IPHONEOS_DEPLOYMENT_TARGET = 26.0", "MACOSX_DEPLOYMENT_TARGET = 14.0"], nil),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET = 26.0", "MACOSX_DEPLOYMENT_TARGET = 14.0", several,
        "XROS_DEPLOYMENT_TARGET = 26.0",
      ], "macOS 26.0, *"
    ),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET = 18.0", "MACOSX_DEPLOYMENT_TARGET = 15.0", several,
        "XROS_DEPLOYMENT_TARGET = 2.0",
      ], "iOS 26.0, macOS 26.0, visionOS 26.0, *"
    ),
    // What is not known may be old.
    (
      ["IPHONEOS_DEPLOYMENT_TARGET = 18.0", several], "iOS 26.0, macOS 26.0, visionOS 26.0, *"
    ),
    (
      ["IPHONEOS_DEPLOYMENT_TARGET = 26.0", "SUPPORTED_PLATFORMS = \"appletvos iphoneos\""],
      "tvOS 26.0, *"
    ),
  ]

  @Test(arguments: checks.indices)
  func aNewPreview(_ number: Int) {
    let (settings, arguments) = Self.checks[number]
    let text = Self.text(after: "preview-missing", in: Self.workspace(settings))
    let attribute = arguments.map { "@available(\($0))\n" } ?? ""
    #expect(text == Self.calm + "\n\(attribute)#Preview(traits: .assistiveAccess) {\n  Calm()\n}\n")
  }

  @Test(arguments: checks.indices)
  func aTraitOnAPreview(_ number: Int) {
    let (settings, arguments) = Self.checks[number]
    let calm = Self.calm + "#Preview { Calm() }\n"
    let text = Self.text(after: "preview-missing", in: Self.workspace(settings, calm: calm))
    let attribute = arguments.map { "@available(\($0))\n" } ?? ""
    #expect(text == Self.calm + attribute + "#Preview(traits: .assistiveAccess) { Calm() }\n")
  }

  @Test(arguments: checks.indices)
  func anIcon(_ number: Int) {
    let (settings, arguments) = Self.checks[number]
    let text = Self.text(after: "navigation-icon-missing", in: Self.workspace(settings))
    #expect(text.contains(arguments.map { "if #available(\($0)) {" } ?? ".assistiveAccessNavi"))
  }

  /// The preview of a file that belongs to no target is made for the scene's.
  @Test func aFileOfNoTarget() {
    let workspace = Self.workspace(
      ["IPHONEOS_DEPLOYMENT_TARGET = 17.6", Self.several], path: "Views/Calm.swift")
    let text = Self.text(after: "preview-missing", in: workspace, path: "Views/Calm.swift")
    #expect(text.contains("\n@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)\n#Preview("))
  }

  /// What only iOS compiles needs no word on other platforms.
  @Test func aPreviewForIOSAlone() {
    let preview = "#if os(iOS)\n#Preview { Calm() }\n#endif\n"
    let workspace = Self.workspace(
      ["IPHONEOS_DEPLOYMENT_TARGET = 26.0", Self.several], calm: Self.calm + preview)
    #expect(
      Self.text(after: "preview-missing", in: workspace)
        == Self.calm + preview.replacing("#Preview", with: "#Preview(traits: .assistiveAccess)"))
  }

  /// What the check around the scene says is said again, and more where more is needed.
  @Test func theSceneHasACheck() {
    let app = Self.app.replacing(
      "AssistiveAccess { Calm() }",
      with: "if #available(iOS 26, *) { AssistiveAccess { Calm() } }")
    let version = "IPHONEOS_DEPLOYMENT_TARGET = 17.0"
    for (settings, arguments) in [
      ([version], "iOS 26, *"),
      ([version, Self.several], "iOS 26, macOS 26.0, visionOS 26.0, *"),
    ] {
      let workspace = Self.workspace(settings, app: app)
      let preview = Self.text(after: "preview-missing", in: workspace)
      #expect(preview.contains("\n@available(\(arguments))\n#Preview("))
      let icon = Self.text(after: "navigation-icon-missing", in: workspace)
      #expect(icon.contains("if #available(\(arguments)) {"))
    }
  }

  /// A view for newer systems of one platform is compiled for old ones of another.
  @Test func aViewForNewerSystemsOfOnePlatform() {
    for (attribute, isPlain) in [
      ("@available(iOS 26.0, *)\n", false),
      ("@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)\n", true),
    ] {
      let calm = Self.calm.replacing("struct Calm", with: attribute + "struct Calm")
      let workspace = Self.workspace(
        ["IPHONEOS_DEPLOYMENT_TARGET = 17.0", Self.several], calm: calm)
      let text = Self.text(after: "navigation-icon-missing", in: workspace)
      #expect(text.contains("\"Draw\").assistiveAccessNavigationIcon(") == isPlain)
    }
  }

  /// A package is compiled for the platforms of the app that uses it, whatever it names itself.
  @Test(arguments: [
    (".iOS(.v17), .macOS(.v14)", "iOS 26.0, macOS 26.0, *"),
    (".iOS(.v26), .macOS(.v14)", "macOS 26.0, *"),
    (".iOS(.v17)", "iOS 26.0, *"),
  ])
  func aPackage(platforms: String, arguments: String) {
    let view = """
      import SwiftUI
      public struct Calm: View {
        public init() {}
        public var body: some View { NavigationStack { Text("One").navigationTitle("Draw") } }
      }
      #Preview(traits: .assistiveAccess) { Calm() }

      """
    let workspace = ExampleWorkspace([
      "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Kit", platforms: [\(platforms)],
          products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit")])
        """,
      "Sources/Kit/Calm.swift": view,
    ])
    let text = Self.text(
      after: "navigation-icon-missing", in: workspace, path: "Sources/Kit/Calm.swift")
    #expect(text.contains("if #available(\(arguments)) {"))
  }

  // MARK: What other platforms lack

  @Test(arguments: [("12.0", 0), ("13.0", 1), ("26.0", 1)])
  func aStackIsForSomeSystems(version: String, count: Int) {
    let calm = """
      import SwiftUI
      struct Calm: View {
        var body: some View {
          TabView {
            Tab("Draw", systemImage: "pencil") { Text("One").navigationTitle("One") }
            Tab("Paint", systemImage: "paintbrush") { Text("Two").navigationTitle("Two") }
          }
        }
      }
      """
    func fixes(_ platforms: String) -> [Int] {
      Self.workspace(
        [
          "IPHONEOS_DEPLOYMENT_TARGET = 26.0", "MACOSX_DEPLOYMENT_TARGET = \(version)",
          "SUPPORTED_PLATFORMS = \"\(platforms)\"",
        ], calm: calm
      ).findings(of: "tab-view").map(\.fixes.count)
    }
    #expect(fixes("iphoneos macosx") == [count])
    #expect(fixes("iphoneos") == [1])
  }

  @Test(arguments: [
    ("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\"", 1),
    ("SUPPORTED_PLATFORMS = \"iphoneos xros\"", 1),
    ("SUPPORTED_PLATFORMS = \"iphoneos macosx\"", 0),
    ("SUPPORTED_PLATFORMS = \"iphoneos appletvos\"", 0),
  ])
  func anEditButtonIsForSomePlatforms(platforms: String, count: Int) {
    func fixes(_ calm: String) -> [Int] {
      Self.workspace(["IPHONEOS_DEPLOYMENT_TARGET = 26.0", platforms], calm: calm)
        .findings(of: "hidden-gesture").map(\.fixes.count)
    }
    let calm = """
      import SwiftUI
      struct Calm: View {
        @State private var names = ["a"]
        var body: some View {
          NavigationStack {
            List {
              ForEach(names, id: \\.self) { Text($0) }
                .onDelete { names.remove(atOffsets: $0) }
            }
          }
        }
      }
      """
    #expect(fixes(calm) == [count])
    #expect(fixes("#if os(iOS)\n" + calm + "\n#endif\n") == [1])
  }
}
