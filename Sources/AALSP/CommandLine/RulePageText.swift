import AAAnalysis

/// Rules as a terminal shows them.
struct RulePageText {
  private let width: Int
  /// Columns of the list; nil for one line each, however long.
  private let listWidth: Int?
  private let style: TextStyle

  init(_ terminal: Terminal) {
    width = max(40, min(80, terminal.width ?? 80))
    listWidth = terminal.width
    style = TextStyle(hasColour: terminal.hasColour)
  }

  /// All rules by family: id, severity, a star where there is a fix, and one line.
  func list(of rules: [RuleDescription]) -> String {
    if rules.isEmpty { return "There are no rules.\n" }
    let idWidth = rules.map(\.id.count).max() ?? 0
    let severityWidth = rules.map { Self.severity(of: $0).count }.max() ?? 0
    var result = ""
    for family in RuleFamily.allCases {
      let members = rules.filter { $0.family == family }
      if members.isEmpty { continue }
      result += (result.isEmpty ? "" : "\n") + style.paint(family.rawValue, .bold) + "\n"
      for rule in members {
        let severity = Self.severity(of: rule)
        let columns =
          "  " + Self.padded(rule.id, idWidth) + "  " + Self.padded(severity, severityWidth)
          + (rule.hasFix ? " * " : "   ")
        result += Paragraphs.wrapped(
          PrintableText.of(rule.title),
          width: listWidth.map { max($0, columns.count + 30) } ?? .max, indent: columns,
          hanging: String(repeating: " ", count: columns.count))
      }
    }
    return result + "\n* offers a fix. `aalsp explain RULE` tells more.\n"
  }

  func page(of rule: RuleDescription) -> String {
    var result = style.paint(rule.id, .bold) + "\n"
    result += Paragraphs.wrapped(rule.title + ".", width: width)
    result += style.paint(rule.facets.joined(separator: " · "), .faint) + "\n"
    for section in rule.sections {
      result += heading(section.heading)
      result += Paragraphs.wrapped(section.text, width: width, indent: "  ")
    }
    for example in rule.shownExamples {
      result += heading("\(example.isReported ? "Reported" : "Not reported"): \(example.caption)")
      for file in example.files { result += render(file, in: example) }
    }
    if !rule.options.isEmpty { result += heading("Options") }
    for option in rule.options {
      let text = "`\(option.name)`: \(option.meaning) (\(option.shownDefault) by default)"
      result += Paragraphs.wrapped(text, width: width, indent: "  ", hanging: "    ")
    }
    result += heading("To make an exception")
    result += "    // aalsp:disable:next \(rule.id) - reason\n"
    if !rule.sources.isEmpty { result += heading("Sources") }
    for source in rule.sources {
      result += Paragraphs.wrapped(source.title, width: width, indent: "  ")
      result += "    \(source.url)\n"
    }
    return result
  }

  private func heading(_ text: String) -> String {
    "\n" + style.paint(Paragraphs.wrapped(text, width: width).trimmingLastLineFeed, .bold) + "\n"
  }

  private func render(_ file: RuleExample.File, in example: RuleExample) -> String {
    let (text, flagged) = file.unmarked
    var result = example.files.count > 1 ? "  \(file.path):\n" : ""
    result += code(text, flagged: flagged)
    if let fixed = file.fixed {
      result += "  The fix:\n" + change(from: text, to: SourceText(fixed))
    }
    return result
  }

  /// What a fix takes away (-) and puts in (+), with the lines around.
  private func change(from old: SourceText, to new: SourceText) -> String {
    let hunks = UnifiedDiff.changes(from: old.bytes, to: new.bytes, context: 2)
    return hunks.map { hunk in
      hunk.map { line in
        let mark = String(UnicodeScalar(line.mark))
        let source = SourceText(bytes: Array(line.bytes))
        let shown = SourceExcerpt(of: ByteRange(at: 0), in: source, width: 500).line
        let text = shown.isEmpty ? (mark == " " ? "" : "    \(mark)") : "    \(mark) \(shown)"
        return style.paint(text, mark == "+" ? .green : mark == "-" ? .red : .faint) + "\n"
      }.joined()
    }.joined(separator: "    …\n")
  }

  /// Indented code with what is reported underlined.
  private func code(_ text: SourceText, flagged: [ByteRange]) -> String {
    var result = ""
    let isLastLineEmpty = text.contentRange(ofLine: text.lines.count - 1).isEmpty
    for index in 0..<max(1, text.lines.count - (isLastLineEmpty ? 1 : 0)) {
      let line = SourceExcerpt(
        of: ByteRange(at: text.lines.start(ofLine: index)), in: text, width: 500
      ).line
      result += line.isEmpty ? "\n" : "    \(line)\n"
      for range in flagged where text.lines.line(containing: range.start) == index {
        let underline = SourceExcerpt(of: range, in: text, width: 500).underline
        result += "    \(style.paint(underline, .yellow))\n"
      }
    }
    return result
  }

  private static func severity(of rule: RuleDescription) -> String {
    rule.severity?.rawValue ?? "off"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension String {
  fileprivate var trimmingLastLineFeed: String {
    hasSuffix("\n") ? String(dropLast()) : self
  }
}
