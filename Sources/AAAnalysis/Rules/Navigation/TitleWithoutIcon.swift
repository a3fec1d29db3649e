/// A title that has no icon, and the place where its words stand: there the icon belongs.
struct TitleWithoutIcon {
  let location: Location
  /// The call behind which the icon goes.
  let call: SyntaxReference
  /// What the title says, where that is known.
  let text: String?
  /// Whether it may say something else.
  let isAlternative: Bool
  /// Names that may say what it is about, the best first.
  let hints: [String]
  /// The type of the view that sets the title.
  let viewName: String?
  let related: [RelatedLocation]
  /// The root from which its screen is reached.
  let root: Int

  /// Nil for a title without words.
  init?(
    _ title: ViewModifierUse, on screen: Screen, context: RuleContext, reader: TextReader
  ) {
    guard let tree = context.tree(title.reference.file) else { return nil }
    guard tree.kind(title.reference.node) == .callExpr,
      let argument = tree.arguments(of: title.reference.node).first
    else { return nil }
    let meaning = reader.meaning(of: argument.value, in: title.frame)
    if let literal = meaning.literal, literal.text.allSatisfy(\.isWhitespace) { return nil }
    text = meaning.literal?.text
    isAlternative = meaning.isAlternative
    root = screen.root

    let inner = Location(file: title.reference.file, range: title.nameRange)
    let outer = Self.placeOfWords(title, meaning, on: screen, context)
    call = outer?.call ?? title.reference
    location = outer?.location ?? inner
    related =
      location == inner
      ? [] : [RelatedLocation(location: inner, message: "The title is set here.")]

    var hints = meaning.names
    var viewName: String?
    for frame in [outer?.frame, title.frame].compactMap({ $0 }) {
      guard let owner = context.scope.frames[frame].owner,
        let name = context.index[owner]?.name, name != "View", !hints.contains(name)
      else { continue }
      hints.append(name)
      if context.index.type(owner, conformsTo: "View") { viewName = viewName ?? name }
    }
    self.hints = hints
    self.viewName = viewName
  }

  var message: String {
    let name =
      switch text {
      case let text? where text.count <= 60 && !text.contains(where: \.isNewline):
        "The title “\(text)”"
      default: "The title"
      }
    return "\(name) has no icon beside it in Assistive Access. "
      + "Add one with `assistiveAccessNavigationIcon(systemImage:)`."
  }

  // MARK: Where the words are

  private struct Place {
    let location: Location
    let call: SyntaxReference
    let frame: Int
  }

  /// The use of a modifier or view of the workspace that passes the words; nil where they stand at
  /// the title itself, or are not known.
  private static func placeOfWords(
    _ title: ViewModifierUse, _ meaning: TextMeaning, on screen: Screen, _ context: RuleContext
  ) -> Place? {
    guard meaning.isPassed else { return nil }
    let site = title.useSite.map { site in
      Place(
        location: Location(file: site.reference.file, range: site.nameRange),
        call: site.reference, frame: site.frame)
    }
    guard let literal = meaning.literal else { return site }
    if let site, site.frame == literal.frame,
      holds(site.call, literal.reference, context)
    {
      return site
    }
    return view(passing: literal, on: screen, context) ?? site
  }

  /// The innermost use of a view of the workspace among whose arguments a literal stands.
  private static func view(
    passing literal: TextMeaning.Literal, on screen: Screen, _ context: RuleContext
  ) -> Place? {
    var best: (place: Place, length: Int)?
    for element in screen.elements where element.frame == literal.frame {
      guard case .own = element.kind, element.reference.file == literal.reference.file,
        let tree = context.tree(element.reference.file),
        tree.kind(element.reference.node) == .callExpr,
        holds(element.reference, literal.reference, context)
      else { continue }
      let length = tree.range(element.reference.node).length
      if let best, best.length <= length { continue }
      best = (
        Place(
          location: Location(file: element.reference.file, range: element.nameRange),
          call: element.reference, frame: element.frame),
        length
      )
    }
    return best?.place
  }

  private static func holds(
    _ outer: SyntaxReference, _ inner: SyntaxReference, _ context: RuleContext
  ) -> Bool {
    guard outer.file == inner.file, let tree = context.tree(outer.file) else { return false }
    return tree.range(outer.node).contains(tree.range(inner.node))
  }
}
