/// Something that runs on a screen: because the person does something, because the screen appears,
/// or because something else changes.
struct ScreenAction {
  enum Trigger: Sendable, Hashable {
    case person, appearance, change
  }

  let trigger: Trigger
  /// The control or modifier.
  let reference: SyntaxReference
  let frame: Int
  let branches: [BranchStep]
  /// The closure, or the expression that stands for a function.
  let action: NodeID
  /// What is observed or received.
  var observed: NodeID?
  /// Whether that is a publisher.
  var isReceiver = false
}

/// Finds what runs on a screen.
struct ScreenActionFinder {
  let scope: Scope
  let index: DeclarationIndex
  let loader: FileLoader

  func actions(ofScreen number: Int) -> [ScreenAction] {
    let controls = ControlActionFinder(scope: scope, index: index, loader: loader)
    var actions = controls.actions(ofScreen: number).compactMap { control -> ScreenAction? in
      guard let action = control.action, control.kind != .editAction else { return nil }
      return ScreenAction(
        trigger: .person, reference: control.reference, frame: control.frame,
        branches: control.branches, action: action)
    }
    guard scope.screens.indices.contains(number) else { return actions }
    let uses = scope.screens[number].modifiers
    for place in uses.places(where: { Self.trigger(of: $0) != nil }) {
      guard let trigger = Self.trigger(of: uses[place].name), uses[place].declaration == nil
      else { continue }
      add(uses[place], trigger, to: &actions)
    }
    let elements = scope.screens[number].elements
    for position in elements.indices where elements[position].kind != .container {
      add(elements[position], to: &actions)
    }
    return actions
  }

  private func add(
    _ modifier: ViewModifierUse, _ trigger: ScreenAction.Trigger, to actions: inout [ScreenAction]
  ) {
    guard let tree = loader.load(modifier.reference.file)?.tree else { return }
    let arguments = tree.arguments(of: modifier.reference.node)
    let action =
      arguments.first { $0.label.map(Self.actionLabels.contains) ?? false }
      ?? arguments.last { $0.label == nil && tree.kind($0.value) == .closureExpr }
    guard let action else { return }
    let observed = arguments.first.flatMap {
      modifier.name == "onReceive" || $0.label == "of" || $0.label == "id" ? $0.value : nil
    }
    actions.append(
      ScreenAction(
        trigger: trigger, reference: modifier.reference, frame: modifier.frame,
        branches: modifier.branches, action: action.value,
        observed: observed, isReceiver: modifier.name == "onReceive"))
  }

  private static func trigger(of modifier: String) -> ScreenAction.Trigger? {
    switch modifier {
    case "onAppear", "task": .appearance
    case "onChange", "onReceive", "onDisappear", "onOpenURL", "onContinueUserActivity",
      "onPreferenceChange", "onGeometryChange", "onScrollPhaseChange",
      "onScrollVisibilityChange", "sheet", "fullScreenCover", "popover", "fileImporter":
      .change
    case "onSubmit", "refreshable", "accessibilityAction", "onDrop", "dropDestination",
      "onLongPressGesture", "onMove":
      .person
    default: nil
    }
  }

  private static let actionLabels: Set<String> = [
    "perform", "action", "onDismiss", "onCompletion",
  ]

  /// What views call that show none of what they are given: those of UIKit, of foreign packages,
  /// and controls that report their editing.
  private func add(_ element: ViewElement, to actions: inout [ScreenAction]) {
    let isNative = element.kind == .native
    guard let tree = loader.load(element.reference.file)?.tree,
      tree.holdsLabelledClosure(element.reference.node)
    else { return }
    if case .own(let type) = element.kind {
      guard !index.members(named: "makeUIView", of: type).isEmpty
        || !index.members(named: "makeUIViewController", of: type).isEmpty
      else { return }
    }
    for argument in tree.arguments(of: element.reference.node) {
      guard let label = argument.label, tree.kind(argument.value) == .closureExpr else { continue }
      let isAction =
        isNative
        ? Self.editingLabels.contains(label)
        : label.hasPrefix("on") || ViewLibrary.actionLabels.contains(label)
      guard isAction else { continue }
      actions.append(
        ScreenAction(
          trigger: isNative ? .person : .change, reference: element.reference,
          frame: element.frame, branches: element.branches, action: argument.value))
    }
  }

  private static let editingLabels: Set<String> = [
    "onCommit", "onEditingChanged", "onIncrement", "onDecrement", "onCompletion",
  ]
}

extension SyntaxTree {
  /// Whether a node is a call that is given a closure by a label.
  fileprivate func holdsLabelledClosure(_ node: NodeID) -> Bool {
    guard kind(node) == .callExpr else { return false }
    return children(node).contains { child in
      switch kind(child) {
      case .labeledClosure: true
      case .argument:
        token(child) != nil && firstChild(child).map { kind($0) == .closureExpr } ?? false
      default: false
      }
    }
  }
}
