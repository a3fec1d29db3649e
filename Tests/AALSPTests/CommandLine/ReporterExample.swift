import AAAnalysis

@testable import AALSP

/// What a check found, as reporters get it: an emoji, a tab, CRLF and letters beyond ASCII stand
/// before what is reported.
enum ReporterExample {
  static let files: [FileID: SourceText] = [
    FileID("/w/App/A.swift"): SourceText(
      "struct A {\r\n\tlet 😀 = Title(\"漢字\")\r\n}\r\n"),
    FileID("/w/App/Info.plist"): SourceText("<plist>\n<dict/>\n</plist>\n"),
  ]

  /// Where `piece` stands in a file.
  private static func place(_ file: String, _ piece: String) -> Location {
    let file = FileID(file)
    let text = files[file] ?? SourceText("")
    let range = text.string.range(of: piece)
    let start = range.map {
      text.string.utf8.distance(from: text.string.startIndex, to: $0.lowerBound)
    }
    return Location(file: file, range: ByteRange(start ?? 0, (start ?? 0) + piece.utf8.count))
  }

  static let findings = [
    Finding(
      rule: "label-empty", severity: .warning, message: "The title \"漢字\" has no icon.",
      location: place("/w/App/A.swift", "\"漢字\""),
      related: [
        RelatedLocation(
          location: place("/w/App/Info.plist", "<dict/>"), message: "The key belongs here.")
      ],
      fixes: [
        Fix(
          title: "Add an icon", isPreferred: true, isSafe: true,
          changes: [
            .edit(
              FileID("/w/App/A.swift"),
              [
                TextEdit(
                  at: place("/w/App/A.swift", ")\r").range.end - 1, insert: "\r\n\t\t.icon()")
              ])
          ]),
        Fix(title: "Create a list", changes: [.create(FileID("/w/App/New.plist"), "a/b\u{1}")]),
      ]),
    Finding(
      rule: "title-long", severity: .information, message: "A title.",
      location: place("/w/App/Info.plist", "plist>")),
  ]

  static func report(
    _ findings: [Finding] = findings, hidden: Int = 0, problems: [FileProblem] = [],
    statistics: Bool = false, quiet: Bool = false
  ) -> Report {
    Report(
      findings: findings, hiddenFindings: hidden, checkedFiles: 5, problems: problems,
      hasStatistics: statistics, isQuiet: quiet,
      rules: [RuleDescription(
        id: "label-empty", family: .navigation, severity: .warning, title: "A title",
        problem: "P.", impact: "I.", remedy: "R.", facts: [],
        sources: [Source(title: "S", url: "https://example.com/a")], hasFix: true, examples: [])],
      workingFolder: "/w", paths: ShownPaths(workingFolder: "/w", named: [("/w/App", "App")]),
      text: { Self.files[$0] },
      documentationURL: { $0 == "label-empty" ? "https://example.com/a" : nil })
  }
}
