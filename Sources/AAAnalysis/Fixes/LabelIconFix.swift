/// Adds symbols to the label of a button or navigation link: `systemImage:` behind a button's
/// title, a `Label` for everything else.
struct LabelIconFix {
  let reader: ControlLabelReader
  let control: Int
  /// The texts that have no image beside them, each shown in the place of the others.
  let texts: [LabelPart]
  /// The iOS from which the app runs; nil where that is unknown.
  let deploymentTarget: OSVersion?
  /// The last link of the text's chain that belongs to the label; nil where all do.
  var end: NodeID?
  /// What the other controls of the screen show.
  var siblings = SiblingSymbols()

  /// One fix for each symbol to choose from, the best first; none where one symbol would serve
  /// several texts. None is preferred where no symbol surely means what the text says.
  var offer: Offer {
    // One view may be shown in several branches.
    var seen: Set<SyntaxReference> = []
    let offers = texts.filter { text in
      reader.screen.elements.indices.contains(text.element)
        && seen.insert(reader.screen.elements[text.element].reference).inserted
    }.map(offer)
    guard let first = offers.first, offers.count > 1 else { return offers.first ?? Offer() }
    // All at once, or the label would still lack a symbol now and then.
    let count = offers.allSatisfy { !$0.fixes.isEmpty } ? offers.map(\.fixes.count).max() ?? 0 : 0
    var result = Offer(title: first.title)
    for number in 0..<count {
      let fixes = offers.map { $0.fixes[min(number, $0.fixes.count - 1)] }
      guard let changes = fixes.flatMap(\.changes).mergedByFile() else { return Offer() }
      let symbols = offers.map { $0.symbols[min(number, $0.symbols.count - 1)] }
      let isPreferred = fixes.allSatisfy(\.isPreferred)
      if isPreferred { result.preferred = first.preferred }
      result.fixes.append(
        Fix(
          title: "Add the symbols " + symbols.map { "“\($0)”" }.joined(separator: " and "),
          isPreferred: isPreferred, changes: changes))
      result.symbols.append(symbols.joined(separator: " "))
    }
    return result
  }

  private func offer(for text: LabelPart) -> Offer {
    guard let words = text.words, text.element < reader.screen.elements.count,
      let tree = reader.tree(of: text.element)
    else { return Offer() }
    let element = reader.screen.elements[text.element]
    // What else the team's component takes is not known.
    if element.isComponent { return Offer() }
    let meaning = reader.texts.meaning(of: words, in: element.frame)
    if meaning.isPassed { return Offer() }
    if meaning.literal == nil, !meaning.hasLiteralPiece, element.surroundings.contains(.row) {
      return Offer()
    }
    let choice = choice(for: meaning)
    var symbols: [String] = []
    let fixes = choice.symbols.compactMap { symbol -> Fix? in
      let found =
        text.element == control
        ? edits(ofTitle: words, tree, symbol) : edits(ofText: element, words, tree, symbol)
      guard let found else { return nil }
      symbols.append(symbol)
      return Fix(
        title: "Add the symbol “\(symbol)”", isPreferred: symbol == choice.preferred,
        changes: [.edit(element.reference.file, found)])
    }
    let hasPreferred = fixes.contains(where: \.isPreferred)
    return Offer(
      fixes: fixes, symbols: symbols, preferred: hasPreferred ? choice.preferred : nil,
      title: meaning.literal?.text)
  }

  struct Offer {
    var fixes: [Fix] = []
    /// What each of them adds.
    var symbols: [String] = []
    /// The symbol of the fix to take.
    var preferred: String?
    /// What the text says, where that is known.
    var title: String?
  }

  // MARK: Symbols

  func choice(for meaning: TextMeaning) -> SymbolSuggestion.Choice {
    let element = reader.screen.elements[control]
    let taken = siblings.symbols(besides: meaning.literal?.text)
    var symbols: [String] = []
    var hints = meaning.names
    for screen in reader.scope.screens where screen.presenter == element.reference {
      // The picture that stands beside the title there.
      for icon in screen.modifiers.all(named: "assistiveAccessNavigationIcon") {
        guard let tree = reader.loader.load(icon.reference.file)?.tree,
          tree.kind(icon.reference.node) == .callExpr,
          let argument = tree.arguments(of: icon.reference.node).first,
          argument.label == "systemImage",
          let literal = reader.texts.meaning(of: argument.value, in: icon.frame).literal,
          SymbolTable.shared.introduced(literal.text) != nil, !symbols.contains(literal.text),
          !taken.contains(literal.text)
        else { continue }
        symbols.append(literal.text)
      }
      for element in screen.elements.prefix(4) {
        if case .own = element.kind, !hints.contains(element.name) { hints.append(element.name) }
      }
    }
    let suggested = SymbolSuggestion.choice(
      for: meaning.literal?.text, hints: hints,
      availableIn: deploymentTarget, excluding: taken.union(symbols))
    return SymbolSuggestion.Choice(
      symbols: Array((symbols + suggested.symbols).prefix(3)),
      preferred: meaning.isAlternative ? nil : symbols.first ?? suggested.preferred)
  }

  // MARK: Titles

  private func edits(ofTitle title: NodeID, _ tree: SyntaxTree, _ symbol: String) -> [TextEdit]? {
    let element = reader.screen.elements[control]
    let call = element.reference.node
    let arguments = tree.arguments(of: call)
    let titleRange = tree.range(title)
    if element.name == "Button" {
      // An intent has forms of its own; an image that is there is hidden by a style.
      let others: Set<String?> = ["intent", "systemImage", "image"]
      if arguments.contains(where: { others.contains($0.label) }) { return nil }
      return [TextEdit(at: titleRange.end, insert: ", systemImage: \"\(symbol)\"")]
    }
    let title = tree.text[titleRange]
    guard !title.contains(where: \.isNewline) else { return nil }
    return linkEdits(call, arguments, tree, "Label(\(title), systemImage: \"\(symbol)\")")
  }

  /// Moves the title of a link into a label.
  private func linkEdits(
    _ call: NodeID, _ arguments: [CallArgument], _ tree: SyntaxTree, _ label: String
  ) -> [TextEdit]? {
    guard let callee = tree.callee(of: call), arguments.count == 2 else { return nil }
    let range = tree.range(call)
    let second = arguments[1]
    if second.isTrailing {
      // `NavigationLink("Gallery") { … }`
      guard second.label == nil else { return nil }
      let removed = ByteRange(tree.range(callee).end, tree.range(second.value).start)
      guard tree.isFreeOfComments(removed) else { return nil }
      return [
        TextEdit(removed, " "),
        TextEdit(
          at: range.end,
          insert: " label: " + tree.closure(around: label, like: second.value)),
      ]
    }
    guard second.label == "value" || second.label == "destination" else { return nil }
    let nodes = tree.children(call).filter { tree.kind($0) == .argument }
    guard nodes.count == 2 else { return nil }
    let removed = ByteRange(tree.range(nodes[0]).start, tree.range(nodes[1]).start)
    guard tree.isFreeOfComments(removed), tree.text.byte(at: range.end - 1) == 0x29 else {
      return nil
    }
    return [
      TextEdit(removed, ""),
      TextEdit(at: range.end, insert: " " + tree.closure(around: label, like: call)),
    ]
  }

  // MARK: Texts

  /// `Text("Draw")` becomes `Label("Draw", systemImage: "pencil")`.
  func edits(
    ofText element: ViewElement, _ words: NodeID, _ tree: SyntaxTree, _ symbol: String
  ) -> [TextEdit]? {
    let call = element.reference.node
    guard element.kind == .native, element.name == "Text", tree.kind(call) == .callExpr,
      let callee = tree.callee(of: call), tree.kind(callee) == .declRef,
      element.parent.map({ reader.screen.elements[$0].name != "Label" }) ?? true
    else { return nil }
    let chain = ModifierChain(on: call, in: tree, upTo: end)
    guard chain.isWhole else { return nil }
    let arguments = tree.arguments(of: call)
    let isPlain =
      arguments.count == 1 && arguments[0].label == nil && isTitle(words, element.frame, tree)
      && chain.names.allSatisfy { Self.modifiersOfAnyView.contains($0) }
    if isPlain {
      return [
        TextEdit(tree.range(callee), "Label"),
        TextEdit(at: tree.range(words).end, insert: ", systemImage: \"\(symbol)\""),
      ]
    }
    guard var edits = tree.edits(wrapping: chain.top, behind: [], head: "Label"),
      let last = edits.popLast()
    else { return nil }
    let icon = tree.closure(around: "Image(systemName: \"\(symbol)\")", like: chain.top)
    edits.append(TextEdit(last.range, last.replacement + " icon: " + icon))
    return edits
  }

  /// Whether an expression is surely a title: a literal, or what is declared as a string.
  private func isTitle(_ node: NodeID, _ frame: Int, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .stringLiteral: return true
    case .sequenceExpr:
      // `isOn ? "Stop" : "Start"`
      let parts = Array(tree.children(node))
      return parts.count >= 3
        && parts.dropFirst().allSatisfy { part in
          switch tree.kind(part) {
          case .stringLiteral: true
          case .ternaryOperator:
            tree.firstChild(part).map { tree.kind($0) == .stringLiteral } ?? false
          default: false
          }
        }
    case .declRef:
      guard let owner = reader.scope.frames[frame].owner else { return false }
      return reader.index.members(named: tree.name(node), of: owner).contains {
        ["String", "LocalizedStringKey"].contains(reader.index[$0]?.typeText)
      }
    default: return false
    }
  }

  /// Modifiers that every view has on every system: those that are texts' own until iOS 16 are not
  /// among them.
  private static let modifiersOfAnyView = ModifierLibrary.names.subtracting([
    "baselineOffset", "bold", "fontDesign", "fontWeight", "fontWidth", "italic", "kerning",
    "monospaced", "monospacedDigit", "strikethrough", "textRenderer", "textScale", "tracking",
    "typesettingLanguage", "underline",
  ])
}
