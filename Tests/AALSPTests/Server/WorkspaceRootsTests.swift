import AAAnalysis
import Testing

@testable import AALSP

@Suite struct WorkspaceRootsTests {
  private func roots(_ uris: String...) -> WorkspaceRoots {
    var roots = WorkspaceRoots()
    for uri in uris { _ = roots.add(LSP.DocumentURI(uri)) }
    return roots
  }

  @Test func filesGetURIsInTheClientsSpelling() {
    let roots = roots("file:///c%3A/My%20Apps/", "file:///c%3a/My%20Apps/Inner")
    #expect(
      roots.uri(of: FileID("/c:/My Apps/A B.swift")).text
        == "file:///c%3A/My%20Apps/A%20B.swift")
    #expect(
      roots.uri(of: FileID("/c:/My Apps/Inner/A.swift")).text
        == "file:///c%3a/My%20Apps/Inner/A.swift")
    #expect(roots.uri(of: FileID("/other/A.swift")).text == "file:///other/A.swift")
  }

  @Test func theRootOfTheFileSystemIsAFolderLikeAnother() {
    #expect(roots("file:///").uri(of: FileID("/a/b.swift")).text == "file:///a/b.swift")
    #expect(roots("file:///").cover(FileID("/a/b.swift")))
  }

  @Test(arguments: [
    ("/w/A.swift", true), ("/w/Sub/Info.plist", true), ("/w/.git/A.swift", false),
    ("/w/Pods/A.swift", false), ("/w/A.md", false), ("/w/.A.swift", false),
    ("/wide/A.swift", false), ("/w/A.xcassets/B.swift", false),
    ("/w/A.xcodeproj/project.pbxproj", true), ("/w/B/A.xcodeproj/project.pbxproj", true),
    ("/w/A.xcodeproj/a.plist", false), ("/w/Pods/A.xcodeproj/project.pbxproj", false),
    ("/w/project.pbxproj", false), ("/w/.A.xcodeproj/project.pbxproj", false),
  ])
  func coverIsWhatAWalkFinds(path: String, isCovered: Bool) {
    #expect(roots("file:///w").cover(FileID(path)) == isCovered)
  }

  @Test func foldersAreTakenOnceAndOnlyIfTheyAreFiles() {
    var roots = roots("file:///w", "file:///w/", "vscode-vfs://github/a/b")
    #expect(roots.paths == ["/w"])
    let wasRemoved = ["file:///x", "file:///w/"].map { roots.remove(LSP.DocumentURI($0)) }
    #expect(wasRemoved == [false, true])
    #expect(roots.paths == [])
  }
}
