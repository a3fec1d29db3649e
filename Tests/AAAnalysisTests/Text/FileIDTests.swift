import AAAnalysis
import Testing

@Suite struct FileIDTests {
  @Test(arguments: [
    ("/a/b/View.swift", "View.swift", "swift", "/a/b"), ("/Info.PLIST", "Info.PLIST", "plist", ""),
    ("/a/.swift", ".swift", "", "/a"), ("/a/b", "b", "", "/a"), ("/a.b/c", "c", "", "/a.b"),
    ("untitled:Untitled-1", "untitled:Untitled-1", "", ""), ("", "", "", ""),
    ("/a/x.", "x.", "", "/a"),
  ])
  func partsOfAPath(path: String, name: String, fileExtension: String, folder: String) {
    let file = FileID(path)
    #expect(file.name == name)
    #expect(file.fileExtension == fileExtension)
    #expect(file.folder == folder)
  }

  @Test func kindsOfDocuments() {
    #expect(DocumentKind(of: FileID("/a/B.swift")) == .swift)
    #expect(DocumentKind(of: FileID("/a/Info.plist")) == .propertyList)
    #expect(DocumentKind(of: FileID("/a/swift")) == nil)
    #expect(DocumentKind(of: FileID("/a/b.swiftinterface")) == nil)
  }
}
