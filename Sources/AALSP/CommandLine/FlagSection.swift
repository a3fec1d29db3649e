/// The groups in which help shows the flags of a command that has many.
enum FlagSection: String, CaseIterable, Sendable {
  case input = "What is judged"
  case findings = "Which findings count"
  case report = "The report"
  case fixes = "Fixes"
  case baseline = "Baseline"
  case general = "Help"

  /// The fewest flags that are shown in groups.
  static let minimum = 8
}

extension Flag.Name {
  var section: FlagSection {
    switch self {
    case .select, .ignore, .minimumSeverity, .failOn: .findings
    case .format, .output, .statistics, .quiet, .profile: .report
    case .fix, .diff: .fixes
    case .baseline, .writeBaseline: .baseline
    case .help, .version: .general
    default: .input
    }
  }
}
