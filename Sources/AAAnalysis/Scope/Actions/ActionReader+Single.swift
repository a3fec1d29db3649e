extension ActionReader {
  /// What a single action of a screen does, read by itself: for an action that belongs to no
  /// control, as that of a modifier.
  static func effects(
    of action: NodeID, frame: Int, from source: ActionSource
  ) -> ActionEffects {
    guard source.frames.indices.contains(frame) else { return ActionEffects() }
    var reader = ActionReader(source)
    reader.run(action, reader.context(ofFrame: frame), arguments: [])
    return reader.effects
  }
}

extension ControlLabelReader {
  /// What the actions of the screen's scope are read from, with nothing looked up yet.
  var actionSource: ActionSource {
    ActionSource(index: index, loader: loader, frames: scope.frames)
  }
}
