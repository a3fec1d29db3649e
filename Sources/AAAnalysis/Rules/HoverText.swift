extension RuleDescription {
  /// What a hover on a finding shows, in Markdown: the finding, why it matters, what to do, and
  /// where that comes from.
  public func hoverText(for finding: Finding) -> String {
    "**`\(id)`** · \(finding.severity.rawValue)\n\n\(finding.message)\n" + sectionText
  }

  /// What a hover on the rule's name shows, in Markdown.
  var hoverText: String {
    "**`\(id)`** · \(severity?.rawValue ?? "off unless asked for")\n\n\(title).\n" + sectionText
  }

  private var sectionText: String {
    var text = ""
    for section in sections { text += "\n**\(section.heading).** \(section.text)\n" }
    if !sources.isEmpty {
      text += "\n" + sources.map { "[\($0.title)](\($0.url))" }.joined(separator: " · ") + "\n"
    }
    return text
  }
}
