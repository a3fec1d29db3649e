/// Shows the words that a label without text has for VoiceOver, or those that a style hides.
struct LabelTextFix {
  let reader: ControlLabelReader
  let control: Int
  /// The image that has no text beside it.
  let image: LabelPart
  /// The last link of the image's chain that belongs to the label; nil where all do.
  var end: NodeID?

  var fixes: [Fix] {
    if let hiding = image.hiding {
      return showingFix(hiding).map { [$0] } ?? []
    }
    guard let label = accessibilityLabel, let edits = edits(showing: label) else { return [] }
    return [
      Fix(
        title: label.literal.map { "Show the text “\($0)”" }
          ?? "Show the accessibility label as text",
        isPreferred: true,
        changes: [.edit(reader.screen.elements[image.element].reference.file, edits)])
    ]
  }

  // MARK: What is hidden

  private func showingFix(_ modifier: ViewModifierUse) -> Fix? {
    guard modifier.useSite == nil, let tree = reader.loader.load(modifier.reference.file)?.tree
    else { return nil }
    let title = "Show the title beside the image"
    if modifier.name == "labelStyle" {
      guard let value = tree.arguments(of: modifier.reference.node).first?.value,
        tree.kind(value) == .memberExpr, tree.firstChild(value) == nil,
        tree.name(value, is: "iconOnly"), let name = tree.nameRange(value)
      else { return nil }
      return Fix(
        title: title, isPreferred: true,
        changes: [.edit(modifier.reference.file, [TextEdit(name, "titleAndIcon")])])
    }
    guard let edit = tree.edit(removing: modifier.reference.node) else { return nil }
    return Fix(
      title: title, isPreferred: true, changes: [.edit(modifier.reference.file, [edit])])
  }

  // MARK: Words

  /// Words that can stand where the image does.
  struct Words {
    /// The expression: a title, or a `Text`.
    let text: String
    let isText: Bool
    /// What it says, where that is a literal.
    let literal: String?
  }

  /// The accessibility label of the image, of what is around it in the label, or of the control.
  var accessibilityLabel: Words? {
    var around: [Int] = []
    var position: Int? = image.element
    while let current = position {
      around.append(current)
      position = current == control ? nil : reader.screen.elements[current].parent
    }
    let labels = reader.screen.modifiers.filter { modifier in
      modifier.name == "accessibilityLabel" && modifier.declaration == nil
        && modifier.element.map { around.contains($0) } ?? false
    }
    for modifier in labels {
      if let words = words(of: modifier) { return words }
    }
    return nil
  }

  private func words(of modifier: ViewModifierUse) -> Words? {
    guard let tree = reader.loader.load(modifier.reference.file)?.tree,
      tree.kind(modifier.reference.node) == .callExpr,
      let argument = tree.arguments(of: modifier.reference.node).first,
      argument.label == nil, tree.kind(argument.value) != .closureExpr
    else { return nil }
    let element = reader.screen.elements[image.element]
    let text = tree.text[tree.range(argument.value)]
    let literal = tree.kind(argument.value) == .stringLiteral
      ? StringValue(of: argument.value, in: tree).text : nil
    if let literal, literal.allSatisfy(\.isWhitespace) { return nil }
    guard !text.contains(where: \.isNewline),
      literal != nil || modifier.frame == element.frame
    else { return nil }
    var isText = false
    if tree.kind(argument.value) == .callExpr {
      let (base, _) = tree.chain(argument.value)
      isText = tree.callee(of: base).map { tree.name($0, is: "Text") } ?? false
    }
    return Words(text: text, isText: isText, literal: literal)
  }

  // MARK: Edits

  func edits(showing words: Words) -> [TextEdit]? {
    let element = reader.screen.elements[image.element]
    guard let tree = reader.tree(of: image.element) else { return nil }
    if image.element == control, !["Image", "AsyncImage"].contains(element.name) {
      // `Button("", systemImage: "plus")`
      guard !element.isComponent, let title = reader.title(of: control), !words.isText else {
        return nil
      }
      return [TextEdit(tree.range(title.value), words.text)]
    }
    guard element.kind == .native, !element.isComponent,
      ["Image", "AsyncImage"].contains(element.name)
    else { return nil }
    let chain = ModifierChain(on: element.reference.node, in: tree, upTo: end)
    guard chain.isWhole else { return nil }
    if !words.isText, let edits = plainEdits(words, element, chain, tree) { return edits }
    let text = words.isText ? words.text : "Text(\(words.text))"
    return tree.edits(wrapping: chain.top, behind: [("Label", text)], head: "icon:")
  }

  /// `Image(systemName: "plus")` becomes `Label("Add", systemImage: "plus")`, where the modifiers
  /// suit both.
  private func plainEdits(
    _ words: Words, _ element: ViewElement, _ chain: ModifierChain, _ tree: SyntaxTree
  ) -> [TextEdit]? {
    let arguments = tree.arguments(of: element.reference.node)
    guard arguments.count == 1, arguments[0].label == "systemName",
      let callee = tree.callee(of: element.reference.node),
      chain.names.allSatisfy({ Self.modifiersForBoth.contains($0) }),
      let argument = tree.child(element.reference.node, .argument),
      let label = tree.nameRange(argument)
    else { return nil }
    return [
      TextEdit(tree.range(callee), "Label"),
      TextEdit(label, words.text + ", systemImage"),
    ]
  }

  /// Modifiers that mean the same for an image and for a label, and leave room for words.
  private static let modifiersForBoth: Set<String> = [
    "accessibilityAddTraits", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityRemoveTraits", "font", "foregroundColor",
    "foregroundStyle", "imageScale", "opacity", "padding", "tint",
  ]
}
