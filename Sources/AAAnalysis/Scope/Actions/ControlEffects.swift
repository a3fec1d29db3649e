/// What the controls of a scope do. Controls that mean the same are read once.
struct ControlEffects: Sendable {
  private let source: ActionSource
  private let known: FrameMemo<Key, ReadEffects>

  private struct Key: Hashable, Sendable {
    let action: SyntaxReference
    let kind: ControlAction.Kind
  }

  init(_ source: ActionSource) {
    self.source = source
    known = source.lookups.memo(of: ControlEffects.self)
  }

  /// What a control does; nothing where its action cannot be read.
  func effects(of control: ControlAction) -> ReadEffects {
    guard let action = control.action else { return ReadEffects(ActionEffects()) }
    let key = Key(
      action: SyntaxReference(file: control.reference.file, node: action), kind: control.kind)
    let effects = known.value(of: key, in: control.frame, from: source) { reader, context in
      if control.kind == .editAction {
        reader.effects.statementCount = 1
        reader.recordRemoval(from: action, context)
      } else {
        let offsets = Local.value(NamedType(name: "IndexSet", file: control.reference.file))
        reader.run(
          action, context, arguments: control.kind == .swipeToDelete ? [offsets] : [])
      }
      return ReadEffects(reader.effects)
    }
    return effects ?? ReadEffects(ActionEffects())
  }
}
