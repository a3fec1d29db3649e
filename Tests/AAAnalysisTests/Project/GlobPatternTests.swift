@testable import AAAnalysis
import Testing

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("iphoneos*", "iphoneos18.0", true), ("iphoneos*", "iphonesimulator", false),
    ("iphone*", "iphoneos18.0", true), ("*", "", true), ("", "", true), ("", "a", false),
    ("a?c", "abc", true), ("a?c", "ac", false), ("[A-C]x", "Bx", true), ("[!A-C]x", "Bx", false),
    ("[]]", "]", true), ("[a", "[a", true), ("a\\*b", "a*b", true), ("a\\*b", "axb", false),
    ("*a*b*", "xxaxxbxx", true), ("De*", "Debug", true), ("debug", "Debug", false),
  ])
  func words(pattern: String, text: String, matches: Bool) {
    #expect(GlobPattern(pattern).matches(text) == matches)
  }

  @Test(arguments: [
    ("**/*.swift", "A.swift", true), ("**/*.swift", "a/b/A.swift", true),
    ("*.swift", "a/A.swift", false), ("a/**", "a/b/c.swift", true),
    ("a/**/b.swift", "a/b.swift", true),
    ("a/**/b.swift", "a/x/y/b.swift", true), ("a/**/b.swift", "a/xb.swift", false),
    ("**/Tests/**", "Tests/a.swift", true), ("**/Tests/**", "x/MyTests/a.swift", false),
    ("a?b", "a/b", false), ("a[!x]b", "a/b", false), ("**", "a/b", true),
  ])
  func paths(pattern: String, path: String, matches: Bool) {
    #expect(GlobPattern(pattern, isPath: true).matches(path) == matches)
  }

  /// Nothing is tried again and again.
  @Test func manyStarsTakeNoTime() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!GlobPattern(pattern).matches(String(repeating: "a", count: 2000)))
  }

  @Test func bracesAreAlternatives() {
    #expect(BracePattern.expanded("**/*.{swift,m}").sorted() == ["**/*.m", "**/*.swift"])
    #expect(BracePattern.expanded("{a,b}{c,d}").count == 4)
    #expect(BracePattern.expanded("a{b").count == 1)
    #expect(BracePattern.expanded(String(repeating: "{a,b}", count: 40)).count <= 64)
  }
}
