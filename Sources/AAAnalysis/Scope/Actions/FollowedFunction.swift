/// What a function of the workspace did when it was followed, for wherever else it is called in the
/// same way.
///
/// Actions lead to the same few functions again and again, and most of these do the same every
/// time: they look at the types of what they are given, but not into it, and ask the view around
/// nothing that it was given. Only those are kept, and of those that are read for what happens in
/// time the ones that begin no wait.
final class FollowedFunction: Sendable {
  /// How a function is called.
  struct Call: Hashable {
    let member: MemberReference
    /// The type whose `self` it has.
    let owner: TypeReference?
    /// Whether it can ask the view around.
    let isOfView: Bool
    /// Where time matters: how many functions lead to it.
    let calls: Int?
    let locals: [String: Passed]
  }

  /// A parameter, as far as it counts.
  enum Passed: Hashable {
    case value(NamedType?), expression(NamedType?), omitted

    init(_ local: Local) {
      switch local {
      case .value(let type): self = .value(type)
      case .expression(_, _, let type): self = .expression(type)
      case .omitted: self = .omitted
      }
    }
  }

  /// What it did, with places counted from the call.
  let effects: ActionEffects
  /// With epochs counted from those of the call, which are 0.
  let times: ActionTimes?
  /// How many epochs it began, and in which of them it ended.
  let epochs: (count: Int, last: Int)
  /// Calls that lead out of what the workspace says, where time matters.
  let unresolved: [SyntaxReference]
  /// The functions and properties that are run, or would be if they were not running.
  let tried: Set<MemberReference>
  /// The names of what the view around was given, and for which it was given nothing.
  let asked: Set<String>
  /// How many nodes and bodies were read, and how deep.
  let nodes: Int
  let bodies: Int
  let depth: Int

  init(
    effects: ActionEffects, times: ActionTimes?, epochs: (count: Int, last: Int),
    unresolved: [SyntaxReference], tried: Set<MemberReference>, asked: Set<String>, nodes: Int,
    bodies: Int, depth: Int
  ) {
    self.effects = effects
    self.times = times
    self.epochs = epochs
    self.unresolved = unresolved
    self.tried = tried
    self.asked = asked
    self.nodes = nodes
    self.bodies = bodies
    self.depth = depth
  }
}

/// Notes on what a reading depends, apart from the text that is read. Belongs to one reader and its
/// copies.
final class ReadingTrail {
  /// The functions and properties of which it mattered whether they were running.
  var tried: [MemberReference] = []
  /// The names for which a view was given nothing.
  var asked: [String] = []
  /// How often it was given something.
  var bindingsFound = 0
  var unresolved: [SyntaxReference] = []
  /// The outermost context that was looked at.
  var lowestContext = Int.max
  var deepest = 0
}

extension ActionReader {
  /// How a function is called; nil where it has to be read, whatever it did before.
  func followedCall(_ member: MemberReference, _ inner: ActionContext) -> FollowedFunction.Call? {
    guard effects.isComplete, lookups.remembersFunctions else { return nil }
    if let clock {
      guard clock.current == nil, clock.loopNames.isEmpty, clock.workItems.isEmpty else {
        return nil
      }
    }
    return FollowedFunction.Call(
      member: member, owner: inner.owner, isOfView: inner.frame != nil,
      calls: clock == nil ? nil : active.count,
      locals: inner.locals.mapValues(FollowedFunction.Passed.init))
  }

  /// Does what a function did before; false where it may do something else here.
  mutating func doAgain(_ known: FollowedFunction, _ frame: Int?) -> Bool {
    guard nodeCount + known.nodes <= ActionReader.maximumNodes,
      depth + known.depth <= ActionReader.maximumDepth,
      !(known.effects.dismisses && effects.dismisses),
      !active.contains(where: known.tried.contains)
    else { return false }
    if let frame, frames.indices.contains(frame), !known.asked.isEmpty {
      let bindings = frames[frame].bindings
      guard known.asked.allSatisfy({ bindings[$0] == nil }) else { return false }
      if frame == contexts.first?.frame {
        for name in known.asked { witness.note(name, nil) }
      }
      trail.asked += known.asked
    }
    let origin = ActionOrigin(
      branches: branches, body: bodyCount, calls: active.count + 1, order: nodeCount)
    effects.append(known.effects, from: origin)
    if let times = known.times, let before = clock?.epochs {
      clock?.times.append(times, behind: branches, since: before)
      clock?.epochs = before.after(known.epochs)
      clock?.unresolved.formUnion(known.unresolved)
      trail.unresolved += known.unresolved
    }
    nodeCount += known.nodes
    bodyCount += known.bodies
    trail.tried += known.tried
    trail.deepest = max(trail.deepest, depth + known.depth)
    return true
  }

  /// Runs `body`, which follows a function in a new context, and remembers what it did if it does
  /// so wherever the function is called in this way.
  mutating func remember(
    _ call: FollowedFunction.Call?, _ context: Int, _ body: (inout ActionReader) -> Void
  ) {
    guard let call, !effects.dismisses else { return body(&self) }
    let origin = ActionOrigin(
      branches: branches, body: bodyCount, calls: active.count, order: nodeCount)
    let before = (
      effects: effects.extent, times: clock?.times.extent, epochs: clock?.epochs
    )
    let noted = (
      tried: trail.tried.count, asked: trail.asked.count, found: trail.bindingsFound,
      unresolved: trail.unresolved.count, lowest: trail.lowestContext, deepest: trail.deepest)
    trail.lowestContext = Int.max
    trail.deepest = depth
    let states = loader.log.reading {
      // Its own file was looked up before.
      _ = loader.load(contexts[context].file)
      body(&self)
    }.states
    let (lowest, deepest) = (trail.lowestContext, trail.deepest)
    trail.lowestContext = min(lowest, noted.lowest)
    trail.deepest = max(deepest, noted.deepest)
    guard effects.isComplete, lowest >= context, trail.bindingsFound == noted.found,
      clock.map({ $0.current == nil && $0.workItems.isEmpty }) ?? true,
      let part = effects.part(from: before.effects, origin)
    else { return }
    var times: ActionTimes?
    var epochs = (count: 0, last: 0)
    if let clock, let extent = before.times, let start = before.epochs {
      times = clock.times.part(from: extent, behind: origin.branches.count, since: start)
      if times == nil { return }
      epochs = (clock.epochs.count - start.count, start.relative(clock.epochs.current))
    }
    let tried = Set(trail.tried[noted.tried...])
    guard !active.contains(where: { $0 != call.member && tried.contains($0) }) else { return }
    let followed = FollowedFunction(
      effects: part, times: times, epochs: epochs,
      unresolved: Array(trail.unresolved[noted.unresolved...]),
      tried: tried, asked: Set(trail.asked[noted.asked...]),
      nodes: nodeCount - origin.order, bodies: bodyCount - origin.body, depth: deepest - depth)
    lookups.set(Logged(followed, states: states), for: call)
  }
}

/// Where in an action a function is called, from which what it does is counted.
struct ActionOrigin {
  let branches: [ActionBranch]
  let body: Int
  let calls: Int
  let order: Int
}

extension ActionPlace {
  /// Counted from where a function is called; nil where it is none of that function's.
  func relative(to origin: ActionOrigin) -> ActionPlace? {
    guard body > origin.body, calls >= origin.calls, order >= origin.order else { return nil }
    var place = self
    place.branches.removeFirst(origin.branches.count)
    place.body -= origin.body
    place.calls -= origin.calls
    place.order -= origin.order
    return place
  }

  func placed(at origin: ActionOrigin) -> ActionPlace {
    var place = self
    place.branches = origin.branches + branches
    place.body += origin.body
    place.calls += origin.calls
    place.order += origin.order
    return place
  }
}

/// An effect that happens at a place in an action.
private protocol PlacedEffect {
  var place: ActionPlace { get set }
}

extension ActionEffects.Deletion: PlacedEffect {}
extension ActionEffects.Insertion: PlacedEffect {}
extension ActionEffects.StateChange: PlacedEffect {}

extension Sequence where Element: PlacedEffect {
  /// Counted from where a function is called; nil where one is none of that function's.
  fileprivate func relative(to origin: ActionOrigin) -> [Element]? {
    var result: [Element] = []
    for var effect in self {
      guard let place = effect.place.relative(to: origin) else { return nil }
      effect.place = place
      result.append(effect)
    }
    return result
  }

  fileprivate func placed(at origin: ActionOrigin) -> [Element] {
    map { effect in
      var effect = effect
      effect.place = effect.place.placed(at: origin)
      return effect
    }
  }
}

extension ActionEffects {
  /// How much there is of everything.
  struct Extent {
    fileprivate let deletions, insertions, stateChanges, removals: Int
    fileprivate let webSessions, calls, unresolvedCalls, changingCalls: Int
    fileprivate let passedActions, statements, awaitedAnswers: Int
  }

  var extent: Extent {
    Extent(
      deletions: deletions.count, insertions: insertions.count, stateChanges: stateChanges.count,
      removals: removals.count, webSessions: webSessions.count, calls: calls.count,
      unresolvedCalls: unresolvedCalls.count, changingCalls: changingCalls,
      passedActions: passedActions.count, statements: statementCount,
      awaitedAnswers: awaitedAnswers)
  }

  /// What was added since, counted from an origin; nil where that cannot be told.
  func part(from extent: Extent, _ origin: ActionOrigin) -> ActionEffects? {
    guard passedActions.count == extent.passedActions else { return nil }
    var part = ActionEffects()
    guard let deletions = deletions[extent.deletions...].relative(to: origin),
      let insertions = insertions[extent.insertions...].relative(to: origin),
      let stateChanges = stateChanges[extent.stateChanges...].relative(to: origin),
      let removals = removals[extent.removals...].relative(to: origin)
    else { return nil }
    part.deletions = deletions
    part.insertions = insertions
    part.stateChanges = stateChanges
    part.removals = removals
    part.webSessions = Array(webSessions[extent.webSessions...])
    part.calls = Array(calls[extent.calls...])
    part.unresolvedCalls = Array(unresolvedCalls[extent.unresolvedCalls...])
    part.changingCalls = changingCalls - extent.changingCalls
    part.dismisses = dismisses
    part.statementCount = statementCount - extent.statements
    part.awaitedAnswers = awaitedAnswers - extent.awaitedAnswers
    return part
  }

  /// Adds what happens in a function that is called at a place.
  mutating func append(_ part: ActionEffects, from origin: ActionOrigin) {
    deletions += part.deletions.placed(at: origin)
    insertions += part.insertions.placed(at: origin)
    stateChanges += part.stateChanges.placed(at: origin)
    removals += part.removals.placed(at: origin)
    webSessions += part.webSessions
    calls += part.calls
    unresolvedCalls += part.unresolvedCalls
    changingCalls += part.changingCalls
    dismisses = dismisses || part.dismisses
    statementCount += part.statementCount
  }
}

/// Something that happens in branches of an action.
private protocol BranchedEffect {
  var branches: [ActionBranch] { get }
  func within(_ branches: [ActionBranch]) -> Self
}

extension Sequence where Element: BranchedEffect {
  /// Without so many branches around it.
  fileprivate func without(_ count: Int) -> [Element] {
    map { $0.within(Array($0.branches.dropFirst(count))) }
  }

  fileprivate func behind(_ branches: [ActionBranch]) -> [Element] {
    map { $0.within(branches + $0.branches) }
  }
}

extension ActionTimes {
  /// How much there is of everything.
  struct Extent {
    fileprivate let waits, changes, dismissals, animations, playbacks: Int
  }

  var extent: Extent {
    Extent(
      waits: waits.count, changes: changes.count, dismissals: dismissals.count,
      animations: animations.count, playbacks: playbacks.count)
  }

  /// What was added since, without so many branches around it; nil where a wait was begun.
  func part(
    from extent: Extent, behind branches: Int, since start: ActionClock.Epochs
  ) -> ActionTimes? {
    guard waits.count == extent.waits else { return nil }
    var part = ActionTimes()
    part.changes = changes[extent.changes...].without(branches)
      .map { $0.within(start.relative($0.epoch)) }
    part.dismissals = dismissals[extent.dismissals...].without(branches)
    part.animations = animations[extent.animations...].without(branches)
    part.playbacks = playbacks[extent.playbacks...].without(branches)
    return part
  }

  /// Adds what happens in a function that is called in some branches.
  mutating func append(
    _ part: ActionTimes, behind branches: [ActionBranch], since start: ActionClock.Epochs
  ) {
    changes += part.changes.behind(branches).map { $0.within(start.absolute($0.epoch)) }
    dismissals += part.dismissals.behind(branches)
    animations += part.animations.behind(branches)
    playbacks += part.playbacks.behind(branches)
  }
}

extension ActionTimes.Change: BranchedEffect {
  fileprivate func within(_ branches: [ActionBranch]) -> Self {
    Self(
      key: key, value: value, wait: wait, site: site, calls: calls, branches: branches,
      epoch: epoch)
  }

  fileprivate func within(_ epoch: Int) -> Self {
    Self(
      key: key, value: value, wait: wait, site: site, calls: calls, branches: branches,
      epoch: epoch)
  }
}

extension ActionTimes.Dismissal: BranchedEffect {
  fileprivate func within(_ branches: [ActionBranch]) -> Self {
    Self(wait: wait, site: site, calls: calls, branches: branches)
  }
}

extension ActionTimes.Motion: BranchedEffect {
  fileprivate func within(_ branches: [ActionBranch]) -> Self {
    Self(reference: reference, nameRange: nameRange, branches: branches)
  }
}
