/// How much a finding matters. Ordered from the least to the gravest.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case hint
  case information
  case warning
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .information: 1
    case .warning: 2
    case .error: 3
    }
  }
}
