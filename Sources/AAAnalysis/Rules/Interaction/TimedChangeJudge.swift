/// Decides which of the things that happen behind a wait a person sees happen by themselves.
struct TimedChangeJudge {
  enum Effect: Int, Comparable {
    case closes, disappears, changes, advances

    static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
  }

  struct Verdict {
    let wait: ActionTimes.Wait
    /// The call that lets the time pass, in a helper or by itself.
    let call: ActionTimes.Site
    let effect: Effect
    /// Where the person sees it.
    let use: SyntaxReference?
  }

  private typealias Change = ActionTimes.Change

  private let context: RuleContext
  private let uses: StateUses
  private let start: StartConditions

  init(_ context: RuleContext) {
    self.context = context
    // Of most that runs in time, nothing that lasts long enough changes anything.
    let runs = context.screenTimes.filter { run in
      let waits = run.times.waits.indices.filter { Self.counts($0, run.times, context) }
      return run.times.changes.contains { $0.wait.map(waits.contains) ?? false }
        || run.times.dismissals.contains { $0.wait.map(waits.contains) ?? false }
    }
    uses = StateUses(
      of: Set(runs.flatMap(\.times.changes).map(\.key)), in: context.scope,
      from: context.actionSource)
    start = StartConditions(context.scope, from: context.actionSource)
  }

  func verdicts(on run: ScreenTimes) -> [Verdict] {
    var verdicts: [Verdict] = []
    for (number, wait) in run.times.waits.enumerated()
    where Self.counts(number, run.times, context) {
      let call = ActionTimes.Site(reference: wait.reference, nameRange: wait.nameRange)
      for dismissal in run.times.dismissals where closes(dismissal, number, wait, run) {
        verdicts.append(
          Verdict(wait: wait, call: dismissal.site ?? call, effect: .closes, use: nil))
      }
      for change in run.times.changes where change.wait == number {
        if let (effect, use) = effect(of: change, wait, run) {
          verdicts.append(
            Verdict(
              wait: wait, call: change.site ?? call, effect: effect, use: use.reference))
        }
      }
    }
    return verdicts
  }

  /// Whether a wait is long enough, and is not a pause before something begins again.
  private static func counts(
    _ number: Int, _ times: ActionTimes, _ context: RuleContext
  ) -> Bool {
    let wait = times.waits[number]
    guard let seconds = wait.seconds, !times.busyWaits.contains(number) else { return false }
    return seconds
      >= context.value(
        of: TimedInteraction.minimum, of: TimedInteraction.description, in: wait.reference.file)
  }

  // MARK: Closing

  private func closes(
    _ dismissal: ActionTimes.Dismissal, _ number: Int, _ wait: ActionTimes.Wait,
    _ run: ScreenTimes
  ) -> Bool {
    guard dismissal.wait == number, dismissal.calls <= 1 else { return false }
    if wait.repeats {
      return !wait.isBehindWork && isEnd(dismissal.branches, of: number, run.times)
    }
    if run.trigger == .appearance, !wait.isBehindWork { return true }
    // Whoever closes a screen may see it leave; whoever is told something has to read it.
    guard let seconds = wait.seconds, seconds >= 1 else { return false }
    return run.times.changes.contains { change in
      change.wait != number && change.shows && !(wait.isBehindWork && change.epoch != wait.epoch)
        && uses.uses(of: change.key).contains { tellsSomething($0) }
    }
  }

  /// Whether something happens at the end of a count: unconditionally, or by what is counted.
  private func isEnd(_ branches: [ActionBranch], of wait: Int, _ times: ActionTimes) -> Bool {
    if branches.isEmpty { return true }
    let counted = times.changes.filter { $0.wait == wait && $0.value == .stepped }
    return branches.contains { step in
      counted.contains { step.names.contains($0.key.name) }
    }
  }

  private func tellsSomething(_ use: StateUse) -> Bool {
    switch use.kind {
    case .condition(let cleared, let set): cleared.informs || set.informs
    case .words: true
    default: false
    }
  }

  // MARK: Changes

  private func effect(of change: Change, _ wait: ActionTimes.Wait, _ run: ScreenTimes)
    -> (Effect, StateUse)?
  {
    let uses = uses.uses(of: change.key)
    // What lies further away than one call is work that begins.
    let isStep = change.value == .stepped || change.value == .picked
    guard !uses.isEmpty, change.calls <= (isStep ? 2 : 1) else { return nil }
    let others = run.times.changes.filter { $0.key == change.key && $0.wait != change.wait }
    // What a timer takes away has to have been brought up by one.
    let isShown = others.contains { other in
      other.shows && !(wait.isBehindWork && other.epoch != wait.epoch)
        && (!wait.repeats || other.wait.map { run.times.waits[$0].repeats } ?? false)
    }
    // What was there before the work may be what says that the work goes on.
    if wait.isBehindWork, !isShown { return nil }
    let happens = Happening(
      isShown: isShown, isAlone: others.isEmpty, repeats: wait.repeats,
      isUnasked: isUnasked(change, run), isWatched: run.observed.contains(change.key))
    switch value(of: change, happens) {
    case .cleared, .removed: return disappearance(change, happens, uses, run)
    case .isTrue: return replacement(change, happens, uses, run)
    case .toggled:
      guard happens.repeats else { return nil }
      return uses.first { informs($0) || $0.manner.contains(.decides) && isWords($0) }
        .map { (.changes, $0) }
    case .constant(let constant):
      return reset(change, to: constant, happens, uses, run)
    case .stepped:
      let scrolled = change.wait.flatMap { run.times.scrolls[$0] }?.contains(change.key) ?? false
      return uses.first { scrolled || turnsPages($0) }.map { (.advances, $0) }
    case .picked:
      return uses.first { isWords($0) || turnsPages($0) || informs($0) }.map { (.advances, $0) }
    case .added:
      guard happens.isUnasked, !happens.repeats, happens.isAlone else { return nil }
      return uses.first { isNavigation($0) }.map { (.advances, $0) }
    case .other: return nil
    }
  }

  /// Whether something happens without the person: by the screen's appearing, or because the state
  /// itself has changed. Where something is taken away at once, this is the rest of it.
  private func isUnasked(_ change: Change, _ run: ScreenTimes) -> Bool {
    switch run.trigger {
    case .person: false
    case .appearance: run.observed.isEmpty || run.observed.contains(change.key)
    case .change:
      run.observed.contains(change.key)
        && !run.times.changes.contains { $0.wait == nil && !$0.shows }
    }
  }

  /// What is known of how a change comes about.
  private struct Happening {
    /// Whether the state is set otherwise before, in the same action.
    let isShown: Bool
    /// Whether nothing else in the action sets it.
    let isAlone: Bool
    let repeats: Bool
    /// Whether the person has done nothing that leads here.
    let isUnasked: Bool
    /// Whether it comes about because the state was set before, to whatever it was.
    let isWatched: Bool
  }

  /// A toggle once is a change to what the state was not, from the value that it starts with.
  private func value(of change: Change, _ happens: Happening) -> Change.Value {
    guard change.value == .toggled, !happens.repeats else { return change.value }
    let starts = start.initialValue(of: change.key)
    switch starts {
    case .unknown: return .other
    case .yes: return happens.isShown ? .isTrue : .cleared
    case .no: return happens.isShown ? .cleared : .isTrue
    }
  }

  private func disappearance(
    _ change: Change, _ happens: Happening, _ uses: [StateUse], _ run: ScreenTimes
  ) -> (Effect, StateUse)? {
    if happens.repeats, !happens.isShown {
      // A count that ends takes a sheet or a dialog away.
      guard let wait = change.wait, !change.branches.isEmpty,
        isEnd(change.branches, of: wait, run.times)
      else { return nil }
      return uses.first { isPresentation($0) || isNavigation($0) }.map { (.disappears, $0) }
    }
    guard happens.isShown || happens.isUnasked, !isArrival(change, run) else { return nil }
    let isLeft = change.value == .removed && !happens.isShown
    return uses.first { use in
      switch use.kind {
      case .navigation: true
      case _ where isLeft: false
      case .condition(let cleared, _): happens.isShown ? cleared.informs : cleared.isUsable
      case .presentation: true
      case .words: happens.isShown || happens.isWatched
      case .foreign, .rows: happens.isShown
      case .selection: false
      }
    }.map { (.disappears, $0) }
  }

  /// A state that is set takes away what is shown in its place: a page of greeting that goes.
  private func replacement(
    _ change: Change, _ happens: Happening, _ uses: [StateUse], _ run: ScreenTimes
  ) -> (Effect, StateUse)? {
    guard happens.isAlone, happens.isUnasked, !happens.repeats, !isArrival(change, run) else {
      return nil
    }
    if let pushed = uses.first(where: isNavigation) { return (.advances, pushed) }
    return uses.first { use in
      if case .condition(_, let set) = use.kind { return set.isUsable }
      return false
    }.map { (.disappears, $0) }
  }

  /// A state goes back to the value that it starts with, or on from it to another.
  private func reset(
    _ change: Change, to constant: String, _ happens: Happening, _ uses: [StateUse],
    _ run: ScreenTimes
  ) -> (Effect, StateUse)? {
    guard !isArrival(change, run) else { return nil }
    let isZero = Double(constant) == 0
    let isBack = happens.isShown && start.initialConstant(of: change.key) == constant
    let isNext = happens.isUnasked && happens.isAlone && !happens.repeats
    guard isBack || isNext else { return nil }
    return uses.first { use in
      switch use.kind {
      case .condition(let cleared, let set):
        let content = use.manner.contains(.compared) ? cleared.union(set) : isZero ? cleared : []
        return isBack ? content.informs : content.isUsable
      case .words: return isBack || happens.isWatched
      case .selection: return isBack
      case .presentation, .navigation, .rows, .foreign: return false
      }
    }.map { (.changes, $0) }
  }

  /// Whether something else comes up behind the same wait: then the wait stands for work.
  private func isArrival(_ change: Change, _ run: ScreenTimes) -> Bool {
    run.times.changes.contains { other in
      guard other.wait == change.wait, other.key != change.key else { return false }
      switch other.value {
      case .other, .isTrue, .added: break
      case .constant(let constant):
        if start.initialConstant(of: other.key) == constant { return false }
      case .cleared, .removed, .toggled, .stepped, .picked: return false
      }
      return !uses.uses(of: other.key).isEmpty
    }
  }

  // MARK: Uses

  private func isPresentation(_ use: StateUse) -> Bool {
    if case .presentation = use.kind { return true }
    return false
  }

  private func isNavigation(_ use: StateUse) -> Bool {
    if case .navigation = use.kind { return true }
    return false
  }

  private func isWords(_ use: StateUse) -> Bool {
    if case .words = use.kind { return true }
    return false
  }

  private func informs(_ use: StateUse) -> Bool {
    if case .condition(let cleared, let set) = use.kind { return cleared.union(set).informs }
    return false
  }

  /// Whether the next number is another page, rather than another reading of a clock.
  private func turnsPages(_ use: StateUse) -> Bool {
    switch use.kind {
    case .selection: true
    case .condition: use.manner.contains(.compared) && informs(use)
    case .words:
      use.manner.contains(.index) || use.manner.isSuperset(of: [.decides, .compared])
    case .presentation, .navigation, .rows, .foreign: use.manner.contains(.index)
    }
  }
}
