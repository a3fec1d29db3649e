/// `scene-availability`: API of the scene where older systems run the code, too.
enum SceneAvailability: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    context.index.filesOfInterest.sorted().flatMap { file in
      AvailabilityGap(file, needing: Availability.scene, in: context)
        .map { SceneAPIUses($0, context).findings } ?? []
    }
  }
}

/// The uses of the scene's API in a file that no check keeps from older systems.
private struct SceneAPIUses {
  private let gap: AvailabilityGap
  private let context: RuleContext
  private let canCheck: Bool

  init(_ gap: AvailabilityGap, _ context: RuleContext) {
    self.gap = gap
    self.context = context
    canCheck = gap.isForIOSAlone(in: context)
  }

  private var tree: SyntaxTree { gap.tree }

  var findings: [Finding] {
    let delegates = hostingDelegates
    // What stands in a delegate that lacks the attribute is put right with it.
    let others = (scenes + icons + traits + roles).filter { use in
      !delegates.contains { $0.body.contains(use.location.range) }
    }
    return (delegates.map(\.finding) + others).sorted { $0.location < $1.location }
  }

  private func finding(
    _ range: ByteRange, _ advice: String, _ title: String, _ edits: [TextEdit]?,
    declares: [String] = []
  ) -> Finding? {
    guard gap.isOpen(at: range) else { return nil }
    let name = tree.text[range]
    let fixes = edits.map { edits in
      [
        Fix(
          title: title, isPreferred: true, changes: [.edit(gap.loaded.file, edits)],
          declares: declares)
      ]
    }
    return Finding(
      rule: SceneAvailability.description.id, severity: .warning,
      message: "`\(name)` came with iOS \(gap.needed.major), and this code is compiled for iOS "
        + "\(gap.oldest). \(advice)",
      location: Location(file: gap.loaded.file, range: range),
      fixes: canCheck ? fixes ?? [] : [])
  }

  private var checkAdvice: String { "Put it behind `\(gap.check)`." }

  // MARK: The scene

  private var scenes: [Finding] {
    context.scope.scenes.filter { $0.file == gap.loaded.file }.compactMap { scene in
      finding(
        scene.nameRange, "Put it behind `if \(gap.check)`, without an `else`.",
        "Put it behind if \(gap.check)", wrapping(scene))
    }
  }

  private func wrapping(_ scene: AssistiveAccessScene) -> [TextEdit]? {
    let chain = ModifierChain(on: scene.call, in: tree)
    let path = tree.path(to: scene.nameRange.start + 1)
    guard chain.isWhole, let index = path.firstIndex(of: chain.top), index > 1,
      tree.kind(path[index - 1]) == .accessorBlock, isBuilder(path[index - 2])
    else { return nil }
    return tree.edits(wrapping: chain.top, behind: [], head: "if \(gap.check)")
  }

  /// Whether the getter of a property builds scenes.
  private func isBuilder(_ binding: NodeID) -> Bool {
    let model = gap.loaded.model
    guard let member = model.memberNodes.firstIndex(of: Int32(clamping: binding)) else {
      return false
    }
    let property = model.interface.members[member]
    return property.attributes.contains("SceneBuilder")
      || property.looksLikeScene && property.owner != nil
        && (property.name == "body" || property.name == "rootScene")
  }

  // MARK: Icons

  private var icons: [Finding] {
    let name = APIFact.navigationIcon.name
    guard context.index.allMembers(named: name).isEmpty else { return [] }
    return gap.nodes.compactMap { node in
      guard tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
        tree.kind(callee) == .memberExpr || tree.kind(callee) == .declRef,
        tree.name(callee) == name, let range = tree.nameRange(callee)
      else { return nil }
      let form = available(node, callee, range)
      return finding(
        range, "Use a modifier of your own that checks `\(gap.check)`.",
        "Use a modifier that checks \(gap.check)", form?.edits, declares: form?.declares ?? [])
    }
  }

  /// The edits to the form that compiles on older systems, too.
  private func available(_ call: NodeID, _ callee: NodeID, _ range: ByteRange)
    -> (edits: [TextEdit], declares: [String])?
  {
    let arguments = tree.arguments(of: call)
    // In an extension of views, the modifier that checks may have to be this one.
    let isInExtension = tree.path(to: range.start + 1).contains {
      tree.kind($0) == .extensionDecl || tree.kind($0) == .funcDecl
    }
    guard tree.kind(callee) == .memberExpr, tree.firstChild(callee) != nil, !isInExtension,
      arguments.count == 1, let argument = arguments.first, argument.label == "systemImage"
    else { return nil }
    let form = context.iconModifiers.form(
      at: range.start + 1, in: gap.loaded, check: gap.sceneCheck)
    guard form.name != APIFact.navigationIcon.name else { return nil }
    var edits = [TextEdit(range, form.name)]
    if form.label != argument.label {
      let label = ByteRange(range.end + 1, tree.range(argument.value).start)
      edits.append(TextEdit(label, form.label.map { $0 + ": " } ?? ""))
    }
    if let declaration = form.declaration {
      edits.append(TextEdit(at: tree.text.count, insert: declaration))
    }
    return (edits, form.declared)
  }

  // MARK: Previews

  private var traits: [Finding] {
    let name = APIFact.previewTrait.name
    guard context.index.allMembers(named: name).isEmpty else { return [] }
    return gap.loaded.previews.flatMap { preview in
      preview.traits.compactMap { trait in
        guard tree.kind(trait) == .memberExpr, tree.name(trait) == name,
          let range = tree.nameRange(trait)
        else { return nil }
        return finding(
          range, "Put `\(gap.attribute)` in front of the preview.",
          "Add \(gap.attribute) to the preview", [gap.attributing(preview.headRange.start)])
      }
    }
  }

  // MARK: UIKit

  private var roles: [Finding] {
    let name = APIFact.sessionRole.name
    guard context.index.allMembers(named: name).isEmpty else { return [] }
    return gap.nodes.compactMap { node in
      guard tree.kind(node) == .memberExpr, tree.name(node) == name,
        let range = tree.nameRange(node)
      else { return nil }
      return finding(
        range, checkAdvice, "Check \(gap.check) first", gap.checking(node).map { [$0] })
    }
  }

  private var hostingDelegates: [(finding: Finding, body: ByteRange)] {
    let name = APIFact.hostingDelegate.name
    guard context.index.declarations(ofType: name).isEmpty else { return [] }
    let model = gap.loaded.model
    return model.interface.types.indices.compactMap { number in
      guard model.interface.types[number].inherited.contains(name),
        let node = gap.loaded.node(ofType: number),
        let clause = tree.child(node, .inheritanceClause),
        let range = tree.descendants(of: clause).lazy.filter({ tree.name($0) == name })
          .compactMap({ tree.nameRange($0) }).first,
        let finding = finding(
          range, "Put `\(gap.attribute)` in front of the declaration.",
          "Add \(gap.attribute)", [gap.attributing(tree.range(node).start)])
      else { return nil }
      return (finding, tree.range(node))
    }
  }
}
