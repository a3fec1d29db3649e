import AAAnalysis

/// `aalsp adopt`: the edits that bring apps into Assistive Access, shown or written.
///
/// Standard output has the patch, or the list of what was written; everything else that there is to
/// say goes to standard error.
struct AdoptCommand {
  let options: AdoptOptions
  let environment: CommandEnvironment

  init(_ options: AdoptOptions, in environment: CommandEnvironment) {
    self.options = options
    self.environment = environment
  }

  func run() throws(UsageError) -> ExitStatus {
    guard
      let check = environment.workspace(at: options.path, configuration: options.configuration)
    else { return .failure }
    let snapshot = check.workspace.snapshot()
    // What a damaged list leaves open is told at its target.
    let problems = check.problemsBesideLists + check.invalidConfigurations(in: snapshot).named
    for problem in problems { environment.report(problem) }
    try refuseUnknownTargets(snapshot)
    let adoptions = snapshot.adoptions(
      of: options.targets, in: check.namedFiles, where: check.isNamed)
    guard !adoptions.isEmpty else {
      if problems.isEmpty { report("no app for iPhone or iPad begins at \(options.path)") }
      return .failure
    }
    for adoption in adoptions { tell(adoption, check.paths, snapshot) }
    guard let changes = changes(adoptions, snapshot) else {
      report("what is to be changed for one app contradicts another: name one with `--target`")
      return .failure
    }
    let isDone = apply(changes, check.paths)
    let isDecided = adoptions.allSatisfy { adoption in
      if case .undecided = adoption.outcome { false } else { true }
    }
    return problems.isEmpty && isDone && isDecided ? .success : .failure
  }

  private func refuseUnknownTargets(_ snapshot: WorkspaceSnapshot) throws(UsageError) {
    let apps = snapshot.appTargets.apps.filter { $0.runsOnIOS != false }.map(\.name)
    for name in options.targets where !apps.contains(name) {
      let names = apps.map { "`\($0)`" }.joined(separator: ", ")
      let list = apps.isEmpty ? "there are none" : "there is " + names
      throw UsageError(
        "no app target for iPhone or iPad is called `\(name)`; \(list)", in: .adopt)
    }
  }

  // MARK: Changes

  private func changes(_ adoptions: [AdoptionPlan], _ snapshot: WorkspaceSnapshot) -> TextChanges? {
    let planned = adoptions.filter { $0.outcome == .planned }
    guard let union = AdoptionPlan.union(of: planned) else { return nil }
    var changes: [TextChanges.Change] = []
    for change in union {
      switch change {
      case .create(let file, let text):
        changes.append(.init(file: file, old: nil, new: SourceText(text)))
      case .edit(let file, let edits):
        guard let old = snapshot.text(of: file), let new = old.applying(edits) else { return nil }
        changes.append(.init(file: file, old: old, new: new))
      }
    }
    return TextChanges(changes)
  }

  /// Shows or writes the changes; whether that was possible.
  private func apply(_ changes: TextChanges, _ paths: ShownPaths) -> Bool {
    guard !changes.isEmpty else { return true }
    guard options.isWriting else {
      changes.writeDiff(relativeTo: environment.workingFolder, to: environment.output)
      environment.note("nothing is changed yet: `--write` applies this")
      return true
    }
    do throws(FileProblem) {
      // Code that uses a file which could not be created would not be built.
      try changes.writeTogether { change in
        let done = change.old == nil ? "created " : "changed "
        environment.output.write(done + paths[change.file] + "\n")
      }
      return true
    } catch {
      environment.report(FileProblem(paths[error.path], error.reason))
      return false
    }
  }

  // MARK: Words

  private func tell(_ adoption: AdoptionPlan, _ paths: ShownPaths, _ snapshot: WorkspaceSnapshot) {
    switch adoption.outcome {
    case .planned: break
    case .complete:
      let hasOpenQuestions = !adoption.remarks.isEmpty
      let isOne = adoption.targets.count < 2
      let list = isOne ? "its Info.plist says so" : "their Info.plists say so"
      environment.note(
        adoption.name + (isOne ? " has its" : " have their") + " scene for Assistive Access"
          + (hasOpenQuestions ? "" : ", and " + list) + ": nothing to change")
    case .undecided(let reason):
      let place = shown(adoption.place, paths, snapshot)
      report("\(place): \(adoption.name) cannot be prepared. \(reason)")
    }
    for remark in adoption.remarks {
      environment.note("\(shown(remark.location, paths, snapshot)): \(remark.message)")
    }
  }

  /// A file with a line, unless the location stands for the whole file.
  private func shown(
    _ location: Location, _ paths: ShownPaths, _ snapshot: WorkspaceSnapshot
  ) -> String {
    guard location.range != ByteRange(at: 0), let text = snapshot.text(of: location.file) else {
      return paths[location.file]
    }
    return paths[location.file] + ":\(text.lines.line(containing: location.range.start) + 1)"
  }

  private func report(_ message: String) { environment.errors.write("aalsp: \(message)\n") }
}
