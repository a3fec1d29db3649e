/// What the controls of a scope do. Controls that mean the same are read once.
struct ControlEffects: Sendable {
  private let scope: Scope
  private let index: DeclarationIndex
  private let loader: FileLoader
  private let lookups: ActionLookups
  private let known: FrameMemo<Key, ActionEffects>

  private struct Key: Hashable, Sendable {
    let action: SyntaxReference
    let kind: ControlAction.Kind
  }

  init(
    scope: Scope, index: DeclarationIndex, loader: FileLoader,
    lookups: ActionLookups = ActionLookups()
  ) {
    self.scope = scope
    self.index = index
    self.loader = loader
    self.lookups = lookups
    known = lookups.memo(of: ControlEffects.self)
  }

  /// What a control does; nothing where its action cannot be read.
  mutating func effects(of control: ControlAction) -> ActionEffects {
    guard let action = control.action else { return ActionEffects() }
    let key = Key(
      action: SyntaxReference(file: control.reference.file, node: action), kind: control.kind)
    let reader = ActionReader(
      index: index, loader: loader, frames: scope.frames, lookups: lookups)
    let effects = known.value(of: key, in: control.frame, by: reader) { reader, context in
      if control.kind == .editAction {
        reader.effects.statementCount = 1
        reader.recordRemoval(from: action, context)
      } else {
        let offsets = Local.value(NamedType(name: "IndexSet", file: control.reference.file))
        reader.run(
          action, context, arguments: control.kind == .swipeToDelete ? [offsets] : [])
      }
      return reader.effects
    }
    return effects ?? ActionEffects()
  }
}
