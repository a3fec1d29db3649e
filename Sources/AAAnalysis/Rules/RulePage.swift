extension RuleExample.File {
  /// The text without its marks, and the byte ranges that stood between them. A mark without its
  /// partner is dropped.
  public var unmarked: (text: SourceText, flagged: [ByteRange]) {
    var text = ""
    var flagged: [ByteRange] = []
    var start: Int?
    for scalar in self.text.unicodeScalars {
      switch scalar {
      case "⟦": start = text.utf8.count
      case "⟧":
        if let first = start { flagged.append(ByteRange(first, text.utf8.count)) }
        start = nil
      default: text.unicodeScalars.append(scalar)
      }
    }
    return (SourceText(text), flagged)
  }

  /// The language of a fenced code block.
  fileprivate var fenceLanguage: String {
    DocumentKind(of: FileID(path)) == .swift ? "swift" : path.hasSuffix(".plist") ? "xml" : ""
  }
}

extension RuleExample {
  /// Whether the rule reports anything in the example.
  public var isReported: Bool {
    files.contains { $0.text.contains("⟦") }
  }
}

extension RuleDescription {
  /// The facts under the title: "warning · Navigation · iOS 26.0 and later · fix available".
  public var facets: [String] {
    [severity?.rawValue ?? "off unless asked for", family.rawValue]
      + (minimumOS.map { ["iOS \($0) and later"] } ?? [])
      + [hasFix ? "fix available" : "no automatic fix"]
  }

  /// The sections of prose, with their headings.
  public var sections: [(heading: String, text: String)] {
    [("What is wrong", problem), ("Whom it affects", impact), ("What to do", remedy)]
      .filter { !$0.1.isEmpty }
  }

  /// The examples that explanations show.
  public var shownExamples: [RuleExample] { examples.filter(\.isDocumentation) }

  /// The rule's page in Markdown, ending with a line feed.
  public var markdownPage: String {
    var page = "# `\(id)`\n\n\(title).\n\n_\(facets.joined(separator: " · "))_\n"
    for section in sections { page += "\n## \(section.heading)\n\n\(section.text)\n" }
    if !shownExamples.isEmpty { page += "\n## Examples\n" }
    for example in shownExamples {
      page += "\n### \(example.isReported ? "Reported" : "Not reported"): \(example.caption)\n"
      for file in example.files { page += Self.markdown(of: file, in: example) }
    }
    if !options.isEmpty {
      page += "\n## Options\n\n"
      for option in options {
        page += "- `\(option.name)`: \(option.meaning) (\(option.shownDefault) by default)\n"
      }
    }
    if !sources.isEmpty {
      page += "\n## Sources\n\n"
      for source in sources { page += "- [\(source.title)](\(source.url))\n" }
    }
    return page
  }

  private static func markdown(of file: RuleExample.File, in example: RuleExample) -> String {
    let (text, flagged) = file.unmarked
    var result = example.files.count > 1 ? "\n`\(file.path)`\n" : ""
    result += fenced(text.string, as: file.fenceLanguage)
    for range in flagged {
      let line = text.lines.line(containing: range.start) + 1
      let piece = text[range].split(whereSeparator: \.isNewline).first ?? ""
      let tick = piece.contains("`") ? "``" : "`"
      result += "\nReported on line \(line): \(tick)\(piece)\(tick)\n"
    }
    if let fixed = file.fixed {
      result += "\nAfter the fix:\n" + fenced(fixed, as: file.fenceLanguage)
    }
    return result
  }

  private static func fenced(_ text: String, as language: String) -> String {
    let fence = text.contains("```") ? "~~~~" : "```"
    let end = text.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
    return "\n\(fence)\(language)\n\(text)\(end)\(fence)\n"
  }
}
