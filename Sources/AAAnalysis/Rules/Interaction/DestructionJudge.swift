/// Decides whether an action is destructive and runs without a question.
struct DestructionJudge {
  typealias Judged = HandMadeQuestions.Judged

  let readers: StateReaders
  let questions: HandMadeQuestions
  private let scope: Scope
  private let index: DeclarationIndex

  init(_ context: RuleContext) {
    let judged = context.actions
    scope = context.scope
    index = context.index
    // Most workspaces have nothing that would need them.
    let isNeeded = judged.joined().contains {
      $0.isGrave || $0.control.isDestructive || $0.control.kind.deletesRows
    }
    readers = StateReaders(isNeeded ? context.scope : Scope(), from: context.actionSource)
    questions = HandMadeQuestions(scope: context.scope, loader: context.loader, judged: judged)
  }

  func isUnconfirmed(_ action: Judged) -> Bool {
    let control = action.control
    // What a dialog offers has been asked for.
    if control.surroundings.contains(.dialog) { return false }
    guard isDestructive(action) else { return false }
    return control.kind.deletesRows || !questions.hold(action)
  }

  /// Whether an action destroys something, and does more than to ask.
  func isDestructive(_ action: Judged) -> Bool {
    if !action.effects.lastingDeletions.isEmpty { return true }
    // What deletes only after a first tap, or puts back what it takes, says so by being followed.
    if !action.effects.deletions.isEmpty, !action.control.isDestructive { return false }
    if action.control.action != nil, action.effects.changesNothing { return false }
    if isUnknown(action.effects) { return false }
    switch action.control.kind {
    case .swipeToDelete, .editAction:
      return !action.effects.isEmpty && !asks(action) && !isLocal(action)
    case .button where action.control.isDestructive:
      return !asks(action) && !isLocal(action) && !action.effects.asksInPlace
    default: return false
    }
  }

  /// Whether all that happens is that something is called of which nothing is known, not even which
  /// function it is: it may as well ask.
  private func isUnknown(_ effects: ActionEffects) -> Bool {
    let calls = effects.unresolvedCalls.filter { !$0.changesNothing }
    return effects.removals.isEmpty && calls.contains(where: \.isUnknown)
      && calls.allSatisfy { $0.isUnknown }
  }

  // MARK: Asking

  /// Whether all that happens is that a question appears.
  private func asks(_ action: Judged) -> Bool {
    let effects = action.effects
    if effects.stateChanges.contains(where: readers.isReadByActingDialog) { return true }
    let unresolved = effects.unresolvedCalls.filter { !$0.changesNothing }
    if unresolved.isEmpty {
      return effects.removals.isEmpty
        && effects.stateChanges.contains { readers.isRead($0, onScreen: action.control.screen) }
    }
    // A store of a foreign package decides what a dialog of the same view shows.
    let owner = ownerOfFrame(action.control.frame)
    return unresolved.contains { call in
      call.root.map { readers.isDialogOf($0, in: owner) } ?? false
    }
  }

  private func ownerOfFrame(_ frame: Int) -> TypeReference? {
    guard scope.frames.indices.contains(frame), let owner = scope.frames[frame].owner else {
      return nil
    }
    guard let model = index[owner], model.kind == .extensionType else { return owner }
    return index.type(named: model.name, from: owner.file) ?? owner
  }

  // MARK: Local state

  /// Whether all that happens is that something leaves a state of a view that nothing keeps: typed
  /// text, a selection, a list that was never stored.
  private func isLocal(_ action: Judged) -> Bool {
    let effects = action.effects
    guard effects.isComplete, effects.insertions.isEmpty,
      effects.unresolvedCalls.allSatisfy(\.changesNothing)
    else { return false }
    let changes = effects.removals + effects.stateChanges
    guard changes.allSatisfy({ isStateOfView($0.key) || isLent($0.key) }) else { return false }
    return !effects.removals.isEmpty
      || effects.stateChanges.contains { $0.value == .isEmpty || $0.value == .isNil }
  }

  /// Whether it is not known whose state it is: a draft that a form was lent, as likely as not.
  private func isLent(_ key: StateKey) -> Bool {
    guard let owner = key.owner, index.type(owner, conformsTo: "View") else { return false }
    return index.members(named: key.name, of: owner).contains {
      index[$0]?.attributes.contains("Binding") == true
    }
  }

  func isStateOfView(_ key: StateKey) -> Bool {
    guard let owner = key.owner, index.type(owner, conformsTo: "View") else { return false }
    let properties = index.members(named: key.name, of: owner)
    return !properties.isEmpty
      && properties.allSatisfy { member in
        guard let attributes = index[member]?.attributes else { return false }
        return attributes.contains("State") || attributes.contains("FocusState")
      }
  }

  /// Whether a change loses nothing but what a view keeps for itself, or takes away what another
  /// view shows.
  func isLocalChange(_ change: ActionEffects.StateChange) -> Bool {
    if isStateOfView(change.key) { return true }
    guard let owner = change.key.owner, index.type(owner, conformsTo: "View") else { return false }
    let wrappers = change.value == .isFalse ? ["AccessibilityFocusState", "Binding"]
      : ["AccessibilityFocusState"]
    return index.members(named: change.key.name, of: owner).contains { member in
      index[member]?.attributes.contains(where: wrappers.contains) ?? false
    }
  }
}
