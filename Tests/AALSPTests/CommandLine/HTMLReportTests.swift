import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// `check --format html`.
@Suite struct HTMLReportTests {
  private static let rules = RuleCatalogue.all.map { $0.description }

  private func page(_ folder: ScratchFolder, _ more: String...) -> String {
    let run = CommandRun(
      arguments: ["check", "--format", "html"] + more, in: folder.path, rules: Self.rules)
    #expect(run.status < 2, "\(run.errors)")
    return run.output
  }

  private static func app(_ title: String, _ file: String = "App.swift") -> [String: String] {
    [
      ".git/HEAD": "",
      file: """
      import SwiftUI
      @main struct Calm: App {
        var body: some Scene { AssistiveAccess { NavigationStack { Root() } } }
      }
      struct Root: View {
        @State var note = ""
        var body: some View {
          List {
            NavigationLink("Next") { Detail() }
            Button("Start", systemImage: "play") {}
            TextField("\(title)", text: $note)
          }
          .navigationTitle("\(title)")
        }
      }
      struct Detail: View {
        let name = UUID().uuidString
        var body: some View { Text("a").navigationTitle(name) }
      }
      """,
    ]
  }

  @Test func thePageIsWellFormedAndInOrder() throws {
    let page = page(try ScratchFolder(Self.app("Home")))
    let check = HTMLCheck(page)
    #expect(check.problems == [])
    #expect(check.headings.first == 1)
    #expect(check.headings.count { $0 == 1 } == 1)
    for name in ["header", "nav", "main", "footer"] {
      #expect(check.elements.count { $0 == name } == 1)
    }
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<h4 id=\"title-Root\">“<bdi>Home</bdi>”</h4>"))
    #expect(
      page.contains(
        "<li>Link “<bdi>Next</bdi>” leads to "
          + "<a href=\"#screen-Detail\">‹<code>name</code>›</a></li>"))
    #expect(page.contains("<li>Button “<bdi>Start</bdi>”, icon <code>play</code></li>"))
    #expect(page.contains("<p class=\"bad\">No icon beside the title</p>"))
  }

  @Test func nothingFromOutsideBecomesMarkup() throws {
    let title = "</h4><script>alert('1')</script>&amp; \\\"x\\\" \u{202E}"
    let page = page(
      try ScratchFolder(Self.app(title, "<script>alert(2)<:b>/<img onerror=a>.swift")))
    let check = HTMLCheck(page)
    #expect(check.problems == [])
    #expect(!check.elements.contains("script") && !check.elements.contains("img"))
    #expect(page.contains("&lt;script&gt;alert(2)&lt;:b&gt;/<wbr>&lt;img onerror=a&gt;.swift"))
    #expect(page.contains("&lt;/h4&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;"))
    #expect(!page.unicodeScalars.contains("\u{202E}"))
  }

  @Test func thePageLoadsNothing() throws {
    let page = page(try ScratchFolder(Self.app("Home")))
    let check = HTMLCheck(page)
    #expect(check.elements.allSatisfy { !["script", "link", "img", "iframe"].contains($0) })
    #expect(!page.contains("@import") && !page.contains("url("))
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline';"))
  }

  @Test func whatIsNotReportedIsOnNoScreen() throws {
    let folder = try ScratchFolder(Self.app("Home"))
    let all = page(folder)
    #expect(all.contains("#rule-navigation-icon-missing"))
    let some = page(folder, "--ignore", "navigation-icon-missing")
    #expect(!some.contains("navigation-icon-missing"))
    #expect(some.contains("Not shown: 1 finding in a baseline, or not asked for."))
    #expect(HTMLCheck(some).problems == [])
    #expect(page(folder) == all)
  }

  @Test func aPageWithoutScopeSaysSo() throws {
    let page = page(try ScratchFolder([".git/HEAD": "", "A.swift": "let a = 1\n"]))
    #expect(HTMLCheck(page).problems == [])
    #expect(page.contains("Nothing was found that Assistive Access would show"))
  }

  @Test func whatCouldNotBeReadComesFirst() throws {
    let folder = try ScratchFolder(Self.app("Home"))
    let run = CommandRun(
      "check", "--format", "html", ".", "Gone&.swift", in: folder.path, rules: Self.rules)
    #expect(run.status == 2)
    #expect(HTMLCheck(run.output).problems == [])
    #expect(run.output.contains("<li><code>Gone&amp;.swift</code>: no such file or folder</li>"))
  }

  @Test func severalReportsAreWrittenAtOnce() throws {
    let folder = try ScratchFolder(Self.app("Home"))
    let run = CommandRun(
      "check", "--format", "text", "--format", "html", "--output", "r.html", "--format", "sarif",
      "--output", "r.sarif", "--format", "junit", "--output", "r.xml", in: folder.path,
      rules: Self.rules)
    #expect(run.status == 1)
    #expect(run.output.contains("[navigation-icon-missing]"))
    #expect(try folder.read("r.html") == page(folder))
    #expect(try folder.read("r.sarif").hasPrefix("{\n  \"$schema\""))
    #expect(try folder.read("r.xml").hasPrefix("<?xml"))
  }

  // MARK: Adoption

  @Test func theStateOfAnAppIsTold() throws {
    let folder = try ScratchFolder(Self.app("Home"))
    #expect(page(folder).contains("whether its key is set is not known."))
    let app = "<key>CFBundlePackageType</key><string>APPL</string>"
    try folder.write("Info.plist", "<plist><dict>\(app)</dict></plist>")
    #expect(page(folder).contains("but the key that declares it is not set."))
    #expect(page(folder).contains("<span class=\"bad\">missing</span>: <code>Info.plist</code>"))
    try folder.write(
      "Info.plist", "<plist><dict><key>UISupportsAssistiveAccess</key><true/>"
        + "\(app)</dict></plist>")
    #expect(
      page(folder).contains("<p>Has a scene for Assistive Access, and its key declares it.</p>"))
    #expect(page(folder).contains("<span class=\"good\">yes</span>: <code>App.swift:3</code>"))
    #expect(page(folder).contains("<dt>Previews of the mode</dt><dd>none found</dd>"))
    try folder.write(
      "P.swift", "import SwiftUI\n#Preview(traits: .assistiveAccess) { Root() }\n#Preview { Root() }")
    #expect(page(folder).contains("<span class=\"good\">1</span>: <code>P.swift:2</code>"))
  }

  // MARK: Pieces

  @Test func literalsAreMarkupAndValuesAreText() {
    let name = "a<b"
    let inner: HTML = "<i>\(name)</i>"
    let outer: HTML = "<p>\(inner) \([inner, inner]) \(7)</p>"
    #expect(outer.markup == "<p><i>a&lt;b</i> <i>a&lt;b</i><i>a&lt;b</i> 7</p>")
    #expect(HTML.path("/a/b&c").markup == "<code>/<wbr>a/<wbr>b&amp;c</code>")
  }

  @Test func proseHasParagraphsListsAndCode() {
    #expect(
      HTMLProse("A `b<c`\nd.\n\n- e\n  f\n- `g`").blocks.markup
        == "<p>A <code>b&lt;c</code> d.</p>\n<ul><li>e f</li><li><code>g</code></li></ul>\n")
    #expect(HTMLProse.inline("a ` b").markup == "a ` b")
    #expect(HTMLProse("").blocks.markup.isEmpty)
  }

  @Test func excerptsAreMarkedAndCut() throws {
    func excerpt(_ text: String, _ start: Int, _ end: Int) -> String? {
      HTMLExcerpt(of: ByteRange(start, end), in: SourceText(text))?.html.markup
    }
    #expect(excerpt("\t😀 b<c\nd", 6, 9) == "😀 <mark>b&lt;c</mark>")
    #expect(excerpt("ab\ncd", 1, 5) == "a<mark>b</mark>")
    #expect(excerpt("ab", 1, 1) == "ab")
    #expect(excerpt("a\n\nb", 2, 2) == nil)
    #expect(excerpt("bplist00", 0, 1) == nil)
    #expect(excerpt("ab", 90, 99) == "ab")
    let long = String(repeating: "é", count: 400)
    let cut = try #require(excerpt(long, 400, 402))
    #expect(cut.hasPrefix("…é") && cut.hasSuffix("é…") && cut.count < 140)
    #expect(cut.contains("<mark>é</mark>") && !cut.contains("\u{FFFD}"))
    #expect(excerpt(long, 0, 800)?.hasSuffix("é</mark>…") == true)
  }

  @Test func textStandsOut() throws {
    let sheet = HTMLStyle.sheet.markup
    let light = try Self.colours(sheet)
    let start = try #require(sheet.range(of: "prefers-color-scheme: dark"))
    let dark = light.merging(try Self.colours(String(sheet[start.upperBound...]))) { $1 }
    let onBacks = ["text", "quiet", "link", "good", "error"]
    let pairs =
      onBacks.flatMap { [($0, "back"), ($0, "raised")] } + [
        ("error", "error-back"), ("warning", "warning-back"), ("note", "note-back"),
        ("mark-text", "mark"),
      ]
    for (name, colours) in [("light", light), ("dark", dark)] {
      for (front, back) in pairs {
        let first = try #require(colours[front])
        let second = try #require(colours[back])
        let contrast = (max(first, second) + 0.05) / (min(first, second) + 0.05)
        #expect(contrast >= 4.5, "\(name): \(front) on \(back) has \(contrast)")
      }
    }
  }

  /// The relative luminance of each colour that is defined first.
  private static func colours(_ sheet: String) throws -> [String: Double] {
    var result: [String: Double] = [:]
    for match in sheet.matches(of: #/--([a-z-]+): #([0-9a-f]{6});/#) {
      let name = String(match.1)
      let value = try #require(Int(match.2, radix: 16))
      if result[name] != nil { continue }
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double((value >> shift) & 0xFF) / 255
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      result[name] = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    return result
  }
}
