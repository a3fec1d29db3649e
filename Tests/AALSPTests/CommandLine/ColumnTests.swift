import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// Every format tells the right place behind tabs, emoji, wide letters and CRLF.
@Suite struct ColumnTests {
  /// On line 8 the name `navigationTitle` starts after 2 tabs and the 13 scalars of `/* 👨‍👩‍👧é */.`,
  /// which are 27 bytes: at column 16 in scalars, at 30 in bytes. It is 15 letters long.
  private static let files = [
    ".git/HEAD": "",
    "App.swift": """
      import SwiftUI
      @main struct Calm: App {
        var body: some Scene { AssistiveAccess { NavigationStack { Root() } } }
      }
      struct Root: View {
        var body: some View {
      \t\tText("漢字")
      \t\t/* 👨‍👩‍👧é */.navigationTitle("Übersicht 😀")
        }
      }
      """.replacing("\n", with: "\r\n"),
  ]

  @Test(arguments: [
    (CheckOptions.Format.text, "App.swift:8:16: warning: "),
    (.text, " 8 |         /* 👨‍👩‍👧é */.navigationTitle(\"Übersicht 😀\")\n"),
    (.github, "::warning file=App.swift,line=8,endLine=8,col=16,endColumn=30,title=navig"),
    (.xcode, "/App.swift:8:30: warning: "),
    (.junit, "name=\"navigation-icon-missing 8:16\""),
    (.junit, ">App.swift:8:16: warning: "),
    (.sarif, "\"startLine\": 8,"), (.sarif, "\"startColumn\": 16,"), (.sarif, "\"endColumn\": 31"),
    (.json, "\"column\": 16,"), (.json, "\"column\": 31,"),
    (.html, "<code>App.swift:8:16</code>"),
    (.html, "<pre>/* 👨‍👩‍👧é */.<mark>navigationTitle</mark>(&quot;Übersicht 😀&quot;)</pre>"),
  ])
  func thePlaceIsRight(format: CheckOptions.Format, expected: String) throws {
    let folder = try ScratchFolder(Self.files)
    let run = CommandRun(
      "check", "--select", "navigation-icon-missing", "--format", format.rawValue,
      in: folder.path, rules: RuleCatalogue.all.map { $0.description })
    #expect(run.status == 1)
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test func theBytesOfTheJSONReportAreThoseOfTheFile() throws {
    let folder = try ScratchFolder(Self.files)
    let run = CommandRun(
      "check", "--select", "navigation-icon-missing", "--format", "json", in: folder.path,
      rules: RuleCatalogue.all.map { $0.description })
    let offsets = run.output.matches(of: #/"byte": (\d+)/#).compactMap { Int($0.1) }
    let bytes = Array(try folder.read("App.swift").utf8)
    try #require(offsets.count >= 2)
    #expect(Array(bytes[offsets[0]..<offsets[1]]) == Array("navigationTitle".utf8))
  }
}
