import AAAnalysis

/// The app that was judged.
struct Overview {
  /// With findings that may not all be reported.
  var map: ScreenMap
  var adoption: AdoptionState
}

/// What a check found, and all that is needed to show it.
struct Report {
  /// Findings to show, in the order of their places.
  var findings: [Finding]
  /// How many there are beside, below the severity that is shown.
  var hiddenFindings = 0
  /// Files that were judged and reported on.
  var checkedFiles: Int
  /// What could not be read, with paths as they are shown.
  var problems: [FileProblem] = []
  var hasStatistics = false
  /// Whether to leave out what is no finding.
  var isQuiet = false
  /// The least severity that fails the check.
  var failingSeverity = Severity.warning
  /// All rules there are.
  var rules: [RuleDescription] = []
  /// The folder in which the check runs, an absolute path.
  var workingFolder = "/"
  /// What became of the findings that a baseline lists; nil without one.
  var baseline: Baseline.Comparison?
  /// How many fixes were applied, and in how many files; nil where none were asked for.
  var fixed: (fixes: Int, files: Int)?
  /// What was found of the app itself; nil where no format asks for it.
  var overview: Overview?
  var paths: ShownPaths
  /// The text that a finding's ranges refer to.
  var text: (FileID) -> SourceText?
  /// The public page on a rule.
  var documentationURL: (String) -> String?

  /// How often each rule occurs, the most frequent first, then by name.
  var countsByRule: [(rule: String, count: Int)] {
    Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
      .map { (rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }
}

/// One format of a report.
protocol Reporter {
  func write(_ report: Report, to sink: any OutputSink)
}

/// Reads each file's text once for all of its findings.
struct TextCache {
  private let read: (FileID) -> SourceText?
  private var file: FileID?
  private var text: SourceText?
  /// A second place, so that related locations in another file do not displace the first.
  private var otherFile: FileID?
  private var otherText: SourceText?

  init(_ read: @escaping (FileID) -> SourceText?) {
    self.read = read
  }

  mutating func text(of wanted: FileID) -> SourceText? {
    if wanted == file { return text }
    if wanted != otherFile {
      otherFile = wanted
      otherText = read(wanted)
    }
    swap(&file, &otherFile)
    swap(&text, &otherText)
    return text
  }
}
