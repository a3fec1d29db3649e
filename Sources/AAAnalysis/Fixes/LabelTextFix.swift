/// Shows the words that labels without text have for VoiceOver, or those that a style hides.
struct LabelTextFix {
  let reader: ControlLabelReader
  let control: Int
  /// The images that have no text beside them, each shown in the place of the others.
  let images: [LabelPart]
  /// The last link of the image's chain that belongs to the label; nil where all do.
  var end: NodeID?

  /// One that puts all images right, or none.
  var fixes: [Fix] {
    var titles: Set<String> = []
    var changes: [FileChange] = []
    for image in images {
      guard let (title, change) = self.change(image) else { return [] }
      titles.insert(title)
      // One modifier may hide several titles, one view show several images.
      if !changes.contains(change) { changes.append(change) }
    }
    guard let changes = changes.mergedByFile(), !changes.isEmpty else { return [] }
    let title = titles.count == 1 ? titles.first : nil
    return [
      Fix(
        title: title ?? Self.generalTitle, isPreferred: true, changes: changes,
        restyles: images.contains { $0.hiding != nil })
    ]
  }

  private static let generalTitle = "Show the accessibility label as text"

  private func change(_ image: LabelPart) -> (title: String, change: FileChange)? {
    if let hiding = image.hiding {
      return showing(hiding).map { ("Show the title beside the image", $0) }
    }
    guard let label = accessibilityLabel(of: image), let edits = edits(showing: label, for: image)
    else { return nil }
    return (
      label.literal.map { "Show the text “\($0)”" } ?? Self.generalTitle,
      .edit(reader.screen.elements[image.element].reference.file, edits)
    )
  }

  // MARK: What is hidden

  private func showing(_ modifier: ViewModifierUse) -> FileChange? {
    guard modifier.useSite == nil, let tree = reader.loader.load(modifier.reference.file)?.tree
    else { return nil }
    if modifier.name == "labelStyle" {
      guard let value = tree.arguments(of: modifier.reference.node).first?.value,
        tree.kind(value) == .memberExpr, tree.firstChild(value) == nil,
        tree.name(value, is: "iconOnly"), let name = tree.nameRange(value)
      else { return nil }
      return .edit(modifier.reference.file, [TextEdit(name, "titleAndIcon")])
    }
    return tree.edit(removing: modifier.reference.node)
      .map { .edit(modifier.reference.file, [$0]) }
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

  /// The accessibility label of an image, of what is around it in the label, or of the control.
  func accessibilityLabel(of image: LabelPart) -> Words? {
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
      if let words = words(of: modifier, for: image) { return words }
    }
    return nil
  }

  private func words(of modifier: ViewModifierUse, for image: LabelPart) -> Words? {
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
    let types = TitleTypeReader(scope: reader.scope, index: reader.index, loader: reader.loader)
    let type = types.type(of: argument.value, in: modifier.frame)
    return type == .unknown ? nil : Words(text: text, isText: type == .text, literal: literal)
  }

  // MARK: Edits

  func edits(showing words: Words, for image: LabelPart) -> [TextEdit]? {
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
    guard chain.isWhole, isSmall(element, chain, tree) else { return nil }
    if !words.isText, let edits = plainEdits(words, element, chain, tree) { return edits }
    let text = words.isText ? words.text : "Text(\(words.text))"
    return tree.edits(wrapping: chain.top, behind: [("Label", text)], head: "icon:")
  }

  /// Whether an image can be the icon of a label: a symbol, or a picture of that size. A photo
  /// would push the words aside.
  private func isSmall(
    _ element: ViewElement, _ chain: ModifierChain, _ tree: SyntaxTree
  ) -> Bool {
    guard element.name == "Image", let first = tree.arguments(of: element.reference.node).first
    else { return false }
    switch first.label {
    case "systemName": return true
    case nil:
      let frames = tree.chain(chain.top).links.filter { tree.name($0.member, is: "frame") }
      let sizes = frames.compactMap { FrameSize($0.node, tree) }.flatMap(\.bounds)
      return sizes.contains { $0.isWidth } && sizes.contains { !$0.isWidth }
        && sizes.allSatisfy { $0.value <= Self.largestIcon }
    default: return false
    }
  }

  /// Points, in either direction.
  private static let largestIcon = 100.0

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
