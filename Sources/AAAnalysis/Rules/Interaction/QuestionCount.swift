/// Tells before which actions that destroy something just one question stands.
///
/// A question is counted where it is sure to be one, and to be the only one: what may be another,
/// or may keep the action back in another way, silences.
struct QuestionCount {
  typealias Judged = HandMadeQuestions.Judged

  /// The one question before an action.
  struct OnlyQuestion {
    /// The dialog or alert; nil for a question that the app built itself.
    let dialog: ViewModifierUse?
    /// What leads to the question; nil for the link whose screen it is.
    let opener: ControlAction?
  }

  private enum Question {
    case dialog(ViewModifierUse)
    case handMade(HandMadeQuestions.Question)
  }

  private let judge: DestructionJudge
  private let scope: Scope
  private let loader: FileLoader
  /// By screen.
  private let actions: [[Judged]]
  /// Those that may bring something up.
  private let openers: [Judged]
  /// For each name by which a state is known, the places in `openers` of what sets it.
  private let openersByName: [String: [Int]]
  /// What is a question where an action that leads to a deed is as good as one.
  private let leading = HandMadeQuestions.Known()
  private let openersByPresenter = SharedReadings<SyntaxReference, [Judged]>()
  /// What presents a dialog or screen in which something is destroyed.
  private var presenters: Set<SyntaxReference> = []
  /// The names on which branches depend in which something is destroyed, by screen.
  private var branchNames: [Int: Set<String>] = [:]

  init(_ context: RuleContext) {
    judge = context.destruction
    scope = context.scope
    loader = context.loader
    actions = context.actions
    let openers = actions.joined().filter { $0.effects.stateChanges.contains(where: \.opens) }
    var byName: [String: [Int]] = [:]
    for (place, opener) in openers.enumerated() {
      for change in opener.effects.stateChanges where change.opens {
        for name in change.aliases + [change.key.name] where byName[name]?.last != place {
          byName[name, default: []].append(place)
        }
      }
    }
    self.openers = openers
    openersByName = byName
    for action in actions.joined() where action.isGrave { addWayToDeed(action) }
  }

  private mutating func addWayToDeed(_ action: Judged) {
    let control = action.control
    if control.surroundings.contains(.dialog) {
      if let dialog = dialog(around: control.element, onScreen: control.screen) {
        presenters.insert(dialog.reference)
      }
      return
    }
    presenters.insert(scope.screens[control.screen].presenter)
    for step in control.branches {
      guard let condition = judge.questions.condition(of: step) else { continue }
      branchNames[control.screen, default: []].formUnion(condition.names)
    }
  }

  // MARK: The only question

  /// The question before an action that destroys; nil where there is none or more than one, and
  /// where it is not sure which.
  func onlyQuestion(before action: Judged) -> OnlyQuestion? {
    // What is out of sight may ask, too.
    guard !scope.isTruncated, action.control.kind == .button, isWorthTwoQuestions(action),
      let question = question(around: action), !isGuarded(action, in: question)
    else { return nil }
    let openers = openers(of: question, around: action)
    guard !openers.contains(where: isAsked) else { return nil }
    var dialog: ViewModifierUse?
    switch question {
    case .dialog(let modifier): dialog = modifier
    case .handMade(.screen(let number)) where scope.screens[number].kind == .link:
      guard let parent = scope.screens[number].parent, !mayAsk(parent) else { return nil }
      return OnlyQuestion(dialog: nil, opener: nil)
    case .handMade: break
    }
    // A question that something unknown brings up may be the second one.
    guard let opener = openers.first else { return nil }
    return OnlyQuestion(dialog: dialog, opener: opener.control)
  }

  /// The only question in which an action stands itself.
  private func question(around action: Judged) -> Question? {
    let control = action.control
    guard control.surroundings.contains(.dialog) else {
      let questions = judge.questions.questions(around: action)
      guard questions.count == 1, let only = questions.first else { return nil }
      // Of a value that is compared it is not known what brought it up; and a mode in which things
      // can be taken away is no question.
      if case .branch(let step) = only,
        judge.questions.condition(of: step)?.isComparison != false
          || !judge.questions.asks(step, control.screen)
      {
        return nil
      }
      return .handMade(only)
    }
    return dialog(around: control.element, onScreen: control.screen).map(Question.dialog)
  }

  /// Whether more is lost than what a screen keeps for itself. A choice that only leaves, or clears
  /// what was typed, is asked for often enough.
  private func isWorthTwoQuestions(_ action: Judged) -> Bool {
    let effects = action.effects
    guard judge.isDestructive(action) else { return false }
    if !effects.lastingDeletions.isEmpty {
      return action.control.isDestructive || isOnlyChoice(action)
    }
    return !effects.unresolvedCalls.allSatisfy(\.changesNothing)
      || (effects.removals + effects.stateChanges).contains { !judge.isLocalChange($0) }
  }

  /// Whether nothing else can be chosen in the dialog around an action. Of several choices those
  /// that destroy have the role; what deletes on the way to something else has none.
  private func isOnlyChoice(_ action: Judged) -> Bool {
    let control = action.control
    guard control.surroundings.contains(.dialog) else { return true }
    let dialog = dialog(around: control.element, onScreen: control.screen)
    return actions[control.screen].allSatisfy { other in
      other.control.reference == control.reference || !acts(other)
        || !other.control.surroundings.contains(.dialog)
        || self.dialog(around: other.control.element, onScreen: control.screen)?.reference
          != dialog?.reference
    }
  }

  /// Whether an action does more than to close something.
  private func acts(_ action: Judged) -> Bool {
    let effects = action.effects
    return !effects.deletions.isEmpty || !effects.insertions.isEmpty || !effects.removals.isEmpty
      || !effects.unresolvedCalls.allSatisfy(\.changesNothing)
      || effects.stateChanges.contains { !$0.closes }
  }

  // MARK: Other guards

  /// Whether something else than a tap is needed: typed words, a switch, a face.
  private func isGuarded(_ action: Judged, in question: Question) -> Bool {
    let control = action.control
    let uses = scope.screens[control.screen].modifiers
    let isHeldBack = control.element != nil && uses.places(named: "disabled").contains { place in
      uses[place].element == control.element
    }
    let asksItself = action.effects.unresolvedCalls.contains {
      // The second is Photos, which asks before it deletes.
      $0.name == "evaluatePolicy" || $0.name == "deleteAssets"
    }
    if isHeldBack || asksItself { return true }
    let elements = scope.screens[control.screen].elements
    return elements.indices.contains { position in
      guard elements[position].kind == .unresolved
        || QuestionCount.fields.contains(elements[position].name)
      else { return false }
      let element = elements[position]
      switch question {
      case .dialog(let modifier):
        return element.surroundings.contains(.dialog)
          && dialog(around: position, onScreen: control.screen)?.reference == modifier.reference
      case .handMade(.branch(let step)): return element.branches.contains(step)
      case .handMade(.screen): return true
      }
    }
  }

  private static let fields: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker",
  ]

  // MARK: What leads to a question

  private func openers(of question: Question, around action: Judged) -> [Judged] {
    switch question {
    case .dialog(let modifier): return openers(ofPresenter: modifier.reference, except: action)
    case .handMade(.screen(let number)):
      return openers(ofPresenter: scope.screens[number].presenter, except: action)
    case .handMade(.branch(let step)):
      guard let names = judge.questions.condition(of: step)?.names else { return [] }
      return actions[action.control.screen].filter { other in
        !other.control.branches.contains(step)
          && other.effects.stateChanges.contains { change in
            change.opens && change.aliases.contains(where: names.contains)
          }
      }
    }
  }

  private func openers(ofPresenter presenter: SyntaxReference, except action: Judged) -> [Judged] {
    guard judge.readers.know(presenter) else { return [] }
    let all = openersByPresenter.value(for: presenter, loader.log) {
      let places = judge.readers.names(of: presenter).flatMap { openersByName[$0] ?? [] }
      return Set(places).sorted().map { openers[$0] }.filter { other in
        other.effects.stateChanges.contains { judge.readers.isRead($0, by: presenter) }
      }
    }
    return all.filter { $0.control.reference != action.control.reference }
  }

  /// Whether a question stands before what leads to another.
  private func isAsked(_ opener: Judged) -> Bool {
    opener.control.surroundings.contains(.dialog)
      || !judge.questions.questions(around: opener, leading, leadsToDeed: leadsToDeed).isEmpty
  }

  private func leadsToDeed(_ action: Judged) -> Bool {
    if action.effects.stateChanges.isEmpty { return false }
    let names = branchNames[action.control.screen] ?? []
    return action.effects.stateChanges.contains { change in
      presenters.contains { judge.readers.isRead(change, by: $0) }
        || change.opens && change.aliases.contains(where: names.contains)
    }
  }

  /// Whether a screen may be a question that goes on by a link.
  private func mayAsk(_ number: Int) -> Bool {
    let screen = scope.screens[number]
    return screen.parent != nil
      && screen.elements.allSatisfy {
        judge.questions.isPlain($0) || $0.name == "NavigationLink"
      }
  }

  // MARK: Dialogs

  /// The dialog among whose actions an element stands.
  private func dialog(around element: Int?, onScreen number: Int) -> ViewModifierUse? {
    let uses = scope.screens[number].modifiers
    let dialogs = uses.places(named: ["confirmationDialog", "alert"])
    if dialogs.isEmpty { return nil }
    let elements = scope.screens[number].elements
    var position = element
    while let current = position, elements.indices.contains(current) {
      let reference = elements[current].reference
      // One dialog in another is read after it.
      if let dialog = dialogs.last(where: { holds(uses[$0], reference) }) { return uses[dialog] }
      position = elements[current].parent
    }
    return nil
  }

  /// Whether a node stands in one of the closures of a modifier.
  private func holds(_ modifier: ViewModifierUse, _ reference: SyntaxReference) -> Bool {
    guard modifier.reference.file == reference.file,
      let tree = loader.load(reference.file)?.tree
    else { return false }
    let range = tree.range(reference.node)
    return tree.arguments(of: modifier.reference.node).contains {
      tree.kind($0.value) == .closureExpr && tree.range($0.value).contains(range)
    }
  }
}
