import AAAnalysis

/// What `aalsp check` was asked.
struct CheckOptions: Equatable, Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case sarif
    case github
    case xcode
    case junit
    case html
  }

  /// One report and where it goes.
  struct Report: Equatable, Sendable {
    var format: Format
    /// A path; nil for standard output.
    var output: String?
  }

  /// As given; never empty.
  var paths: [String]
  /// Never empty; at most one of them on standard output.
  var reports: [Report]
  var minimumSeverity: Severity
  var failingSeverity: Severity
  /// Rule ids as given; empty for all.
  var selected: [String]
  var ignored: [String]
  /// The path of the one configuration file that counts; nil where those in folders do.
  var configuration: String?
  /// Whether to apply fixes.
  var isFixing: Bool
  /// Whether to show what fixes would change.
  var isShowingDiff: Bool
  /// A path.
  var baseline: String?
  /// A path.
  var newBaseline: String?
  var hasStatistics: Bool
  var isQuiet: Bool
  var isProfiled: Bool
  /// The file that standard input is judged as.
  var standardInputPath: String?

  init(_ arguments: Arguments) throws(UsageError) {
    standardInputPath = arguments.value(of: .standardInputPath)
    if standardInputPath != nil, let path = arguments.operands.first {
      throw UsageError("`--stdin-path` and a path (`\(path)`) exclude each other", in: .check)
    }
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    if paths.contains("") { throw UsageError("an empty path", in: .check) }
    reports = try Self.reports(arguments)
    minimumSeverity = arguments.value(of: .minimumSeverity).flatMap(Severity.init) ?? .hint
    failingSeverity = arguments.value(of: .failOn).flatMap(Severity.init) ?? .warning
    selected = arguments.list(of: .select)
    ignored = arguments.list(of: .ignore)
    configuration = arguments.value(of: .configuration)
    isFixing = arguments.has(.fix)
    isShowingDiff = arguments.has(.diff)
    baseline = arguments.value(of: .baseline)
    newBaseline = arguments.value(of: .writeBaseline)
    try Self.refuseTogether(arguments)
    hasStatistics = arguments.has(.statistics)
    isQuiet = arguments.has(.quiet)
    isProfiled = arguments.has(.profile)
  }

  /// Pairs of flags that contradict each other.
  private static func refuseTogether(_ arguments: Arguments) throws(UsageError) {
    let pairs: [(Flag.Name, Flag.Name)] = [
      (.fix, .diff), (.fix, .standardInputPath), (.fix, .writeBaseline), (.diff, .writeBaseline),
      (.baseline, .writeBaseline),
    ]
    for (first, second) in pairs where arguments.isGiven(first) && arguments.isGiven(second) {
      throw UsageError(
        "`\(first.rawValue)` and `\(second.rawValue)` exclude each other", in: .check)
    }
  }

  /// Pairs each `--format` with the `--output` beside it, whichever comes first.
  private static func reports(_ arguments: Arguments) throws(UsageError) -> [Report] {
    var pairs: [(format: Format?, output: String?)] = []
    for occurrence in arguments.occurrences {
      switch occurrence.flag {
      case .format:
        let format = Format(rawValue: occurrence.value)
        if let last = pairs.last, last.format == nil {
          pairs[pairs.count - 1].format = format
        } else {
          pairs.append((format, nil))
        }
      case .output:
        if let last = pairs.last, last.output == nil {
          pairs[pairs.count - 1].output = occurrence.value
        } else {
          pairs.append((nil, occurrence.value))
        }
      default: break
      }
    }
    if pairs.isEmpty { pairs = [(.text, nil)] }
    let reports = pairs.map { pair in
      Report(format: pair.format ?? .text, output: pair.output == "-" ? nil : pair.output)
    }
    let outputs = reports.map { $0.output ?? "standard output" }
    for (index, output) in outputs.enumerated() where outputs[..<index].contains(output) {
      throw UsageError("two reports cannot both go to \(output): use `--output FILE`", in: .check)
    }
    return reports
  }
}
