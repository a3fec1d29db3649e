/// Recognises questions that an app builds itself: a part of a screen, or a sheet, that holds
/// nothing but the deed and a way out. No words are read.
struct HandMadeQuestions {
  /// An action of the scope with what it does.
  struct Judged {
    let control: ControlAction
    let read: ReadEffects

    var effects: ActionEffects { read.effects }

    /// Whether running it is hard to recover from.
    var isGrave: Bool {
      !effects.lastingDeletions.isEmpty || (control.isDestructive && !effects.isEmpty)
    }
  }

  private let scope: Scope
  private let loader: FileLoader
  /// By screen.
  private let judged: [[Judged]]
  private let conditions = SharedReadings<BranchStep, Condition?>()

  /// On what it depends whether a branch is shown.
  struct Condition {
    let names: Set<String>
    /// Whether they are compared with something.
    let isComparison: Bool
  }

  init(scope: Scope, loader: FileLoader, judged: [[Judged]]) {
    self.scope = scope
    self.loader = loader
    self.judged = judged
  }

  /// A question of the app's own.
  enum Question {
    /// A part of a screen.
    case branch(BranchStep)
    /// A screen, by its number.
    case screen(Int)
  }

  /// What is known to be a question, or none, given which actions lead to a deed.
  final class Known: Sendable {
    fileprivate struct Branch: Hashable {
      let step: BranchStep
      let screen: Int
    }

    fileprivate let branches = SharedReadings<Branch, Bool>()
    fileprivate let screens = SharedReadings<Int, Bool>()
  }

  private let known = Known()

  /// Whether an action stands in a question: whoever gets there has been asked.
  func hold(_ action: Judged) -> Bool { !questions(around: action).isEmpty }

  /// The questions in which an action stands.
  func questions(around action: Judged) -> [Question] {
    questions(around: action, known) { _ in false }
  }

  /// The questions in which an action stands. What leads to a deed, by one more question, is as
  /// good as the deed itself.
  ///
  /// - Parameter known: what was found before for the same deeds.
  func questions(
    around action: Judged, _ known: Known, leadsToDeed: (Judged) -> Bool
  ) -> [Question] {
    let control = action.control
    let branches = control.branches.filter { step in
      known.branches.value(for: .init(step: step, screen: control.screen), loader.log) {
        isQuestion(step, control.screen, leadsToDeed)
      }
    }
    let isScreen = known.screens.value(for: control.screen, loader.log) {
      isQuestion(screen: control.screen, leadsToDeed)
    }
    return branches.map(Question.branch) + (isScreen ? [.screen(control.screen)] : [])
  }

  // MARK: Branches

  /// On what it depends whether a branch is shown; nil where the branch is no question.
  func condition(of step: BranchStep) -> Condition? {
    conditions.value(for: step, loader.log) {
      loader.load(step.condition.file)?.tree.branchCondition(of: step)
    }
  }

  private func isQuestion(
    _ step: BranchStep, _ screen: Int, _ leadsToDeed: (Judged) -> Bool
  ) -> Bool {
    guard let condition = condition(of: step) else { return false }
    // Something that looks dangerous leads here.
    if judged[screen].contains(where: { other in
      other.control.isDestructive && !other.control.branches.contains(step)
        && opens(other, condition.names)
    }) {
      return true
    }
    return asks(step, screen, leadsToDeed)
  }

  /// Whether all that a branch shows is a deed and a way out of it.
  func asks(
    _ step: BranchStep, _ screen: Int, _ leadsToDeed: (Judged) -> Bool = { _ in false }
  ) -> Bool {
    guard let condition = condition(of: step) else { return false }
    // Of a plain condition only the value that ends it leads out; of a comparison any may.
    return isQuestion(screen, step, leadsToDeed) { other in
      other.effects.stateChanges.contains { change in
        (change.closes || condition.isComparison)
          && change.aliases.contains(where: condition.names.contains)
      }
    }
  }

  // MARK: Screens

  private func isQuestion(screen number: Int, _ leadsToDeed: (Judged) -> Bool) -> Bool {
    let screen = scope.screens[number]
    guard let parent = screen.parent, let tree = loader.load(screen.presenter.file)?.tree else {
      return false
    }
    // The states that bring the screen up.
    var names: Set<String> = []
    if screen.kind != .link, screen.kind != .tab {
      for argument in tree.arguments(of: screen.presenter.node)
      where argument.label == "isPresented" || argument.label == "item"
        || tree.mentionsState(argument.value)
      {
        names.formUnion(tree.mentionedNames(in: argument.value))
      }
    }
    if judged[parent].contains(where: { $0.control.isDestructive && opens($0, names) }) {
      return true
    }
    switch screen.kind {
    case .sheet, .fullScreenCover, .popover:
      return isQuestion(number, nil, leadsToDeed) {
        $0.effects.dismisses || sets($0, names)
      }
    case .link:
      // A step of its own that only asks: not the page of something in a list, nor one that shows
      // anything else than words and pictures.
      let isOfRow = scope.screens[parent].elements.contains {
        $0.reference == screen.presenter && $0.surroundings.contains(.row)
      }
      guard !isOfRow, screen.elements.allSatisfy(isPlain) else { return false }
      return isQuestion(number, nil, leadsToDeed) { $0.effects.dismisses }
    case .destination, .root, .tab: return false
    }
  }

  /// Whether an element is no more than what a question is made of.
  func isPlain(_ element: ViewElement) -> Bool {
    switch element.kind {
    case .own, .container: return true
    case .unresolved: return false
    case .native:
      return [
        "Text", "Label", "Image", "Button", "VStack", "HStack", "ZStack", "Spacer", "Divider",
        "Group", "ScrollView", "ToolbarItem", "ToolbarItemGroup",
      ].contains(element.name)
    }
  }

  // MARK: What makes a question

  /// Whether all there is to do on a screen, or in a branch of it, is the deed, and at least one
  /// way out of it.
  private func isQuestion(
    _ number: Int, _ step: BranchStep?, _ leadsToDeed: (Judged) -> Bool,
    isWayOut: (Judged) -> Bool
  ) -> Bool {
    func isInside(_ branches: [BranchStep]) -> Bool { step.map(branches.contains) ?? true }
    let actions = judged[number]
    var hasWayOut = false
    for place in actions.indices
    where !actions[place].control.surroundings.contains(.dialog)
      && isInside(actions[place].control.branches)
    {
      let action = actions[place]
      if action.isGrave || leadsToDeed(action) { continue }
      if isWayOut(action) {
        hasWayOut = true
      } else if action.control.kind != .tap {
        return false
      }
    }
    guard hasWayOut else { return false }
    let elements = scope.screens[number].elements
    return !elements.indices.contains { position in
      HandMadeQuestions.otherControls.contains(elements[position].name)
        && elements[position].kind == .native && isInside(elements[position].branches)
    }
  }

  /// Controls that a question does not have; a field to type into may be part of it.
  private static let otherControls: Set<String> = [
    "Toggle", "Picker", "Slider", "Stepper", "DatePicker", "MultiDatePicker", "ColorPicker",
    "NavigationLink", "Link", "ShareLink", "PhotosPicker", "EditButton", "Menu", "List", "Form",
    "ForEach", "TabView", "Map", "NavigationSplitView",
  ]

  private func sets(_ action: Judged, _ names: Set<String>) -> Bool {
    action.effects.stateChanges.contains { $0.aliases.contains(where: names.contains) }
  }

  private func opens(_ action: Judged, _ names: Set<String>) -> Bool {
    action.effects.lastingDeletions.isEmpty
      && action.effects.stateChanges.contains {
        $0.opens && $0.aliases.contains(where: names.contains)
      }
  }
}

extension SyntaxTree {
  /// The condition that holds in a branch. Nil where the branch is taken only because something
  /// else does not hold: that is the usual state of a screen, and no question.
  fileprivate func branchCondition(of step: BranchStep) -> HandMadeQuestions.Condition? {
    let node = step.condition.node
    guard kind(node) == .ifExpr else {
      let isTernary = kind(node) == .sequenceExpr
      if kind(node) == .guardStmt || (isTernary && step.branch != 0) { return nil }
      return .init(names: conditionNames(of: node), isComparison: !isTernary)
    }
    var position = 0
    var current: NodeID? = node
    while let conditional = current {
      current = children(conditional).first { kind($0) == .ifExpr }
      let conditions = Array(children(conditional).prefix { kind($0) != .codeBlock })
      let isElse = current == nil && step.branch == position + 1
      if step.branch == position || isElse {
        let isNegated =
          conditions.count == 1 && kind(conditions[0]) == .prefixOperatorExpr
          && name(conditions[0], is: "!")
        let isComparison = conditions.contains(where: isComparison)
        guard isNegated == isElse || isComparison else { return nil }
        return .init(
          names: conditions.reduce(into: []) { $0.formUnion(mentionedNames(in: $1)) },
          isComparison: isComparison)
      }
      position += 1
    }
    return nil
  }

  private func isComparison(_ condition: NodeID) -> Bool {
    kind(condition) == .matchingCondition
      || children(condition).contains {
        kind($0) == .binaryOperator && !name($0, is: "&&") && !name($0, is: "||")
      }
  }
}
