import Testing

@testable import AAAnalysis

/// The modifier that checks the system's version is declared once for all files that can see it.
@Suite struct SharedIconModifierTests {
  private static let project = ExampleProject(targets: [target("App")]).text

  private static func target(_ name: String, _ folders: String...) -> ExampleProject.Target {
    ExampleProject.Target(
      name: name, folders: folders, settings: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0"])
  }

  private static func view(_ name: String, access: String = "") -> String {
    """
    import SwiftUI
    \(access)struct \(name): View {
      var body: some View { Text("One").navigationTitle("\(name)") }
    }

    """
  }

  private static func app(_ name: String, _ views: String...) -> String {
    let links = views.map { view in
      "NavigationLink { \(view)() } label: { Label(\"A\", systemImage: \"star\") }"
    }
    return """
    import SwiftUI
    @main struct \(name)App: App {
      var body: some Scene {
        WindowGroup { Text("x") }
        if #available(iOS 26.0, *) {
          AssistiveAccess {
            NavigationStack {
              \(links.joined(separator: "\n          "))
            }
          }
        }
      }
    }

    """
  }

  private static func icons(_ finding: Finding) -> Fix? {
    finding.rule == "navigation-icon-missing" ? finding.fixes.first : nil
  }

  /// All fixes at once, and one after the other: both ways the names that are declared, by file.
  private static func declarations(_ files: [String: String]) throws -> [[String: [String]]] {
    let all = ExampleWorkspace(files).workspace.applyingFixes { finding, _ in icons(finding) }
    var texts = files
    for (file, text) in all.texts {
      texts[String(file.path.dropFirst(ExampleWorkspace.root.count))] = text.string
    }
    var one = ExampleWorkspace(files)
    var count = 0
    while let fix = one.findings.lazy.compactMap(icons).first {
      one = try #require(one.applying(fix))
      count += 1
      try #require(count < 20)
    }
    #expect(all.count == count)
    let together = ExampleWorkspace(texts)
    #expect(together.findings(of: "navigation-icon-missing").isEmpty)
    if !Platform.hasAppleSDKs {
      #expect(try TypeChecker().errors(in: together) == [])
      #expect(try TypeChecker().errors(in: one) == [])
    }
    return [together, one].map { workspace in
      var names: [String: [String]] = [:]
      for path in files.keys {
        let found = (workspace[path] ?? "").matches(of: /func (\w+)\(/).map { String($0.output.1) }
        if !found.isEmpty { names[path] = found }
      }
      return names
    }
  }

  @Test func filesOfOneTarget() throws {
    for files in [["App.xcodeproj/project.pbxproj": Self.project], [:]] {
      let found = try Self.declarations(
        files.merging(
          [
            "App/App.swift": Self.app("Draw", "Camera", "Photos", "Music"),
            "App/Camera.swift": Self.view("Camera"), "App/Music.swift": Self.view("Music"),
            "App/Photos.swift": Self.view("Photos"),
          ]) { $1 })
      #expect(
        found == Array(repeating: ["App/Camera.swift": ["assistiveAccessIcon"]], count: 2))
    }
  }

  /// No app sees what another one declares.
  @Test func filesOfTwoTargets() throws {
    let project = ExampleProject(targets: [Self.target("Draw"), Self.target("Paint")]).text
    let found = try Self.declarations([
      "App.xcodeproj/project.pbxproj": project,
      "Draw/App.swift": Self.app("Draw", "Camera", "Photos"),
      "Draw/Camera.swift": Self.view("Camera"), "Draw/Photos.swift": Self.view("Photos"),
      "Paint/App.swift": Self.app("Paint", "Music", "Brushes"),
      "Paint/Brushes.swift": Self.view("Brushes"), "Paint/Music.swift": Self.view("Music"),
    ])
    #expect(
      found
        == Array(
          repeating: [
            "Draw/Camera.swift": ["assistiveAccessIcon"],
            "Paint/Brushes.swift": ["assistiveAccessTitleIcon"],
          ], count: 2))
  }

  /// A file of one app is not compiled in another that shares the view.
  @Test func aFileOfTwoTargets() throws {
    let project = ExampleProject(targets: [
      Self.target("Draw", "Draw", "Shared"), Self.target("Paint", "Paint", "Shared"),
    ]).text
    let found = try Self.declarations([
      "App.xcodeproj/project.pbxproj": project,
      "Draw/App.swift": Self.app("Draw", "Camera", "Photos"),
      "Draw/Camera.swift": Self.view("Camera"),
      "Paint/App.swift": Self.app("Paint", "Photos"),
      "Shared/Photos.swift": Self.view("Photos"),
    ])
    #expect(
      found
        == Array(
          repeating: [
            "Draw/Camera.swift": ["assistiveAccessIcon"],
            "Shared/Photos.swift": ["assistiveAccessTitleIcon"],
          ], count: 2))
  }

  /// What a package declares for others has to be imported.
  @Test(arguments: ["", "import Kit\n"])
  func aPublicModifierOfAPackage(importing: String) {
    let kit = """
      import SwiftUI
      extension View {
        @ViewBuilder public func kitIcon(_ name: String) -> some View {
          if #available(iOS 26.0, *) { assistiveAccessNavigationIcon(systemImage: name) }
          else { self }
        }
      }
      """
    let workspace = ExampleWorkspace([
      "App.xcodeproj/project.pbxproj": Self.project, "App/App.swift": Self.app("Draw", "Camera"),
      "App/Camera.swift": importing + Self.view("Camera"),
      "Kit/Package.swift": """
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit")])
        """,
      "Kit/Sources/Kit/Icons.swift": kit,
    ])
    let fix = workspace.findings.lazy.compactMap(Self.icons).first
    let text = fix.flatMap(workspace.applying)?["App/Camera.swift"] ?? ""
    #expect(text.contains(".kitIcon(\"") == !importing.isEmpty)
    #expect(text.contains("assistiveAccessIcon(systemImage") == importing.isEmpty)
  }
}
