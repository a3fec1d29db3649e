import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct DirectoryWalkTests {
  private func names(_ outcome: DirectoryWalk.Outcome, in folder: ScratchFolder) -> [String] {
    outcome.files.map { FilePath.relative($0.path, to: folder.path) }
  }

  @Test func yieldsSwiftAndPropertyListsInTheOrderOfTheirPaths() throws {
    let folder = try ScratchFolder([
      "b.swift": "", "a/Info.plist": "", "a/Z.SWIFT": "", "a/deep/er/C.swift": "", "a.txt": "",
      "README.md": "", "swift": "", "Ünï/Ä.swift": "",
    ])
    let outcome = DirectoryWalk().files(under: folder.path)
    #expect(
      names(outcome, in: folder)
        == ["a/Info.plist", "a/Z.SWIFT", "a/deep/er/C.swift", "b.swift", "Ünï/Ä.swift"])
    #expect(outcome.problems.isEmpty)
  }

  @Test func leavesOutWhatIsNotTheAppsOwn() throws {
    let folder = try ScratchFolder([
      ".build/a.swift": "", "DerivedData/a.swift": "", "Pods/a.swift": "", "Carthage/a.swift": "",
      "node_modules/a.swift": "", ".git/a.swift": "", ".hidden/a.swift": "", ".a.swift": "",
      "A.app/Info.plist": "", "A.framework/Info.plist": "", "A.xcassets/a.plist": "",
      "A.xcodeproj/a.plist": "", "A.docc/a.swift": "", "Kept.swiftpm/a.swift": "",
      "PodsOfPeas/a.swift": "",
    ])
    #expect(
      names(DirectoryWalk().files(under: folder.path), in: folder)
        == ["Kept.swiftpm/a.swift", "PodsOfPeas/a.swift"])
  }

  @Test func ofAProjectItYieldsTheOneFileThatCounts() throws {
    let folder = try ScratchFolder([
      "App.xcodeproj/project.pbxproj": "", "App.xcodeproj/a.plist": "",
      "App.xcodeproj/project.xcworkspace/x.plist": "", "Sub/B.xcodeproj/project.pbxproj": "",
      "App.xcworkspace/project.pbxproj": "", "App.xcworkspace/contents.xcworkspacedata": "",
      "Empty.xcworkspace/x": "", ".C.xcodeproj/project.pbxproj": "",
      "project.pbxproj": "", "Pods/Pods.xcodeproj/project.pbxproj": "", "D.xcodeproj/other": "",
    ])
    let outcome = DirectoryWalk().files(under: folder.path)
    #expect(
      names(outcome, in: folder)
        == [
          "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata",
          "Sub/B.xcodeproj/project.pbxproj",
        ])
    let inside = DirectoryWalk().files(under: folder["App.xcodeproj"])
    #expect(names(inside, in: folder) == ["App.xcodeproj/a.plist", "App.xcodeproj/project.pbxproj"])
  }

  @Test func yieldsWhatProjectsAreMadeFrom() throws {
    let folder = try ScratchFolder([
      "Config/A.xcconfig": "", "project.yml": "", "Parts/b.yaml": "", ".ci.yml": "", "a.json": "",
    ])
    let outcome = DirectoryWalk().files(under: folder.path)
    #expect(
      names(outcome, in: folder) == ["Config/A.xcconfig", "Parts/b.yaml", "project.yml"])
  }

  @Test func leavesOutWhatConfigurationsExclude() throws {
    let folder = try ScratchFolder([
      ".aalsp.json": #"{"exclude": ["Generated/**", "*.g.swift", "B.xcodeproj"]}"#,
      "Generated/A.swift": "", "Generated/.aalsp.json": "{}", "A.swift": "", "A.g.swift": "",
      "A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": "",
      "Kit/aalsp.json": #"{"exclude": ["Own"]}"#, "Kit/A.g.swift": "", "Kit/Own/A.swift": "",
      "Kit/.hidden/.aalsp.json": "", "Kit/more.json": "",
    ])
    let found = [
      ".aalsp.json", "A.swift", "A.xcodeproj/project.pbxproj", "Kit/A.g.swift", "Kit/aalsp.json",
    ]
    #expect(names(DirectoryWalk().files(under: folder.path), in: folder) == found)
    // From below, the same holds; but who names a folder wants to see it.
    let kit = DirectoryWalk().files(under: folder["Kit"])
    #expect(names(kit, in: folder) == ["Kit/A.g.swift", "Kit/aalsp.json"])
    let generated = DirectoryWalk().files(under: folder["Generated"])
    #expect(names(generated, in: folder) == ["Generated/.aalsp.json", "Generated/A.swift"])
  }

  @Test func entersAnExcludedFolderThatIsNamed() throws {
    let folder = try ScratchFolder([".build/checkouts/a.swift": ""])
    let outcome = DirectoryWalk().files(under: folder[".build"])
    #expect(names(outcome, in: folder) == [".build/checkouts/a.swift"])
  }

  @Test func followsNoLinkIntoACircle() throws {
    let outside = try ScratchFolder(["Shared.swift": "", "folder/In.swift": ""])
    let folder = try ScratchFolder(["a/A.swift": ""])
    try folder.link("a/loop", to: "..")
    try folder.link("a/Twice.swift", to: "A.swift")
    try folder.link("a/Linked.swift", to: outside["Shared.swift"])
    try folder.link("a/Broken.swift", to: "nowhere.swift")
    try folder.link("a/Folder.swift", to: outside["folder"])
    let outcome = DirectoryWalk().files(under: folder.path)
    #expect(names(outcome, in: folder) == ["a/A.swift", "a/Linked.swift"])
    #expect(outcome.problems.isEmpty)
  }

  @Test func namesFoldersThatCannotBeRead() throws {
    let folder = try ScratchFolder(["a.swift": ""])
    let missing = DirectoryWalk().files(under: folder["nothing"])
    #expect(missing.problems == [FileProblem(folder["nothing"], .missing)])
    let file = DirectoryWalk().files(under: folder["a.swift"])
    #expect(file.problems == [FileProblem(folder["a.swift"], .isNoFolder)])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func goesOnAfterAFolderWithoutPermission() throws {
    let folder = try ScratchFolder(["a/A.swift": "", "b/B.swift": "", "c/C.swift": ""])
    try folder.setPermissions(0, of: "b")
    let outcome = DirectoryWalk().files(under: folder.path)
    try folder.setPermissions(0o755, of: "b")
    #expect(names(outcome, in: folder) == ["a/A.swift", "c/C.swift"])
    #expect(outcome.problems == [FileProblem(folder["b"], .notPermitted)])
  }

  @Test func stopsWhenCancelled() throws {
    let folder = try ScratchFolder(["a.swift": "", "b/b.swift": ""])
    #expect(DirectoryWalk().files(under: folder.path, isCancelled: { true }).files.isEmpty)
  }
}
