/// Tells whether anything that a scene shows decides by the mode.
struct ModeUse {
  private let context: RuleContext
  private let modes: ModeReader
  private var types: Set<TypeReference> = []
  private var files: Set<FileID> = []
  private var isIncomplete = false

  init(ofScene scene: Int, _ context: RuleContext, _ modes: ModeReader) {
    self.context = context
    self.modes = modes
    let scope = context.scope
    let shows = { (screen: Int) in
      scope.screens.indices.contains(screen) && scope.screens[screen].scene == scene
    }
    for frame in scope.frames where shows(frame.screen) {
      files.insert(frame.file)
      if let owner = frame.owner { types.insert(context.extendedType(owner)) }
    }
    isIncomplete =
      scope.isTruncated
      || scope.screens.contains { $0.scene == scene && $0.mayHideModifiers }
  }

  /// Whether something decides by the mode, or may: also by handing the value on.
  var isPossible: Bool {
    let judged = modes.members.isEmpty
      ? context.index.filesOfInterest : context.index.filesOfInterest.union(files)
    return judged.sorted().contains { file in
      guard let loaded = context.loader.load(file) else { return false }
      return modes.branches(in: loaded).contains(where: isReached)
    }
  }

  private func isReached(_ branch: ModeBranch) -> Bool {
    guard let owner = branch.owner else { return files.contains(branch.file) }
    let type = context.extendedType(owner)
    if types.contains(type) { return true }
    guard let model = context.index[type] else { return true }
    if model.kind == .extensionType { return files.contains(branch.file) }
    if ["View", "ViewModifier"].contains(where: { context.index.type(type, conformsTo: $0) }) {
      return isIncomplete
    }
    // A model that what is shown may use.
    return files.contains { context.text($0)?.string.contains(model.name) ?? false }
  }
}
