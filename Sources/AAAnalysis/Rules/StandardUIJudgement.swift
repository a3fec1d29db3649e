/// Whether a rule judges an app's ordinary interface, where the full-screen key alone brings that
/// into Assistive Access.
public enum StandardUIJudgement: Sendable, Hashable {
  /// It speaks of scenes made for the mode only.
  case none
  /// Its findings weigh one step less there, and its hints are none.
  case lowered
  /// Its findings weigh the same.
  case unchanged

  /// The severity of a finding in the ordinary interface; nil where it is none.
  func severity(_ severity: Severity) -> Severity? {
    switch self {
    case .none: nil
    case .unchanged: severity
    case .lowered: severity.lowered
    }
  }
}

extension Severity {
  /// One step less; nil for the least.
  var lowered: Severity? {
    switch self {
    case .error: .warning
    case .warning: .information
    case .information: .hint
    case .hint: nil
    }
  }
}
