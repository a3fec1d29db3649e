import AAAnalysis

/// The report as the lines that Xcode reads from a build phase: `path:line:column: kind: message`.
///
/// Paths are absolute, as Xcode needs them. Lines and columns are 1-based; columns count UTF-8
/// bytes, as the compiler's own do. Xcode lists warnings and errors, so what is less severe is a
/// note.
struct XcodeReporter: Reporter {
  func write(_ report: Report, to sink: any OutputSink) {
    var texts = TextCache(report.text)
    for finding in report.findings {
      sink.write(
        line(
          finding.location, Self.kind(finding.severity), "\(finding.message) [\(finding.rule)]",
          &texts))
      for related in finding.related {
        sink.write(line(related.location, "note", related.message, &texts))
      }
    }
    for problem in report.problems {
      sink.write("error: aalsp: \(Self.oneLine("\(problem.path): \(problem.message)"))\n")
    }
  }

  private func line(
    _ place: Location, _ kind: String, _ message: String, _ texts: inout TextCache
  ) -> String {
    var name = Self.oneLine(place.file.path)
    if let text = texts.text(of: place.file) {
      let position = text.position(at: place.range.start, in: .utf8)
      name += ":\(position.line + 1):\(position.column + 1)"
    } else {
      name += ":1:1"
    }
    return "\(name): \(kind): \(Self.oneLine(message))\n"
  }

  private static func kind(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }

  /// Line breaks would end the message, and other control characters reach a terminal.
  private static func oneLine(_ text: String) -> String { PrintableText.of(text) }
}
