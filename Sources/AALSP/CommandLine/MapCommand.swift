import AAAnalysis

/// `aalsp map`: the screens that Assistive Access reaches, as a picture.
struct MapCommand {
  let options: MapOptions
  let environment: CommandEnvironment

  init(_ options: MapOptions, in environment: CommandEnvironment) {
    self.options = options
    self.environment = environment
  }

  func run() -> ExitStatus {
    guard
      let check = environment.workspace(at: options.path, configuration: options.configuration)
    else { return .failure }
    let snapshot = check.workspace.snapshot()
    let invalid = check.invalidConfigurations(in: snapshot)
    let problems = check.problems + invalid.named
    for problem in problems { environment.report(problem) }
    for problem in check.remoteProblems + invalid.remote {
      environment.note("left out: \(problem)")
    }
    let report = MapReport(
      map: snapshot.screenMap(reaching: check.isNamed), problems: problems,
      paths: check.paths, text: snapshot.text(of:))
    if report.map.roots.isEmpty, problems.isEmpty {
      environment.note("Assistive Access reaches nothing at \(options.path), so there is no map")
    }
    return write(report) && problems.isEmpty ? .success : .failure
  }

  private func write(_ report: MapReport) -> Bool {
    guard let path = options.output else {
      environment.output.write(printer(for: environment.terminal).text(of: report))
      return true
    }
    do throws(FileProblem) {
      let target = FilePath.absolute(path, in: environment.workingFolder)
      try FileSink.replaceFile(target) { sink in
        sink.write(printer(for: Terminal()).text(of: report))
      }
      return true
    } catch {
      environment.errors.write("aalsp: cannot write \(path): \(error.message)\n")
      return false
    }
  }

  private func printer(for terminal: Terminal) -> any MapPrinter {
    switch options.format {
    case .text: MapText(terminal: terminal)
    case .mermaid: MapMermaid()
    case .dot: MapDot()
    case .json: MapJSON()
    }
  }
}
