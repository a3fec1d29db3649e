/// One check. A rule is a value: what it says, and what it does.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// Judges a workspace. Findings may come in any order.
  static func check(_ context: RuleContext) -> [Finding]
}

/// What rules judge: the screens that Assistive Access reaches, the declarations around them, and
/// the property lists and app targets of the workspace.
///
/// One reference, as every rule and whatever helps it holds it.
public final class RuleContext: Sendable {
  public let scope: Scope
  public let index: DeclarationIndex
  public let loader: FileLoader
  public let propertyLists: [FileID: PropertyListModel]
  public let targets: AppTargets
  public let ruleSettings: RuleSettings
  private let observer: EvaluationObserver?
  private let readText: @Sendable (FileID) -> SourceText?
  /// What the scope's actions are read from.
  let actionSource: ActionSource
  /// What was found of the ways there are on the screens.
  let knownWays: KnownWays
  private let sharedSymbols = SharedReading<SymbolUses>()
  /// A reader for the labels of each screen.
  let labelReaders: LabelReaders
  private let sharedActions = SharedReading<[[HandMadeQuestions.Judged]]>()
  private let sharedDestruction = SharedReading<DestructionJudge>()
  private let sharedTimes = SharedReading<[ScreenTimes]>()
  private let sharedKeyLists = SharedReading<[KeyList]>()
  private let sharedTargets = SharedReadings<FileID, OSVersion?>()
  private let sharedSystems = SharedReadings<FileID, OSVersion?>()

  public convenience init(
    scope: Scope, index: DeclarationIndex, loader: FileLoader,
    propertyLists: [FileID: PropertyListModel], targets: AppTargets = .none,
    ruleSettings: RuleSettings = RuleSettings(), observer: EvaluationObserver? = nil,
    text: @escaping @Sendable (FileID) -> SourceText?
  ) {
    self.init(
      scope: scope, index: index, loader: loader, propertyLists: propertyLists, targets: targets,
      ruleSettings: ruleSettings, observer: observer, lookups: ActionLookups(), text: text)
  }

  /// - Parameter lookups: what is known from another scope over the same index and files.
  init(
    scope: Scope, index: DeclarationIndex, loader: FileLoader,
    propertyLists: [FileID: PropertyListModel], targets: AppTargets, ruleSettings: RuleSettings,
    observer: EvaluationObserver?, lookups: ActionLookups,
    text: @escaping @Sendable (FileID) -> SourceText?
  ) {
    self.scope = scope
    self.index = index
    self.loader = loader
    self.propertyLists = propertyLists
    self.targets = targets
    self.ruleSettings = ruleSettings
    self.observer = observer
    self.readText = text
    actionSource = ActionSource(
      index: index, loader: loader, frames: scope.frames, lookups: lookups)
    knownWays = KnownWays(lookups)
    labelReaders = LabelReaders(scope: scope, index: index, loader: loader)
  }

  /// Where it is noted which files are read.
  var log: ReadLog? { loader.log }

  /// The tree of a Swift file; nil where the file is gone.
  public func tree(_ file: FileID) -> SyntaxTree? { loader.load(file)?.tree }

  /// The text of any file; nil where it is gone.
  public func text(_ file: FileID) -> SourceText? { readText(file) }

  /// The symbols that are in scope.
  var symbolUses: SymbolUses { sharedSymbols.value(log) { during(.symbols) { SymbolUses(self) } } }

  /// A reader of the scope's actions that has read nothing.
  var actionReader: ActionReader { ActionReader(actionSource) }

  /// What a person can do, and what that does, by screen.
  var actions: [[HandMadeQuestions.Judged]] {
    sharedActions.value(log) {
      during(.actions) {
        let finder = ControlActionFinder(scope: scope, index: index, loader: loader)
        let effects = ControlEffects(actionSource)
        return scope.screens.indices.map { screen in
          finder.actions(ofScreen: screen).map { control in
            HandMadeQuestions.Judged(control: control, read: effects.effects(of: control))
          }
        }
      }
    }
  }

  /// Tells which actions are destructive, and what asks before them.
  var destruction: DestructionJudge {
    sharedDestruction.value(log) { during(.destruction) { DestructionJudge(self) } }
  }

  /// What everything that runs on the screens does in time.
  var screenTimes: [ScreenTimes] {
    sharedTimes.value(log) {
      during(.timing) { ScreenTimes.all(scope, from: actionSource) }
    }
  }

  /// Does a part of what several rules read.
  func during<Value>(
    _ reading: EvaluationObserver.SharedReadingName, _ body: () -> Value
  ) -> Value {
    observer.during(.sharedReading(reading), body)
  }

  /// Where the keys of Assistive Access are written, for each app of the workspace.
  var keyLists: [KeyList] { sharedKeyLists.value(log) { KeyList.all(self) } }

  /// The first iOS that a file is compiled for; nil where that is unknown. What is newer needs a
  /// check in its code.
  public func deploymentTarget(of file: FileID) -> OSVersion? {
    file.isUnwritten
      ? nil : sharedTargets.value(for: file, log) { targets.deploymentTarget(of: file) }
  }

  /// The first iOS on which a file's code can run; nil where that is unknown. Newer than what it is
  /// compiled for where a package is older than the apps that use it.
  public func oldestSystem(running file: FileID) -> OSVersion? {
    file.isUnwritten
      ? nil : sharedSystems.value(for: file, log) { targets.oldestSystem(running: file) }
  }
}
