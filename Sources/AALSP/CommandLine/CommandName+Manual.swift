/// What help tells of a command beside its flags.
extension CommandName {
  /// Sections of prose, with their headings.
  var notes: [(heading: String, text: String)] {
    switch self {
    case .check:
      [
        (
          "Severities",
          """
          error: it cannot work. warning: someone will be confused or lose something. information \
          and hint: worth a look.
          """
        ),
        (
          "Exceptions",
          """
          A comment silences rules where a finding is right and yet nothing is to be done:

          `// aalsp:disable:next RULE - reason`

          Instead of `next`: `this`, `previous`, `file`; without it, up to `aalsp:enable RULE`. In \
          property lists, `<!-- aalsp:disable:next RULE -->`.
          """
        ),
      ]
    default: []
    }
  }

  /// Variables of the environment that the command heeds.
  var variables: [(name: String, meaning: String)] {
    switch self {
    case .check, .explain, .map, .targets:
      [
        ("NO_COLOR", "If it is set and not empty, no colours are shown. Only terminals get any."),
        ("TERM", "No colours are shown if it is `dumb`."),
      ]
    default: []
    }
  }

  /// Where to read on.
  var related: [CommandName] {
    switch self {
    case .check: [.explain, .map, .adopt, .targets]
    case .explain: [.check]
    case .map: [.check, .targets]
    case .adopt: [.check, .map, .targets]
    case .targets: [.check, .adopt]
    case .serve: [.check]
    default: []
    }
  }
}
