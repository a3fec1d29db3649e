/// An Assistive Access scene that shows what the ordinary scene shows.
enum SceneRepeatsStandardUI: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    guard !context.scope.scenes.isEmpty else { return [] }
    let modes = ModeReader(index: context.index, loader: context.loader)
    let reader = SceneRootReader(index: context.index, loader: context.loader, modes: modes)
    return context.scope.scenes.enumerated().compactMap { position, scene in
      guard let repeated = repetition(in: scene, context, reader),
        !ModeUse(ofScene: position, context, modes).isPossible
      else { return nil }
      return finding(repeated.root, repeated.standard, scene, isOnly: repeated.isOnly, context)
    }
  }

  // MARK: Comparing

  private struct Repetition {
    let root: RootView
    let standard: RootView
    let isOnly: Bool
  }

  /// The first root of the scene, where each of its roots is one of the ordinary scene, too.
  private static func repetition(
    in scene: AssistiveAccessScene, _ context: RuleContext, _ reader: SceneRootReader
  ) -> Repetition? {
    guard let loaded = context.loader.load(scene.file),
      let content = loaded.tree.arguments(of: scene.call).first?.value
    else { return nil }
    let roots = reader.roots(of: content, in: loaded, owner: scene.owner)
    guard let root = roots.views.first, !roots.decidesByMode, !roots.isUncertain,
      let standard = context.standardScenes(beside: scene).first,
      let standardFile = context.loader.load(standard.file)
    else { return nil }
    let others = reader.roots(of: standard.content, in: standardFile, owner: standard.owner)
    guard !others.decidesByMode else { return nil }
    let twins = roots.views.map { root in others.views.first { isSame(root, $0, context) } }
    guard !twins.contains(where: { $0 == nil }), let twin = twins.first ?? nil else { return nil }
    return Repetition(root: root, standard: twin, isOnly: roots.views.count == 1)
  }

  /// Whether two uses show the same: of one view, with the same arguments, and with nothing on one
  /// of them that may tell it how to look.
  private static func isSame(
    _ calm: RootView, _ standard: RootView, _ context: RuleContext
  ) -> Bool {
    guard calm.type == standard.type, let calmTree = context.tree(calm.file),
      let standardTree = context.tree(standard.file),
      calmTree.compactText(of: calmTree.range(calm.call))
        == standardTree.compactText(of: standardTree.range(standard.call))
    else { return false }
    let known = Set(
      standardTree.modifiers(around: standard.call).map { standardTree.compactText(of: $0) })
    return calmTree.modifiers(around: calm.call).allSatisfy { link in
      let name = calmTree.name(link.member)
      guard name == "environment" || name == "environmentObject" || name == "modifier"
        || !ModifierLibrary.names.contains(name)
      else { return true }
      return known.contains(calmTree.compactText(of: link))
    }
  }

  // MARK: Findings

  private static func finding(
    _ root: RootView, _ standard: RootView, _ scene: AssistiveAccessScene, isOnly: Bool,
    _ context: RuleContext
  ) -> Finding {
    let fix = isOnly ? ContentViewFix(root: root, scene: scene, context: context).fix : nil
    return Finding(
      rule: description.id, severity: .warning,
      message: "In Assistive Access the app shows `\(root.name)`, the same as otherwise. Give the"
        + " scene a view of its own, with the one or two features that matter most.",
      location: root.location,
      related: [
        RelatedLocation(location: standard.location, message: "The ordinary scene shows it here")
      ],
      fixes: fix.map { [$0] } ?? [])
  }
}

extension SyntaxTree {
  /// The text of a range without white space.
  func compactText(of range: ByteRange) -> String {
    text[range].filter { !$0.isWhitespace }
  }

  /// A modifier from its name on, without white space.
  func compactText(of link: ChainLink) -> String {
    let end = range(link.node).end
    return compactText(of: ByteRange(nameRange(link.member)?.start ?? end, end))
  }
}
