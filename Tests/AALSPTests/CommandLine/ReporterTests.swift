import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct ReporterTests {
  private func report(
    _ findings: [Finding] = ReporterExample.findings, hidden: Int = 0,
    problems: [FileProblem] = [], statistics: Bool = false, quiet: Bool = false
  ) -> Report {
    ReporterExample.report(
      findings, hidden: hidden, problems: problems, statistics: statistics, quiet: quiet)
  }

  private func text(_ report: Report, _ terminal: Terminal = Terminal()) -> String {
    let sink = MemorySink()
    TextReporter(terminal: terminal).write(report, to: sink)
    return sink.text
  }

  @Test func textShowsWhereWhatAndHow() {
    #expect(
      text(report())
        == """
        App/A.swift:2:16: warning: The title "漢字" has no icon. [label-empty]
         2 |     let 😀 = Title("漢字")
           |                    ^~~~~~
        App/Info.plist:2:1: note: The key belongs here.
         2 | <dict/>
           | ^~~~~~~
           = help: fix available: Add an icon
           = help: or: Create a list
           = see: https://example.com/a

        App/Info.plist:1:2: information: A title. [title-long]
         1 | <plist>
           |  ^~~~~~

        1 warning, 1 information in 2 files; 5 files checked

        """)
  }

  @Test func quietTextIsTheFindingsAlone() {
    let output = text(report(Array(ReporterExample.findings.dropFirst()), quiet: true))
    #expect(
      output
        == """
        App/Info.plist:1:2: information: A title. [title-long]
         1 | <plist>
           |  ^~~~~~

        """)
    #expect(text(report([], quiet: true)).isEmpty)
  }

  @Test func theSummaryCounts() {
    #expect(text(report([])) == "No findings; 5 files checked\n")
    #expect(
      text(report([], hidden: 2, problems: [FileProblem("a", .missing)]))
        == "No findings; 2 less severe not shown; 5 files checked; 1 could not be read\n")
    let three = Array(repeating: ReporterExample.findings[0], count: 3)
    #expect(TextReporter.summary(of: report(three)) == "3 warnings in 1 file; 5 files checked")
  }

  @Test func statisticsComeMostFrequentFirst() {
    let findings = [
      ReporterExample.findings[1], ReporterExample.findings[0], ReporterExample.findings[1],
    ]
    #expect(
      text(report(findings, statistics: true)).contains(
        "Findings by rule:\n  2  title-long\n  1  label-empty\n\n"))
  }

  @Test func coloursAreForTerminalsThatHaveThem() {
    let plain = text(report())
    #expect(!plain.contains("\u{1B}"))
    let coloured = text(report(), Terminal(width: 100, hasColour: true))
    #expect(coloured.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    let stripped = coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    let advice = "`--fix` puts 1 of them right, `aalsp explain RULE` tells more about one.\n"
    #expect(stripped == plain + advice)
  }

  @Test func adviceIsForPeople() {
    let terminal = Terminal(width: 100)
    #expect(!text(report([]), terminal).contains("explain"))
    #expect(!text(report(quiet: true), terminal).contains("explain"))
    var fixed = report()
    fixed.fixed = (1, 1)
    #expect(text(fixed, terminal).hasSuffix("\n`aalsp explain RULE` tells more about one.\n"))
  }

  @Test func aFileThatVanishedIsReportedWithoutItsText() {
    let lost = Finding(
      rule: "r", severity: .error, message: "m",
      location: Location(file: FileID("/w/App/Gone.swift"), range: ByteRange(4, 5)))
    #expect(text(report([lost], quiet: true)) == "App/Gone.swift: error: m [r]\n")
  }

  @Test func aBinaryPropertyListIsNotShown() {
    let binary = Finding(
      rule: "r", severity: .hint, message: "m",
      location: Location(file: FileID("/w/App/Info.plist"), range: ByteRange(at: 0)))
    var report = report([binary], quiet: true)
    report.text = { _ in SourceText("bplist00\u{1}") }
    #expect(text(report) == "App/Info.plist:1:1: hint: m [r]\n")
  }

  @Test func jsonHasTheAgreedShape() {
    let sink = MemorySink()
    JSONReporter().write(report(problems: [FileProblem("App/B.swift", .missing)]), to: sink)
    #expect(
      sink.text
        == #"""
        {
          "version": 1,
          "findings": [
            {
              "rule": "label-empty",
              "severity": "warning",
              "message": "The title \"漢字\" has no icon.",
              "file": "App/A.swift",
              "range": {
                "start": {
                  "line": 2,
                  "column": 16,
                  "byte": 30
                },
                "end": {
                  "line": 2,
                  "column": 20,
                  "byte": 38
                }
              },
              "related": [
                {
                  "file": "App/Info.plist",
                  "range": {
                    "start": {
                      "line": 2,
                      "column": 1,
                      "byte": 8
                    },
                    "end": {
                      "line": 2,
                      "column": 8,
                      "byte": 15
                    }
                  },
                  "message": "The key belongs here."
                }
              ],
              "fixes": [
                {
                  "title": "Add an icon",
                  "preferred": true,
                  "safe": true,
                  "edits": [
                    {
                      "file": "App/A.swift",
                      "range": {
                        "start": {
                          "line": 2,
                          "column": 21,
                          "byte": 39
                        },
                        "end": {
                          "line": 2,
                          "column": 21,
                          "byte": 39
                        }
                      },
                      "text": "\r\n\t\t.icon()"
                    }
                  ],
                  "created": []
                },
                {
                  "title": "Create a list",
                  "preferred": false,
                  "safe": false,
                  "edits": [],
                  "created": [
                    {
                      "file": "App/New.plist",
                      "text": "a/b\u0001"
                    }
                  ]
                }
              ],
              "help": "https://example.com/a"
            },
            {
              "rule": "title-long",
              "severity": "information",
              "message": "A title.",
              "file": "App/Info.plist",
              "range": {
                "start": {
                  "line": 1,
                  "column": 2,
                  "byte": 1
                },
                "end": {
                  "line": 1,
                  "column": 8,
                  "byte": 7
                }
              },
              "related": [],
              "fixes": [],
              "help": null
            }
          ],
          "files": 5,
          "problems": [
            {
              "file": "App/B.swift",
              "message": "no such file or folder"
            }
          ]
        }

        """#)
  }

  @Test func jsonIsReadByOthers() throws {
    var text = ""
    for value in UInt32(0)...0x2FFF { text.unicodeScalars.append(Unicode.Scalar(value) ?? "?") }
    text += "😀/\"\\"
    var json = JSONWriter()
    json.array([text, ""]) { json, value in json.string(value) }
    #expect(try JSONDecoder().decode([String].self, from: Data(json.text.utf8)) == [text, ""])
    #expect(!json.text.contains("\\/"))
  }

  @Test func emptyJSONContainersStayOnOneLine() {
    var json = JSONWriter()
    json.object { json in
      json.key("a")
      json.array([Int]()) { json, value in json.number(value) }
      json.key("b")
      json.object { _ in }
    }
    #expect(json.text == "{\n  \"a\": [],\n  \"b\": {}\n}")
  }
}
