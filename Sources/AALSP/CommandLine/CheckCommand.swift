import AAAnalysis

/// `aalsp check`: reads the workspace around the named paths, judges it, and reports on these.
struct CheckCommand {
  let options: CheckOptions
  let environment: CommandEnvironment

  init(_ options: CheckOptions, in environment: CommandEnvironment) {
    self.options = options
    self.environment = environment
  }

  func run() throws(UsageError) -> ExitStatus {
    let rules = environment.rules()
    let filter = try FindingFilter(options, rules: rules.map(\.id))
    let baseline: Baseline?
    let configuration: OnlyConfiguration?
    do throws(FileProblem) {
      configuration = try OnlyConfiguration.read(
        options.configuration, in: environment.workingFolder)
      baseline = try readBaseline()
    } catch {
      environment.report(error)
      return .failure
    }
    let profile = options.isProfiled ? Profile(clock: environment.clock) : nil
    let progress =
      options.isQuiet
      ? nil : environment.showProgress.map { ProgressLine(clock: environment.clock, write: $0) }
    let check = try readWorkspace(configuration, profile, progress)
    var problems = check.problems
    var snapshot = check.workspace.snapshot()
    var fixes: CheckFixes?
    if options.isFixing || options.isShowingDiff {
      let known = baseline.map { KnownFindings($0, in: snapshot) }
      let made = CheckFixes(check.workspace) { finding, snapshot in
        check.isNamed(finding.location.file) && filter.shows(finding)
          && known?.contains(finding, of: snapshot) != true
      }
      if options.isFixing {
        problems += made.write().map { FileProblem(check.paths[$0.path], $0.reason) }
        snapshot = made.result.workspace.snapshot()
      } else {
        progress?.finish()
        made.writeDiff(relativeTo: environment.workingFolder, to: environment.output)
      }
      fixes = made
    }
    let findings = snapshot.findings().filter {
      check.isNamed($0.location.file) && filter.wants($0)
    }
    progress?.finish()
    let invalid = check.invalidConfigurations(in: snapshot)
    problems += invalid.named
    for problem in problems { environment.report(problem) }
    if !options.isQuiet {
      for problem in check.remoteProblems + invalid.remote { environment.note("left out: \(problem)") }
    }

    if let path = options.newBaseline {
      return write(findings, in: snapshot, toBaseline: path, problems.isEmpty)
    }
    let comparison = baseline.map { compare(findings, to: $0, check, filter, snapshot) }
    let outcome = filter.apply(to: comparison?.new ?? findings)
    let report = Report(
      findings: outcome.shown, hiddenFindings: outcome.hidden, checkedFiles: check.checkedFiles,
      problems: problems, hasStatistics: options.hasStatistics, isQuiet: options.isQuiet,
      failingSeverity: options.failingSeverity, rules: rules,
      workingFolder: environment.workingFolder, baseline: comparison,
      fixed: options.isFixing ? fixes.map { ($0.result.count, $0.result.texts.count) } : nil,
      overview: overview(of: check, snapshot), paths: check.paths, text: snapshot.text(of:),
      documentationURL: { rule in rules.first { $0.id == rule }?.documentationURL })
    let isWritten = profile.during(.report) { write(report) }
    if let profile { environment.errors.write(ProfileText(profile).text) }
    if !problems.isEmpty || !isWritten { return .failure }
    if options.isShowingDiff, fixes?.isEmpty == false { return .findings }
    return outcome.hasFailing ? .findings : .success
  }

  private func readWorkspace(
    _ configuration: OnlyConfiguration?, _ profile: Profile?, _ progress: ProgressLine?
  ) throws(UsageError) -> WorkspaceCheck {
    guard let path = options.standardInputPath else {
      return WorkspaceCheck(
        paths: options.paths, in: environment.workingFolder,
        configuration: configuration, profile: profile, progress: progress)
    }
    guard DocumentKind(of: FileID(path)) != nil else {
      throw UsageError(
        "`--stdin-path \(path)`: neither a Swift file nor a property list", in: .check)
    }
    let input: Result<[UInt8], FileProblem>
    do throws(FileProblem) {
      input = .success(try environment.readInput())
    } catch {
      input = .failure(error)
    }
    return WorkspaceCheck(
      input: input, as: path, in: environment.workingFolder,
      configuration: configuration, profile: profile, progress: progress)
  }

  /// What of the app a report shows beside the findings.
  private func overview(of check: WorkspaceCheck, _ snapshot: WorkspaceSnapshot) -> Overview? {
    guard options.reports.contains(where: { $0.format == .html }) else { return nil }
    return Overview(
      map: snapshot.screenMap(reaching: check.isNamed),
      adoption: AdoptionState(snapshot, paths: check.paths, isNamed: check.isNamed))
  }

  /// Writes each report asked for; false where one could not be written.
  private func write(_ report: Report) -> Bool {
    var isWritten = true
    for wanted in options.reports {
      guard let path = wanted.output else {
        // A patch has standard output for itself.
        if options.isShowingDiff { continue }
        reporter(wanted.format, for: environment.terminal).write(report, to: environment.output)
        continue
      }
      do throws(FileProblem) {
        let target = FilePath.absolute(path, in: environment.workingFolder)
        try FileSink.replaceFile(target) { sink in
          reporter(wanted.format, for: Terminal()).write(report, to: sink)
        }
      } catch {
        environment.errors.write("aalsp: cannot write \(path): \(error.message)\n")
        isWritten = false
      }
    }
    return isWritten
  }

  private func reporter(_ format: CheckOptions.Format, for terminal: Terminal) -> any Reporter {
    switch format {
    case .text: TextReporter(terminal: terminal)
    case .json: JSONReporter()
    case .sarif: SARIFReporter()
    case .github: GitHubReporter()
    case .xcode: XcodeReporter()
    case .junit: JUnitReporter()
    case .html: HTMLReporter()
    }
  }
}
