/// What the actions of one scope are read from. One reference, as a reader is made for each of
/// them.
final class ActionSource: Sendable {
  let index: DeclarationIndex
  let loader: FileLoader
  /// The contexts in which the scope's elements were read.
  let frames: [Frame]
  /// What was looked up before.
  let lookups: ActionLookups

  init(
    index: DeclarationIndex, loader: FileLoader, frames: [Frame],
    lookups: ActionLookups = ActionLookups()
  ) {
    self.index = index
    self.loader = loader
    self.frames = frames
    self.lookups = lookups
  }
}
