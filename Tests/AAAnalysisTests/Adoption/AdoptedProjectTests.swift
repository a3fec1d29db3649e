import Testing

@testable import AAAnalysis

/// Keys and new files in all kinds of projects.
@Suite struct AdoptedProjectTests {
  private static let app = """
    import SwiftUI
    @main struct GardenApp: App {
      var body: some Scene {
        WindowGroup { Text("Plants") }
      }
    }

    """

  @Test func aGeneratedListBecomesAFile() throws {
    let probe = AdoptionProbe([
      "App.xcodeproj/project.pbxproj": AdoptionProbe.project(
        "GENERATE_INFOPLIST_FILE = YES", AdoptionProbe.at26),
      "App/GardenApp.swift": Self.app,
    ])
    #expect(try probe.only().remarks.map { $0.message.contains("`INFOPLIST_FILE`") } == [true])
    let after = try probe.after()
    let setting = "INFOPLIST_FILE = \"App-Info.plist\""
    #expect(after["App.xcodeproj/project.pbxproj"]?.split(separator: setting).count == 3)
    let list = PropertyList(SourceText(after["App-Info.plist"] ?? ""))
    #expect(list.isWellFormed && list.truth(of: AssistiveAccessKey.scene) == .true)
  }

  @Test func aProjectThatListsItsFilesTakesTheCodeInOne() throws {
    let prefix = "protocol-fixtures/workspaces/classic-project/"
    var files: [String: String] = [:]
    for file in Repository.files where file.path.hasPrefix(prefix) {
      files[String(file.path.dropFirst(prefix.count))] = file.text.string
    }
    files["Notes/NotesApp.swift"] = """
      import NotesKit
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      """
    files["Shared/CalmView.swift"] = nil
    let probe = AdoptionProbe(files)
    let adoption = try probe.only()
    #expect(adoption.remarks.map { $0.message.contains("one by one") } == [true])
    let after = try probe.after()
    #expect(after["Notes/AssistiveAccessContentView.swift"] == nil)
    #expect(
      after["Notes/NotesApp.swift"]?.contains(
        """
            }
          }
        }

        /// What Assistive Access shows: the one or two features that matter most.
        @available(iOS 26.0, *)
        struct AssistiveAccessContentView: View {
        """) == true)
  }

  private func tuist(_ list: String) -> [String: String] {
    [
      "App/Sources/GardenApp.swift": Self.app,
      "App/Project.swift": """
      import ProjectDescription
      let project = Project(
        name: "Garden",
        targets: [
          .target(
            name: "Garden", destinations: .iOS, product: .app, bundleId: "org.example.garden",
            deploymentTargets: .iOS("26.0"), infoPlist: \(list), sources: ["Sources/**"])
        ])
      """,
    ]
  }

  @Test(arguments: [
    (
      ".extendingDefault(with: [\"UILaunchScreen\": [:]])",
      "with: [\"UILaunchScreen\": [:], \"UISupportsAssistiveAccess\": true])"
    ),
    (".extendingDefault(with: [:])", "with: [\"UISupportsAssistiveAccess\": true])"),
    (
      ".extendingDefault(with: [\n  \"UILaunchScreen\": [:],\n])",
      "with: [\n  \"UILaunchScreen\": [:],\n  \"UISupportsAssistiveAccess\": true,\n])"
    ),
    (
      ".dictionary([\n  \"UILaunchScreen\": [:]\n])",
      "([\n  \"UILaunchScreen\": [:],\n  \"UISupportsAssistiveAccess\": true\n])"
    ),
    (
      ".extendingDefault(with: [\"UISupportsAssistiveAccess\": false])",
      "with: [\"UISupportsAssistiveAccess\": true])"
    ),
  ])
  func aManifestOfTuistTakesTheKey(_ list: String, _ expected: String) throws {
    let probe = AdoptionProbe(tuist(list))
    #expect(try probe.only().remarks.map { $0.message.contains("`tuist generate`") } == [true])
    let after = try probe.after()
    #expect(after["App/Project.swift"]?.contains(expected) == true)
    #expect(after["App/Sources/AssistiveAccessContentView.swift"] != nil)
  }

  @Test func whatNoDictionarySaysIsTold() throws {
    let probe = AdoptionProbe(tuist(".default"))
    let remarks = try probe.only().remarks.map(\.message)
    #expect(remarks.contains { $0.hasPrefix("Add `UISupportsAssistiveAccess`") })
    #expect(try probe.only().outcome == .planned)
  }

  @Test(arguments: [
    (
      "properties:\n        UILaunchScreen: {}",
      "properties:\n        UISupportsAssistiveAccess: true\n        UILaunchScreen: {}"
    ),
    (
      "properties: { UILaunchScreen: {} }",
      "properties: {UISupportsAssistiveAccess: true,  UILaunchScreen: {} }"
    ),
  ])
  func aSpecificationOfXcodeGenTakesTheKey(_ list: String, _ expected: String) throws {
    let probe = AdoptionProbe([
      "Garden/GardenApp.swift": Self.app,
      "project.yml": """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS
          deploymentTarget: "26.0"
          sources: [Garden]
          info:
            path: Garden/Info.plist
            \(list)
      """,
    ])
    #expect(try probe.only().remarks.map { $0.message.contains("`xcodegen`") } == [true])
    #expect(try probe.after()["project.yml"]?.contains(expected) == true)
  }

  @Test func severalTargets() throws {
    let project = ExampleProject(targets: [
      .init(name: "Garden", settings: ["INFOPLIST_FILE = Garden.plist", AdoptionProbe.at26]),
      .init(
        name: "Garden Pro", folders: ["Garden"],
        settings: ["INFOPLIST_FILE = Pro.plist", AdoptionProbe.at26]),
      .init(name: "Shop", settings: ["GENERATE_INFOPLIST_FILE = YES", AdoptionProbe.at17]),
      .init(
        name: "Widget", product: "app-extension", settings: ["INFOPLIST_FILE = Widget.plist"]),
    ]).text
    let files = [
      "All.xcodeproj/project.pbxproj": project, "Garden/GardenApp.swift": Self.app,
      "Shop/ShopApp.swift": Self.app.replacing("Garden", with: "Shop"),
      "Garden.plist": TargetProbe.list(""), "Pro.plist": TargetProbe.list(""),
      "Widget/Widget.swift": "@main struct Widgets: WidgetBundle {}",
    ]
    let all = AdoptionProbe(files)
    #expect(all.adoptions.map(\.name) == ["Garden, Garden Pro", "Shop"])
    let after = try all.after()
    #expect(after["Garden/AssistiveAccessContentView.swift"] != nil)
    #expect(after["Shop/AssistiveAccessContentView.swift"] != nil)
    #expect(after["Shop-Info.plist"] != nil && after["Pro.plist"] != files["Pro.plist"])
    // The scene would be in both targets, so the key must be.
    let one = AdoptionProbe(files, targets: ["Garden"])
    #expect(try one.only().name == "Garden, Garden Pro")
    #expect(try one.after()["Shop/ShopApp.swift"] == files["Shop/ShopApp.swift"])
    #expect(AdoptionProbe(files, targets: ["Shop"]).adoptions.map(\.name) == ["Shop"])
  }

  @Test func theOtherKeyIsToldOf() throws {
    var files = AdoptionProbe.files(AdoptionProbe.at26, Self.app)
    files["App-Info.plist"] = TargetProbe.list(
      "<key>UISupportsFullScreenInAssistiveAccess</key><true/>")
    let remarks = try AdoptionProbe(files).only().remarks
    #expect(remarks.map { $0.message.contains("does not say which one wins") } == [true])
  }

  @Test func aListThatIsNotThereIsToldOf() throws {
    var files = AdoptionProbe.files(AdoptionProbe.at26, Self.app)
    files["App-Info.plist"] = nil
    let adoption = try AdoptionProbe(files).only()
    #expect(adoption.outcome == .planned)
    #expect(adoption.remarks.map { $0.message.contains("it is not there") } == [true])
  }

  @Test func anAppOfWhichItsProjectDoesNotTellIsLeft() throws {
    let files = [
      "App/Sources/GardenApp.swift": Self.app,
      "App/Project.swift": "import ProjectDescription\nlet project = Project.make(name: name)\n",
    ]
    let probe = AdoptionProbe(files)
    #expect(try probe.only().name == "GardenApp")
    #expect(probe.reason?.contains("does not tell") == true)
    // Who names the file knows better.
    let named = AdoptionProbe(files, named: ["App/Sources/GardenApp.swift"])
    #expect(try named.only().remarks.count == 2)
    let text = try #require(try named.after()["App/Sources/GardenApp.swift"])
    #expect(text.contains("    #if os(iOS)\n    if #available(iOS 26.0, *) {\n"))
    #expect(text.contains("}\n\n#if os(iOS)\n/// What Assistive Access shows"))
  }

  @Test func anAppThatItsProjectLeavesOutIsNone() throws {
    var files = AdoptionProbe.files(AdoptionProbe.at26, Self.app)
    files["Old/OldApp.swift"] = Self.app.replacing("Garden", with: "Old")
    #expect(try AdoptionProbe(files).only().name == "App")
    #expect(AdoptionProbe(files, named: ["Old/OldApp.swift"]).adoptions.count == 2)
  }

  @Test func keysThatCannotBeToldAreLeft() throws {
    var files = AdoptionProbe.files(AdoptionProbe.at26, Self.app)
    files["App-Info.plist"] = TargetProbe.list(
      "<key>UISupportsAssistiveAccess</key><string>$(CALM)</string>")
    let probe = AdoptionProbe(files)
    #expect(try probe.only().remarks.map { $0.message.contains("by hand") } == [true])
    #expect(try probe.only().changes.map(\.file.name).contains("App-Info.plist") == false)
  }
}
