/// An image of the app's own that is all there is, and that nothing names.
enum ImageUnlabelled: ScreenRule {
  static let description = RuleDescription(
    id: "image-unlabelled", family: .controls, severity: .hint,
    title: "An image that is all there is has no accessibility label",
    problem: """
      An image from the asset catalogue is all that a control's label, a row or a screen shows in \
      Assistive Access, and it has no accessibility label. VoiceOver then reads the name of the \
      asset, or nothing that helps. Images that are decorative, or hidden from assistive \
      technologies, are left alone, as are symbols, which have names of their own.
      """,
    impact: """
      Several accessibility features may be needed by one person: someone who uses Assistive Access \
      may also listen to VoiceOver or Spoken Content. Where the picture is the only content, \
      whoever cannot see it, or cannot tell what it shows, is left with nothing.
      """,
    remedy: """
      Say in a few words what the image shows or does, with `accessibilityLabel(_:)`, and better \
      still show those words beside it.
      """,
    facts: ["C8", "D43", "D11"],
    sources: [
      Source(
        title: "accessibilityLabel(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)"),
      .interfaceGuidelines,
      .contentUsable,
    ],
    minimumOS: "26.0", hasFix: true, examples: examples)

  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [Finding] {
    let reader = context.labelReaders[screen]
    var findings: [Finding] = []
    var places: Set<Location> = []
    for image in reader.screen.elements.indices {
      guard let asset = AssetImage(image, reader), let place = placeFilled(by: image, reader),
        !isNamed(image, upTo: place.element, reader)
      else { continue }
      let element = reader.screen.elements[image]
      let location = Location(file: element.reference.file, range: element.nameRange)
      guard places.insert(location).inserted else { continue }
      findings.append(Finding(
        rule: description.id, severity: .hint,
        message: "The image is all that \(place.name) shows, and has no accessibility label. "
          + "Say in a few words what it shows.",
        location: location,
        fixes: ImageLabelFix(
          reader: reader, image: image, assetName: asset.name, control: place.element
        ).fixes))
    }
    return findings
  }

  private struct Place {
    let name: String
    /// The control, the row; nil for the screen.
    let element: Int?
  }

  /// What an image alone fills: a control's label, a row, a screen.
  private static func placeFilled(by image: Int, _ reader: ControlLabelReader) -> Place? {
    let element = reader.screen.elements[image]
    if element.surroundings.contains(.decoration) { return nil }
    if let control = reader.control(around: image) {
      guard let label = reader.label(of: control),
        let part = label.parts.first(where: { $0.element == image && $0.kind == .image }),
        label.parts.allSatisfy({ $0.element == image || $0.branches.excludes(part.branches) })
      else { return nil }
      return Place(name: "the label of this control", element: control)
    }
    if let row = reader.row(around: image) {
      let content = reader.content(of: [row])
      guard !content.isOpen, content.images == [image], content.texts.isEmpty,
        content.controls.isEmpty
      else { return nil }
      return Place(name: "this row", element: row)
    }
    let roots = reader.screen.elements.indices.filter {
      reader.screen.elements[$0].parent == nil
    }
    let content = reader.content(of: roots)
    guard !content.isOpen, !reader.screen.mayHideModifiers, content.images == [image],
      content.texts.isEmpty, content.controls.isEmpty, element.branches.isEmpty
    else { return nil }
    return Place(name: "this screen", element: nil)
  }

  /// Whether anything from the image outwards says what it is, or hides it.
  private static func isNamed(
    _ image: Int, upTo place: Int?, _ reader: ControlLabelReader
  ) -> Bool {
    var around: Set<Int> = []
    var position: Int? = image
    while let current = position {
      around.insert(current)
      if current == place { break }
      position = reader.screen.elements[current].parent
    }
    return reader.screen.modifiers.contains { modifier in
      guard modifier.element.map({ around.contains($0) }) ?? (place == nil) else {
        return false
      }
      switch modifier.name {
      case "accessibilityHint", "accessibilityIdentifier", "accessibilityAction",
        "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilitySortPriority":
        return false
      // An own or foreign modifier may name it.
      case "hidden", "help": return true
      default:
        return modifier.name.hasPrefix("accessibility")
          || modifier.declaration == nil && !ModifierLibrary.names.contains(modifier.name)
      }
    }
  }
}

/// An image from the asset catalogue.
struct AssetImage {
  /// Its name, where that is a literal.
  let name: String?

  /// Nil for symbols, for images from elsewhere, and for decorative ones.
  init?(_ element: Int, _ reader: ControlLabelReader) {
    let shown = reader.screen.elements[element]
    guard shown.kind == .native, shown.name == "Image", !shown.isComponent,
      let tree = reader.tree(of: element),
      tree.kind(shown.reference.node) == .callExpr
    else { return nil }
    let arguments = tree.arguments(of: shown.reference.node)
    guard let first = arguments.first, first.label == nil,
      arguments.dropFirst().allSatisfy({ $0.label == "bundle" || $0.label == "variableValue" })
    else { return nil }
    switch tree.kind(first.value) {
    case .stringLiteral: name = StringValue(of: first.value, in: tree).text
    // `Image(.garden)`
    case .memberExpr where tree.firstChild(first.value) == nil: name = tree.name(first.value)
    case .declRef, .memberExpr, .sequenceExpr:
      guard Self.isText(first.value, shown.frame, tree, reader) else { return nil }
      name = nil
    default: return nil
    }
  }

  /// Whether an expression is surely the name of an asset, rather than an image made elsewhere.
  private static func isText(
    _ node: NodeID, _ frame: Int, _ tree: SyntaxTree, _ reader: ControlLabelReader
  ) -> Bool {
    let meaning = reader.texts.meaning(of: node, in: frame)
    if meaning.literal != nil || meaning.hasLiteralPiece { return true }
    let name = tree.name(node)
    let members = reader.index.allMembers(named: name)
    return !members.isEmpty
      && members.allSatisfy { member in
        ["String", "ImageResource"].contains(reader.index[member]?.typeText)
      }
  }
}
