import AAAnalysis

/// Every flag there is. A name may stand here more than once, for different commands.
enum FlagTable {
  static let all: [Flag] = [
    Flag(
      .standardStreams,
      "Speak on standard input and output, as the server always does; editors pass it.",
      commands: [.serve]),

    Flag(
      .format,
      takes: .choice(placeholder: "FORMAT", CheckOptions.Format.allCases.map(\.rawValue)),
      """
      Write the report as text (the default), json, sarif (for code scanning), github (for \
      workflow logs), xcode (for a build phase), junit, or html (a page with the screens, for the \
      team). May be repeated, each time with its own --output.
      """,
      commands: [.check]),
    Flag(
      .output, takes: .text(placeholder: "FILE"),
      "Write the report of the --format beside it to FILE instead of standard output.",
      commands: [.check]),
    Flag(
      .configuration, takes: .text(placeholder: "FILE"),
      "Take FILE for the configuration of all folders, whatever stands in them.",
      commands: [.check, .map, .targets, .adopt]),
    Flag(
      .minimumSeverity, takes: .choice(placeholder: "SEVERITY", severities),
      """
      Show findings of this severity and graver: hint (the default), information, warning or error.
      """,
      commands: [.check]),
    Flag(
      .failOn, takes: .choice(placeholder: "SEVERITY", severities),
      """
      Exit with status 1 on findings of this severity and graver, shown or not: hint, information, \
      warning (the default) or error.
      """,
      commands: [.check]),
    Flag(
      .select, takes: .rules(placeholder: "RULES"),
      "Report these rules alone: ids, separated by commas. May be repeated.", commands: [.check]),
    Flag(
      .ignore, takes: .rules(placeholder: "RULES"),
      "Do not report these rules: ids, separated by commas. May be repeated.", commands: [.check]),
    Flag(
      .fix,
      """
      Apply the preferred fix of every finding, again and again until none is left, and report \
      what remains.
      """,
      commands: [.check]),
    Flag(
      .diff,
      """
      Print what --fix would change, as a patch for `patch -p1` or `git apply`, and change \
      nothing. Exit with status 1 if there is anything to change.
      """,
      commands: [.check]),
    Flag(
      .baseline, takes: .text(placeholder: "FILE"),
      "Leave out the findings that FILE lists, and tell which of these no longer occur.",
      commands: [.check]),
    Flag(
      .writeBaseline, takes: .text(placeholder: "FILE"),
      "Write all findings to FILE, for --baseline, instead of reporting them.",
      commands: [.check]),
    Flag(
      .statistics, "Add the number of findings by rule to the report.", commands: [.check]),
    Flag(
      .standardInputPath, takes: .text(placeholder: "PATH"),
      """
      Judge standard input in place of the file at PATH, within the workspace around PATH. The \
      file need not exist.
      """,
      commands: [.check]),
    Flag(
      .profile, "Tell on standard error what the run took its time for, rule by rule.",
      commands: [.check]),
    Flag(
      .quiet, letter: "q", "Show the findings alone: no summary and no notes.", commands: [.check]),

    Flag(
      .format,
      takes: .choice(placeholder: "FORMAT", ExplainOptions.Format.allCases.map(\.rawValue)),
      "Write text (the default), markdown or json.", commands: [.explain]),

    Flag(
      .format,
      takes: .choice(placeholder: "FORMAT", MapOptions.Format.allCases.map(\.rawValue)),
      "Write text (the default), mermaid, dot or json.", commands: [.map]),
    Flag(
      .output, takes: .text(placeholder: "FILE"),
      "Write to FILE instead of standard output.", commands: [.map]),

    Flag(
      .format,
      takes: .choice(placeholder: "FORMAT", TargetsOptions.Format.allCases.map(\.rawValue)),
      "Write text (the default) or json.", commands: [.targets]),

    Flag(
      .target, takes: .text(placeholder: "NAME"),
      "Prepare the app of this target alone. May be repeated.", commands: [.adopt]),
    Flag(.write, "Write the changes instead of showing them.", commands: [.adopt]),

    Flag(.facts, "Print syntax facts.", commands: [.syntax]),

    Flag(.help, letter: "h", "Show this help.", commands: CommandName.allCases),
    Flag(
      .version, letter: "V", "Show the version.", commands: CommandName.allCases),
  ]

  private static let severities = Severity.allCases.map(\.rawValue)

  /// The flags of a command, in the order of the table.
  static func flags(of command: CommandName) -> [Flag] {
    all.filter { $0.commands.contains(command) }
  }
}
