import Testing

@testable import AAAnalysis

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Generated/**", "/w/Generated/A.swift", true),
    ("Generated/**", "/w/Generated", false),
    ("Generated/**", "/w/App/Generated/A.swift", false),
    ("Generated", "/w/App/Generated/deep/A.swift", true),
    ("Generated/", "/w/Generated/A.swift", true),
    ("*.g.swift", "/w/App/A.g.swift", true),
    ("*.g.swift", "/w/App/A.swift", false),
    ("App/*.swift", "/w/App/A.swift", true),
    ("App/*.swift", "/w/App/Sub/A.swift", false),
    ("App/**/A.swift", "/w/App/A.swift", true),
    ("App/**/A.swift", "/w/App/x/y/A.swift", true),
    ("**/Old/**", "/w/a/Old/b.swift", true),
    ("./App", "/w/App/A.swift", true),
    ("/App", "/w/App/A.swift", true),
    ("/App", "/w/x/App/A.swift", false),
    ("A?.swift", "/w/AB.swift", true),
    ("A?.swift", "/w/A.swift", false),
    ("Ä*.swift", "/w/Äpfel.swift", true),
    ("App", "/other/App/A.swift", false),
    ("App", "/workspace/App/A.swift", false),
    ("", "/w/A.swift", false),
    ("/", "/w/A.swift", false),
    ("**", "/w/A.swift", true),
  ])
  func matching(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern, in: "/w").matches(path) == matches)
  }

  @Test func manyStarsTakeNoTime() {
    let pattern = PathPattern(String(repeating: "*a", count: 30) + "b", in: "/w")
    #expect(!pattern.matches("/w/" + String(repeating: "a", count: 2000)))
  }
}
