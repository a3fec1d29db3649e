import AAAnalysis

/// Which findings are shown, and which of them fail the check.
struct FindingFilter: Sendable {
  struct Outcome: Equatable, Sendable {
    /// In the order of their places.
    var shown: [Finding]
    /// How many are less severe than what is shown.
    var hidden: Int
    /// Whether any, shown or not, is as severe as what fails the check.
    var hasFailing: Bool
  }

  private let minimum: Severity
  private let failing: Severity
  /// Nil for all.
  private let selected: Set<String>?
  private let ignored: Set<String>

  /// `rules` are the ids that there are; any other is refused by name.
  init(_ options: CheckOptions, rules: [String]) throws(UsageError) {
    for id in options.selected + options.ignored where !rules.contains(id) {
      let hint = NearestName.hint(for: id, among: rules)
      throw UsageError("unknown rule `\(id)`\(hint)", in: .check)
    }
    minimum = options.minimumSeverity
    failing = options.failingSeverity
    selected = options.selected.isEmpty ? nil : Set(options.selected)
    ignored = Set(options.ignored)
  }

  /// Whether a rule was asked for.
  func wants(rule: String) -> Bool {
    selected?.contains(rule) ?? true && !ignored.contains(rule)
  }

  /// Whether the rule of a finding was asked for.
  func wants(_ finding: Finding) -> Bool { wants(rule: finding.rule) }

  /// Whether a finding is reported.
  func shows(_ finding: Finding) -> Bool { wants(finding) && finding.severity >= minimum }

  func apply(to findings: [Finding]) -> Outcome {
    let wanted = findings.filter(wants)
    let shown = wanted.filter { $0.severity >= minimum }.sorted {
      ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message)
    }
    return Outcome(
      shown: shown, hidden: wanted.count - shown.count,
      hasFailing: wanted.contains { $0.severity >= failing })
  }
}
