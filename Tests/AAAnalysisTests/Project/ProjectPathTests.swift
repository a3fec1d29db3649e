@testable import AAAnalysis
import Testing

@Suite struct ProjectPathTests {
  @Test(arguments: [
    ("", "", ""), ("", "App", "App"), ("App", "", "App"), ("App", "Info.plist", "App/Info.plist"),
    ("App", "./Info.plist", "App/Info.plist"), ("App", "../Info.plist", "Info.plist"),
    ("App", "../../Info.plist", "../Info.plist"), ("App//", "a//b/", "App/a/b"),
    ("App", "/Info.plist", "/Info.plist"), ("/", "App", "/App"), ("/App", "..", "/"),
    ("/", "../App", "/App"), ("App", ".", "App"), ("App", "..hidden/.a/...", "App/..hidden/.a/..."),
    ("é", "ö.plist", "é/ö.plist"),
  ])
  func joins(folder: String, path: String, result: String) {
    #expect(ProjectPath.join(folder, path) == result)
  }
}
