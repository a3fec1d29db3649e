import Testing

@testable import AALSP

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a.swift", "/w/a.swift"), ("./a//b/../c/", "/w/a/c"), ("/x/./y", "/x/y"), ("../../../a", "/a"),
    (".", "/w"), ("", "/w"), ("/", "/"),
  ])
  func absolute(path: String, expected: String) {
    #expect(FilePath.absolute(path, in: "/w") == expected)
  }

  @Test(arguments: [
    ("/w/a/b", "/w", "a/b"), ("/w", "/w", "."), ("/x/y", "/w/v", "../../x/y"), ("/w/a", "/", "w/a"),
    ("/wide", "/w", "../wide"),
  ])
  func relative(path: String, folder: String, expected: String) {
    #expect(FilePath.relative(path, to: folder) == expected)
  }

  @Test func containment() {
    #expect(FilePath.contains("/w", "/w/a"))
    #expect(FilePath.contains("/w", "/w"))
    #expect(FilePath.contains("/", "/w"))
    #expect(!FilePath.contains("/w", "/wide"))
    #expect(!FilePath.contains("/w/a", "/w"))
  }

  @Test func parents() {
    #expect(FilePath.parent("/a/b") == "/a")
    #expect(FilePath.parent("/a") == "/")
    #expect(FilePath.parent("/") == "/")
  }
}
