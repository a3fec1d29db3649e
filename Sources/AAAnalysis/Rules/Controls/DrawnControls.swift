/// Tells which controls draw a button of their own: a background, a shape, a picture that fills
/// them. In the system's shape, that is a button inside a button.
struct DrawnControls {
  private let reader: ControlLabelReader
  /// The elements that have a modifier that draws.
  private let decorated: Set<Int>

  init(_ reader: ControlLabelReader) {
    self.reader = reader
    decorated = Set(reader.screen.modifiers.all(named: Self.modifiers).compactMap(\.element))
  }

  /// Whether a control, or anything in its label, draws more than words and a symbol, or may.
  func draws(_ control: Int) -> Bool {
    var pending = [control]
    while let position = pending.popLast() {
      let element = reader.screen.elements[position]
      // What a link leads to is another screen's, and not among these.
      if decorated.contains(position) || element.kind == .unresolved { return true }
      if element.kind == .native, Self.views.contains(element.name) { return true }
      if element.kind == .native, element.name == "Image", !isSymbol(element) { return true }
      pending.append(contentsOf: reader.children(of: position))
    }
    return false
  }

  private func isSymbol(_ image: ViewElement) -> Bool {
    guard let tree = reader.loader.load(image.reference.file)?.tree,
      tree.kind(image.reference.node) == .callExpr
    else { return false }
    return tree.arguments(of: image.reference.node).first?.label == "systemName"
  }

  private static let modifiers: Set<String> = [
    "background", "backgroundStyle", "border", "clipShape", "clipped", "containerBackground",
    "containerShape", "cornerRadius", "glassEffect", "mask", "overlay", "shadow",
  ]

  private static let views: Set<String> = [
    "AngularGradient", "AsyncImage", "Canvas", "Capsule", "Circle", "Color",
    "ContainerRelativeShape", "Ellipse", "EllipticalGradient", "LinearGradient", "Map", "MeshGradient", "Path",
    "RadialGradient", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "VideoPlayer",
  ]
}
