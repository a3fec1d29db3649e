/// Gives the root of an Assistive Access scene what the ordinary scene is given, by the same
/// modifiers.
struct EnvironmentFix {
  let root: RootView
  let scene: AssistiveAccessScene
  /// In the order in which they are to be added; one may give several things.
  let gifts: [SceneEnvironmentMissing.Gift]
  let context: RuleContext

  /// Nil where a modifier means something else at the root, or nothing.
  var fix: Fix? {
    guard let file = context.loader.load(root.file) else { return nil }
    var texts: [String] = []
    for gift in gifts {
      guard let text = text(of: gift) else { return nil }
      if !texts.contains(text) { texts.append(text) }
    }
    let insertion = ChainInsertion(tree: file.tree)
    let edits = texts.compactMap { insertion.edit(after: root.call, inserting: $0) }
    guard var edit = edits.first, edits.count == texts.count else { return nil }
    edit.replacement = edits.map(\.replacement).joined()
    let name =
      texts.count == 1
      ? String(texts[0].dropFirst().prefix { $0 != "(" }) : "the \(texts.count) modifiers"
    return Fix(
      title: "Copy \(name) to \(root.name)", isPreferred: true, changes: [.edit(root.file, [edit])])
  }

  private func text(of gift: SceneEnvironmentMissing.Gift) -> String? {
    guard let owner = scene.owner, let tree = context.tree(gift.file),
      context.extendedType(owner) == context.extendedType(gift.owner)
    else { return nil }
    let name = tree.name(gift.link.member)
    // A modifier of scenes does not fit a view.
    if !ModifierLibrary.names.contains(name),
      context.index.extensionMembers(named: name, of: "View").isEmpty
    {
      return nil
    }
    for node in tree.descendants(of: gift.link.node)
    where tree.range(node).start >= gift.range.start && tree.kind(node) == .declRef {
      guard isKnown(tree.name(node), to: owner) else { return nil }
    }
    let text = tree.text[ByteRange(gift.range.start, tree.range(gift.link.node).end)]
    return text.contains(where: \.isNewline) ? nil : "." + text
  }

  /// Whether a name means the same everywhere in the type around the scene.
  private func isKnown(_ name: String, to owner: TypeReference) -> Bool {
    if name.unicodeScalars.first?.properties.isUppercase == true || name == "self" { return true }
    let members = context.index.members(named: name, of: context.extendedType(owner))
    return members.count == 1 || (members.isEmpty && !context.index.globals(named: name).isEmpty)
  }
}
