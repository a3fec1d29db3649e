extension ActionReader {
  /// What a single action of a screen does, read by itself: for an action that belongs to no
  /// control, as that of a modifier.
  static func effects(
    of action: NodeID, frame: Int, in scope: Scope, index: DeclarationIndex, loader: FileLoader
  ) -> ActionEffects {
    guard scope.frames.indices.contains(frame) else { return ActionEffects() }
    var reader = ActionReader(
      ActionSource(index: index, loader: loader, frames: scope.frames))
    reader.run(action, reader.context(ofFrame: frame), arguments: [])
    return reader.effects
  }
}
