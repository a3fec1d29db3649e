extension WorkspaceSnapshot {
  /// A Swift file with its tree: the editor's where it is open, else made of the text on disk. Nil
  /// where the file is gone, or is about to be indexed again.
  @Sendable func load(_ file: FileID) -> LoadedFile? {
    guard let entry = files[file] else { return nil }
    if let loaded = entry.document?.loaded { return loaded }
    guard let model = entry.model.swift else { return nil }
    return trees.load(file, model, stamp: entry.stamp, reader: reader)
  }

  /// The declarations, without beginnings in what Assistive Access surely never shows.
  var judgedIndex: DeclarationIndex {
    let targets = appTargets
    return targets.modules.isEmpty ? index : index.judged { targets.neverShow($0) }
  }

  /// What rules are given to judge a scope, and others to look at it as they do.
  func ruleContext(for scope: Scope) -> RuleContext {
    ruleContext(
      for: scope, judgedIndex, FileLoader(load: load), observer: nil, lookups: ActionLookups()
    ) { self.text(of: $0) }
  }

  /// - Parameter index: that of what is judged.
  func ruleContext(
    for scope: Scope, _ index: DeclarationIndex, _ loader: FileLoader,
    observer: EvaluationObserver?, lookups: ActionLookups,
    text: @escaping @Sendable (FileID) -> SourceText?
  ) -> RuleContext {
    RuleContext(
      scope: scope, index: index, loader: loader, propertyLists: propertyLists,
      targets: appTargets, ruleSettings: ruleSettings, observer: observer,
      lookups: lookups, text: text)
  }
}
