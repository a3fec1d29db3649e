import Foundation
import Testing

@testable import AALSP

/// `aalsp adopt` on small workspaces.
@Suite struct AdoptTests {
  /// A copy of a workspace of the fixtures, with changes to some of its files.
  private func workspace(
    _ name: String, changing: (_ path: String, _ text: String) -> String = { $1 }
  ) throws -> ScratchFolder {
    let folder = try ScratchFolder([".git/HEAD": ""])
    let source = Fixtures.folder.appendingPathComponent("workspaces/\(name)").path
    for case let path as String in FileManager.default.enumerator(atPath: source) ?? .init() {
      guard let text = try? Fixtures.text("workspaces/\(name)/\(path)") else { continue }
      try folder.write(path, changing(path, text))
    }
    return folder
  }

  /// The value of a key, read strictly.
  private func value(of key: String, in list: String, of folder: ScratchFolder) throws -> Bool? {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder[list]))
    let value = try PropertyListSerialization.propertyList(from: data, format: nil)
    return (value as? [String: Any])?[key] as? Bool
  }

  private static let key = "UISupportsAssistiveAccess"

  @Test func aPatchIsShownAndNothingChanged() throws {
    let folder = try workspace("garden")
    let run = CommandRun("adopt", in: folder.path)
    #expect(run.status == 0)
    let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("+++ ") }
    #expect(
      heads == [
        "+++ b/Garden-Info.plist", "+++ b/Garden.xcodeproj/project.pbxproj",
        "+++ b/Garden/AssistiveAccessRootView.swift", "+++ b/Garden/GardenApp.swift",
        "+++ b/Greenhouse/AppDelegate.swift",
        "+++ b/Greenhouse/AssistiveAccessContentView.swift",
        "+++ b/Greenhouse/AssistiveAccessSceneDelegate.swift", "+++ b/Greenhouse/Info.plist",
      ])
    let notes = run.errors.split(separator: "\n")
    #expect(
      notes.first?.hasPrefix("aalsp: note: Garden.xcodeproj/project.pbxproj: The build") == true)
    #expect(notes.last == "aalsp: note: nothing is changed yet: `--write` applies this")
    #expect(!FileManager.default.fileExists(atPath: folder["Garden-Info.plist"]))
    #expect(try !folder.read("Garden/GardenApp.swift").contains("AssistiveAccess"))
  }

  @Test func whatIsWrittenIsCleanAndASecondRunChangesNothing() throws {
    let folder = try workspace("garden")
    let first = CommandRun("adopt", "--write", in: folder.path)
    #expect(first.status == 0)
    #expect(
      first.output == """
        created Garden-Info.plist
        created Garden/AssistiveAccessRootView.swift
        created Greenhouse/AssistiveAccessContentView.swift
        created Greenhouse/AssistiveAccessSceneDelegate.swift
        changed Garden.xcodeproj/project.pbxproj
        changed Garden/GardenApp.swift
        changed Greenhouse/AppDelegate.swift
        changed Greenhouse/Info.plist

        """)
    #expect(try value(of: Self.key, in: "Garden-Info.plist", of: folder) == true)
    #expect(try value(of: Self.key, in: "Greenhouse/Info.plist", of: folder) == true)
    // That older systems show the app in a frame is a hint, and stays.
    let check = CommandRun("check", "--min-severity", "information", in: folder.path)
    #expect(check.output == "No findings; 1 less severe not shown; 12 files checked\n")
    #expect(check.status == 0)
    let second = CommandRun("adopt", "--write", in: folder.path)
    #expect(second.status == 0 && second.output.isEmpty)
    #expect(
      second.errors == """
        aalsp: note: Garden has its scene for Assistive Access, and its Info.plist says so: \
        nothing to change
        aalsp: note: Greenhouse has its scene for Assistive Access, and its Info.plist says so: \
        nothing to change

        """)
  }

  @Test func oneTarget() throws {
    let folder = try workspace("garden")
    let run = CommandRun("adopt", "--write", "--target", "Greenhouse", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains(" Greenhouse/") })
    let other = CommandRun("adopt", "--target", "Green", in: folder.path)
    #expect(other.status == 2)
    #expect(
      other.errors.hasPrefix(
        "aalsp adopt: no app target for iPhone or iPad is called `Green`; there is `Garden`, "
          + "`Greenhouse` (see"))
  }

  @Test func onePath() throws {
    let folder = try workspace("garden")
    let run = CommandRun("adopt", "--write", "Garden/GardenApp.swift", in: folder.path)
    #expect(run.status == 0 && run.output.split(separator: "\n").count == 4)
    let nothing = CommandRun("adopt", "Garden/Views", in: folder.path)
    #expect(nothing.status == 2 && nothing.output.isEmpty)
    #expect(nothing.errors == "aalsp: no app for iPhone or iPad begins at Garden/Views\n")
  }

  @Test func theSampleAppWithoutItsScene() throws {
    let folder = try workspace("draw") { path, text in
      guard path == "Draw/DrawApp.swift",
        let start = text.firstRange(of: "\n        AssistiveAccess {")?.lowerBound
      else { return text }
      return text[..<start] + "    }\n}\n"
    }
    let run = CommandRun("adopt", "--write", in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.output == """
        created Draw/AssistiveAccessRootView.swift
        changed Draw/DrawApp.swift
        changed Draw/Info.plist

        """)
    #expect(try value(of: Self.key, in: "Draw/Info.plist", of: folder) == true)
    // What the old content view leads to is still shown by its preview.
    let check = CommandRun("check", in: folder.path).output
    #expect(check.contains("GalleryScreen.swift"))
    #expect(!["DrawApp", "RootView", "Info.plist"].contains(where: check.contains))
  }

  @Test func whatCannotBeToldIsSaid() throws {
    let folder = try workspace("garden") { path, text in
      path == "Greenhouse/Info.plist"
        ? text.replacing("UIWindowSceneSessionRoleApplication", with: "Other") : text
    }
    let run = CommandRun("adopt", "--write", in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "aalsp: Greenhouse/AppDelegate.swift:4: Greenhouse cannot be prepared. The app's"))
    #expect(run.output.contains("changed Garden/GardenApp.swift"))
    #expect(!run.output.contains("Greenhouse"))
  }

  @Test func nothingIsChangedThatNeedsWhatCannotBeCreated() throws {
    let folder = try workspace("garden")
    // A folder is in the way.
    try folder.write("Garden-Info.plist/", Data())
    let app = try folder.read("Garden/GardenApp.swift")
    let run = CommandRun("adopt", "--write", "--target", "Garden", in: folder.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("Garden-Info.plist"))
    #expect(try folder.read("Garden/GardenApp.swift") == app)
  }

  @Test(arguments: [["a", "b"], ["--write=yes"], ["--target"], [""]])
  func badUsage(_ arguments: [String]) throws {
    let folder = try ScratchFolder([:])
    let run = CommandRun(arguments: ["adopt"] + arguments, in: folder.path)
    #expect(run.status == 2 && run.errors.contains("aalsp adopt --help"))
  }
}
