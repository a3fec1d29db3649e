import Synchronization

/// What the rules found in one state of a workspace, and what that depends on.
struct Evaluation: Sendable {
  let findings: [FileID: [Finding]]
  let scope: Scope
  /// Whether all was judged that Assistive Access shows.
  let isComplete: Bool
  let basis: EvaluationBasis
  /// The settings of rules under which it was made.
  let settingsVersion: Int
}

/// The walk through what Assistive Access shows, and what it depends on: no setting of a rule.
struct Surveyed: Sendable {
  let survey: ScopeSurvey
  let basis: EvaluationBasis
}

/// What something was derived from.
struct EvaluationBasis: Sendable {
  /// The state of every file that was read.
  let files: [FileID: Int]
  let interfaceVersion: Int

  /// Whether nothing of it has changed.
  func holds(in snapshot: WorkspaceSnapshot) -> Bool {
    interfaceVersion == snapshot.interfaceVersion
      && files.allSatisfy { snapshot.files[$0.key]?.stamp == $0.value }
  }
}

/// What outlives an evaluation, to be used by the next one.
struct Remembered: Sendable {
  /// The state of every file from which something of it was made.
  private(set) var files: [FileID: Int] = [:]
  let interfaceVersion: Int
  let settingsVersion: Int
  let lookups: ActionLookups
  var screens = JudgedScreens()

  /// Nothing, in a state of a workspace.
  init(in snapshot: WorkspaceSnapshot, lookups: ActionLookups = ActionLookups()) {
    interfaceVersion = snapshot.interfaceVersion
    settingsVersion = snapshot.settingsVersion
    self.lookups = lookups
  }

  /// What holds of something remembered in another state of the workspace.
  init(_ known: Remembered, in snapshot: WorkspaceSnapshot) {
    // What is declared may mean other things everywhere.
    guard known.interfaceVersion == snapshot.interfaceVersion else {
      self.init(in: snapshot)
      return
    }
    self.init(in: snapshot, lookups: known.lookups)
    let isCurrent = { (file: FileID, state: Int) in snapshot.files[file]?.stamp == state }
    files = known.files.filter { isCurrent($0.key, $0.value) }
    let gone = FileStates(known.files.lazy.filter { !isCurrent($0.key, $0.value) }.map(\.value))
    lookups.forget(gone)
    if known.settingsVersion == settingsVersion {
      screens = known.screens
      screens.begin(without: gone)
    }
  }

  /// The files that an evaluation used: those that it read, and those from which something was made
  /// that it was reminded of.
  mutating func files(usedBy reads: FileReads) -> [FileID: Int] {
    guard let states = reads.log?.states else { return reads.all }
    let used = files.filter { states.contains($0.value) }.merging(reads.all) { _, new in new }
    files.merge(reads.all) { _, new in new }
    return used
  }
}

/// The last evaluation, shared by all snapshots of a workspace.
final class EvaluationCache: Sendable {
  private let last = Mutex<Evaluation?>(nil)
  private let lastSurvey = Mutex<Surveyed?>(nil)
  private let remembered = Mutex<Remembered?>(nil)
  /// Whether an evaluation leaves anything to the next one.
  let remembers: Bool

  init(remembers: Bool) {
    self.remembers = remembers
  }

  func evaluation(for snapshot: WorkspaceSnapshot, make: () -> Evaluation) -> Evaluation {
    if let known = last.withLock({ $0 }), known.settingsVersion == snapshot.settingsVersion,
      known.basis.holds(in: snapshot)
    {
      return known
    }
    let fresh = make()
    last.withLock { $0 = fresh }
    return fresh
  }

  func survey(for snapshot: WorkspaceSnapshot, make: () -> Surveyed) -> Surveyed {
    if let known = lastSurvey.withLock({ $0 }), known.basis.holds(in: snapshot) { return known }
    let fresh = make()
    lastSurvey.withLock { $0 = fresh }
    return fresh
  }

  /// Hands over what is remembered. It belongs to one evaluation at a time: another one that is
  /// going on, of another state, begins with nothing.
  func takeRemembered() -> Remembered? {
    remembered.withLock { remembered in
      defer { remembered = nil }
      return remembered
    }
  }

  func remember(_ state: Remembered) {
    if remembers { remembered.withLock { $0 = state } }
  }
}
