/// Two screens with different titles and the same Assistive Access icon.
enum NavigationIconRepeated: Rule {
  static let description = RuleDescription(
    id: "navigation-icon-repeated", family: .navigation, severity: .hint,
    title: "Two screens with different titles bear the same Assistive Access icon",
    problem: """
      Another screen that the same scene shows has a different title and the same symbol beside it. \
      An old and a new name of one symbol count as the same.
      """,
    impact: """
      Someone who does not read the title goes by the picture. If two screens bear the same one, it \
      does not say where one is, nor which way leads back. W3C's guidance for people with cognitive \
      disabilities asks for icons with one meaning each.
      """,
    remedy: """
      Give each screen a symbol of its own, best the one on the link that leads to it.
      """,
    facts: ["C12", "D29", "A10", "A11"],
    sources: [
      .navigationIcon,
      .contentUsable,
    ],
    minimumOS: "26.0", hasFix: true, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    let screens = context.scope.screens.map { ScreenTitles($0, in: context) }
    let reader = LiteralReader(context)
    var first: [Key: TitledIcon] = [:]
    var used: Set<String> = []
    var repeated: [(icon: TitledIcon, first: TitledIcon)] = []
    var places: Set<Location> = []
    for (position, screen) in context.scope.screens.enumerated()
    where context.scope.mayShowNavigationIcon(screen) {
      for icon in screens[position].icons {
        let symbols = TitledIcon.symbols(of: icon, reader, context)
        used.formUnion(symbols.literals.map { TitledIcon.canonicalName($0.text) })
        guard
          let titled = TitledIcon(
            icon, symbols, among: screens[position].titles, reader, context)
        else { continue }
        let key = Key(root: screen.root, symbol: titled.symbol)
        guard let known = first[key] else {
          first[key] = titled
          continue
        }
        guard known.titles.isDisjoint(with: titled.titles),
          places.insert(titled.location).inserted
        else { continue }
        repeated.append((titled, known))
      }
    }
    if repeated.isEmpty { return [] }
    let uses = context.symbolUses.all
    return repeated.sorted { $0.icon.location < $1.icon.location }.map { icon, first in
      // A literal that something else shows, too, may also have to do on older systems.
      let use = uses.first {
        $0.reference == icon.literal && $0.isIcon && $0.assuredSystem >= Availability.scene
      }
      return finding(icon, first, use.map { fixes(for: icon, $0, &used, context) } ?? [])
    }
  }

  private struct Key: Hashable {
    let root: Int
    let symbol: String
  }

  private static func finding(_ icon: TitledIcon, _ first: TitledIcon, _ fixes: [Fix])
    -> Finding
  {
    // One place that gives several screens their icon is related to the words beside it.
    let isShared = icon.location == first.location
    return Finding(
      rule: description.id, severity: .hint,
      message: "The screen \(icon.shownTitle) has the same Assistive Access icon as the screen "
        + "\(first.shownTitle). Give each screen a symbol of its own.",
      location: icon.location,
      related: isShared
        ? [first, icon].map {
          RelatedLocation(location: $0.titleLocation, message: "A title that has this icon.")
        }
        : [
          RelatedLocation(
            location: first.location, message: "The symbol of the screen \(first.shownTitle).")
        ],
      fixes: isShared ? [] : fixes)
  }

  /// Other symbols, that no screen bears.
  private static func fixes(
    for icon: TitledIcon, _ use: SymbolUse, _ used: inout Set<String>, _ context: RuleContext
  ) -> [Fix] {
    guard let tree = context.tree(icon.literal.file) else { return [] }
    let choice = SymbolSuggestion.choice(
      for: icon.title, availableIn: Availability.scene, excluding: used)
    if let symbol = choice.preferred { used.insert(symbol) }
    return choice.symbols.map { symbol in
      Fix(
        title: "Use the icon “\(symbol)”", isPreferred: symbol == choice.preferred,
        changes: [.edit(icon.literal.file, [use.edit(to: symbol, in: tree)])])
    }
  }
}

/// An icon of one known symbol beside titles that are known.
struct TitledIcon {
  /// The symbol's current name.
  let symbol: String
  let literal: SyntaxReference
  /// Where the symbol is written.
  let location: Location
  /// What the title beside it says: one text, or one of several.
  let titles: Set<String>
  let title: String
  let titleLocation: Location

  /// Nil where symbol or title may be anything else.
  init?(
    _ icon: ViewModifierUse, _ symbols: StringLiterals, among titles: [ViewModifierUse],
    _ reader: LiteralReader, _ context: RuleContext
  ) {
    guard symbols.isComplete, symbols.literals.count == 1, let name = symbols.literals.first,
      !name.text.isEmpty, let tree = context.tree(name.reference.file)
    else { return nil }
    var texts: [StringLiterals.Literal] = []
    for title in titles where !title.branches.excludes(icon.branches) {
      guard let tree = context.tree(title.reference.file),
        tree.kind(title.reference.node) == .callExpr,
        let argument = tree.arguments(of: title.reference.node).first
      else { return nil }
      let found = reader.literals(of: argument.value, in: title.frame)
      guard found.isComplete else { return nil }
      texts += found.literals
    }
    guard let text = texts.first, texts.allSatisfy({ !$0.text.isEmpty }),
      let titleTree = context.tree(text.reference.file)
    else { return nil }
    symbol = Self.canonicalName(name.text)
    literal = name.reference
    location = Location(
      file: name.reference.file, range: tree.nameRange(ofLiteral: literal.node, name.text))
    self.titles = Set(texts.map(\.text))
    title = text.text
    titleLocation = Location(
      file: text.reference.file,
      range: titleTree.nameRange(ofLiteral: text.reference.node, text.text))
  }

  var shownTitle: String {
    title.count <= 60 && !title.contains(where: \.isNewline) ? "“\(title)”" : "beside it"
  }

  static func canonicalName(_ name: String) -> String {
    SymbolTable.shared.currentName(forOld: name) ?? name
  }

  /// The symbols that an icon may show: `systemImage: "star"`, `Image(systemName: "star")`.
  static func symbols(
    of icon: ViewModifierUse, _ reader: LiteralReader, _ context: RuleContext
  ) -> StringLiterals {
    guard let tree = context.tree(icon.reference.file),
      tree.kind(icon.reference.node) == .callExpr,
      let argument = tree.arguments(of: icon.reference.node).first
    else { return StringLiterals() }
    let isImage = tree.kind(argument.value) == .callExpr
    if argument.label == "systemImage" || icon.isComponent && !isImage {
      return reader.literals(of: argument.value, in: icon.frame)
    }
    guard tree.kind(argument.value) == .callExpr, let image = tree.callee(of: argument.value),
      tree.name(image, is: "Image"), let name = tree.arguments(of: argument.value).first,
      name.label == "systemName"
    else { return StringLiterals() }
    return reader.literals(of: name.value, in: icon.frame)
  }
}

extension SyntaxTree {
  /// The text of a literal without its quotation marks; the whole literal where it is written in
  /// another way.
  func nameRange(ofLiteral node: NodeID, _ value: String) -> ByteRange {
    let whole = range(node)
    let inner = ByteRange(whole.start + 1, max(whole.start + 1, whole.end - 1))
    return whole.length == value.utf8.count + 2 && text[inner] == value ? inner : whole
  }
}
