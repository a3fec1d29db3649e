import Testing

@testable import AALSP

@Suite struct WorkspaceRootTests {
  /// The workspace's folder, told from `folder`.
  private func root(of name: String, in folder: ScratchFolder) -> String {
    let found = WorkspaceRoot.folder(around: folder[name], home: folder.path)
    return FilePath.relative(found, to: folder.path)
  }

  @Test func theNearestProjectWins() throws {
    let folder = try ScratchFolder([
      "repo/.git/HEAD": "", "repo/App/App.xcodeproj/project.pbxproj": "",
      "repo/App/Src/A.swift": "",
      "repo/Tuist/Project.swift": "", "repo/Tuist/Src/A.swift": "", "repo/Gen/project.yml": "",
      "repo/Gen/Src/A.swift": "", "repo/Play.swiftpm/Package.swift": "", "repo/Other/A.swift": "",
    ])
    #expect(root(of: "repo/App/Src/A.swift", in: folder) == "repo/App")
    #expect(root(of: "repo/App", in: folder) == "repo/App")
    #expect(root(of: "repo/Tuist/Src/A.swift", in: folder) == "repo/Tuist")
    #expect(root(of: "repo/Gen/Src", in: folder) == "repo/Gen")
    #expect(root(of: "repo/Play.swiftpm/A.swift", in: folder) == "repo/Play.swiftpm")
    #expect(root(of: "repo/Other/A.swift", in: folder) == "repo")
  }

  /// What puts projects together comes before each of them, but not from outside the repository.
  @Test func projectsThatArePutTogetherAreReadTogether() throws {
    let folder = try ScratchFolder([
      "Far.xcworkspace/x": "", "repo/.git/HEAD": "", "repo/apps/All.xcworkspace/x": "",
      "repo/apps/One/One.xcodeproj/project.pbxproj": "", "repo/walks/Tuist.swift": "",
      "repo/walks/App/Project.swift": "", "repo/walks/Map/Project.swift": "",
      "loose/One/One.xcodeproj/project.pbxproj": "", "loose/All.xcworkspace/x": "",
    ])
    #expect(root(of: "repo/apps/One/A.swift", in: folder) == "repo/apps")
    #expect(root(of: "repo/walks/App/Sources/A.swift", in: folder) == "repo/walks")
    #expect(root(of: "loose/One/A.swift", in: folder) == "loose/One")
    #expect(root(of: "loose/A.swift", in: folder) == "loose")
  }

  @Test func aPackageIsPartOfWhatHoldsIt() throws {
    let folder = try ScratchFolder([
      "a/App.xcworkspace/x": "", "a/Packages/One/Package.swift": "",
      "b/.git/HEAD": "", "b/Packages/One/Package.swift": "",
      "c/Package.swift": "", "c/Modules/One/Package.swift": "",
    ])
    #expect(root(of: "a/Packages/One/Sources/A.swift", in: folder) == "a")
    #expect(root(of: "b/Packages/One/Sources/A.swift", in: folder) == "b")
    #expect(root(of: "c/Modules/One/Sources/A.swift", in: folder) == "c")
  }

  @Test func withoutAnyMarkItIsTheFolderItself() throws {
    let folder = try ScratchFolder(["plain/sub/A.swift": ""])
    #expect(root(of: "plain/sub/A.swift", in: folder) == "plain/sub")
    #expect(root(of: "plain", in: folder) == "plain")
    #expect(root(of: "plain/not/yet/there.swift", in: folder) == "plain")
  }

  @Test func theHomeFolderIsTakenOnlyWhenNamed() throws {
    let folder = try ScratchFolder([".git/HEAD": "", "plain/A.swift": "", "A.swift": ""])
    #expect(root(of: "plain/A.swift", in: folder) == "plain")
    #expect(root(of: "A.swift", in: folder) == ".")
  }
}
