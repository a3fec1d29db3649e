/// Tells whether an app may have scenes that cannot be looked into: of a package, of another
/// target, or of a modifier whose code is not there.
struct UnseenScenes {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  /// Whether something that an app shows as a scene is none of the system's, and is not known to
  /// be without one for Assistive Access.
  func mayBeShown(by app: TypeReference) -> Bool {
    let app = context.index.extendedType(app)
    // With UIKit's life cycle scenes come from delegates.
    guard context.index.type(app, conformsTo: "App") else { return false }
    var seen: Set<MemberReference> = []
    return mayBeShown(by: app, &seen)
  }

  private static let maximumMembers = 64

  /// Whether the body of an app or scene may hold such a scene.
  private func mayBeShown(by type: TypeReference, _ seen: inout Set<MemberReference>) -> Bool {
    let own = context.index.members(named: "body", of: type)
    let found = own.isEmpty ? context.index.inheritedMembers(named: "body", of: type) : own
    guard !found.isEmpty else { return true }
    return found.contains { mayBeShown(in: $0, of: type, &seen) }
  }

  /// Whether a property or function may give such a scene.
  private func mayBeShown(
    in member: MemberReference, of type: TypeReference?, _ seen: inout Set<MemberReference>
  ) -> Bool {
    guard seen.insert(member).inserted else { return false }
    guard seen.count < Self.maximumMembers, let loaded = context.loader.load(member.file),
      let node = loaded.node(ofMember: member.index),
      let block = loaded.tree.child(node, .codeBlock)
        ?? context.actionReader.getter(of: node, loaded.tree)
    else { return true }
    let place = Place(tree: loaded.tree, file: member.file, owner: type)
    return mayBeShown(among: loaded.tree.statements(of: block), place, &seen)
  }

  /// Where scenes are read.
  private struct Place {
    let tree: SyntaxTree
    let file: FileID
    let owner: TypeReference?
  }

  private func mayBeShown(
    among items: [NodeID], _ place: Place, _ seen: inout Set<MemberReference>
  ) -> Bool {
    let tree = place.tree
    for item in items {
      switch tree.kind(item) {
      case .variableDecl, .funcDecl, .structDecl, .guardStmt, .throwStmt: break
      case .returnStmt:
        if let value = tree.firstChild(item), mayBeShown(among: [value], place, &seen) {
          return true
        }
      case .ifExpr, .switchExpr, .switchCase:
        let inner = tree.children(item).filter {
          [.codeBlock, .ifExpr, .switchCase].contains(tree.kind($0))
            || tree.kind(item) == .switchCase
              && ![.switchCaseItem, .attribute].contains(tree.kind($0))
        }
        if mayBeShown(among: inner, place, &seen) { return true }
      case .codeBlock:
        if mayBeShown(among: tree.statements(of: item), place, &seen) { return true }
      case .sequenceExpr where tree.child(item, .assignmentOperator) != nil: break
      default:
        if mayBe(item, place, &seen) { return true }
      }
    }
    return false
  }

  /// Whether an expression may be such a scene.
  private func mayBe(
    _ expression: NodeID, _ place: Place, _ seen: inout Set<MemberReference>
  ) -> Bool {
    let tree = place.tree
    let (base, links) = tree.chain(expression)
    var names = links.map { tree.name($0.member) }
    let start: String
    switch tree.kind(base) {
    case .callExpr:
      guard let callee = tree.callee(of: base) else { return true }
      start = tree.name(callee)
    case .declRef: start = tree.name(base)
    default: return true
    }
    // `self.scenes`, `Calm.Scenes()`: the name at the end of the path counts.
    var name = start
    var owner = place.owner
    while tree.kind(base) == .declRef, let next = names.first, !isScene(name, place),
      !isModifier(next)
    {
      if let type = context.index.type(named: name, from: place.file, inside: owner) {
        owner = type
      }
      name = names.removeFirst()
    }
    guard names.allSatisfy({ Self.modifiers.contains($0) || isOwn(modifier: $0) }) else {
      return true
    }
    if Self.scenes.contains(name) { return false }
    if name == "Group" {
      guard let content = tree.arguments(of: base).last?.value else { return true }
      return mayBeShown(among: tree.statements(of: content), place, &seen)
    }
    if let type = context.index.type(named: name, from: place.file, inside: place.owner),
      context.index.type(type, conformsTo: "Scene")
    {
      return mayBeShown(by: type, &seen)
    }
    let members =
      (owner.map { context.index.members(named: name, of: $0) } ?? [])
      + context.index.globals(named: name)
    guard !members.isEmpty else { return true }
    return members.contains { mayBeShown(in: $0, of: owner, &seen) }
  }

  private func isScene(_ name: String, _ place: Place) -> Bool {
    Self.scenes.contains(name) || name == "Group"
      || context.index.type(named: name, from: place.file, inside: place.owner).map {
        context.index.type($0, conformsTo: "Scene")
      } ?? false
  }

  private func isModifier(_ name: String) -> Bool {
    Self.modifiers.contains(name)
      || !context.index.extensionMembers(named: name, of: "Scene").isEmpty
  }

  /// Whether a modifier is the workspace's own, and adds no such scene.
  private func isOwn(modifier name: String) -> Bool {
    let members = context.index.extensionMembers(named: name, of: "Scene")
    return !members.isEmpty
      && members.allSatisfy { member in
        guard let loaded = context.loader.load(member.file),
          let node = loaded.node(ofMember: member.index)
        else { return false }
        // What is applied to the scene itself adds none.
        let tree = loaded.tree
        return tree.compiledDescendants(of: node).allSatisfy { call in
          guard tree.kind(call) == .callExpr, let callee = tree.callee(of: call),
            tree.kind(callee) == .declRef
          else { return true }
          let name = tree.name(callee)
          return !name.beginsUppercase || Self.values.contains(name)
        }
      }
  }

  /// The scenes of the system that show the ordinary interface.
  private static let scenes: Set<String> = [
    "WindowGroup", "Window", "DocumentGroup", "DocumentGroupLaunchScene", "Settings",
    "MenuBarExtra", "UtilityWindow", "ImmersiveSpace", "RemoteImmersiveSpace", "AlertScene",
    "WKNotificationScene", "EmptyScene",
  ]

  /// What modifiers of scenes make that is no scene.
  private static let values: Set<String> = [
    "Task", "CommandGroup", "CommandMenu", "Button", "Text", "Label", "Divider", "Toggle",
    "UUID", "URL", "Set", "CGSize", "CGPoint", "WindowPlacement", "String", "Logger",
  ]

  private static let modifiers: Set<String> = [
    "backgroundTask", "commands", "commandsRemoved", "commandsReplaced", "defaultAppStorage",
    "defaultLaunchBehavior", "defaultPosition", "defaultSize", "defaultWindowPlacement",
    "defaultWorldScaling", "dialogIcon", "dialogSeverity", "dialogSuppressionToggle",
    "environment", "environmentObject", "focusedSceneObject", "focusedSceneValue",
    "handlesExternalEvents", "headerProminence", "immersionStyle",
    "immersiveContentBrightness", "immersiveEnvironmentBehavior", "keyboardShortcut",
    "menuBarExtraAccess", "menuBarExtraStyle", "modelContainer", "modelContext", "onChange",
    "persistentSystemOverlays", "restorationBehavior", "transformEnvironment",
    "upperLimbVisibility", "volumeWorldAlignment", "windowBackgroundDragBehavior",
    "windowIdealPlacement", "windowIdealSize", "windowLevel", "windowManagerRole",
    "windowResizability", "windowStyle", "windowToolbarLabelStyle", "windowToolbarStyle",
  ]
}
