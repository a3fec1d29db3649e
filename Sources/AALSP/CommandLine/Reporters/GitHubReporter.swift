import AAAnalysis

/// The report as workflow commands, which GitHub Actions shows beside the changed lines.
///
/// Lines and columns are 1-based, columns count Unicode scalars. GitHub knows three levels: hints
/// and information are both notices.
struct GitHubReporter: Reporter {
  func write(_ report: Report, to sink: any OutputSink) {
    var texts = TextCache(report.text)
    for finding in report.findings {
      sink.write(line(for: finding, of: report, &texts))
    }
    for problem in report.problems {
      sink.write("::error title=aalsp::\(Self.escaped("\(problem.path): \(problem.message)"))\n")
    }
    if !report.isQuiet { sink.write(TextReporter.summary(of: report) + "\n") }
  }

  private func line(
    for finding: Finding, of report: Report, _ texts: inout TextCache
  ) -> String {
    let place = finding.location
    var properties = [("file", report.paths[place.file])]
    if let text = texts.text(of: place.file) {
      let start = text.position(at: place.range.start, in: .utf32)
      let end = text.position(at: place.range.end, in: .utf32)
      properties += [("line", "\(start.line + 1)"), ("endLine", "\(end.line + 1)")]
      properties.append(("col", "\(start.column + 1)"))
      // An end column is only understood on the line of the first.
      if end.line == start.line, end.column > start.column {
        properties.append(("endColumn", "\(end.column)"))
      }
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    let message = Self.escaped(Self.printable(finding.message))
    return "::\(Self.level(finding.severity)) \(list)::\(message)\n"
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }

  /// Without what would move a terminal's cursor; line breaks stay.
  private static func printable(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { PrintableText.of(String($0)) }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
