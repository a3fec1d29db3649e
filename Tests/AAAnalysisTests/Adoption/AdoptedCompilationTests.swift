import Testing

@testable import AAAnalysis

/// What is added compiles.
@Suite(.disabled(if: Platform.hasAppleSDKs, "here the stubs would hide the real modules"))
struct AdoptedCompilationTests {
  private func errors(_ files: [String: String]) throws -> [String] {
    try TypeChecker().errors(in: AdoptionProbe(files).after())
  }

  @Test(arguments: [AdoptionProbe.at17, AdoptionProbe.at26])
  func anAppOfSwiftUI(_ version: String) throws {
    let files = AdoptionProbe.files(
      version,
      """
      import SwiftData
      import SwiftUI

      @main struct GardenApp: App {
        @StateObject private var store = Store()
        var body: some Scene {
          WindowGroup { Text("Plants").environmentObject(store).modelContainer(for: Plant.self) }
        }
      }
      @MainActor final class Store: ObservableObject {}
      @Model final class Plant { init() {} }
      """)
    #expect(try errors(files) == [])
  }

  @Test func aBodyInAnExtension() throws {
    var files = AdoptionProbe.files(
      AdoptionProbe.at26, "import SwiftUI\n\n@main\nstruct GardenApp: App {}\n")
    files["App/Scenes.swift"] = """
      import SwiftUI
      extension GardenApp {
        var body: some Scene {
          WindowGroup { Text("Plants") }
        }
      }
      """
    #expect(try errors(files) == [])
    // Without the attribute there would be no builder.
    let after = try AdoptionProbe(files).after()
    let plain = ExampleWorkspace([
      "App/GardenApp.swift": after["App/GardenApp.swift"] ?? "",
      "App/Scenes.swift": after["App/Scenes.swift"]?.replacing("@SceneBuilder", with: "") ?? "",
      "App/View.swift": after["App/AssistiveAccessContentView.swift"] ?? "",
    ])
    #expect(try TypeChecker().errors(in: plain) != [])
  }

  @Test(arguments: [UIKitAdoptionTests.delegate, UIKitAdoptionTests.configuring])
  func anAppOfUIKit(_ delegate: String) throws {
    for version in [AdoptionProbe.at17, AdoptionProbe.at26] {
      #expect(try errors(UIKitAdoptionTests.files(version, delegate)) == [])
    }
  }

  @Test func theSampleAppWithoutItsScene() throws {
    let prefix = "protocol-fixtures/workspaces/draw/"
    var files: [String: String] = [:]
    for file in Repository.files where file.path.hasPrefix(prefix) {
      files[String(file.path.dropFirst(prefix.count))] = file.text.string
    }
    let app = try #require(files["Draw/DrawApp.swift"])
    let start = try #require(app.firstRange(of: "\n        AssistiveAccess {")?.lowerBound)
    files["Draw/DrawApp.swift"] = app[..<start] + "    }\n}\n"
    let probe = AdoptionProbe(files)
    #expect(probe.adoptions.map(\.remarks) == [[]])
    let after = try probe.after()
    #expect(after["Draw/DrawApp.swift"]?.contains("AssistiveAccessRootView()\n") == true)
    #expect(
      after["Draw/DrawApp.swift"]
        == app.replacing("AssistiveAccessContentView", with: "AssistiveAccessRootView"))
    #expect(try TypeChecker().errors(in: after) == [])
    // With all fixes as well.
    var fixed = after
    var count = 0
    while let fix = fixed.findings.lazy.compactMap({ $0.fixes.first(where: \.isPreferred) }).first {
      count += 1
      fixed = try #require(fixed.applying(fix))
      try #require(count < 100)
    }
    #expect(try TypeChecker().errors(in: fixed) == [])
  }
}
