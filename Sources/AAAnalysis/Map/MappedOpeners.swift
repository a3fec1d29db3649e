/// Finds which controls of a screen open a sheet, a cover or a destination: those whose actions set
/// the state on which it depends.
struct MappedOpeners {
  private let context: RuleContext
  private var effects: ControlEffects
  /// The controls of each screen with the states that they may set to show something.
  private var opened: [Int: [(opener: Opener, keys: [StateKey])]] = [:]

  struct Opener {
    let element: Int
    /// The names in its action, as far as that is written at the control.
    let names: Set<String>
  }

  init(_ context: RuleContext) {
    self.context = context
    effects = ControlEffects(context.actionSource)
  }

  /// The controls in the order of the screen.
  mutating func openers(of modifier: ViewModifierUse, onScreen number: Int) -> [Opener] {
    guard let tree = context.tree(modifier.reference.file),
      let state = tree.arguments(of: modifier.reference.node)
        .first(where: { $0.label == "isPresented" || $0.label == "item" })
    else { return [] }
    var reader = context.actionReader
    let place = reader.context(ofFrame: modifier.frame)
    guard let key = reader.state(of: state.value, place)?.key else { return [] }
    return controls(onScreen: number).filter { $0.keys.contains(key) }.map(\.opener)
  }

  private mutating func controls(onScreen number: Int) -> [(opener: Opener, keys: [StateKey])] {
    if let known = opened[number] { return known }
    let finder = ControlActionFinder(
      scope: context.scope, index: context.index, loader: context.loader)
    var result: [(opener: Opener, keys: [StateKey])] = []
    for control in finder.actions(ofScreen: number)
    where control.kind == .button || control.kind == .menu {
      guard let element = control.element else { continue }
      let keys = effects.effects(of: control).effects.stateChanges.filter(\.opens).map(\.key)
      guard !keys.isEmpty, let action = control.action,
        let tree = context.tree(control.reference.file)
      else { continue }
      let names = tree.mentionedNames(in: action)
      result.append((Opener(element: element, names: names), keys))
    }
    opened[number] = result
    return result
  }
}
