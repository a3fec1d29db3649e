import AAAnalysis
import Testing

@testable import AALSP

@Suite struct DisplayTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("😀", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1),
    ("漢字", 4), ("한", 2), ("ｶ", 1), ("Ａ", 2), ("\u{200B}", 0), ("…", 1), ("", 0), ("1️⃣", 2),
  ])
  func width(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  @Test func nothingFromOutsideCommandsTheTerminal() {
    #expect(PrintableText.of("a\u{1B}[31mb") == "a␛[31mb")
    #expect(PrintableText.of("a\r\nb\tc\0") == "a b c␀")
    #expect(PrintableText.of("x\u{202E}y\u{9B}z") == "x\u{FFFD}y\u{FFFD}z")
    #expect(PrintableText.of("Zeichnen 😀 é") == "Zeichnen 😀 é")
  }

  @Test func paragraphsAreWrapped() {
    #expect(
      Paragraphs.wrapped(
        "one two three\nfour\n\n- five six seven\n- 漢字漢字 x", width: 12, indent: "  ")
        == "  one two\n  three four\n\n  - five six\n    seven\n  - 漢字漢字\n    x\n")
    #expect(Paragraphs.wrapped("overlongword a", width: 4) == "overlongword\na\n")
    #expect(Paragraphs.wrapped("a b c", width: 3, indent: "* ", hanging: "  ") == "* a\n  b\n  c\n")
    #expect(Paragraphs.wrapped("", width: 10) == "")
  }

  @Test(arguments: [
    ("/w/App/A.swift", "App/A.swift"), ("/w/App", "App/"),
    ("/elsewhere/B.swift", "../elsewhere/B.swift"),
    ("/w/C.swift", "C.swift"),
  ])
  func filesAreShownAsNamed(path: String, expected: String) {
    let paths = ShownPaths(workingFolder: "/w", named: [("/w/App", "./App//")])
    #expect(paths[path] == (expected == "App/" ? "App" : expected))
  }

  @Test func theWorkingFolderItselfIsNotShown() {
    for shown in [".", "./", ""] {
      let paths = ShownPaths(workingFolder: "/w", named: [("/w", shown)])
      #expect(paths["/w/a/A.swift"] == "a/A.swift")
    }
  }

  @Test func absoluteNamesStayAbsolute() {
    let paths = ShownPaths(workingFolder: "/w", named: [("/w/App", "/w/App")])
    #expect(paths["/w/App/A.swift"] == "/w/App/A.swift")
    #expect(paths["/w/Info.plist"] == "/w/Info.plist")
    let root = ShownPaths(workingFolder: "/w", named: [("/", "/")])
    #expect(root["/w/A.swift"] == "/w/A.swift")
  }

  @Test func theLongestNameWins() {
    let paths = ShownPaths(workingFolder: "/w", named: [("/w", "."), ("/w/a", "/w/a")])
    #expect(paths["/w/a/A.swift"] == "/w/a/A.swift")
    #expect(paths["/w/b/A.swift"] == "b/A.swift")
  }
}
