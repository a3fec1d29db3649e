/// Something on a screen that a person can do, with the action that it runs.
public struct ControlAction: Sendable {
  public enum Kind: Sendable, Hashable {
    case button
    /// The action of a menu's own button.
    case menu
    /// `onTapGesture` and its like.
    case tap
    /// A drag.
    case drag
    /// `onDelete`.
    case swipeToDelete
    /// A list that lets the person take rows out of its data: the action is the data.
    case editAction

    /// Whether a swipe takes out a row.
    public var deletesRows: Bool { self == .swipeToDelete || self == .editAction }
  }

  public let kind: Kind
  /// The screen's index in the scope.
  public let screen: Int
  /// The element that is the control, or to which the modifier applies.
  public let element: Int?
  /// The call of the control or modifier.
  public let reference: SyntaxReference
  public let nameRange: ByteRange
  public let frame: Int
  public let branches: [BranchStep]
  public let surroundings: Surroundings
  public let isDestructive: Bool
  /// The closure, or the expression that stands for a function; nil where there is none to read.
  public let action: NodeID?
}

/// Finds the actions of a screen.
struct ControlActionFinder {
  let scope: Scope
  let index: DeclarationIndex
  let loader: FileLoader

  func actions(ofScreen number: Int) -> [ControlAction] {
    guard scope.screens.indices.contains(number) else { return [] }
    let elements = scope.screens[number].elements
    var actions: [ControlAction] = []
    for position in elements.places(where: Self.mayAct) where elements[position].kind == .native {
      let element = elements[position]
      guard let tree = loader.load(element.reference.file)?.tree else { continue }
      let arguments = tree.arguments(of: element.reference.node)
      if element.name == "ForEach" || element.name == "List" {
        if let data = editedData(arguments, tree) {
          actions.append(
            ControlAction(
              kind: .editAction, screen: number, element: position,
              reference: element.reference, nameRange: element.nameRange, frame: element.frame,
              branches: element.branches, surroundings: element.surroundings,
              isDestructive: false, action: data))
        }
        continue
      }
      let isMenu = element.name == "Menu"
      let action =
        isMenu
        ? arguments.first { $0.label == "primaryAction" }?.value
        : buttonAction(arguments, tree, isComponent: element.isComponent)
      if isMenu, action == nil { continue }
      // A button without an action is still being written.
      let isWhole = action != nil || arguments.contains { $0.label == "intent" }
      let role = isWhole ? arguments.first { $0.label == "role" }?.value : nil
      actions.append(
        ControlAction(
          kind: isMenu ? .menu : .button, screen: number, element: position,
          reference: element.reference, nameRange: element.nameRange, frame: element.frame,
          branches: element.branches, surroundings: element.surroundings,
          isDestructive: role.map { isDestructive($0, element.frame, tree, depth: 0) } ?? false,
          action: action))
    }
    let uses = scope.screens[number].modifiers
    for place in uses.places(where: Self.mayRun) { add(uses[place], number, to: &actions) }
    return actions
  }

  private static func mayAct(_ element: String) -> Bool {
    element == "Button" || element == "Menu" || element == "ForEach" || element == "List"
  }

  private static func mayRun(_ modifier: String) -> Bool {
    switch modifier {
    case "onDelete", "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture",
      "simultaneousGesture":
      true
    default: false
    }
  }

  /// The data of a list that offers to delete rows: `editActions: .delete`.
  private func editedData(_ arguments: [CallArgument], _ tree: SyntaxTree) -> NodeID? {
    guard let edits = arguments.first(where: { $0.label == "editActions" }),
      !tree.mentionedNames(in: edits.value).isDisjoint(with: ["delete", "all"])
    else { return nil }
    return arguments.first { $0.label == nil }?.value
  }

  /// The action of a button: labelled, or the first closure where that is not the label.
  private func buttonAction(
    _ arguments: [CallArgument], _ tree: SyntaxTree, isComponent: Bool
  ) -> NodeID? {
    if let action = arguments.first(where: { $0.label == "action" }) { return action.value }
    if arguments.contains(where: { $0.label == "intent" }) { return nil }
    let closures = arguments.filter { tree.kind($0.value) == .closureExpr }
    if let action = closures.first(where: { $0.label == nil }) { return action.value }
    // The team's component may have a label of its own.
    guard isComponent, closures.count == 1, let only = closures.first,
      only.label.map({ !ViewLibrary.labelLabels.contains($0) }) ?? true
    else { return nil }
    return only.value
  }

  /// Whether a role is, or may be, destructive.
  private func isDestructive(_ node: NodeID, _ frame: Int, _ tree: SyntaxTree, depth: Int) -> Bool {
    guard depth < 16, scope.frames.indices.contains(frame) else { return false }
    if tree.mentionedNames(in: node).contains("destructive") { return true }
    guard tree.kind(node) == .declRef else { return false }
    let name = tree.name(node)
    if let binding = scope.frames[frame].bindings[name],
      let other = loader.load(binding.value.file)?.tree
    {
      return isDestructive(binding.value.node, binding.frame, other, depth: depth + 1)
    }
    // The value that a property has from the start.
    guard let owner = scope.frames[frame].owner,
      let member = index.members(named: name, of: owner).first,
      let loaded = loader.load(member.file), let property = loaded.node(ofMember: member.index),
      let value = loaded.tree.child(property, .initializer)
    else { return false }
    return loaded.tree.mentionedNames(in: value).contains("destructive")
  }

  // MARK: Modifiers

  private func add(
    _ modifier: ViewModifierUse, _ screen: Int, to actions: inout [ControlAction]
  ) {
    guard let tree = loader.load(modifier.reference.file)?.tree else { return }
    func append(_ kind: ControlAction.Kind, _ action: NodeID?) {
      actions.append(
        ControlAction(
          kind: kind, screen: screen, element: modifier.element, reference: modifier.reference,
          nameRange: modifier.nameRange, frame: modifier.frame, branches: modifier.branches,
          surroundings: modifier.surroundings, isDestructive: false, action: action))
    }
    switch modifier.name {
    case "onDelete":
      if let action = performed(modifier, tree) { append(.swipeToDelete, action) }
    case "onTapGesture":
      if let action = performed(modifier, tree) { append(.tap, action) }
    case "onLongPressGesture":
      // Holding for a time that the app chose is a guard of its own.
      let arguments = tree.arguments(of: modifier.reference.node)
      guard !arguments.contains(where: { $0.label == "minimumDuration" }) else { return }
      if let action = performed(modifier, tree) { append(.tap, action) }
    case "gesture", "highPriorityGesture", "simultaneousGesture":
      guard let gesture = tree.arguments(of: modifier.reference.node).first?.value else { return }
      let (base, links) = tree.chain(gesture)
      guard tree.kind(base) == .callExpr, let type = tree.callee(of: base) else { return }
      let kind: ControlAction.Kind
      switch tree.name(type) {
      case "TapGesture", "SpatialTapGesture": kind = .tap
      case "DragGesture": kind = .drag
      default: return
      }
      for link in links where tree.name(link.member, is: "onEnded") {
        if let action = tree.arguments(of: link.node).first?.value { append(kind, action) }
      }
    default: break
    }
  }

  private func performed(_ modifier: ViewModifierUse, _ tree: SyntaxTree) -> NodeID? {
    let arguments = tree.arguments(of: modifier.reference.node)
    return (arguments.first { $0.label == "perform" } ?? arguments.first { $0.isTrailing })?.value
  }
}
