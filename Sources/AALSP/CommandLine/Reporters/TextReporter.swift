import AAAnalysis

/// The report for people: a compiler's line for each finding, with the source beneath it.
struct TextReporter: Reporter {
  var terminal = Terminal()

  private var style: TextStyle { TextStyle(hasColour: terminal.hasColour) }

  func write(_ report: Report, to sink: any OutputSink) {
    var texts = TextCache(report.text)
    for finding in report.findings {
      sink.write(render(finding, of: report, texts: &texts))
      if !report.isQuiet { sink.write("\n") }
    }
    if report.hasStatistics, !report.findings.isEmpty { sink.write(statistics(of: report)) }
    if report.isQuiet { return }
    sink.write(Self.summary(of: report) + "\n")
    if terminal.width != nil, !report.findings.isEmpty { sink.write(Self.advice(on: report)) }
  }

  /// What a person may do next. Programs get none.
  private static func advice(on report: Report) -> String {
    let fixable = report.findings.count { $0.fixes.contains(where: \.isPreferred) }
    let fix = fixable > 0 && report.fixed == nil ? "`--fix` puts \(fixable) of them right, " : ""
    return "\(fix)`aalsp explain RULE` tells more about one.\n"
  }

  private func render(_ finding: Finding, of report: Report, texts: inout TextCache) -> String {
    let places = [finding.location] + finding.related.map(\.location)
    let excerpts = places.map { place in
      texts.text(of: place.file).flatMap { excerpt(of: place.range, in: $0) }
    }
    let digits = excerpts.compactMap { $0.map { String($0.lineNumber).count } }.max() ?? 1
    let gutter = String(repeating: " ", count: digits + 1)

    var result = headline(
      finding.location, finding.severity.rawValue, ink(of: finding.severity),
      "\(PrintableText.of(finding.message)) "
        + style.paint("[\(PrintableText.of(finding.rule))]", .faint),
      of: report, texts: &texts)
    if let excerpt = excerpts[0] {
      result += render(excerpt, digits: digits, ink: ink(of: finding.severity))
    }
    for (related, excerpt) in zip(finding.related, excerpts.dropFirst()) {
      result += headline(
        related.location, "note", .cyan, PrintableText.of(related.message), of: report,
        texts: &texts)
      if let excerpt { result += render(excerpt, digits: digits, ink: .cyan) }
    }
    for (index, fix) in finding.fixes.enumerated() {
      let lead = index == 0 ? "fix available:" : "or:"
      result +=
        "\(gutter) = \(style.paint("help:", .green)) \(lead) \(PrintableText.of(fix.title))\n"
    }
    if let url = report.documentationURL(finding.rule) {
      result += "\(gutter) = \(style.paint("see:", .green)) \(url)\n"
    }
    return result
  }

  private func excerpt(of range: ByteRange, in text: SourceText) -> SourceExcerpt? {
    // A binary property list has no lines to show.
    if text.bytes.starts(with: "bplist".utf8) { return nil }
    return SourceExcerpt(of: range, in: text, width: (terminal.width ?? 160) - 10)
  }

  /// `path:line:column: label: message`; line and column are 1-based, the column in scalars.
  private func headline(
    _ place: Location, _ label: String, _ ink: TextStyle.Ink, _ message: String, of report: Report,
    texts: inout TextCache
  ) -> String {
    var name = PrintableText.of(report.paths[place.file])
    if let text = texts.text(of: place.file) {
      let position = text.position(at: place.range.start, in: .utf32)
      name += ":\(position.line + 1):\(position.column + 1)"
    }
    return "\(style.paint(name + ":", .bold)) \(style.paint(label + ":", ink)) \(message)\n"
  }

  private func render(_ excerpt: SourceExcerpt, digits: Int, ink: TextStyle.Ink) -> String {
    let number = String(excerpt.lineNumber)
    let padding = String(repeating: " ", count: 1 + digits - number.count)
    let gutter = String(repeating: " ", count: digits + 1)
    let end = excerpt.lastLineNumber.map { " to line \($0)" } ?? ""
    let bar = style.paint("|", .blue)
    return """
      \(padding)\(style.paint(number, .blue)) \(bar) \(excerpt.line)
      \(gutter) \(bar) \(style.paint(excerpt.underline, ink))\(end)

      """
  }

  private func ink(of severity: Severity) -> TextStyle.Ink {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .information, .hint: .blue
    }
  }

  private func statistics(of report: Report) -> String {
    let counts = report.countsByRule
    let width = counts.map { String($0.count).count }.max() ?? 1
    let lines = counts.map { rule, count in
      String(repeating: " ", count: width - String(count).count + 2) + "\(count)  \(rule)\n"
    }
    return "Findings by rule:\n" + lines.joined() + (report.isQuiet ? "" : "\n")
  }

  /// "3 warnings in 2 files; 5 files checked".
  static func summary(of report: Report) -> String {
    var parts: [String] = []
    let fixed = report.fixed.map { fixed in
      "\(plural(fixed.fixes, "fix", "fixes")) applied in \(plural(fixed.files, "file")). "
    }
    for severity in Severity.allCases.reversed() {
      let count = report.findings.count { $0.severity == severity }
      if count > 0 { parts.append(name(severity, count: count)) }
    }
    let files = Set(report.findings.map(\.location.file)).count
    var result = report.baseline.map { $0.known > 0 } == true ? "No new findings" : "No findings"
    if !parts.isEmpty { result = parts.joined(separator: ", ") + " in \(plural(files, "file"))" }
    if report.hiddenFindings > 0 { result += "; \(report.hiddenFindings) less severe not shown" }
    if let known = report.baseline?.known, known > 0 { result += "; \(known) in the baseline" }
    result += "; \(plural(report.checkedFiles, "file")) checked"
    let unread = report.problems.count { !$0.isReadable }
    if unread > 0 { result += "; \(unread) could not be read" }
    return (fixed ?? "") + result
  }

  private static func name(_ severity: Severity, count: Int) -> String {
    severity == .information ? "\(count) information" : plural(count, severity.rawValue)
  }

  private static func plural(_ count: Int, _ noun: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(many ?? noun + "s")"
  }
}
