import AAAnalysis

/// The report as JUnit's XML, which most CI services show as tests.
///
/// Each file with findings is a suite, each finding a test case: failed where it fails the check,
/// else passed with the finding as its output. What could not be read is a case with an error. A
/// check that found nothing is one case that passed.
struct JUnitReporter: Reporter {
  private struct Case {
    var name: String
    var element: String?
    var kind = ""
    var message = ""
    var body = ""
  }

  func write(_ report: Report, to sink: any OutputSink) {
    var texts = TextCache(report.text)
    var suites: [(name: String, cases: [Case])] = []
    for finding in report.findings {
      let name = report.paths[finding.location.file]
      if suites.last?.name != name { suites.append((name, [])) }
      suites[suites.count - 1].cases.append(testCase(finding, of: report, &texts))
    }
    if !report.problems.isEmpty {
      suites.append(
        (
          "aalsp",
          report.problems.map {
            Case(name: $0.path, element: "error", kind: "unreadable", message: $0.message)
          }
        ))
    }
    if suites.isEmpty { suites = [("aalsp", [Case(name: "No findings")])] }
    let cases = suites.flatMap(\.cases)
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    sink.write("<testsuites name=\"aalsp\"\(Self.counts(cases))>\n")
    for suite in suites {
      sink.write(
        "  <testsuite name=\"\(Self.escaped(suite.name))\"\(Self.counts(suite.cases))>\n")
      for testCase in suite.cases { sink.write(Self.xml(testCase, in: suite.name)) }
      sink.write("  </testsuite>\n")
    }
    sink.write("</testsuites>\n")
  }

  private func testCase(
    _ finding: Finding, of report: Report, _ texts: inout TextCache
  ) -> Case {
    var place = report.paths[finding.location.file]
    var line = ""
    if let text = texts.text(of: finding.location.file) {
      let position = text.position(at: finding.location.range.start, in: .utf32)
      line = ":\(position.line + 1):\(position.column + 1)"
      place += line
    }
    let help = report.documentationURL(finding.rule).map { "\n\($0)" } ?? ""
    return Case(
      name: "\(finding.rule) \(line.dropFirst())",
      element: finding.severity >= report.failingSeverity ? "failure" : "system-out",
      kind: finding.severity.rawValue, message: finding.message,
      body: "\(place): \(finding.severity.rawValue): \(finding.message)\(help)\n")
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { $0.element == "failure" }
    let errors = cases.count { $0.element == "error" }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func xml(_ testCase: Case, in suite: String) -> String {
    let head =
      "    <testcase name=\"\(escaped(testCase.name))\" classname=\"\(escaped(suite))\" time=\"0\""
    switch testCase.element {
    case nil: return head + "/>\n"
    case "system-out"?:
      return "\(head)>\n      <system-out>\(escaped(testCase.body))</system-out>\n    </testcase>\n"
    case let element?:
      return """
        \(head)>
              <\(element) type="\(escaped(testCase.kind))" message="\(escaped(testCase.message))">\
        \(escaped(testCase.body))</\(element)>
            </testcase>

        """
    }
  }

  /// Text as XML can hold it: characters that it cannot are replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
