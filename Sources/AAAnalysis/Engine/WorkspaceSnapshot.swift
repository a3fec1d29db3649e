import Synchronization

/// A workspace at one moment. Immutable; may be read from any thread.
public struct WorkspaceSnapshot: Sendable {
  let files: [FileID: FileEntry]
  let index: DeclarationIndex
  let propertyLists: [FileID: PropertyListModel]
  let projects: ProjectDocuments
  let suppressing: Set<FileID>
  /// What configuration holds where.
  public let configuration: ConfigurationTree
  let ruleSettings: RuleSettings
  let interfaceVersion: Int
  let settingsVersion: Int
  let reader: FileReader
  let trees: TreeCache
  let mentions: MentionCache
  let evaluations: EvaluationCache
  let targets: TargetCache
  let targetVersion: Int
  let observer: EvaluationObserver?

  /// The findings in one document, in the order of their places.
  public func findings(in file: FileID) -> [Finding] {
    findings(in: file, evaluation)
  }

  private func findings(
    in file: FileID, _ evaluated: @autoclosure () -> Evaluation
  ) -> [Finding] {
    if files[file]?.model.isConfiguration == true { return configuration.findings(in: file) }
    let evaluation = evaluated()
    let findings = evaluation.findings[file] ?? []
    guard let entry = files[file], !entry.suppressions.isEmpty, let text = text(of: file) else {
      return findings
    }
    let judge = SuppressionJudge(
      file: file, text: text, suppressions: entry.suppressions, settings: ruleSettings,
      isComplete: evaluation.isComplete)
    return judge.judge(findings)
  }

  /// All findings, ordered by path, then by place.
  public func findings() -> [Finding] {
    let evaluation = evaluation
    return suppressing.union(evaluation.findings.keys).union(configuration.problems.keys).sorted()
      .flatMap { findings(in: $0, evaluation) }
  }

  /// The app targets of the workspace, and what they are made from.
  public var appTargets: AppTargets {
    targets.targets(version: targetVersion) {
      var resolver = TargetResolver(projects, lists: propertyLists)
      return resolver.resolve()
    }
  }

  /// What Assistive Access can show.
  public var scope: Scope { evaluation.scope }

  /// The text of a document: the editor's where it is open, else the disk's.
  public func text(of file: FileID) -> SourceText? {
    files[file]?.document?.text ?? reader.read(file)
  }

  /// Numbers the states of a file's text; nil for a file that is not known.
  public func state(of file: FileID) -> Int? { files[file]?.stamp }

  /// What to show for the place under the cursor (a byte offset), or nil.
  public func hover(in file: FileID, at offset: Int) -> Hover? {
    let touched = findings(in: file).filter { $0.location.range.touches(offset) }
    let api = apiHover(in: file, at: offset) ?? symbolHover(in: file, at: offset)
    guard let first = touched.first else {
      return api ?? suppressionHover(in: file, at: offset)
    }
    var shown: Set<String> = []
    var pages = touched.compactMap { finding -> String? in
      guard shown.insert(finding.rule).inserted,
        let description = RuleCatalogue.description(of: finding.rule)
      else { return nil }
      return description.hoverText(for: finding)
    }
    if let api { pages.append(api.markdown) }
    return Hover(markdown: pages.joined(separator: "\n\n---\n\n"), range: first.location.range)
  }

  // MARK: Evaluation

  private var evaluation: Evaluation {
    evaluations.evaluation(for: self, make: evaluate)
  }

  private func evaluate() -> Evaluation {
    // Once for all scopes.
    let index = judgedIndex
    let surveyed = evaluations.survey(for: self) { survey(index) }
    let reads = FileReads(surveyed.basis.files, log: newLog())
    let (loader, text) = readers(reads)
    var remembered =
      evaluations.takeRemembered().map { Remembered($0, in: self) } ?? Remembered(in: self)
    let lookups = remembered.lookups
    var passes = RulePasses(
      settings: ruleSettings, observer: observer, screens: remembered.screens
    ) { scope in
      ruleContext(
        for: scope, index, loader, observer: observer, lookups: lookups, text: text)
    }
    passes.run(over: surveyed.survey)
    remembered.screens = passes.screens
    let files = remembered.files(usedBy: reads)
    evaluations.remember(remembered)
    return Evaluation(
      findings: passes.findings, scope: surveyed.survey.whole, isComplete: passes.isComplete,
      basis: EvaluationBasis(files: files, interfaceVersion: interfaceVersion),
      settingsVersion: settingsVersion)
  }

  /// Where it is noted what was read of which files, for what outlives the evaluation.
  private func newLog() -> ReadLog? { evaluations.remembers ? ReadLog() : nil }

  private func survey(_ index: DeclarationIndex) -> Surveyed {
    let reads = FileReads([:], log: nil)
    let (loader, _) = readers(reads)
    let survey = observer.during(.scope) {
      ScopeSurvey(index: index, loader: loader)
    }
    return Surveyed(
      survey: survey,
      basis: EvaluationBasis(files: reads.all, interfaceVersion: interfaceVersion))
  }

  /// What gives trees and texts to an evaluation, and notes of which files.
  private func readers(
    _ reads: FileReads
  ) -> (FileLoader, @Sendable (FileID) -> SourceText?) {
    let search: @Sendable (FileID, String) -> Bool = { file, word in
      guard let entry = files[file] else { return false }
      reads.add(file, entry.stamp)
      return mentions.holds(word, in: file, stamp: entry.stamp) { self.text(of: file) }
    }
    let loader = FileLoader(log: reads.log, search: search) { file in
      guard let entry = files[file], entry.model.swift != nil else { return nil }
      reads.add(file, entry.stamp)
      if entry.document != nil { return load(file) }
      return observer.during(.sharedReading(.trees)) { load(file) }
    }
    let text: @Sendable (FileID) -> SourceText? = { file in
      if let entry = files[file] { reads.add(file, entry.stamp) }
      return self.text(of: file)
    }
    return (loader, text)
  }
}

/// An explanation of the thing at a place.
public struct Hover: Sendable, Equatable {
  /// Markdown.
  public let markdown: String
  /// What is explained.
  public let range: ByteRange

  public init(markdown: String, range: ByteRange) {
    self.markdown = markdown
    self.range = range
  }
}
