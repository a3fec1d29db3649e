import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// The formats that other programs read.
@Suite struct FormatTests {
  private func output(_ reporter: any Reporter, _ report: Report) -> String {
    let sink = MemorySink()
    reporter.write(report, to: sink)
    return sink.text
  }

  private static let awkward = Finding(
    rule: "r", severity: .error, message: "50 % <off>, \"now\" & here:\nline two\u{1}",
    location: Location(file: FileID("/w/a,b:c/D.swift"), range: ByteRange(4, 5)))

  // MARK: GitHub

  @Test func workflowCommandsHaveLevelsAndColumns() {
    #expect(
      output(GitHubReporter(), ReporterExample.report(quiet: true))
        == """
        ::warning file=App/A.swift,line=2,endLine=2,col=16,endColumn=19,title=label-empty::\
        The title "漢字" has no icon.
        ::notice file=App/Info.plist,line=1,endLine=1,col=2,endColumn=7,title=title-long::A title.

        """)
  }

  @Test func workflowCommandsEscapeWhatEndsThem() {
    #expect(
      output(GitHubReporter(), ReporterExample.report([Self.awkward], quiet: true))
        == "::error file=a%2Cb%3Ac/D.swift,title=r::50 %25 <off>, \"now\" & here:%0Aline two\u{2401}\n")
  }

  @Test func workflowCommandsTellProblems() {
    let report = ReporterExample.report([], problems: [FileProblem("a", .missing)], quiet: true)
    #expect(output(GitHubReporter(), report).hasPrefix("::error title=aalsp::a: "))
  }

  // MARK: Xcode

  @Test func buildPhaseLinesHaveAbsolutePathsAndByteColumns() {
    #expect(
      output(XcodeReporter(), ReporterExample.report())
        == """
        /w/App/A.swift:2:19: warning: The title "漢字" has no icon. [label-empty]
        /w/App/Info.plist:2:1: note: The key belongs here.
        /w/App/Info.plist:1:2: note: A title. [title-long]

        """)
  }

  @Test func buildPhaseLinesStayOneLine() {
    let text = output(XcodeReporter(), ReporterExample.report([Self.awkward]))
    #expect(text.filter(\.isNewline).count == 1)
    #expect(text.hasPrefix("/w/a,b:c/D.swift:1:1: error: "))
  }

  // MARK: JUnit

  @Test func findingsAreTestCases() {
    #expect(
      output(JUnitReporter(), ReporterExample.report())
        == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="aalsp" tests="2" failures="1" errors="0">
          <testsuite name="App/A.swift" tests="1" failures="1" errors="0">
            <testcase name="label-empty 2:16" classname="App/A.swift" time="0">
              <failure type="warning" message="The title &quot;漢字&quot; has no icon.">\
        App/A.swift:2:16: warning: The title &quot;漢字&quot; has no icon.
        https://example.com/a
        </failure>
            </testcase>
          </testsuite>
          <testsuite name="App/Info.plist" tests="1" failures="0" errors="0">
            <testcase name="title-long 1:2" classname="App/Info.plist" time="0">
              <system-out>App/Info.plist:1:2: information: A title.
        </system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func aCleanCheckIsATestThatPassed() {
    let text = output(JUnitReporter(), ReporterExample.report([]))
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
  }

  @Test func whatXMLCannotHoldIsReplaced() {
    let problems = [FileProblem("a<b", .missing)]
    let text = output(
      JUnitReporter(), ReporterExample.report([Self.awkward], problems: problems))
    #expect(text.contains("50 % &lt;off&gt;, &quot;now&quot; &amp; here:\nline two\u{FFFD}"))
    #expect(text.contains("<error type=\"unreadable\""))
    #expect(text.contains("errors=\"1\""))
  }

  // MARK: SARIF

  private func run(_ report: Report) throws -> [String: Any] {
    let text = output(SARIFReporter(), report)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func sarifHasRulesResultsAndFixes() throws {
    let run = try run(ReporterExample.report())
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["label-empty", "title-long"])
    #expect(results.compactMap { $0["level"] as? String } == ["warning", "note"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, nil])
    let locations = try #require(results[0]["locations"] as? [[String: Any]])
    let physical = try #require(locations[0]["physicalLocation"] as? [String: [String: Any]])
    #expect(physical["artifactLocation"]?["uri"] as? String == "App/A.swift")
    #expect(
      physical["region"] as? [String: Int]
        == ["startLine": 2, "startColumn": 16, "endLine": 2, "endColumn": 20])
    let fixes = try #require(results[0]["fixes"] as? [[String: Any]])
    #expect(fixes.count == 2)
    #expect(results[0]["partialFingerprints"] != nil)
  }

  @Test func sarifNamesFilesElsewhereByURI() throws {
    let far = Finding(
      rule: "r", severity: .hint, message: "m",
      location: Location(file: FileID("/elsewhere/ä b.swift"), range: ByteRange(0, 1)))
    let text = output(SARIFReporter(), ReporterExample.report([far]))
    #expect(text.contains("\"uri\": \"file:///elsewhere/%C3%A4%20b.swift\""))
  }

  // MARK: Fingerprints

  private func fingerprint(_ text: String, _ path: String = "/a.swift", _ rule: String = "r")
    -> String
  {
    let start = text.utf8.firstRange(of: "here".utf8).map {
      text.utf8.distance(from: text.utf8.startIndex, to: $0.lowerBound)
    }
    let location = Location(file: FileID(path), range: ByteRange(start ?? 0, (start ?? 0) + 4))
    return Fingerprint(
      Finding(rule: rule, severity: .hint, message: "m", location: location),
      in: SourceText(text)
    ).text
  }

  @Test func fingerprintsSurviveMovesAndNames() {
    let original = fingerprint("before\nis here\nafter\n")
    #expect(fingerprint("x\n\n  before\n\n\tis here  \r\nafter\r\n", "/b.swift") == original)
    #expect(fingerprint("before\nis here\nafter\n", "/a.swift", "other") != original)
    #expect(fingerprint("before\nit is here\nafter\n") != original)
    #expect(fingerprint("before\nis here\nelse\n") != original)
    #expect(fingerprint("other\nis here\nafter\n") != original)
    #expect(original.count == 16)
  }
}
