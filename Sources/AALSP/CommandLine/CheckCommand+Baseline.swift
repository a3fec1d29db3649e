import AAAnalysis

/// `check --baseline` and `check --write-baseline`.
extension CheckCommand {
  /// The baseline that was named; nil where none was.
  func readBaseline() throws(FileProblem) -> Baseline? {
    guard let path = options.baseline else { return nil }
    do throws(FileProblem) {
      let bytes = try DiskReader().bytes(of: absolute(path))
      return try Baseline(contentsOf: bytes, path: path)
    } catch {
      throw FileProblem(path, error.reason)
    }
  }

  /// What a baseline leaves of findings. Entries that this check could not have met are not gone.
  func compare(
    _ findings: [Finding], to baseline: Baseline, _ check: WorkspaceCheck,
    _ filter: FindingFilter, _ snapshot: WorkspaceSnapshot
  ) -> Baseline.Comparison {
    let folder = String(FileID(absolute(options.baseline ?? "")).folder)
    var comparison = baseline.compare(findings, text: snapshot.text(of:))
    comparison.gone.removeAll { entry in
      !filter.wants(rule: entry.rule)
        || !check.isNamed(FileID(FilePath.absolute(entry.file, in: folder)))
    }
    guard !options.isQuiet, !comparison.gone.isEmpty else { return comparison }
    for entry in comparison.gone {
      environment.note("no longer occurs: \(entry.rule) in \(entry.file)")
    }
    environment.note("`--write-baseline` leaves out what no longer occurs")
    return comparison
  }

  func write(
    _ findings: [Finding], in snapshot: WorkspaceSnapshot, toBaseline path: String,
    _ isComplete: Bool
  ) -> ExitStatus {
    let target = absolute(path)
    let baseline = Baseline(
      findings, folder: String(FileID(target).folder), text: snapshot.text(of:))
    do throws(FileProblem) {
      try FileSink.replaceFile(target) { $0.write(baseline.text) }
    } catch {
      environment.errors.write("aalsp: cannot write \(path): \(error.message)\n")
      return .failure
    }
    if !options.isQuiet {
      let count = baseline.entries.count
      environment.output.write("\(count) finding\(count == 1 ? "" : "s") written to \(path)\n")
    }
    return isComplete ? .success : .failure
  }

  private func absolute(_ path: String) -> String {
    FilePath.absolute(path, in: environment.workingFolder)
  }
}
