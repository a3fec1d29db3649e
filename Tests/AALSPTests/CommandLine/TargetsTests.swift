import Foundation
import Testing

@testable import AALSP

/// `aalsp targets` on the small workspaces, whose READMEs say what is to be found.
@Suite struct TargetsTests {
  private struct Listing: Decodable {
    struct Place: Decodable, Equatable {
      var file: String
      var line: Int?
    }
    struct Key: Decodable {
      var value: String
      var places: [Place]
    }
    struct Version: Decodable {
      var version: String?
      var place: Place?
    }
    struct InfoPlist: Decodable, Equatable {
      var kind: String
      var files: [String]
    }
    struct Part: Decodable, Equatable {
      var name: String
      var sources: Int
    }
    struct Target: Decodable {
      var name: String
      var origin: String
      var manifest: String
      var runsOnIOS: Bool?
      var platforms: [String]
      var deploymentTarget: Version
      var infoPlist: InfoPlist
      var keys: [String: Key]
      var sources: Int
      var madeFrom: [Part]

      /// The values of the scene key and the full-screen key.
      var truths: [String?] {
        [
          keys["UISupportsAssistiveAccess"]?.value,
          keys["UISupportsFullScreenInAssistiveAccess"]?.value,
        ]
      }
    }
    struct App: Decodable, Equatable {
      var file: String
      var infoPlists: [String]
    }
    var version: Int
    var targets: [Target]
    var unclear: [String]
    var appsWithoutProject: [App]

    subscript(name: String) -> Target? { targets.first { $0.name == name } }
  }

  private func list(_ path: String = ".", in folder: String) throws -> Listing {
    let run = CommandRun("targets", "--format", "json", path, in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    return try JSONDecoder().decode(Listing.self, from: Data(run.output.utf8))
  }

  private func workspace(_ name: String) -> String {
    Fixtures.folder.appendingPathComponent("workspaces/\(name)").path
  }

  /// The rules' findings on a workspace: file and rule.
  private func findings(_ name: String) -> [String] {
    let run = CommandRun("check", in: workspace(name))
    return run.output.split(separator: "\n").compactMap { line in
      guard line.contains(": warning: ") || line.contains(": hint: ") else { return nil }
      let rule = line.split(separator: "[").last.map { $0.dropLast() } ?? ""
      return (line.split(separator: ":").first ?? "") + " " + rule
    }
  }

  @Test func classicProject() throws {
    let listing = try list(in: workspace("classic-project"))
    #expect(listing.targets.map(\.name) == ["Notes", "NotesWatch"])
    let app = try #require(listing["Notes"])
    #expect(app.origin == "xcode" && app.runsOnIOS == true && app.platforms == ["iOS"])
    #expect(app.infoPlist == .init(kind: "file", files: ["Plists/notes-app.plist"]))
    #expect(app.truths == ["true", "absent"])
    #expect(
      app.keys["UISupportsAssistiveAccess"]?.places
        == [.init(file: "Plists/notes-app.plist", line: 7)])
    #expect(app.deploymentTarget.version == "17.0")
    #expect(app.deploymentTarget.place?.file == "Config/App.xcconfig")
    #expect(app.sources == 3)
    #expect(app.madeFrom == [.init(name: "NotesKit", sources: 1)])
    #expect(listing["NotesWatch"]?.runsOnIOS == false)
    #expect(findings("classic-project") == ["Plists/notes-app.plist full-screen-fallback"])
  }

  @Test func synchronizedFolders() throws {
    let listing = try list(in: workspace("synchronized-folders"))
    let recipes = try #require(listing["Recipes"])
    #expect(recipes.infoPlist == .init(kind: "file", files: ["Recipes/Info.plist"]))
    #expect(recipes.truths == ["absent", "true"])
    #expect(recipes.platforms == ["iOS", "macOS", "visionOS"] && recipes.runsOnIOS == true)
    #expect(recipes.sources == 5)
    let kitchen = try #require(listing["Kitchen"])
    #expect(kitchen.infoPlist == .init(kind: "generated", files: []))
    #expect(kitchen.truths == ["absent", "absent"] && kitchen.sources == 4)
    #expect(
      findings("synchronized-folders") == [
        "Kitchen/KitchenApp.swift support-key-missing",
        "Recipes.xcodeproj/project.pbxproj key-in-build-settings",
        "Recipes.xcodeproj/project.pbxproj key-in-build-settings",
        "Recipes/RecipesApp.swift support-key-missing",
      ])
  }

  @Test func tuist() throws {
    let listing = try list(in: workspace("tuist"))
    #expect(listing.targets.map(\.name) == ["Walks", "WalksDesk", "MapDemo"])
    let walks = try #require(listing["Walks"])
    #expect(walks.origin == "tuist" && walks.deploymentTarget.version == "18.0")
    #expect(walks.infoPlist == .init(kind: "described", files: ["App/Project.swift"]))
    #expect(walks.truths == ["true", "unknown"])
    #expect(
      walks.keys["UISupportsFullScreenInAssistiveAccess"]?.places
        == [.init(file: "App/Project.swift", line: 9)])
    #expect(walks.sources == 3 && walks.madeFrom == [.init(name: "Map", sources: 1)])
    #expect(listing["MapDemo"]?.truths == ["absent", "absent"])
    #expect(listing["WalksDesk"]?.runsOnIOS == false)
    #expect(
      findings("tuist") == [
        "App/Project.swift key-type",
        "Features/Map/Demo/Sources/DemoApp.swift support-key-missing",
      ])
    // From inside one project, too, all of them are read.
    let features = try list("Features", in: workspace("tuist"))
    #expect(features.targets.map(\.name) == ["Walks", "MapDemo"])
  }

  @Test func xcodeGen() throws {
    let listing = try list(in: workspace("xcodegen"))
    let letters = try #require(listing["Letters"])
    #expect(letters.origin == "xcodegen" && letters.deploymentTarget.version == "18.0")
    #expect(letters.deploymentTarget.place == .init(file: "Config/base.yml", line: 6))
    #expect(letters.infoPlist == .init(kind: "described", files: ["project.yml"]))
    #expect(letters.truths == ["true", "absent"] && letters.sources == 3)
    #expect(
      letters.madeFrom
        == [.init(name: "LettersKit", sources: 1), .init(name: "Stamps", sources: 1)])
    let mail = try #require(listing["Mail"])
    #expect(mail.truths == ["unknown", "absent"] && mail.sources == 2)
    #expect(
      mail.keys["UISupportsAssistiveAccess"]?.places == [.init(file: "Mail/target.yml", line: 9)])
    #expect(
      findings("xcodegen") == ["Mail/target.yml key-type", "project.yml full-screen-fallback"])
  }

  @Test func appPackage() throws {
    let listing = try list(in: workspace("app-package"))
    let sketch = try #require(listing["Sketch"])
    #expect(listing.targets.count == 1)
    #expect(sketch.origin == "package" && sketch.deploymentTarget.version == "18.1")
    #expect(sketch.infoPlist == .init(kind: "file", files: ["Sketch.swiftpm/Info.plist"]))
    #expect(sketch.truths == ["absent", "true"] && sketch.sources == 2)
    #expect(sketch.madeFrom == [.init(name: "Pens", sources: 1)])
    #expect(findings("app-package") == ["Sketch.swiftpm/SketchApp.swift support-key-missing"])
  }

  @Test func localPackage() throws {
    let plants = try #require(try list(in: workspace("local-package"))["Plants"])
    #expect(
      plants.madeFrom == [.init(name: "Garden", sources: 2), .init(name: "Soil", sources: 1)])
    #expect(plants.truths == ["absent", "absent"])
    #expect(
      findings("local-package")
        == ["Packages/Garden/Sources/Garden/CalmScene.swift support-key-missing"])
  }

  @Test func twoProjects() throws {
    let listing = try list(in: workspace("two-projects"))
    let photos = try #require(listing["Photos"])
    #expect(photos.truths == ["false", "absent"])
    #expect(photos.madeFrom == [.init(name: "AlbumKit", sources: 1)])
    let frames = try #require(listing["Frames"])
    #expect(frames.truths == ["unknown", "absent"] && frames.deploymentTarget.version == nil)
    #expect(
      frames.infoPlist.files == ["Apps/Frames/Debug.plist", "Apps/Frames/Release.plist"])
    #expect(
      findings("two-projects") == [
        "Apps/Photos/Info.plist support-key-missing",
        "Apps/Photos/PhotosApp.swift support-key-missing",
      ])
  }

  // MARK: Output

  @Test func textTellsTheSame() {
    let run = CommandRun("targets", in: workspace("classic-project"))
    #expect(
      run.output == """
        Notes
          described by                           Notes.xcodeproj/project.pbxproj
          platforms                              iOS
          deploys to                             iOS 17.0  (Config/App.xcconfig:4)
          Info.plist                             Plists/notes-app.plist
          UISupportsAssistiveAccess              true  (Plists/notes-app.plist:7)
          UISupportsFullScreenInAssistiveAccess  absent  (Plists/notes-app.plist)
          sources                                3 Swift files
          made from                              NotesKit, 1 Swift file \
        (Notes.xcodeproj/project.pbxproj)

        NotesWatch
          described by                           Notes.xcodeproj/project.pbxproj
          platforms                              watchOS (not for iOS, so never judged)

        """)
  }

  @Test func appsWithoutAProjectAreNamed() throws {
    let folder = try ScratchFolder([
      "Draw/DrawApp.swift": "import SwiftUI\n@main struct DrawApp: App {}\n",
      "Draw/Info.plist": "<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>",
    ])
    let listing = try list(in: folder.path)
    #expect(listing.targets.isEmpty)
    #expect(
      listing.appsWithoutProject
        == [.init(file: "Draw/DrawApp.swift", infoPlists: ["Draw/Info.plist"])])
    #expect(CommandRun("targets", in: folder.path).output.hasPrefix("No project describes an app"))
  }

  @Test func manifestsThatDoNotTellAreNamed() throws {
    let folder = try ScratchFolder([
      "Project.swift": "import ProjectDescription\nlet project = Project.app(name: \"Draw\")\n",
      "App/DrawApp.swift": "import SwiftUI\n@main struct DrawApp: App {}\n",
    ])
    let listing = try list(in: folder.path)
    #expect(listing.unclear == ["Project.swift"])
    #expect(listing.targets.isEmpty && listing.appsWithoutProject.isEmpty)
    let text = CommandRun("targets", in: folder.path).output
    #expect(text.hasPrefix("Project.swift\n  targets "))
  }

  @Test func wrongUseIsTold() throws {
    let folder = try ScratchFolder(["a/": ""])
    #expect(CommandRun("targets", "a", "b", in: folder.path).status == 2)
    #expect(CommandRun("targets", "none", in: folder.path).status == 2)
    #expect(CommandRun("targets", "--format", "sarif", in: folder.path).status == 2)
  }
}
