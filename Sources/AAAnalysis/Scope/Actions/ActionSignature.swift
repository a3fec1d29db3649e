/// What an action changes, apart from what it only computes, logs or lets one feel: by this it is
/// known whether two actions do the same.
struct ActionSignature {
  /// A state that is set.
  struct StateUse: Hashable {
    let key: StateKey
    /// The case that it is set to.
    let option: String?
    let opens: Bool
    let closes: Bool
  }

  private(set) var states: Set<StateUse> = []
  private(set) var removals: Set<StateKey> = []
  private(set) var deletions: Set<ActionEffects.Deletion.Kind> = []
  private(set) var insertions: Set<ActionEffects.Deletion.Kind> = []
  private(set) var calls: Set<MemberReference> = []
  private(set) var unresolved: Set<ActionEffects.UnresolvedCall> = []
  /// Whether it closes the screen that it is on.
  var leadsOut = false
  /// False where the action could not be followed to its end.
  private(set) var isComplete = true

  init() {}

  init(_ effects: ActionEffects, index: DeclarationIndex) {
    self.init(effects) { $0.isFocus(in: index) }
  }

  /// - Parameter isFocus: whether a state is where the focus is.
  init(_ effects: ActionEffects, isFocus: (StateKey) -> Bool) {
    for change in effects.stateChanges where !isFocus(change.key) {
      states.insert(
        StateUse(
          key: change.key, option: change.option, opens: change.opens, closes: change.closes))
    }
    removals = Set(effects.removals.map(\.key))
    deletions = Set(effects.deletions.map(\.kind))
    insertions = Set(effects.insertions.map(\.kind))
    calls = Set(effects.calls)
    unresolved = Set(effects.unresolvedCalls.filter { !$0.isGiven && !$0.changesNothing })
    leadsOut = effects.dismisses
    isComplete = effects.isComplete
  }

  /// What a control on a state may do to it.
  init(setting key: StateKey) {
    states = [StateUse(key: key, option: nil, opens: true, closes: true)]
  }

  /// What is left of a gesture once it is over: what it sets while it goes on, and sets again at
  /// its end, only shows that it goes on.
  init(
    during changed: ActionEffects, after ended: ActionEffects, isFocus: (StateKey) -> Bool
  ) {
    self.init(ended, isFocus: isFocus)
    let other = ActionSignature(changed, isFocus: isFocus)
    let passing = Set(states.map(\.key)).intersection(other.states.map(\.key))
    states = states.union(other.states).filter { !passing.contains($0.key) }
    removals.formUnion(other.removals)
    deletions.formUnion(other.deletions)
    insertions.formUnion(other.insertions)
    calls.formUnion(other.calls)
    unresolved.formUnion(other.unresolved)
    leadsOut = leadsOut || other.leadsOut
    isComplete = isComplete && other.isComplete
  }

  /// Whether it changes nothing, as far as is known.
  var isEmpty: Bool { isOnlyStates && states.isEmpty }

  /// Whether it does nothing else than to set states.
  var isOnlyStates: Bool {
    removals.isEmpty && deletions.isEmpty && insertions.isEmpty && calls.isEmpty
      && unresolved.isEmpty && !leadsOut
  }

  /// Whether all that happens is that states are given up: nothing is chosen, shown, typed.
  var onlyCloses: Bool {
    isOnlyStates && !states.isEmpty && states.allSatisfy { $0.closes && !$0.opens }
  }

  /// Whether another action sets one of the same states the same way, or calls one of the same
  /// functions.
  func shares(with other: ActionSignature) -> Bool {
    if leadsOut && other.leadsOut || !calls.isDisjoint(with: other.calls)
      || !unresolved.isDisjoint(with: other.unresolved)
      || !deletions.isDisjoint(with: other.deletions)
      || !insertions.isDisjoint(with: other.insertions)
    {
      return true
    }
    if removals.contains(where: { key in
      other.removals.contains { $0.means(key) } || other.states.contains { $0.key.means(key) }
    }) {
      return true
    }
    return states.contains { mine in
      other.states.contains { $0.does(mine) }
        || mine.closes && other.removals.contains { $0.means(mine.key) }
    }
  }
}

extension ActionSignature.StateUse {
  fileprivate func does(_ other: Self) -> Bool {
    key.means(other.key) && (opens && other.opens || closes && other.closes)
      && (option == nil || other.option == nil || option == other.option)
  }
}

extension StateKey {
  /// Whether two keys may be one state: the owner of either may be unknown.
  fileprivate func means(_ other: StateKey) -> Bool {
    name == other.name && (owner == nil || other.owner == nil || owner == other.owner)
  }

  /// Whether it is where the focus is, which is no more than where typed text goes.
  func isFocus(in index: DeclarationIndex) -> Bool {
    guard let owner else { return false }
    return index.members(named: name, of: owner).contains { member in
      guard let model = index[member] else { return false }
      return model.attributes.contains("FocusState")
        || model.attributes.contains("AccessibilityFocusState")
        || model.typeText?.contains("FocusState") == true
    }
  }
}
