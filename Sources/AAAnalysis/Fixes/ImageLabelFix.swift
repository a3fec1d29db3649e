/// Gives an image a name for assistive technologies: the title of the screen to which it leads, or
/// else the words of the asset's name.
struct ImageLabelFix {
  let reader: ControlLabelReader
  let image: Int
  /// The name of the asset, where it is a literal.
  let assetName: String?
  /// The control around it, if any.
  let control: Int?

  var fixes: [Fix] {
    let element = reader.screen.elements[image]
    guard let tree = reader.tree(of: image) else { return [] }
    let chain = ModifierChain(on: element.reference.node, in: tree)
    guard chain.isWhole else { return [] }
    let titles = destinationTitle.map { [$0] } ?? []
    let words = titles + (nameWords.map { [$0] } ?? []).filter { !titles.contains($0) }
    return words.enumerated().compactMap { position, text in
      let link = ".accessibilityLabel(\"\(text)\")"
      guard let edit = ChainInsertion(tree: tree).edit(after: chain.top, inserting: link) else {
        return nil
      }
      return Fix(
        title: "Add the accessibility label “\(text)”",
        isPreferred: position == 0 && !titles.isEmpty,
        changes: [.edit(element.reference.file, [edit])])
    }
  }

  /// The title of the screen to which the control leads.
  private var destinationTitle: String? {
    guard let control else { return nil }
    let reference = reader.screen.elements[control].reference
    for screen in reader.scope.screens where screen.presenter == reference {
      for title in screen.modifiers where title.name == "navigationTitle" {
        guard let tree = reader.loader.load(title.reference.file)?.tree,
          tree.kind(title.reference.node) == .callExpr,
          let argument = tree.arguments(of: title.reference.node).first,
          let text = reader.texts.meaning(of: argument.value, in: title.frame).literal?.text,
          isPlain(text)
        else { continue }
        return text
      }
    }
    return nil
  }

  private func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 60
      && !text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
  }

  /// “Our garden” for `our_garden` and `ourGarden`; nil for names that are no words.
  private var nameWords: String? {
    guard let name = assetName, isPlain(name), !name.contains(where: \.isNumber) else {
      return nil
    }
    var words: [String] = []
    var word = ""
    for character in name.split(separator: "/").last ?? "" {
      if !character.isLetter || character.isUppercase && word.last?.isLowercase == true {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    guard let first = words.first, words.contains(where: { $0.count > 2 }) else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst())
      .joined(separator: " ")
  }
}
