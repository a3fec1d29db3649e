/// Actions of a screen that no control runs: when it appears, when something changes.
enum ScreenActions {
  /// The modifiers whose action runs without a control, with that action.
  static func all(on screen: Screen, loader: FileLoader) -> [(use: ViewModifierUse, action: NodeID)]
  {
    let uses = screen.modifiers
    return uses.places(where: isRunner).compactMap { place in
      let modifier = uses[place]
      guard let tree = loader.load(modifier.reference.file)?.tree,
        tree.kind(modifier.reference.node) == .callExpr
      else { return nil }
      let arguments = tree.arguments(of: modifier.reference.node)
      let action =
        arguments.first { $0.label == "perform" || $0.label == "action" }
        ?? arguments.last { $0.isTrailing || tree.kind($0.value) == .closureExpr }
      return action.map { (modifier, $0.value) }
    }
  }

  private static func isRunner(_ name: String) -> Bool {
    switch name {
    case "onAppear", "task", "onChange", "onReceive", "onSubmit", "onOpenURL", "refreshable",
      "onDisappear":
      true
    default: false
    }
  }
}
